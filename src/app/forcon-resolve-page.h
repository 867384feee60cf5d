/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-game.h"

G_BEGIN_DECLS

/* What would happen if the next half-phase were resolved now, before it is. */
#define FORCON_TYPE_RESOLVE_PAGE (forcon_resolve_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconResolvePage, forcon_resolve_page, FORCON, RESOLVE_PAGE, GtkWidget)

void forcon_resolve_page_set_game (ForconResolvePage *self, ForconGame *game);

G_END_DECLS
