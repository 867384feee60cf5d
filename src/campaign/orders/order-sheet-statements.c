/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-private.h"

/* A line falls into statements, each to somebody: here is where they end, and to whom they are. */

/* Words that may stand before the one who is told. */
#define GREETING_MAX 6

gboolean
forcon_sheet_is_verb (const ForconSheetItem *item)
{
  static const ForconSheetMeaning verbs[] = { FORCON_SHEET_VERB, FORCON_SHEET_PUT, FORCON_SHEET_KEEP,
                                              FORCON_SHEET_FLAGSHIP, FORCON_SHEET_SUCCESSORS, FORCON_SHEET_MINES,
                                              FORCON_SHEET_TROOPS, FORCON_SHEET_MARCH, FORCON_SHEET_DEFENCE };

  for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < G_N_ELEMENTS (verbs); i++)
    if (item->meaning == verbs[i])
      return TRUE;
  return FALSE;
}

static gboolean
is_task (const ForconSheetItem *item, ForconTaskKind kind)
{
  return is_word (item, FORCON_SHEET_VERB) && item->value == (gint) kind;
}

guint
forcon_sheet_bullet (const ForconSheetItem *items, guint n)
{
  guint i = 0;
  ForconSheetReference reference;

  while (i < n && (is_mark (&items[i], '*') || is_mark (&items[i], '-') || is_mark (&items[i], ',')))
    i++;
  if (i + 1 >= n || items[i].kind != FORCON_SHEET_ITEM_NUMBER || items[i].ordinal)
    return i;
  if (is_mark (&items[i + 1], ')'))
    return i + 2;
  if (!is_mark (&items[i + 1], '.') || (i + 2 < n && items[i + 2].glued))
    return i;
  /* "1. squadron" is the first squadron, "1. Squadron 2" is not. */
  if (i + 2 < n && is_word (&items[i + 2], FORCON_SHEET_CLASS)
      && forcon_sheet_reference (items + i + 2, n - i - 2, &reference) == 0)
    return i;
  return i + 2;
}

/* A dot after an abbreviation, which has up to four letters, or between a number and what it counts. */
static gboolean
abbreviates (const ForconSheetItem *items, guint n, guint place)
{
  const ForconSheetItem *before = place > 0 ? &items[place - 1] : NULL;

  if (before == NULL || place + 1 >= n || !items[place].glued)
    return FALSE;
  if (before->kind == FORCON_SHEET_ITEM_NUMBER)
    return is_word (&items[place + 1], FORCON_SHEET_CLASS);
  return (is_word (before, FORCON_SHEET_CLASS) || is_word (before, FORCON_SHEET_SECTOR_CLASS)
          || is_word (before, FORCON_SHEET_NUMBER_SIGN))
         && before->end - before->start <= (before->cyrillic ? 8 : 4);
}

gboolean
forcon_sheet_ends_statement (const ForconSheetItem *items, guint n, guint place)
{
  const ForconSheetItem *item = &items[place];

  if (is_mark (item, ';') || is_mark (item, '!') || is_mark (item, '?'))
    return TRUE;
  return is_mark (item, '.') && (place + 1 >= n || !items[place + 1].glued) && !abbreviates (items, n, place);
}

static gboolean
names_formation (const ForconSheetReference *reference)
{
  return forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION)
         || (reference->names.n == 0 && !reference->bare);
}

static gboolean
names_ship_only (const ForconSheetReference *reference)
{
  return forcon_sheet_names_thing (reference, FORCON_SHEET_SHIP) && !names_formation (reference);
}

