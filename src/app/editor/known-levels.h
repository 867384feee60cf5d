/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the admirals of others know of the selected formation when play begins. */

#include "app/widgets/panel.h"

G_BEGIN_DECLS

#define FORCON_TYPE_KNOWN_LEVELS (forcon_known_levels_get_type ())
G_DECLARE_FINAL_TYPE (ForconKnownLevels, forcon_known_levels, FORCON, KNOWN_LEVELS, ForconPanel)

G_END_DECLS
