/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle on paper: turn by turn, with pictures. */
#include "report/history/battle-record-folio.h"

#include "report/history/battle-losses.h"
#include "report/history/battle-turns.h"
#include "render/paper/folio-document.h"
#include "render/drawing/table-model.h"
#include "base/text.h"
#include "render/paper/turn-picture.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* Of three columns a picture takes two. */
#define COLUMNS 3
#define PICTURE_COLUMNS 2

/* A strip has so many pictures beside and below each other. */
#define STRIP_COLUMNS 3
#define STRIP_ROWS 2

/* Below a picture of the strip, mm: its heading and three lines. */
#define CAPTION_ROOM 24.0

/* So much is said below it, letters. */
#define CAPTION_LETTERS 130

typedef struct {
  const ForconBattleRecord *record;
  const ForconRules *rules;
  const ForconBattleTurns *turns;
  ForconTablePart part;
  ForconPageForm page;
  const ForconStyle *style;
  ForconDocument *document;
} Telling;

static double
column (const Telling *telling)
{
  return forcon_page_form_box (&telling->page).width;
}

static ForconFigure
picture_of (const Telling *telling, const ForconBattle *battle, ForconObjectId planet, const GArray *traces,
            double width)
{
  const ForconTurnPicture picture = { battle, telling->rules, planet, telling->part, traces,
                                      telling->page.rows > 1 };

  return forcon_turn_picture_figure (&picture, width);
}

static void
add_plate (const Telling *telling, const char *heading, const ForconBattle *battle, const GArray *traces)
{
  ForconFigure figure = picture_of (telling, battle, FORCON_NO_OBJECT, traces, column (telling) * PICTURE_COLUMNS);

  forcon_document_plate (telling->document, heading, &figure, PICTURE_COLUMNS);
}

static gboolean
has_orbit (const ForconBattle *battle, ForconObjectId planet, const GArray *traces)
{
  ForconTableModel model = forcon_table_model (battle, NULL);

  for (guint i = 0; traces != NULL && i < traces->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (traces, ForconTrace, i).planet, planet))
      return TRUE;
  return forcon_table_count_in_orbit (&model, planet) > 0;
}

/* Those who are in a low orbit are not on the table: a picture for each planet that has any. */
static void
add_orbits (const Telling *telling, const ForconBattle *battle, const GArray *traces)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);
      ForconFigure figure;
      g_autofree char *where = NULL;

      if (object->kind != FORCON_OBJECT_PLANET || !has_orbit (battle, object->id, traces))
        continue;
      where = g_strdup_printf (_ ("Low orbit of %s"), forcon_wording_object (battle, object->id));
      figure = picture_of (telling, battle, object->id, traces, column (telling));
      forcon_document_line (telling->document, 0, where);
      forcon_document_figure (telling->document, &figure);
    }
}

/* "Round 2, turn of Barrayar" */
static char *
name_turn (const ForconBattleTurn *turn)
{
  if (turn->round == 0 || FORCON_ID_IS_NONE (turn->side))
    return g_strdup (_ ("Before the first turn"));
  /* Translators: the number of the round, the side. */
  return g_strdup_printf (_ ("Round %1$d, turn of %2$s"), turn->round,
                          forcon_wording_side (turn->battle, turn->side));
}

static char *
whose (const Telling *telling)
{
  if (FORCON_ID_IS_NONE (telling->record->reader))
    return g_strdup (_ ("the master's record"));
  /* Translators: the side to which a record of a battle is given. */
  return g_strdup_printf (_ ("as %s saw it"), forcon_wording_side (forcon_journal_start (telling->record->journal),
                                                                   telling->record->reader));
}

/* All pictures show the same part of the table, so that one can be laid beside the other. */
static ForconTablePart
part_of (const ForconBattleTurns *turns)
{
  ForconTablePart part = forcon_table_part_none ();

  forcon_table_part_add (&part, turns->start, NULL);
  for (guint i = 0; i < turns->turns->len; i++)
    {
      const ForconBattleTurn *turn = g_ptr_array_index (turns->turns, i);

      forcon_table_part_add (&part, turn->battle, turn->traces);
    }
  forcon_table_part_round (&part, turns->end);
  return part;
}

typedef void (*Tell) (const Telling *telling);

