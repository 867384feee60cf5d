/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Every number of a rule set by the path by which people and files name it: "torpedoes/armour",
 * "ship-type/cruiser/diameter", "gunnery/3", "columns/capital/abeam", "critical-table/7", "nation/Barrayar/strength",
 * "option/shields.order", "landing", "name". Where each stands in a rules file, how it is written there, and what it
 * may be. All of them come from rules-table.h.
 */

#include "engine/state/rule-options.h"

G_BEGIN_DECLS

typedef enum {
  FORCON_RULE_NUMBER,
  FORCON_RULE_LENGTH,
  FORCON_RULE_ANGLE,
  FORCON_RULE_FRACTION,
  FORCON_RULE_FORMULA,
  FORCON_RULE_FLAG,
  FORCON_RULE_WORD,
  FORCON_RULE_LIST,
  FORCON_RULE_OPTION,
  FORCON_RULE_TEXT,
  FORCON_RULE_NATION,
  FORCON_RULE_LANDING,
} ForconRuleForm;

/**
 * ForconRuleValue:
 * @path: by which it is named
 * @parent: (nullable): the element of a rules file around its row, where rows are called alike
 * @element: the element that has it
 * @key_attribute, @key: (nullable): which of several such elements: "id" and "cruiser"; or "target/aspect" and
 *   "capital/abeam"
 * @attribute: of the element
 * @least, @most: of a number or of each of a list, in units of the member: 0.01 cm, 0.1°
 * @n: numbers of a list
 * @words: (nullable): the words that it may be
 * @offset: in #ForconRules
 * @optional: whether a file need not state it
 *
 * Lives as long as the program.
 */
typedef struct {
  const char *path;
  ForconRuleForm form;
  const char *parent;
  const char *element;
  const char *key_attribute;
  const char *key;
  const char *attribute;
  gint64 least;
  gint64 most;
  guint n;
  const ForconFieldType *words;
  gsize offset;
  gboolean optional;
} ForconRuleValue;

/* Why a value cannot be so: it is none of its kind, or beyond its bounds. */
typedef enum {
  FORCON_RULE_FAULT_NONE,
  FORCON_RULE_FAULT_MALFORMED,
  FORCON_RULE_FAULT_OUT_OF_BOUNDS,
} ForconRuleFault;

/**
 * forcon_rule_values:
 * @rules: a rule set
 *
 * Returns: (transfer container) (element-type ForconRuleValue): all values that it has, in the order of a rules file;
 *   id and name are first
 */
GPtrArray *forcon_rule_values (const ForconRules *rules);

/**
 * forcon_rule_value_find:
 * @path: what a person wrote
 *
 * Returns: (nullable) (transfer none): the value of that path, which rules may not have: a row of the gunnery table, a
 *   nation
 */
const ForconRuleValue *forcon_rule_value_find (const char *path);

/**
 * forcon_rule_value_format:
 * @value: a value
 * @rules: a rule set
 *
 * Returns: (transfer full): what it is there, as files have it; "" where the rules do not have it
 */
char *forcon_rule_value_format (const ForconRuleValue *value, const ForconRules *rules);

/* Whether rules can be without it: a nation, a row at the end of the gunnery table, what a file need not state. */
gboolean forcon_rule_value_can_be_absent (const ForconRuleValue *value);

/* Returns: (transfer full): a bound of the value, as files have it */
char *forcon_rule_value_format_bound (const ForconRuleValue *value, gint64 bound);

/**
 * forcon_rule_value_put:
 * @value: a value
 * @rules: (inout): a rule set
 * @text: what forcon_rule_value_format() writes; nothing in it is trusted
 *
 * Does not ask whether it goes with the other values.
 *
 * Returns: whether it was put there; otherwise nothing was changed
 */
gboolean forcon_rule_value_put (const ForconRuleValue *value, ForconRules *rules, const char *text);

/**
 * forcon_rule_value_set:
 * @value: a value
 * @rules: (inout): a rule set
 * @text: what it is to be, as files have it; "" takes a nation or the last row of the gunnery table away
 * @least, @most: (out): where it is out of bounds, what it may be, beside the other values
 *
 * Returns: why it cannot be that; nothing was changed then
 */
ForconRuleFault forcon_rule_value_set (const ForconRuleValue *value, ForconRules *rules, const char *text,
                                       gint64 *least, gint64 *most);

/**
 * forcon_rules_differences:
 * @rules, @base: two rule sets
 *
 * Returns: (transfer container) (element-type ForconRuleValue): the values that are not the same in both, in the order
 *   of a rules file
 */
GPtrArray *forcon_rules_differences (const ForconRules *rules, const ForconRules *base);

/**
 * forcon_rules_changes:
 * @rules: a rule set
 * @base: the one from which it was made
 *
 * Returns: (transfer full): what makes @rules of @base: "path=value" on a line each, sorted by path; "" where they are
 *   the same. Two pairs that differ alike give the same text
 */
char *forcon_rules_changes (const ForconRules *rules, const ForconRules *base);

/**
 * forcon_rules_apply:
 * @rules: (inout): a rule set
 * @changes: lines of "path=value"; nothing in them is trusted: what cannot be is passed over
 */
void forcon_rules_apply (ForconRules *rules, const char *changes);

G_END_DECLS
