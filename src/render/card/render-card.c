/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/counter.h"
#include "render/card/draw-card.h"

#include "base/language.h"
#include "render/drawing/fit.h"
#include "render/drawing/picture.h"
#include "render/drawing/witness.h"

/* Where things stand on the card, mm. */
#define EDGE 2.2
#define CORNER 2.0
#define MARK 12.0
#define NAME_TOP 2.0
#define HEAD_BOTTOM 14.6
#define LINES_TOP 15.4
#define LINE_HEIGHT 3.55
#define LINE_COLUMNS 3
#define LINES_GAP 2.6
#define LINE_SPACE 1.2
#define TRACKS_TOP 34.2
#define TRACK_ROW 5.2
#define TRACK_BOX 3.7
#define TRACK_LEAST 1.1
#define TRACK_LABEL 15.0
#define TRACK_COUNT 6.5
#define WEAPONS_TOP 45.8
#define WEAPON_ROW 3.3
#define WEAPON_HEAD 2.9
#define HARM_TOP 66.6

/* Sizes of letters, mm. */
#define NAME_SIZE 4.6
#define CLASS_SIZE 3.0
#define LINE_SIZE 2.85
#define WEAPON_SIZE 2.75
#define HARM_SIZE 2.8

/* A text is made smaller down to this share before it is shortened. */
#define LEAST_SHARE 0.52

#define STAMP_SIZE 7.0
#define STAMP_TURN 0.16

/* Writes what fits now, and keeps where. */
static void
write_in (const ForconCardDraw *card_draw, const char *text, ForconBox room, const ForconLettering *lettering,
          double align, gboolean shortened)
{
  ForconCardText written = { .room = room, .shortened = shortened };
  double width, height;

  forcon_draw_measure (&card_draw->draw, text, lettering, &width, &height);
  written.box = (ForconBox){ room.x + (room.width - width) * align,
                             lettering->wraps ? room.y : room.y + (room.height - height) / 2, width, height };
  forcon_draw_text (&card_draw->draw, text, written.box.x, written.box.y, 0, 0, lettering);
  g_array_append_val (card_draw->texts, written);
}

/* Makes a text smaller until it fits. Returns: whether it does */
static gboolean
shrink (const ForconCardDraw *card_draw, const char *text, ForconLettering *lettering, const ForconBox *room)
{
  double least = card_draw->least > 0 ? MIN (card_draw->least, lettering->size) : lettering->size * LEAST_SHARE;

  return forcon_fit_shrink (&card_draw->draw, text, lettering, room, least);
}

void
forcon_card_text (const ForconCardDraw *card_draw, const char *text, ForconBox room, ForconCardLetters letters)
{
  ForconLettering lettering = { .size = letters.size, .bold = letters.bold, .ink = letters.ink, .alpha = 1 };
  gboolean whole;

  if (text == NULL || *text == '\0')
    return;
  whole = shrink (card_draw, text, &lettering, &room);
  if (!whole)
    lettering.limit = room.width;
  write_in (card_draw, text, room, &lettering, letters.align, !whole);
}

void
forcon_card_paragraph (const ForconCardDraw *card_draw, const char *text, ForconBox room, ForconCardLetters letters)
{
  ForconLettering lettering = {
    .size = letters.size, .bold = letters.bold, .ink = letters.ink, .alpha = 1, .limit = room.width, .wraps = TRUE
  };

  if (shrink (card_draw, text, &lettering, &room))
    write_in (card_draw, text, room, &lettering, 0, FALSE);
  else
    forcon_card_text (card_draw, text, room, letters);
}

void
forcon_card_draw_mark (const ForconCardDraw *card_draw, ForconBox room)
{
  const ForconCardModel *card = card_draw->card;
  double radius = MIN (room.width, room.height) / 2;
  ForconCounter counter = { .x = room.x + room.width / 2,
                            .y = room.y + room.height / 2,
                            .radius = radius,
                            .type = card->type,
                            .silhouette = card->silhouette,
                            .side = card->side,
                            .status = card->status,
                            .blank = card->blank };

  forcon_counter_draw (card_draw->draw.cr, &counter, card_draw->draw.style);
  forcon_witness_show (card_draw->draw.cr, (ForconShown){ FORCON_SHOWN_CARD, card_draw->card->ship.value, 0 });
}

