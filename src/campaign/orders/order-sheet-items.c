/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-private.h"

#include <string.h>

/* Tokens become items: words that mean something, names, numbers, marks, and what is none of these. */

/* A reader on its way through the tokens of a line. */
typedef struct {
  const ForconSheetNames *names;
  GStringChunk *texts;
  const char *text;
  const GArray *tokens;
  GArray *items;
  guint at;
  gboolean quoted;
} Walk;

static const ForconSheetToken *
token_at (const Walk *walk, guint place)
{
  return place < walk->tokens->len ? &g_array_index (walk->tokens, ForconSheetToken, place) : NULL;
}

/* An item that takes the next @n tokens. */
static void
take (Walk *walk, guint n, ForconSheetItem item)
{
  const ForconSheetToken *first = token_at (walk, walk->at);

  item.start = first->start;
  item.end = token_at (walk, walk->at + n - 1)->end;
  item.capital = first->capital;
  item.cyrillic = first->cyrillic;
  item.glued = first->glued;
  item.quoted = walk->quoted;
  g_array_append_val (walk->items, item);
  walk->at += n;
}

static const char *
guess_text (const Walk *walk, guint n, const char *meant)
{
  guint start = token_at (walk, walk->at)->start;
  guint end = token_at (walk, walk->at + n - 1)->end;

  return forcon_sheet_guess (walk->texts, walk->text, start, end, meant);
}

/* A word that only sounds so is a guess, unless it is written in the other alphabet. */
static ForconSheetItem
word_item (const Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetItem item = { .kind = FORCON_SHEET_ITEM_WORD, .meaning = word->meaning, .value = word->value };

  if (word->cyrillic == token->cyrillic && !g_str_equal (word->shape, token->shape))
    item.guess = guess_text (walk, 1, word->form);
  return item;
}

/* Names that are guessed tell what they were taken for; of several, the one that is picked will. */
static ForconSheetItem
name_item (const Walk *walk, guint n, const ForconSheetCandidates *found)
{
  ForconSheetItem item = { .kind = FORCON_SHEET_ITEM_NAME, .names = *found };

  if (!found->spelled)
    item.guess = guess_text (walk, n, found->name[0].text);
  return item;
}

/* "No. 2" */
static gboolean
abbreviates_number (const Walk *walk, const ForconSheetWord *word)
{
  const ForconSheetToken *next = token_at (walk, walk->at + 1);

  if (word->meaning != FORCON_SHEET_NOT || !g_str_equal (word->sound, "no") || next == NULL)
    return FALSE;
  return next->kind == FORCON_SHEET_NUMBER || (next->mark == '.' && next->glued);
}

/* A name of two words, one of which is a word of its own, that is spelled almost so. */
static gboolean
take_nearly (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  ForconSheetCandidates found = { 0 };
  guint distance = 2;

  if (!token->capital || strlen (token->sound) < 4 || next == NULL || next->kind != FORCON_SHEET_WORD || !next->capital
      || forcon_sheet_find_word (next) != NULL || forcon_sheet_names_match (walk->names, next, 1, &found) > 0
      || forcon_sheet_names_nearest (walk->names, token, 2, &found, &distance) < 2)
    return FALSE;
  take (walk, 2, name_item (walk, 2, &found));
  return TRUE;
}

static gboolean
can_be_told (const ForconSheetCandidates *found)
{
  for (guint i = 0; i < found->n; i++)
    if (found->name[i].thing == FORCON_SHEET_FORMATION || found->name[i].thing == FORCON_SHEET_SHIP)
      return TRUE;
  return FALSE;
}

/* A word of the order language that is the whole name of somebody: what stands around it tells which. */
static gboolean
take_namesake (Walk *walk, const ForconSheetWord *word, guint n, const ForconSheetCandidates *found)
{
  ForconSheetItem item;

  if (word == NULL || n > 1 || walk->quoted || word->meaning == FORCON_SHEET_CARDINAL
      || !((n == 1 && can_be_told (found))
           || (n == 0 && forcon_sheet_names_formed (walk->names, token_at (walk, walk->at)))))
    return FALSE;
  item = word_item (walk, word);
  item.namesake = TRUE;
  item.names = *found;
  take (walk, 1, item);
  return TRUE;
}

static gboolean
is_place (const ForconSheetCandidates *found)
{
  for (guint i = 0; i < found->n; i++)
    if ((found->name[i].thing == FORCON_SHEET_SECTOR || found->name[i].thing == FORCON_SHEET_FEATURE)
        && !found->name[i].filed)
      return TRUE;
  return FALSE;
}

/* "to base", where a sector is called Base: after a preposition also with a small letter, though a word of orders is
 * a guess. */
static gboolean
take_place (Walk *walk, const ForconSheetWord *word, guint n, ForconSheetCandidates *found)
{
  const ForconSheetItem *before
      = walk->items->len > 0 ? &g_array_index (walk->items, ForconSheetItem, walk->items->len - 1) : NULL;

  if (word == NULL || n != 1 || walk->quoted || token_at (walk, walk->at)->capital || !is_place (found)
      || !(is_word (before, FORCON_SHEET_IN) || is_word (before, FORCON_SHEET_TO) || is_word (before, FORCON_SHEET_VIA)
           || is_word (before, FORCON_SHEET_SECTOR_CLASS) || is_word (before, FORCON_SHEET_FEATURE_CLASS)))
    return FALSE;
  found->spelled = found->spelled && (word->meaning == FORCON_SHEET_COMMON || word->meaning == FORCON_SHEET_FILLER);
  take (walk, 1, name_item (walk, 1, found));
  return TRUE;
}

