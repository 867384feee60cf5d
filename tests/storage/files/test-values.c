/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers as files write them, and where the data is. */
#include "base/text.h"
#include "base/value.h"

#include "storage/files/data.h"
#include "storage/files/file-error.h"

static void
assert_decimal (const char *text, guint digits, gint32 expected)
{
  gint32 value = G_MININT32;

  g_assert_true (forcon_value_parse_decimal (text, digits, &value));
  g_assert_cmpint (value, ==, expected);
}

static void
decimals_read (void)
{
  assert_decimal ("12", 2, 1200);
  assert_decimal ("0.05", 2, 5);
  assert_decimal (".5", 2, 50);
  assert_decimal ("5.", 2, 500);
  assert_decimal ("-3.25", 2, -325);
  assert_decimal ("+22.5", 1, 225);
  assert_decimal (" 7\n", 0, 7);
  assert_decimal ("1.500", 1, 15);
  assert_decimal ("007", 0, 7);
  assert_decimal ("-0", 2, 0);
}

static void
decimals_refused (void)
{
  const char *wrong[] = { "",    " ",    ".",   "-",           "1,5",         "1e3",  "NaN",
                          "INF", "0x10", "1 2", "99999999999", "21474836.48", "1.234" };
  gint32 value = 77;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (forcon_value_parse_decimal (wrong[i], 2, &value));
  g_assert_cmpint (value, ==, 77);
}

static void
decimals_written (void)
{
  const struct {
    gint32 value;
    guint digits;
    const char *text;
  } cases[] = { { 1200, 2, "12" }, { 5, 2, "0.05" }, { 50, 2, "0.5" },  { -325, 2, "-3.25" },
                { 0, 2, "0" },     { -5, 1, "-0.5" }, { 3599, 1, "359.9" }, { G_MININT32, 0, "-2147483648" } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = forcon_value_format_decimal (cases[i].value, cases[i].digits);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
fractions (void)
{
  const char *wrong[] = { "", "/2", "1/", "1/0", "1/2/3", "-1/2", "a", "99999/1" };
  ForconFraction fraction;
  g_autofree char *text = NULL;

  g_assert_true (forcon_value_parse_fraction (" 3/4 ", &fraction));
  text = forcon_value_format_fraction (fraction);
  g_assert_cmpstr (text, ==, "3/4");
  g_assert_true (forcon_value_parse_fraction ("1", &fraction));
  g_assert_cmpint (fraction.denominator, ==, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (forcon_value_parse_fraction (wrong[i], &fraction));
}

static void
unsigned_numbers (void)
{
  guint64 value = 0;

  g_assert_true (forcon_value_parse_unsigned (" 18446744073709551615 ", &value));
  g_assert_cmpuint (value, ==, G_MAXUINT64);
  g_assert_false (forcon_value_parse_unsigned ("18446744073709551616", &value));
  g_assert_false (forcon_value_parse_unsigned ("-1", &value));
  g_assert_false (forcon_value_parse_unsigned ("", &value));
}

static void
safe_references (void)
{
  const char *wrong[] = { "", "/etc/passwd", "../x.xml", "fleets/../../x", "..", "a\\b", "http://x/y", "C:x", "a\nb" };

  g_assert_true (forcon_data_is_safe ("fleets/barrayar.xml"));
  g_assert_true (forcon_data_is_safe ("my fleet..xml"));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (forcon_data_is_safe (wrong[i]));
}

static void
data_folder (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *found = forcon_data_find ("rules/forcon-2010.xml", &error);
  g_autofree char *expected = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "rules", "forcon-2010.xml", NULL);

  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, expected);
  g_assert_null (forcon_data_find ("rules/none.xml", &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNREADABLE);
  g_assert_cmpstr (error->message, ==, "rules/none.xml: cannot be found, expected a file of the data folder");
}

static void
quoting (void)
{
  g_autofree char *broken = forcon_file_error_quote ("a\nb\tc\xff", FORCON_FILE_ERROR_MAX);
  g_autofree char *endless = g_strnfill (1000, 'x');
  g_autofree char *cut = forcon_file_error_quote (endless, FORCON_FILE_ERROR_MAX);

  g_assert_cmpstr (broken, ==, "a b c\357\277\275");
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 201);
}

static void
unsafe_names (void)
{
  static const char *const safe[] = { "Князь Серг",
                                      "אוניה",
                                      "a\xe2\x80\x8d"
                                      "b",
                                      "\xe2\x80\x8f"
                                      "a",
                                      "Nha\xcc\x82\xcc\x81t",
                                      "" };
  static const char *const unsafe[]
      = { "a\nb", "a\x1b", "a\xc2\x9b", "a\xe2\x80\xae", "a\xe2\x81\xa9", "a\xe2\x80\xa9" };
  g_autofree char *made = forcon_text_make_safe ("a\x1b\xe2\x80\xae\xff\nb", "\n");
  g_autoptr (GString) heap = g_string_new ("e");

  for (gsize i = 0; i < G_N_ELEMENTS (safe); i++)
    g_assert_null (forcon_text_find_unsafe (safe[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (unsafe); i++)
    g_assert_true (forcon_text_find_unsafe (unsafe[i]) == unsafe[i] + 1);
  g_assert_cmpstr (made, ==, "a  \xef\xbf\xbd\nb");
  for (guint i = 0; i < 100; i++)
    g_string_append (heap, "\xcc\x81");
  g_autofree char *levelled = forcon_text_make_safe (heap->str, "");

  g_assert_cmpint (g_utf8_strlen (levelled, -1), ==, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/values/decimal numbers are read without floating point", decimals_read);
  g_test_add_func ("/storage/values/what is no decimal number is refused", decimals_refused);
  g_test_add_func ("/storage/values/decimal numbers are written without needless zeros", decimals_written);
  g_test_add_func ("/storage/values/fractions are read and written", fractions);
  g_test_add_func ("/storage/values/numbers of 64 bits are read", unsigned_numbers);
  g_test_add_func ("/storage/values/a reference never leads out of its folder", safe_references);
  g_test_add_func ("/storage/values/data is found in the folder that the environment names", data_folder);
  g_test_add_func ("/storage/values/what is quoted in an error fits a line", quoting);
  g_test_add_func ("/storage/values/a name may be in any alphabet, but not move what stands beside it", unsafe_names);
  return g_test_run ();
}
