/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The campaign on the desk, without a window. */
#include "app-support.h"

#include <sqlite3.h>
#include <string.h>

#include "faulty-disk.h"
#include "campaign/state/clock.h"

/* The clock ticks far more often than this, ms. */
#define PATIENCE 20000

/* What a game has told. */
typedef struct {
  guint opened;
  guint changed;
  guint ticked;
  guint asked;
  guint alarms;
  gint minutes;
  guint refused;
  ForconProblem problem;
  guint failed;
  char *text;
} Heard;

static void
on_opened (Heard *heard)
{
  heard->opened++;
}

static void
on_changed (Heard *heard)
{
  heard->changed++;
}

static void
on_ticked (Heard *heard)
{
  heard->ticked++;
}

static void
on_asked (Heard *heard)
{
  heard->asked++;
}

static void
on_alarm (Heard *heard, gint minutes)
{
  heard->alarms++;
  heard->minutes = minutes;
}

static void
on_refused (Heard *heard, const ForconCampaignVerdict *verdict)
{
  heard->refused++;
  heard->problem = verdict->kind;
}

static void
on_failed (Heard *heard, const char *text)
{
  heard->failed++;
  g_free (heard->text);
  heard->text = g_strdup (text);
}

static void
listen (ForconGame *game, Heard *heard)
{
  memset (heard, 0, sizeof *heard);
  g_signal_connect_swapped (game, "opened", G_CALLBACK (on_opened), heard);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (on_changed), heard);
  g_signal_connect_swapped (game, "ticked", G_CALLBACK (on_ticked), heard);
  g_signal_connect_swapped (game, "dice-asked", G_CALLBACK (on_asked), heard);
  g_signal_connect_swapped (game, "alarm", G_CALLBACK (on_alarm), heard);
  g_signal_connect_swapped (game, "refused", G_CALLBACK (on_refused), heard);
  g_signal_connect_swapped (game, "failed", G_CALLBACK (on_failed), heard);
}

/* Until the clock has ticked so often. */
static void
await_ticks (Heard *heard, guint ticks)
{
  guint enough = heard->ticked + ticks;

  for (guint waited = 0; heard->ticked < enough; waited += 10)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (10);
    }
}

/* In play, with the clock running. */
static ForconGame *
game_in_play (const char *scenario, const char *name)
{
  ForconGame *game = app_game (scenario, name);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  return game;
}

static void
set_left (ForconGame *game, gint milliseconds)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);

  command.clock_set.period = forcon_game_campaign (game)->clock.period;
  command.clock_set.left = (gint64) milliseconds * 1000;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static guint
position (ForconGame *game)
{
  return forcon_chronicle_position (forcon_game_chronicle (game));
}

static guint
length (ForconGame *game)
{
  return forcon_chronicle_length (forcon_game_chronicle (game));
}

static ForconCampaignCommandKind
kind_at (ForconGame *game, guint place)
{
  return forcon_chronicle_entry (forcon_game_chronicle (game), place, NULL)->command.kind;
}

static void
add_note (ForconGame *game)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_NOTE);

  command.note.text = g_intern_static_string ("It rains.");
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

/* Two fleets meet over Solstice. Returns: their clash */
static ForconClashId
let_them_clash (ForconGame *game)
{
  app_hand_in (game, "vorpatril", "Shield: move to b2\nSpurs: stay\n");
  app_hand_in (game, "rivek", "Fan: attack b2\nMask: stay\n");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  g_assert_cmpuint (forcon_game_campaign (game)->clashes->len, ==, 1);
  return g_array_index (forcon_game_campaign (game)->clashes, ForconClash, 0).clash;
}

static void
begin_battle (ForconGame *game, ForconClashId clash)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLAY);

  command.play.clash = clash;
  command.battle.kind = FORCON_COMMAND_BEGIN;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static void
test_opens (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "opens.forcon");

  g_assert_nonnull (forcon_game_campaign (game));
  g_assert_true (forcon_game_writable (game));
  g_assert_false (forcon_game_can_undo (game));
  g_assert_false (forcon_game_can_redo (game));
}

