/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* Forms a formation of ships of the one that the selected ship belongs to. */
#define FORCON_TYPE_FORMATION_BUTTON (forcon_formation_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconFormationButton, forcon_formation_button, FORCON, FORMATION_BUTTON, ForconPanel)

G_END_DECLS
