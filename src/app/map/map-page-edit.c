/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The map while it is edited: a palette of what can be placed, sectors that are dragged and joined, and a line in which
 * many names make as many things. Each deed is a command, or a run of commands that is undone as one.
 */
#include "app/map/map-page-edit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/game/game-edit.h"
#include "app/widgets/toast.h"
#include "campaign/editing/other-names.h"
#include "campaign/state/campaign-words.h"
#include "render/map/map-places.h"

/* What the palette offers, in its order. @kind: of an object; @key: with Shift, where digits have come to an end. */
static const struct {
  ForconMapEdit edit;
  ForconEntity entity;
  ForconSectorObjectKind kind;
  gboolean tunnel;
  const char *label;
  guint key;
} tools[] = {
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

/* Adding */

/* "Sector 3": the first such name that nothing has. */
static char *
free_name (ForconMapPage *self, ForconEntity entity, const char *what)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  for (guint i = 1;; i++)
    {
      /* Translators: a kind of thing on the map, such as "Sector", and a number: how it is called for the time being.
       * */
      g_autofree char *name = g_strdup_printf (C_ ("name on the map", "%1$s %2$u"), what, i);
      gboolean taken = FALSE;

      for (guint place = 1; place <= forcon_entity_count (campaign, entity) && !taken; place++)
        {
          ForconEntityRecord record;

          forcon_entity_get (campaign, entity, place, &record);
          taken = g_strcmp0 (entity == FORCON_ENTITY_SECTOR ? record.SECTOR.name : record.OBJECT.name, name) == 0;
        }
      if (!taken)
        return g_steal_pointer (&name);
    }
}

/* Splits "a1: Cold Harbour" into the word of files and the name; without a word it is made of the name. */
static char *
values_of_name (const char *text)
{
  const char *colon = strchr (text, ':');
  gsize length = colon == NULL ? 0 : (gsize) (colon - text);

  if (length > 0 && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == length)
    {
      g_autofree char *name = g_strstrip (g_strdup (colon + 1));

      return g_strdup_printf ("id=%.*s\nname=%s", (int) length, text, name);
    }
  return g_strdup_printf ("name=%s", text);
}

/* Adds what has a name, behind which other names may stand after "=". Returns: whether it is there */
static gboolean
add_named (ForconMapPage *self, ForconEntity entity, const char *values, const char *other)
{
  guint run = forcon_game_begin_edits (self->game);
  guint place = forcon_game_add (self->game, entity, values);

  if (place != 0 && other != NULL)
    forcon_game_set_other_names (self->game, entity, place, other, FALSE);
  forcon_game_end_edits (self->game, run);
  return place != 0;
}

static gboolean
add_sector (ForconMapPage *self, const char *name, gint across, gint down)
{
  g_autofree char *other = NULL;
  g_autofree char *made
      = name == NULL ? free_name (self, FORCON_ENTITY_SECTOR, _ ("Sector")) : forcon_take_other_names (name, &other);
  g_autofree char *named = values_of_name (made);
  g_autofree char *place = NULL;
  g_autofree char *values = NULL;
  guint run = forcon_game_begin_run (self->game);
  gboolean done = forcon_map_page_make_room (self, &across, &down);

  if (done)
    {
      place = forcon_map_page_values_of_place (self, across, down);
      values = g_strdup_printf ("%s\n%s", named, place);
      done = add_named (self, FORCON_ENTITY_SECTOR, values, other);
    }
  forcon_game_end_run (self->game, run, FORCON_NO_CLASH);
  return done;
}