static void
test_keeps_what_is_open (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "keeps.forcon");
  g_autofree char *path = app_output ("there-is-no-such.forcon");
  g_autoptr (GError) error = NULL;
  Heard heard;

  listen (game, &heard);
  g_assert_false (forcon_game_open (game, path, &error));
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_str_has_suffix (forcon_game_path (game), "keeps.forcon"));
  g_assert_cmpuint (heard.opened, ==, 0);
}

static void
test_is_written_by_one (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "one.forcon");
  g_autoptr (ForconGame) other = forcon_game_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_game_open (other, forcon_game_path (game), &error));
  g_assert_nonnull (error);
  g_assert_null (forcon_game_campaign (other));
}

static void
test_comes_back (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "back.forcon");
  g_autofree char *path = g_strdup (forcon_game_path (game));
  g_autofree char *before = forcon_campaign_hash (forcon_game_campaign (game));
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  Heard heard;

  listen (game, &heard);
  forcon_game_close (game);
  g_assert_null (forcon_game_campaign (game));
  g_assert_null (forcon_game_path (game));
  g_assert_cmpuint (heard.opened, ==, 1);
  g_assert_true (forcon_game_open (game, path, &error));
  g_assert_no_error (error);
  after = forcon_campaign_hash (forcon_game_campaign (game));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (heard.opened, ==, 2);
  g_assert_true (forcon_game_can_undo (game));
}

static void
test_refuses (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "refuses.forcon");
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  Heard heard;

  listen (game, &heard);
  g_assert_false (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  g_assert_cmpuint (heard.refused, ==, 1);
  g_assert_cmpint (heard.problem, ==, FORCON_PROBLEM_CLOCK_STANDS);
  g_assert_cmpuint (heard.changed, ==, 0);
  g_assert_cmpuint (length (game), ==, 0);
}

static void
test_tries (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "tries.forcon");
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  Heard heard;

  listen (game, &heard);
  outcome = forcon_game_try (game, &command);
  g_assert_cmpint (outcome->after->progress.phase, ==, 1);
  g_assert_cmpint (forcon_game_campaign (game)->progress.phase, ==, 0);
  g_assert_cmpuint (heard.changed + heard.refused, ==, 0);
}

static void
test_tells_a_failing_disk (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "disk.forcon");
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  Heard heard;

  listen (game, &heard);
  faulty_disk_fail (FAULTY_WRITE, 1, G_MAXUINT, SQLITE_FULL);
  g_assert_false (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  g_assert_true (faulty_disk_mend ());
  g_assert_cmpuint (heard.failed, ==, 1);
  g_assert_nonnull (strstr (heard.text, "disk.forcon"));
  g_assert_cmpuint (heard.changed, ==, 0);
  g_assert_cmpint (forcon_game_campaign (game)->progress.phase, ==, 0);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  g_free (heard.text);
}

/* The master has other cares than to close a dialog every second. */
static void
test_tells_a_failing_disk_once (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "once.forcon");
  Heard heard;

  listen (game, &heard);
  await_ticks (&heard, 1);
  set_left (game, 120000);
  faulty_disk_fail (FAULTY_WRITE, 1, G_MAXUINT, SQLITE_FULL);
  await_ticks (&heard, 2);
  g_assert_true (faulty_disk_mend ());
  g_assert_cmpuint (heard.failed, ==, 1);
  g_assert_cmpuint (heard.alarms, ==, 1);
  g_free (heard.text);
}

static void
test_undo_skips_ticks (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "ticks.forcon");
  Heard heard;

  listen (game, &heard);
  set_left (game, 120000);
  await_ticks (&heard, 1);
  g_assert_cmpuint (heard.alarms, ==, 1);
  g_assert_cmpint (heard.minutes, ==, 2);
  g_assert_cmpuint (position (game), ==, 3);
  g_assert_cmpint (kind_at (game, 2), ==, FORCON_CAMPAIGN_COMMAND_TICK);
  forcon_game_undo (game);
  g_assert_cmpuint (position (game), ==, 1);
  forcon_game_redo (game);
  g_assert_cmpuint (position (game), ==, 3);
  g_assert_false (forcon_game_can_redo (game));
}

