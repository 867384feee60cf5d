/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first sheet of a sealed pack, folded back round the others with the name outside. */
#include "render/drawing/counter.h"
#include "render/drawing/qr.h"
#include "render/paper/play-papers.h"

#include <string.h>

#include "render/card/draw-card.h"

#include "base/language.h"

/* mm */
#define SIDE 16.0
#define TICK 9.0
#define SEAL 17.0
#define BLANK_LINE 7.5

/* The link: its code, and what is between it and the words. */
#define CODE 27.0
#define CODE_GAP 5.0

/* The sheet keeps the texts. */
typedef struct {
  ForconPaperSize size;
  char *campaign;
  char *name;
  char *power;
  guint side;
  gint phase;
  char *player;
  char *link;
  char *fingerprint;
} Sheet;

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->campaign);
  g_free (sheet->name);
  g_free (sheet->power);
  g_free (sheet->player);
  g_free (sheet->link);
  g_free (sheet->fingerprint);
  g_free (sheet);
}

/* Writes into a band of the sheet: @top and @height in mm. */
static void
write_band (const ForconCardDraw *pen, const Sheet *sheet, const char *text, double left, double top, double height,
            double size, gboolean bold, double align)
{
  const ForconBox room = { MM (left), MM (top), MM (sheet->size.width - SIDE - left), MM (height) };

  forcon_card_text (pen, text, room, (ForconCardLetters){ MM (size), bold, FORCON_INK_TEXT, align });
}

static void
rule (const ForconCardDraw *pen, double left, double right, double y, double width)
{
  forcon_draw_line (pen->draw.cr, MM (left), MM (y), MM (right), MM (y));
  forcon_draw_stroke (&pen->draw, FORCON_INK_FIGURE, 1, MM (width));
}

/* Where to fold: marks at both edges, and what they are for. */
static void
draw_fold (const ForconCardDraw *pen, const Sheet *sheet, double y, const char *text)
{
  double right = sheet->size.width - FORCON_PAPER_MARGIN;
  ForconLettering small = { .size = MM (2.4), .ink = FORCON_INK_FIGURE, .alpha = 1, .limit = MM (80) };

  rule (pen, FORCON_PAPER_MARGIN, FORCON_PAPER_MARGIN + TICK, y, 0.25);
  rule (pen, right - TICK, right, y, 0.25);
  forcon_draw_text (&pen->draw, text, MM (right - TICK - 1.5), MM (y), 1, 0.5, &small);
}

/* A line to be filled in by hand, with what goes there. */
static void
draw_blank (const ForconCardDraw *pen, const char *text, double left, double right, double y)
{
  const ForconBox room = { MM (left), MM (y - 5), MM ((right - left) * 0.6), MM (5) };
  ForconLettering lettering = { .size = MM (3.4) };
  double width, height;

  forcon_draw_measure (&pen->draw, text, &lettering, &width, &height);
  forcon_card_text (pen, text, room, (ForconCardLetters){ lettering.size, FALSE, FORCON_INK_TEXT, 0 });
  rule (pen, MIN (left + width / FORCON_PAPER_UNIT + 2, left + (right - left) * 0.62), right, y, 0.2);
}

/* The lower third, which is outside whichever way it is folded: for whom. */
static void
draw_address (const ForconCardDraw *pen, const Sheet *sheet)
{
  double third = sheet->size.height / 3, top = third * 2, left = SIDE + 2 * SEAL + 8;
  const ForconCounter seal = {
    .x = MM (SIDE + SEAL + 2), .y = MM (top + third * 0.42), .radius = MM (SEAL), .side = sheet->side, .blank = TRUE
  };
  /* Translators: the number of a phase. */
  g_autofree char *phase = g_strdup_printf (_ ("Phase %d"), sheet->phase);
  /* Translators: an admiral. */
  g_autofree char *only = g_strdup_printf (_ ("To be opened by nobody but: %s"), sheet->name);
  /* Translators: the name of a person who plays an admiral. */
  g_autofree char *player = sheet->player == NULL ? NULL : g_strdup_printf (_ ("Player: %s"), sheet->player);

  forcon_counter_draw (pen->draw.cr, &seal, pen->draw.style);
  write_band (pen, sheet, phase, left, top + third * 0.13, 9, 6.5, TRUE, 0);
  write_band (pen, sheet, sheet->name, left, top + third * 0.25, 19, 15, TRUE, 0);
  write_band (pen, sheet, sheet->power, left, top + third * 0.47, 11, 8, FALSE, 0);
  if (player != NULL)
    write_band (pen, sheet, player, left, top + third * 0.585, 6.5, 4.6, FALSE, 0);
  rule (pen, SIDE, sheet->size.width - SIDE, top + third * 0.69, 0.5);
  write_band (pen, sheet, only, SIDE, top + third * 0.71, 8, 4.6, FALSE, 0);
}

