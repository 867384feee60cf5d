/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window, to be looked at; what a program can see in them is tested here. */
#include "app-support.h"

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"

static const char *
language (void)
{
  return g_str_has_prefix (g_getenv ("LANGUAGE"), "ru") ? "ru" : "en";
}

static char *
demonstration (void)
{
  return g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "hegen-hub.xml", NULL);
}

/* Takes the picture, and tells what had to be cut off in it. */
static void
take (ForconTableWindow *window, const char *what)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.png", what, language ());
  g_autoptr (GString) cut = NULL;

  app_picture (window, name);
  cut = app_cut_off_texts (window);
  g_assert_cmpstr (cut->str, ==, "");
}

static ForconTableWindow *
open_demonstration (int width, int height, AdwColorScheme scheme)
{
  g_autofree char *path = demonstration ();

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  return app_window (path, width, height);
}

static void
drag_first_ship (ForconTableWindow *window)
{
  ForconSession *session = forcon_table_window_session (window);
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconShip *ship;

  if (!forcon_session_may_move (session))
    return;
  ship = forcon_battle_ship (battle, forcon_session_draft (session)->ship);
  forcon_session_drag_to (session, forcon_point_ahead (ship->position, ship->heading + FORCON_DEGREES (20), FORCON_CM (17)));
  app_settle ();
}

/* Undoes until a step of the kind is reached. */
static void
back_to (ForconTableWindow *window, ForconStep step)
{
  ForconSession *session = forcon_table_window_session (window);

  while (forcon_session_step (session) != step
         && forcon_journal_position (forcon_session_journal (session)) > 0)
    forcon_session_undo (session);
  app_settle ();
}

static void
pictures_of_scheme (AdwColorScheme scheme, const char *name)
{
  ForconTableWindow *window = open_demonstration (1366, 768, scheme);
  g_autofree char *movement = g_strdup_printf ("movement-%s", name);
  g_autofree char *end = g_strdup_printf ("end-%s", name);
  g_autofree char *fire = g_strdup_printf ("fire-%s", name);

  drag_first_ship (window);
  take (window, movement);
  forcon_session_drop (forcon_table_window_session (window));
  back_to (window, FORCON_STEP_END);
  take (window, end);
  back_to (window, FORCON_STEP_FIRE);
  forcon_session_undo (forcon_table_window_session (window));
  forcon_session_undo (forcon_table_window_session (window));
  forcon_session_select_next (forcon_table_window_session (window), 1);
  app_settle ();
  take (window, fire);
  app_close (window);
}

static void
light (void)
{
  pictures_of_scheme (ADW_COLOR_SCHEME_FORCE_LIGHT, "light");
}

static void
dark (void)
{
  pictures_of_scheme (ADW_COLOR_SCHEME_FORCE_DARK, "dark");
}

static void
large (void)
{
  ForconTableWindow *window = open_demonstration (2560, 1440, ADW_COLOR_SCHEME_FORCE_DARK);

  drag_first_ship (window);
  take (window, "large-dark");
  app_close (window);
}

static ForconTableWindow *
open_squadron (AdwColorScheme scheme)
{
  g_autofree char *path = app_resource ("squadron.xml");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  return app_window (path, 1366, 768);
}

static void
select_ship (ForconTableWindow *window, const char *id)
{
  forcon_session_select (forcon_table_window_session (window), app_ship (forcon_table_window_session (window), id));
  app_settle ();
}

static void
steps_of_squadron (ForconTableWindow *window)
{
  ForconSession *session = forcon_table_window_session (window);

  select_ship (window, "anvil");
  drag_first_ship (window);
  take (window, "squadron-movement");
  select_ship (window, "lander");
  take (window, "squadron-orbit");
  forcon_session_select (session, app_ship (session, "anvil"));
  app_act (window, "win.hand");
  take (window, "squadron-hand");
  app_act (window, "win.hand");
  forcon_session_set_viewer (session, (ForconSideId){ 1 });
  app_settle ();
  take (window, "squadron-as-red");
  forcon_session_set_viewer (session, FORCON_NO_SIDE);
}

static void
set_step (ForconTableWindow *window, ForconStep step)
{
  ForconCommand command
      = { .kind = FORCON_COMMAND_SET, .set = { .value = FORCON_VALUE_STEP, .number = step }, .reason = "a picture" };

  forcon_session_carry_out (forcon_table_window_session (window), &command);
  app_settle ();
}

static void
squadron (void)
{
  ForconTableWindow *window = open_squadron (ADW_COLOR_SCHEME_FORCE_DARK);
  ForconSession *session = forcon_table_window_session (window);

  steps_of_squadron (window);
  set_step (window, FORCON_STEP_FIRE);
  select_ship (window, "anvil");
  take (window, "squadron-fire");
  forcon_session_set_launching (session, TRUE);
  app_settle ();
  take (window, "squadron-launch");
  set_step (window, FORCON_STEP_TORPEDOES);
  select_ship (window, "reaver");
  take (window, "squadron-torpedoes");
  set_step (window, FORCON_STEP_END);
  select_ship (window, "anvil");
  take (window, "squadron-end");
  app_close (window);
}

static void
start_page (void)
{
  ForconTableWindow *window;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  window = app_window (NULL, 1366, 768);
  take (window, "start-light");
  app_close (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/pictures/nothing is cut off on the start page", start_page);
  g_test_add_func ("/looks/pictures/nothing is cut off at 1366×768, light", light);
  g_test_add_func ("/looks/pictures/nothing is cut off at 1366×768, dark", dark);
  g_test_add_func ("/looks/pictures/nothing is cut off at 2560×1440", large);
  g_test_add_func ("/looks/pictures/nothing is cut off in a battle with everything", squadron);
  return g_test_run ();
}
