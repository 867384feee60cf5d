/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-terms.h"

G_BEGIN_DECLS

/* Words on the picture, in the user's language. */
const char *forcon_words_ship_type (ForconShipType type);
const char *forcon_words_object (ForconObjectKind kind);
const char *forcon_words_step (ForconStep step);

G_END_DECLS
