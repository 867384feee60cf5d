/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The facts of what is selected, whatever page selected it. */
#define FORCON_TYPE_INSPECTOR (forcon_inspector_get_type ())
G_DECLARE_FINAL_TYPE (ForconInspector, forcon_inspector, FORCON, INSPECTOR, ForconPanel)

G_END_DECLS
