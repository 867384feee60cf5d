/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/names/order-sheet-names.h"

#include <string.h>

/*
 * Names as they are written by ear in the other alphabet, Хаммер for Hammer, and without their vowels, Hmr. English
 * vowels are spelled in too many ways to be compared; consonants, and how many syllables there are, tell names apart.
 */

/* Consonants at least: with fewer, everything sounds like something. */
#define CONSONANTS_MIN 3

static gboolean
is_vowel (char c)
{
  return strchr ("aeiou", c) != NULL;
}

/* What Russian ears do not tell apart in English words. */
static char
heard (char c)
{
  switch (c)
    {
    case 'z':
    case 'c':
      return 's';
    case 'Z':
      return 'S';
    default:
      return c;
    }
}

/* Letters of English words that are not heard: night, crown. */
static gboolean
is_silent (const char *sound, gsize at)
{
  return g_str_has_prefix (sound + at, "ght") || (at > 0 && g_str_has_prefix (sound + at - 1, "ght"))
         || (at > 0 && g_str_has_prefix (sound + at - 1, "ovn"));
}

gboolean
forcon_sheet_transcription (char *key, const char *sound, gboolean latin)
{
  gsize length = strlen (sound);
  gsize n = 0;
  guint n_syllables = 0;
  gboolean vowel = FALSE;

  if (latin && length > 3 && sound[length - 1] == 'e')
    length--;
  for (gsize i = 0; i < length && n + 4 < FORCON_SHEET_KEY_MAX; i++)
    {
      char c = heard (sound[i]);

      if (latin && is_silent (sound, i))
        continue;
      if (!is_vowel (c) && (n == 0 || vowel || key[n - 1] != c))
        key[n++] = c;
      n_syllables += is_vowel (c) && !vowel;
      vowel = is_vowel (c);
    }
  if (n > CONSONANTS_MIN && key[n - 1] == 's')
    n--;
  g_snprintf (key + n, FORCON_SHEET_KEY_MAX - n, "%u", MIN (n_syllables, 9));
  return n >= CONSONANTS_MIN && n_syllables > 0;
}

gboolean
forcon_sheet_without_vowels (char *key, const char *shape)
{
  gsize n = 0;

  for (; *shape != '\0' && n + 1 < FORCON_SHEET_KEY_MAX; shape++)
    if (g_ascii_isalpha (*shape) && !is_vowel (*shape) && (n == 0 || key[n - 1] != *shape))
      key[n++] = *shape;
    else if (!g_ascii_isalpha (*shape))
      return FALSE;
  key[n] = '\0';
  return n >= CONSONANTS_MIN;
}
