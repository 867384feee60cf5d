/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle as a side sees it, captains who play, and results that are looked at before they are applied. */
#include "app-support.h"

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "report/battle/sentences.h"

#define RED ((ForconSideId){ 1 })
#define BLUE ((ForconSideId){ 2 })

static guint
position (ForconSession *session)
{
  return forcon_journal_position (forcon_session_journal (session));
}

static void
end_step (ForconSession *session)
{
  ForconCommand command;

  g_assert_true (forcon_session_step_command (session, &command));
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
}

static char *
hash_of (ForconSession *session)
{
  return forcon_battle_hash (forcon_session_battle (session));
}

/* Shade of Blue is hidden from Red; Anvil of Red fires at Thorn. */
static ForconSession *
ambush (void)
{
  ForconSession *session = app_session ("ambush.xml");

  end_step (session);
  forcon_session_select (session, app_ship (session, "anvil"));
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_FIRE);
  return session;
}

/* The demonstration: Cetaganda has to move, and nobody will be gone in a turn. */
static ForconSession *
demonstration (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "hegen-hub.xml", NULL);
  ForconSession *session = forcon_session_new ();

  forcon_session_open (session, path, TRUE, &error);
  g_assert_no_error (error);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_MOVEMENT);
  return session;
}

/* Lets the main loop run until the captain has no command left. */
static void
let_captain_play (ForconSession *session)
{
  forcon_session_play_captain (session);
  while (forcon_session_captain_plays (session))
    g_main_context_iteration (NULL, TRUE);
}

/* All that the session tells of its ships and entries, as text. */
static char *
told (ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  g_autofree char *title = forcon_session_title (session);
  GString *text = g_string_new (title);

  for (guint16 i = 1; i <= battle->n_ships; i++)
    g_string_append_printf (text, "\n%s", forcon_battle_card (battle, (ForconShipId){ i })->name);
  for (guint i = 0; i < forcon_session_n_entries (session); i++)
    {
      const ForconEntry *entry = forcon_session_entry (session, i);

      for (guint k = 0; k < entry->events->len; k++)
        {
          g_autofree char *sentence = forcon_sentence_of_event (battle, forcon_session_rules (session),
                                                                &g_array_index (entry->events, ForconEvent, k), entry->dice);

          g_string_append_printf (text, "\n%s", sentence == NULL ? "" : sentence);
        }
    }
  return g_string_free (text, FALSE);
}

/* F-EW-4 */
static void
no_trace_of_hidden (void)
{
  g_autoptr (ForconSession) session = ambush ();
  guint n = forcon_session_battle (session)->n_ships;
  g_autofree char *text = NULL;

  forcon_session_set_viewer (session, RED);
  text = told (session);
  g_assert_null (strstr (text, "Shade"));
  g_assert_nonnull (strstr (text, "Thorn"));
  g_assert_cmpuint (forcon_session_battle (session)->n_ships, ==, n - 1);
  g_assert_true (FORCON_ID_IS_NONE (forcon_battle_find_ship (forcon_session_battle (session), "shade")));
}

/* F-EW-4: what the hidden ship does is no entry for who does not see it. */
static void
no_entry_of_hidden (void)
{
  g_autoptr (ForconSession) session = app_session ("ambush.xml");
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (20), 0 } } };
  ForconCommand move;
  guint seen, entries;

  while (forcon_session_step (session) != FORCON_STEP_MOVEMENT
         || !FORCON_ID_EQUAL (forcon_session_battle (session)->side, BLUE))
    end_step (session);
  forcon_session_set_viewer (session, RED);
  seen = forcon_session_n_entries (session);
  forcon_session_set_viewer (session, FORCON_NO_SIDE);
  entries = forcon_session_n_entries (session);
  move = FORCON_COMMAND (MOVE, move, .ship = app_ship (session, "shade"), .legs = legs);
  forcon_session_do (session, &move, FORCON_DICE_MODE_ROLL);
  g_assert_cmpuint (forcon_session_n_entries (session), ==, entries + 1);
  forcon_session_set_viewer (session, RED);
  g_assert_cmpuint (forcon_session_n_entries (session), ==, seen);
}

/* F-EW-4 */
static void
owner_sees_its_ships (void)
{
  g_autoptr (ForconSession) session = ambush ();
  g_autofree char *text = NULL;

  forcon_session_set_viewer (session, BLUE);
  text = told (session);
  g_assert_nonnull (strstr (text, "Shade"));
}

static void
hidden_is_not_selected (void)
{
  g_autoptr (ForconSession) session = ambush ();

  forcon_session_select (session, app_ship (session, "shade"));
  forcon_session_set_viewer (session, RED);
  g_assert_true (FORCON_ID_IS_NONE (forcon_session_draft (session)->ship));
}

