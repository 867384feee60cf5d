/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-private.h"

#include <string.h>

/*
 * What people write otherwise than grammars tell: "нелезть" in one word, "go 2 C2", "nowhere"; and what is said by the
 * opposite: not to stir is to stay.
 */

static gboolean
says_more (const ForconSheetWord *word)
{
  for (guint i = 0; word != NULL && i < word->n_senses; i++)
    if (word->senses[i].meaning != FORCON_MEANING_HARMLESS && word->senses[i].meaning != FORCON_MEANING_POLITE)
      return TRUE;
  return FALSE;
}

/* "нелезть": what a word that begins with "not" denies, if there is no such word. */
static gboolean
denies_in_one_word (const ForconSheetNames *names, const ForconSheetToken *token, const char *text,
                    ForconSheetToken *denied)
{
  static const char *const prefixes[] = { "не", "Не", "НЕ" };
  ForconSheetCandidates found = { 0 };
  gsize length = strlen (prefixes[0]);
  gboolean begins = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    begins = begins || g_str_has_prefix (text + token->start, prefixes[i]);
  if (!begins || token->kind != FORCON_SHEET_WORD || token->end - token->start < length + strlen ("три")
      || forcon_sheet_find_word (forcon_sheet_names_house (names), token) != NULL
      || forcon_sheet_names_match (names, token, 1, &found) > 0)
    return FALSE;
  *denied = (ForconSheetToken){ .start = token->start + (guint) length, .end = token->end };
  forcon_sheet_fill_word (denied, text);
  return says_more (forcon_sheet_find_word (forcon_sheet_names_house (names), denied));
}

void
forcon_sheet_part_denials (const ForconSheetNames *names, GArray *tokens, const char *text)
{
  for (guint i = 0; i < tokens->len; i++)
    {
      ForconSheetToken *token = &g_array_index (tokens, ForconSheetToken, i);
      ForconSheetToken denied;

      if (!denies_in_one_word (names, token, text, &denied))
        continue;
      ForconSheetToken not_word = { .start = token->start, .end = denied.start, .glued = token->glued };

      forcon_sheet_fill_word (&not_word, text);
      *token = not_word;
      g_array_insert_val (tokens, i + 1, denied);
      i++;
    }
}

void
forcon_sheet_take_as_word (ForconSheetItem *item, const char *form)
{
  item->kind = FORCON_SHEET_ITEM_WORD;
  item->word = forcon_sheet_word (form);
  item->guess = NULL;
  item->namesake = item->quoted = FALSE;
}

void
forcon_sheet_put_word (GArray *items, guint place, const char *form)
{
  guint start = g_array_index (items, ForconSheetItem, place).start;
  ForconSheetItem item
      = { .kind = FORCON_SHEET_ITEM_WORD, .word = forcon_sheet_word (form), .start = start, .end = start };

  g_array_insert_val (items, place, item);
}

static gboolean
is_form (const ForconSheetItem *item, const char *form)
{
  return item->kind == FORCON_SHEET_ITEM_WORD && g_str_equal (item->word->form, form);
}

static gboolean
names_thing (const ForconSheetItem *item, ForconSheetThing thing)
{
  return item->kind == FORCON_SHEET_ITEM_NAME && item->names.n > 0 && item->names.name[0].thing == thing;
}

/* "Go 2 C2", "wait 4 the Wall" */
static void
spell_out (ForconSheetItem *items, guint n)
{
  for (guint i = 1; i + 1 < n; i++)
    {
      const ForconSheetItem *before = &items[i - 1];
      const ForconSheetItem *next = &items[i + 1];

      if (items[i].kind != FORCON_SHEET_ITEM_NUMBER || items[i].ordinal || items[i].word != NULL || next->cyrillic)
        continue;
      if (items[i].value == 2 && names_thing (next, FORCON_SHEET_SECTOR) && before->kind != FORCON_SHEET_ITEM_MARK)
        forcon_sheet_take_as_word (&items[i], "to");
      else if (items[i].value == 4 && names_thing (next, FORCON_SHEET_FORMATION)
               && before->kind == FORCON_SHEET_ITEM_WORD)
        forcon_sheet_take_as_word (&items[i], "for");
    }
}