static void
draw_head (const ForconCardDraw *card_draw)
{
  const ForconCardModel *card = card_draw->card;
  double left = EDGE + MARK + 2;
  double width = FORCON_CARD_WIDTH - EDGE - left;
  double half = width * 0.56;
  ForconCardLetters small = { MM (CLASS_SIZE), FALSE, FORCON_INK_FIGURE, 0 };
  ForconCardLetters right = { MM (CLASS_SIZE), card->flagship, FORCON_INK_TEXT, 1 };
  g_autofree char *formation
      = card->formation == NULL ? NULL : g_strdup_printf (card->flagship ? "⚑ %s" : "%s", card->formation);

  forcon_card_text (card_draw, card->name, (ForconBox){ MM (left), MM (NAME_TOP), MM (width * 0.66), MM (6.2) },
                    (ForconCardLetters){ MM (NAME_SIZE), TRUE, FORCON_INK_TEXT, 0 });
  forcon_card_text (card_draw, card->state,
                    (ForconBox){ MM (left + width * 0.67), MM (NAME_TOP), MM (width * 0.33), MM (6.2) },
                    (ForconCardLetters){ MM (CLASS_SIZE), TRUE, FORCON_INK_WARNING, 1 });
  forcon_card_text (card_draw, card->class_name, (ForconBox){ MM (left), MM (8.1), MM (half), MM (3.8) }, small);
  forcon_card_text (card_draw, formation,
                    (ForconBox){ MM (left + half + 1), MM (8.1), MM (width - half - 1), MM (3.8) }, right);
  forcon_card_text (card_draw, card->owner, (ForconBox){ MM (left), MM (11.4), MM (width), MM (3.4) },
                    (ForconCardLetters){ MM (2.7), FALSE, FORCON_INK_FIGURE, 0 });
  forcon_draw_line (card_draw->draw.cr, MM (EDGE), MM (HEAD_BOTTOM + 0.4), MM (FORCON_CARD_WIDTH - EDGE),
                    MM (HEAD_BOTTOM + 0.4));
  forcon_draw_stroke (&card_draw->draw, FORCON_INK_GRID_MAJOR, 1, 1);
}

void
forcon_card_draw_value (const ForconCardDraw *card_draw, const ForconCardLine *line, ForconBox room, double letters)
{
  const ForconDraw *draw = &card_draw->draw;
  const ForconLettering plain = { .size = letters };
  const ForconLettering bold = { .size = letters, .bold = TRUE };
  double label_width, value_width, height;

  forcon_draw_measure (draw, line->label, &plain, &label_width, &height);
  forcon_draw_measure (draw, line->text, &bold, &value_width, &height);

  /* The label has all that it needs, unless the value needs that more. */
  double both = label_width + value_width;
  double width
      = both + MM (LINE_SPACE) <= room.width ? label_width + 1 : (room.width - MM (LINE_SPACE)) * label_width / both;
  double left = width + MM (LINE_SPACE / 2);
  ForconBox label = { room.x, room.y, width, room.height };
  ForconBox value = { room.x + left, room.y, room.width - left, room.height };

  forcon_card_text (card_draw, line->label, label, (ForconCardLetters){ letters, FALSE, FORCON_INK_FIGURE, 0 });
  forcon_card_text (card_draw, line->text, value,
                    (ForconCardLetters){ letters, TRUE, line->changed ? FORCON_INK_WARNING : FORCON_INK_TEXT, 1 });
  forcon_card_note_part (card_draw, line->property, FORCON_CARD_NONE, FORCON_CARD_NONE, room);
  forcon_draw_line (draw->cr, room.x, room.y + room.height, room.x + room.width, room.y + room.height);
  forcon_draw_stroke (draw, line->changed ? FORCON_INK_WARNING : FORCON_INK_GRID, 0.8, line->changed ? 1.4 : 0.5);
}

/* What is broken; on paper, room to write it down. */
static void
draw_harm (const ForconCardDraw *card_draw)
{
  const ForconDraw *draw = &card_draw->draw;
  double top = HARM_TOP;
  double bottom = FORCON_CARD_HEIGHT - 1.6;

  forcon_draw_line (draw->cr, MM (EDGE), MM (top), MM (FORCON_CARD_WIDTH - EDGE), MM (top));
  forcon_draw_stroke (draw, FORCON_INK_GRID_MAJOR, 1, 1);
  if (*card_draw->card->harm == '\0')
    return;
  forcon_card_text (card_draw, "⚠", (ForconBox){ MM (EDGE), MM (top + 0.4), MM (4), MM (4) },
                    (ForconCardLetters){ MM (3.2), TRUE, FORCON_INK_WARNING, 0.5 });
  forcon_card_paragraph (
      card_draw, card_draw->card->harm,
      (ForconBox){ MM (EDGE + 5), MM (top + 0.5), MM (FORCON_CARD_WIDTH - 2 * EDGE - 5), MM (bottom - top - 0.5) },
      (ForconCardLetters){ MM (HARM_SIZE), FALSE, FORCON_INK_WARNING, 0 });
}

