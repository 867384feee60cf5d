/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person doing the job: each command of the battle from the model of the window. */
#include "app-support.h"

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"

static ForconSession *
squadron (void)
{
  return app_session ("squadron.xml");
}

static ForconSession *
squadron_in (ForconStep step, const char *ship)
{
  ForconSession *session = squadron ();
  ForconCommand command
      = { .kind = FORCON_COMMAND_SET, .set = { .value = FORCON_VALUE_STEP, .number = step }, .reason = "a test" };

  forcon_session_carry_out (session, &command);
  g_assert_cmpint (forcon_session_step (session), ==, step);
  forcon_session_select (session, app_ship (session, ship));
  return session;
}

static const ForconShip *
ship_of (ForconSession *session, const char *id)
{
  return forcon_battle_ship (forcon_session_battle (session), app_ship (session, id));
}

/* Does the first choice of this kind, at @target unless it is %NULL; fails if there is none that can be done. */
static void
choose (ForconSession *session, ForconCommandKind kind, const char *target)
{
  g_autoptr (GArray) choices = forcon_session_choices (session);

  for (guint i = 0; i < choices->len; i++)
    {
      const ForconChoice *choice = &g_array_index (choices, ForconChoice, i);

      if (choice->command.kind != kind || !forcon_verdict_allows (&choice->verdict)
          || (target != NULL
              && forcon_command_ship (&choice->command, "target").value != app_ship (session, target).value))
        continue;
      forcon_session_carry_out (session, &choice->command);
      g_assert_cmpint (app_last_entry (session)->command.kind, ==, kind);
      return;
    }
  g_assert_not_reached ();
}

static const ForconSalvo *
newest_salvo (ForconSession *session)
{
  const GArray *salvos = forcon_session_battle (session)->salvos;

  return &g_array_index (salvos, ForconSalvo, salvos->len - 1);
}

static void
launch (ForconSession *session)
{
  ForconCommand command = forcon_session_launch_command (session);

  forcon_session_carry_out (session, &command);
  g_assert_cmpint (app_last_entry (session)->command.kind, ==, FORCON_COMMAND_LAUNCH);
}

/* F-FORM-4 */
static void
formation_moves (void)
{
  g_autoptr (ForconSession) session = squadron ();
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (16), 0 } } };
  ForconCommand command;

  forcon_session_set_legs (session, &legs);
  command = forcon_session_move_command (session);
  forcon_session_carry_out (session, &command);
  g_assert_cmpint (ship_of (session, "hammer")->position.x, ==, FORCON_CM (46));
  g_assert_true (ship_of (session, "dart")->moved);
}

/* F-FORM-3 */
static void
ship_leaves (void)
{
  g_autoptr (ForconSession) session = squadron ();

  forcon_session_select (session, app_ship (session, "dart"));
  choose (session, FORCON_COMMAND_FORM, NULL);
  g_assert_cmpuint (ship_of (session, "dart")->formation.value, !=, ship_of (session, "anvil")->formation.value);
  choose (session, FORCON_COMMAND_JOIN, "anvil");
  g_assert_cmpuint (ship_of (session, "dart")->formation.value, ==, ship_of (session, "anvil")->formation.value);
}

/* F-SWP-1 */
static void
sweeper_sweeps (void)
{
  g_autoptr (ForconSession) session = squadron ();

  forcon_session_select (session, app_ship (session, "broom"));
  choose (session, FORCON_COMMAND_SWEEP, NULL);
  g_assert_true (ship_of (session, "broom")->sweeping);
}

/* F-ORB-1, F-ORB-2 */
static void
orbit_changes (void)
{
  g_autoptr (ForconSession) session = squadron ();
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (12), 0 } } };
  ForconLength before = ship_of (session, "lander")->position.y;
  ForconCommand command;

  forcon_session_select (session, app_ship (session, "lander"));
  forcon_session_set_legs (session, &legs);
  forcon_session_set_orbit (session, 1, FORCON_HALVES_SHIELDS);
  command = forcon_session_move_command (session);
  forcon_session_carry_out (session, &command);
  g_assert_cmpint (ship_of (session, "lander")->position.y, <, before);
  g_assert_cmpint (ship_of (session, "lander")->halved, ==, FORCON_HALVES_SHIELDS);
}

/* F-TORP-1 */
static void
torpedoes_at_target (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");

  forcon_session_set_launching (session, TRUE);
  forcon_session_set_target (session, app_ship (session, "thorn"));
  launch (session);
  g_assert_cmpint (newest_salvo (session)->count, ==, 3);
  g_assert_cmpint (newest_salvo (session)->heading, ==, FORCON_DEGREES (90));
}

