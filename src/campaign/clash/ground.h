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
 * @admirals: (array length=2): by #ForconTwilightSide, bit (1 << side id) of each admiral whose troops fight
 *   there, and of the holder
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

/**
 * forcon_ground_fight:
 * @campaign: a campaign
 * @object: a planet
 * @admiral: whose troops attack, or none for those who were landed first
 * @fight: (out): who fights whom
 *
 * The troops of the attacker's friends fight with them. The garrison and what was landed by the holder and the holder's
 * friends defend; a garrison that nobody holds defends too (F-END-6).
 *
 * Returns: whether landed troops have to fight there
 */
gboolean forcon_ground_fight (const ForconCampaign *campaign, ForconObjectId object, ForconSideId admiral,
                              ForconGroundFight *fight);

/**
 * forcon_ground_waiting:
 * @campaign: a campaign
 * @object: a planet
 * @holder: an admiral, or none
 * @friends: (out): how many of the troops that wait there are the admiral's own or of friends
 *
 * Returns: bit (1 << side id) of each admiral whose landed troops have not fought yet (F-END-6)
 */
guint32 forcon_ground_waiting (const ForconCampaign *campaign, ForconObjectId object, ForconSideId holder,
                               gint *friends);

/**
 * forcon_ground_clash:
 * @campaign: a campaign
 * @rules: the rules, with the table of landed troops
 * @ground: the rules of the fleet dice
 * @fight: who fights whom
 * @too_many: (out): of how many units of a kind there would be, where that is more than a force can have
 *
 * Returns: (transfer full) (nullable): the ground combat before its first round, with the campaign's generator;
 *   %NULL where there would be too many units
 */
ForconTwilightClash *forcon_ground_clash (const ForconCampaign *campaign, const ForconRules *rules,
                                          const ForconTwilightRules *ground, const ForconGroundFight *fight,
                                          gint *too_many);

/**
 * forcon_ground_odds:
 * @campaign: a campaign
 * @rules: the rules, with the table of landed troops
 * @ground: (nullable): the rules of the fleet dice
 * @fight: who fights whom
 * @odds: (out): the exact chances of both, by the default policy (T-ODDS-1)
 *
 * Returns: whether they can be told at once; not of very many troops, where there is nobody to fight, or no rules
 *   for it
 */
gboolean forcon_ground_odds (const ForconCampaign *campaign, const ForconRules *rules,
                             const ForconTwilightRules *ground, const ForconGroundFight *fight,
                             ForconTwilightOdds *odds);

/* Troops as units of the fleet dice, and what is left of those as troops again. */

/**
 * forcon_ground_troops:
 * @rules: the rules, with the table of landed troops
 * @ground: the rules of the fleet dice
 * @force: what is left
 *
 * By the same table; a unit that sustained damage counts as a whole, and what is no full row is rounded up (F-END-6).
 *
 * Returns: how many troops that is
 */
gint forcon_ground_troops (const ForconRules *rules, const ForconTwilightRules *ground, const ForconForce *force);

/* What owners of units choose beforehand, as text: "attacker destroy 1 infantry; 2 defender sustain 1 mech" */

/**
 * forcon_ground_choices_parse:
 * @ground: the rules of the fleet dice
 * @text: (nullable): "attacker destroy 1 infantry; 2 defender sustain 1 mech": in which round, or in the first in
 *   which it fits, who does what with how many of which units; "damaged" behind units that sustained damage
 * @wrong: (out) (transfer full) (optional): on failure the clause that is no choice
 *
 * Returns: (transfer full) (nullable) (element-type ForconTwilightChoice): the choices in their order; %NULL where
 *   one is none
 */
GArray *forcon_ground_choices_parse (const ForconTwilightRules *ground, const char *text, char **wrong);

/**
 * forcon_ground_choice_format:
 * @ground: the rules of the fleet dice
 * @choice: a choice of what hits are taken with
 *
 * Returns: (transfer full): it as a clause of forcon_ground_choices_parse()
 */
char *forcon_ground_choice_format (const ForconTwilightRules *ground, const ForconTwilightChoice *choice);

/**
 * forcon_ground_choices_of:
 * @journal: a ground combat that was played elsewhere
 * @faces: to which the dice are added as they lay, those of the generator too
 *
 * What has to be said to decide the same combat again: dice, and with what units hits were taken.
 *
 * Returns: (transfer full) (nullable): the choices as text; %NULL where something else was done in it, as by an
 *   ability, or a die was thrown again
 */
char *forcon_ground_choices_of (const ForconTwilightJournal *journal, GByteArray *faces);

G_END_DECLS