/*
 * "Stay unless it is taken, in which case …": to stay is said of all cases, and what comes then is a sentence of its
 * own.
 */
static void
turn_unless (GArray *items)
{
  static const char *const words[]
      = { "in which case", "in that case", "if so", "if yes", "в таком случае", "в этом случае" };
  guint unless = items->len;

  for (guint i = 0; i < items->len; i++)
    {
      ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      if (is_form (item, "unless"))
        unless = i;
      for (guint k = 0; unless < i && k < G_N_ELEMENTS (words); k++)
        {
          ForconSheetItem *opening = &g_array_index (items, ForconSheetItem, unless);

          if (!is_form (item, words[k]))
            continue;
          forcon_sheet_take_as_word (opening, "if");
          forcon_sheet_take_as_word (item, "so");
          for (guint m = unless + 1; m < i; m++)
            if (is_mark (&g_array_index (items, ForconSheetItem, m), ';'))
              g_array_index (items, ForconSheetItem, m).mark = ',';
          if (unless > 0)
            {
              ForconSheetItem end
                  = { .kind = FORCON_SHEET_ITEM_MARK, .mark = ';', .start = opening->start, .end = opening->start };

              g_array_insert_val (items, unless, end);
            }
          return;
        }
    }
}

static gboolean
ends_clause (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_MARK || is_word (item, FORCON_MEANING_AND)
         || is_word (item, FORCON_MEANING_BUT) || is_word (item, FORCON_MEANING_THEN);
}

static gboolean
is_nowhere (const ForconSheetItem *item)
{
  return is_form (item, "никуда") || is_form (item, "nowhere");
}

static gboolean
says_nowhere (const ForconSheetItem *items, guint first, guint last)
{
  for (guint i = first; i < last; i++)
    if (is_nowhere (&items[i]))
      return TRUE;
  return FALSE;
}

/* Not to go, or not to go anywhere, which is said with more words. */
static gboolean
stirs_here (const ForconSheetItem *item, gboolean nowhere)
{
  if (item->guess != NULL)
    return FALSE;
  return is_word (item, FORCON_MEANING_STIR)
         || (nowhere && !is_nowhere (item)
             && (is_word (item, FORCON_MEANING_ENGAGE) || is_word (item, FORCON_MEANING_MOVE_WORD)));
}

static gboolean
orders_to_stay (const ForconSheetItem *item)
{
  return is_word (item, FORCON_MEANING_VERB) && word_value (item, FORCON_MEANING_VERB) == FORCON_FRAME_HOLD;
}

static gboolean
leaves (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD
         && (g_str_has_prefix (item->word->form, "leave") || g_str_has_prefix (item->word->form, "покид")
             || g_str_has_prefix (item->word->form, "покин") || g_str_has_prefix (item->word->form, "уход")
             || g_str_has_prefix (item->word->form, "выход"));
}

/* "Do not leave Eastgate": who is not to leave a place is to stay in it. */
static gboolean
is_left (const ForconSheetItem *items, guint first, guint place)
{
  return place > first && names_thing (&items[place], FORCON_SHEET_SECTOR)
         && (leaves (&items[place - 1])
             || (place > first + 1 && leaves (&items[place - 2]) && is_word (&items[place - 1], FORCON_MEANING_FROM)));
}

