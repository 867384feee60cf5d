/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is measured with at the table: a stick in three parts, the quarter of a fire arc, and a disc for turns. */
#include "render/paper/play-papers.h"

#include "base/language.h"
#include <math.h>

#include "render/card/draw-card.h"
#include "base/text.h"
#include "render/counters/token-page.h"

/* Of the stick, mm: a part, how many there are, and the tab by which one is glued below the one before. */
#define PART 250
#define PARTS 3
#define STICK 16.0
#define STICK_GAP 3.0
#define TAB 8.0

/* Of the quarter and the disc, mm. */
#define QUARTER 100
#define DISC 44.0

/* Lines and letters, mm. */
#define LINE 0.2
#define FIGURES 2.8
#define WORDS 2.5

/* Degrees between two marks of the disc. */
#define DISC_STEP 15

/* Parts of a stick say for a range at each so many cm where the columns shift. */
#define RANGE_STEP 5

/* Of the rules: what the page needs. */
typedef struct {
  ForconPaperSize size;
  ForconFraction near;
  ForconFraction far;
  ForconLength diameters[FORCON_N_SHIP_TYPE];
  guint n_diameters;
} ToolsPage;

typedef struct {
  ForconDraw draw;
  const ToolsPage *page;
} Tools;

static void
line (const Tools *tools, double x1, double y1, double x2, double y2)
{
  forcon_draw_line (tools->draw.cr, FORCON_MM (x1), FORCON_MM (y1), FORCON_MM (x2), FORCON_MM (y2));
}

static void
ink (const Tools *tools, double width)
{
  forcon_draw_stroke (&tools->draw, FORCON_INK_TEXT, 1, FORCON_MM (width) / tools->draw.style->line);
}

static void
figure (const Tools *tools, const char *text, double x, double y, double anchor_x, double anchor_y, gboolean bold)
{
  ForconLettering lettering
      = { .size = FORCON_MM (bold ? FIGURES : WORDS), .bold = bold, .ink = FORCON_INK_TEXT, .alpha = 1 };

  forcon_draw_text (&tools->draw, text, FORCON_MM (x), FORCON_MM (y), anchor_x, anchor_y, &lettering);
}

/* mm, half cm and cm along the upper edge; every fifth cm goes right across. */
static void
draw_scale (const Tools *tools, double x, double y, gint from)
{
  for (gint i = 0; i <= PART; i++)
    {
      double tick = i % 10 == 0 ? 4.0 : i % 5 == 0 ? 2.8 : 1.4;
      gboolean across = i % 50 == 0 && i > 0 && i < PART;

      line (tools, x + i, y, x + i, y + (across ? STICK : tick));
      ink (tools, across ? 2 * LINE : LINE);
      if (i % 10 == 0 && i > 0)
        {
          g_autofree char *text = g_strdup_printf ("%d", (from + i) / 10);

          figure (tools, text, x + i + (i % 50 == 0 ? -0.7 : 0), y + 4.2, i % 50 == 0 ? 1 : 0.5, 0, i % 50 == 0);
        }
    }
}

/* Where the columns shift for a weapon that reaches so far (F-ART-4). */
static void
draw_shifts (const Tools *tools, double x, double y, gint from)
{
  for (gint cm = RANGE_STEP; cm <= PART / 10; cm += RANGE_STEP)
    {
      ForconLength range = FORCON_CM (from / 10 + cm);
      g_autofree char *near
          = forcon_length_to_text (range * tools->page->near.numerator / tools->page->near.denominator);
      g_autofree char *far = forcon_length_to_text (range * tools->page->far.numerator / tools->page->far.denominator);
      g_autofree char *text
          = g_strdup_printf ("%d/%d: %s   %d/%d: %s", tools->page->near.numerator, tools->page->near.denominator, near,
                             tools->page->far.numerator, tools->page->far.denominator, far);

      figure (tools, text, x + cm * 10 - 1.2, y + STICK - 1.4, 1, 1, FALSE);
    }
}

static void
draw_stick (const Tools *tools, double x, double y)
{
  for (gint part = 0; part < PARTS; part++)
    {
      double top = y + (STICK + STICK_GAP) * part;

      cairo_rectangle (tools->draw.cr, FORCON_MM (x), FORCON_MM (top), FORCON_MM (PART), FORCON_MM (STICK));
      ink (tools, LINE);
      draw_scale (tools, x, top, part * PART);
      draw_shifts (tools, x, top, part * PART);
      if (part == 0)
        {
          /* Diagonals from the middle of the end: the bow's arc of a base whose centre lies there (F-GEN-3). */
          line (tools, x, top + STICK / 2, x + STICK / 2, top);
          line (tools, x, top + STICK / 2, x + STICK / 2, top + STICK);
          ink (tools, LINE);
          continue;
        }
      for (double i = 0; i < TAB; i += 2)
        line (tools, x - TAB + i, top, x - TAB + i, top + STICK);
      line (tools, x - TAB, top, x, top);
      line (tools, x - TAB, top + STICK, x, top + STICK);
      ink (tools, LINE / 2);
    }
}

/* Outlines of the bases round the middle of an arc, mm. */
static void
draw_bases (const Tools *tools, double x, double y, double from, double to)
{
  for (guint i = 0; i < tools->page->n_diameters; i++)
    {
      cairo_new_sub_path (tools->draw.cr);
      cairo_arc (tools->draw.cr, FORCON_MM (x), FORCON_MM (y), FORCON_MM (tools->page->diameters[i] / 20.0), from, to);
    }
  ink (tools, LINE);
}

