/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/forms/order-blank-private.h"

#include "base/language.h"
#include "render/drawing/qr.h"
#include "render/forms/sheet-code.h"

#define MM(length) FORCON_MM (length)

/* Sizes of letters, mm. */
#define TITLE_SIZE 7.0
#define ADMIRAL_SIZE 4.6
#define NAME_SIZE 4.3
#define SMALL_SIZE 2.8
#define CAPTION_SIZE 2.4
#define FACT_SIZE 3.0

/* A block: its head, the column with what is known, its labels, the column for the time, mm. */
#define BLOCK_HEAD 7.0
#define FACTS_SHARE 0.41
#define FACTS_GAP 4.0
#define LABEL_WIDTH 17.5
#define FACT_GAP 0.5
#define FACT_MOST 13.0
#define TIME_WIDTH 17.0
#define BLOCK_GAP 2.5

/* Boxes to tick: what stands before them, their rows, their sides, what is between them, the size of letters, mm. */
#define TICK_LABEL 17.5
#define TICK_ROW 4.1
#define TICK_BOX 2.6
#define TICK_GAP 2.2
#define TICK_SIZE 2.6

/* The boxes in the head, mm. */
#define BOX_TOP 17.5
#define BOX_HEIGHT 13.0

/* The code in the corner of the first page: how far down, and what is left free beside it, mm. */
#define CODE_TOP 3.0
#define CODE_GAP 2.0

#define HELP_HEAD 5.2
#define HELP_ROW 3.6
#define HELP_SIZE 2.65

/* Its second column holds the longer lines. */
#define HELP_FIRST 0.4
#define HELP_GAP 4.0

static void
line (const ForconDraw *draw, double x1, double y1, double x2, double y2, double width)
{
  forcon_draw_line (draw->cr, MM (x1), MM (y1), MM (x2), MM (y2));
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, MM (width));
}

static ForconBox
room (double x, double y, double width, double height)
{
  return (ForconBox){ MM (x), MM (y), MM (width), MM (height) };
}

static ForconFit
letters (double size, gboolean bold, double align)
{
  return (
      ForconFit){ .size = MM (size), .least = FORCON_FIT_LEAST, .bold = bold, .ink = FORCON_INK_TEXT, .align = align };
}

static void
write_text (const ForconDraw *draw, const char *text, ForconBox box, ForconFit fit)
{
  forcon_fit_text (draw, text, &box, &fit);
}

/* A box to fill in: what goes there stands in its corner, and what is known already in it. */
static void
field (const ForconDraw *draw, double x, double width, const char *caption, const char *text)
{
  ForconBox box = room (x, BOX_TOP, width, BOX_HEIGHT);

  forcon_draw_round_box (draw->cr, &box, MM (1));
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, MM (0.3));
  write_text (draw, caption, room (x + 1.5, BOX_TOP + 0.6, width - 3, 3.4), letters (CAPTION_SIZE, FALSE, 0));
  write_text (draw, text, room (x + 1.5, BOX_TOP + 4.4, width - 3, BOX_HEIGHT - 5.4), letters (4.2, TRUE, 0));
}

static void
first_head (const ForconDraw *draw, const ForconBlank *blank, double left, double right)
{
  double corner = right - FORCON_SHEET_CODE_SIDE;
  double width = corner - CODE_GAP - left;
  double share = (width - 6) / 4;
  g_autofree char *who
      = *blank->power == '\0' ? g_strdup (blank->admiral) : g_strdup_printf ("%s · %s", blank->admiral, blank->power);

  write_text (draw, _ ("Order sheet"), room (left, 0, width * 0.42, 9), letters (TITLE_SIZE, TRUE, 0));
  write_text (draw, blank->campaign, room (left + width * 0.43, 1.5, width * 0.28, 7),
              letters (SMALL_SIZE, FALSE, 0.5));
  write_text (draw, blank->phase, room (left + width * 0.72, 0, width * 0.28, 9), letters (TITLE_SIZE, TRUE, 1));
  write_text (draw, who, room (left, 9.4, width, 6.6), letters (ADMIRAL_SIZE, TRUE, 0));
  field (draw, left, share - 4, _ ("Time of each formation"), blank->budget);
  field (draw, left + share - 2, share - 6, _ ("Hand in by"), blank->deadline);
  field (draw, left + 2 * share - 6, share - 2, _ ("Handed in at, by whom"), NULL);
  field (draw, left + 3 * share - 6, share + 12, _ ("Signature"), NULL);
  forcon_qr_draw (draw->cr, blank->code, MM (corner), MM (CODE_TOP), MM (FORCON_SHEET_CODE_SIDE));
}