/* Across the card of a ship that is lost. */
static void
draw_stamp (const ForconCardDraw *card_draw)
{
  const ForconCardModel *card = card_draw->card;
  const ForconDraw *draw = &card_draw->draw;
  ForconBox band = { MM (-42), MM (-5), MM (84), MM (10) };
  ForconBox room = { MM (-40), MM (-4.6), MM (80), MM (9.2) };

  if (card->status == FORCON_SHIP_IN_ACTION || card->blank)
    return;
  cairo_save (draw->cr);
  cairo_translate (draw->cr, MM (FORCON_CARD_WIDTH / 2), MM (FORCON_CARD_HEIGHT * 0.52));
  cairo_rotate (draw->cr, -STAMP_TURN);
  forcon_draw_round_box (draw->cr, &band, MM (1.5));
  forcon_draw_ink (draw, FORCON_INK_PLATE, 0.85);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, 3);
  g_autofree char *state = g_utf8_strup (card->state, -1);

  forcon_card_text (card_draw, state, room, (ForconCardLetters){ MM (STAMP_SIZE), TRUE, FORCON_INK_WARNING, 0.5 });
  cairo_restore (draw->cr);
}

GArray *
forcon_card_draw_all (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width)
{
  const ForconCardTrackSize tracks
      = { MM (TRACK_BOX), MM (TRACK_LEAST), MM (LINE_SIZE), MM (TRACK_LABEL), MM (TRACK_COUNT) };
  const ForconCardWeaponSize weapons = { MM (WEAPON_ROW), MM (WEAPON_HEAD), MM (WEAPON_SIZE), FALSE };
  ForconCardDraw card_draw = { .draw = { .cr = cr, .style = style }, .card = card };
  const ForconDraw *draw = &card_draw.draw;
  ForconBox sheet = { MM (0.4), MM (0.4), MM (FORCON_CARD_WIDTH - 0.8), MM (FORCON_CARD_HEIGHT - 0.8) };
  ForconBox room = { MM (EDGE), MM (TRACKS_TOP), MM (FORCON_CARD_WIDTH - 2 * EDGE), MM (TRACK_ROW - 0.4) };
  double column = (FORCON_CARD_WIDTH - 2 * EDGE - (LINE_COLUMNS - 1) * LINES_GAP) / LINE_COLUMNS;
  guint rows = (card->lines->len + LINE_COLUMNS - 1) / LINE_COLUMNS;
  FORCON_IN_LANGUAGE (card->language);

  card_draw.texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  card_draw.draw.layout = forcon_draw_layout_new (cr, style);
  cairo_save (cr);
  cairo_scale (cr, width / MM (FORCON_CARD_WIDTH), width / MM (FORCON_CARD_WIDTH));
  cairo_new_path (cr);
  forcon_draw_round_box (cr, &sheet, MM (CORNER));
  forcon_draw_ink (draw, FORCON_INK_PLATE, 1);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 1.5);
  forcon_card_draw_mark (&card_draw, (ForconBox){ MM (EDGE), MM (NAME_TOP), MM (MARK), MM (MARK) });
  draw_head (&card_draw);
  if (!card->blank)
    {
      for (guint i = 0; i < card->lines->len; i++)
        forcon_card_draw_value (&card_draw, &g_array_index (card->lines, ForconCardLine, i),
                                (ForconBox){ MM (EDGE + (column + LINES_GAP) * (i / rows)),
                                             MM (LINES_TOP + LINE_HEIGHT * (i % rows)), MM (column), MM (LINE_HEIGHT) },
                                MM (LINE_SIZE));
      forcon_card_draw_hits (&card_draw, room, &tracks);
      room.y += MM (TRACK_ROW + 0.4);
      forcon_card_draw_stores (&card_draw, room, &tracks);
      forcon_card_draw_weapons (
          &card_draw, (ForconBox){ room.x, MM (WEAPONS_TOP), room.width, MM (HARM_TOP - 0.6 - WEAPONS_TOP) }, &weapons);
      draw_harm (&card_draw);
      draw_stamp (&card_draw);
    }
  cairo_restore (cr);
  g_object_unref (card_draw.draw.layout);
  return card_draw.texts;
}

guint
forcon_render_card (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width)
{
  g_autoptr (GArray) texts = forcon_card_draw_all (cr, card, style, width);
  guint shortened = 0;

  for (guint i = 0; i < texts->len; i++)
    shortened += g_array_index (texts, ForconCardText, i).shortened ? 1 : 0;
  return shortened;
}

/* A picture */

typedef struct {
  const ForconCardModel *card;
  const ForconStyle *style;
} Picture;

static ForconPictureSize
measure_picture (cairo_t *cr, gconstpointer data)
{
  return (ForconPictureSize){ FORCON_CARD_SVG_WIDTH, FORCON_CARD_SVG_HEIGHT, 1 };
}

static void
draw_picture (cairo_t *cr, gconstpointer data, gboolean on_page, double width, double height)
{
  const Picture *picture = data;

  forcon_render_card (cr, picture->card, picture->style, width);
}

GBytes *
forcon_render_card_to_svg (const ForconCardModel *card, const ForconStyle *style)
{
  const Picture picture = { card, style };

  return forcon_picture_to_svg (&(ForconPicture){
      .title = card->name, .data = &picture, .measure = measure_picture, .draw = draw_picture });
}
