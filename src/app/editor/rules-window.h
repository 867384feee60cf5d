/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* The rules of the campaign that is open, chapter by chapter, each number beside the text of its rule; before play they
 * are changed in place, beside the window of the campaign. */
#define FORCON_TYPE_RULES_WINDOW (forcon_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconRulesWindow, forcon_rules_window, FORCON, RULES_WINDOW, AdwWindow)

/* Shows it in front of @parent, with which it closes. */
void forcon_rules_window_present (GtkWindow *parent, ForconGame *game);

/* Shows the chapter of the number of that path, and puts the cursor there. */
void forcon_rules_window_show_value (ForconRulesWindow *self, const char *path);

G_END_DECLS
