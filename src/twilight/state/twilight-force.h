/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-rules.h"

G_BEGIN_DECLS

/* Units of one kind that a force can have. */
#define FORCON_FORCE_COUNT_MAX 10000

/**
 * ForconForce:
 * @intact, @damaged: how many of each unit, by its id less one; damaged ones have sustained damage
 *
 * Units of one player in one place. A plain value; all zero is nobody.
 */
typedef struct {
  guint16 intact[FORCON_UNITS_MAX];
  guint16 damaged[FORCON_UNITS_MAX];
} ForconForce;
FORCON_DECLARE_FIELD_TYPE (PLAIN, force, ForconForce)

/**
 * forcon_force_of:
 * @force: a force
 * @unit: a unit, not none
 *
 * Returns: how many of them it has, damaged or not
 */
guint forcon_force_of (const ForconForce *force, ForconUnitId unit);

/**
 * forcon_force_count:
 * @force: a force
 * @rules: whose units
 * @kind: of which kind
 *
 * Returns: how many units of that kind it has
 */
guint forcon_force_count (const ForconForce *force, const ForconTwilightRules *rules, ForconUnitKind kind);

/**
 * forcon_force_is_empty:
 * @force: a force
 *
 * Returns: whether it has no unit at all
 */
gboolean forcon_force_is_empty (const ForconForce *force);

/**
 * forcon_force_half_cost:
 * @force: a force
 * @rules: whose units
 *
 * Returns: the cost of its units, in halves of a resource
 */
guint forcon_force_half_cost (const ForconForce *force, const ForconTwilightRules *rules);

/**
 * forcon_force_add:
 * @force: a force
 * @other: what joins it
 */
void forcon_force_add (ForconForce *force, const ForconForce *other);

/**
 * forcon_force_parse:
 * @rules: whose units
 * @text: a list such as "1 dreadnought, 2 cruiser2, fighter" or "2 Cruisers + 1 War Sun", as
 *   forcon_twilight_match_unit() reads units; may be empty
 * @force: (inout): what it is added to, intact
 * @wrong: (out) (transfer full) (optional): the item that was none
 *
 * Returns: whether all of @text was understood
 */
gboolean forcon_force_parse (const ForconTwilightRules *rules, const char *text, ForconForce *force, char **wrong);

/**
 * forcon_force_parse_damaged:
 * @rules: whose units
 * @text: a list as of forcon_force_parse(), of units that have sustained damage
 * @force: (inout): in which so many intact ones become damaged
 * @wrong: (out) (transfer full) (optional): the item that was none, or of which there are not so many, or that
 *   cannot sustain damage
 *
 * Returns: whether all of @text was understood
 */
gboolean forcon_force_parse_damaged (const ForconTwilightRules *rules, const char *text, ForconForce *force,
                                     char **wrong);

/**
 * forcon_force_format:
 * @rules: whose units
 * @force: a force
 *
 * Returns: (transfer full): the list of all its units that forcon_force_parse() reads
 */
char *forcon_force_format (const ForconTwilightRules *rules, const ForconForce *force);

/**
 * forcon_force_format_damaged:
 * @rules: whose units
 * @force: a force
 *
 * Returns: (transfer full): the list of those that have sustained damage, as forcon_force_parse_damaged() reads it
 */
char *forcon_force_format_damaged (const ForconTwilightRules *rules, const ForconForce *force);

G_END_DECLS
