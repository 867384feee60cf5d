/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/field.h"

G_BEGIN_DECLS

/*
 * A closed list is one table, T (NAME, "word") for each of its values, from which the enum, the words of the files
 * and the lookups are made. A line FORCON_DECLARE_TERM() makes the enum, its number of values FORCON_N_PREFIX, two
 * functions, and the type of a field that holds one of them.
 */
#define FORCON_DECLARE_TERM(Type, PREFIX, LIST, function)                                                              \
  typedef enum { LIST (FORCON_TERM_##PREFIX) FORCON_N_##PREFIX } Type;                                                 \
  const char *forcon_##function##_to_word (Type value);                                                                \
  gboolean forcon_##function##_from_word (const char *word, Type *value);                                              \
  FORCON_DECLARE_FIELD_TYPE (WORD, function, Type)

/* The other half of FORCON_DECLARE_TERM(), for one C file. */

/**
 * forcon_term_find:
 * @words: (array length=n_words): a closed list
 * @n_words: how many
 * @word: what is looked for
 * @place: (out): where it is, from 0
 *
 * Returns: whether it is in the list
 */
gboolean forcon_term_find (const char *const *words, guint n_words, const char *word, guint *place);

#define FORCON_TERM_WORD(NAME, word, ...) word,
#define FORCON_DEFINE_TERM(Type, PREFIX, LIST, function)                                                               \
  static const char *const function##_words[] = { LIST (FORCON_TERM_WORD) };                                           \
                                                                                                                       \
  const char *forcon_##function##_to_word (Type value)                                                                 \
  {                                                                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (function##_words), "");                                        \
    return function##_words[value];                                                                                    \
  }                                                                                                                    \
                                                                                                                       \
  gboolean forcon_##function##_from_word (const char *word, Type *value)                                               \
  {                                                                                                                    \
    guint place = 0;                                                                                                   \
                                                                                                                       \
    if (!forcon_term_find (function##_words, G_N_ELEMENTS (function##_words), word, &place))                           \
      return FALSE;                                                                                                    \
    *value = (Type) place;                                                                                             \
    return TRUE;                                                                                                       \
  }                                                                                                                    \
                                                                                                                       \
  static const char *function##_word_at (gconstpointer value)                                                          \
  {                                                                                                                    \
    return forcon_##function##_to_word (*(const Type *) value);                                                        \
  }                                                                                                                    \
                                                                                                                       \
  static gboolean function##_take_word (gpointer value, const char *word)                                              \
  {                                                                                                                    \
    return forcon_##function##_from_word (word, value);                                                                \
  }                                                                                                                    \
  const ForconFieldType forcon_type_##function                                                                        \
      = { FORCON_FIELD_WORD, sizeof (Type), FORCON_N_##PREFIX, function##_word_at, function##_take_word };

G_END_DECLS