/* F-TORP-1 */
static void
torpedoes_on_heading (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");

  forcon_session_set_launching (session, TRUE);
  forcon_session_set_heading (session, TRUE, FORCON_DEGREES (70));
  launch (session);
  g_assert_cmpint (newest_salvo (session)->heading, ==, FORCON_DEGREES (70));
}

/* F-FORM-6 */
static void
torpedoes_joined (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  ForconShips with = { .n = 1, .ship = { app_ship (session, "hammer") } };

  forcon_session_set_launching (session, TRUE);
  forcon_session_set_target (session, app_ship (session, "thorn"));
  forcon_session_set_with (session, &with);
  launch (session);
  g_assert_cmpint (newest_salvo (session)->count, ==, 6);
}

/* F-TORP-8 */
static void
guns_at_torpedoes (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  ForconSalvoId hostile = g_array_index (forcon_session_battle (session)->salvos, ForconSalvo, 1).id;
  ForconCommand command;

  forcon_session_point_at_thing (session, (ForconTableThing){ .salvo = hostile });
  g_assert_cmpuint (forcon_session_draft (session)->target_salvo.value, ==, hostile.value);
  g_assert_cmpuint (forcon_session_draft (session)->weapons, ==, 1);
  command = forcon_session_fire_command (session);
  forcon_session_carry_out (session, &command);
  g_assert_nonnull (app_find_event (app_last_entry (session), FORCON_EVENT_SALVO_FIRED_AT));
}

/* F-TORP-2: a turn of at most 45° */
static void
salvo_is_dragged (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_TORPEDOES, "anvil");
  ForconCommand command;

  g_assert_true (forcon_session_may_move_salvo (session));
  forcon_session_drag_to (session, (ForconPoint){ FORCON_CM (46), FORCON_CM (79) });
  command = forcon_session_salvo_command (session);
  g_assert_cmpint (command.move_salvo.legs.leg[0].turn, ==, FORCON_DEGREES (45));
  g_assert_cmpint (forcon_legs_distance (&command.move_salvo.legs), ==, FORCON_CM (20));
  forcon_session_carry_out (session, &command);
  g_assert_nonnull (app_find_event (app_last_entry (session), FORCON_EVENT_SALVO_MOVED));
}

/* F-BRD-1 */
static void
boarding (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_TORPEDOES, "reaver");

  choose (session, FORCON_COMMAND_BOARD, "prey");
  g_assert_cmpuint (ship_of (session, "reaver")->boards.value, ==, app_ship (session, "prey").value);
}

/* F-END-2: 2d6 less than readiness 7 and crew +1 is at most 7: 21 of 36; F-FORM-8: at most 7 + 3 is 33 of 36 */
static void
chances_are_told (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_END, "anvil");
  ForconCommand hit = { .kind = FORCON_COMMAND_SET,
                        .set = { .ship = app_ship (session, "anvil"), .value = FORCON_VALUE_HITS_LEFT, .number = 4 },
                        .reason = "a test" };
  g_autoptr (GArray) choices = NULL;

  forcon_session_carry_out (session, &hit);
  choices = forcon_session_choices (session);
  for (guint i = 0; i < choices->len; i++)
    {
      const ForconChoice *choice = &g_array_index (choices, ForconChoice, i);
      gboolean repair = choice->command.kind == FORCON_COMMAND_REPAIR;

      g_assert_cmpfloat_with_epsilon (choice->chance, repair ? 21 / 36.0 : 33 / 36.0, 1e-9);
    }
  g_assert_cmpuint (choices->len, ==, 3);
}

/* F-ORD-2: the other side braces in the enemy's phase */
static void
enemy_braces (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "thorn");

  choose (session, FORCON_COMMAND_ORDER, NULL);
  g_assert_cmpint (ship_of (session, "thorn")->brace_ends, >, 0);
}

/* F-END-6 */
static void
troops_land (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_END, "lander");

  choose (session, FORCON_COMMAND_LAND, NULL);
  g_assert_cmpint (ship_of (session, "lander")->landed, ==, 4);
}

/* F-FORM-8 */
static void
flag_is_passed (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_END, "anvil");

  choose (session, FORCON_COMMAND_PASS_FLAG, NULL);
  g_assert_nonnull (app_find_event (app_last_entry (session), FORCON_EVENT_FLAG_CHECKED));
}

static void
shoot (ForconSession *session)
{
  ForconCommand command;

  forcon_session_set_target (session, app_ship (session, "thorn"));
  command = forcon_session_fire_command (session);
  forcon_session_carry_out (session, &command);
}

static void
look_before (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  guint entries = forcon_session_n_entries (session);
  guint8 first;

  forcon_session_set_checks (session, TRUE);
  shoot (session);
  g_assert_nonnull (forcon_session_review (session));
  g_assert_cmpuint (forcon_session_n_entries (session), ==, entries);
  first = g_array_index (forcon_session_review (session)->dice, ForconDie, 0).face;
  forcon_session_apply (session);
  g_assert_null (forcon_session_review (session));
  g_assert_cmpuint (forcon_session_n_entries (session), ==, entries + 1);
  g_assert_cmpuint (g_array_index (app_last_entry (session)->dice, ForconDie, 0).face, ==, first);
}

