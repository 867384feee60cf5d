/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/names/order-sheet-names-table.h"

#include <string.h>

/* Which names words are that are cut short: by their beginnings, their initials, or another word of the same root. */

/* Letters at least of a name that is cut short without a dot. */
#define CUT_MIN 3

/* Whether the words of a spelling begin as the tokens do, each of them. */
static gboolean
begins_so (const ForconSheetSpelling *spelling, const ForconSheetToken *tokens, guint n)
{
  guint word = 0;

  for (guint i = 0; i < n; i++)
    {
      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      if (word >= spelling->n_words || tokens[i].cyrillic != spelling->cyrillic
          || !g_str_has_prefix (spelling->sound + spelling->starts[word], tokens[i].sound))
        return FALSE;
      word++;
    }
  return TRUE;
}

static gboolean
is_own_formation (const ForconSheetNames *names, guint place)
{
  const ForconSheetName *name = &g_array_index (names->spellings, ForconSheetSpelling, place).name;

  return name->own && name->thing == FORCON_SHEET_FORMATION;
}

/* Own things before those of others. */
static void
prefer_own (ForconSheetCandidates *found)
{
  guint n_own = 0;

  for (guint i = 0; i < found->n; i++)
    if (found->name[i].own)
      found->name[n_own++] = found->name[i];
  if (n_own > 0)
    found->n = n_own;
}

guint
forcon_sheet_names_begin (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                          ForconSheetCandidates *found)
{
  guint length = 0;

  while (length + 1 < n && tokens[length].kind == FORCON_SHEET_WORD && tokens[length + 1].mark == '.'
         && tokens[length + 1].glued && length < 2 * FORCON_SHEET_NAME_WORDS_MAX)
    length += 2;
  for (; length > 0; length -= 2)
    {
      *found = (ForconSheetCandidates){ .spelled = TRUE };
      for (guint i = 0; i < names->spellings->len; i++)
        if ((strlen (tokens[0].sound) >= 2 || (tokens[0].capital && is_own_formation (names, i)))
            && begins_so (&g_array_index (names->spellings, ForconSheetSpelling, i), tokens, length))
          forcon_sheet_keep_candidate (found, &g_array_index (names->spellings, ForconSheetSpelling, i).name);
      prefer_own (found);
      if (found->n > 0)
        return length;
    }
  return 0;
}

guint
forcon_sheet_names_cut (const ForconSheetNames *names, const ForconSheetToken *token, ForconSheetCandidates *found)
{
  *found = (ForconSheetCandidates){ .spelled = TRUE };
  if (token->kind != FORCON_SHEET_WORD || strlen (token->sound) < CUT_MIN)
    return 0;
  for (guint i = 0; i < names->spellings->len; i++)
    if (is_own_formation (names, i) && begins_so (&g_array_index (names->spellings, ForconSheetSpelling, i), token, 1))
      forcon_sheet_keep_candidate (found, &g_array_index (names->spellings, ForconSheetSpelling, i).name);
  return found->n == 1 ? 1 : 0;
}

/* Letters at least of one word of several that is cut short. */
#define CUT_WORD_MIN 2

/* Whether a token is that word of a spelling, with another ending or cut short. */
static gboolean
is_word_of (const ForconSheetSpelling *spelling, guint word, const ForconSheetToken *token, gboolean *cut)
{
  const char *sound = spelling->sound + spelling->starts[word];
  gsize length
      = word + 1 < spelling->n_words ? (gsize) (spelling->starts[word + 1] - spelling->starts[word]) : strlen (sound);
  gsize stem = strlen (token->stem);

  if (token->cyrillic != spelling->cyrillic || strlen (token->sound) < CUT_WORD_MIN)
    return FALSE;
  if (g_str_has_prefix (sound, token->sound) && strlen (token->sound) <= length)
    {
      *cut = *cut || strlen (token->sound) < length;
      return TRUE;
    }
  return stem >= FORCON_SHEET_NAME_SHORT_MIN - 1 && stem <= length && length - stem <= 2
         && strncmp (sound, token->stem, stem) == 0;
}

