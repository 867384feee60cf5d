/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pass.h"

/*
 * Whom a pronoun stands for: the only formation that was named last besides the one that is told. It is a guess, which
 * the line says; where there are several, or none, the pronoun has no place and the line waits.
 */

/* The pronouns of third persons behind a preposition or a verb. */
static gboolean
is_pronoun (const ForconSheetItem *item)
{
  static const char *const words[] = { "него", "нему", "ним", "нем", "нее", "ней", "нею", "них", "ними",
                                       "ему",  "его",  "ее",  "ей",  "им",  "их",  "ими", "it",  "them", "her", "him" };

  if (!is_word (item, FORCON_MEANING_OWN_WORDS))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (item->word->form, words[i]))
      return TRUE;
  return FALSE;
}

static gboolean
orders (const ForconSheetItem *item, ForconSheetFrame frame)
{
  for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < item->word->n_senses; i++)
    if (item->word->senses[i].meaning == FORCON_MEANING_VERB && item->word->senses[i].value == (gint) frame)
      return TRUE;
  return FALSE;
}

static gboolean
names_place (const ForconSheetItem *items, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint k = 0; items[i].kind == FORCON_SHEET_ITEM_NAME && k < items[i].names.n; k++)
      if (items[i].names.name[k].thing == FORCON_SHEET_SECTOR || items[i].names.name[k].thing == FORCON_SHEET_FEATURE)
        return TRUE;
  return FALSE;
}

/* Whether a place is named between the same commas. */
static gboolean
names_place_beside (const ForconSheetItem *items, guint n, guint place)
{
  guint first = place;
  guint last = place;

  while (first > 0 && !is_mark (&items[first - 1], ',') && !is_mark (&items[first - 1], ';'))
    first--;
  while (last < n && !is_mark (&items[last], ',') && !is_mark (&items[last], ';'))
    last++;
  return names_place (items + first, last - first);
}

/* "Their retreat": not they. «Ним» and the like are nobody's. */
static gboolean
belongs_to_next (const ForconSheetItem *items, guint n, guint place)
{
  const ForconSheetItem *next = place + 1 < n ? &items[place + 1] : NULL;

  if (g_str_has_prefix (items[place].word->form, "н"))
    return FALSE;
  return next != NULL && next->kind != FORCON_SHEET_ITEM_MARK && next->kind != FORCON_SHEET_ITEM_NAME
         && !is_word (next, FORCON_MEANING_AND) && !is_word (next, FORCON_MEANING_IN)
         && !is_word (next, FORCON_MEANING_TO) && !is_word (next, FORCON_MEANING_THEN)
         && !is_word (next, FORCON_MEANING_IF) && !is_word (next, FORCON_MEANING_HARMLESS)
         && !is_word (next, FORCON_MEANING_ALL);
}

/* "If anybody comes at it": in a case a pronoun is who is told. */
static gboolean
is_in_case (const ForconSheetItem *items, guint place)
{
  for (guint i = place; i > 0 && items[i - 1].kind != FORCON_SHEET_ITEM_MARK; i--)
    if (is_of_kind (&items[i - 1], FORCON_KIND_OPENS_CASE))
      return TRUE;
  return FALSE;
}

/* Whether what stands here is somebody: behind a preposition, or what follows, awaits or protects somebody. */
static gboolean
stands_for_somebody (const ForconSheetPass *sheet, const ForconSheetItem *items, guint n, guint place)
{
  const ForconSheetItem *before = place > 0 ? &items[place - 1] : NULL;

  if (before == NULL || !is_pronoun (&items[place])
      || (!is_word (before, FORCON_MEANING_WITH) && belongs_to_next (items, n, place)))
    return FALSE;
  if (orders (before, FORCON_FRAME_FOLLOW) || orders (before, FORCON_FRAME_AWAIT))
    return TRUE;
  if (orders (before, FORCON_FRAME_DEFEND))
    return !names_place (items, place) && !sheet->placed;
  return is_word (before, FORCON_MEANING_WITH) || is_word (before, FORCON_MEANING_BEHIND)
         || (is_word (before, FORCON_MEANING_TO) && before->cyrillic && !is_in_case (items, place));
}

/* "Prince Serg must not be lost: cover him", whatever was said of places before. */
static gboolean
is_protected (const ForconSheetItem *items, guint n, guint place)
{
  return place > 0 && is_pronoun (&items[place]) && orders (&items[place - 1], FORCON_FRAME_DEFEND)
         && !belongs_to_next (items, n, place);
}

static const ForconSheetName *
formation_of (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_NAME && item->names.n == 1
                 && item->names.name[0].thing == FORCON_SHEET_FORMATION
             ? &item->names.name[0]
             : NULL;
}

static const ForconSheetName *
own_ship_of (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_NAME && item->names.n == 1 && item->names.name[0].own
                 && item->names.name[0].thing == FORCON_SHEET_SHIP
             ? &item->names.name[0]
             : NULL;
}

