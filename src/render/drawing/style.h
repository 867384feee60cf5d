/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/colour-vision.h"

G_BEGIN_DECLS

/* Sides that have a colour and a rim of their own. */
#define FORCON_STYLE_SIDES FORCON_SIDE_COLOUR_COUNT

/* The ready-made styles and the words by which the command line names them. */
#define FORCON_STYLES(S)                                                                                               \
  S (DARK, "dark")                                                                                                     \
  S (LIGHT, "light")                                                                                                   \
  S (PRINT, "print")

#define FORCON_STYLE_VALUE(NAME, word) FORCON_STYLE_##NAME,
typedef enum { FORCON_STYLES (FORCON_STYLE_VALUE) FORCON_N_STYLE } ForconStyleKind;

/* Shares from 0 to 1, not premultiplied. */
typedef struct {
  double red;
  double green;
  double blue;
} ForconColour;

/* What a colour is for. */
typedef enum {
  FORCON_INK_VOID,        /* beyond the table */
  FORCON_INK_TABLE,       /* the table */
  FORCON_INK_TABLE_LIT,   /* the table in its middle */
  FORCON_INK_STAR,        /* stars and the engraved rose */
  FORCON_INK_GRID,        /* lines every 10 cm */
  FORCON_INK_GRID_MAJOR,  /* lines every 50 cm */
  FORCON_INK_FRAME,       /* the border with its bars */
  FORCON_INK_FIGURE,      /* coordinates, captions of objects */
  FORCON_INK_TEXT,        /* names */
  FORCON_INK_HALO,        /* round text */
  FORCON_INK_PLATE,       /* behind figures and reasons */
  FORCON_INK_EDGE,        /* outline of counters */
  FORCON_INK_GLYPH_DARK,  /* class mark on a light counter */
  FORCON_INK_GLYPH_LIGHT, /* class mark on a dark counter */
  FORCON_INK_POINTER,     /* bow of a counter */
  FORCON_INK_DEAD,        /* hulks */
  FORCON_INK_HITS,        /* hits left */
  FORCON_INK_CRIPPLED,    /* hits left of a crippled ship */
  FORCON_INK_SHIELD,      /* shields left */
  FORCON_INK_BADGE,       /* ground of the small marks */
  FORCON_INK_FIRE,        /* fires and explosions */
  FORCON_INK_SELECTED,    /* ring of the selected ship */
  FORCON_INK_TARGET,      /* ring of the target, line of a shot */
  FORCON_INK_WARNING,     /* what is not legal */
  FORCON_INK_GHOST,       /* a legal move */
  FORCON_INK_REACH,       /* where a ship can go */
  FORCON_INK_TRAIL,       /* where ships came from */
  FORCON_INK_BATTERY,     /* ranges by kind of weapon */
  FORCON_INK_DESTRUCTOR,
  FORCON_INK_TORPEDO,
  FORCON_INK_ROCK,        /* asteroids */
  FORCON_INK_DUST,
  FORCON_INK_TUNNEL,
  FORCON_INK_RIFT,
  FORCON_N_INK
} ForconInk;

/**
 * ForconStyle:
 * @kind: which of the ready-made styles this is
 * @flat: no gradients and washes but hatching and outlines, so that it prints on any printer
 * @inks: colours by use
 * @sides: colour of each side's counters; sides differ by the pattern of their rim too
 * @font: family names for Pango
 * @scale: how much larger than usual names and figures are; the sizes below are so already
 * @text_size: of names and figures, px
 * @line: width of an ordinary line, px
 * @counter_minimum: least diameter at which the counter of a 2.5 cm base is drawn, px; smaller bases have a smaller one
 *
 * How things look. Never what they mean: every sign that a style colours also has a shape.
 */
typedef struct {
  ForconStyleKind kind;
  gboolean flat;
  ForconColour inks[FORCON_N_INK];
  ForconColour sides[FORCON_STYLE_SIDES];
  const char *font;
  double scale;
  double text_size;
  double line;
  double counter_minimum;
} ForconStyle;

/**
 * forcon_style_get:
 * @kind: which
 *
 * Returns: (transfer none): a ready-made style
 */
const ForconStyle *forcon_style_get (ForconStyleKind kind);

const char *forcon_style_to_word (ForconStyleKind kind);

/**
 * forcon_style_from_word:
 * @word: such as "dark"
 * @kind: (out): which style this is
 *
 * Returns: whether there is such a style
 */
gboolean forcon_style_from_word (const char *word, ForconStyleKind *kind);

/* Colour of a side; a file may name any number. */
ForconColour forcon_style_side (const ForconStyle *style, guint side);

/* @a with @share of @b in it. */
ForconColour forcon_colour_mix (ForconColour a, ForconColour b, double share);

/* How light a colour looks, 0 to 1: what is left of it in black and white. */
double forcon_colour_lightness (ForconColour colour);

G_END_DECLS
