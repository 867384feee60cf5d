/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-support.h"

#include <glib/gstdio.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/session/session-play.h"

static void
end_step (ForconSession *session)
{
  ForconCommand command;

  g_assert_true (forcon_session_step_command (session, &command));
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
}

static void
move_ahead (ForconSession *session, ForconLength ahead)
{
  ForconLegs legs = { .n = 1, .leg = { { ahead, 0 } } };
  ForconCommand command;

  forcon_session_set_legs (session, &legs);
  command = forcon_session_move_command (session);
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
}

static void
fire (ForconSession *session, ForconDiceMode mode)
{
  ForconCommand command = forcon_session_fire_command (session);

  forcon_session_do (session, &command, mode);
}

static const char *
selected (ForconSession *session)
{
  ForconShipId ship = forcon_session_draft (session)->ship;

  return FORCON_ID_IS_NONE (ship) ? "" : forcon_battle_card (forcon_session_battle (session), ship)->id;
}

static guint
position (ForconSession *session)
{
  return forcon_journal_position (forcon_session_journal (session));
}

/* A duel in its first fire step: Anvil is selected and may fire at Thorn. */
static ForconSession *
fire_step (void)
{
  ForconSession *session = app_session ("duel.xml");

  end_step (session);
  forcon_session_select (session, app_ship (session, "anvil"));
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_FIRE);
  return session;
}

static void
opening_plays (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");

  g_assert_cmpuint (position (session), ==, 1);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_MOVEMENT);
  g_assert_cmpuint (forcon_session_unsaved (session), ==, 0);
}

static void
opening_wrong (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = app_resource ("wrong.xml");

  g_assert_false (forcon_session_open (session, path, FALSE, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "wrong.xml:7: "));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpuint (position (session), ==, 1);
}

static void
first_selected (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");

  g_assert_cmpstr (selected (session), ==, "anvil");
  g_assert_cmpuint (forcon_session_count_waiting (session), ==, 2);
}

static void
next_skips_moved (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");

  forcon_session_select (session, app_ship (session, "dart"));
  move_ahead (session, FORCON_CM (20));
  forcon_session_select (session, app_ship (session, "thorn"));
  forcon_session_select_next (session, 1);
  g_assert_cmpstr (selected (session), ==, "anvil");
  move_ahead (session, FORCON_CM (15));
  g_assert_cmpuint (forcon_session_count_waiting (session), ==, 0);
}

/* F-FIRE-3: who can fire back comes before who could only launch */
static void
next_is_urgent (void)
{
  g_autoptr (ForconSession) session = app_session ("edge.xml");
  ForconCommand command;

  forcon_session_select (session, app_ship (session, "anvil"));
  command = forcon_session_move_command (session);
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  command = forcon_session_move_command (session);
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  end_step (session);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_FIRE);
  forcon_session_select (session, app_ship (session, "anvil"));
  forcon_session_set_target (session, app_ship (session, "thorn"));
  fire (session, FORCON_DICE_MODE_ROLL);
  g_assert_cmpint (forcon_session_urgency (session, app_ship (session, "anvil")), ==, FORCON_URGENCY_MAYBE);
  g_assert_cmpint (forcon_session_urgency (session, app_ship (session, "thorn")), ==, FORCON_URGENCY_NOW);
  forcon_session_select (session, FORCON_NO_SHIP);
  forcon_session_select_next (session, 1);
  g_assert_cmpstr (selected (session), ==, "thorn");
  /* Torpedoes that promise too little are possible, but of no use. */
  g_assert_false (forcon_session_is_useful (session, app_ship (session, "anvil")));
  forcon_session_select_next (session, 1);
  g_assert_cmpstr (selected (session), ==, "thorn");
}

/* The first of them is the armour; if it lets something through there are criticals, and perhaps a catastrophe. */
static void
roll_of_how_many (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  const guint8 faces[] = { 6, 1, 1, 1 };
  guint least, most;

  fire (session, FORCON_DICE_MODE_TYPE);
  g_assert_cmpuint (forcon_session_roll_number (session, &least, &most), ==, 1);
  g_assert_cmpuint (least, ==, 1);
  g_assert_cmpuint (most, >, 1);
  forcon_session_answer (session, faces, G_N_ELEMENTS (faces));
  g_assert_cmpuint (forcon_session_roll_number (session, &least, &most), ==, 2);
  g_assert_cmpuint (least, ==, 2);
}

