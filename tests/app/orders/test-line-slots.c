/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which word of an order filled which slot, as it is shown. */
#include <glib.h>
#include <string.h>

#include "app/orders/line-slots.h"

/* "0-4 who, 6-12 what is ordered" of a tinted text, by its words: "[Щит] who" … */
static char *
tinted (const char *slots, const char *text, glong most)
{
  g_autoptr (GArray) parts = forcon_line_parts (slots, text);
  g_autoptr (ForconTintedText) shown = forcon_tinted_text_new (text, parts, most);
  GString *all = g_string_new (shown->text);

  for (guint i = 0; i < shown->parts->len; i++)
    {
      g_autofree char *word
          = forcon_tinted_text_at (shown, g_array_index (shown->parts, ForconLinePart, i).start);

      g_string_append_printf (all, " | %s", word);
    }
  return g_string_free (all, FALSE);
}

static void
assert_tinted (const char *slots, const char *text, const char *expected)
{
  g_autofree char *all = tinted (slots, text, 100);

  g_assert_cmpstr (all, ==, expected);
}

static void
words_are_told_by_slot (void)
{
  assert_tinted ("0-6:who 8-16:verb 20-22:where", "Щит: идти в C2",
                 "“Щит: идти в C2” | who is told: Щит | what is ordered: идти | where: C2");
}

static void
nonsense_is_left_out (void)
{
  assert_tinted ("", "Shield: hold", "“Shield: hold”");
  assert_tinted ("0-6 6:who x-3:who 9-2:verb 0-99:who 0-6:nobody", "Shield: hold", "“Shield: hold”");
  assert_tinted ("0-6:who 4-12:verb", "Shield: hold", "“Shield: hold” | who is told: Shield");
  assert_tinted ("1-3:who", "Щит", "“Щит”");
}

/* What is written out since it could do harm moves all that follows. */
static void
hostile_text_keeps_its_slots (void)
{
  assert_tinted ("0-3:who 4-8:verb", "\xe2\x80\xae hold", "“\\u202e hold” | who is told: \\u202e | what is ordered: hold");
}

static void
what_is_cut_off_has_no_slot (void)
{
  g_autofree char *all = tinted ("0-6:who 8-12:verb", "Shield: hold", 10);

  g_assert_cmpstr (all, ==, "“Shield: ho…” | who is told: Shield | what is ordered: ho");
  g_clear_pointer (&all, g_free);
  all = tinted ("0-6:who 8-12:verb", "Shield: hold", 7);
  g_assert_cmpstr (all, ==, "“Shield:…” | who is told: Shield");
}

static void
all_is_told_to_who_does_not_see_it (void)
{
  const char *text = "Shield: hold tight";
  g_autoptr (GArray) parts = forcon_line_parts ("0-6:who 8-12:verb 13-18:unexplained", text);
  g_autofree char *spoken = forcon_line_parts_spoken (text, parts);

  g_assert_cmpstr (spoken, ==, "who is told: Shield; what is ordered: hold; not understood: tight");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/line-slots/each word says what it was taken for", words_are_told_by_slot);
  g_test_add_func ("/app/line-slots/what is no slot, or in no text, is left out", nonsense_is_left_out);
  g_test_add_func ("/app/line-slots/what is written out moves what follows", hostile_text_keeps_its_slots);
  g_test_add_func ("/app/line-slots/what is cut off has no slot", what_is_cut_off_has_no_slot);
  g_test_add_func ("/app/line-slots/all of it is told to who does not see the tints",
                   all_is_told_to_who_does_not_see_it);
  return g_test_run ();
}
