/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The faces that all is laid out for, and what is done where they are missing. */
void forcon_fonts_prepare (void);
const char *forcon_fonts_complaint (void);

/* Private to this layer: the wanted face, and those that come next; all of these have Cyrillic. */
#define FORCON_FONTS_FAMILY "DejaVu Sans"
#define FORCON_FONTS_WANTED "DejaVu Sans Condensed"
#define FORCON_FONTS_FAMILIES FORCON_FONTS_FAMILY ",Noto Sans,Cantarell,sans-serif"

PangoFontDescription *forcon_fonts_describe (const char *families);
void forcon_fonts_set_options (PangoContext *context);

G_END_DECLS