static void
tell_record (const Telling *telling)
{
  const ForconBattle *start = telling->turns->start;
  const ForconBattle *end = telling->turns->end;
  gboolean over = end->step == FORCON_STEP_OVER;
  ForconFigure key = forcon_turn_picture_key (start, telling->style, column (telling));

  add_plate (telling, telling->page.head, start, NULL);
  add_orbits (telling, start, NULL);
  forcon_battle_fleets_tell (start, telling->document);
  forcon_document_heading (telling->document, _ ("What the signs are"));
  forcon_document_figure (telling->document, &key);
  for (guint i = 0; i < telling->turns->turns->len; i++)
    {
      const ForconBattleTurn *turn = g_ptr_array_index (telling->turns->turns, i);
      g_autofree char *name = name_turn (turn);

      add_plate (telling, name, turn->battle, turn->traces);
      add_orbits (telling, turn->battle, turn->traces);
      forcon_document_append_lines (telling->document, turn->telling);
    }
  add_plate (telling, over ? _ ("How the battle ended") : _ ("How the battle stands"), end, NULL);
  add_orbits (telling, end, NULL);
  forcon_battle_losses_tell (telling->turns, telling->document);
}

static ForconFolio *
make (const ForconBattleRecord *record, const ForconPaperForm *form, guint columns, guint rows, Tell tell)
{
  g_autoptr (ForconBattleTurns) turns = forcon_battle_turns_new (record->journal, record->reader);
  Telling telling = { .record = record, .rules = forcon_journal_rules (record->journal), .turns = turns,
                      .part = part_of (turns), .style = form->style, .document = forcon_document_new () };
  const char *name = record->where != NULL ? record->where : forcon_name (turns->start->roster->name);
  g_autofree char *reader = whose (&telling);
  ForconFolio *folio = forcon_folio_new (name, form->style);

  telling.page = (ForconPageForm){ .paper = form->paper, .landscape = TRUE, .columns = columns, .rows = rows,
                                   .head = name, .head_right = reader };
  forcon_folio_set_subject (folio, reader);
  tell (&telling);
  forcon_folio_add_document (folio, telling.document, &telling.page);
  return folio;
}

ForconFolio *
forcon_battle_record_folio (const ForconBattleRecord *record, const ForconPaperForm *form)
{
  return make (record, form, COLUMNS, 1, tell_record);
}

/* The strip */

static char *
caption_of (const ForconBattleTurn *turn)
{
  GString *text = g_string_new (NULL);
  guint told = 0;

  for (; told < turn->news->len; told++)
    {
      const char *news = g_ptr_array_index (turn->news, told);

      if (told > 0 && g_utf8_strlen (text->str, -1) + g_utf8_strlen (news, -1) > CAPTION_LETTERS)
        break;
      g_string_append_printf (text, "%s%s", told > 0 ? "; " : "", news);
    }
  if (told < turn->news->len)
    /* Translators: behind a list; how many more there are. Keep the blank at the beginning. */
    g_string_append_printf (text, _ (" and %u more"), turn->news->len - told);
  if (text->len == 0)
    g_string_append (text, turn->traces->len > 0 ? _ ("no ship was hurt") : _ ("nobody moved or fired"));
  return g_string_free (text, FALSE);
}

static void
add_small (const Telling *telling, const char *heading, const ForconBattle *battle, const GArray *traces,
           const char *caption)
{
  ForconPaperSize box = forcon_page_form_box (&telling->page);
  ForconFigure figure = picture_of (telling, battle, FORCON_NO_OBJECT, traces, box.width);

  figure.most = box.height - CAPTION_ROOM;
  forcon_document_heading (telling->document, heading);
  forcon_document_figure (telling->document, &figure);
  forcon_document_line (telling->document, 0, caption);
  forcon_document_break (telling->document);
}

static void
tell_strip (const Telling *telling)
{
  const GPtrArray *turns = telling->turns->turns;
  guint number = 0;

  add_small (telling, _ ("The fleets before the battle"), telling->turns->start, NULL, "");
  for (guint i = 0; i < turns->len; i++)
    {
      const ForconBattleTurn *turn = g_ptr_array_index (turns, i);
      g_autofree char *name = name_turn (turn);
      g_autofree char *heading = NULL;
      g_autofree char *caption = caption_of (turn);

      /* Where nothing has moved yet the set-up says it all. */
      if (turn->round == 0)
        continue;
      heading = g_strdup_printf ("%u. %s", ++number, name);
      add_small (telling, heading, turn->battle, turn->traces, caption);
    }
}

ForconFolio *
forcon_battle_strip_folio (const ForconBattleRecord *record, const ForconPaperForm *form)
{
  return make (record, form, STRIP_COLUMNS, STRIP_ROWS, tell_strip);
}
