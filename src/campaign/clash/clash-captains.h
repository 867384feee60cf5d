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

gboolean forcon_clash_next (const ForconCampaign *campaign, const ForconRules *rules, ForconClashId clash,
                            const ForconClashCaptains *captains, ForconCampaignCommand *command);
gboolean forcon_chronicle_fight (ForconChronicle *chronicle, ForconClashId clash, const ForconClashCaptains *captains,
                                 ForconCampaignVerdict *verdict);

G_END_DECLS
