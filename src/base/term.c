/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/term.h"

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
