/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"
#include "engine/state/rule-values.h"

G_BEGIN_DECLS

/**
 * ForconRuleRow:
 * @value: the number of the rules that it shows
 * @widget: the row, to be put into a list
 *
 * A number of the rules that is changed in place, with what it is in Forcon 2010 where it differs, and a press that
 * puts it back.
 */
typedef struct _ForconRuleRow ForconRuleRow;

struct _ForconRuleRow {
  const ForconRuleValue *value;
  GtkWidget *widget;

  /*< private >*/
  ForconGame *game;
  GtkWidget *back;
  GtkLabel *why;
  GPtrArray *words;
  GPtrArray *cells;
  gboolean filling;
};

/* Returns: (transfer none): a row for a number of the rules of a game that outlives it; it goes with its widget */
ForconRuleRow *forcon_rule_row_new (const ForconRuleValue *value, ForconGame *game, GtkLabel *why);

/**
 * forcon_rule_row_show:
 * @row: a row
 * @rules: the rules in force
 * @usual: Forcon 2010
 *
 * Shows what the number is; what somebody is typing stays.
 */
void forcon_rule_row_show (ForconRuleRow *row, const ForconRules *rules, const ForconRules *usual);

G_END_DECLS