/* F-MOV-2: twenty centimetres are the cruiser's speed. */
static void
drag_stops_at_reach (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");
  ForconCommand command;
  ForconVerdict verdict;

  forcon_session_drag_to (session, (ForconPoint){ FORCON_CM (119), FORCON_CM (40) });
  command = forcon_session_move_command (session);
  verdict = forcon_session_try (session, &command);
  g_assert_true (forcon_session_draft (session)->touched);
  g_assert_true (forcon_verdict_allows (&verdict));
  g_assert_cmpint (forcon_legs_distance (&command.move.legs), ==, FORCON_CM (20));
}

static void
on_refused (ForconSession *session, const ForconVerdict *verdict, ForconVerdictKind *kind)
{
  *kind = verdict->kind;
}

/* F-MOV-2 */
static void
refused_move (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");
  ForconVerdictKind kind = FORCON_VERDICT_DONE;

  g_signal_connect (session, "refused", G_CALLBACK (on_refused), &kind);
  move_ahead (session, FORCON_CM (21));
  g_assert_cmpint (kind, ==, FORCON_VERDICT_TOO_FAR);
  g_assert_cmpuint (position (session), ==, 1);
  g_assert_cmpint (forcon_session_draft (session)->legs.leg[0].ahead, ==, FORCON_CM (21));
}

static void
dropping_restores (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");

  forcon_session_drag_to (session, (ForconPoint){ FORCON_CM (45), FORCON_CM (40) });
  forcon_session_drop (session);
  g_assert_false (forcon_session_draft (session)->touched);
  g_assert_cmpstr (selected (session), ==, "anvil");
}

static void
fire_step_takes_nearest (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  const ForconDraft *draft = forcon_session_draft (session);

  g_assert_true (FORCON_ID_EQUAL (draft->target, app_ship (session, "thorn")));
  /* The main battery bears; the stern battery does not, and the lance does not reach. */
  g_assert_cmpuint (draft->weapons, ==, 1);
}

static void
pointing_chooses_target (void)
{
  g_autoptr (ForconSession) session = fire_step ();

  forcon_session_set_target (session, FORCON_NO_SHIP);
  g_assert_cmpuint (forcon_session_draft (session)->weapons, ==, 0);
  forcon_session_point_at (session, app_ship (session, "thorn"));
  g_assert_cmpstr (selected (session), ==, "anvil");
  g_assert_true (FORCON_ID_EQUAL (forcon_session_draft (session)->target, app_ship (session, "thorn")));
  forcon_session_point_at (session, app_ship (session, "dart"));
  g_assert_cmpstr (selected (session), ==, "dart");
}

/* F-FIRE-3 */
static void
return_fire (void)
{
  g_autoptr (ForconSession) session = fire_step ();

  forcon_session_select (session, app_ship (session, "thorn"));
  g_assert_false (forcon_session_may_fire (session));
  forcon_session_select (session, app_ship (session, "anvil"));
  fire (session, FORCON_DICE_MODE_ROLL);
  forcon_session_select (session, app_ship (session, "thorn"));
  g_assert_true (forcon_session_may_fire (session));
  g_assert_true (FORCON_ID_EQUAL (forcon_session_draft (session)->target, app_ship (session, "anvil")));
}

static void
answer (ForconSession *session, guint8 face)
{
  const ForconDiceRequest *request = forcon_session_request (session);
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  g_assert_nonnull (request);
  for (guint i = request->given; i < request->count; i++)
    g_byte_array_append (faces, &face, 1);
  forcon_session_answer (session, faces->data, faces->len);
}

