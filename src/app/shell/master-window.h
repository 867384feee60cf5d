/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* The master's window on a campaign: the clock, what is open, and the pages. */
#define FORCON_TYPE_MASTER_WINDOW (forcon_master_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconMasterWindow, forcon_master_window, FORCON, MASTER_WINDOW, AdwApplicationWindow)

ForconMasterWindow *forcon_master_window_new (GtkApplication *application, ForconGame *game);
ForconGame *forcon_master_window_game (ForconMasterWindow *self);
void forcon_master_window_open (ForconMasterWindow *self, const char *path);
void forcon_master_window_open_file (ForconMasterWindow *self, const char *path);
const char *forcon_master_window_page_name (ForconMasterWindow *self);
void forcon_master_window_show_page (ForconMasterWindow *self, const char *page);
void forcon_master_window_say (ForconMasterWindow *self, const char *text);
void forcon_master_window_say_undoable (ForconMasterWindow *self, const char *text);
void forcon_master_window_show_error (ForconMasterWindow *self, const char *heading, const char *text);

G_END_DECLS