/* Adds what the tool places into a sector. */
static gboolean
add_thing (ForconMapPage *self, guint tool, const char *name, ForconSectorId sector)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const char *where = sector.value == 0 ? NULL : forcon_campaign_word_of (campaign, FORCON_FIELD_SECTOR, sector.value);
  g_autofree char *other = NULL;
  g_autofree char *made = NULL;
  g_autofree char *named = NULL;
  g_autofree char *values = NULL;

  if (where == NULL)
    {
      forcon_toast_say (GTK_WIDGET (self), _ ("Choose the sector first in which it lies"));
      return FALSE;
    }
  if (tools[tool].entity == FORCON_ENTITY_MINEFIELD)
    {
      const char *admiral = forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, 1);

      values = g_strdup_printf ("sector=%s\ncount=1%s%s", where,
                                admiral == NULL ? "" : "\nadmiral=", admiral == NULL ? "" : admiral);
    }
  else
    {
      made = name == NULL ? free_name (self, FORCON_ENTITY_OBJECT, _ (tools[tool].label))
                          : forcon_take_other_names (name, &other);
      named = values_of_name (made);
      values
          = g_strdup_printf ("%s\nkind=%s\nsector=%s", named, forcon_sector_object_to_word (tools[tool].kind), where);
    }
  return add_named (self, tools[tool].entity, values, other);
}

static void
name_it (ForconMapPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.name-entity", NULL);
}

/* Names in a line */

/* Names of sectors, row by row: “;” ends a row, and no name between two commas leaves a place free. */
static void
add_sectors (ForconMapPage *self, const char *text)
{
  g_auto (GStrv) rows = g_strsplit_set (text, ";\n", -1);
  gint step = forcon_map_page_is_grid (self) ? 1 : FORCON_MAP_FREE_STEP;
  gint first, across, down;

  forcon_map_page_next_place (self, &first, &down);
  for (char **row = rows; *row != NULL; row++, down += step)
    {
      g_auto (GStrv) names = g_strsplit (*row, ",", -1);

      across = first;
      for (char **name = names; *name != NULL; name++, across += step)
        {
          if (*g_strstrip (*name) == '\0')
            continue;
          while (forcon_map_page_sector_on (forcon_game_campaign (self->game), across, down) != 0)
            across += step;
          if (!add_sector (self, *name, across, down))
            return;
        }
    }
}

static void
add_names (ForconMapPage *self, const char *text)
{
  guint tool = self->tool;
  ForconSectorId sector = forcon_game_focus (self->game)->sector;
  g_auto (GStrv) names = NULL;

  if (tools[tool].entity != FORCON_ENTITY_OBJECT)
    {
      add_sectors (self, text);
      return;
    }
  names = g_strsplit_set (text, ",;\n", -1);
  for (char **name = names; *name != NULL; name++)
    if (*g_strstrip (*name) != '\0' && !add_thing (self, tool, *name, sector))
      return;
}

static void
on_names_entered (ForconMapPage *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->names));
  guint run;

  if (*g_strstrip (text) == '\0' || !forcon_game_editing (self->game))
    return;
  run = forcon_game_begin_edits (self->game);
  add_names (self, text);
  forcon_game_end_edits (self->game, run);
  gtk_editable_set_text (self->names, "");
}

/* What is done on the map */

static void
place_thing (ForconMapPage *self, guint sector, guint spot, ForconPoint point)
{
  gint across, down;
  gboolean done;

  if (tools[self->tool].entity != FORCON_ENTITY_SECTOR)
    done = add_thing (self, self->tool, NULL, (ForconSectorId){ (guint16) sector });
  else if (spot != 0)
    {
      ForconPoint place = g_array_index (self->spots, ForconPoint, spot - 1);

      done = add_sector (self, NULL, place.x, place.y);
    }
  else if (sector == 0 && !forcon_map_page_is_grid (self) && !forcon_point_equal (point, (ForconPoint){ 0, 0 }))
    {
      forcon_map_page_place_under (self, point, &across, &down);
      done = add_sector (self, NULL, across, down);
    }
  else if (sector != 0 && !forcon_point_equal (point, (ForconPoint){ 0, 0 }))
    {
      forcon_game_select (self->game, FORCON_ENTITY_SECTOR, sector);
      return;
    }
  else
    {
      forcon_map_page_next_place (self, &across, &down);
      done = add_sector (self, NULL, across, down);
    }
  if (done)
    name_it (self);
}

