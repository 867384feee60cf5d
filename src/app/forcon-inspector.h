/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-game.h"

G_BEGIN_DECLS

/* The facts of what is selected, whatever page selected it. */
#define FORCON_TYPE_INSPECTOR (forcon_inspector_get_type ())
G_DECLARE_FINAL_TYPE (ForconInspector, forcon_inspector, FORCON, INSPECTOR, GtkWidget)

void forcon_inspector_set_game (ForconInspector *self, ForconGame *game);

G_END_DECLS
