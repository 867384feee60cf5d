/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-decide.h"

G_BEGIN_DECLS

/*
 * Captains on their own: a plain policy that plays a side, told in words in docs/captains.md. It rolls no dice and knows
 * no more than its side does.
 */
gboolean forcon_captain_command (const ForconBattle *battle, const ForconRules *rules, ForconSideId side,
                                 ForconCommand *command);

/**
 * ForconCaptains:
 * @sides: bit (1 << side id) of each side that a captain plays
 * @rounds: the last round that they play; at least 1
 */
typedef struct {
  guint32 sides;
  gint rounds;
} ForconCaptains;

#define FORCON_ALL_SIDES G_MAXUINT32

gboolean forcon_captains_next (const ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                               ForconCommand *command);
gboolean forcon_captains_play (ForconBattle *battle, const ForconRules *rules, gint rounds, ForconOutcome *outcome);

G_END_DECLS
