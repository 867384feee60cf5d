/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window, to be looked at; what a program can see in them is tested here. */
#include "app-support.h"

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
take (ForconWindow *window, const char *what)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.png", what, language ());
  g_autoptr (GString) cut = NULL;

  app_picture (window, name);
  cut = app_cut_off_texts (window);
  g_assert_cmpstr (cut->str, ==, "");
}

static ForconWindow *
open_demonstration (int width, int height, AdwColorScheme scheme)
{
  g_autofree char *path = demonstration ();

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  return app_window (path, width, height);
}

static void
drag_first_ship (ForconWindow *window)
{
  ForconSession *session = forcon_window_session (window);
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconShip *ship;

  if (!forcon_session_may_move (session))
    return;
  ship = forcon_battle_ship (battle, forcon_session_draft (session)->ship);
  forcon_session_drag_to (session, forcon_point_ahead (ship->position, ship->heading + FORCON_DEGREES (20), FORCON_CM (17)));
  app_pump (100);
}

/* Undoes until a step of the kind is reached. */
static void
back_to (ForconWindow *window, ForconStep step)
{
  ForconSession *session = forcon_window_session (window);

  while (forcon_session_step (session) != step
         && forcon_journal_position (forcon_session_journal (session)) > 0)
    forcon_session_undo (session);
  app_pump (100);
}

static void
pictures_of_scheme (AdwColorScheme scheme, const char *name)
{
  ForconWindow *window = open_demonstration (1366, 768, scheme);
  g_autofree char *movement = g_strdup_printf ("movement-%s", name);
  g_autofree char *end = g_strdup_printf ("end-%s", name);
  g_autofree char *fire = g_strdup_printf ("fire-%s", name);

  drag_first_ship (window);
  take (window, movement);
  forcon_session_drop (forcon_window_session (window));
  back_to (window, FORCON_STEP_END);
  take (window, end);
  back_to (window, FORCON_STEP_FIRE);
  forcon_session_undo (forcon_window_session (window));
  forcon_session_undo (forcon_window_session (window));
  forcon_session_select_next (forcon_window_session (window), 1);
  app_pump (100);
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
  ForconWindow *window = open_demonstration (2560, 1440, ADW_COLOR_SCHEME_FORCE_DARK);

  drag_first_ship (window);
  take (window, "large-dark");
  app_close (window);
}

static void
start_page (void)
{
  ForconWindow *window;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  window = app_window (NULL, 1366, 768);
  take (window, "start-light");
  app_close (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/pictures/nothing is cut off on the start page", start_page);
  g_test_add_func ("/app/pictures/nothing is cut off at 1366×768, light", light);
  g_test_add_func ("/app/pictures/nothing is cut off at 1366×768, dark", dark);
  g_test_add_func ("/app/pictures/nothing is cut off at 2560×1440", large);
  return g_test_run ();
}
