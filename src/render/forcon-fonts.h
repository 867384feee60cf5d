/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The faces that all is laid out for, and what is done where they are missing. */
void forcon_fonts_prepare (void);
const char *forcon_fonts_complaint (void);

G_END_DECLS
