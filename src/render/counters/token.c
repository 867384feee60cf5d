/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/counters/token-page.h"

#include <math.h>

#include "render/card/draw-card.h"
#include "render/drawing/draw-table.h"
#include "render/drawing/silhouette.h"

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
#define NAME_WIDTH 0.865
#define LINES_MOST 3

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

/**
 * NameLayout:
 * @lines: how many
 * @bottom: where the last one ends, as a share of the radius
 *
 * How a name can stand on a disc.
 */
typedef struct {
  guint lines;
  double bottom;
} NameLayout;

/* From that which leaves most room for the mark to that which has most room for letters. */
static const NameLayout layouts[] = { { 1, 0.44 }, { 2, 0.6 }, { 2, 0.42 }, { 3, 0.6 } };

/* A name as it is written, a text for each of its lines. */
typedef struct {
  NameLayout layout;
  char *lines[LINES_MOST];
} NameText;

static void
name_text_clear (NameText *text)
{
  for (guint i = 0; i < LINES_MOST; i++)
    g_clear_pointer (&text->lines[i], g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NameText, name_text_clear)

static double
line_height (void)
{
  return FORCON_MM (LETTERS * LINE);
}

/* Where a line begins, units below the middle. */
static double
line_top (const ForconToken *token, NameLayout layout, guint line)
{
  return FORCON_MM (token->radius) * layout.bottom - line_height () * (layout.lines - line);
}

/* How wide the disc is at both edges of a line, less a little air. */
static double
chord (const ForconToken *token, NameLayout layout, guint line)
{
  double radius = FORCON_MM (token->radius) * NAME_WIDTH;
  double top = line_top (token, layout, line);
  double far = MAX (fabs (top), fabs (top + line_height ()));

  return far >= radius ? 0 : 2 * sqrt (radius * radius - far * far);
}

static gboolean
fits (const ForconDraw *draw, const ForconToken *token, const char *text, double room)
{
  const ForconLettering lettering = { .size = FORCON_MM (LETTERS_LEAST), .bold = token->radius >= FINE };
  double width, height;

  forcon_draw_measure (draw, text, &lettering, &width, &height);
  return width <= room;
}

/* As many words as go into a line. Returns: (transfer full) (nullable): them; @rest: what is left */
static char *
take_words (const ForconDraw *draw, const ForconToken *token, const char *from, double room, const char **rest)
{
  g_autofree char *taken = NULL;

  *rest = from;
  while (**rest != '\0')
    {
      /* A word ends with the hyphen or the space behind it. */
      const char *end = *rest + strcspn (*rest, " -");

      end += *end == '\0' ? 0 : 1;

      g_autofree char *longer = g_strchomp (g_strndup (from, (gsize) (end - from)));

      if (!fits (draw, token, longer, room))
        break;
      g_free (taken);
      taken = g_steal_pointer (&longer);
      *rest = end;
    }
  return g_steal_pointer (&taken);
}

/* Whether a name goes into such lines without a word being parted. */
static gboolean
break_at_words (const ForconDraw *draw, const ForconToken *token, NameText *text)
{
  const char *rest = token->name;

  for (guint i = 0; i < text->layout.lines && *rest != '\0'; i++)
    {
      text->lines[i] = take_words (draw, token, rest, chord (token, text->layout, i), &rest);
      if (text->lines[i] == NULL)
        return FALSE;
    }
  return *rest == '\0';
}

/* Part of a word with a hyphen behind it; at least a letter. */
static char *
take_letters (const ForconDraw *draw, const ForconToken *token, const char *from, double room, const char **rest)
{
  char *taken = NULL;

  for (const char *end = g_utf8_next_char (from); *end != '\0'; end = g_utf8_next_char (end))
    {
      char *longer = g_strdup_printf ("%.*s-", (int) (end - from), from);

      if (taken != NULL && !fits (draw, token, longer, room))
        {
          g_free (longer);
          break;
        }
      g_free (taken);
      taken = longer;
      *rest = end;
    }
  return taken;
}

/* Wherever a line is full; all that is left stands in the last. */
static void
break_anywhere (const ForconDraw *draw, const ForconToken *token, NameText *text)
{
  const char *rest = token->name;

  for (guint i = 0; i < text->layout.lines && *rest != '\0'; i++)
    {
      double room = chord (token, text->layout, i);

      if (i + 1 < text->layout.lines)
        text->lines[i] = take_words (draw, token, rest, room, &rest);
      if (i + 1 < text->layout.lines && text->lines[i] == NULL)
        text->lines[i] = take_letters (draw, token, rest, room, &rest);
      if (text->lines[i] != NULL)
        continue;
      text->lines[i] = g_strdup (rest);
      return;
    }
}

/* The name in the stern. Returns: where it begins, units */
static double
draw_name (const ForconDraw *draw, const ForconToken *token)
{
  g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  g_auto (NameText) text = { { 0, 0 }, { NULL } };
  ForconCardDraw card_draw = { .draw = *draw, .texts = texts, .least = FORCON_MM (LETTERS_LEAST) };
  ForconCardLetters letters = { FORCON_MM (LETTERS), token->radius >= FINE, FORCON_INK_TEXT, 0.5 };

  gboolean whole = FALSE;

  /* The first layout into which the name goes. */
  for (guint i = 0; i < G_N_ELEMENTS (layouts) && !whole; i++)
    {
      name_text_clear (&text);
      text.layout = layouts[i];
      whole = break_at_words (draw, token, &text);
    }
  if (!whole)
    {
      name_text_clear (&text);
      break_anywhere (draw, token, &text);
    }
  for (guint i = 0; i < text.layout.lines; i++)
    {
      double width = chord (token, text.layout, i);

      forcon_card_text (&card_draw, text.lines[i],
                        (ForconBox){ -width / 2, line_top (token, text.layout, i), width, line_height () }, letters);
    }
  return line_top (token, text.layout, 0);
}

static void
draw_face (const ForconDraw *draw, const ForconToken *token)
{
  double radius = FORCON_MM (token->radius);
  double top = -radius * MARK_TOP + radius * POINTER * 0.6;
  double bottom, mark;

  draw_disc (draw, token, TINT);
  draw_rim (draw, token);
  draw_rose (draw, radius * RIM_INNER, radius * ROSE_INNER);
  bottom = token->name == NULL ? -top : draw_name (draw, token);
  mark = MAX ((bottom - top) / 2, radius * 0.2);

  cairo_save (draw->cr);
  cairo_translate (draw->cr, 0, (top + bottom) / 2);
  cairo_scale (draw->cr, mark, mark);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (draw->cr);
  forcon_silhouette_path (draw->cr, token->silhouette, token->type, mark >= FORCON_MM (3));
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill (draw->cr);
  cairo_restore (draw->cr);
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
      /* Whose it is, and where its bow points: no more is known of a contact (F-EW-1). */
      draw_disc (draw, token, TINT);
      draw_rim (draw, token);
      draw_rose (draw, radius * RIM_INNER, radius * ROSE_INNER);
      break;
    case FORCON_TOKEN_BASE:
      /* Where a counter lies: its outline and its name, so that it is found again. */
      draw_disc (draw, token, 0);
      draw_rose (draw, radius, radius * 0.88);
      if (token->name != NULL)
        draw_name (draw, token);
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
