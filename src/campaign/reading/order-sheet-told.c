/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pass.h"

#include "engine/state/formation.h"
#include "campaign/resolution/resolution.h"

/* Who is told: by the words of a clause, or because somebody was told before. */

void
forcon_sheet_add_who (GArray *told, ForconFormationId formation)
{
  ForconSheetWho who = { .n = 1, .formation = { formation } };

  g_array_append_val (told, who);
}

static GArray *
everybody (const ForconSheetPass *sheet)
{
  GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

  for (guint i = 1; i <= sheet->campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (sheet->campaign->fleet, id)->side, sheet->admiral)
          && forcon_campaign_formation_lives (sheet->campaign, id))
        forcon_sheet_add_who (told, id);
    }
  return told;
}

static ForconSheetWho
find_own (const ForconSheetPass *sheet, const ForconSheetStatement *statement, const ForconSheetReference *reference)
{
  ForconSheetReading reading = { .names = sheet->names,
                                 .campaign = sheet->campaign,
                                 .admiral = sheet->admiral,
                                 .texts = sheet->texts,
                                 .text = statement->text };

  return forcon_sheet_own (&reading, reference);
}

static gboolean
is_told_in (const GPtrArray *lines, ForconFormationId formation)
{
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    if (FORCON_ID_EQUAL (((const ForconReadLine *) g_ptr_array_index (lines, i))->formation, formation))
      return TRUE;
  return FALSE;
}

/* All to whom the sheet has said nothing yet. */
static GArray *
all_others (const ForconSheetPass *sheet)
{
  g_autoptr (GArray) all = everybody (sheet);
  GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

  for (guint i = 0; i < all->len; i++)
    {
      ForconFormationId formation = g_array_index (all, ForconSheetWho, i).formation[0];
      gboolean before = is_told_in (sheet->lines, formation) || is_told_in (sheet->earlier, formation);

      if (!before)
        forcon_sheet_add_who (told, formation);
    }
  return told;
}

/* Ships of some kinds are told where they make up whole formations; otherwise nobody can say who is meant. */
static GArray *
all_of_types (const ForconSheetPass *sheet, guint32 types)
{
  const ForconBattle *fleet = sheet->campaign->fleet;
  g_autoptr (GArray) all = everybody (sheet);
  GArray *told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
  gboolean mixed = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      ForconFormationId formation = g_array_index (all, ForconSheetWho, i).formation[0];
      ForconShips ships = forcon_formation_ships (fleet, formation);
      guint n = 0;

      for (guint k = 0; k < ships.n; k++)
        n += (types >> forcon_battle_card (fleet, ships.ship[k])->type & 1) != 0;
      mixed = mixed || (n > 0 && n < ships.n);
      if (n > 0 && n == ships.n)
        forcon_sheet_add_who (told, formation);
    }
  if (mixed || told->len == 0)
    {
      ForconSheetWho nobody = { .problem = { .kind = FORCON_PROBLEM_UNKNOWN_FORMATION, .text = "?" } };

      g_array_set_size (told, 0);
      g_array_append_val (told, nobody);
    }
  return told;
}

/* Who is not told: all that it can mean. Where it means nobody, that is told instead. */
static void
except (const ForconSheetPass *sheet, const ForconSheetStatement *statement, const ForconSheetReference *reference,
        GArray *told)
{
  ForconSheetWho who = find_own (sheet, statement, reference);

  if (who.n == 0)
    g_array_append_val (told, who);
  for (guint i = 0; i < who.n; i++)
    for (guint k = told->len; k > 0; k--)
      if (FORCON_ID_EQUAL (g_array_index (told, ForconSheetWho, k - 1).formation[0], who.formation[i]))
        g_array_remove_index (told, k - 1);
}

/* "X or Y": one of them is told; which, the line leaves open. */
static void
leave_open (GArray *told)
{
  ForconSheetWho *first = &g_array_index (told, ForconSheetWho, 0);

  for (guint i = 1; i < told->len; i++)
    {
      const ForconSheetWho *other = &g_array_index (told, ForconSheetWho, i);

      for (guint k = 0; k < other->n && first->n < G_N_ELEMENTS (first->formation); k++)
        first->formation[first->n++] = other->formation[k];
    }
  g_array_set_size (told, 1);
}

static void
add_other (GArray *told, ForconFormationId formation)
{
  for (guint i = 0; i < told->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (told, ForconSheetWho, i).formation[0], formation))
      return;
  forcon_sheet_add_who (told, formation);
}

/*
 * "Both" are the two who were told last; or who was told last and the only other own formation that the same statement
 * or the one before names; or else the only two that there are.
 */
