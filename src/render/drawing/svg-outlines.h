/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_svg_shorten:
 * @svg: a file as Cairo writes it
 *
 * Writes outlines to a tenth of a px, each point from the one before it: text of which every letter has an outline of its
 * own becomes the same bytes again and again, so that the file is half as long, and compressed less than half of that.
 * Nothing moves by more than a twentieth of a px. What else the file states, such as matrices and opacities, stays, and
 * so does an outline that has other commands than Cairo's M, L, C and Z.
 */
void forcon_svg_shorten (GByteArray *svg);

G_END_DECLS
