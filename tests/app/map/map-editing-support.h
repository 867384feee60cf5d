/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The map page of a skirmish that is edited, for the tests of what is done there. */
#include "app-support.h"

#include "app/editor/property-sheet.h"
#include "app/game/game-edit.h"
#include "app/map/map-page-private.h"
#include "app/shell/master-window-private.h"
#include "campaign/state/campaign-words.h"
#include "render/map/map-places.h"

typedef struct {
  ForconMasterWindow *window;
  ForconMapPage *page;
  ForconGame *game;
} Fixture;

G_GNUC_UNUSED static Fixture
edit_page (const char *name)
{
  g_autofree char *file = g_strdup_printf ("map-editing-%s.forcon", name);
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", file);
  Fixture fixture = { .window = app_master_window (game, 1366, 768), .game = game };

  forcon_game_set_editing (game, TRUE);
  app_settle ();
  fixture.page = FORCON_MAP_PAGE (app_find (fixture.window, FORCON_TYPE_MAP_PAGE, NULL));
  return fixture;
}

G_GNUC_UNUSED static const ForconCampaign *
campaign (const Fixture *fixture)
{
  return forcon_game_campaign (fixture->game);
}

G_GNUC_UNUSED static guint
find (const Fixture *fixture, ForconEntity entity, const char *key)
{
  return forcon_entity_find (campaign (fixture), entity, key);
}

G_GNUC_UNUSED static ForconEntity_SECTOR
sector (const Fixture *fixture, const char *key)
{
  ForconEntityRecord record;

  g_assert_true (forcon_entity_get (campaign (fixture), FORCON_ENTITY_SECTOR, find (fixture, FORCON_ENTITY_SECTOR, key),
                                    &record));
  return record.SECTOR;
}

G_GNUC_UNUSED static void
choose_tool (const Fixture *fixture, gint tool)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "map.tool", "i", tool));
  app_settle ();
}

G_GNUC_UNUSED static void
enter_names (const Fixture *fixture, const char *text)
{
  gtk_editable_set_text (fixture->page->names, text);
  g_signal_emit_by_name (fixture->page->names, "activate");
  app_settle ();
}

/* The middle of a place of the grid, px. */
G_GNUC_UNUSED static void
on_screen (const Fixture *fixture, gint column, gint row, double *x, double *y)
{
  gint across, down;

  forcon_grid_to_point (FORCON_GRID_HEX, column, row + 2, &across, &down);
  down -= 173;
  forcon_camera_to_screen (forcon_canvas_camera (fixture->page->map),
                           forcon_map_model_place (forcon_map_view_model (fixture->page->map), across, down), x, y);
}

/* Drags from one place of the grid to another; a press where both are one. */
G_GNUC_UNUSED static void
drag (const Fixture *fixture, gint column, gint row, gint to_column, gint to_row)
{
  GtkEventController *dragging = app_controller (fixture->page->map, GTK_TYPE_GESTURE_DRAG);
  double x, y, end_x, end_y;

  on_screen (fixture, column, row, &x, &y);
  on_screen (fixture, to_column, to_row, &end_x, &end_y);
  /* Below the formations, in the lower corner of the sector. */
  y += 4;
  g_signal_emit_by_name (dragging, "drag-begin", x, y);
  if (x != end_x || y - 4 != end_y)
    {
      g_signal_emit_by_name (dragging, "drag-update", 12.0, 0.0);
      g_signal_emit_by_name (dragging, "drag-update", end_x - x, end_y - y);
    }
  g_signal_emit_by_name (dragging, "drag-end", end_x - x, end_y - y);
  app_settle ();
}

G_GNUC_UNUSED static GtkWidget *
row (const Fixture *fixture, const char *title)
{
  GtkWidget *sheet = app_find (fixture->window, FORCON_TYPE_PROPERTY_SHEET, NULL);
  GtkWidget *label = app_find_shown (sheet, GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, ADW_TYPE_PREFERENCES_ROW);
}

G_GNUC_UNUSED static void
type (const Fixture *fixture, const char *title, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, title)), text);
  g_signal_emit_by_name (row (fixture, title), "entry-activated");
  app_settle ();
}

G_GNUC_UNUSED static void
press_key (const Fixture *fixture, guint value, GdkModifierType state)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (app_controller (fixture->page->map, GTK_TYPE_EVENT_CONTROLLER_KEY),
                         "key-pressed", value, 0, state, &taken);
  g_assert_true (taken);
  app_settle ();
}

G_GNUC_UNUSED static void
choose_sector (const Fixture *fixture, const char *key)
{
  forcon_game_select (fixture->game, FORCON_ENTITY_SECTOR, find (fixture, FORCON_ENTITY_SECTOR, key));
  app_settle ();
}
