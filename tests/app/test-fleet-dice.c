/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet-dice clash at its window: set up, played by clicks and typed dice, kept. */
#include "app-support.h"

#include "forcon-fleet-dice-window.h"

#define WIDTH 1366
#define HEIGHT 768

static ForconFleetDiceWindow *
new_window (int width, int height)
{
  g_autoptr (GError) error = NULL;
  ForconFleetDiceWindow *window
      = forcon_fleet_dice_window_new (GTK_APPLICATION (g_application_get_default ()), &error);

  g_assert_no_error (error);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  return window;
}

static void
take_units (ForconFleetDiceWindow *window, ForconTwilightSide side, const char *list)
{
  ForconFleetDiceGame *game = forcon_fleet_dice_window_game (window);
  ForconForce force = { 0 };

  g_assert_true (forcon_force_parse (forcon_fleet_dice_game_rules (game), list, &force, NULL));
  forcon_fleet_dice_game_take_force (game, side, &force);
}

static void
close_window (ForconFleetDiceWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  app_settle ();
}

static void
set_up_looks_right (void)
{
  ForconFleetDiceWindow *window = new_window (WIDTH, HEIGHT);

  take_units (window, FORCON_TWILIGHT_SIDE_ATTACKER, "1 dreadnought, 2 cruiser, 4 fighter, 1 carrier");
  take_units (window, FORCON_TWILIGHT_SIDE_DEFENDER, "2 destroyer, 3 cruiser2, 1 dreadnought");
  app_pump (300);
  app_assert_looks_right (window, "fleet-dice-set-up.png");
  close_window (window);
}

static void
combat_looks_right (void)
{
  ForconFleetDiceWindow *window = new_window (WIDTH, HEIGHT);
  ForconFleetDiceGame *game = forcon_fleet_dice_window_game (window);

  take_units (window, FORCON_TWILIGHT_SIDE_ATTACKER, "1 dreadnought, 2 cruiser, 4 fighter, 1 carrier");
  take_units (window, FORCON_TWILIGHT_SIDE_DEFENDER, "2 destroyer, 3 cruiser2, 1 dreadnought");
  app_press (window, "_Begin the clash");
  for (guint i = 0; i < 60 && forcon_fleet_dice_game_owed (game).kind != FORCON_TWILIGHT_OWED_HITS; i++)
    forcon_fleet_dice_game_go_on (game);
  app_pump (300);
  app_assert_looks_right (window, "fleet-dice-combat.png");
  close_window (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/fleet-dice/the set-up can be read", set_up_looks_right);
  g_test_add_func ("/looks/fleet-dice/the combat can be read", combat_looks_right);
  return g_test_run ();
}