static void
keep (GArray *names, const ForconSheetName *name)
{
  for (guint i = 0; i < names->len; i++)
    if (g_array_index (names, ForconSheetName, i).id == name->id)
      return;
  g_array_append_vals (names, name, 1);
}

/* Who is told: whom the statement begins with, or who was told before. */
static guint32
told_one (const ForconSheetPass *sheet, const ForconSheetItem *items, guint n)
{
  guint at = 0;

  while (at < n && (items[at].kind == FORCON_SHEET_ITEM_MARK || is_word (&items[at], FORCON_MEANING_HARMLESS)))
    at++;
  if (at < n && formation_of (&items[at]) != NULL && items[at].names.name[0].own)
    return items[at].names.name[0].id;
  if (sheet->carried->len == 1 && g_array_index (sheet->carried, ForconSheetWho, 0).n == 1)
    return g_array_index (sheet->carried, ForconSheetWho, 0).formation[0].value;
  return 0;
}

/* The only one of these besides who is told, or none. */
static const ForconSheetName *
only_other (const GArray *names, guint32 told)
{
  const ForconSheetName *found = NULL;

  for (guint i = 0; i < names->len; i++)
    {
      const ForconSheetName *name = &g_array_index (names, ForconSheetName, i);

      if (name->own && name->id == told)
        continue;
      if (found != NULL)
        return NULL;
      found = name;
    }
  return found;
}

/* Whom a pronoun means: of those named before it in the statement, or else of those named last; or none. */
static const ForconSheetName *
meant_by (const ForconSheetPass *sheet, const GArray *named, const GArray *ships, guint32 told, gboolean protects)
{
  guint n_others = named->len;

  for (guint k = 0; k < named->len; k++)
    n_others -= g_array_index (named, ForconSheetName, k).id == told;
  /* "Pelican must not be lost, cover her": a ship is protected, and does nothing else. */
  if (protects && n_others == 0 && ships->len == 1)
    return &g_array_index (ships, ForconSheetName, 0);
  if (told == 0)
    return NULL;
  return n_others > 0 ? only_other (named, told) : only_other (sheet->mentioned, told);
}

void
forcon_sheet_settle_pronouns (const ForconSheetPass *sheet, GArray *items)
{
  ForconSheetItem *all = (ForconSheetItem *) (gpointer) items->data;
  g_autoptr (GArray) named = g_array_new (FALSE, FALSE, sizeof (ForconSheetName));
  g_autoptr (GArray) ships = g_array_new (FALSE, FALSE, sizeof (ForconSheetName));
  guint32 told = told_one (sheet, all, items->len);
  gboolean succeeds = FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      succeeds = succeeds || is_word (&all[i], FORCON_MEANING_SUCCESSORS) || is_word (&all[i], FORCON_MEANING_LEAD)
                 || is_word (&all[i], FORCON_MEANING_FLAGSHIP);
      /* "The Wall to C2, the Lance with it": another is told. */
      if (i > 0 && is_mark (&all[i - 1], ',') && formation_of (&all[i]) != NULL && all[i].names.name[0].own)
        told = all[i].names.name[0].id;
      if (formation_of (&all[i]) != NULL)
        keep (named, formation_of (&all[i]));
      if (own_ship_of (&all[i]) != NULL)
        keep (ships, own_ship_of (&all[i]));
      if (succeeds && i > 0 && is_word (&all[i - 1], FORCON_MEANING_BEHIND))
        continue;
      if (!stands_for_somebody (sheet, all, items->len, i) && !(ships->len == 1 && is_protected (all, items->len, i)))
        continue;
      const ForconSheetName *meant
          = meant_by (sheet, named, ships, told, orders (&all[i - 1], FORCON_FRAME_DEFEND));

      if (meant == NULL)
        continue;
      /* "Together with it to C2" is to C2. */
      if (is_word (&all[i - 1], FORCON_MEANING_WITH) && names_place_beside (all, items->len, i))
        {
          all[i].word = all[i - 1].word = forcon_sheet_word ("the");
          continue;
        }
      all[i].kind = FORCON_SHEET_ITEM_NAME;
      all[i].names = (ForconSheetCandidates){ .n = 1, .name = { *meant } };
    }
}

void
forcon_sheet_mention (ForconSheetPass *sheet, const GArray *items)
{
  const ForconSheetItem *all = (const ForconSheetItem *) (gpointer) items->data;
  gboolean first = TRUE;

  for (guint i = 0; i < items->len; i++)
    {
      const ForconSheetName *name = formation_of (&all[i]);

      if (name == NULL || all[i].word != NULL)
        continue;
      if (first)
        g_array_set_size (sheet->mentioned, 0);
      first = FALSE;
      keep (sheet->mentioned, name);
    }
  sheet->placed = names_place (all, items->len);
}
