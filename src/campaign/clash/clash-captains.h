/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/* For how many rounds captains fight who are to fight to the end. */
#define FORCON_FIGHT_ROUNDS 30

/**
 * ForconClashCaptains:
 * @admirals: bit (1 << side id) of each admiral for whom captains decide; FORCON_ALL_SIDES for all
 * @rounds: the last round that they fight; at least 1
 * @conclude: after that they agree to part, and what is over goes back to the map
 */
typedef struct {
  guint32 admirals;
  gint rounds;
  gboolean conclude;
} ForconClashCaptains;

/**
 * forcon_clash_next:
 * @campaign: a campaign
 * @rules: its rules
 * @clash: one of its clashes
 * @captains: for whom captains decide, and how long
 * @command: (out): what they want next, for the caller to say when and by whom
 *
 * The caller gives the command and asks again. A battle that has not begun begins.
 *
 * Returns: whether there is one; else the clash or the last round is over, or it is for others to give a command
 */
gboolean forcon_clash_next (const ForconCampaign *campaign, const ForconRules *rules, ForconClashId clash,
                            const ForconClashCaptains *captains, ForconCampaignCommand *command);

/**
 * forcon_chronicle_fight:
 * @chronicle: a chronicle
 * @clash: a clash of its campaign
 * @captains: for whom captains decide, and how long
 * @verdict: (out): why a command was not done, or NONE
 *
 * Captains fight as long as there is a command of theirs; the dice come from the generator of the table.
 *
 * Returns: whether all of their commands were done
 */
gboolean forcon_chronicle_fight (ForconChronicle *chronicle, ForconClashId clash, const ForconClashCaptains *captains,
                                 ForconCampaignVerdict *verdict);

G_END_DECLS
