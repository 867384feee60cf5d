/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What to begin with: a campaign that was run lately, a new one, or a battle. */
#define FORCON_TYPE_START_PAGE (forcon_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconStartPage, forcon_start_page, FORCON, START_PAGE, ForconPanel)

G_END_DECLS