/* A word that means something outweighs a name only when the name is one of several words or of Russian endings. */
static gboolean
take_known (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetWord *word = token->kind == FORCON_SHEET_WORD ? forcon_sheet_find_word (token) : NULL;
  ForconSheetCandidates found = { 0 };
  guint n = forcon_sheet_names_match (walk->names, token, walk->tokens->len - walk->at, &found);

  if (take_namesake (walk, word, n, &found) || take_place (walk, word, n, &found))
    return TRUE;
  if (n > 0 && (word == NULL || n > 1 || walk->quoted || (token->capital && walk->items->len > 0)))
    {
      take (walk, n, name_item (walk, n, &found));
      return TRUE;
    }
  if (word == NULL || take_nearly (walk))
    return word != NULL;
  if (abbreviates_number (walk, word))
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .meaning = FORCON_SHEET_NUMBER_SIGN });
  else if (word->meaning == FORCON_SHEET_CARDINAL)
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NUMBER, .value = word->value });
  else
    take (walk, 1, word_item (walk, word));
  return TRUE;
}

/* C9 where there is no such sector. */
static gboolean
take_code (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  const ForconSheetToken *next = token_at (walk, walk->at + 1);
  const ForconSheetToken *last = token_at (walk, walk->at + 2);

  if (token->kind != FORCON_SHEET_WORD || strlen (token->sound) > 2 || next == NULL)
    return FALSE;
  if (next->kind == FORCON_SHEET_NUMBER && !next->ordinal && (next->glued || token->capital))
    take (walk, 2, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_CODE });
  else if (next->mark == '-' && next->glued && last != NULL && last->glued && last->kind == FORCON_SHEET_NUMBER)
    take (walk, 3, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_CODE });
  else
    return FALSE;
  return TRUE;
}

/* The nearest word or name; where both are as near, a name has a capital letter. */
static gboolean
take_nearest (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint word_distance = 0;
  guint name_distance = 2;
  const ForconSheetWord *word = forcon_sheet_nearest_word (token, &word_distance);
  guint n = forcon_sheet_names_nearest (walk->names, token, walk->tokens->len - walk->at, &found, &name_distance);
  gboolean is_name = n > 0 && (word == NULL || name_distance < word_distance
                               || (name_distance == word_distance && token->capital && walk->items->len > 0));

  if (is_name)
    take (walk, n, name_item (walk, n, &found));
  else if (word != NULL && word->meaning != FORCON_SHEET_COMMON && word->meaning != FORCON_SHEET_FILLER
           && word->meaning != FORCON_SHEET_CARDINAL)
    take (walk, 1, word_item (walk, word));
  else
    return FALSE;
  return TRUE;
}

static void
take_word (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };

  if (take_known (walk) || take_code (walk))
    return;
  if (forcon_sheet_names_short (walk->names, token, &found))
    take (walk, 1, name_item (walk, 1, &found));
  else if (!take_nearest (walk))
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_UNKNOWN });
}

static void
take_number (Walk *walk)
{
  const ForconSheetToken *token = token_at (walk, walk->at);
  ForconSheetCandidates found = { 0 };
  guint n = forcon_sheet_names_match (walk->names, token, walk->tokens->len - walk->at, &found);

  if (n > 1)
    take (walk, n, name_item (walk, n, &found));
  else
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_NUMBER, .value = token->number,
                                      .ordinal = token->ordinal });
}

static void
take_mark (Walk *walk)
{
  gunichar mark = token_at (walk, walk->at)->mark;

  if (mark == '"')
    {
      walk->quoted = !walk->quoted;
      walk->at++;
    }
  else if (mark == '#' || mark == 0x2116)
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .meaning = FORCON_SHEET_NUMBER_SIGN });
  else if (mark == '&' || mark == '+')
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .meaning = FORCON_SHEET_AND });
  else
    take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = mark });
}

GArray *
forcon_sheet_items (const ForconSheetNames *names, GStringChunk *texts, const char *text, gsize length)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, length);
  Walk walk = { names, texts, text, tokens, g_array_new (FALSE, TRUE, sizeof (ForconSheetItem)), 0, FALSE };

  while (walk.at < tokens->len)
    {
      const ForconSheetToken *token = token_at (&walk, walk.at);

      if (token->kind == FORCON_SHEET_MARK)
        take_mark (&walk);
      else if (token->kind == FORCON_SHEET_NUMBER)
        take_number (&walk);
      else
        take_word (&walk);
    }
  forcon_sheet_settle_namesakes (walk.items);
  return walk.items;
}

static void
add_meant (GString *text, GStringChunk *texts, const char *line, const ForconSheetItem *item,
           const ForconSheetName *name)
{
  const char *more = forcon_sheet_guess (texts, line, item->start, item->end, name->text);

  if (strstr (text->str, more) == NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", more);
}

const char *
forcon_sheet_meant (const ForconSheetNames *all, const ForconSheetNames *known, GStringChunk *texts, const char *text)
{
  g_autoptr (GArray) items = forcon_sheet_items (all, texts, text, strlen (text));
  g_autoptr (GString) meant = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      for (guint k = 0; item->kind == FORCON_SHEET_ITEM_NAME && k < item->names.n; k++)
        if (!forcon_sheet_names_know (known, &item->names.name[k]))
          add_meant (meant, texts, text, item, &item->names.name[k]);
    }
  return meant->len == 0 ? NULL : g_string_chunk_insert_const (texts, meant->str);
}
