/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The words of this group (F-CAMP-4): one is taught, and those that are known can be forgotten. Signal: "taught" when a
 * word was taught, with nothing.
 */
#define FORCON_TYPE_TEACH_PANEL (forcon_teach_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTeachPanel, forcon_teach_panel, FORCON, TEACH_PANEL, ForconPanel)

/**
 * forcon_teach_panel_propose:
 * @self: a panel
 * @word: what may be taught first: a word that nobody understood, or ""
 */
void forcon_teach_panel_propose (ForconTeachPanel *self, const char *word);

G_END_DECLS