static void
look_and_drop (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  guint entries = forcon_session_n_entries (session);
  g_autofree char *before = forcon_battle_hash (forcon_session_battle (session));
  g_autofree char *after = NULL;

  forcon_session_set_checks (session, TRUE);
  shoot (session);
  forcon_session_cancel (session);
  after = forcon_battle_hash (forcon_session_battle (session));
  g_assert_null (forcon_session_review (session));
  g_assert_cmpuint (forcon_session_n_entries (session), ==, entries);
  g_assert_cmpstr (before, ==, after);
}

/* Nothing falls when a ship moves: there is nothing to look at. */
static void
look_only_at_dice (void)
{
  g_autoptr (ForconSession) session = squadron ();
  ForconCommand command;

  forcon_session_set_checks (session, TRUE);
  command = forcon_session_move_command (session);
  forcon_session_carry_out (session, &command);
  g_assert_null (forcon_session_review (session));
  g_assert_cmpint (app_last_entry (session)->command.kind, ==, FORCON_COMMAND_MOVE);
}

/* F-GEN-6: the journal keeps what fell, what it counts as, and why */
static void
die_overruled (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  ForconOverride three = { FALSE, 0, 3 };

  forcon_session_set_checks (session, TRUE);
  shoot (session);
  forcon_session_revise (session, &three, 1, "the table was knocked");
  g_assert_nonnull (forcon_session_review (session));
  forcon_session_apply (session);
  g_assert_cmpint (app_find_event (app_last_entry (session), FORCON_EVENT_BATTERY_FIRED)->battery_fired.hits, ==, 3);
  g_assert_nonnull (app_find_event (app_last_entry (session), FORCON_EVENT_OVERRIDDEN));
  g_assert_cmpstr (app_last_entry (session)->command.reason, ==, "the table was knocked");
}

static void
on_refused (ForconSession *session, const ForconVerdict *verdict, ForconVerdictKind *kind)
{
  *kind = verdict->kind;
}

/* F-GEN-6 */
static void
overruling_needs_reason (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  ForconOverride three = { FALSE, 0, 3 };
  ForconVerdictKind refused = FORCON_VERDICT_DONE;

  g_signal_connect (session, "refused", G_CALLBACK (on_refused), &refused);
  forcon_session_set_checks (session, TRUE);
  shoot (session);
  forcon_session_revise (session, &three, 1, "");
  g_assert_cmpint (refused, ==, FORCON_VERDICT_NEEDS_REASON);
  g_assert_cmpuint (forcon_session_reviewed (session)->n_overrides, ==, 0);
}

/* F-EW-4 */
static void
side_sees_less (void)
{
  g_autoptr (ForconSession) session = squadron ();
  guint ships = forcon_session_battle (session)->n_ships;

  forcon_session_set_viewer (session, (ForconSideId){ 1 });
  g_assert_cmpuint (forcon_session_battle (session)->n_ships, ==, ships - 1);
  g_assert_cmpuint (forcon_session_battle (session)->mines->len, ==, 0);
  g_assert_true (FORCON_ID_IS_NONE (forcon_battle_find_ship (forcon_session_battle (session), "shade")));
  forcon_session_set_viewer (session, FORCON_NO_SIDE);
  g_assert_cmpuint (forcon_session_battle (session)->n_ships, ==, ships);
}

/* F-EW-4 */
static void
side_gives_no_commands (void)
{
  g_autoptr (ForconSession) session = squadron ();
  ForconCommand command = { .kind = FORCON_COMMAND_END_STEP };
  g_autoptr (GArray) openings = NULL;

  forcon_session_set_viewer (session, (ForconSideId){ 1 });
  forcon_session_carry_out (session, &command);
  forcon_session_undo (session);
  openings = forcon_session_openings (session);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_MOVEMENT);
  g_assert_false (forcon_session_may_move (session));
  g_assert_cmpuint (openings->len, ==, 0);
}

/* The ship that is selected stays so, by whatever number the side knows it. */
static void
selection_follows_view (void)
{
  g_autoptr (ForconSession) session = squadron ();

  forcon_session_select (session, app_ship (session, "keep"));
  forcon_session_set_viewer (session, (ForconSideId){ 1 });
  g_assert_cmpuint (forcon_session_draft (session)->ship.value, ==, app_ship (session, "keep").value);
  forcon_session_set_viewer (session, FORCON_NO_SIDE);
  g_assert_cmpuint (forcon_session_draft (session)->ship.value, ==, app_ship (session, "keep").value);
}

