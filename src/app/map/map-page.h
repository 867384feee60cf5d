/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The sector map: where everything is, and where it shall go. */
#define FORCON_TYPE_MAP_PAGE (forcon_map_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapPage, forcon_map_page, FORCON, MAP_PAGE, ForconPanel)

G_END_DECLS
