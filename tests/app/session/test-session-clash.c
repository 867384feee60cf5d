/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of a campaign's clashes: several at once, and each command one of the campaign. */
#include "app-support.h"

#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "engine/captain/captain.h"
#include "app/clashes/captains-run.h"
#include "campaign/clash/clash-captains.h"
#include "app/widgets/preferences.h"

/**
 * Tables:
 * @game: the skirmish, in which Fan was set down beside Shield and Mask beside Spurs
 * @first: at the table of Shield and Fan
 * @second: at that of Spurs and Mask
 */
typedef struct {
  ForconGame *game;
  ForconSession *first;
  ForconSession *second;
} Tables;

/* The master sets one formation down beside another and lets them clash. */
static ForconSession *
open_table (ForconGame *game, const char *one, const char *other)
{
  g_autoptr (GError) error = NULL;
  ForconSession *session = forcon_session_new ();
  const GArray *clashes;

  app_let_clash (game, one, other);
  clashes = forcon_game_campaign (game)->clashes;
  forcon_session_open_clash (session, game, g_array_index (clashes, ForconClash, clashes->len - 1).clash, &error);
  g_assert_no_error (error);
  return session;
}

static Tables
two_tables (const char *file)
{
  Tables tables = { .game = app_game ("skirmish.xml", file) };

  app_do (tables.game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  tables.first = open_table (tables.game, "shield", "fan");
  tables.second = open_table (tables.game, "spurs", "mask");
  return tables;
}

static void
tables_clear (Tables *tables)
{
  g_clear_object (&tables->first);
  g_clear_object (&tables->second);
  g_clear_object (&tables->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Tables, tables_clear)

static guint
position (ForconSession *session)
{
  return forcon_journal_position (forcon_session_journal (session));
}

/* What captains would do next at a table. */
static ForconCommand
next_command (Tables *tables, ForconSession *session)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, FORCON_FIGHT_ROUNDS, FALSE };
  ForconCampaignCommand command;

  g_assert_true (forcon_clash_next (forcon_game_campaign (tables->game), forcon_game_rules (tables->game),
                                    forcon_session_clash (session), &captains, &command));
  g_assert_cmpint (command.kind, ==, FORCON_CAMPAIGN_COMMAND_PLAY);
  return command.battle;
}

static void
play (Tables *tables, ForconSession *session, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      ForconCommand command = next_command (tables, session);
      guint before = position (session);

      forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
      g_assert_cmpuint (position (session), ==, before + 1);
    }
}

/* The table says what the campaign says of its battle. */
static void
assert_agrees (Tables *tables, ForconSession *session)
{
  g_autofree char *here = forcon_battle_hash (forcon_journal_battle (forcon_session_journal (session)));
  g_autofree char *there = forcon_battle_hash (
      forcon_campaign_battle (forcon_game_campaign (tables->game), forcon_session_clash (session)));

  g_assert_cmpstr (here, ==, there);
}

static void
end_battle (ForconSession *session)
{
  ForconCommand command = FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_MASTER);

  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_OVER);
}

static void
hand_back (Tables *tables, ForconSession *session)
{
  ForconCampaignCommand command = forcon_game_command (tables->game, FORCON_CAMPAIGN_COMMAND_RETURN);

  command.return_clash.clash = forcon_session_clash (session);
  g_assert_true (forcon_game_do (tables->game, &command, FORCON_DICE_MODE_ROLL));
}

static void
count_signal (gpointer object, guint *count)
{
  (*count)++;
}

static void
test_leaves_the_other_alone (void)
{
  g_auto (Tables) tables = two_tables ("leaves-alone.forcon");
  guint changes = 0, drafts = 0;
  ForconShipId selected;

  play (&tables, tables.second, 3);
  forcon_session_select_next (tables.second, 1);
  selected = forcon_session_draft (tables.second)->ship;
  g_signal_connect (tables.second, "battle-changed", G_CALLBACK (count_signal), &changes);
  g_signal_connect (tables.second, "draft-changed", G_CALLBACK (count_signal), &drafts);
  play (&tables, tables.first, 3);
  g_assert_cmpuint (changes, ==, 0);
  g_assert_cmpuint (drafts, ==, 0);
  g_assert_cmpuint (position (tables.second), ==, 3);
  g_assert_cmpuint (forcon_session_draft (tables.second)->ship.value, ==, selected.value);
}