void
forcon_blank_draw_head (const ForconDraw *draw, const ForconBlank *blank, ForconPaperSize size, guint page)
{
  double left = FORCON_BLANK_SIDE, right = size.width - FORCON_BLANK_SIDE, half = (right - left) / 2;
  /* Translators: the number of a page, how many pages there are. */
  g_autofree char *number = g_strdup_printf (_ ("%1$u of %2$u"), page + 1, blank->pages);
  g_autofree char *text = NULL;

  cairo_save (draw->cr);
  cairo_translate (draw->cr, 0, MM (FORCON_BLANK_TOP));
  if (page == 0)
    first_head (draw, blank, left, right);
  else
    {
      /* Translators: what the page is, whose, of which phase: "Phase 3". */
      text = g_strdup_printf (_ ("Order sheet · %1$s · %2$s"), blank->admiral, blank->phase);
      write_text (draw, text, room (left, 0, half * 1.6, 6), letters (ADMIRAL_SIZE, TRUE, 0));
    }
  if (blank->pages > 1)
    write_text (draw, number, room (right - half * 0.35, page == 0 ? 11 : 0, half * 0.35, page == 0 ? 5 : 6),
                letters (SMALL_SIZE, FALSE, 1));
  cairo_restore (draw->cr);
}

static double
fact_height (const ForconDraw *draw, const ForconBlankFact *fact, double width)
{
  ForconFit fit = letters (FACT_SIZE, FALSE, 0);

  fit.wraps = TRUE;
  return MIN (forcon_fit_height (draw, fact->text, MM (width - LABEL_WIDTH), &fit) / MM (1), FACT_MOST) + FACT_GAP;
}

static double
tick_width (const ForconDraw *draw, const char *text)
{
  const ForconLettering lettering = { .size = MM (TICK_SIZE), .bold = TRUE };
  double width, height;

  forcon_draw_measure (draw, text, &lettering, &width, &height);
  return width / MM (1) + 1;
}

/* What holds already is ticked. */
static void
draw_tick (const ForconDraw *draw, const ForconBlankBox *box, double x, double y, double width)
{
  double top = y + (TICK_ROW - TICK_BOX) / 2, right = x + TICK_BOX, bottom = top + TICK_BOX;
  ForconBox frame = room (x, top, TICK_BOX, TICK_BOX);

  forcon_draw_round_box (draw->cr, &frame, MM (0.3));
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, MM (0.3));
  if (box->holds)
    {
      line (draw, x + 0.5, top + 0.5, right - 0.5, bottom - 0.5, 0.45);
      line (draw, x + 0.5, bottom - 0.5, right - 0.5, top + 0.5, 0.45);
    }
  write_text (draw, box->text, room (right + 1, y, width, TICK_ROW), letters (TICK_SIZE, box->holds, 0));
}

/**
 * draw_ticks:
 * @label: what stands before them
 * @drawn: whether they are drawn, and not only measured
 *
 * As many in a row as there is room for. Returns: how high they are, mm
 */
static double
draw_ticks (const ForconDraw *draw, const GArray *boxes, const char *label, double left, double top, double across,
            gboolean drawn)
{
  double first = left + TICK_LABEL, x = first, y = top;

  if (boxes->len == 0)
    return 0;
  if (drawn)
    {
      ForconFit fit = letters (FACT_SIZE, FALSE, 0);

      fit.ink = FORCON_INK_FIGURE;
      write_text (draw, label, room (left, top, TICK_LABEL - 1, TICK_ROW), fit);
    }
  for (guint i = 0; i < boxes->len; i++)
    {
      const ForconBlankBox *box = &g_array_index (boxes, ForconBlankBox, i);
      double width = tick_width (draw, box->text);

      if (x > first && x + TICK_BOX + 1 + width > left + across)
        {
          x = first;
          y += TICK_ROW;
        }
      if (drawn)
        draw_tick (draw, box, x, y, MIN (width, left + across - x - TICK_BOX - 1));
      x += TICK_BOX + 1 + width + TICK_GAP;
    }
  return y + TICK_ROW - top;
}

