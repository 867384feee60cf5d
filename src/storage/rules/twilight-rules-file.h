/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-rules.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/**
 * forcon_twilight_rules_load:
 * @path: a file of fleet-dice rules
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the rules that it states, or %NULL with @error set
 */
ForconTwilightRules *forcon_twilight_rules_load (const char *path, GError **error);

/**
 * forcon_twilight_rules_load_named:
 * @name: such as "twilight"
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the rules of that name in the data folder, or %NULL with @error set
 */
ForconTwilightRules *forcon_twilight_rules_load_named (const char *name, GError **error);

/* Costs are halves of a resource, and read and written in hundredths. */
#define FORCON_TWILIGHT_HALF 50

/*
 * The values that an element states for a unit; those that it does not name stay. For rules, and for units of a
 * player.
 */

/**
 * forcon_twilight_read_values:
 * @xml: at an element
 * @unit: (inout): a unit, of which it states some values
 */
void forcon_twilight_read_values (ForconXml *xml, ForconUnit *unit);

G_END_DECLS
