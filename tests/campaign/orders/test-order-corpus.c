/* SPDX-License-Identifier: GPL-3.0-or-later */
/* F-CAMP-4: order sheets as people write them, and what they are read as. The sheets stand in order-sheets.txt. */
#include "forcon-test-campaign.h"
#include "forcon-test-reading.h"

#include <string.h>

/* A sheet of the corpus, and the lines that come of it. */
typedef struct {
  GString *text;
  GString *expected;
} Sheet;

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_string_free (sheet->text, TRUE);
  g_string_free (sheet->expected, TRUE);
  g_free (sheet);
}

static void
take_line (GPtrArray *sheets, const char *line, gboolean *open)
{
  gboolean of_sheet = line[0] == '>';

  if (of_sheet && !*open)
    {
      Sheet *sheet = g_new0 (Sheet, 1);

      sheet->text = g_string_new (NULL);
      sheet->expected = g_string_new (NULL);
      g_ptr_array_add (sheets, sheet);
    }
  *open = of_sheet;
  if (line[0] == '\0' || line[0] == '#')
    return;
  Sheet *sheet = g_ptr_array_index (sheets, sheets->len - 1);

  g_string_append_printf (of_sheet ? sheet->text : sheet->expected, "%s\n",
                          of_sheet ? line + MIN (strlen (line), 2) : line);
}

static GPtrArray *
read_corpus (void)
{
  GPtrArray *sheets = g_ptr_array_new_with_free_func (sheet_free);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean open = FALSE;

  g_file_get_contents (g_test_get_filename (G_TEST_DIST, "campaign", "orders", "order-sheets.txt", NULL), &text, NULL,
                       &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    take_line (sheets, lines[i], &open);
  return sheets;
}

static char *
describe (const TestCampaign *test, const char *text)
{
  g_autoptr (ForconReadSheet) result = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);
  GPtrArray *lines = result->lines;
  GString *read = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *line = test_reading_describe (test->campaign, g_ptr_array_index (lines, i));

      g_string_append_printf (read, "%s\n", line);
    }
  return g_string_free (read, FALSE);
}

static void
every_sheet_is_read_as_it_is_meant (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (GPtrArray) sheets = read_corpus ();

  for (guint i = 0; i < sheets->len; i++)
    {
      const Sheet *sheet = g_ptr_array_index (sheets, i);
      g_autofree char *read = describe (test, sheet->text->str);

      if (!g_str_equal (read, sheet->expected->str))
        g_test_message ("%s", sheet->text->str);
      g_assert_cmpstr (read, ==, sheet->expected->str);
    }
}

static gboolean
is_russian (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_get_script (g_utf8_get_char (text)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

static void
there_are_enough_in_both_languages (void)
{
  g_autoptr (GPtrArray) sheets = read_corpus ();
  guint n_russian = 0;

  for (guint i = 0; i < sheets->len; i++)
    n_russian += is_russian (((const Sheet *) g_ptr_array_index (sheets, i))->text->str);
  g_assert_cmpuint (n_russian, >=, 100);
  g_assert_cmpuint (sheets->len - n_russian, >=, 100);
}

/* Whether a word of the sheet stands in what some line was made of. */
static gboolean
is_kept (const GPtrArray *lines, const char *word)
{
  for (guint i = 0; i < lines->len; i++)
    if (strstr (((const ForconReadLine *) g_ptr_array_index (lines, i))->text, word) != NULL)
      return TRUE;
  return FALSE;
}

static void
no_word_is_dropped (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (GPtrArray) sheets = read_corpus ();

  for (guint i = 0; i < sheets->len; i++)
    {
      const Sheet *sheet = g_ptr_array_index (sheets, i);
      g_autoptr (ForconReadSheet) result
          = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, sheet->text->str);
      GPtrArray *lines = result->lines;
      g_auto (GStrv) words = g_strsplit_set (sheet->text->str, " \n,.;:!?()\"-", -1);

      for (guint k = 0; words[k] != NULL; k++)
        if (g_unichar_isalpha (g_utf8_get_char (words[k])) && !is_kept (lines, words[k]))
          g_error ("\"%s\" is lost of \"%s\"", words[k], sheet->text->str);
    }
}

static void
reading_changes_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_spied ();
  g_autoptr (GPtrArray) sheets = read_corpus ();
  g_autofree char *before = forcon_campaign_hash (test->campaign);

  for (guint i = 0; i < sheets->len; i++)
    {
      g_autofree char *read = describe (test, ((const Sheet *) g_ptr_array_index (sheets, i))->text->str);

      g_assert_nonnull (read);
    }
  g_autofree char *after = forcon_campaign_hash (test->campaign);

  g_assert_cmpstr (before, ==, after);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/order corpus/" path, function)
  TEST ("every sheet is read as it is meant", every_sheet_is_read_as_it_is_meant);
  TEST ("there are a hundred sheets and more in each language", there_are_enough_in_both_languages);
  TEST ("no word of a sheet is dropped", no_word_is_dropped);
  TEST ("reading a sheet changes nothing", reading_changes_nothing);
  return g_test_run ();
}