/* F-CAMP-10 */
static void
captain_plays (void)
{
  g_autoptr (ForconSession) session = squadron ();
  guint entries = forcon_session_n_entries (session);

  forcon_session_play_captain (session);
  while (forcon_session_captain_plays (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (forcon_session_n_entries (session), >, entries);
  for (guint i = entries; i < forcon_session_n_entries (session); i++)
    g_assert_true (forcon_session_entry (session, i)->command.by_captain);
  forcon_session_undo (session);
  g_assert_cmpuint (forcon_session_n_entries (session), <, forcon_journal_length (forcon_session_journal (session)));
}

static void
explains (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_FIRE, "anvil");
  g_autofree char *shot = NULL;
  g_autofree char *hand = NULL;

  shoot (session);
  hand = forcon_session_explain (session, 0);
  shot = forcon_session_explain (session, 1);
  g_assert_nonnull (strstr (hand, "a test"));
  g_assert_nonnull (strstr (shot, "F-ART"));
}

/* F-TURN-1: the step leads */
static void
openings_are_told (void)
{
  g_autoptr (ForconSession) session = squadron_in (FORCON_STEP_TORPEDOES, "anvil");
  g_autoptr (GArray) openings = forcon_session_openings (session);
  guint boardings = 0;

  for (guint i = 0; i < openings->len; i++)
    boardings += g_array_index (openings, ForconOpening, i).kind == FORCON_OPENING_BOARD;
  g_assert_cmpuint (boardings, ==, 1);
}

static void
places_by_hand (void)
{
  g_autoptr (ForconSession) session = squadron ();

  forcon_session_place (session, (ForconPoint){ 100, 100 });
  g_assert_false (forcon_session_draft (session)->placed);
  forcon_session_set_placing (session, TRUE);
  forcon_session_place (session, (ForconPoint){ 700, 800 });
  g_assert_true (forcon_session_draft (session)->placed);
  g_assert_cmpint (forcon_session_draft (session)->place.y, ==, 800);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/commands/a formation moves as one (F-FORM-4)", formation_moves);
  g_test_add_func ("/app/commands/a ship leaves its formation and joins it again (F-FORM-3)", ship_leaves);
  g_test_add_func ("/app/commands/a sweeper declares that it sweeps (F-SWP-1)", sweeper_sweeps);
  g_test_add_func ("/app/commands/a ship changes its orbit (F-ORB-2)", orbit_changes);
  g_test_add_func ("/app/commands/torpedoes are launched at a target (F-TORP-1)", torpedoes_at_target);
  g_test_add_func ("/app/commands/torpedoes are launched on a heading (F-TORP-1)", torpedoes_on_heading);
  g_test_add_func ("/app/commands/ships join their torpedoes (F-FORM-6)", torpedoes_joined);
  g_test_add_func ("/app/commands/guns are fired at torpedoes (F-TORP-8)", guns_at_torpedoes);
  g_test_add_func ("/app/commands/a salvo is dragged no farther round than it may turn (F-TORP-2)", salvo_is_dragged);
  g_test_add_func ("/app/commands/a ship boards another in contact (F-BRD-1)", boarding);
  g_test_add_func ("/app/commands/the chance stands beside what hangs on a check (F-END-2)", chances_are_told);
  g_test_add_func ("/app/commands/a ship braces in the enemy's phase (F-ORD-2)", enemy_braces);
  g_test_add_func ("/app/commands/troops land (F-END-6)", troops_land);
  g_test_add_func ("/app/commands/the flag is passed on (F-FORM-8)", flag_is_passed);
  g_test_add_func ("/app/commands/a result is looked at before it is applied", look_before);
  g_test_add_func ("/app/commands/a result that is dropped leaves no trace", look_and_drop);
  g_test_add_func ("/app/commands/what needs no dice is done at once", look_only_at_dice);
  g_test_add_func ("/app/commands/a roll is overruled with a reason (F-GEN-6)", die_overruled);
  g_test_add_func ("/app/commands/nothing is overruled without a reason (F-GEN-6)", overruling_needs_reason);
  g_test_add_func ("/app/commands/a side does not see what is hidden (F-EW-4)", side_sees_less);
  g_test_add_func ("/app/commands/no commands are given while a side looks (F-EW-4)", side_gives_no_commands);
  g_test_add_func ("/app/commands/the selected ship stays selected when a side looks", selection_follows_view);
  g_test_add_func ("/app/commands/a captain plays for the side at turn (F-CAMP-10)", captain_plays);
  g_test_add_func ("/app/commands/a result is explained with its rules and its reason", explains);
  g_test_add_func ("/app/commands/the step says what is open (F-TURN-1)", openings_are_told);
  g_test_add_func ("/app/commands/a place is only taken while the master places something", places_by_hand);
  return g_test_run ();
}