static void
test_goes_on_by_turns (void)
{
  g_auto (Tables) tables = two_tables ("by-turns.forcon");

  for (guint i = 0; i < 6; i++)
    {
      play (&tables, tables.first, 2);
      play (&tables, tables.second, 1);
    }
  g_assert_cmpuint (position (tables.first), ==, 12);
  g_assert_cmpuint (position (tables.second), ==, 6);
  assert_agrees (&tables, tables.first);
  assert_agrees (&tables, tables.second);
}

static void
test_undoes_only_its_own (void)
{
  g_auto (Tables) tables = two_tables ("own-undo.forcon");

  play (&tables, tables.first, 2);
  play (&tables, tables.second, 1);
  g_assert_false (forcon_session_can_undo (tables.first));
  forcon_session_undo (tables.first);
  g_assert_cmpuint (position (tables.first), ==, 2);
  g_assert_true (forcon_session_can_undo (tables.second));
  forcon_session_undo (tables.second);
  g_assert_cmpuint (position (tables.second), ==, 0);
  g_assert_true (forcon_session_can_undo (tables.first));
  forcon_session_undo (tables.first);
  g_assert_cmpuint (position (tables.first), ==, 1);
  assert_agrees (&tables, tables.first);
  assert_agrees (&tables, tables.second);
}

static void
test_redoes_only_its_own (void)
{
  g_auto (Tables) tables = two_tables ("own-redo.forcon");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play (&tables, tables.first, 4);
  play (&tables, tables.second, 1);
  before = forcon_battle_hash (forcon_session_battle (tables.first));
  forcon_session_undo (tables.second);
  forcon_session_undo (tables.first);
  g_assert_true (forcon_session_can_redo (tables.first));
  g_assert_false (forcon_session_can_redo (tables.second));
  forcon_session_redo (tables.first);
  after = forcon_battle_hash (forcon_session_battle (tables.first));
  g_assert_cmpstr (before, ==, after);
  g_assert_true (forcon_session_can_redo (tables.second));
  forcon_session_redo (tables.second);
  g_assert_cmpuint (position (tables.second), ==, 1);
  assert_agrees (&tables, tables.first);
}

/* The master goes far back in the journal, and another way on. */
static void
test_follows_the_journal_far_back (void)
{
  g_auto (Tables) tables = two_tables ("far-back.forcon");
  guint start = forcon_chronicle_position (forcon_game_chronicle (tables.game));

  play (&tables, tables.first, 5);
  play (&tables, tables.second, 4);
  play (&tables, tables.first, 3);
  g_assert_true (forcon_game_go_to (tables.game, start + 2));
  g_assert_cmpuint (position (tables.first), ==, 2);
  g_assert_cmpuint (position (tables.second), ==, 0);
  play (&tables, tables.second, 2);
  g_assert_cmpuint (position (tables.second), ==, 2);
  assert_agrees (&tables, tables.first);
  assert_agrees (&tables, tables.second);
}

static void
test_keeps_the_view_of_a_side (void)
{
  g_auto (Tables) tables = two_tables ("view.forcon");
  guint entries;

  play (&tables, tables.first, 2);
  forcon_session_set_viewer (tables.first, (ForconSideId){ 1 });
  entries = forcon_session_n_entries (tables.first);
  for (guint i = 0; i < 4; i++)
    {
      ForconCampaignCommand command = forcon_game_command (tables.game, FORCON_CAMPAIGN_COMMAND_PLAY);

      command.play.clash = forcon_session_clash (tables.first);
      command.battle = next_command (&tables, tables.first);
      g_assert_true (forcon_game_do (tables.game, &command, FORCON_DICE_MODE_ROLL));
    }
  g_assert_cmpuint (forcon_session_viewer (tables.first).value, ==, 1);
  g_assert_cmpuint (forcon_session_n_entries (tables.first), >, entries);
  g_assert_false (forcon_session_commands (tables.first));
  g_assert_false (forcon_session_sees_all (tables.first));
}

