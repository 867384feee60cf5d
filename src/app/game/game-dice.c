/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose dice are thrown by hand, and which those would be. */
#include "app/game/game-private.h"

#include "report/campaign/campaign-sentences.h"
#include "app/widgets/preferences.h"

/* More dice than anybody throws for one command. */
#define DICE_MOST 400

ForconDiceMode
forcon_game_dice_mode (void)
{
  return g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_REAL_DICE) ? FORCON_DICE_MODE_TYPE
                                                                                      : FORCON_DICE_MODE_ROLL;
}

gboolean
forcon_game_rolls_for (ForconGame *self, const ForconBattle *battle, const ForconDiceRequest *request)
{
  const ForconSide *side;

  g_return_val_if_fail (FORCON_IS_GAME (self) && battle != NULL, FALSE);
  if (FORCON_ID_IS_NONE (request->ship))
    return FALSE;
  side = forcon_battle_side (battle, forcon_battle_ship (battle, request->ship)->side);
  return forcon_game_rolls_for_admiral (self, forcon_battle_find_side (forcon_game_campaign (self)->fleet, side->id));
}

gboolean
forcon_game_rolls_for_admiral (ForconGame *self, ForconSideId admiral)
{
  const ForconAdmiral *known = forcon_campaign_admiral (forcon_game_campaign (self), admiral);

  return known != NULL && known->absent
         && g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_ROLL_FOR_ABSENT);
}

ForconDiceRequest
forcon_game_dice_wanted (const ForconCampaignVerdict *needs)
{
  if (needs->ground.count == 0)
    return needs->request;
  return (ForconDiceRequest){ .count = needs->ground.count, .given = needs->ground.given };
}

void
forcon_roll_by_generator (GByteArray *faces, const ForconDiceRequest *request)
{
  const guint8 generator = 0;

  for (guint i = request->given; i < request->count; i++)
    g_byte_array_append (faces, &generator, 1);
}

GStrv
forcon_game_rolls_of (ForconGame *self, const ForconCampaignCommand *command)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autoptr (GStrvBuilder) rolls = g_strv_builder_new ();
  const ForconBattle *fleet = forcon_game_campaign (self)->fleet;

  while (faces->len < DICE_MOST)
    {
      ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
      g_autoptr (ForconCampaignOutcome) outcome
          = forcon_chronicle_try (forcon_game_chronicle (self), command, &dice);
      const ForconDiceRequest *request = &outcome->verdict.request;
      g_autofree char *sentence = NULL;

      if (outcome->verdict.kind != FORCON_PROBLEM_NEEDS_DICE)
        break;
      sentence = forcon_campaign_sentence_of_request (forcon_game_campaign (self), FORCON_NO_CLASH, request);
      if (!forcon_game_rolls_for (self, fleet, request))
        g_strv_builder_add (rolls, sentence);
      forcon_roll_by_generator (faces, request);
    }
  return g_strv_builder_end (rolls);
}