static void
both_of (const ForconSheetPass *sheet, const ForconSheetStatement *statement, GArray *told)
{
  ForconSheetWho nobody = { .problem = { .kind = FORCON_PROBLEM_UNKNOWN_FORMATION, .text = "?" } };

  g_array_set_size (told, 0);
  if (sheet->carried->len > 0 && sheet->carried->len <= 2)
    g_array_append_vals (told, sheet->carried->data, sheet->carried->len);
  for (guint i = 0; told->len > 0 && i < statement->n; i++)
    if (statement->items[i].kind == FORCON_SHEET_ITEM_NAME && statement->items[i].names.n == 1
        && statement->items[i].names.name[0].own && statement->items[i].names.name[0].thing == FORCON_SHEET_FORMATION)
      add_other (told, (ForconFormationId){ (guint16) statement->items[i].names.name[0].id });
  for (guint i = 0; told->len == 1 && i < sheet->mentioned->len; i++)
    if (g_array_index (sheet->mentioned, ForconSheetName, i).own)
      add_other (told, (ForconFormationId){ (guint16) g_array_index (sheet->mentioned, ForconSheetName, i).id });
  if (told->len == 2)
    return;
  g_array_set_size (told, 0);
  g_array_append_val (told, nobody);
}

static void
only_in (const ForconSheetPass *sheet, ForconSectorId sector, GArray *told)
{
  for (guint i = told->len; i > 0; i--)
    {
      const ForconSheetWho *who = &g_array_index (told, ForconSheetWho, i - 1);
      const ForconPost *post = forcon_campaign_post (sheet->campaign, who->formation[0]);

      if (who->n > 0 && !FORCON_ID_EQUAL (post->sector, sector))
        g_array_remove_index (told, i - 1);
    }
  if (told->len == 0)
    {
      ForconSheetWho nobody = { .problem = { .kind = FORCON_PROBLEM_UNKNOWN_FORMATION, .text = "?" } };

      g_array_append_val (told, nobody);
    }
}

/* Whom "the others" are taken for, which is a guess. */
static ForconSheetNote
note_of_parted (const ForconSheetPass *sheet, const ForconSheetStatement *statement)
{
  for (guint i = 0; statement != NULL && i < statement->n; i++)
    {
      const ForconSheetItem *item = &statement->items[i];

      if (is_word (item, FORCON_MEANING_OTHERS))
        return (ForconSheetNote){ item->start, item->end,
                                  forcon_sheet_guess (
                                      sheet->texts, statement->text, item->start, item->end,
                                      forcon_battle_formation_name (sheet->campaign->fleet, sheet->parted)) };
    }
  return (ForconSheetNote){ 0 };
}

GArray *
forcon_sheet_told_by (const ForconSheetPass *sheet, const ForconSheetStatement *statement,
                      const ForconSheetSubject *subject)
{
  GArray *told = subject->types != 0 ? all_of_types (sheet, subject->types)
                 : subject->others   ? all_others (sheet)
                 : subject->all      ? everybody (sheet)
                                     : g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));

  /* "The others stay", after ships were split off: what is left of their formation. */
  if (subject->others && !FORCON_ID_IS_NONE (sheet->parted) && subject->n_but == 0)
    {
      g_array_set_size (told, 0);
      forcon_sheet_add_who (told, sheet->parted);
      g_array_index (told, ForconSheetWho, 0).note = note_of_parted (sheet, statement);
    }
  /* "The other ships return": where nobody is left who was told nothing, somebody else is meant. */
  if (subject->others && told->len == 0)
    {
      ForconSheetWho nobody = { .problem = { .kind = FORCON_PROBLEM_UNKNOWN_FORMATION, .text = "?" } };

      g_array_append_val (told, nobody);
    }
  if (!FORCON_ID_IS_NONE (subject->where))
    only_in (sheet, subject->where, told);
  if (subject->both && told->len != 2)
    both_of (sheet, statement, told);
  for (guint i = 0; i < subject->n_but; i++)
    except (sheet, statement, &subject->but[i], told);
  for (guint i = 0; i < subject->n; i++)
    {
      ForconSheetWho who = find_own (sheet, statement, &subject->reference[i]);
      gint number = subject->reference[i].number;

      /* "The first … the second …" of two who were told, where no name has a number. */
      if (who.note.text != NULL && subject->reference[i].names.n == 0 && subject->reference[i].class == 0 && number > 0
          && number <= 2 && sheet->carried->len == 2 && !g_ascii_isdigit (statement->text[subject->reference[i].start]))
        who = g_array_index (sheet->carried, ForconSheetWho, number - 1);
      g_array_append_val (told, who);
    }
  if (subject->either && subject->n > 1 && told->len == subject->n)
    leave_open (told);
  return told;
}

/* The own formation whose ship an argument names, or none, as where ships of two formations can be meant. */
static ForconFormationId
formation_of (const ForconSheetPass *sheet, const ForconSheetArgument *argument)
{
  ForconFormationId found = FORCON_NO_FORMATION;

  for (guint i = 0; argument->kind == FORCON_SHEET_REFERS && i < argument->reference.names.n; i++)
    {
      const ForconSheetName *name = &argument->reference.names.name[i];

      if (name->thing != FORCON_SHEET_SHIP || !name->own)
        continue;
      ForconFormationId formation
          = forcon_battle_ship (sheet->campaign->fleet, (ForconShipId){ (guint16) name->id })->formation;

      if (!FORCON_ID_IS_NONE (found) && !FORCON_ID_EQUAL (formation, found))
        return FORCON_NO_FORMATION;
      found = formation;
    }
  return found;
}