static void
test_takes_no_commands_when_it_is_back (void)
{
  g_auto (Tables) tables = two_tables ("back.forcon");
  ForconCommand command = { .kind = FORCON_COMMAND_END_STEP };
  guint before;

  play (&tables, tables.first, 3);
  end_battle (tables.first);
  hand_back (&tables, tables.first);
  before = position (tables.first);
  g_assert_nonnull (forcon_session_battle (tables.first));
  g_assert_false (forcon_session_commands (tables.first));
  g_assert_true (forcon_session_sees_all (tables.first));
  forcon_session_do (tables.first, &command, FORCON_DICE_MODE_ROLL);
  g_assert_cmpuint (position (tables.first), ==, before);
  g_assert_true (forcon_session_commands (tables.second));
  forcon_game_undo (tables.game);
  g_assert_true (forcon_session_commands (tables.first));
}

/* Whatever the file says, the table says as well: whether it is open, and, as long as it is, its battle. */
static void
assert_follows (Tables *tables, ForconSession *session)
{
  gboolean open
      = forcon_campaign_battle (forcon_game_campaign (tables->game), forcon_session_clash (session)) != NULL;

  g_assert_cmpint (forcon_session_commands (session), ==, open);
  if (open)
    assert_agrees (tables, session);
}

/* Takes back and brings back what was done last, again and again; the table is told each time. */
static void
go_to_and_fro (Tables *tables, ForconSession *session, guint n, guint *told)
{
  guint position = forcon_chronicle_position (forcon_game_chronicle (tables->game));

  for (guint turn = 0; turn < 3; turn++)
    {
      for (guint i = 0; i < n; i++)
        {
          *told = 0;
          forcon_game_undo (tables->game);
          g_assert_cmpuint (*told, ==, 1);
          assert_follows (tables, session);
        }
      for (guint i = 0; i < n; i++)
        {
          *told = 0;
          forcon_game_redo (tables->game);
          g_assert_cmpuint (*told, ==, 1);
          assert_follows (tables, session);
        }
      g_assert_cmpuint (forcon_chronicle_position (forcon_game_chronicle (tables->game)), ==, position);
    }
}

static void
test_follows_a_hand_back_to_and_fro (void)
{
  g_auto (Tables) tables = two_tables ("to-and-fro.forcon");
  guint told = 0, before;

  g_signal_connect (tables.first, "battle-changed", G_CALLBACK (count_signal), &told);
  play (&tables, tables.first, 40);
  go_to_and_fro (&tables, tables.first, 1, &told);
  go_to_and_fro (&tables, tables.first, 40, &told);
  end_battle (tables.first);
  before = position (tables.first);
  hand_back (&tables, tables.first);
  g_assert_false (forcon_session_commands (tables.first));
  go_to_and_fro (&tables, tables.first, 1, &told);
  go_to_and_fro (&tables, tables.first, 2, &told);
  go_to_and_fro (&tables, tables.first, 5, &told);
  g_assert_cmpuint (position (tables.first), ==, before);
  g_assert_false (forcon_session_commands (tables.first));
}

static void
test_is_empty_when_the_campaign_closes (void)
{
  g_auto (Tables) tables = two_tables ("closes.forcon");

  forcon_session_set_viewer (tables.second, (ForconSideId){ 1 });
  forcon_session_select (tables.first, (ForconShipId){ 1 });
  forcon_game_close (tables.game);
  g_assert_null (forcon_session_battle (tables.first));
  g_assert_true (FORCON_ID_IS_NONE (forcon_session_draft (tables.first)->ship));
  g_assert_null (forcon_session_game (tables.first));
  g_assert_null (forcon_session_battle (tables.second));
  g_assert_false (forcon_session_commands (tables.first));
}

