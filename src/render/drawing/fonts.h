/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The faces that all is laid out for, and what is done where they are missing. */

/**
 * forcon_fonts_prepare:
 *
 * Looks, once, whether the wanted faces are there; where they are not, all that asks for them is set in what there
 * is, as narrow and as low as they would be: nothing is cut for want of them, and no page has less on it. Before
 * threads draw.
 */
void forcon_fonts_prepare (void);

/**
 * forcon_fonts_complaint:
 *
 * Returns: (transfer none) (nullable): what is to be told of missing faces, once: %NULL where none is missing or
 * nothing was drawn
 */
const char *forcon_fonts_complaint (void);

/* Private to this layer: the wanted face, and those that come next; all of these have Cyrillic. */
#define FORCON_FONTS_FAMILY "DejaVu Sans"
#define FORCON_FONTS_WANTED "DejaVu Sans Condensed"
#define FORCON_FONTS_FAMILIES FORCON_FONTS_FAMILY ",Noto Sans,Cantarell,sans-serif"

/**
 * forcon_fonts_describe:
 * @families: one after the other
 *
 * Returns: (transfer full): the wanted face, condensed
 */
PangoFontDescription *forcon_fonts_describe (const char *families);

/**
 * forcon_fonts_set_options:
 * @context: for texts
 *
 * Text is laid out without hinting, so that lines are as long in a file as on the screen.
 */
void forcon_fonts_set_options (PangoContext *context);

G_END_DECLS
