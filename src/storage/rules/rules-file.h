/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rules.h"
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
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the name and what tells these rules, and how this program decides by them, from others;
 *   %NULL with @error set
 */
char *forcon_rules_fingerprint (const char *name, GError **error);

/**
 * forcon_rules_load_for:
 * @xml: at an element that asks for rules by their name
 * @attribute: by which
 * @path: (nullable): a rules file to use instead
 *
 * Returns: (transfer full) (nullable): the rules; %NULL where there are none, which is then the file's error
 */
ForconRules *forcon_rules_load_for (ForconXml *xml, const char *attribute, const char *path);

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
