/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The clashes: which are open, whose turn it is at their tables, and how they ended. */
#define FORCON_TYPE_CLASHES_PAGE (forcon_clashes_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconClashesPage, forcon_clashes_page, FORCON, CLASHES_PAGE, ForconPanel)

/**
 * forcon_clashes_page_fight:
 * @self: the page, in front
 *
 * Shows the newest clash that is not over, and from now on Enter opens its table; nothing where all are over.
 */
void forcon_clashes_page_fight (ForconClashesPage *self);

G_END_DECLS
