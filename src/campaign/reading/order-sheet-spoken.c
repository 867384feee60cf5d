/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-items.h"
#include "campaign/words/tokens.h"
#include "campaign/words/words.h"

#include <string.h>

/*
 * What is said aloud and written down so: "бэ-два", "Charlie three", "запятая". Letters and marks that are spelled out
 * become letters and marks.
 */

/* How letters of the codes of sectors are said. What is a word as well, as "а" and "e", needs a dash behind it. */
static const struct {
  const char *spelled;
  char letter;
  gboolean needs_dash;
} letters[] = {
  { "а", 'a', TRUE },      { "альфа", 'a', FALSE },   { "alpha", 'a', FALSE },    { "alfa", 'a', FALSE },
  { "a", 'a', TRUE },      { "бэ", 'b', FALSE },      { "бе", 'b', FALSE },       { "браво", 'b', FALSE },
  { "bravo", 'b', FALSE }, { "b", 'b', TRUE },        { "цэ", 'c', FALSE },       { "це", 'c', FALSE },
  { "чарли", 'c', FALSE }, { "charlie", 'c', FALSE }, { "c", 'c', TRUE },         { "дэ", 'd', FALSE },
  { "де", 'd', TRUE },     { "дельта", 'd', FALSE },  { "delta", 'd', FALSE },    { "d", 'd', TRUE },
  { "е", 'e', TRUE },      { "э", 'e', TRUE },        { "эхо", 'e', FALSE },      { "echo", 'e', FALSE },
  { "e", 'e', TRUE },      { "эф", 'f', FALSE },      { "фокстрот", 'f', FALSE }, { "foxtrot", 'f', FALSE },
  { "гэ", 'g', FALSE },    { "гольф", 'g', FALSE },   { "golf", 'g', FALSE },     { "аш", 'h', FALSE },
  { "hotel", 'h', FALSE },
};

static const struct {
  const char *spelled;
  gunichar mark;
} marks[] = {
  { "запятая", ',' }, { "точка", '.' }, { "двоеточие", ':' }, { "тире", '-' }, { "comma", ',' }, { "colon", ':' },
};

static ForconSheetToken *
token_at (GArray *tokens, guint i)
{
  return i < tokens->len ? &g_array_index (tokens, ForconSheetToken, i) : NULL;
}

static char
letter_of (const ForconSheetToken *token, const char *small, gboolean dash)
{
  for (guint i = 0; token->kind == FORCON_SHEET_WORD && i < G_N_ELEMENTS (letters); i++)
    if (g_str_equal (small, letters[i].spelled) && (dash || !letters[i].needs_dash))
      return letters[i].letter;
  return 0;
}

/* Returns: 0: of none */
static gint
number_of (const ForconSheetToken *token)
{
  const ForconSheetWord *word;

  if (token->kind == FORCON_SHEET_NUMBER)
    return token->ordinal ? 0 : token->number;
  if (token->kind != FORCON_SHEET_WORD)
    return 0;
  word = forcon_sheet_find_word (NULL, token);
  return word != NULL && forcon_sheet_sense (word, FORCON_MEANING_CARDINAL) != NULL
             ? forcon_sheet_sense (word, FORCON_MEANING_CARDINAL)->value
             : 0;
}

/* They keep their place in the text. */
static void
make_code (ForconSheetToken *letter, ForconSheetToken *number, char sound, gint value)
{
  letter->cyrillic = FALSE;
  letter->capital = TRUE;
  for (guint i = 0; i < 3; i++)
    {
      char *const of_letter[] = { letter->sound, letter->stem, letter->shape };
      char *const of_number[] = { number->sound, number->stem, number->shape };

      g_snprintf (of_letter[i], FORCON_SHEET_KEY_MAX, "%c", sound);
      g_snprintf (of_number[i], FORCON_SHEET_KEY_MAX, "%d", value);
    }
  number->kind = FORCON_SHEET_NUMBER;
  number->number = value;
  number->glued = TRUE;
}

void
forcon_sheet_join_spoken (GArray *tokens, const char *text)
{
  for (guint i = 0; i + 1 < tokens->len; i++)
    {
      ForconSheetToken *token = token_at (tokens, i);
      const ForconSheetToken *next = token_at (tokens, i + 1);
      gboolean dash = next->kind == FORCON_SHEET_MARK && next->mark == '-' && next->glued;
      ForconSheetToken *number = token_at (tokens, i + (dash ? 2 : 1));
      g_autofree char *small = g_utf8_strdown (text + token->start, token->end - token->start);
      char letter = letter_of (token, small, dash);
      gint value = letter == 0 || number == NULL || (dash && !number->glued) ? 0 : number_of (number);

      if (value == 0)
        continue;
      make_code (token, number, letter, value);
      if (dash)
        g_array_remove_index (tokens, i + 1);
    }
}

/* Who has marks of his own dictates none. */
static gboolean
has_marks (const char *text, gsize length)
{
  return memchr (text, ',', length) != NULL || memchr (text, ':', length) != NULL;
}

void
forcon_sheet_take_dictated (GArray *tokens, const char *text, gsize length)
{
  if (has_marks (text, length))
    return;
  for (guint i = 1; i < tokens->len; i++)
    {
      ForconSheetToken *token = token_at (tokens, i);
      g_autofree char *small = g_utf8_strdown (text + token->start, token->end - token->start);

      for (guint k = 0; token->kind == FORCON_SHEET_WORD && k < G_N_ELEMENTS (marks); k++)
        if (g_str_equal (small, marks[k].spelled))
          {
            token->kind = FORCON_SHEET_MARK;
            token->mark = marks[k].mark;
            break;
          }
    }
}
