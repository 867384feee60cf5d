/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be placed on the map while it is edited: a list beside it, from which is chosen and dragged. */
#include "app/map/map-page-edit.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"

/* In the order of the palette. */
static const ForconMapTool tools[] = {
  { FORCON_MAP_EDIT_MOVE, FORCON_ENTITY_SECTOR, 0, FALSE, N_ ("Select and Move"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_SECTOR, 0, FALSE, N_ ("Sector"), 0 },
  { FORCON_MAP_EDIT_JOIN, FORCON_ENTITY_BORDER, 0, FALSE, N_ ("Neighbours"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_PLANET, FALSE, N_ ("Planet"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_STAR, FALSE, N_ ("Star"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_MOON, FALSE, N_ ("Moon"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_ASTEROID_BELT, FALSE, N_ ("Asteroid Belt"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_STATION, FALSE, N_ ("Station"), 0 },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, FALSE, N_ ("Tunnel Mouth"), 0 },
  { FORCON_MAP_EDIT_JOIN, FORCON_ENTITY_BORDER, 0, TRUE, N_ ("Tunnel"), GDK_KEY_t },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_OBJECT, FORCON_SECTOR_OBJECT_HAZARD, FALSE, N_ ("Hazard"), GDK_KEY_z },
  { FORCON_MAP_EDIT_PLACE, FORCON_ENTITY_MINEFIELD, 0, FALSE, N_ ("Minefield"), GDK_KEY_n },
};

const ForconMapTool *
forcon_map_page_tool (ForconMapPage *self)
{
  return &tools[self->tool];
}

void
forcon_map_page_show_tool (ForconMapPage *self)
{
  gboolean editing = self->game != NULL && forcon_game_editing (self->game);
  g_autoptr (GArray) places = NULL;
  const ForconMapModel *model = forcon_map_view_model (self->map);

  if (editing && self->preview != NULL)
    {
      places = forcon_map_page_preview_places (self);
      forcon_map_view_set_edit (self->map, FORCON_MAP_EDIT_PREVIEW, places);
      return;
    }
  places = g_array_new (FALSE, FALSE, sizeof (ForconPoint));
  for (guint i = 0; editing && model != NULL && i < self->spots->len; i++)
    {
      ForconPoint spot = g_array_index (self->spots, ForconPoint, i);
      ForconPoint place = forcon_map_page_point_of (self, spot.x, spot.y);

      g_array_append_val (places, place);
    }
  forcon_map_view_set_edit (self->map, editing ? tools[self->tool].edit : FORCON_MAP_EDIT_OFF, places);
  if (tools[self->tool].entity == FORCON_ENTITY_OBJECT)
    g_object_set (self->names, "placeholder-text", _ ("Names with commas: they are placed into the chosen sector"),
                  NULL);
  else
    g_object_set (self->names, "placeholder-text",
                  _ ("Names of sectors: a comma goes on to the right, a semicolon begins the next row"), NULL);
}

static void
on_tool_selected (ForconMapPage *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  self->tool = (guint) gtk_list_box_row_get_index (row);
  forcon_map_page_show_tool (self);
}

static void
choose_tool (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->palette, g_variant_get_int32 (parameter));

  if (row != NULL && forcon_game_editing (self->game))
    gtk_list_box_select_row (self->palette, row);
}

/* Enter on the palette leads to the map, where it places the thing. */
static void
on_tool_activated (ForconMapPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/* A thing is dragged from the palette to where it is let go. */
static GdkContentProvider *
on_tool_dragged (GtkDragSource *source, double x, double y, GtkListBoxRow *row)
{
  gint tool = gtk_list_box_row_get_index (row);

  return tools[tool].edit == FORCON_MAP_EDIT_PLACE ? gdk_content_provider_new_typed (G_TYPE_INT, tool) : NULL;
}

static gboolean
on_tool_dropped (GtkDropTarget *target, const GValue *value, double x, double y, ForconMapPage *self)
{
  gint tool = g_value_get_int (value);
  const ForconMapModel *model = forcon_map_view_model (self->map);
  ForconPoint point = forcon_camera_to_table (forcon_canvas_camera (self->map), x, y);

  if (model == NULL || self->preview != NULL || !forcon_game_editing (self->game) || tool < 0
      || tool >= (gint) G_N_ELEMENTS (tools))
    return FALSE;
  gtk_list_box_select_row (self->palette, gtk_list_box_get_row_at_index (self->palette, tool));
  forcon_map_page_place (self, forcon_map_sector_at (model, point).value, forcon_map_view_place_at (self->map, point),
                         point);
  return TRUE;
}

static char *
key_of_tool (guint tool)
{
  if (tools[tool].key != 0)
    return g_strdup_printf ("⇧%c", g_ascii_toupper ((gchar) tools[tool].key));
  return tool < 9 ? g_strdup_printf ("%u", tool + 1) : g_strdup ("");
}

void
forcon_map_page_fill_palette (ForconMapPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (on_tool_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (target));
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *label = gtk_label_new (_ (tools[i].label));
      GtkDragSource *source = gtk_drag_source_new ();
      g_autofree char *keys = key_of_tool (i);
      GtkWidget *key = gtk_label_new (keys);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_add_css_class (key, "forcon-faint");
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (box), key);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (tools[i].label), -1);
      gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
      g_signal_connect (source, "prepare", G_CALLBACK (on_tool_dragged), row);
      gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
      gtk_list_box_append (self->palette, row);
    }
  gtk_list_box_select_row (self->palette, gtk_list_box_get_row_at_index (self->palette, 0));
}

/* Where Enter makes the mouth of a tunnel in the chosen sector. */
static void
begin_mouth (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (gint i = 0; i < (gint) G_N_ELEMENTS (tools); i++)
    if (tools[i].edit == FORCON_MAP_EDIT_PLACE && tools[i].entity == FORCON_ENTITY_OBJECT
        && tools[i].kind == FORCON_SECTOR_OBJECT_TUNNEL_MOUTH)
      gtk_widget_activate_action (widget, "map.tool", "i", i);
  gtk_widget_activate_action (widget, "map.focus", NULL);
}

void
forcon_map_page_bind_palette (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_tool_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_tool_activated);
  gtk_widget_class_install_action (widget_class, "map.tool", "i", choose_tool);
  gtk_widget_class_install_action (widget_class, "map.begin-mouth", NULL, begin_mouth);
  for (gint i = 0; i < (gint) G_N_ELEMENTS (tools); i++)
    if (tools[i].key != 0)
      gtk_widget_class_add_binding_action (widget_class, tools[i].key, GDK_SHIFT_MASK, "map.tool", "i", i);
    else if (i < 9)
      gtk_widget_class_add_binding_action (widget_class, (guint) (GDK_KEY_1 + i), 0, "map.tool", "i", i);
}