/* Browsers show it in pairs: half of them in each of two lines. */
static void
draw_fingerprint (const ForconCardDraw *pen, const Sheet *sheet, double left, double top)
{
  gsize half = (strlen (sheet->fingerprint) + 1) / 2;
  g_autofree char *first = g_strndup (sheet->fingerprint, half);

  write_band (pen, sheet, _ ("The telephone asks once whether to trust it. Its fingerprint (SHA-256) is:"), left, top,
              4.4, 3, FALSE, 0);
  write_band (pen, sheet, first, left, top + 4.8, 4, 2.6, FALSE, 0);
  write_band (pen, sheet, sheet->fingerprint + half, left, top + 8.8, 4, 2.6, FALSE, 0);
}

/* In the upper third, which is inside when the sheet is folded in three: it is for the admiral alone. */
static void
draw_link (const ForconCardDraw *pen, const Sheet *sheet, double top)
{
  double left = SIDE + CODE + CODE_GAP;

  forcon_qr_draw (pen->draw.cr, sheet->link, MM (SIDE), MM (top), MM (CODE));
  write_band (pen, sheet, _ ("Your map, reports and order sheet on your telephone, in the camp's Wi-Fi:"), left,
              top + 1, 5, 3.6, TRUE, 0);
  write_band (pen, sheet, sheet->link, left, top + 6.4, 4.4, 3, FALSE, 0);
  if (sheet->fingerprint != NULL)
    draw_fingerprint (pen, sheet, left, top + 12);
}

static void
draw_sheet (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const Sheet *sheet = data;
  g_autoptr (GArray) texts = g_array_new (FALSE, FALSE, sizeof (ForconCardText));
  ForconCardDraw pen = { .draw = { .cr = cr, .style = style }, .texts = texts };
  double width = sheet->size.width, height = sheet->size.height, third = height / 3;
  double right = width - SIDE, half = width / 2;

  pen.draw.layout = forcon_draw_layout_new (cr, style);
  draw_fold (&pen, sheet, height / 3, _ ("in three: fold back here first"));
  draw_fold (&pen, sheet, height / 2, _ ("in half: fold back here"));
  draw_fold (&pen, sheet, height * 2 / 3, _ ("in three: and then here"));

  /* The upper third: what this is. */
  write_band (&pen, sheet, sheet->campaign, SIDE, third * 0.22, 9, 6.2, FALSE, 0.5);
  write_band (&pen, sheet, _ ("Sealed report"), SIDE, third * 0.36, 17, 13, TRUE, 0.5);
  rule (&pen, width * 0.32, width * 0.68, third * 0.58, 0.5);
  write_band (&pen, sheet,
              _ ("Put the other sheets behind this one, fold all of them back and staple or seal the edge."), SIDE,
              third * 0.62, 6, 3.4, FALSE, 0.5);
  if (sheet->link != NULL)
    draw_link (&pen, sheet, third - CODE - 2);

  /* The middle: who handed it over, and when. */
  draw_blank (&pen, _ ("Handed over at"), SIDE, half - 4, third * 1.72);
  draw_blank (&pen, C_ ("handed over", "by"), half + 4, right, third * 1.72);
  draw_blank (&pen, _ ("Received at"), SIDE, half - 4, third * 1.72 + 2 * BLANK_LINE);
  draw_blank (&pen, _ ("signature"), half + 4, right, third * 1.72 + 2 * BLANK_LINE);
  draw_address (&pen, sheet);
  g_object_unref (pen.draw.layout);
}

void
forcon_folio_add_envelope (ForconFolio *folio, const ForconEnvelope *envelope, ForconPaper paper)
{
  Sheet *sheet = g_new0 (Sheet, 1);

  sheet->size = forcon_paper_size (paper, FALSE);
  sheet->campaign = g_strdup (envelope->campaign);
  sheet->name = g_strdup (envelope->name);
  sheet->power = g_strdup (envelope->power);
  sheet->side = envelope->side;
  sheet->phase = envelope->phase;
  sheet->player = g_strdup (envelope->player);
  sheet->link = g_strdup (envelope->link);
  sheet->fingerprint = g_strdup (envelope->fingerprint);

  const ForconLeaf leaf = { sheet->size, draw_sheet, sheet, sheet_free };
  forcon_folio_add (folio, &leaf);
}
