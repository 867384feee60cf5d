/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/shell/master-window.h"
#include "app/session/session.h"
#include "app/table/table-window.h"

G_BEGIN_DECLS

/* Without a display */
char *app_resource (const char *name);
char *app_output (const char *name);
ForconSession *app_session (const char *resource);
ForconShipId app_ship (ForconSession *session, const char *id);
const ForconEntry *app_last_entry (ForconSession *session);
const ForconEvent *app_find_event (const ForconEntry *entry, ForconEventKind kind);
void app_remove_campaign (const char *file);
ForconGame *app_game (const char *scenario, const char *name);
void app_hand_in (ForconGame *game, const char *admiral, const char *text);
void app_do (ForconGame *game, ForconCampaignCommandKind kind);
void app_let_clash (ForconGame *game, const char *one, const char *other);

/* With one */
void app_test_init (int *argc, char ***argv);
void app_test_init_with_log (int *argc, char ***argv, GLogWriterFunc writer);
gboolean app_warns_of_dialog (const char *text);
ForconTableWindow *app_window (const char *path, int width, int height);
ForconTableWindow *app_window_of_one_ship (const char *path, int width, int height);
void app_close (ForconTableWindow *window);
ForconMasterWindow *app_master_window (ForconGame *game, int width, int height);
ForconMasterWindow *app_master_page (const char *scenario, const char *page, int width, int height);
void app_close_master (ForconMasterWindow *window);
void app_set_dark (gboolean dark);
void app_pump (guint milliseconds);
void app_settle (void);
void app_wait_for_paint (GtkWidget *widget);
void app_search (GtkWidget *entry, const char *text);
GPtrArray *app_windows (GType type);
gpointer app_find_window (GType type);
GtkWidget *app_find (gpointer root, GType type, const char *text);
GtkWidget *app_find_shown (gpointer root, GType type, const char *text);
void app_press (gpointer root, const char *label);
/* Returns: (transfer full): the keys of a line of the overlay, one by one: "1...9" are all from the one to the other */
GStrv app_told_keys (const char *accelerators);

GtkEventController *app_controller (gpointer widget, GType type);
gboolean app_press_key (GtkWidget *widget, guint key);
GtkShortcut *app_find_shortcut (GtkWidget *widget, guint key, GdkModifierType state);
void app_key (gpointer widget, guint key, GdkModifierType state);
void app_act (ForconTableWindow *window, const char *action);
void app_picture (gpointer widget, const char *name);
GString *app_texts (gpointer root);
GString *app_cut_off_texts (gpointer root);
void app_assert_all_readable (gpointer root);
void app_assert_looks_right (gpointer root, const char *name);

G_END_DECLS