/* F-GEN-6, F-ART-6: firepower 9 in column 2 is six salvos, a shield stops one, armour 4 is saved by threes. */
static void
typed_dice (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  const ForconEvent *event;

  fire (session, FORCON_DICE_MODE_TYPE);
  g_assert_cmpint (forcon_session_request (session)->purpose, ==, FORCON_PURPOSE_ARMOUR);
  g_assert_cmpuint (position (session), ==, 2);
  answer (session, 3);
  g_assert_null (forcon_session_request (session));
  g_assert_cmpuint (position (session), ==, 3);
  event = app_find_event (app_last_entry (session), FORCON_EVENT_BATTERY_FIRED);
  g_assert_nonnull (event);
  g_assert_cmpint (event->battery_fired.damage, ==, 0);
  for (guint i = 0; i < app_last_entry (session)->dice->len; i++)
    {
      g_assert_cmpint (g_array_index (app_last_entry (session)->dice, ForconDie, i).face, ==, 3);
      g_assert_false (g_array_index (app_last_entry (session)->dice, ForconDie, i).generated);
    }
}

static void
typed_dice_go_on (void)
{
  g_autoptr (ForconSession) session = fire_step ();

  fire (session, FORCON_DICE_MODE_TYPE);
  answer (session, 4);
  /* Armour 4 was met: now each point of damage rolls for a critical (F-CRIT-1). */
  g_assert_cmpint (forcon_session_request (session)->purpose, ==, FORCON_PURPOSE_CRITICAL_CHECK);
  answer (session, 1);
  g_assert_null (forcon_session_request (session));
  g_assert_nonnull (app_find_event (app_last_entry (session), FORCON_EVENT_SHIP_DAMAGED));
}

static void
cancel_drops_dice (void)
{
  g_autoptr (ForconSession) session = fire_step ();

  fire (session, FORCON_DICE_MODE_TYPE);
  answer (session, 4);
  forcon_session_cancel (session);
  g_assert_null (forcon_session_request (session));
  g_assert_cmpuint (position (session), ==, 2);
  fire (session, FORCON_DICE_MODE_TYPE);
  g_assert_cmpint (forcon_session_request (session)->purpose, ==, FORCON_PURPOSE_ARMOUR);
}

static void
face_zero_generates (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  guint n;

  fire (session, FORCON_DICE_MODE_TYPE);
  n = forcon_session_request (session)->count;
  answer (session, 0);
  while (forcon_session_request (session) != NULL)
    answer (session, 2);
  for (guint i = 0; i < n; i++)
    g_assert_true (g_array_index (app_last_entry (session)->dice, ForconDie, i).generated);
}

static void
undo_and_redo (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  g_autofree char *before = forcon_battle_hash (forcon_session_battle (session));
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  fire (session, FORCON_DICE_MODE_ROLL);
  after = forcon_battle_hash (forcon_session_battle (session));
  forcon_session_undo (session);
  undone = forcon_battle_hash (forcon_session_battle (session));
  forcon_session_redo (session);
  redone = forcon_battle_hash (forcon_session_battle (session));
  g_assert_cmpstr (before, !=, after);
  g_assert_cmpstr (undone, ==, before);
  g_assert_cmpstr (redone, ==, after);
}

static void
rewinding (void)
{
  g_autoptr (ForconSession) session = fire_step ();

  forcon_session_rewind (session);
  g_assert_cmpuint (position (session), ==, 0);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_SET_UP);
}

static void
new_step_selects (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");

  forcon_session_select (session, FORCON_NO_SHIP);
  end_step (session);
  g_assert_cmpstr (selected (session), ==, "anvil");
}