/* Whether somebody else is told from here on: by a colon, or by a verb right after who is told. */
static gboolean
tells_another (const ForconSheetItem *items, guint n, guint place)
{
  ForconSheetReference reference;
  guint length = forcon_sheet_reference (items + place, n - place, &reference);
  const ForconSheetItem *before = &items[place - 1];
  gboolean apart = is_mark (before, ',') || is_word (before, FORCON_SHEET_AND) || is_word (before, FORCON_SHEET_BUT);

  if (length == 0 || place + length >= n
      || (reference.names.n > 0 && !names_formation (&reference) && !names_ship_only (&reference)))
    return FALSE;
  if (is_mark (&items[place + length], ':'))
    return !is_word (before, FORCON_SHEET_FLAGSHIP) && !is_word (before, FORCON_SHEET_SUCCESSORS)
           && !(place > 1 && is_word (before, FORCON_SHEET_FILLER));
  return apart && names_formation (&reference) && forcon_sheet_is_verb (&items[place + length]);
}

gboolean
forcon_sheet_is_forming (const ForconSheetItem *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is_task (&items[i], FORCON_TASK_FORM) || is_task (&items[i], FORCON_TASK_SPLIT)
        || is_word (&items[i], FORCON_SHEET_NEW))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_goes_on_forming (const ForconSheetItem *items, guint n, const ForconSheetItem *next)
{
  return next != NULL
         && (is_word (next, FORCON_SHEET_FLAGSHIP) || is_word (next, FORCON_SHEET_SUCCESSORS))
         && forcon_sheet_is_forming (items, n);
}

guint
forcon_sheet_statement_end (const ForconSheetItem *items, guint n)
{
  gboolean verb = FALSE;
  gboolean forming = FALSE;
  gboolean aside = FALSE;

  for (guint i = 0; i < n; i++)
    {
      aside = is_mark (&items[i], '(') || (aside && !is_mark (&items[i], ')'));
      if (!aside && forcon_sheet_ends_statement (items, n, i)
          && !forcon_sheet_goes_on_forming (items, i, i + 1 < n ? &items[i + 1] : NULL))
        {
          while (i + 1 < n && forcon_sheet_ends_statement (items, n, i + 1))
            i++;
          return i + 1;
        }
      if (verb && !forming && !aside && i > 0 && tells_another (items, n, i))
        return i;
      verb = verb || forcon_sheet_is_verb (&items[i]) || is_word (&items[i], FORCON_SHEET_POSTURE_ADJECTIVE);
      forming = forming || is_task (&items[i], FORCON_TASK_FORM) || is_task (&items[i], FORCON_TASK_SPLIT);
    }
  return n;
}

/* To go out of a formation is to leave it. */
static gboolean
leaves (const ForconSheetStatement *statement, guint place)
{
  for (; place < statement->n; place++)
    if (is_word (&statement->items[place], FORCON_SHEET_COMPOSITION))
      return TRUE;
  return FALSE;
}

static gboolean
is_of_ships (const ForconSheetItem *item)
{
  return is_task (item, FORCON_TASK_SPLIT) || is_task (item, FORCON_TASK_JOIN) || is_task (item, FORCON_TASK_FORM)
         || is_word (item, FORCON_SHEET_FLAGSHIP);
}

/* Whether ships are told to do what only ships do: to leave, to join, to form. */
static gboolean
ships_do_it (const ForconSheetStatement *statement, guint place)
{
  for (; place < statement->n; place++)
    if (is_task (&statement->items[place], FORCON_TASK_MOVE))
      return leaves (statement, place);
    else if (forcon_sheet_is_verb (&statement->items[place]))
      return is_of_ships (&statement->items[place]);
  return FALSE;
}

