/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/flow.h"

#include <string.h>

#include "base/text.h"

#define MM(length) FORCON_MM (length)

/* mm: letters, what stands round them, a column of a text report. */
#define TEXT_SIZE 3.3
#define QUOTE_SIZE 3.5
#define HEADING_SIZE 4.1
#define TITLE_SIZE 6.0
#define PLATE_SIZE 5.2
#define HEADING_SPACE 3.4
#define TITLE_SPACE 1.6
#define AFTER_HEADING 1.2
#define LEADING 1.4
#define AFTER_FIGURE 2.0
#define INDENT 1.7
#define BULLET_ROOM 3.2
#define BAR_ROOM 3.0

/* Height of text that is kept together with the heading before it. */
#define KEPT_TOGETHER 9.0

/* Bytes of a text that are looked at for its first line, if that is enough. */
#define LOOKED_AT 400

/* Less of a figure's height than this is not worth showing. */
#define FIGURE_LEAST 30.0

/**
 * ForconFlow:
 * @block: the next that is to be placed
 * @start: from which byte of its text
 * @text: (nullable): that text, made safe
 * @scale: how much larger than usual letters are
 * @cr, @draw: where lines are measured
 */
struct _ForconFlow {
  ForconDocument *document;
  cairo_t *cr;
  ForconDraw draw;
  guint block;
  gsize start;
  char *text;
  double scale;
};

/* How a kind of block is written; @keeps its lines as they were typed. */
typedef struct {
  double size;
  gboolean bold;
  double before;
  double after;
  double room;
  gboolean keeps;
} Manner;

static const Manner manners[] = {
  [FORCON_BLOCK_TITLE] = { TITLE_SIZE, TRUE, 0, TITLE_SPACE, 0, FALSE },
  [FORCON_BLOCK_HEADING] = { HEADING_SIZE, TRUE, HEADING_SPACE, AFTER_HEADING, 0, FALSE },
  [FORCON_BLOCK_LINE] = { TEXT_SIZE, FALSE, 0, 0.5, 0, FALSE },
  [FORCON_BLOCK_ITEM] = { TEXT_SIZE, FALSE, 0, 0.5, BULLET_ROOM, FALSE },
  [FORCON_BLOCK_QUOTE] = { QUOTE_SIZE, TRUE, 0.4, 1.4, BAR_ROOM, TRUE },
};

static void
piece_clear (gpointer data)
{
  g_free (((ForconPiece *) data)->text);
}

GArray *
forcon_pieces_new (void)
{
  GArray *pieces = g_array_new (FALSE, TRUE, sizeof (ForconPiece));

  g_array_set_clear_func (pieces, piece_clear);
  return pieces;
}

ForconFlow *
forcon_flow_new (ForconDocument *document, const ForconStyle *style)
{
  ForconFlow *flow = g_new0 (ForconFlow, 1);

  flow->document = document;
  flow->scale = 1;
  flow->cr = forcon_draw_nowhere ();
  flow->draw = (ForconDraw){ .cr = flow->cr, .style = style };
  flow->draw.layout = forcon_draw_layout_new (flow->cr, style);
  return flow;
}

void
forcon_flow_free (ForconFlow *flow)
{
  if (flow == NULL)
    return;
  g_object_unref (flow->draw.layout);
  cairo_destroy (flow->cr);
  g_free (flow->text);
  g_free (flow);
}

void
forcon_flow_set_scale (ForconFlow *flow, double scale)
{
  flow->scale = scale;
}

gboolean
forcon_flow_is_done (const ForconFlow *flow)
{
  return flow->block >= flow->document->blocks->len;
}

static const ForconBlock *
current (const ForconFlow *flow)
{
  return &g_array_index (flow->document->blocks, ForconBlock, flow->block);
}

static void
go_on (ForconFlow *flow)
{
  g_clear_pointer (&flow->text, g_free);
  flow->start = 0;
  flow->block++;
}

/* Each line of what a person wrote is made safe by itself, as that would also take their breaks. */
static char *
safe_lines (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_auto (GStrv) lines = g_strsplit (stripped, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      char *safe = forcon_text_escape (g_strchomp (*line));

      g_free (*line);
      *line = safe;
    }
  return g_strjoinv ("\n", lines);
}

/*
 * The first line of a text that is @width wide. Returns: (transfer full); @next: how many bytes it takes.
 *
 * Where it ends does not depend on what stands after the next word: so only the beginning is laid out, or a long
 * paragraph would be laid out whole for each of its lines.
 */
