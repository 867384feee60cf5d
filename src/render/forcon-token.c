/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-token.h"

#include "forcon-draw-card.h"

#include <math.h>

/* Lines, mm. The outline lies within the edge, so that what is cut along it is as large as it says. */
#define OUTLINE 0.25
#define TICK 0.2

/* Shares of the radius: the rim, the compass rose's marks, the room of the mark. */
#define RIM_OUTER 0.965
#define RIM_INNER 0.86
#define ROSE_INNER 0.76
#define MARK_TOP 0.80
#define POINTER 0.14

/* Letters of a name, mm, and how much of the disc they may take. */
#define LETTERS 2.5
#define LETTERS_LEAST 2.3
#define LINE 1.16
#define NAME_BOTTOM 0.6
#define NAME_WIDTH 0.84
#define LINES_MOST 2

/* How much of its colour a side's counter has: names and marks stay readable. */
#define TINT 0.3

/* From this radius on a rim has many pieces, mm. */
#define FINE 9.0

/* Grains of a marker are the same on each page. */
#define SEED 7

void
forcon_token_clear (ForconToken *token)
{
  g_clear_pointer (&token->name, g_free);
}

/* A disc as large as it says, white or tinted. */
static void
draw_disc (const ForconDraw *draw, const ForconToken *token, double tint)
{
  double radius = FORCON_MM (token->radius);
  ForconColour white = draw->style->inks[FORCON_INK_TABLE];

  forcon_draw_disc (draw->cr, 0, 0, radius - FORCON_MM (OUTLINE) / 2);
  forcon_draw_colour (draw->cr, forcon_colour_mix (white, forcon_style_side (draw->style, token->side), tint), 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, FORCON_MM (OUTLINE) / draw->style->line);
}

static void
draw_rim (const ForconDraw *draw, const ForconToken *token)
{
  double radius = FORCON_MM (token->radius);

  cairo_save (draw->cr);
  cairo_scale (draw->cr, radius, radius);
  cairo_new_path (draw->cr);
  forcon_draw_ink (draw, FORCON_INK_EDGE, 1);
  forcon_counter_rim (draw->cr, token->side, RIM_INNER, RIM_OUTER, token->radius >= FINE);
  cairo_restore (draw->cr);
  forcon_draw_disc (draw->cr, 0, 0, radius * RIM_INNER);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, 0.6);
}

/* The compass rose: borders of the four arcs (F-GEN-3), and the bow. */
static void
draw_rose (const ForconDraw *draw, double radius, double inner)
{
  double tip = radius * POINTER;

  for (gint i = 0; i < 4; i++)
    {
      double angle = G_PI / 4 + i * G_PI / 2;

      forcon_draw_line (draw->cr, cos (angle) * inner, sin (angle) * inner, cos (angle) * radius, sin (angle) * radius);
    }
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, FORCON_MM (TICK) / draw->style->line);
  cairo_move_to (draw->cr, 0, -radius);
  cairo_line_to (draw->cr, tip, -radius + tip * 1.5);
  cairo_line_to (draw->cr, -tip, -radius + tip * 1.5);
  cairo_close_path (draw->cr);
  forcon_draw_ink (draw, FORCON_INK_TABLE, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, 1);
}

static void
draw_mark (const ForconDraw *draw, ForconShipType type, double y, double radius)
{
  cairo_save (draw->cr);
  cairo_translate (draw->cr, 0, y);
  cairo_scale (draw->cr, radius, radius);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (draw->cr);
  forcon_mark_path (draw->cr, type, radius >= FORCON_MM (3));
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill (draw->cr);
  cairo_restore (draw->cr);
}

/* Lines of a name: where the first begins, and how high each is, units. */
typedef struct {
  guint n;
  double top;
  double height;
} NameLines;

/* One line stands a little higher than the last of two, where the disc is wider. */
static NameLines
name_lines (const ForconToken *token, guint n)
{
  double height = FORCON_MM (LETTERS * LINE);
  double bottom = FORCON_MM (token->radius) * NAME_BOTTOM - (n == 1 ? height * 0.6 : 0);

  return (NameLines){ n, bottom - height * n, height };
}

/* How wide the disc is at both edges of a line, less a little air. */
static double
chord (const ForconToken *token, const NameLines *lines, guint line)
{
  double radius = FORCON_MM (token->radius) * NAME_WIDTH;
  double top = lines->top + lines->height * line;
  double far = MAX (fabs (top), fabs (top + lines->height));

  return far >= radius ? 0 : 2 * sqrt (radius * radius - far * far);
}

/* Where the first of two lines of a name ends; all of it where it has but one. */
static gsize
first_line (const ForconDraw *draw, const ForconToken *token)
{
  ForconLettering lettering
      = { .size = FORCON_MM (LETTERS_LEAST), .bold = token->radius >= FINE, .alpha = 1 };
  NameLines one = name_lines (token, 1);
  NameLines two = name_lines (token, LINES_MOST);
  double width, unused;

  forcon_draw_measure (draw, token->name, &lettering, &width, &unused);
  if (width <= chord (token, &one, 0))
    return strlen (token->name);
  lettering.wraps = TRUE;
  lettering.limit = chord (token, &two, 0);
  return forcon_draw_first_line (draw, token->name, &lettering);
}

