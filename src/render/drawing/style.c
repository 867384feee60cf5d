/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/style.h"

#include <string.h>

#include "base/colour-vision.h"
#include "render/drawing/fonts.h"

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255.0, ((hex) >> 8 & 0xff) / 255.0, ((hex) &0xff) / 255.0                                   \
  }

#define LISTED(hex) RGB (hex),

/*
 * Sides: the eight colours of M. Okabe and K. Ito, "Color Universal Design" (2008), which people with the usual kinds
 * of colour blindness can tell apart; their black is white on the dark table.
 */
static const ForconStyle dark = {
  .kind = FORCON_STYLE_DARK,
  .inks = {
    [FORCON_INK_VOID] = RGB (0x04070d),
    [FORCON_INK_TABLE] = RGB (0x070d18),
    [FORCON_INK_TABLE_LIT] = RGB (0x12243c),
    [FORCON_INK_STAR] = RGB (0xc9dcf2),
    [FORCON_INK_GRID] = RGB (0x2a4564),
    [FORCON_INK_GRID_MAJOR] = RGB (0x4a74a0),
    [FORCON_INK_FRAME] = RGB (0x5b86b3),
    [FORCON_INK_FIGURE] = RGB (0x86aacd),
    [FORCON_INK_TEXT] = RGB (0xe6eff9),
    [FORCON_INK_HALO] = RGB (0x060b14),
    [FORCON_INK_PLATE] = RGB (0x0a1422),
    [FORCON_INK_EDGE] = RGB (0x02040a),
    [FORCON_INK_GLYPH_DARK] = RGB (0x070b12),
    [FORCON_INK_GLYPH_LIGHT] = RGB (0xf6fafe),
    [FORCON_INK_POINTER] = RGB (0xffffff),
    [FORCON_INK_DEAD] = RGB (0x4d5661),
    [FORCON_INK_HITS] = RGB (0xe9f3df),
    [FORCON_INK_CRIPPLED] = RGB (0xff5f4c),
    [FORCON_INK_SHIELD] = RGB (0xdff6ff),
    [FORCON_INK_BADGE] = RGB (0x0a1422),
    [FORCON_INK_FIRE] = RGB (0xffa23f),
    [FORCON_INK_SELECTED] = RGB (0xfff4c2),
    [FORCON_INK_TARGET] = RGB (0xff7d66),
    [FORCON_INK_WARNING] = RGB (0xff6a4d),
    [FORCON_INK_GHOST] = RGB (0xa6f2cc),
    [FORCON_INK_REACH] = RGB (0x7fe3b4),
    [FORCON_INK_TRAIL] = RGB (0x9db9d6),
    [FORCON_INK_BATTERY] = RGB (0xf3c75b),
    [FORCON_INK_DESTRUCTOR] = RGB (0x7fd8ff),
    [FORCON_INK_TORPEDO] = RGB (0xdaa8fa),
    [FORCON_INK_ROCK] = RGB (0x8d8377),
    [FORCON_INK_DUST] = RGB (0xb08d6a),
    [FORCON_INK_TUNNEL] = RGB (0x8f9bff),
    [FORCON_INK_RIFT] = RGB (0xe08cff),
  },
  .sides = { FORCON_SIDE_COLOURS (LISTED) RGB (0xf4f4f4), FORCON_SIDE_COLOURS_AFTER_BLACK (LISTED) },
  .font = FORCON_FONTS_FAMILIES,
  .scale = 1,
  .text_size = 11,
  .line = 1,
  .counter_minimum = 21,
};

static const ForconStyle light = {
  .kind = FORCON_STYLE_LIGHT,
  .inks = {
    [FORCON_INK_VOID] = RGB (0xdde3ea),
    [FORCON_INK_TABLE] = RGB (0xe9eff5),
    [FORCON_INK_TABLE_LIT] = RGB (0xf8fafc),
    [FORCON_INK_STAR] = RGB (0x8aa2bb),
    [FORCON_INK_GRID] = RGB (0xbfcddb),
    [FORCON_INK_GRID_MAJOR] = RGB (0x8fa8c2),
    [FORCON_INK_FRAME] = RGB (0x3d5a79),
    [FORCON_INK_FIGURE] = RGB (0x46617d),
    [FORCON_INK_TEXT] = RGB (0x101c2a),
    [FORCON_INK_HALO] = RGB (0xf6f9fc),
    [FORCON_INK_PLATE] = RGB (0xffffff),
    [FORCON_INK_EDGE] = RGB (0x0d1622),
    [FORCON_INK_GLYPH_DARK] = RGB (0x070b12),
    [FORCON_INK_GLYPH_LIGHT] = RGB (0xffffff),
    [FORCON_INK_POINTER] = RGB (0xffffff),
    [FORCON_INK_DEAD] = RGB (0x9aa3ad),
    [FORCON_INK_HITS] = RGB (0xf3f8ec),
    [FORCON_INK_CRIPPLED] = RGB (0xff7560),
    [FORCON_INK_SHIELD] = RGB (0xe6f8ff),
    [FORCON_INK_BADGE] = RGB (0xffffff),
    [FORCON_INK_FIRE] = RGB (0xd96a00),
    [FORCON_INK_SELECTED] = RGB (0x0a1a2c),
    [FORCON_INK_TARGET] = RGB (0xb3261e),
    [FORCON_INK_WARNING] = RGB (0xb3261e),
    [FORCON_INK_GHOST] = RGB (0x00694a),
    [FORCON_INK_REACH] = RGB (0x00795a),
    [FORCON_INK_TRAIL] = RGB (0x5c7690),
    [FORCON_INK_BATTERY] = RGB (0x8f5f00),
    [FORCON_INK_DESTRUCTOR] = RGB (0x005f93),
    [FORCON_INK_TORPEDO] = RGB (0x7d2f8f),
    [FORCON_INK_ROCK] = RGB (0x877c70),
    [FORCON_INK_DUST] = RGB (0xb0875c),
    [FORCON_INK_TUNNEL] = RGB (0x4450b8),
    [FORCON_INK_RIFT] = RGB (0x9b2fc0),
  },
  .sides = { FORCON_SIDE_COLOURS (LISTED) RGB (0x2b2b2b), FORCON_SIDE_COLOURS_AFTER_BLACK (LISTED) },
  .font = FORCON_FONTS_FAMILIES,
  .scale = 1,
  .text_size = 11,
  .line = 1,
  .counter_minimum = 21,
};

