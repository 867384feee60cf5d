/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* Says under the header that nothing can be written into the campaign's file, and what can be done, until it can be
 * again. */
#define FORCON_TYPE_FILE_BAR (forcon_file_bar_get_type ())
G_DECLARE_FINAL_TYPE (ForconFileBar, forcon_file_bar, FORCON, FILE_BAR, ForconPanel)

G_END_DECLS
