/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-shuffle.h"

#include <string.h>

static const char *const others[]
    = { "\n",      "\n",      ". ",       ", ",    ": ",   "; ",      " - ",         "(",        ")",  "? ", "\"",
        "1-я",     "эскадра", "Squadron", "2",     "1",    "Light",   "Sappers",     "Division", "C3", "B2", "Ц3",
        "Karkas",  "Raiders", "Smely",    "Bravy", "Орёл", "Bastion", "Cetaganda",   "Каркас",   "30", "cm", "50 %",
        "Бастион", "Сапёры",  "Грозный",  "2:1",   "A1",   "Zorg",    "Абракадабра", "B1",       "4",  "x2", "<" };

/* Of "держ|ать|и" "держать", of "рас_ход" two words. */
static char *
plain_word (const char *form)
{
  g_auto (GStrv) parts = g_strsplit (form, "|", 3);
  g_autofree char *whole = g_strconcat (parts[0], parts[1], NULL);
  char *percent = strchr (whole, '%');

  if (percent != NULL)
    *percent = '\0';
  return g_strdelimit (g_steal_pointer (&whole), "_", ' ');
}

static void
take_words (GPtrArray *words, const char *name)
{
  g_autofree char *path = g_build_filename (ORDERS_DIR, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) forms = g_strsplit (lines[i], " ", -1);

      for (guint k = 0; strchr ("#[%", lines[i][0]) == NULL && forms[k] != NULL; k++)
        if (*forms[k] != '\0')
          g_ptr_array_add (words, plain_word (forms[k]));
    }
}

GPtrArray *
test_shuffle_new (void)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (words, g_strdup (others[i]));
  take_words (words, "words-ru.txt");
  take_words (words, "words-en.txt");
  return words;
}

char *
test_shuffle_sheet (const GPtrArray *words, const guint8 *bytes, gsize size)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i + 1 < size && text->len < FORCON_SHEET_TEXT_MAX / 2; i += 2)
    {
      guint n = i % 6 == 0 ? G_N_ELEMENTS (others) : words->len;

      g_string_append_printf (text, "%s ",
                              (const char *) g_ptr_array_index (words, (bytes[i] * 256u + bytes[i + 1]) % n));
    }
  return g_string_free (text, FALSE);
}

void
test_shuffle_check (const ForconReadLine *line)
{
  const ForconReading *reading = &line->readings[0];

  if (line->state != FORCON_LINE_UNDERSTOOD && line->state != FORCON_LINE_GUESSED)
    return;
  for (guint i = 0; i < reading->n_tasks; i++)
    g_assert_true (reading->tasks[i].kind == FORCON_TASK_FORM || reading->tasks[i].kind == FORCON_TASK_JOIN
                   || !FORCON_ID_IS_NONE (reading->tasks[i].formation));
  for (guint i = 0; i < reading->n_instructions; i++)
    g_assert_false (FORCON_ID_IS_NONE (reading->instructions[i].formation));
}
