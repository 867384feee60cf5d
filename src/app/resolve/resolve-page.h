/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What would happen if the next half-phase were resolved now, before it is. */
#define FORCON_TYPE_RESOLVE_PAGE (forcon_resolve_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconResolvePage, forcon_resolve_page, FORCON, RESOLVE_PAGE, ForconPanel)

G_END_DECLS