/* Whether a clause says nothing but who is not to stir. */
static gboolean
only_denies (const ForconSheetItem *items, guint first, guint last)
{
  gboolean nowhere = says_nowhere (items, first, last);
  gboolean stirs = FALSE;
  gboolean denies = FALSE;

  for (guint i = first; i < last; i++)
    {
      const ForconSheetItem *item = &items[i];

      if (stirs_here (item, nowhere))
        stirs = TRUE;
      else if (is_left (items, first, i)
               || (i + 1 < last && is_word (item, FORCON_MEANING_FROM) && is_left (items, first, i + 1)))
        continue;
      else if (nowhere && orders_to_stay (item))
        continue;
      else if (is_word (item, FORCON_MEANING_NOT) && !is_word (item, FORCON_MEANING_NOBODY))
        denies = TRUE;
      else if (!names_thing (item, FORCON_SHEET_FORMATION) && !is_word (item, FORCON_MEANING_HARMLESS)
               && !is_word (item, FORCON_MEANING_OWN_WORDS) && !is_word (item, FORCON_MEANING_SO)
               && !is_word (item, FORCON_MEANING_SHIP_CLASS) && !is_word (item, FORCON_MEANING_CLASS)
               && !is_word (item, FORCON_MEANING_ORDINAL) && item->kind != FORCON_SHEET_ITEM_NUMBER)
        return FALSE;
    }
  return stirs && denies;
}

/* "Do not stir", "никуда не ходить", "идти никуда не надо": to stay. */
static void
stay (ForconSheetItem *items, guint first, guint last)
{
  gboolean nowhere = says_nowhere (items, first, last);
  gboolean said = FALSE;

  for (guint i = first; i < last; i++)
    if (stirs_here (&items[i], nowhere))
      {
        forcon_sheet_take_as_word (&items[i], said ? "the" : "stay");
        said = TRUE;
      }
    else if (is_word (&items[i], FORCON_MEANING_NOT) || is_nowhere (&items[i]))
      forcon_sheet_take_as_word (&items[i], "the");
    else if (is_word (&items[i], FORCON_MEANING_FROM))
      forcon_sheet_take_as_word (&items[i], "in");
}

/* "От C5 никуда", which has no verb: to stay there. */
static void
stay_where_it_is (ForconSheetItem *items, guint first, guint last)
{
  guint nowhere = last;

  for (guint i = first; i < last; i++)
    if (is_nowhere (&items[i]))
      nowhere = i;
    else if (is_word (&items[i], FORCON_MEANING_VERB) || is_word (&items[i], FORCON_MEANING_NOT))
      return;
  if (nowhere == last)
    return;
  forcon_sheet_take_as_word (&items[nowhere], "stay");
  for (guint i = first; i < last; i++)
    if (is_word (&items[i], FORCON_MEANING_FROM))
      forcon_sheet_take_as_word (&items[i], "in");
}

/* "Should Leeward fall": before whom it is about, and not behind, it opens a case. */
static void
turn_should (ForconSheetItem *items, guint n)
{
  for (guint i = 0; i + 2 < n; i++)
    if (is_form (&items[i], "should") && items[i + 1].kind == FORCON_SHEET_ITEM_NAME
        && items[i + 2].kind != FORCON_SHEET_ITEM_MARK)
      forcon_sheet_take_as_word (&items[i], "if");
}

static gboolean
parts_label (const ForconSheetItem *item)
{
  return is_mark (item, ':') || (is_mark (item, '-') && !item->glued);
}

/* "Objective: C3", "Stance: defensive": what stands before the colon names nobody; what else it says is meant. */
static void
settle_labels (GArray *items)
{
  for (guint i = 0; i + 1 < items->len; i++)
    {
      ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);
      const ForconSheetItem *before = i > 0 ? item - 1 : NULL;

      if (!is_word (item, FORCON_MEANING_LABEL) || !parts_label (item + 1)
          || (before != NULL && before->kind != FORCON_SHEET_ITEM_MARK && !is_word (before, FORCON_MEANING_HARMLESS)))
        continue;
      item->label = TRUE;
      if (i + 2 < items->len)
        g_array_remove_index (items, i + 1);
    }
}

/* "Boarding – no.": what stands before is denied. */
static void
settle_denials (GArray *items)
{
  for (guint i = 1; i + 1 < items->len; i++)
    {
      const ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);
      const ForconSheetItem *after = i + 2 < items->len ? item + 2 : NULL;

      if ((is_mark (item, '-') || is_mark (item, ':')) && is_word (item + 1, FORCON_MEANING_NOT)
          && (after == NULL || is_mark (after, '.') || is_mark (after, ';') || is_mark (after, '!')))
        g_array_remove_index (items, i);
    }
}