static void
test_alarms_keep_the_redo (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "redo.forcon");
  Heard heard;

  listen (game, &heard);
  set_left (game, 120000);
  add_note (game);
  forcon_game_undo (game);
  await_ticks (&heard, 2);
  g_assert_cmpuint (heard.alarms, ==, 1);
  g_assert_true (forcon_game_can_redo (game));
  forcon_game_redo (game);
  g_assert_cmpint (kind_at (game, position (game) - 1), ==, FORCON_CAMPAIGN_COMMAND_NOTE);
  await_ticks (&heard, 1);
  g_assert_cmpint (kind_at (game, position (game) - 1), ==, FORCON_CAMPAIGN_COMMAND_TICK);
  g_assert_cmpuint (heard.alarms, ==, 1);
}

static void
test_rings_once_after_sleep (void)
{
  g_autoptr (ForconGame) game = app_game ("forcon-2010.xml", "sleep.forcon");
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  gint64 slept = forcon_game_campaign (game)->clock.collecting - FORCON_MINUTE / 2;
  Heard heard;

  g_assert_cmpuint (forcon_game_campaign (game)->alarms->len, >, 1);
  listen (game, &heard);
  command.moment.uptime -= slept;
  command.moment.wall -= slept;
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  await_ticks (&heard, 1);
  g_assert_cmpuint (heard.alarms, ==, 1);
  g_assert_cmpint (heard.minutes, ==, 2);
  for (guint i = 0; i < forcon_game_campaign (game)->alarms->len; i++)
    g_assert_true (g_array_index (forcon_game_campaign (game)->alarms, ForconAlarm, i).given);
}

static void
test_rings_again_when_set_back (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "again.forcon");
  Heard heard;

  listen (game, &heard);
  set_left (game, 120000);
  await_ticks (&heard, 1);
  set_left (game, 300000);
  await_ticks (&heard, 1);
  set_left (game, 120000);
  await_ticks (&heard, 1);
  g_assert_cmpuint (heard.alarms, ==, 2);
}

static void
test_stands_in_silence (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "silence.forcon");
  Heard heard;

  app_do (game, FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE);
  set_left (game, 120000);
  listen (game, &heard);
  await_ticks (&heard, 1);
  g_assert_cmpuint (heard.alarms, ==, 0);
  g_assert_cmpint (forcon_game_left (game), ==, 120 * (gint64) G_USEC_PER_SEC);
}

static void
test_tells_that_it_runs (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "beats.forcon");
  ForconMoment moment, now = forcon_moment_now ();
  gint64 elapsed;
  Heard heard;

  listen (game, &heard);
  g_assert_false (forcon_store_last_beat (forcon_game_store (game), &moment, &elapsed));
  await_ticks (&heard, 1);
  g_assert_true (forcon_store_last_beat (forcon_game_store (game), &moment, &elapsed));
  g_assert_cmpint (moment.wall, >=, now.wall);
  g_assert_cmpint (elapsed, >=, 0);
}

/* When it is closed, or another takes its place, the file is told once more; the clock has not beaten for most of a minute then. */
static void
test_tells_when_it_ran_last (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "last-beat.forcon");
  g_autofree char *path = g_strdup (forcon_game_path (game));
  g_autoptr (GError) error = NULL;
  ForconMoment first, last;
  gint64 elapsed;
  Heard heard;

  listen (game, &heard);
  await_ticks (&heard, 1);
  g_assert_true (forcon_store_last_beat (forcon_game_store (game), &first, &elapsed));
  await_ticks (&heard, 1);
  forcon_game_close (game);
  g_assert_true (forcon_game_open (game, path, &error));
  g_assert_no_error (error);
  g_assert_true (forcon_store_last_beat (forcon_game_store (game), &last, &elapsed));
  g_assert_cmpint (last.uptime, >, first.uptime);
}

/* Of the machine's run before it was started anew; its wall's clock was two hours wrong when play began. */
static ForconMoment
moment_of_before (gint64 uptime, gint64 wall)
{
  return (ForconMoment){ .boot = g_intern_static_string ("the run before"), .uptime = uptime * FORCON_MINUTE,
                         .wall = g_get_real_time () + wall * FORCON_MINUTE };
}