static char *
first_line (ForconFlow *flow, const char *text, const ForconLettering *lettering, gsize *next)
{
  for (gsize most = LOOKED_AT;; most *= 2)
    {
      gsize typed = 0;

      /* Up to the end of the first paragraph, and not into the middle of a letter. */
      while (typed < most && text[typed] != '\0' && text[typed] != '\n')
        typed++;
      while (typed > 0 && ((guchar) text[typed] & 0xc0) == 0x80)
        typed--;

      g_autofree char *paragraph = g_strndup (text, typed);
      gsize length = forcon_draw_first_line (&flow->draw, paragraph, lettering);

      if (length == typed && text[typed] != '\0' && text[typed] != '\n')
        continue;
      *next = length < typed ? length : typed + (text[typed] == '\n' ? 1 : 0);
      return g_strchomp (g_strndup (text, length));
    }
}

/* A line of its own for a text; where it stood in the box. */
static ForconPiece
piece_for (const ForconFlow *flow, const ForconBlock *block, const ForconBox *box, double y, gboolean first)
{
  const Manner *manner = &manners[block->kind];
  double left = box->x + MM (block->indent * INDENT);
  ForconPiece piece = { .x = left + MM (manner->room), .y = y, .bullet = -1, .bar = -1 };

  piece.lettering = (ForconLettering){ .size = MM (manner->size) * flow->scale,
                                       .bold = manner->bold,
                                       .ink = FORCON_INK_TEXT,
                                       .alpha = 1,
                                       .limit = box->x + box->width - piece.x,
                                       .wraps = TRUE };
  if (block->kind == FORCON_BLOCK_ITEM && first)
    piece.bullet = left + MM (0.6);
  if (block->kind == FORCON_BLOCK_QUOTE)
    piece.bar = left + MM (0.8);
  if (block->kind <= FORCON_BLOCK_HEADING)
    piece.rule = box->width;
  piece.heading = block->kind == FORCON_BLOCK_HEADING && first;
  return piece;
}

/* Places lines of a text from @y down. Returns: where the next may begin; @full: there is more of it than room */
static double
place_text (ForconFlow *flow, const ForconBlock *block, const ForconBox *box, double y, GArray *pieces, gboolean *full)
{
  gboolean begun = pieces->len > 0;

  if (flow->text == NULL)
    flow->text = manners[block->kind].keeps ? safe_lines (block->text) : forcon_text_escape (block->text);

  const char *text = flow->text;
  if (flow->start == 0 && begun)
    y += MM (manners[block->kind].before);
  do
    {
      ForconPiece piece = piece_for (flow, block, box, y, flow->start == 0);
      double width;
      gsize next;

      piece.text = first_line (flow, text + flow->start, &piece.lettering, &next);
      piece.lettering.limit = 0;
      forcon_draw_measure (&flow->draw, *piece.text == '\0' ? " " : piece.text, &piece.lettering, &width,
                           &piece.height);
      *full = pieces->len > 0 && y + piece.height > box->y + box->height;
      if (*full)
        {
          g_free (piece.text);
          return y;
        }
      flow->start += next;
      if (text[flow->start] != '\0')
        piece.rule = 0;
      y += piece.height;
      g_array_append_val (pieces, piece);
  } while (text[flow->start] != '\0');
  y += MM (manners[block->kind].after);
  go_on (flow);
  return y;
}

static double
figure_height (const ForconFigure *figure, double width)
{
  return figure->most > 0 ? MIN (width / figure->aspect, MM (figure->most)) : width / figure->aspect;
}

static double
place_figure (ForconFlow *flow, const ForconBlock *block, const ForconBox *box, double y, GArray *pieces,
              gboolean *full)
{
  const ForconFigure *figure = &block->figure;
  double room = box->y + box->height - y;
  double height = figure_height (figure, box->width);
  /* Where a box holds nothing but the heading of the figure, no other box has more room. */
  gboolean empty = pieces->len == 0 || (pieces->len == 1 && g_array_index (pieces, ForconPiece, 0).heading);

  *full = height > room && !empty;
  if (*full)
    return y;
  height = MIN (height, MAX (room, MM (FIGURE_LEAST)));

  double width = MIN (box->width, height * figure->aspect);
  const ForconPiece piece = { .figure = figure,
                              .bullet = -1,
                              .bar = -1,
                              .y = y,
                              .height = height,
                              .box = { box->x + (box->width - width) / 2, y, width, height } };
  g_array_append_val (pieces, piece);
  go_on (flow);
  return y + height + MM (AFTER_FIGURE);
}

gboolean
forcon_flow_at_plate (const ForconFlow *flow)
{
  return !forcon_flow_is_done (flow) && current (flow)->kind == FORCON_BLOCK_PLATE;
}