/* A quarter of a circle: the bases' centres lie in its corner, its edges are the borders of the arc. */
static void
draw_quarter (const Tools *tools, double x, double y)
{
  line (tools, x, y, x + QUARTER, y);
  line (tools, x, y, x, y + QUARTER);
  ink (tools, 2 * LINE);
  for (gint mm = 10; mm <= QUARTER; mm += 10)
    {
      g_autofree char *text = g_strdup_printf ("%d", mm / 10);

      cairo_new_sub_path (tools->draw.cr);
      cairo_arc (tools->draw.cr, FORCON_MM (x), FORCON_MM (y), FORCON_MM (mm), 0, G_PI / 2);
      if (mm % 50 != 0)
        forcon_draw_dash (tools->draw.cr, 2, 4);
      ink (tools, mm % 50 == 0 ? 2 * LINE : LINE);
      if (mm > 20 && mm < QUARTER)
        figure (tools, text, x + mm - 0.8, y + 0.6, 1, 0, TRUE);
    }
  line (tools, x, y, x + QUARTER * G_SQRT2 / 2, y + QUARTER * G_SQRT2 / 2);
  forcon_draw_dash (tools->draw.cr, 6, 4);
  ink (tools, LINE);
  draw_bases (tools, x, y, 0, G_PI / 2);
}

/* A disc: the base lies in its middle, bow to 0, and is turned to a mark (F-MOV-3, F-TORP-2). */
static void
draw_disc (const Tools *tools, double x, double y)
{
  forcon_draw_disc (tools->draw.cr, FORCON_MM (x), FORCON_MM (y), FORCON_MM (DISC));
  ink (tools, 2 * LINE);
  for (gint degrees = -180 + DISC_STEP; degrees <= 180; degrees += DISC_STEP)
    {
      gboolean great = degrees % 45 == 0;
      double dx = sin (degrees * G_PI / 180);
      double dy = -cos (degrees * G_PI / 180);
      g_autofree char *text = g_strdup_printf ("%d°", ABS (degrees));
      double inner = great ? DISC * 0.4 : DISC * 0.93;

      line (tools, x + dx * inner, y + dy * inner, x + dx * DISC * (great ? 0.74 : 1),
            y + dy * DISC * (great ? 0.74 : 1));
      if (great)
        line (tools, x + dx * DISC * 0.92, y + dy * DISC * 0.92, x + dx * DISC, y + dy * DISC);
      ink (tools, great ? 2 * LINE : LINE);
      if (great)
        figure (tools, text, x + dx * DISC * 0.83, y + dy * DISC * 0.83, 0.5, 0.5, TRUE);
    }
  draw_bases (tools, x, y, 0, 2 * G_PI);
}

static void
draw_words (const Tools *tools, const char *text, double x, double y, double width, double height)
{
  g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  ForconCardDraw card_draw = { .draw = tools->draw, .texts = texts, .least = FORCON_MM (2.3) };

  forcon_card_paragraph (&card_draw, text,
                         (ForconBox){ FORCON_MM (x), FORCON_MM (y), FORCON_MM (width), FORCON_MM (height) },
                         (ForconCardLetters){ FORCON_MM (WORDS * 1.15), FALSE, FORCON_INK_TEXT, 0 });
}

static void
draw_tools (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const ToolsPage *page = data;
  Tools tools = { { .cr = cr, .style = style, .layout = forcon_draw_layout_new (cr, style) }, page };
  double edge = FORCON_PAPER_MARGIN + 1;
  double top = edge + (STICK + STICK_GAP) * PARTS + 2;
  double right = edge + QUARTER + 6;
  double words = right + 2 * DISC + 6;

  draw_stick (&tools, (page->size.width - PART + TAB) / 2, edge);
  draw_quarter (&tools, edge, top);
  draw_disc (&tools, right + DISC, top + DISC);
  draw_words (
      &tools,
      _ ("The stick: cut out its three parts and glue each hatched tab below the part before, so that the marks go "
         "on. Below a range stand the distances at which the column shifts. The diagonals at its end are the borders "
         "of the bow arc."),
      words, top, page->size.width - edge - words, 36);
  draw_words (&tools,
              _ ("The quarter: its corner lies on the middle of a base, its edges are the borders of an arc of 90°."),
              words, top + 34, page->size.width - edge - words, 20);
  draw_words (&tools, _ ("The disc: the base lies in its middle, the bow at 0°; turn it to the mark."), words, top + 54,
              page->size.width - edge - words, 20);
  forcon_token_ruler_draw (&tools.draw, right, page->size.height - FORCON_PAPER_MARGIN - 9,
                           page->size.width - edge - right, NULL);
  g_object_unref (tools.draw.layout);
}

ForconFolio *
forcon_tools_folio (const ForconRules *rules, const ForconPaperForm *form)
{
  ForconFolio *folio = forcon_folio_new (_ ("Measuring tools"), form->style);
  ToolsPage *page = g_new0 (ToolsPage, 1);
  ForconLeaf leaf = { forcon_paper_size (form->paper, TRUE), draw_tools, page, g_free };

  page->size = leaf.size;
  page->near = rules->near;
  page->far = rules->far;

  /* Each size of base once, in the order of the types. */
  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    {
      gboolean known = FALSE;

      for (guint k = 0; k < page->n_diameters; k++)
        known = known || page->diameters[k] == rules->ship_types[i].diameter;
      if (!known)
        page->diameters[page->n_diameters++] = rules->ship_types[i].diameter;
    }
  forcon_folio_add (folio, &leaf);
  return folio;
}