/* Returns: (transfer full): the first line of a name; one that ends within a word makes room for a hyphen */
static char *
cut_name (const char *name, gsize *split)
{
  const char *end = name + *split;

  if (*end == '\0' || end == name || end[-1] == ' ' || end[-1] == '-')
    return g_strchomp (g_strndup (name, *split));
  end = g_utf8_prev_char (end);
  *split = (gsize) (end - name);
  return g_strdup_printf ("%.*s-", (int) *split, name);
}

/* The name in the stern, in one line or two. Returns: where it begins, units */
static double
draw_name (const ForconDraw *draw, const ForconToken *token)
{
  g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  ForconCardDraw card_draw = { .draw = *draw, .texts = texts, .least = FORCON_MM (LETTERS_LEAST) };
  ForconCardLetters letters = { FORCON_MM (LETTERS), token->radius >= FINE, FORCON_INK_TEXT, 0.5 };
  gsize split = first_line (draw, token);
  NameLines lines = name_lines (token, token->name[split] == '\0' ? 1 : LINES_MOST);
  g_autofree char *first = cut_name (token->name, &split);

  for (guint i = 0; i < lines.n; i++)
    {
      double width = chord (token, &lines, i);
      ForconBox room = { -width / 2, lines.top + lines.height * i, width, lines.height };

      forcon_card_text (&card_draw, i == 0 ? first : token->name + split, room, letters);
    }
  return lines.top;
}

static void
draw_face (const ForconDraw *draw, const ForconToken *token)
{
  double radius = FORCON_MM (token->radius);
  double top = -radius * MARK_TOP + radius * POINTER * 0.6;
  double bottom;

  draw_disc (draw, token, TINT);
  draw_rim (draw, token);
  draw_rose (draw, radius * RIM_INNER, radius * ROSE_INNER);
  bottom = token->name == NULL ? -top : draw_name (draw, token);
  draw_mark (draw, token->type, (top + bottom) / 2, MAX ((bottom - top) / 2, radius * 0.2));
}

/* Whose it is, and where its bow points: no more is known of a contact (F-EW-1). */
static void
draw_back (const ForconDraw *draw, const ForconToken *token)
{
  double radius = FORCON_MM (token->radius);

  draw_disc (draw, token, TINT);
  draw_rim (draw, token);
  draw_rose (draw, radius * RIM_INNER, radius * ROSE_INNER);
}

/* Where a counter lies: its outline and its name, so that it is found again. */
static void
draw_base (const ForconDraw *draw, const ForconToken *token)
{
  double radius = FORCON_MM (token->radius);

  draw_disc (draw, token, 0);
  draw_rose (draw, radius, radius * 0.88);
  if (token->name != NULL)
    draw_name (draw, token);
}

/* A dart that points where the salvo runs, with a box for how many torpedoes it is. */
static void
draw_torpedo (const ForconDraw *draw, const ForconToken *token)
{
  double size = FORCON_MM (token->radius) * 0.72;

  draw_disc (draw, token, TINT);
  draw_rim (draw, token);
  cairo_move_to (draw->cr, 0, -size * 1.15);
  cairo_line_to (draw->cr, size * 0.5, -size * 0.1);
  cairo_line_to (draw->cr, 0, -size * 0.34);
  cairo_line_to (draw->cr, -size * 0.5, -size * 0.1);
  cairo_close_path (draw->cr);
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill (draw->cr);
  cairo_rectangle (draw->cr, -size * 0.55, 0, size * 1.1, size * 0.9);
  forcon_draw_ink (draw, FORCON_INK_TABLE, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, 0.8);
}

static void
draw_kind (const ForconDraw *draw, const ForconToken *token)
{
  double radius = FORCON_MM (token->radius);

  switch (token->kind)
    {
    case FORCON_TOKEN_FACE:
      draw_face (draw, token);
      break;
    case FORCON_TOKEN_BACK:
      draw_back (draw, token);
      break;
    case FORCON_TOKEN_BASE:
      draw_base (draw, token);
      break;
    case FORCON_TOKEN_TORPEDO:
      draw_torpedo (draw, token);
      break;
    case FORCON_TOKEN_MINE:
      draw_disc (draw, token, TINT);
      draw_rim (draw, token);
      forcon_draw_mine (draw, draw->style->inks[FORCON_INK_TABLE], token->charge, 0, 0, radius * 0.46);
      break;
    case FORCON_TOKEN_BLAST:
      draw_disc (draw, token, 0);
      forcon_draw_blast (draw, 0, 0, radius * 0.94, SEED);
      break;
    case FORCON_TOKEN_RIFT:
    default:
      draw_disc (draw, token, 0);
      forcon_draw_rift (draw, 0, 0, radius * 0.94, SEED);
    }
}

/* Draws a token on its page. */
void
forcon_token_draw (const ForconDraw *draw, const ForconToken *token)
{
  cairo_save (draw->cr);
  cairo_translate (draw->cr, FORCON_MM (token->x), FORCON_MM (token->y));
  if (token->flipped)
    cairo_rotate (draw->cr, G_PI);
  cairo_new_path (draw->cr);
  draw_kind (draw, token);
  cairo_restore (draw->cr);
}
