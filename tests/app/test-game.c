/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The campaign on the desk, without a window. */
#include "app-support.h"

static void
test_opens (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "opens.forcon");

  g_assert_nonnull (forcon_game_campaign (game));
  g_assert_true (forcon_game_writable (game));
  g_assert_false (forcon_game_can_undo (game));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/game/a new campaign is open and can be written", test_opens);
  return g_test_run ();
}