static void
move_sector (ForconMapPage *self, guint sector, ForconPoint point)
{
  g_autofree char *values = NULL;
  gint across, down;
  guint run;

  if (!forcon_map_page_place_under (self, point, &across, &down))
    {
      forcon_toast_say (GTK_WIDGET (self), _ ("The grid ends there"));
      return;
    }
  if (forcon_map_page_sector_on (forcon_game_campaign (self->game), across, down) == sector)
    return;
  run = forcon_game_begin_run (self->game);
  if (forcon_map_page_make_room (self, &across, &down))
    {
      values = forcon_map_page_values_of_place (self, across, down);
      forcon_game_change (self->game, FORCON_ENTITY_SECTOR, sector, values, NULL);
    }
  forcon_game_end_run (self->game, run, FORCON_NO_CLASH);
}

/* Two sectors become neighbours, or are none any more. */
static void
join (ForconMapPage *self, guint one, guint two)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *values = NULL;

  if (one == 0 || two == 0 || one == two)
    return;
  for (guint i = 1; i <= campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i - 1);

      if (forcon_border_beyond (border, (ForconSectorId){ (guint16) one }).value != two
          || forcon_campaign_border_by_grid (campaign, border))
        continue;
      if (forcon_game_remove (self->game, FORCON_ENTITY_BORDER, i))
        forcon_game_select (self->game, FORCON_ENTITY_SECTOR, one);
      return;
    }
  values = g_strdup_printf ("one=%s\ntwo=%s\ntunnel=%s", forcon_campaign_word_of (campaign, FORCON_FIELD_SECTOR, one),
                            forcon_campaign_word_of (campaign, FORCON_FIELD_SECTOR, two),
                            tools[self->tool].tunnel ? "yes" : "no");
  if (forcon_game_add (self->game, FORCON_ENTITY_BORDER, values) != 0)
    forcon_game_select (self->game, FORCON_ENTITY_SECTOR, one);
}

/* What a sign on the map is of. Returns: its place, or 0 */
static guint
find_sign (ForconMapPage *self, guint sign, ForconEntity *entity)
{
  const ForconMapModel *model = forcon_map_view_model (self->map);
  const ForconMapSign *what = &g_array_index (model->signs, ForconMapSign, sign - 1);

  *entity = what->feature ? FORCON_ENTITY_OBJECT : FORCON_ENTITY_MINEFIELD;
  for (guint i = 1; i <= forcon_entity_count (forcon_game_campaign (self->game), *entity); i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (forcon_game_campaign (self->game), *entity, i, &record);
      if (what->feature ? FORCON_ID_EQUAL (record.OBJECT.sector, what->sector) && record.OBJECT.kind == what->kind
                              && g_strcmp0 (record.OBJECT.name, what->name) == 0
                        : FORCON_ID_EQUAL (record.MINEFIELD.sector, what->sector)
                              && record.MINEFIELD.charge == what->charge && record.MINEFIELD.count == what->count)
        return i;
    }
  return 0;
}

static void
select_sign (ForconMapPage *self, guint sign)
{
  ForconEntity entity;
  guint place = find_sign (self, sign, &entity);

  if (place != 0)
    forcon_game_select (self->game, entity, place);
}

/* What lies in a sector goes to another one. */
static void
carry_sign (ForconMapPage *self, guint sector, guint sign)
{
  const char *word = forcon_campaign_word_of (forcon_game_campaign (self->game), FORCON_FIELD_SECTOR, sector);
  ForconEntity entity;
  guint place = find_sign (self, sign, &entity);

  if (place == 0 || word == NULL)
    return;
  forcon_game_change_property (self->game, entity, place, "sector", word, NULL);
  forcon_panel_flush ();
}

/* To the sector on that side, or a new one there. On hexagons upwards and downwards lean to the right. */
static void
step (ForconMapPage *self, guint sector, gint right, gint below)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gint unit = forcon_map_page_is_grid (self) ? 1 : FORCON_MAP_FREE_STEP;
  gint across, down;
  guint there;

  if (sector == 0)
    {
      forcon_map_page_next_place (self, &across, &down);
      if (add_sector (self, NULL, across, down))
        name_it (self);
      return;
    }
  forcon_map_page_place_of (campaign, sector, &across, &down);
  across += right * unit + (campaign->progress.grid == FORCON_GRID_HEX && below != 0 ? down % 2 : 0);
  down += below * unit;
  there = forcon_map_page_sector_on (campaign, across, down);
  if (there != 0)
    forcon_game_select (self->game, FORCON_ENTITY_SECTOR, there);
  else
    add_sector (self, NULL, across, down);
}