static void
looking_drops_draft (void)
{
  g_autoptr (ForconSession) session = ambush ();

  forcon_session_set_target (session, app_ship (session, "thorn"));
  forcon_session_set_viewer (session, RED);
  g_assert_true (FORCON_ID_IS_NONE (forcon_session_draft (session)->target));
  g_assert_cmpuint (forcon_session_count_waiting (session), ==, 0);
}

static void
looking_commands_nothing (void)
{
  g_autoptr (ForconSession) session = ambush ();
  ForconCommand end = { .kind = FORCON_COMMAND_END_STEP };
  guint before = position (session);
  ForconVerdict verdict;

  forcon_session_set_viewer (session, RED);
  verdict = forcon_session_try (session, &end);
  g_assert_false (forcon_verdict_allows (&verdict));
  forcon_session_do (session, &end, FORCON_DICE_MODE_ROLL);
  forcon_session_undo (session);
  let_captain_play (session);
  g_assert_cmpuint (position (session), ==, before);
}

static void
looking_opens_nothing (void)
{
  g_autoptr (ForconSession) session = ambush ();
  g_autoptr (GArray) openings = NULL;

  forcon_session_set_viewer (session, RED);
  openings = forcon_session_openings (session);
  g_assert_cmpuint (openings->len, ==, 0);
}

static void
looking_changes_nothing (void)
{
  g_autoptr (ForconSession) session = ambush ();
  g_autofree char *before = hash_of (session);
  g_autofree char *after = NULL;

  forcon_session_set_viewer (session, RED);
  forcon_session_set_viewer (session, FORCON_NO_SIDE);
  after = hash_of (session);
  g_assert_cmpstr (after, ==, before);
}

/* F-CAMP-10 */
static void
captain_plays_turn (void)
{
  g_autoptr (ForconSession) session = demonstration ();
  guint before = position (session);

  let_captain_play (session);
  g_assert_cmpuint (position (session), >, before + 1);
  for (guint i = before; i < position (session); i++)
    g_assert_true (forcon_journal_entry (forcon_session_journal (session), i)->command.by_captain);
}

static void
captain_is_undone (void)
{
  g_autoptr (ForconSession) session = demonstration ();
  g_autofree char *start = hash_of (session);
  g_autofree char *again = NULL;
  guint before = position (session);

  let_captain_play (session);
  forcon_session_undo (session);
  g_assert_cmpuint (position (session), ==, before);
  again = hash_of (session);
  g_assert_cmpstr (again, ==, start);
}

/* F-FIRE-3: the end of the step would take the answer away. */
static void
captain_leaves_answers (void)
{
  g_autoptr (ForconSession) session = demonstration ();

  let_captain_play (session);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_FIRE);
  g_assert_true (FORCON_ID_EQUAL (forcon_session_battle (session)->side, BLUE));
  g_assert_true (forcon_session_others_wait (session));
}

static void
captain_stops (void)
{
  g_autoptr (ForconSession) session = demonstration ();
  guint before = position (session);

  forcon_session_play_captain (session);
  g_assert_true (forcon_session_captain_plays (session));
  forcon_session_play_captain (session);
  g_assert_false (forcon_session_captain_plays (session));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (position (session), ==, before);
}

/* F-CAMP-10: nobody is left who could answer, so the turn ends. */
static void
captain_ends_turn (void)
{
  g_autoptr (ForconSession) session = demonstration ();
  ForconSideId side = forcon_session_battle (session)->side;

  let_captain_play (session);
  for (guint ended = 0; ended < 4 && forcon_session_others_wait (session); ended++)
    {
      end_step (session);
      let_captain_play (session);
    }
  g_assert_false (FORCON_ID_EQUAL (forcon_session_battle (session)->side, side));
}

/* Captains play on without asking, even if results are looked at. */
static void
captain_is_not_checked (void)
{
  g_autoptr (ForconSession) session = demonstration ();

  forcon_session_set_checks (session, TRUE);
  let_captain_play (session);
  g_assert_null (forcon_session_review (session));
  g_assert_true (forcon_session_checks (session));
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_FIRE);
}

/* Anvil has fired at Thorn, and the result is looked at. */
static ForconSession *
reviewed_shot (void)
{
  ForconSession *session = ambush ();
  ForconCommand command;

  forcon_session_set_checks (session, TRUE);
  forcon_session_set_target (session, app_ship (session, "thorn"));
  command = forcon_session_fire_command (session);
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  g_assert_nonnull (forcon_session_review (session));
  return session;
}