/* Polite words before who is told: "Dear master, squadron 1: …". */
static guint
skip_greeting (ForconSheetStatement *statement)
{
  guint place = statement->place;
  ForconSheetReference reference;

  for (guint i = 0; i < GREETING_MAX && place < statement->n; i++, place++)
    {
      const ForconSheetItem *item = &statement->items[place];

      if (is_word (item, FORCON_SHEET_ALL) || forcon_sheet_reference (item, statement->n - place, &reference) > 0)
        return place;
      if (is_mark (item, ':') || is_mark (item, '(') || forcon_sheet_is_verb (item) || is_word (item, FORCON_SHEET_NOT)
          || is_word (item, FORCON_SHEET_IF) || is_word (item, FORCON_SHEET_SHOULD)
          || is_word (item, FORCON_SHEET_IN) || is_word (item, FORCON_SHEET_SECTOR_CLASS)
          || is_word (item, FORCON_SHEET_CLASS))
        break;
    }
  return statement->place;
}

static gboolean
joins_list (const ForconSheetStatement *statement, guint place)
{
  ForconSheetReference reference;
  const ForconSheetItem *item = &statement->items[place];

  if (!is_mark (item, ',') && !is_word (item, FORCON_SHEET_AND))
    return FALSE;
  return place + 1 < statement->n
         && (is_word (&statement->items[place + 1], FORCON_SHEET_ALL)
             || (forcon_sheet_reference (item + 1, statement->n - place - 1, &reference) > 0
                 && (reference.names.n == 0 || names_formation (&reference) || names_ship_only (&reference))));
}

static guint
take_reference (const ForconSheetStatement *statement, guint place, ForconSheetSubject *subject)
{
  ForconSheetReference reference;
  guint length = forcon_sheet_reference (statement->items + place, statement->n - place, &reference);
  const ForconSheetReference *last = subject->n == 0 ? NULL : &subject->reference[subject->n - 1];

  if (length == 0 || subject->n >= FORCON_SHEET_REFERENCES_MAX
      || (reference.names.n > 0 && !names_formation (&reference) && !names_ship_only (&reference)))
    return 0;
  if (reference.bare && last != NULL)
    reference.class = last->class;
  subject->reference[subject->n++] = reference;
  return length;
}

/* "all but Bastion" */
static guint
take_exceptions (const ForconSheetStatement *statement, guint place, ForconSheetSubject *subject)
{
  ForconSheetSubject but = { 0 };
  guint at = place;

  if (at < statement->n && is_mark (&statement->items[at], ','))
    at++;
  if (at + 1 >= statement->n
      || !(is_word (&statement->items[at], FORCON_SHEET_EXCEPT) || is_word (&statement->items[at], FORCON_SHEET_BUT)))
    return 0;
  at++;
  for (guint length = 1; length > 0;)
    {
      length = take_reference (statement, at, &but);
      at += length;
      if (length > 0 && at < statement->n && joins_list (statement, at))
        at++;
    }
  for (guint i = 0; i < but.n; i++)
    subject->but[subject->n_but++] = but.reference[i];
  return but.n > 0 ? at - place : 0;
}

static guint
take_all (const ForconSheetStatement *statement, guint place, ForconSheetSubject *subject)
{
  guint start = place;

  if (!is_word (&statement->items[place], FORCON_SHEET_ALL))
    return 0;
  subject->all = TRUE;
  subject->n_but = 0;
  place++;
  while (place < statement->n
         && (is_word (&statement->items[place], FORCON_SHEET_CLASS)
             || is_word (&statement->items[place], FORCON_SHEET_SHIP_CLASS)
             || is_word (&statement->items[place], FORCON_SHEET_FILLER)))
    place++;
  return place - start + take_exceptions (statement, place, subject);
}

/* Adjectives and class words between the greeting and the list of classes: "эскадры 1 и 2". */
static guint
take_list (const ForconSheetStatement *statement, guint place, ForconSheetSubject *subject)
{
  for (;;)
    {
      guint length = take_all (statement, place, subject);

      if (length == 0)
        length = take_reference (statement, place, subject);
      if (length == 0)
        return place;
      place += length;
      if (place >= statement->n || !joins_list (statement, place))
        return place;
      place++;
    }
}