/* Those of all kinds, one below the other. Returns: how high they are, mm */
static double
draw_boxes (const ForconDraw *draw, const ForconBlankBlock *block, double left, double top, double across,
            gboolean drawn)
{
  const char *const labels[FORCON_N_BLANK_BOXES]
      = { C_ ("order sheet", "Posture"), /* Translators: what binds the captains until it is called off. */
          C_ ("order sheet", "Standing") };
  double height = 0;

  for (guint i = 0; i < FORCON_N_BLANK_BOXES; i++)
    height += draw_ticks (draw, block->boxes[i], labels[i], left, top + height, across, drawn);
  return height;
}

double
forcon_blank_block_height (const ForconDraw *draw, const ForconBlankBlock *block, double width)
{
  double lines = block->lines * FORCON_BLANK_LINE;
  double facts = 0;

  for (guint i = 0; i < block->facts->len; i++)
    facts += fact_height (draw, &g_array_index (block->facts, ForconBlankFact, i), width * FACTS_SHARE);
  return BLOCK_HEAD + draw_boxes (draw, block, 0, 0, width, FALSE) + MAX (lines, facts) + BLOCK_GAP;
}

static void
draw_facts (const ForconDraw *draw, const ForconBlankBlock *block, double x, double y, double width)
{
  for (guint i = 0; i < block->facts->len; i++)
    {
      const ForconBlankFact *fact = &g_array_index (block->facts, ForconBlankFact, i);
      double height = fact_height (draw, fact, width);
      ForconFit label = letters (FACT_SIZE, FALSE, 0);
      ForconFit text = letters (FACT_SIZE, FALSE, 0);

      label.wraps = text.wraps = TRUE;
      label.ink = FORCON_INK_FIGURE;
      write_text (draw, fact->label, room (x, y, LABEL_WIDTH - 1, height), label);
      write_text (draw, fact->text, room (x + LABEL_WIDTH, y, width - LABEL_WIDTH, height), text);
      y += height;
    }
}

/* Lines to write on, with a column in which the time of the orders is added up. */
static void
draw_lines (const ForconDraw *draw, const ForconBlank *blank, const ForconBlankBlock *block, double x, double y,
            double right)
{
  gboolean timed = block->kind == FORCON_BLANK_FORMATION;
  double column = right - TIME_WIDTH, bottom = y + block->lines * FORCON_BLANK_LINE;
  double end = timed ? column - 1.5 : right;
  /* Translators: the sum of what stands above it, out of so many half-phases. */
  g_autofree char *sum = g_strdup_printf (C_ ("time of orders", "of %d"), blank->halves);

  for (guint i = 1; i <= block->lines; i++)
    line (draw, x, y + i * FORCON_BLANK_LINE, end, y + i * FORCON_BLANK_LINE, 0.18);
  if (!timed)
    return;
  for (guint i = 1; i <= block->lines; i++)
    line (draw, column, y + i * FORCON_BLANK_LINE, right, y + i * FORCON_BLANK_LINE,
          i + 1 >= block->lines ? 0.35 : 0.18);
  line (draw, column, y, column, bottom, 0.18);
  line (draw, right, y, right, bottom, 0.18);
  write_text (draw, "Σ", room (column + 1, bottom - FORCON_BLANK_LINE, 4, FORCON_BLANK_LINE), letters (3.6, FALSE, 0));
  write_text (draw, sum, room (column + 7, bottom - 5, TIME_WIDTH - 8, 4.4), letters (SMALL_SIZE, FALSE, 1));
}

