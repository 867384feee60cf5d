/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "engine/state/rules.h"
#include "twilight/rules/twilight-choice.h"
#include "twilight/odds/twilight-odds.h"

G_BEGIN_DECLS

/**
 * ForconGroundFight:
 * @object: the planet
 * @attacker: who attacks; who of those that may was landed first
 * @holder: who holds the planet, or none
 * @admirals: (array length=2): by #ForconTwilightSide, bit (1 << side id) of each admiral whose troops fight there, and of the
 *   holder
 * @troops: (array length=2): how many troops fight on each side
 *
 * Landed troops that have to fight for a planet (F-END-6). A plain value.
 */
typedef struct {
  ForconObjectId object;
  ForconSideId attacker;
  ForconSideId holder;
  guint32 admirals[FORCON_TWILIGHT_SIDE_COUNT];
  gint troops[FORCON_TWILIGHT_SIDE_COUNT];
} ForconGroundFight;

gboolean forcon_ground_fight (const ForconCampaign *campaign, ForconObjectId object, ForconSideId admiral,
                              ForconGroundFight *fight);
guint32 forcon_ground_waiting (const ForconCampaign *campaign, ForconObjectId object, ForconSideId holder, gint *friends);
ForconTwilightClash *forcon_ground_clash (const ForconCampaign *campaign, const ForconRules *rules,
                                          const ForconTwilightRules *ground, const ForconGroundFight *fight,
                                          gint *too_many);

gboolean forcon_ground_odds (const ForconCampaign *campaign, const ForconRules *rules,
                             const ForconTwilightRules *ground, const ForconGroundFight *fight,
                             ForconTwilightOdds *odds);

/* Troops as units of the fleet dice, and what is left of those as troops again. */
gint forcon_ground_troops (const ForconRules *rules, const ForconTwilightRules *ground, const ForconForce *force);

/* What owners of units choose beforehand, as text: "attacker destroy 1 infantry; 2 defender sustain 1 mech" */
GArray *forcon_ground_choices_parse (const ForconTwilightRules *ground, const char *text, char **wrong);
char *forcon_ground_choice_format (const ForconTwilightRules *ground, const ForconTwilightChoice *choice);
char *forcon_ground_choices_of (const ForconTwilightJournal *journal, GByteArray *faces);

G_END_DECLS
