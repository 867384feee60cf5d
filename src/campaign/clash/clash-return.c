/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"
#include "engine/state/ship.h"

/* The return of a clash to the map (F-CAMP-11), in one command. */

/* The planet of the sector from which one on the table was made: objects are numbered in their order there. */
static const ForconFeature *
planet_of (const ForconHomecoming *home, ForconObjectId object)
{
  const ForconCampaign *campaign = home->decision->campaign;
  g_autoptr (ForconClashTable) table = forcon_clash_table_new (campaign, home->decision->rules, &home->clash);
  guint place = FORCON_ID_IS_NONE (object) ? 1 : object.value;

  if (place > table->objects->len)
    return NULL;
  return forcon_campaign_feature (campaign, g_array_index (table->objects, ForconClashObject, place - 1).feature);
}

/* Troops went to the planet in whose orbit the ship still is, else to the first one there. */
static void
state_landings (ForconHomecoming *home)
{
  for (guint i = 0; i < home->ships->len; i++)
    {
      const ForconReturnee *returnee = &g_array_index (home->ships, ForconReturnee, i);
      const ForconFeature *planet
          = returnee->landed > 0 ? planet_of (home, forcon_battle_ship (home->table, returnee->table)->planet) : NULL;

      if (planet == NULL)
        continue;
      forcon_campaign_land (home->decision, planet, returnee->ship, returnee->landed);
      forcon_campaign_take_planet (home->decision, planet, returnee->from);
    }
}

/* The side that is left, or the first of the allies; none where enemies are left, or nobody. */
static ForconSideId
winner_of (const ForconHomecoming *home)
{
  ForconSideId winner = FORCON_NO_SIDE;

  for (guint i = 1; i <= forcon_battle_n_sides (home->table); i++)
    {
      ForconSideId side = { (guint16) i };

      if (!forcon_side_in_action (home->table, side))
        continue;
      if (FORCON_ID_IS_NONE (winner))
        winner = side;
      else if (forcon_sides_hostile (home->table, winner, side))
        return FORCON_NO_SIDE;
    }
  return FORCON_ID_IS_NONE (winner) ? FORCON_NO_SIDE : forcon_homecoming_admiral (home, winner);
}

/* What the battle made of ships, formations, mines and planets becomes so on the map (F-CAMP-11). With a reason the
 * master may take it from the table before it is over. */
gboolean
forcon_campaign_return (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_return_clash *command = &decision->command->return_clash;
  const ForconClash *clash = forcon_campaign_clash (decision->campaign, command->clash);
  const ForconBattle *table = forcon_campaign_battle (decision->campaign, command->clash);

  if (clash == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_CLASH,
                                   .actual = (gint) command->clash.value);
  if (table == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_RETURNED, .clash = clash->clash);
  if (forcon_clash_refuse_lent (decision, clash->clash))
    return FALSE;
  if (table->step != FORCON_STEP_OVER && (decision->command->reason == NULL || *decision->command->reason == '\0'))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_GOES_ON, .clash = clash->clash);
  g_autoptr (GArray) ships = g_array_new (FALSE, TRUE, sizeof (ForconReturnee));
  ForconHomecoming home = { decision, *clash, table, ships };

  forcon_homecoming_find_ships (&home);
  state_landings (&home);
  forcon_homecoming_state_ships (&home);
  forcon_homecoming_state_mines (&home);
  forcon_homecoming_regroup (&home);
  FORCON_STATE (decision, CLASH_RETURNED, clash_returned, .clash = home.clash.clash, .rounds = table->round,
                .winner = winner_of (&home), .ended = table->step == FORCON_STEP_OVER);
  return TRUE;
}
