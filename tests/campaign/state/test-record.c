/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-command.h"

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

static gboolean
say_the_same (const char *name, const char *one, const char *other)
{
  const ForconRecordField *field = forcon_record_find (forcon_wish_shape (), name);
  ForconWish a = { 0 }, b = { 0 };

  g_assert_true (forcon_record_parse (&a, field, one) && forcon_record_parse (&b, field, other));
  return forcon_record_field_equal (&a, &b, field) && forcon_record_equal (&a, &b, forcon_wish_shape ());
}

/* F-GEN-5 */
static void
lists_are_the_same_where_all_of_them_is (void)
{
  g_assert_true (say_the_same ("ships", "1 2", "1 2"));
  g_assert_false (say_the_same ("ships", "1 2", "1 3"));
  g_assert_false (say_the_same ("ships", "1 2", "1"));
}

static void
a_number_that_does_not_fit_is_told (void)
{
  const ForconRecordField *field = forcon_record_find (forcon_wish_shape (), "formation");
  ForconWish wish = { 0 };

  g_assert_true (forcon_record_set_number (&wish, field, 0xffff));
  g_assert_cmpint (forcon_record_number (&wish, field), ==, 0xffff);
  g_assert_false (forcon_record_set_number (&wish, field, 0x10000));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/record/ships are numbers with one blank between",
                   ships_are_numbers_with_one_blank_between);
  g_test_add_func ("/campaign/record/a ship of a list is one that can be", a_ship_of_a_list_is_one_that_can_be);
  g_test_add_func ("/campaign/record/a number that does not fit is told", a_number_that_does_not_fit_is_told);
  g_test_add_func ("/campaign/record/lists are the same where all of them is (F-GEN-5)",
                   lists_are_the_same_where_all_of_them_is);
  return g_test_run ();
}
