/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-items-walk.h"

#include <string.h>

/* Tokens become items: words that mean something, names, numbers, marks, and what is none of these. */

void
forcon_sheet_walk_take (ForconSheetWalk *walk, guint n, ForconSheetItem item)
{
  const ForconSheetToken *first = forcon_sheet_walk_token (walk, walk->at);

  item.start = first->start;
  item.end = forcon_sheet_walk_token (walk, walk->at + n - 1)->end;
  item.capital = first->capital;
  item.cyrillic = first->cyrillic;
  item.glued = first->glued;
  item.quoted = walk->quoted;
  g_array_append_val (walk->items, item);
  walk->at += n;
}

/* Signs that cross out what they stand beside. */
static gboolean
is_cross (gunichar mark)
{
  static const gunichar crosses[] = { 0x2716, 0x2717, 0x2718, 0x274c, 0x274e, 0x26d4, 0x1f6ab };

  for (guint i = 0; i < G_N_ELEMENTS (crosses); i++)
    if (mark == crosses[i])
      return TRUE;
  return FALSE;
}

/* Signs that stand for a word. */
static const char *
sign_word (gunichar mark)
{
  switch (mark)
    {
    case '<':
      return "below";
    case 0xd7:
      return "times";
    case 0x2264:
      return "within";
    case 0x2265:
      return "over";
    default:
      return NULL;
    }
}

/* Words between quotation marks at most that are a name; more are speech. */
#define NAME_WORDS_MAX 5

static gboolean
opens_quote (const ForconSheetWalk *walk, guint place)
{
  const ForconSheetToken *next = forcon_sheet_walk_token (walk, place + 1);

  return next != NULL && next->glued
         && (place == 0 || !forcon_sheet_walk_token (walk, place)->glued
             || forcon_sheet_walk_token (walk, place - 1)->kind == FORCON_SHEET_MARK);
}

/* Whether a name stands between this quotation mark and the next: neither speech nor another name within it. */
static gboolean
quotes_name (const ForconSheetWalk *walk)
{
  guint n = 0;

  for (guint i = walk->at + 1; i < walk->tokens->len && n <= NAME_WORDS_MAX; i++)
    {
      const ForconSheetToken *token = forcon_sheet_walk_token (walk, i);

      if (token->kind == FORCON_SHEET_MARK && token->mark == '"')
        return !opens_quote (walk, i);
      n += token->kind == FORCON_SHEET_WORD;
    }
  return n <= NAME_WORDS_MAX;
}

static void
take_mark (ForconSheetWalk *walk)
{
  gunichar mark = forcon_sheet_walk_token (walk, walk->at)->mark;

  if (mark == '"')
    {
      walk->quoted = !walk->quoted && opens_quote (walk, walk->at) && quotes_name (walk);
      walk->at++;
    }
  else if (mark == '#' || mark == 0x2116)
    forcon_sheet_walk_take (walk, 1,
                            (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("number") });
  else if (mark == '&' || mark == '+')
    forcon_sheet_walk_take (walk, 1,
                            (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("and") });
  else if (sign_word (mark) != NULL)
    forcon_sheet_walk_take (
        walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word (sign_word (mark)) });
  else if (is_cross (mark))
    forcon_sheet_walk_take (walk, 1,
                            (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word ("not") });
  else if (mark == '|')
    forcon_sheet_walk_take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = '-' });
  else if (mark < 0x80)
    forcon_sheet_walk_take (walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = mark });
  else
    walk->at++;
}

/* In a line without small letters a capital one tells no name from a word. */
static gboolean
shouts (const char *text, gsize length)
{
  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    if (g_unichar_islower (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}

static gboolean
is_stop (const ForconSheetWalk *walk, guint place)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, place);

  return token->kind == FORCON_SHEET_WORD && !token->cyrillic && g_str_equal (token->shape, "stop");
}

/* "TIGER PROCEED BROKEN CROWN STOP ATTACK STOP": what a telegram has for a dot. */
static gboolean
is_telegram (const ForconSheetWalk *walk)
{
  guint n = 0;

  for (guint i = 0; i < walk->tokens->len; i++)
    n += is_stop (walk, i);
  return walk->shouts && n > 1 && is_stop (walk, walk->tokens->len - 1);
}

static gboolean
parts_cells (const ForconSheetWalk *walk, guint place)
{
  const ForconSheetToken *token = forcon_sheet_walk_token (walk, place);

  return token->kind == FORCON_SHEET_MARK && token->mark == ';';
}

/* "Bastion;defend;C3;defence": a row of a table, in which no blank follows what parts its cells. */
static gboolean
is_table_row (const ForconSheetWalk *walk)
{
  guint n = 0;

  for (guint i = 0; i < walk->tokens->len; i++)
    if (parts_cells (walk, i))
      {
        if (i + 1 < walk->tokens->len && !forcon_sheet_walk_token (walk, i + 1)->glued)
          return FALSE;
        n++;
      }
  return n > 2 && !parts_cells (walk, 0);
}

/* Who is told stands in the first cell. */
static void
make_row_a_sentence (GArray *tokens)
{
  gunichar mark = ':';

  for (guint i = 0; i < tokens->len; i++)
    {
      ForconSheetToken *token = &g_array_index (tokens, ForconSheetToken, i);

      if (token->kind != FORCON_SHEET_MARK || token->mark != ';')
        continue;
      token->mark = i + 1 == tokens->len ? '.' : mark;
      mark = ',';
    }
}

GArray *
forcon_sheet_items (const ForconSheetNames *names, GStringChunk *texts, const char *text, gsize length)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, length);

  forcon_sheet_join_spoken (tokens, text);
  forcon_sheet_take_dictated (tokens, text, length);
  forcon_sheet_part_denials (names, tokens, text);
  ForconSheetWalk walk = {
    names, texts, text, tokens, g_array_new (FALSE, TRUE, sizeof (ForconSheetItem)), 0, FALSE, shouts (text, length)
  };

  if (is_table_row (&walk))
    make_row_a_sentence (tokens);
  gboolean telegram = tokens->len > 0 && is_telegram (&walk);

  while (walk.at < tokens->len)
    {
      const ForconSheetToken *token = forcon_sheet_walk_token (&walk, walk.at);

      if (telegram && is_stop (&walk, walk.at))
        forcon_sheet_walk_take (&walk, 1, (ForconSheetItem){ .kind = FORCON_SHEET_ITEM_MARK, .mark = '.' });
      else if (token->kind == FORCON_SHEET_MARK)
        take_mark (&walk);
      else if (token->kind == FORCON_SHEET_NUMBER)
        forcon_sheet_walk_number (&walk);
      else
        forcon_sheet_walk_word (&walk);
    }
  forcon_sheet_settle_namesakes (walk.items);
  forcon_sheet_settle_speech (walk.items);
  forcon_sheet_settle_succession (walk.items);
  forcon_sheet_settle_detachment (walk.items);
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
