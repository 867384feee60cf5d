/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-command.h"

static gboolean
reads (const char *name, const char *text)
{
  ForconWish wish = { 0 };

  return forcon_record_parse (&wish, forcon_record_find (forcon_wish_shape (), name), text);
}

static void
ships_are_numbers_with_one_blank_between (void)
{
  g_assert_true (reads ("ships", ""));
  g_assert_true (reads ("ships", "1 2"));
  g_assert_false (reads ("ships", "1  2"));
  g_assert_false (reads ("ships", "1,2"));
  g_assert_false (reads ("ships", "1 2 "));
  g_assert_false (reads ("ships", " 1 2"));
}

static void
a_ship_of_a_list_is_one_that_can_be (void)
{
  g_autofree char *greatest = g_strdup_printf ("%d", FORCON_SHIPS_MAX);
  g_autofree char *beyond = g_strdup_printf ("%d", FORCON_SHIPS_MAX + 1);

  g_assert_true (reads ("ships", "1"));
  g_assert_true (reads ("ships", greatest));
  g_assert_false (reads ("ships", "0"));
  g_assert_false (reads ("ships", "-1"));
  g_assert_false (reads ("ships", beyond));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/record/ships are numbers with one blank between",
                   ships_are_numbers_with_one_blank_between);
  g_test_add_func ("/campaign/record/a ship of a list is one that can be", a_ship_of_a_list_is_one_that_can_be);
  return g_test_run ();
}
