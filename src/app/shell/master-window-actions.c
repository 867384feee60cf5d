/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master can do from every page: one action each, for buttons, menus, rows and keys alike. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/clashes/clashes-page.h"
#include "app/table/table-window.h"

static ForconMasterWindow *
window_of (gpointer data)
{
  return FORCON_MASTER_WINDOW (data);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_game_undo (window_of (data)->game);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_game_redo (window_of (data)->game);
}

static void
show_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_master_window_show_page (window_of (data), g_variant_get_string (parameter, NULL));
}

/* Selects a sector and shows it on the map. */
static void
show_sector (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0 || id > forcon_game_campaign (self->game)->sectors->len)
    return;
  forcon_game_focus_sector (self->game, (ForconSectorId){ (guint16) id });
  forcon_master_window_show_page (self, "map");
}

static void
show_formation (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0 || id > forcon_game_campaign (self->game)->posts->len)
    return;
  forcon_game_focus_formation (self->game, (ForconFormationId){ (guint16) id });
  forcon_master_window_show_page (self, "map");
}

static void
show_ship (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0 || id > forcon_game_campaign (self->game)->fleet->n_ships)
    return;
  forcon_game_focus_ship (self->game, (ForconShipId){ (guint16) id });
  forcon_master_window_show_page (self, "fleets");
}

/* The newest sheet of an admiral, by the admiral's id. */
static void
show_sheet (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0
      || id > forcon_campaign_n_admirals (forcon_game_campaign (self->game)))
    return;
  forcon_game_focus_admiral (self->game, (ForconSideId){ (guint16) id });
  forcon_master_window_show_page (self, "orders");
}

/* The window on the table of this clash, if there is one. */
static GtkWindow *
find_table (ForconMasterWindow *self, ForconClashId clash)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      ForconSession *session
          = FORCON_IS_TABLE_WINDOW (window) ? forcon_table_window_session (FORCON_TABLE_WINDOW (window)) : NULL;

      if (session != NULL && forcon_session_game (session) == self->game
          && FORCON_ID_EQUAL (forcon_session_clash (session), clash))
        return window;
    }
  return NULL;
}

/* The table of a clash, in a window of its own; one that is open already comes to the front. */
static void
show_table (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  ForconClashId clash = { g_variant_get_uint32 (parameter) };
  GtkWindow *window = find_table (self, clash);

  if (window == NULL && forcon_game_campaign (self->game) != NULL
      && forcon_campaign_clash (forcon_game_campaign (self->game), clash) != NULL)
    {
      window = GTK_WINDOW (forcon_table_window_new (gtk_window_get_application (GTK_WINDOW (self))));
      forcon_table_window_open_clash (FORCON_TABLE_WINDOW (window), self->game, clash);
    }
  if (window != NULL)
    gtk_window_present (window);
}

/* To the clash that is to be fought next. */
static void
fight (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);

  forcon_master_window_show_page (self, "clashes");
  if (FORCON_IS_CLASHES_PAGE (forcon_master_window_page (self)))
    forcon_clashes_page_fight (FORCON_CLASHES_PAGE (forcon_master_window_page (self)));
}

static void
close_campaign (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_game_close (window_of (data)->game);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo },
  { .name = "redo", .activate = redo },
  { .name = "page", .activate = show_page, .parameter_type = "s", .state = "''" },
  { .name = "show-sector", .activate = show_sector, .parameter_type = "u" },
  { .name = "show-formation", .activate = show_formation, .parameter_type = "u" },
  { .name = "show-ship", .activate = show_ship, .parameter_type = "u" },
  { .name = "show-sheet", .activate = show_sheet, .parameter_type = "u" },
  { .name = "show-table", .activate = show_table, .parameter_type = "u" },
  { .name = "fight", .activate = fight },
  { .name = "close-campaign", .activate = close_campaign },
};

void
forcon_master_window_add_actions (ForconMasterWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
forcon_master_window_mark_page (ForconMasterWindow *self)
{
  const char *page = adw_view_stack_get_visible_child_name (self->pages);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "page");

  if (page != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (page));
}

static void
enable (ForconMasterWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

/* What there is nothing to do with unless a campaign is open. */
static const char *const of_campaigns[]
    = { "admiral-view", "admiral-view-of", "close-campaign", "crowd", "do",           "explain",      "fight-landing",
        "go-to",        "hand-back",       "note",           "print", "print-papers", "roll-landing", "save-reports" };

void
forcon_master_window_update_actions (ForconMasterWindow *self)
{
  enable (self, "undo", forcon_game_can_undo (self->game));
  enable (self, "redo", forcon_game_can_redo (self->game));
  for (guint i = 0; i < G_N_ELEMENTS (of_campaigns); i++)
    enable (self, of_campaigns[i], forcon_game_campaign (self->game) != NULL);
}
