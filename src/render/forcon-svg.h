/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void forcon_svg_number_surfaces (GByteArray *svg);

G_END_DECLS
