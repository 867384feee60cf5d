/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* All ships by side: the table's mirror for the keyboard and for a screen reader. */
#define FORCON_TYPE_SHIP_LIST (forcon_ship_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipList, forcon_ship_list, FORCON, SHIP_LIST, ForconPanel)

G_END_DECLS