static void
checking_waits (void)
{
  g_autoptr (ForconSession) session = ambush ();
  g_autofree char *before = hash_of (session);
  guint entries = position (session);
  g_autoptr (ForconSession) reviewed = reviewed_shot ();
  g_autofree char *after = hash_of (reviewed);

  g_assert_cmpuint (position (reviewed), ==, entries);
  g_assert_cmpstr (after, ==, before);
}

/* The generator is part of the state: with the same hash the same dice fall again. */
static void
cancelling_leaves_generator (void)
{
  g_autoptr (ForconSession) session = ambush ();
  g_autofree char *before = hash_of (session);
  g_autofree char *after = NULL;
  g_autoptr (ForconSession) reviewed = reviewed_shot ();

  forcon_session_cancel (reviewed);
  g_assert_null (forcon_session_review (reviewed));
  after = hash_of (reviewed);
  g_assert_cmpstr (after, ==, before);
}

static void
applying_is_as_shown (void)
{
  g_autoptr (ForconSession) session = reviewed_shot ();
  g_autofree char *shown = forcon_battle_hash (forcon_session_review (session)->after);
  g_autofree char *applied = NULL;

  forcon_session_apply (session);
  applied = hash_of (session);
  g_assert_cmpstr (applied, ==, shown);
  g_assert_null (forcon_session_review (session));
}

static gint
shown_hits (ForconSession *session)
{
  const ForconBattle *after = forcon_session_review (session)->after;

  return forcon_battle_ship (after, forcon_battle_find_ship (after, "thorn"))->hits;
}

/* The first roll is that of the battery: no hit, then as many as it has dice. */
static void
master_overrules_roll (void)
{
  g_autoptr (ForconSession) session = reviewed_shot ();
  ForconOverride nothing = { FALSE, 0, 0 };

  forcon_session_revise (session, &nothing, 1, "Sun in the optics");
  g_assert_cmpint (shown_hits (session), ==, 6);
  forcon_session_apply (session);
  g_assert_cmpstr (app_last_entry (session)->command.reason, ==, "Sun in the optics");
  g_assert_cmpuint (app_last_entry (session)->command.n_overrides, ==, 1);
}

static void
master_overrules_die (void)
{
  g_autoptr (ForconSession) session = reviewed_shot ();
  const GArray *dice = forcon_session_review (session)->dice;
  guint8 other = g_array_index (dice, ForconDie, 0).face == 6 ? 1 : 6;
  ForconOverride die = { TRUE, 0, other };

  forcon_session_revise (session, &die, 1, "It lay askew");
  forcon_session_apply (session);
  g_assert_cmpint (app_last_entry (session)->command.overrides[0].value, ==, other);
}

static void
on_refused (ForconSession *session, const ForconVerdict *verdict, guint *refusals)
{
  (*refusals)++;
}

static void
impossible_word_is_refused (void)
{
  g_autoptr (ForconSession) session = reviewed_shot ();
  ForconOverride nowhere = { TRUE, 99, 6 };
  guint refusals = 0;

  g_signal_connect (session, "refused", G_CALLBACK (on_refused), &refusals);
  forcon_session_revise (session, &nowhere, 1, "For fun");
  g_assert_cmpuint (refusals, ==, 1);
  g_assert_nonnull (forcon_session_review (session));
  g_assert_cmpuint (forcon_session_reviewed (session)->n_overrides, ==, 0);
}

#define TEST(path, function) g_test_add_func ("/app/session/" path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("a side is shown no trace of a hidden ship", no_trace_of_hidden);
  TEST ("a side is told no entry of a hidden ship", no_entry_of_hidden);
  TEST ("a side is shown its own hidden ship", owner_sees_its_ships);
  TEST ("a hidden ship does not stay selected", hidden_is_not_selected);
  TEST ("looking as a side drops the draft", looking_drops_draft);
  TEST ("nothing can be commanded while a side looks", looking_commands_nothing);
  TEST ("nothing is open while a side looks", looking_opens_nothing);
  TEST ("looking as a side changes nothing", looking_changes_nothing);
  TEST ("a captain plays command by command", captain_plays_turn);
  TEST ("what a captain did is undone as one", captain_is_undone);
  TEST ("a captain leaves others their answer", captain_leaves_answers);
  TEST ("a captain plays the turn to its end", captain_ends_turn);
  TEST ("a second call stops the captain", captain_stops);
  TEST ("what captains do is not looked at first", captain_is_not_checked);
  TEST ("a result that is looked at is not applied yet", checking_waits);
  TEST ("forgetting a result leaves the generator alone", cancelling_leaves_generator);
  TEST ("a result is applied as it was shown", applying_is_as_shown);
  TEST ("the master can overrule a roll", master_overrules_roll);
  TEST ("the master can overrule a die", master_overrules_die);
  TEST ("what cannot be overruled is refused", impossible_word_is_refused);
  return g_test_run ();
}