/* "*: hold fire": everybody. */
static void
settle_star (GArray *items)
{
  ForconSheetItem *first = items->len > 1 ? &g_array_index (items, ForconSheetItem, 0) : NULL;

  if (first != NULL && is_mark (first, '*') && is_mark (first + 1, ':'))
    forcon_sheet_take_as_word (first, "all");
}

/* How many items are a preposition, if any, and a sector. */
static guint
place_at (const ForconSheetItem *items, guint n)
{
  guint at = 0;

  while (at < n
         && (is_word (&items[at], FORCON_MEANING_IN) || is_word (&items[at], FORCON_MEANING_TO)
             || is_form (&items[at], "the")))
    at++;
  return at < n && names_thing (&items[at], FORCON_SHEET_SECTOR) ? at + 1 : 0;
}

/* "Not to Windward, to the Well": only one place is meant. */
static void
drop_denied_places (ForconSheetItem *items, guint n)
{
  gboolean corrects = FALSE;

  for (guint i = 0; i < n; i++)
    {
      corrects = corrects || is_word (&items[i], FORCON_MEANING_CORRECTION);
      guint denied = is_word (&items[i], FORCON_MEANING_NOT) ? place_at (items + i + 1, n - i - 1) : 0;
      guint mark = i + 1 + denied;

      /* "Wait no, to the Well not Windward": the first. */
      if (denied > 0 && i > 0 && corrects && names_thing (&items[i - 1], FORCON_SHEET_SECTOR)
          && (mark >= n || items[mark].kind == FORCON_SHEET_ITEM_MARK))
        {
          for (guint k = i; k < mark; k++)
            forcon_sheet_take_as_word (&items[k], "the");
          continue;
        }
      if (denied == 0 || mark + 1 >= n || !is_mark (&items[mark], ',')
          || place_at (items + mark + 1, n - mark - 1) == 0)
        continue;
      for (guint k = i; k <= mark; k++)
        forcon_sheet_take_as_word (&items[k], "the");
    }
}

/* «У Соколов беречь Пеликана»: who stands first is told. */
static void
turn_with (ForconSheetItem *items, guint n)
{
  for (guint i = 0; i + 2 < n; i++)
    if ((i == 0 || items[i - 1].kind == FORCON_SHEET_ITEM_MARK) && is_form (&items[i], "у")
        && names_thing (&items[i + 1], FORCON_SHEET_FORMATION) && items[i + 1].names.name[0].own
        && items[i + 2].kind != FORCON_SHEET_ITEM_MARK)
      forcon_sheet_take_as_word (&items[i], "the");
}

/* "Main course: Tiger, to C4": what nobody knows before the colon is no addressee where one stands behind it. */
static void
settle_strange_label (GArray *items)
{
  ForconSheetItem *all = (ForconSheetItem *) (gpointer) items->data;

  if (items->len > 3 && all[0].kind == FORCON_SHEET_ITEM_UNKNOWN && !all[0].quoted && is_mark (&all[1], ':')
      && names_thing (&all[2], FORCON_SHEET_FORMATION) && all[2].names.name[0].own && all[2].guess == NULL
      && all[3].kind == FORCON_SHEET_ITEM_MARK)
    {
      forcon_sheet_take_as_word (&all[0], "the");
      forcon_sheet_take_as_word (&all[1], "the");
    }
}

static gboolean
same_name (const ForconSheetItem *one, const ForconSheetItem *two)
{
  return one->kind == FORCON_SHEET_ITEM_NAME && two->kind == FORCON_SHEET_ITEM_NAME && one->names.n == 1
         && two->names.n == 1 && one->names.name[0].thing == two->names.name[0].thing
         && one->names.name[0].id == two->names.name[0].id;
}

/* "Lance, Lance, to B2, B2": by radio all is said twice. */
static void
drop_echoes (ForconSheetItem *items, guint n)
{
  for (guint i = 0; i + 3 < n; i++)
    if (is_mark (&items[i + 1], ',') && same_name (&items[i], &items[i + 2])
        && (is_mark (&items[i + 3], ',') || is_mark (&items[i + 3], ':') || is_mark (&items[i + 3], '.')))
      {
        forcon_sheet_take_as_word (&items[i + 1], "the");
        forcon_sheet_take_as_word (&items[i + 2], "the");
      }
}