static void
test_bridges_a_restart (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "restart.forcon");
  g_autofree char *path = g_strdup (forcon_game_path (game));
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  ForconMoment beat = moment_of_before (101, -3);
  g_autoptr (GError) error = NULL;

  command.moment = moment_of_before (100, -120);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
  g_assert_true (forcon_store_beat (forcon_game_store (game), &beat, &error));
  forcon_game_close (game);
  g_assert_true (forcon_game_open (game, path, &error));
  g_assert_no_error (error);
  /* Ten minutes, less one that was seen and three that the wall's clock tells. */
  g_assert_cmpint ((forcon_game_left (game) + FORCON_MINUTE / 2) / FORCON_MINUTE, ==, 6);
  add_note (game);
  g_assert_cmpint (kind_at (game, 1), ==, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);
  g_assert_cmpint ((forcon_game_left (game) + FORCON_MINUTE / 2) / FORCON_MINUTE, ==, 6);
}

static void
test_knows_tables (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "tables.forcon");
  ForconClashId clash = let_them_clash (game);

  g_assert_true (FORCON_ID_IS_NONE (forcon_game_last_table (game)));
  begin_battle (game, clash);
  g_assert_cmpuint (forcon_game_last_table (game).value, ==, clash.value);
  g_assert_true (FORCON_ID_IS_NONE (forcon_game_next_table (game)));
  forcon_game_undo (game);
  g_assert_true (FORCON_ID_IS_NONE (forcon_game_last_table (game)));
  g_assert_cmpuint (forcon_game_next_table (game).value, ==, clash.value);
}

static void
test_focus_agrees (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "agrees.forcon");
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconShipId ship = { 1 };
  const ForconFocus *focus = forcon_game_focus (game);
  ForconFormationId formation = forcon_battle_ship (campaign->fleet, ship)->formation;

  forcon_game_focus_ship (game, ship);
  g_assert_cmpuint (focus->formation.value, ==, formation.value);
  g_assert_cmpuint (focus->sector.value, ==, forcon_campaign_post (campaign, formation)->sector.value);
  g_assert_cmpuint (focus->admiral.value, ==, forcon_battle_ship (campaign->fleet, ship)->side.value);
  forcon_game_focus_sector (game, (ForconSectorId){ 1 });
  g_assert_true (FORCON_ID_IS_NONE (focus->ship));
  g_assert_true (FORCON_ID_IS_NONE (focus->formation));
}

static void
test_focus_settles (void)
{
  g_autoptr (ForconGame) game = game_in_play ("skirmish.xml", "settles.forcon");
  ForconFocus focus = { .clash = let_them_clash (game), .admiral = { 1 } };

  forcon_game_set_focus (game, &focus);
  forcon_game_undo (game);
  g_assert_true (FORCON_ID_IS_NONE (forcon_game_focus (game)->clash));
  g_assert_cmpuint (forcon_game_focus (game)->admiral.value, ==, 1);
}

/* A patrol looks for a fleet that hides: the second half-phase needs two dice. */
static ForconGame *
game_with_dice (const char *name)
{
  ForconGame *game = game_in_play ("skirmish.xml", name);

  app_hand_in (game, "vorpatril", "Shield: stay\nSpurs: patrol Crossing\n");
  app_hand_in (game, "rivek", "Fan: move to Crossing\nMask: stay\n");
  app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  return game;
}