static gboolean
tells_ships (const ForconSheetClause *clause)
{
  static const ForconTaskKind kinds[]
      = { FORCON_TASK_SPLIT, FORCON_TASK_FLAGSHIP, FORCON_TASK_SUCCESSORS, FORCON_TASK_JOIN, FORCON_TASK_FORM };

  for (guint i = 0; clause->role == FORCON_CLAUSE_ORDER && i < G_N_ELEMENTS (kinds); i++)
    if (clause->kind == kinds[i])
      return TRUE;
  return (clause->role == FORCON_CLAUSE_CASE && clause->when == FORCON_WHEN_FLAGSHIP_LOST)
         || (clause->role == FORCON_CLAUSE_WHAT && clause->what == FORCON_WHAT_PROTECT);
}

/* "Detach Swift and Wren": who has the ships is told, whoever was told before; none where several have them. */
static ForconFormationId
formation_with_ships (const ForconSheetPass *sheet, const ForconSheetPart *part)
{
  ForconFormationId found = FORCON_NO_FORMATION;

  for (guint i = 0; i < part->n; i++)
    for (guint a = 0; tells_ships (&part->clauses[i]) && a < part->clauses[i].n; a++)
      {
        ForconFormationId formation = formation_of (sheet, &part->clauses[i].argument[a]);

        if (FORCON_ID_IS_NONE (formation))
          continue;
        if (!FORCON_ID_IS_NONE (found) && !FORCON_ID_EQUAL (formation, found))
          return FORCON_NO_FORMATION;
        found = formation;
      }
  return found;
}

/* The only sector that an order names which is carried out in one, or none. */
static ForconSectorId
place_of_work (const ForconSheetPart *part)
{
  const ForconSheetClause *clause = &part->clauses[0];
  const ForconSheetCandidates *names = clause->n == 1 ? &clause->argument[0].reference.names : NULL;
  gboolean works = clause->role == FORCON_CLAUSE_ORDER
                   && (clause->frame == FORCON_FRAME_DEFEND || clause->frame == FORCON_FRAME_HOLD);

  if (!works || clause->then || names == NULL || names->n != 1 || names->name[0].thing != FORCON_SHEET_SECTOR)
    return FORCON_NO_SECTOR;
  return (ForconSectorId){ (guint16) names->name[0].id };
}

/* Where a formation will be by what the sheet told it so far: none where it told it nothing. */
static ForconSectorId
sent_to (const ForconSheetPass *sheet, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (sheet->campaign, formation);

  if (post == NULL || !(is_told_in (sheet->lines, formation) || is_told_in (sheet->earlier, formation)))
    return FORCON_NO_SECTOR;
  return post->sector;
}

/* "Hammer to Moonrise. The Wolves stay in ambush. Hold Moonrise.": who was sent there may be meant, and not the
 * last. */
static void
add_who_was_sent_there (const ForconSheetPass *sheet, const ForconSheetPart *part, GArray *told)
{
  ForconSectorId place = place_of_work (part);
  ForconSheetWho *last = told->len == 1 ? &g_array_index (told, ForconSheetWho, 0) : NULL;

  if (FORCON_ID_IS_NONE (place) || last == NULL || last->n != 1
      || FORCON_ID_EQUAL (forcon_campaign_post (sheet->campaign, last->formation[0])->sector, place))
    return;
  g_autoptr (GArray) all = everybody (sheet);

  for (guint i = 0; i < all->len && last->n < G_N_ELEMENTS (last->formation); i++)
    {
      ForconFormationId other = g_array_index (all, ForconSheetWho, i).formation[0];

      if (!FORCON_ID_EQUAL (other, last->formation[0]) && FORCON_ID_EQUAL (sent_to (sheet, other), place))
        last->formation[last->n++] = other;
    }
  if (last->n > 1)
    {
      ForconFormationId carried = last->formation[0];

      last->formation[0] = last->formation[1];
      last->formation[1] = carried;
    }
}

GArray *
forcon_sheet_told_before (const ForconSheetPass *sheet, const ForconSheetPart *part)
{
  GArray *told = sheet->carried->len > 0 ? g_array_ref (sheet->carried) : everybody (sheet);
  ForconFormationId with_ships = formation_with_ships (sheet, part);
  gboolean forms = FALSE;
  ForconSheetWho nobody = { 0 };

  for (guint i = 0; i < part->n; i++)
    forms = forms || (part->clauses[i].role == FORCON_CLAUSE_ORDER && part->clauses[i].kind == FORCON_TASK_FORM);
  if (!FORCON_ID_IS_NONE (with_ships))
    {
      g_array_unref (told);
      told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
      forcon_sheet_add_who (told, with_ships);
      return told;
    }
  if (forms || (sheet->carried->len == 0 && told->len > 1))
    {
      g_array_unref (told);
      told = g_array_new (FALSE, TRUE, sizeof (ForconSheetWho));
    }
  if (told->len == 0)
    g_array_append_val (told, nobody);
  if (told->len == 1)
    {
      GArray *own = g_array_copy (told);

      g_array_unref (told);
      told = own;
      add_who_was_sent_there (sheet, part, told);
    }
  return told;
}
