/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Landed troops fight for a planet: in a window of their own, or all at once (F-END-6). */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "report/campaign/campaign-sentences.h"
#include "app/dice-window/twilight-window.h"
#include "campaign/clash/ground.h"

/* The rules that the window of the fleet dice knows. */
#define WINDOW_RULES "twilight"

/* A combat that is fought in a window; path: of the campaign. */
typedef struct {
  ForconGroundFight fight;
  char *path;
} Fought;

static void
free_fought (gpointer data)
{
  Fought *fought = data;

  g_free (fought->path);
  g_free (fought);
}

/* What came of the ground combat that was fought last. */
static void
say_how_it_ended (ForconMasterWindow *self)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  const ForconCampaignEntry *entry
      = forcon_chronicle_entry (chronicle, forcon_chronicle_position (chronicle) - 1, NULL);

  for (guint i = 0; entry != NULL && i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);
      g_autofree char *text = NULL;

      if (event->kind != FORCON_CAMPAIGN_EVENT_GROUND_OVER)
        continue;
      text = forcon_campaign_sentence_of_event (forcon_game_campaign (self->game), event, NULL);
      forcon_master_window_say_undoable (self, text);
    }
}

static ForconCampaignCommand
ground_command (ForconMasterWindow *self, ForconObjectId planet)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_GROUND);

  command.ground.object = planet;
  return command;
}

/* The whole combat at once, by the default policy. */
static void
roll_out (ForconMasterWindow *self, ForconObjectId planet)
{
  ForconCampaignCommand command = ground_command (self, planet);

  if (forcon_game_do (self->game, &command, forcon_game_dice_mode ()))
    say_how_it_ended (self);
}

static gboolean
refuse (ForconMasterWindow *self, const char *why)
{
  forcon_master_window_show_error (self, _ ("The campaign does not take this combat"), why);
  return FALSE;
}

/* The campaign decides it again from its own state, with the dice and choices of the window, so that both agree. */
static gboolean
take_result (gpointer owner, const ForconTwilightJournal *journal, gpointer data)
{
  ForconMasterWindow *self = owner;
  const Fought *fought = data;
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autofree char *choices = forcon_ground_choices_of (journal, faces);
  const ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command;

  if (g_strcmp0 (forcon_game_path (self->game), fought->path) != 0 || !forcon_game_writable (self->game))
    return refuse (self, _ ("The campaign in which these troops landed is not open to be written"));
  if (choices == NULL)
    return refuse (
        self, _ ("Dice were changed or abilities used, which troops of a campaign do not have; take that back first"));
  command = ground_command (self, fought->fight.object);
  command.ground.admiral = fought->fight.attacker;
  command.ground.text = *choices == '\0' ? NULL : g_intern_string (choices);
  outcome = forcon_game_submit (self->game, &command, &dice);
  if (outcome == NULL)
    return FALSE;
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    {
      g_autofree char *why = forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), &outcome->verdict);

      return refuse (self, why);
    }
  say_how_it_ended (self);
  return TRUE;
}

/* Dice that the program rolls there are handed over like typed ones, so they are none of the campaign's generator. */
static void
open_window (ForconMasterWindow *self, const ForconGroundFight *fight, ForconTwilightClash *clash)
{
  Fought *fought = g_new0 (Fought, 1);
  g_autoptr (GError) error = NULL;
  ForconTwilightWindow *window;

  fought->fight = *fight;
  fought->path = g_strdup (forcon_game_path (self->game));
  clash->random = forcon_random_fresh ();
  window = forcon_twilight_window_new_for (gtk_window_get_application (GTK_WINDOW (self)), clash, G_OBJECT (self),
                                           take_result, fought, free_fought, &error);
  if (window == NULL)
    forcon_master_window_show_error (self, _ ("The ground combat cannot be opened"), error->message);
  else
    gtk_window_present (GTK_WINDOW (window));
}

static void
fight_landing (ForconMasterWindow *self, GVariant *parameter)
{
  const ForconRules *rules = forcon_game_rules (self->game);
  const ForconTwilightRules *ground = forcon_store_ground (forcon_game_store (self->game));
  ForconObjectId planet = { g_variant_get_uint32 (parameter) };
  g_autoptr (ForconTwilightClash) clash = NULL;
  ForconGroundFight fight;
  gint too_many = 0;

  if (ground != NULL && g_strcmp0 (rules->landing.rules, WINDOW_RULES) == 0
      && forcon_ground_fight (forcon_game_campaign (self->game), planet, FORCON_NO_SIDE, &fight)
      && fight.troops[FORCON_TWILIGHT_SIDE_DEFENDER] > 0)
    clash = forcon_ground_clash (forcon_game_campaign (self->game), rules, ground, &fight, &too_many);
  if (clash != NULL)
    open_window (self, &fight, clash);
  else
    roll_out (self, planet);
}

static void
roll_landing (ForconMasterWindow *self, GVariant *parameter)
{
  roll_out (self, (ForconObjectId){ g_variant_get_uint32 (parameter) });
}

static const ForconAction actions[] = {
  { .name = "fight-landing", .activate = G_CALLBACK (fight_landing), .parameter = "u" },
  { .name = "roll-landing", .activate = G_CALLBACK (roll_landing), .parameter = "u" },
};

void
forcon_master_window_add_ground_actions (ForconMasterWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}
