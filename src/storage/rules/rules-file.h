/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rule-values.h"
#include "twilight/state/twilight-rules.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/**
 * forcon_rules_load:
 * @path: a rules file
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the rules that it states, or %NULL with @error set
 */
ForconRules *forcon_rules_load (const char *path, GError **error);

/**
 * forcon_rules_load_named:
 * @name: such as "forcon-2010"
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the rules of that name in the data folder, or %NULL with @error set
 */
ForconRules *forcon_rules_load_named (const char *name, GError **error);

/**
 * forcon_rules_fingerprint:
 * @name: such as "forcon-2010"
 * @changes: what a campaign or a table changes in them, "" for nothing
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the name and what tells these rules, and how this program decides by them, from others;
 *   %NULL with @error set
 */
char *forcon_rules_fingerprint (const char *name, const char *changes, GError **error);

/* The rules that the program comes with, from which every rule set is told apart. */
#define FORCON_USUAL_RULES "forcon-2010"

/**
 * forcon_rules_find:
 * @name: by which a file asks for rules
 * @beside: (nullable): that file
 *
 * A rule set of one's own is NAME.xml beside the file, else in the folder "rules" of the user's data
 * (forcon_rules_user_folder()), else in the data folder; those that the program comes with are always its own.
 *
 * Returns: (transfer full) (nullable): the file; %NULL where there is none
 */
char *forcon_rules_find (const char *name, const char *beside);

/* Returns: (transfer full): where rule sets of one's own lie for all campaigns: $XDG_DATA_HOME/forcon-master/rules */
char *forcon_rules_user_folder (void);

/**
 * forcon_rules_list:
 * @beside: (nullable): a folder in which there may be rule sets, too
 *
 * Returns: (transfer full) (element-type utf8): the files of all rule sets that can be found, each id once
 */
GPtrArray *forcon_rules_list (const char *beside);

/**
 * forcon_rules_load_for:
 * @xml: at an element that asks for rules by their name
 * @attribute: by which
 * @path: (nullable): a rules file to use instead
 * @changes: (out) (transfer full): how they differ from the usual ones, as forcon_rules_changes() writes it
 *
 * Returns: (transfer full) (nullable): the rules; %NULL where there are none, which is then the file's error
 */
ForconRules *forcon_rules_load_for (ForconXml *xml, const char *attribute, const char *path, char **changes);

/**
 * forcon_rules_own_changes:
 * @rules: a rule set
 * @path: its file, for errors
 * @error: #ForconFileError: the usual rules cannot be read, or landed troops fight by other fleet dice, which not every
 *   program has
 *
 * Returns: (transfer full): how they differ from the usual ones, as forcon_rules_changes() writes it
 */
char *forcon_rules_own_changes (const ForconRules *rules, const char *path, GError **error);

/**
 * forcon_rules_load_text:
 * @text: a rules file, as forcon_xml_text_load() gives it
 * @path: what errors call it
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the rules that it states, or %NULL with @error set
 */
ForconRules *forcon_rules_load_text (const char *text, const char *path, GError **error);

/**
 * forcon_rules_merge:
 * @text: a rules file, as forcon_xml_text_load() gives it
 * @rules: what it is to say
 * @error: #ForconFileError: the text is none
 *
 * Returns: (transfer full): the text with every value that differs changed in its place; all else stays to the byte
 */
char *forcon_rules_merge (const char *text, const ForconRules *rules, GError **error);

/* Options of the rules. */

/* What a rules file that names no options means. */
void forcon_rules_default_options (ForconRules *rules);

/**
 * forcon_rules_read_option:
 * @xml: at an option
 * @rules: what it changes
 *
 * Section 15: an unknown option or value is refused with its line.
 */
void forcon_rules_read_option (ForconXml *xml, ForconRules *rules);

/* The table of landings, and the rules of the ground combat that it names. */

/**
 * forcon_rules_read_landing_row:
 * @xml: at a row of the table of landed troops
 * @rules: to which it is added
 *
 * A unit stands in one row only, so that what is left of it can be said in troops again (F-END-6).
 */
void forcon_rules_read_landing_row (ForconXml *xml, ForconRules *rules);

/**
 * forcon_rules_check_landing:
 * @xml: at the end of the table of landed troops
 * @rules: whose table it is
 *
 * Its units have to be ground forces of the fleet-dice rules that it names; its last row is of single troops, so that
 * nobody who landed is left out (F-END-6).
 */
void forcon_rules_check_landing (ForconXml *xml, ForconRules *rules);

/**
 * forcon_rules_load_ground:
 * @rules: the rules
 * @ground: (out) (transfer full) (nullable): the rules of the fleet dice by which landed troops fight; %NULL for none
 * @error: #ForconFileError
 *
 * Returns: whether they could be loaded, or there are none
 */
gboolean forcon_rules_load_ground (const ForconRules *rules, ForconTwilightRules **ground, GError **error);

G_END_DECLS