static void
test_takes_typed_dice (void)
{
  g_autoptr (ForconGame) game = game_with_dice ("dice.forcon");
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  ForconRoller *roller = FORCON_ROLLER (game);
  const ForconCampaignEntry *entry;
  guint8 faces[2] = { 6, 1 };
  guint before = length (game);
  Heard heard;

  listen (game, &heard);
  g_assert_false (forcon_game_do (game, &command, FORCON_DICE_MODE_TYPE));
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      g_autofree char *sentence = forcon_roller_sentence (roller);

      g_assert_cmpuint (heard.asked, ==, i + 1);
      g_assert_cmpint (forcon_roller_request (roller)->count, ==, 1);
      g_assert_cmpstr (sentence, !=, "");
      forcon_roller_answer (roller, &faces[i], 1);
    }
  g_assert_null (forcon_roller_request (roller));
  g_assert_cmpuint (length (game), ==, before + 1);
  entry = forcon_chronicle_entry (forcon_game_chronicle (game), before, NULL);
  g_assert_cmpuint (entry->dice->len, ==, 2);
  g_assert_cmpint (g_array_index (entry->dice, ForconDie, 0).face, ==, 6);
  g_assert_cmpint (g_array_index (entry->dice, ForconDie, 1).face, ==, 1);
}

static void
test_drops_what_waits (void)
{
  g_autoptr (ForconGame) game = game_with_dice ("drops.forcon");
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
  guint before = length (game);

  g_assert_false (forcon_game_do (game, &command, FORCON_DICE_MODE_TYPE));
  g_assert_nonnull (forcon_roller_request (FORCON_ROLLER (game)));
  forcon_roller_cancel (FORCON_ROLLER (game));
  g_assert_null (forcon_roller_request (FORCON_ROLLER (game)));
  g_assert_cmpuint (length (game), ==, before);
}

static void
test_knowledge_is_of_now (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "knows.forcon");
  ForconSideId admiral = { 1 };
  ForconKnowledge *knowledge = forcon_game_knowledge (game, admiral);

  g_assert_cmpint (forcon_knowledge_campaign (knowledge)->progress.phase, ==, 0);
  g_assert_true (forcon_game_knowledge (game, admiral) == knowledge);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  g_assert_cmpint (forcon_knowledge_campaign (forcon_game_knowledge (game, admiral))->progress.phase, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  faulty_disk_install ();
  g_test_add_func ("/app/game/a new campaign is open and can be written", test_opens);
  g_test_add_func ("/app/game/what is open stays when another cannot be opened", test_keeps_what_is_open);
  g_test_add_func ("/app/game/what one writes no other can write", test_is_written_by_one);
  g_test_add_func ("/app/game/a campaign that was closed comes back as it was", test_comes_back);
  g_test_add_func ("/app/game/a refusal is told and changes nothing", test_refuses);
  g_test_add_func ("/app/game/what is tried is not done", test_tries);
  g_test_add_func ("/app/game/a disk that fails is told and changes nothing", test_tells_a_failing_disk);
  g_test_add_func ("/app/game/an alarm that cannot be written down rings, and that is told once",
                   test_tells_a_failing_disk_once);
  g_test_add_func ("/app/game/undo and redo go over what the clock entered", test_undo_skips_ticks);
  g_test_add_func ("/app/game/an alarm rings and leaves what can be redone", test_alarms_keep_the_redo);
  g_test_add_func ("/app/game/alarms that were slept through ring once", test_rings_once_after_sleep);
  g_test_add_func ("/app/game/an alarm rings again when the clock was set back", test_rings_again_when_set_back);
  g_test_add_func ("/app/game/a clock that stands does not ring", test_stands_in_silence);
  g_test_add_func ("/app/game/the file is told that the campaign runs", test_tells_that_it_runs);
  g_test_add_func ("/app/game/the file is told when the campaign ran last", test_tells_when_it_ran_last);
  g_test_add_func ("/app/game/the clock goes on after the machine was started anew", test_bridges_a_restart);
  g_test_add_func ("/app/game/it tells at which table something can be undone or redone", test_knows_tables);
  g_test_add_func ("/app/game/what is selected agrees with itself", test_focus_agrees);
  g_test_add_func ("/app/game/what is gone after undo is not selected", test_focus_settles);
  g_test_add_func ("/app/game/typed dice are asked for one by one and kept", test_takes_typed_dice);
  g_test_add_func ("/app/game/a command whose dice nobody types is dropped", test_drops_what_waits);
  g_test_add_func ("/app/game/what an admiral knows is made anew when the campaign goes on", test_knowledge_is_of_now);
  return g_test_run ();
}
