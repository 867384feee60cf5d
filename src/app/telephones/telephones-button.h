/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* In the header: whether the admirals' telephones are on, and how many there are; it opens their window. */
#define FORCON_TYPE_TELEPHONES_BUTTON (forcon_telephones_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconTelephonesButton, forcon_telephones_button, FORCON, TELEPHONES_BUTTON, ForconPanel)

G_END_DECLS