ForconBox
forcon_flow_place_plate (ForconFlow *flow, const ForconBox *page, double width, double gap, GArray *pieces)
{
  const ForconBlock *block = current (flow);
  ForconPiece heading = { .x = page->x,
                          .y = page->y,
                          .rule = page->width,
                          .bullet = -1,
                          .bar = -1,
                          .heading = TRUE,
                          .plate = TRUE,
                          .text = forcon_text_escape (block->text) };
  double taken;

  heading.lettering = (ForconLettering){
    .size = MM (PLATE_SIZE), .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 1, .limit = page->width
  };
  forcon_draw_measure (&flow->draw, heading.text, &heading.lettering, &taken, &heading.height);
  g_array_append_val (pieces, heading);

  double top = page->y + heading.height + MM (AFTER_FIGURE);
  double across = MIN (block->indent * (width + gap) - gap, page->width);
  double high = MIN (across / block->figure.aspect, page->y + page->height - top);
  double wide = MIN (across, high * block->figure.aspect);
  const ForconPiece piece = { .figure = &block->figure,
                              .bullet = -1,
                              .bar = -1,
                              .y = top,
                              .height = high,
                              .box = { page->x + (across - wide) / 2, top, wide, high } };

  g_array_append_val (pieces, piece);
  go_on (flow);
  return (ForconBox){ page->x, top, across, high + MM (AFTER_FIGURE) };
}

/* How much of what follows has to stand with a heading: the first lines of its section, or all of a picture. */
static double
kept_together (const ForconFlow *flow, const ForconBox *box)
{
  const ForconBlock *next = flow->block + 1 < flow->document->blocks->len ? current (flow) + 1 : NULL;

  if (next != NULL && next->kind == FORCON_BLOCK_TABLE)
    return forcon_flow_table_begin (&flow->draw, next->table, box);
  if (next == NULL || next->kind != FORCON_BLOCK_PICTURE)
    return MM (KEPT_TOGETHER);
  return MIN (figure_height (&next->figure, box->width), box->height);
}

double
forcon_flow_fill (ForconFlow *flow, const ForconBox *box, GArray *pieces)
{
  g_autoptr (GArray) here = forcon_pieces_new ();
  double y = box->y;
  gboolean full = FALSE;

  while (!full && !forcon_flow_is_done (flow))
    {
      const ForconBlock *block = current (flow);
      double heading = MM (HEADING_SPACE + HEADING_SIZE * LEADING + AFTER_HEADING);

      if (block->kind == FORCON_BLOCK_PLATE)
        break;
      if (block->kind == FORCON_BLOCK_BREAK)
        {
          go_on (flow);
          full = here->len > 0;
        }
      else if (block->kind == FORCON_BLOCK_HEADING && here->len > 0
               && y + heading + kept_together (flow, box) > box->y + box->height)
        full = TRUE;
      else if (block->kind == FORCON_BLOCK_PICTURE)
        y = place_figure (flow, block, box, y, here, &full);
      else if (block->kind == FORCON_BLOCK_TABLE)
        {
          y = forcon_flow_place_table (&flow->draw, block->table, &flow->start, box, y, here, &full);
          if (!full)
            go_on (flow);
        }
      else
        y = place_text (flow, block, box, y, here, &full);
    }
  g_array_append_vals (pieces, here->data, here->len);
  g_array_set_clear_func (here, NULL);
  return y;
}

/* Drawing */

static void
draw_signs (const ForconDraw *draw, const ForconPiece *piece)
{
  double middle = piece->y + piece->height / 2;

  if (piece->bullet >= 0)
    {
      forcon_draw_disc (draw->cr, piece->bullet + MM (0.6), middle, MM (0.5));
      forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
      cairo_fill (draw->cr);
    }
  if (piece->bar >= 0)
    {
      forcon_draw_line (draw->cr, piece->bar, piece->y, piece->bar, piece->y + piece->height);
      forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MM (1.0));
    }
  if (piece->rule > 0)
    {
      forcon_draw_line (draw->cr, piece->x, piece->y + piece->height, piece->x + piece->rule, piece->y + piece->height);
      forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, MM (0.2));
    }
}

void
forcon_pieces_draw (cairo_t *cr, const ForconStyle *style, const GArray *pieces)
{
  ForconDraw draw = { .cr = cr, .style = style };

  draw.layout = forcon_draw_layout_new (cr, style);
  for (guint i = 0; i < pieces->len; i++)
    {
      const ForconPiece *piece = &g_array_index (pieces, ForconPiece, i);

      if (piece->figure != NULL)
        {
          cairo_save (cr);
          cairo_translate (cr, piece->box.x, piece->box.y);
          piece->figure->draw (cr, style, piece->box.width, piece->box.height, piece->figure->data);
          cairo_restore (cr);
          continue;
        }
      if (*piece->text != '\0')
        forcon_draw_text (&draw, piece->text, piece->x, piece->y, 0, 0, &piece->lettering);
      draw_signs (&draw, piece);
    }
  g_object_unref (draw.layout);
}