static void
save_and_open (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  g_autoptr (ForconSession) again = forcon_session_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = app_output ("saved.xml");
  g_autofree char *saved = NULL;
  g_autofree char *opened = NULL;

  fire (session, FORCON_DICE_MODE_ROLL);
  g_assert_cmpuint (forcon_session_unsaved (session), >, 0);
  forcon_session_save (session, path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (forcon_session_unsaved (session), ==, 0);
  g_assert_cmpstr (forcon_session_path (session), ==, path);
  forcon_session_open (again, path, FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (position (again), ==, position (session));
  saved = forcon_battle_hash (forcon_session_battle (session));
  opened = forcon_battle_hash (forcon_session_battle (again));
  g_assert_cmpstr (saved, ==, opened);
  g_remove (path);
}

/* The script by its own journal, with what was done at the table after it. */
static void
saved_as_played (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  g_autofree char *path = app_output ("as-played.xml");
  g_autofree char *duel = app_resource ("duel.xml");
  g_autoptr (ForconScript) script = forcon_script_load (duel, NULL, NULL);
  g_autoptr (ForconJournal) journal = forcon_journal_new (script->start, script->rules);
  g_autofree char *alone = NULL;
  g_autofree char *saved = NULL;

  fire (session, FORCON_DICE_MODE_ROLL);
  for (guint i = 0; i < position (session); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (forcon_session_journal (session), i);
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &entry->command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  g_assert_true (forcon_session_save (session, path, NULL));
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  alone = forcon_script_to_xml (script->start, &(const ForconScriptRules){ script->rules_name, script->rule_changes }, journal);
  g_assert_cmpstr (saved, ==, alone);
  g_remove (path);
}

static void
save_without_folder (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_session_save (session, "/nonexistent-folder/battle.xml", &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (forcon_session_unsaved (session), >, 0);
}

static void
unsaved_is_counted (void)
{
  g_autoptr (ForconSession) session = fire_step ();

  g_assert_cmpuint (forcon_session_unsaved (session), ==, 1);
  fire (session, FORCON_DICE_MODE_ROLL);
  g_assert_cmpuint (forcon_session_unsaved (session), ==, 2);
  forcon_session_undo (session);
  forcon_session_undo (session);
  g_assert_cmpuint (forcon_session_unsaved (session), ==, 0);
}

static void
another_future_is_unsaved (void)
{
  g_autoptr (ForconSession) session = app_session ("duel.xml");

  forcon_session_undo (session);
  g_assert_cmpuint (forcon_session_unsaved (session), >, 0);
  end_step (session);
  g_assert_cmpuint (position (session), ==, 1);
  g_assert_cmpuint (forcon_session_unsaved (session), >, 0);
}

static void
template_keeps_file (void)
{
  g_autoptr (ForconSession) session = forcon_session_new ();
  g_autofree char *path = app_resource ("duel.xml");

  g_assert_true (forcon_session_open (session, path, TRUE, NULL));
  g_assert_null (forcon_session_path (session));
  g_assert_cmpuint (forcon_session_unsaved (session), ==, 0);
}

#define TEST(path, function) g_test_add_func ("/app/session/" path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("opening a script plays its commands", opening_plays);
  TEST ("a wrong file is told with its line, and the battle stays", opening_wrong);
  TEST ("the first ship that is to move is selected", first_selected);
  TEST ("the next ship is one that has not moved", next_skips_moved);
  TEST ("the next ship is first one that can fire back (F-FIRE-3)", next_is_urgent);
  TEST ("a roll is told with how many there are", roll_of_how_many);
  TEST ("a drag beyond the reach draws up the longest legal move (F-MOV-2)", drag_stops_at_reach);
  TEST ("a refused move is told and keeps what was typed (F-MOV-2)", refused_move);
  TEST ("dropping a draft keeps the ship selected", dropping_restores);
  TEST ("the fire step begins with the nearest enemy and all weapons that bear", fire_step_takes_nearest);
  TEST ("pointing at an enemy chooses the target, at a friend the ship", pointing_chooses_target);
  TEST ("a ship that was fired at may fire back (F-FIRE-3)", return_fire);
  TEST ("typed dice are asked for by name and kept (F-GEN-6)", typed_dice);
  TEST ("typed dice are asked for until the command is done", typed_dice_go_on);
  TEST ("cancel drops the command and its dice", cancel_drops_dice);
  TEST ("a roll can be left to the generator", face_zero_generates);
  TEST ("undo and redo give the same battle again", undo_and_redo);
  TEST ("back to the start undoes everything", rewinding);
  TEST ("a new step selects a ship that has something to do", new_step_selects);
  TEST ("a saved battle opens as it was", save_and_open);
  TEST ("a saved battle has the dice of its script's seed, to the byte", saved_as_played);
  TEST ("a failed save leaves the battle unsaved", save_without_folder);
  TEST ("unsaved commands are counted", unsaved_is_counted);
  TEST ("another future at the same place is not taken for saved", another_future_is_unsaved);
  TEST ("a ready-made battle is not written over", template_keeps_file);
  return g_test_run ();
}
