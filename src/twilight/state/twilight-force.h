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

guint forcon_force_of (const ForconForce *force, ForconUnitId unit);
guint forcon_force_count (const ForconForce *force, const ForconTwilightRules *rules, ForconUnitKind kind);
gboolean forcon_force_is_empty (const ForconForce *force);
guint forcon_force_half_cost (const ForconForce *force, const ForconTwilightRules *rules);
void forcon_force_add (ForconForce *force, const ForconForce *other);

gboolean forcon_force_parse (const ForconTwilightRules *rules, const char *text, ForconForce *force, char **wrong);
gboolean forcon_force_parse_damaged (const ForconTwilightRules *rules, const char *text, ForconForce *force,
                                     char **wrong);
char *forcon_force_format (const ForconTwilightRules *rules, const ForconForce *force);
char *forcon_force_format_damaged (const ForconTwilightRules *rules, const ForconForce *force);

G_END_DECLS
