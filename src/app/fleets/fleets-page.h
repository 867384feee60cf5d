/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The fleets: every ship as its card, and the formations. */
#define FORCON_TYPE_FLEETS_PAGE (forcon_fleets_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetsPage, forcon_fleets_page, FORCON, FLEETS_PAGE, ForconPanel)

G_END_DECLS
