/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/*
 * QR codes (ISO/IEC 18004), with the error correction of level M: a seventh of the code may be spoilt. Where none can
 * be made, as of a text of several thousand bytes, nothing is drawn.
 */

/* White modules round a code, so that telephones find it. */
#define FORCON_QR_QUIET 4

/**
 * forcon_qr_draw:
 * @cr: where to
 * @text: what a telephone reads
 * @x, @y: of the upper left corner
 * @size: of the code with the white round it, in the units of @cr
 *
 * Draws it black on white, whatever is beneath.
 */
void forcon_qr_draw (cairo_t *cr, const char *text, double x, double y, double size);

/**
 * forcon_qr_text:
 * @text: what a telephone reads
 *
 * Returns: (transfer full): a code of half blocks, lines of two modules each, for terminals, which are dark: what is
 *   light in it is drawn, and what is dark is left out
 */
char *forcon_qr_text (const char *text);

G_END_DECLS
