/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* Who owes a sheet, and what is open. */
#define FORCON_TYPE_STATUS_STRIP (forcon_status_strip_get_type ())
G_DECLARE_FINAL_TYPE (ForconStatusStrip, forcon_status_strip, FORCON, STATUS_STRIP, ForconPanel)

G_END_DECLS
