/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The master's window as a whole: its pages and what leads from one to another. */
#include "app-support.h"

static void
test_shows_pages (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "orders", 1366, 768);

  app_assert_looks_right (window, "master-window");
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/master-window/every text on it can be read", test_shows_pages);
  return g_test_run ();
}