static void
test_is_empty_when_the_clash_is_undone (void)
{
  g_auto (Tables) tables = two_tables ("undone.forcon");

  forcon_game_undo (tables.game);
  g_assert_null (forcon_session_battle (tables.second));
  g_assert_nonnull (forcon_session_battle (tables.first));
}

/* Goes on with typed dice until somebody is asked. Returns: whose roll it is, by the campaign's admirals */
static ForconSideId
play_until_asked (Tables *tables, ForconSession *session)
{
  const ForconBattle *battle;
  const ForconDiceRequest *request;

  for (guint i = 0; forcon_session_request (session) == NULL; i++)
    {
      ForconCommand command = next_command (tables, session);

      g_assert_cmpuint (i, <, 200);
      forcon_session_do (session, &command, FORCON_DICE_MODE_TYPE);
    }
  battle = forcon_session_battle (session);
  request = forcon_session_request (session);
  return forcon_battle_find_side (
      forcon_game_campaign (tables->game)->fleet,
      forcon_battle_side (battle, forcon_battle_ship (battle, request->ship)->side)->id);
}

static void
test_asks_for_typed_dice (void)
{
  g_auto (Tables) tables = two_tables ("typed.forcon");
  /* Not the same for all, or initiative would be rolled for ever. */
  const guint8 faces[] = { 5, 2, 4, 1, 3, 2, 4, 1, 3, 2, 4, 1, 3, 2, 4, 1, 3, 2, 4, 1, 3, 2, 4, 1 };
  guint used = 0;
  const ForconDiceRequest *request;
  guint before;

  play_until_asked (&tables, tables.first);
  before = position (tables.first);
  while ((request = forcon_session_request (tables.first)) != NULL)
    {
      guint count = request->count - request->given;

      g_assert_cmpuint (used + count, <=, G_N_ELEMENTS (faces));
      forcon_session_answer (tables.first, faces + used, count);
      used += count;
    }
  g_assert_cmpuint (position (tables.first), ==, before + 1);
  g_assert_cmpint (g_array_index (app_last_entry (tables.first)->dice, ForconDie, 0).face, ==, 5);
  g_assert_false (g_array_index (app_last_entry (tables.first)->dice, ForconDie, 0).generated);
}

static void
set_absent (Tables *tables, ForconSideId admiral)
{
  ForconCampaignCommand command = forcon_game_command (tables->game, FORCON_CAMPAIGN_COMMAND_ABSENT);

  command.absent.admiral = admiral;
  command.absent.on = TRUE;
  g_assert_true (forcon_game_do (tables->game, &command, FORCON_DICE_MODE_ROLL));
}

/* Whoever is asked first is absent from then on: the same command asks nobody, or somebody else. */
static void
test_rolls_for_absent_admirals (void)
{
  g_auto (Tables) tables = two_tables ("absent.forcon");
  ForconSideId asked = play_until_asked (&tables, tables.first);

  forcon_session_cancel (tables.first);
  set_absent (&tables, asked);
  g_assert_cmpuint (play_until_asked (&tables, tables.first).value, !=, asked.value);
  forcon_session_cancel (tables.first);
  g_settings_set_boolean (forcon_preferences (), FORCON_PREFERENCE_ROLL_FOR_ABSENT, FALSE);
  forcon_session_undo (tables.first);
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_ROLL_FOR_ABSENT);
}

static void
test_drops_a_question_that_is_undone (void)
{
  g_auto (Tables) tables = two_tables ("dropped.forcon");

  play (&tables, tables.first, 2);
  play_until_asked (&tables, tables.first);
  play (&tables, tables.second, 1);
  g_assert_nonnull (forcon_session_request (tables.first));
  forcon_game_undo (tables.game);
  g_assert_nonnull (forcon_session_request (tables.first));
  forcon_game_undo (tables.game);
  g_assert_null (forcon_session_request (tables.first));
}

