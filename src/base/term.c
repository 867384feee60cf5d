/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/term.h"

/**
 * forcon_term_find:
 * @words: (array length=n_words): a closed list
 * @n_words: how many
 * @word: what is looked for
 * @place: (out): where it is, from 0
 *
 * Returns: whether it is in the list
 */
gboolean
forcon_term_find (const char *const *words, guint n_words, const char *word, guint *place)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], word))
      {
        *place = i;
        return TRUE;
      }
  return FALSE;
}
