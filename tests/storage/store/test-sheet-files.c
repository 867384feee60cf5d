/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets as text files: what letters they are written in, and what is refused. */
#include <string.h>

#include "campaign/state/campaign.h"
#include "storage/files/file-error.h"
#include "storage/store/sheet-file.h"

#define SHEET "Щит: перейти в Перекрёсток, затем атаковать «Веер»\r\nШпоры — стоять"

static void
assert_read (const char *bytes, gsize length, const char *text, const char *encoding)
{
  g_autoptr (GError) error = NULL;
  const char *found = NULL;
  g_autofree char *read = forcon_sheet_text ("sheet.txt", bytes, length, &found, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (read, ==, text);
  g_assert_cmpstr (found, ==, encoding);
}

static void
assert_recognised (const char *text, const char *encoding)
{
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  g_autofree char *bytes = g_convert (text, -1, encoding, "UTF-8", NULL, &length, &error);

  g_assert_no_error (error);
  assert_read (bytes, length, text, encoding);
}

static void
letters_are_recognised (void)
{
  assert_recognised (SHEET, "UTF-8");
  assert_recognised (SHEET, "CP1251");
  assert_recognised (SHEET, "UTF-16LE");
  assert_recognised (SHEET, "UTF-16BE");
  assert_recognised ("Щит: перейти в Перекресток; Шпоры: стоять", "KOI8-R");
  assert_recognised ("Щит: перейти в Перекрёсток; Шпоры: стоять", "CP866");
}

static void
marks_at_the_beginning_are_left_out (void)
{
  assert_read ("\xef\xbb\xbfShield: hold", 15, "Shield: hold", "UTF-8");
  assert_read ("\xff\xfe\x29\x04", 4, "Щ", "UTF-16LE");
}

static void
assert_refused (const char *bytes, gsize length, const char *says)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = forcon_sheet_text ("sheet.txt", bytes, length, NULL, &error);

  g_assert_null (text);
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, says));
  g_assert_null (strchr (error->message, '\n'));
}

static void
what_is_no_text_is_refused (void)
{
  assert_refused ("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0", 18, "no text");
  assert_refused ("\xff\xd8\xff\xe0\x01\x02\x03\x80\x81\x82\x83", 11, "no text");
}

static void
too_long_and_empty_sheets_do_not_fit (void)
{
  g_autoptr (GError) long_error = NULL;
  g_autoptr (GError) empty_error = NULL;
  g_autofree char *longest = g_strnfill (FORCON_SHEET_TEXT_MAX, 'a');
  g_autofree char *longer = g_strnfill (FORCON_SHEET_TEXT_MAX + 1, 'a');

  g_assert_true (forcon_sheet_text_fits ("sheet.txt", longest, NULL));
  g_assert_false (forcon_sheet_text_fits ("sheet.txt", longer, &long_error));
  g_assert_nonnull (strstr (long_error->message, "16000"));
  g_assert_false (forcon_sheet_text_fits ("sheet.txt", " \r\n\t", &empty_error));
  g_assert_nonnull (strstr (empty_error->message, "empty"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/sheet-files/what letters a sheet is written in is recognised", letters_are_recognised);
  g_test_add_func ("/storage/sheet-files/the mark some editors begin with is left out", marks_at_the_beginning_are_left_out);
  g_test_add_func ("/storage/sheet-files/what is no text is refused in one line", what_is_no_text_is_refused);
  g_test_add_func ("/storage/sheet-files/what is too long or empty does not fit", too_long_and_empty_sheets_do_not_fit);
  return g_test_run ();
}
