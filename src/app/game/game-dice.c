/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose dice are thrown by hand, and which those would be. */
#include "app/game/game-private.h"

#include "report/campaign/campaign-sentences.h"
#include "app/widgets/preferences.h"

/* More dice than anybody throws for one command. */
#define DICE_MOST 400

/**
 * forcon_game_dice_mode:
 *
 * Returns: whether the dice of this table are typed: people throw real ones
 */
ForconDiceMode
forcon_game_dice_mode (void)
{
  return g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_REAL_DICE) ? FORCON_DICE_MODE_TYPE
                                                                                      : FORCON_DICE_MODE_ROLL;
}

/**
 * forcon_game_rolls_for:
 * @self: a game with a campaign
 * @battle: its fleet, or the table of a clash
 * @request: a roll that is asked for
 *
 * Returns: whether the program rolls it though others type theirs: it is an admiral's who is absent (F-CAMP-10), and the
 *   master wants it so
 */
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

/* The same of whatever this admiral throws; nobody is never absent. */
gboolean
forcon_game_rolls_for_admiral (ForconGame *self, ForconSideId admiral)
{
  const ForconAdmiral *known = forcon_campaign_admiral (forcon_game_campaign (self), admiral);

  return known != NULL && known->absent
         && g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_ROLL_FOR_ABSENT);
}

/* Returns: the roll that a verdict asks for; of d10 only how many */
ForconDiceRequest
forcon_game_dice_wanted (const ForconCampaignVerdict *needs)
{
  if (needs->ground.count == 0)
    return needs->request;
  return (ForconDiceRequest){ .count = needs->ground.count, .given = needs->ground.given };
}

/* Leaves a roll to the generator. */
void
forcon_roll_by_generator (GByteArray *faces, const ForconDiceRequest *request)
{
  const guint8 generator = 0;

  for (guint i = request->given; i < request->count; i++)
    g_byte_array_append (faces, &generator, 1);
}

/**
 * forcon_game_rolls_of:
 * @self: a game with a campaign
 * @command: what might be wanted
 *
 * Returns: (transfer full) (element-type utf8): what people would be asked to throw for it, a sentence for each roll, as
 *   far as can be said before the first of them has fallen
 */
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