void
forcon_blank_draw_block (const ForconDraw *draw, const ForconBlank *blank, guint index, double top, double width)
{
  const ForconBlankBlock *block = &g_array_index (blank->blocks, ForconBlankBlock, index);
  double left = FORCON_BLANK_SIDE, right = width - FORCON_BLANK_SIDE, across = right - left;
  double facts = block->facts->len == 0 ? 0 : across * FACTS_SHARE;
  double written = left + facts + (facts > 0 ? FACTS_GAP : 0);
  gboolean timed = block->kind == FORCON_BLANK_FORMATION;

  line (draw, left, top, right, top, timed ? 0.7 : 0.35);
  write_text (draw, block->name, room (left, top + 0.6, timed ? across * 0.6 : across, BLOCK_HEAD - 1),
              letters (NAME_SIZE, TRUE, 0));
  if (timed)
    {
      write_text (draw, _ ("half-phases"), room (right - TIME_WIDTH - 1, top + 2.4, TIME_WIDTH + 1, 4),
                  letters (CAPTION_SIZE, FALSE, 1));
      write_text (draw, _ ("Orders, in their order"),
                  room (across * 0.64 + left, top + 2.4, across * 0.36 - TIME_WIDTH - 5, 4),
                  letters (CAPTION_SIZE, FALSE, 1));
    }
  top += BLOCK_HEAD;
  top += draw_boxes (draw, block, left, top, across, TRUE);
  if (facts > 0)
    draw_facts (draw, block, left, top, facts);
  draw_lines (draw, blank, block, written, top, right);
}

/* What orders cost stands bold before them, in a column as wide as it needs. */
static void
draw_help_column (const ForconDraw *draw, const ForconBlank *blank, guint first, double x, double y, double width)
{
  guint end = MIN (first + (blank->help->len + 1) / 2, blank->help->len);
  ForconLettering bold = { .size = MM (HELP_SIZE), .bold = TRUE };
  double cost = 0;

  for (guint i = first; i < end; i++)
    {
      double across, height;

      forcon_draw_measure (draw, g_array_index (blank->help, ForconBlankFact, i).label, &bold, &across, &height);
      cost = MAX (cost, across / MM (1) + 1.5);
    }
  for (guint i = first; i < end; i++, y += HELP_ROW)
    {
      const ForconBlankFact *fact = &g_array_index (blank->help, ForconBlankFact, i);

      write_text (draw, fact->label, room (x, y, cost, HELP_ROW), letters (HELP_SIZE, TRUE, 0));
      write_text (draw, fact->text, room (x + cost, y, width - cost, HELP_ROW), letters (HELP_SIZE, FALSE, 0));
    }
}

double
forcon_blank_help_height (const ForconDraw *draw, const ForconBlank *blank, double width)
{
  return HELP_HEAD + HELP_ROW * ((blank->help->len + 1) / 2);
}

void
forcon_blank_draw_help (const ForconDraw *draw, const ForconBlank *blank, double top, double width)
{
  double left = FORCON_BLANK_SIDE, across = width - 2 * FORCON_BLANK_SIDE;
  double first = across * HELP_FIRST, second = first + HELP_GAP;
  guint rows = (blank->help->len + 1) / 2;
  const ForconBlankBlock *block = &g_array_index (blank->blocks, ForconBlankBlock, 0);
  g_autofree char *heading
      = block->kind != FORCON_BLANK_FORMATION
            ? g_strdup (_ ("How to write: who, a colon, what to do; what comes next behind “then”. “If …: …” stands "
                           "until it is called off."))
            /* Translators: the name of a formation. */
            : g_strdup_printf (
                _ ("How to write: “%s: …, then …” – who, what, what next. “If …: …” stands until it is called off."),
                block->name);

  line (draw, left, top, left + across, top, 0.35);
  write_text (draw, heading, room (left, top + 0.6, across, HELP_HEAD - 1), letters (SMALL_SIZE, TRUE, 0));
  draw_help_column (draw, blank, 0, left, top + HELP_HEAD, first);
  draw_help_column (draw, blank, rows, left + second, top + HELP_HEAD, across - second);
}