/* The same hues, made as light or as dark as black and white needs: neighbours in the list differ most. */
static const ForconStyle print = {
  .kind = FORCON_STYLE_PRINT,
  .flat = TRUE,
  .inks = {
    [FORCON_INK_VOID] = RGB (0xffffff),
    [FORCON_INK_TABLE] = RGB (0xffffff),
    [FORCON_INK_TABLE_LIT] = RGB (0xffffff),
    [FORCON_INK_STAR] = RGB (0x9a9a9a),
    [FORCON_INK_GRID] = RGB (0xcccccc),
    [FORCON_INK_GRID_MAJOR] = RGB (0x999999),
    [FORCON_INK_FRAME] = RGB (0x000000),
    [FORCON_INK_FIGURE] = RGB (0x333333),
    [FORCON_INK_TEXT] = RGB (0x000000),
    [FORCON_INK_HALO] = RGB (0xffffff),
    [FORCON_INK_PLATE] = RGB (0xffffff),
    [FORCON_INK_EDGE] = RGB (0x000000),
    [FORCON_INK_GLYPH_DARK] = RGB (0x000000),
    [FORCON_INK_GLYPH_LIGHT] = RGB (0xffffff),
    [FORCON_INK_POINTER] = RGB (0xffffff),
    [FORCON_INK_DEAD] = RGB (0xb8b8b8),
    [FORCON_INK_HITS] = RGB (0xffffff),
    [FORCON_INK_CRIPPLED] = RGB (0xff8a75),
    [FORCON_INK_SHIELD] = RGB (0xffffff),
    [FORCON_INK_BADGE] = RGB (0xffffff),
    [FORCON_INK_FIRE] = RGB (0x8a3c00),
    [FORCON_INK_SELECTED] = RGB (0x000000),
    [FORCON_INK_TARGET] = RGB (0x7a1712),
    [FORCON_INK_WARNING] = RGB (0x8f1f17),
    [FORCON_INK_GHOST] = RGB (0x00492f),
    [FORCON_INK_REACH] = RGB (0x00573d),
    [FORCON_INK_TRAIL] = RGB (0x555555),
    [FORCON_INK_BATTERY] = RGB (0x5c3d00),
    [FORCON_INK_DESTRUCTOR] = RGB (0x003f66),
    [FORCON_INK_TORPEDO] = RGB (0x561f63),
    [FORCON_INK_ROCK] = RGB (0x555555),
    [FORCON_INK_DUST] = RGB (0x777777),
    [FORCON_INK_TUNNEL] = RGB (0x1c2470),
    [FORCON_INK_RIFT] = RGB (0x4f1563),
  },
  .sides = { RGB (0xbfe0f5), RGB (0x8a3400), RGB (0xf5ea7a), RGB (0x006b4e),
             RGB (0xdfa3c3), RGB (0xb57d00), RGB (0x004a75), RGB (0xffffff),
             RGB (0x8a3ffc), RGB (0x2b1600) },
  .font = FORCON_FONTS_FAMILIES,
  .scale = 1,
  .text_size = 11,
  .line = 1,
  .counter_minimum = 21,
};

static const ForconStyle *const styles[FORCON_N_STYLE] = { &dark, &light, &print };

#define STYLE_WORD(NAME, word) word,
static const char *const words[FORCON_N_STYLE] = { FORCON_STYLES (STYLE_WORD) };

const ForconStyle *
forcon_style_get (ForconStyleKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_STYLE, &dark);

  return styles[kind];
}

const char *
forcon_style_to_word (ForconStyleKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_STYLE, "");

  return words[kind];
}

gboolean
forcon_style_from_word (const char *word, ForconStyleKind *kind)
{
  for (guint i = 0; i < FORCON_N_STYLE; i++)
    if (strcmp (word, words[i]) == 0)
      {
        *kind = (ForconStyleKind) i;
        return TRUE;
      }
  return FALSE;
}

ForconColour
forcon_style_side (const ForconStyle *style, guint side)
{
  return style->sides[side % FORCON_STYLE_SIDES];
}

ForconColour
forcon_colour_mix (ForconColour a, ForconColour b, double share)
{
  return (ForconColour){ a.red + (b.red - a.red) * share, a.green + (b.green - a.green) * share,
                         a.blue + (b.blue - a.blue) * share };
}

double
forcon_colour_lightness (ForconColour colour)
{
  return 0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue;
}