/* «При Тигре»: with it, and no case, where that is all that stands between two marks or verbs. */
static void
turn_near (ForconSheetItem *items, guint n)
{
  for (guint i = 0; i + 1 < n; i++)
    {
      const ForconSheetItem *next = &items[i + 1];

      if (items[i].kind == FORCON_SHEET_ITEM_WORD && g_str_equal (items[i].word->form, "при")
          && next->kind == FORCON_SHEET_ITEM_NAME && next->names.n == 1 && next->names.name[0].own
          && next->names.name[0].thing == FORCON_SHEET_FORMATION
          && (i + 2 == n || items[i + 2].kind == FORCON_SHEET_ITEM_MARK))
        items[i].word = forcon_sheet_word ("with");
    }
}

/* Whether a verb is named as something that can be left undone: "attacking C2". */
static gboolean
is_gerund (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_WORD && forcon_sheet_is_verb (item)
         && g_str_has_suffix (item->word->form, "ing");
}

/* "Stop the Lance from attacking C2", "avoid attacking", "instead of attacking", "rather than attack": not to. */
static void
turn_left_undone (ForconSheetItem *items, guint n)
{
  for (guint i = 0; i + 1 < n; i++)
    {
      gboolean leaves = is_form (&items[i], "from") || is_form (&items[i], "avoid") || is_form (&items[i], "avoids")
                        || is_form (&items[i], "without");
      gboolean instead = i + 2 < n && is_form (&items[i], "instead") && is_form (&items[i + 1], "of");
      gboolean rather = i + 2 < n && is_form (&items[i], "rather") && is_form (&items[i + 1], "than");

      if ((leaves && is_gerund (&items[i + 1])) || (instead && is_gerund (&items[i + 2]))
          || (rather && forcon_sheet_is_verb (&items[i + 2])))
        forcon_sheet_take_as_word (&items[i], "not");
    }
}

/* "To B2 by C2": by way of it. */
static void
turn_by (ForconSheetItem *items, guint n)
{
  gboolean placed = FALSE;

  for (guint i = 0; i + 1 < n; i++)
    {
      placed = placed || (is_word (&items[i], FORCON_MEANING_TO) && names_thing (&items[i + 1], FORCON_SHEET_SECTOR));
      if (placed && is_form (&items[i], "by") && names_thing (&items[i + 1], FORCON_SHEET_SECTOR))
        forcon_sheet_take_as_word (&items[i], "via");
    }
}

/* "Do not move to C2": what would be to stay is not to go there. */
static void
turn_not_moving (GArray *items)
{
  for (guint i = 0; i + 2 < items->len; i++)
    {
      ForconSheetItem *item = &g_array_index (items, ForconSheetItem, i);

      if (!is_word (item, FORCON_MEANING_NOT_MOVING) || !is_word (item + 1, FORCON_MEANING_TO)
          || !names_thing (item + 2, FORCON_SHEET_SECTOR))
        continue;
      forcon_sheet_take_as_word (item, "not");
      forcon_sheet_put_word (items, i + 1, "move");
    }
}

void
forcon_sheet_settle_speech (GArray *items)
{
  turn_not_moving (items);
  turn_unless (items);
  settle_star (items);
  settle_labels (items);
  settle_strange_label (items);
  settle_denials (items);

  ForconSheetItem *all = (ForconSheetItem *) (gpointer) items->data;
  guint first = 0;

  spell_out (all, items->len);
  turn_left_undone (all, items->len);
  turn_by (all, items->len);
  turn_should (all, items->len);
  drop_denied_places (all, items->len);
  turn_near (all, items->len);
  turn_with (all, items->len);
  drop_echoes (all, items->len);
  for (guint i = 0; i <= items->len; i++)
    if (i == items->len || ends_clause (&all[i]))
      {
        if (only_denies (all, first, i))
          stay (all, first, i);
        stay_where_it_is (all, first, i);
        first = i + 1;
      }
}