static void
on_edited (ForconMapPage *self, guint deed, guint sector, guint other, gint x, gint y)
{
  if (self->preview != NULL)
    return;
  switch ((ForconMapDeed) deed)
    {
    case FORCON_MAP_DEED_PLACE:
      place_thing (self, sector, other, (ForconPoint){ x, y });
      break;
    case FORCON_MAP_DEED_MOVE:
      move_sector (self, sector, (ForconPoint){ x, y });
      break;
    case FORCON_MAP_DEED_JOIN:
      join (self, sector, other);
      break;
    case FORCON_MAP_DEED_SIGN:
      select_sign (self, other);
      break;
    case FORCON_MAP_DEED_CARRY:
      carry_sign (self, sector, other);
      break;
    case FORCON_MAP_DEED_STEP:
    default:
      step (self, sector, x, y);
      break;
    }
}

/* The next of what is selected: beside its sector, or in the same one; its name is typed at once. */
static void
add_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  if (forcon_game_editing (self->game))
    place_thing (self, forcon_game_focus (self->game)->sector.value, 0, (ForconPoint){ 0, 0 });
}

static void
focus_map (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (FORCON_MAP_PAGE (widget)->map));
}

/* Where there is nothing to save as yet, the key does nothing. */
static void
save_scenario (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (forcon_game_editing (FORCON_MAP_PAGE (widget)->game))
    gtk_widget_activate_action (widget, "win.save-scenario", NULL);
}

static void
focus_names (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (FORCON_MAP_PAGE (widget)->names));
}

void
forcon_map_page_drop_formation (ForconMapPage *self, guint formation, guint sector)
{
  guint place = forcon_game_place_of_formation (self->game, (ForconFormationId){ (guint16) formation });

  if (sector != 0 && place != 0)
    forcon_game_change_property (
        self->game, FORCON_ENTITY_FORMATION, place, "sector",
        forcon_campaign_word_of (forcon_game_campaign (self->game), FORCON_FIELD_SECTOR, sector), NULL);
}

/* The palette */

static void
show_tool (ForconMapPage *self)
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
  show_tool (self);
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
  place_thing (self, forcon_map_sector_at (model, point).value, forcon_map_view_place_at (self->map, point), point);
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

void
forcon_map_page_follow_edit (ForconMapPage *self)
{
  gboolean editing = forcon_game_editing (self->game);

  gtk_widget_set_visible (self->palette_box, editing);
  gtk_widget_set_visible (self->edit_bar, editing);
  gtk_widget_set_visible (GTK_WIDGET (self->layers), !editing);
  if (editing)
    forcon_map_page_find_spots (self);
  show_tool (self);
}

ForconMapModel *
forcon_map_page_edit_model (ForconMapPage *self)
{
  const ForconCampaign *previewed = forcon_map_page_previewed (self);
  ForconMapModel *model = forcon_map_model_truth (previewed != NULL ? previewed : forcon_game_campaign (self->game));

  forcon_map_model_widen (model);
  return model;
}

void
forcon_map_page_bind_edit (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_edited);
  gtk_widget_class_bind_template_callback (widget_class, on_tool_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_tool_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_names_entered);
  gtk_widget_class_install_action (widget_class, "map.add-next", NULL, add_next);
  gtk_widget_class_install_action (widget_class, "map.focus", NULL, focus_map);
  gtk_widget_class_install_action (widget_class, "map.names", NULL, focus_names);
  gtk_widget_class_install_action (widget_class, "map.save-scenario", NULL, save_scenario);
  gtk_widget_class_install_action (widget_class, "map.tool", "i", choose_tool);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "map.save-scenario", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, 0, "map.add-next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "win.remove-entity", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "win.name-entity", NULL);
  for (gint i = 0; i < (gint) G_N_ELEMENTS (tools); i++)
    if (tools[i].key != 0)
      gtk_widget_class_add_binding_action (widget_class, tools[i].key, GDK_SHIFT_MASK, "map.tool", "i", i);
    else if (i < 9)
      gtk_widget_class_add_binding_action (widget_class, (guint) (GDK_KEY_1 + i), 0, "map.tool", "i", i);
}