/* Captains */

static void
let_fight (ForconCaptainsRun *captains, ForconSession *session)
{
  while (forcon_captains_run_fights (captains, forcon_session_clash (session)))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_captains_fight_to_the_end (void)
{
  g_auto (Tables) tables = two_tables ("captains.forcon");
  g_autoptr (ForconCaptainsRun) captains = forcon_captains_run_new (tables.game);

  forcon_captains_run_start (captains, forcon_session_clash (tables.second), FORCON_ALL_SIDES, 0);
  let_fight (captains, tables.second);
  g_assert_cmpint (forcon_session_step (tables.second), ==, FORCON_STEP_OVER);
  g_assert_true (forcon_game_clash_is_over (tables.game, forcon_session_clash (tables.second)));
  g_assert_cmpuint (position (tables.first), ==, 0);
  assert_agrees (&tables, tables.second);
}

static void
test_captains_fight_some_rounds (void)
{
  g_auto (Tables) tables = two_tables ("rounds.forcon");
  g_autoptr (ForconCaptainsRun) captains = forcon_captains_run_new (tables.game);

  forcon_captains_run_start (captains, forcon_session_clash (tables.first), FORCON_ALL_SIDES, 1);
  let_fight (captains, tables.first);
  g_assert_cmpint (forcon_session_battle (tables.first)->round, ==, 2);
}

static void
test_captains_stop (void)
{
  g_auto (Tables) tables = two_tables ("stop.forcon");
  g_autoptr (ForconCaptainsRun) captains = forcon_captains_run_new (tables.game);
  ForconClashId clash = forcon_session_clash (tables.first);
  guint before;

  forcon_captains_run_start (captains, clash, FORCON_ALL_SIDES, 0);
  while (position (tables.first) < 5)
    g_main_context_iteration (NULL, TRUE);
  forcon_captains_run_stop (captains, clash);
  before = position (tables.first);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (position (tables.first), ==, before);
  forcon_captains_run_start (captains, clash, FORCON_ALL_SIDES, 0);
  forcon_game_undo (tables.game);
  g_assert_false (forcon_captains_run_fights (captains, clash));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/session-clash/a table leaves the other alone", test_leaves_the_other_alone);
  g_test_add_func ("/app/session-clash/two go on by turns", test_goes_on_by_turns);
  g_test_add_func ("/app/session-clash/a table undoes only its own", test_undoes_only_its_own);
  g_test_add_func ("/app/session-clash/a table redoes only its own", test_redoes_only_its_own);
  g_test_add_func ("/app/session-clash/it follows the journal far back", test_follows_the_journal_far_back);
  g_test_add_func ("/app/session-clash/the view of a side is kept", test_keeps_the_view_of_a_side);
  g_test_add_func ("/app/session-clash/what is back takes no commands", test_takes_no_commands_when_it_is_back);
  g_test_add_func ("/app/session-clash/a hand-back can be undone and redone", test_follows_a_hand_back_to_and_fro);
  g_test_add_func ("/app/session-clash/a closed campaign has no tables and no chosen ships", test_is_empty_when_the_campaign_closes);
  g_test_add_func ("/app/session-clash/an undone clash has no table", test_is_empty_when_the_clash_is_undone);
  g_test_add_func ("/app/session-clash/typed dice are asked for", test_asks_for_typed_dice);
  g_test_add_func ("/app/session-clash/the program rolls for who is absent", test_rolls_for_absent_admirals);
  g_test_add_func ("/app/session-clash/an undone question is dropped", test_drops_a_question_that_is_undone);
  g_test_add_func ("/app/session-clash/captains fight to the end", test_captains_fight_to_the_end);
  g_test_add_func ("/app/session-clash/captains fight some rounds", test_captains_fight_some_rounds);
  g_test_add_func ("/app/session-clash/captains can be stopped, by undo too", test_captains_stop);
  return g_test_run ();
}