/* A number alone tells somebody only before a colon. */
static gboolean
is_subject (const ForconSheetStatement *statement, const ForconSheetSubject *subject, guint end)
{
  if (subject->n == 0 && !subject->all)
    return FALSE;
  if (subject->n > 0 && subject->reference[0].bare)
    return subject->colon;
  if (subject->n == 0 && end >= statement->n)
    return FALSE;
  if (subject->n > 0 && names_ship_only (&subject->reference[0]) && ships_do_it (statement, end))
    return FALSE;
  return TRUE;
}

/* "Quickly" and "быстро" tell how, and not who. */
static gboolean
tells_how (const ForconSheetStatement *statement, const ForconSheetItem *item)
{
  const char *word = forcon_sheet_slice (statement->texts, statement->text, item->start, item->end);

  return g_str_has_suffix (word, "о") || g_str_has_suffix (word, "ly");
}

/* Where a name that nobody knows ends, if it stands before a colon, a dash or a verb; or 0. */
static guint
end_of_unknown (const ForconSheetStatement *statement)
{
  const ForconSheetItem *first = &statement->items[statement->place];
  gboolean unknown = FALSE;

  for (guint i = statement->place; i < statement->n; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (is_mark (item, ':') || (is_mark (item, '-') && !item->glued))
        return unknown ? i : 0;
      if (forcon_sheet_is_verb (item) && i == statement->place + 1 && first->kind == FORCON_SHEET_ITEM_UNKNOWN)
        return tells_how (statement, first) ? 0 : i;
      if (forcon_sheet_is_verb (item) || is_word (item, FORCON_SHEET_NEW) || item->kind == FORCON_SHEET_ITEM_NAME
          || (item->kind == FORCON_SHEET_ITEM_MARK && !is_mark (item, '-') && !is_mark (item, '.')))
        return 0;
      unknown = unknown || item->kind == FORCON_SHEET_ITEM_UNKNOWN || item->kind == FORCON_SHEET_ITEM_CODE
                || is_word (item, FORCON_SHEET_CLASS);
    }
  return 0;
}

/* Somebody is told whom nobody knows. */
static ForconSheetSubject
unknown_subject (ForconSheetStatement *statement, guint end)
{
  ForconSheetSubject subject = { .n = 1, .colon = TRUE };

  subject.reference[0] = (ForconSheetReference){ .start = statement->items[statement->place].start,
                                                 .end = statement->items[end - 1].end };
  statement->place = end;
  return subject;
}

/* A word that nobody knows before the verb may be a name all the same: that is told. */
static void
note_unknown (ForconSheetStatement *statement)
{
  const ForconSheetItem *item = &statement->items[statement->place];

  if (statement->place + 1 >= statement->n || item->kind != FORCON_SHEET_ITEM_UNKNOWN
      || !forcon_sheet_is_verb (item + 1))
    return;
  forcon_sheet_note (statement->notes, item->start, item->end,
                     forcon_sheet_guess (statement->texts, statement->text, item->start, item->end, "?"));
}

ForconSheetSubject
forcon_sheet_subject (ForconSheetStatement *statement)
{
  ForconSheetSubject subject = { 0 };
  guint start = skip_greeting (statement);
  guint end = take_list (statement, start, &subject);

  subject.colon
      = end < statement->n && (is_mark (&statement->items[end], ':') || is_mark (&statement->items[end], '-'));
  if (!is_subject (statement, &subject, end))
    {
      end = statement->place < statement->n ? end_of_unknown (statement) : 0;
      if (end > 0)
        return unknown_subject (statement, end);
      if (statement->place < statement->n)
        note_unknown (statement);
      return (ForconSheetSubject){ 0 };
    }
  for (guint i = statement->place; i < start; i++)
    statement->remarks[i] = statement->items[i].kind == FORCON_SHEET_ITEM_UNKNOWN
                            || is_word (&statement->items[i], FORCON_SHEET_COMMON);
  statement->place = subject.colon ? end + 1 : end;
  return subject;
}