guint
forcon_sheet_names_cut_words (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                              ForconSheetCandidates *found)
{
  guint longest = 0;

  *found = (ForconSheetCandidates){ .spelled = TRUE };
  for (guint i = 0; i < names->spellings->len; i++)
    {
      const ForconSheetSpelling *spelling = &g_array_index (names->spellings, ForconSheetSpelling, i);
      gboolean cut = FALSE;
      guint word = 0;
      guint at = 0;

      if (spelling->n_words < 2 || spelling->name.filed
          || (spelling->name.thing != FORCON_SHEET_SECTOR && !is_own_formation (names, i)))
        continue;
      while (at < n && word < spelling->n_words && tokens[at].kind == FORCON_SHEET_WORD
             && is_word_of (spelling, word, &tokens[at], &cut))
        {
          word++;
          at++;
          at += at < n && tokens[at].mark == '.' && tokens[at].glued;
        }
      if (word < spelling->n_words || !cut)
        continue;
      forcon_sheet_keep_candidate (found, &spelling->name);
      longest = at;
    }
  return found->n == 1 ? longest : 0;
}

/* The letter with which a word of a name begins, as it is written in Latin letters. */
static char
initial_of (const ForconSheetSpelling *spelling, guint word)
{
  const char *text = spelling->name.text;

  for (guint i = 0; i < word && text != NULL; i++)
    {
      text = strchr (text, ' ');
      text += text != NULL ? 1 : 0;
    }
  return text == NULL ? '\0' : g_ascii_tolower (*text);
}

/* Letters of a word's beginning at least that tell its root. */
#define ROOT_MIN 4

/* Ч and ц are one: птица, птичка. */
static gboolean
same_root (const char *sound, const char *name)
{
  gsize n = 0;

  while (sound[n] != '\0' && g_ascii_tolower (sound[n]) == g_ascii_tolower (name[n]))
    n++;
  return n >= ROOT_MIN && strlen (sound + n) <= 6 && strcspn (name + n, " ") <= 6;
}

/* Verbs end so. */
static gboolean
ends_as_verb (const char *sound)
{
  static const char *const endings[] = { "t", "te", "em", "sa", "s", "l", "li", "la" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (sound, endings[i]))
      return TRUE;
  return FALSE;
}

guint
forcon_sheet_names_by_root (const ForconSheetNames *names, const ForconSheetToken *token, ForconSheetCandidates *found)
{
  *found = (ForconSheetCandidates){ .spelled = FALSE };
  if (!token->cyrillic || strlen (token->sound) < ROOT_MIN + 1 || ends_as_verb (token->sound))
    return 0;
  for (guint i = 0; i < names->spellings->len; i++)
    {
      const ForconSheetSpelling *spelling = &g_array_index (names->spellings, ForconSheetSpelling, i);

      for (guint k = 0; is_own_formation (names, i) && spelling->cyrillic && k < spelling->n_words; k++)
        if (same_root (token->sound, spelling->sound + spelling->starts[k]))
          {
            forcon_sheet_keep_candidate (found, &spelling->name);
            break;
          }
    }
  return found->n == 1 ? 1 : 0;
}

guint
forcon_sheet_names_initials (const ForconSheetNames *names, const char *text, const ForconSheetToken *token,
                             ForconSheetCandidates *found)
{
  const char *letters = token->cyrillic ? token->sound : token->shape;
  gsize length = strlen (letters);

  *found = (ForconSheetCandidates){ .spelled = TRUE };
  if (length < 2 || length > 4)
    return 0;
  for (const char *at = text + token->start; at < text + token->end; at = g_utf8_next_char (at))
    if (!g_unichar_isupper (g_utf8_get_char (at)))
      return 0;
  for (guint i = 0; i < names->spellings->len; i++)
    {
      const ForconSheetSpelling *spelling = &g_array_index (names->spellings, ForconSheetSpelling, i);
      gboolean same_letters = spelling->n_words == length && spelling->cyrillic == token->cyrillic
                              && (spelling->name.thing == FORCON_SHEET_SECTOR
                                  || (spelling->name.own && spelling->name.thing == FORCON_SHEET_FORMATION));

      for (guint k = 0; same_letters && k < spelling->n_words; k++)
        same_letters
            = letters[k] == (token->cyrillic ? spelling->sound[spelling->starts[k]] : initial_of (spelling, k));
      if (same_letters)
        forcon_sheet_keep_candidate (found, &spelling->name);
    }
  return found->n > 0 ? 1 : 0;
}
