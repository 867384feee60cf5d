/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal-sample.h"

#include <glib/gstdio.h>

#include "report/campaign/campaign-sentences.h"
#include "campaign/state/campaign-words.h"
#include "engine/captain/captain.h"
#include "campaign/clash/clash-captains.h"
#include "campaign/state/clock.h"

#define SCENARIO "skirmish.xml"

static void
submit (ForconGame *game, const ForconCampaignCommand *command, const ForconDice *dice)
{
  g_autoptr (ForconCampaignOutcome) outcome = forcon_game_submit (game, command, dice);

  g_assert_nonnull (outcome);
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    {
      g_autofree char *why = forcon_campaign_sentence_of_verdict (forcon_game_campaign (game), &outcome->verdict);

      g_test_message ("%s", why);
    }
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
}

static void
set_number (ForconCampaignCommand *command, const char *name, gint64 number)
{
  forcon_record_set_number (command, forcon_record_find (forcon_campaign_command_shape (command->kind), name), number);
}

static ForconCampaignCommand
command_to (ForconGame *game, ForconCampaignCommandKind kind, const char *formation, const char *sector)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconCampaignCommand command = forcon_game_command (game, kind);

  set_number (&command, "formation", forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, formation));
  if (sector != NULL)
    set_number (&command, "sector", forcon_campaign_find_word (campaign, FORCON_FIELD_SECTOR, sector));
  return command;
}

static void
tell_to (ForconGame *game, ForconTaskKind kind, const char *formation, const char *sector)
{
  ForconCampaignCommand command = command_to (game, FORCON_CAMPAIGN_COMMAND_TASK, formation, sector);

  command.task.kind = kind;
  submit (game, &command, &FORCON_DICE_GENERATED);
}

static void
put (ForconGame *game, const char *formation, const char *sector)
{
  ForconCampaignCommand command = command_to (game, FORCON_CAMPAIGN_COMMAND_PLACE, formation, sector);

  command.reason = g_intern_static_string ("For the test");
  submit (game, &command, &FORCON_DICE_GENERATED);
}

static void
advance_with (ForconGame *game, const ForconDice *dice)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);

  submit (game, &command, dice);
}

/* Captains fight one round of the clash. */
static void
fight (ForconGame *game, ForconClashId clash)
{
  const ForconClashCaptains captains = { .admirals = FORCON_ALL_SIDES, .rounds = 1 };
  ForconCampaignCommand command;

  while (forcon_clash_next (forcon_game_campaign (game), forcon_game_rules (game), clash, &captains, &command))
    {
      command.moment = forcon_moment_now ();
      submit (game, &command, &FORCON_DICE_GENERATED);
    }
}

/* Returns: the only clash */
ForconClashId
journal_sample_clash (ForconGame *game)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);

  g_assert_cmpuint (campaign->clashes->len, ==, 1);
  return g_array_index (campaign->clashes, ForconClash, 0).clash;
}

/* Returns: (transfer full): a campaign with all commands of Fought, and one round of the clash */
ForconGame *
journal_sample_fought (const char *name)
{
  static const guint8 faces[] = { 1, 6 };
  ForconGame *game = app_game (SCENARIO, name);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "vorpatril", "Щит: перейти в Перекрёсток");
  put (game, "mask", "c1");
  tell_to (game, FORCON_TASK_PATROL, "spurs", "c1");
  advance_with (game, &(ForconDice){ faces, G_N_ELEMENTS (faces), FALSE, FALSE });
  g_assert_cmpuint (journal_sample_position (game), ==, FOUGHT_TABLE);
  fight (game, journal_sample_clash (game));
  g_assert_cmpuint (journal_sample_position (game), >, FOUGHT_TABLE + 1);
  return game;
}

void
journal_sample_note (ForconGame *game, const char *text)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_NOTE);

  command.note.text = g_intern_string (text);
  submit (game, &command, &FORCON_DICE_GENERATED);
}

guint
journal_sample_position (ForconGame *game)
{
  return forcon_chronicle_position (forcon_game_chronicle (game));
}

/* The last entry of an exchange file, as often as is wanted. */
static char *
repeat_last_entry (const char *xml, guint n)
{
  const char *entry = g_strrstr (xml, "  <entry ");
  const char *end = g_strrstr (xml, "</exchange>");
  GString *text = g_string_new_len (xml, entry - xml);

  for (guint i = 0; i < n; i++)
    g_string_append_len (text, entry, end - entry);
  g_string_append (text, end);
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): path of a campaign whose journal is long: nothing but notes */
char *
journal_sample_long (const char *name, guint n_notes)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *short_name = g_strconcat ("short-", name, NULL);
  g_autofree char *xml_name = g_strconcat (name, ".xml", NULL);
  g_autofree char *xml_path = app_output (xml_name);
  g_autofree char *xml = NULL;
  g_autofree char *longer = NULL;
  g_autoptr (ForconGame) game = app_game (SCENARIO, short_name);
  char *path = app_output (name);

  journal_sample_note (game, "The admirals have coffee");
  g_assert_true (forcon_store_export (forcon_game_store (game), xml_path, &error));
  g_assert_true (g_file_get_contents (xml_path, &xml, NULL, &error));
  longer = repeat_last_entry (xml, n_notes);
  g_assert_true (g_file_set_contents (xml_path, longer, -1, &error));
  g_unlink (path);
  forcon_store_import (xml_path, path, NULL, &error);
  g_assert_no_error (error);
  g_unlink (xml_path);
  return path;
}
