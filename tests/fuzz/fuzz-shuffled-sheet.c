/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Sheets of shuffled words: each two bytes are a word of the order language or a name. Whatever comes of them, nobody is
 * told anything who is not named, and the same comes of them again (F-CAMP-4).
 */
#include "forcon-test-campaign.h"
#include "forcon-test-reading.h"
#include "forcon-test-shuffle.h"
#include "fuzz.h"

static TestCampaign *test;
static GPtrArray *words;

void
fuzz_begin (void)
{
  test = test_campaign_spied ();
  words = test_shuffle_new ();
}

static char *
read_sheet (const char *text)
{
  g_autoptr (ForconReadSheet) read = forcon_order_sheet_read (test->campaign, &test->rules, TEST_ADMIRAL_RED, text);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < read->lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (read->lines, i);
      g_autofree char *said = test_reading_describe (test->campaign, line);

      test_shuffle_check (line);
      g_string_append_printf (all, "%s\n", said);
    }
  return g_string_free (all, FALSE);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autofree char *text = test_shuffle_sheet (words, bytes, size);
  g_autofree char *once = read_sheet (text);
  g_autofree char *twice = read_sheet (text);

  fuzz_assert_same ("the sheet that was read again", once, twice);
}
