/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The map while it is edited: sectors that are made, dragged and joined, what lies in them, and a line in which many
 * names make as many things. Each deed is a command, or a run of commands that is undone as one.
 */
#include "app/map/map-page-edit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/game/game-edit.h"
#include "app/widgets/toast.h"
#include "campaign/editing/other-names.h"
#include "campaign/state/campaign-words.h"
#include "render/map/map-places.h"

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
add_thing (ForconMapPage *self, const char *name, ForconSectorId sector)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconMapTool *tool = forcon_map_page_tool (self);
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
  if (tool->entity == FORCON_ENTITY_MINEFIELD)
    {
      const char *admiral = forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, 1);

      if (admiral == NULL)
        {
          forcon_toast_say_and_lead (GTK_WIDGET (self), _ ("A minefield is an admiral's, and there is none yet"),
                                     _ ("_Add an Admiral"), "win.new-power");
          return FALSE;
        }
      values = g_strdup_printf ("sector=%s\ncount=1\nadmiral=%s", where, admiral);
    }
  else
    {
      made = name == NULL ? free_name (self, FORCON_ENTITY_OBJECT, _ (tool->label))
                          : forcon_take_other_names (name, &other);
      named = values_of_name (made);
      values
          = g_strdup_printf ("%s\nkind=%s\nsector=%s", named, forcon_sector_object_to_word (tool->kind), where);
    }
  return add_named (self, tool->entity, values, other);
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
  const ForconMapTool *tool = forcon_map_page_tool (self);
  ForconSectorId sector = forcon_game_focus (self->game)->sector;
  g_auto (GStrv) names = NULL;

  if (tool->entity != FORCON_ENTITY_OBJECT)
    {
      add_sectors (self, text);
      return;
    }
  names = g_strsplit_set (text, ",;\n", -1);
  for (char **name = names; *name != NULL; name++)
    if (*g_strstrip (*name) != '\0' && !add_thing (self, *name, sector))
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

void
forcon_map_page_place (ForconMapPage *self, guint sector, guint spot, ForconPoint point)
{
  gint across, down;
  gboolean done;

  if (forcon_map_page_tool (self)->entity != FORCON_ENTITY_SECTOR)
    done = add_thing (self, NULL, (ForconSectorId){ (guint16) sector });
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
                            forcon_map_page_tool (self)->tunnel ? "yes" : "no");
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
      forcon_map_page_place (self, sector, other, (ForconPoint){ x, y });
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
    forcon_map_page_place (self, forcon_game_focus (self->game)->sector.value, 0, (ForconPoint){ 0, 0 });
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

void
forcon_map_page_follow_edit (ForconMapPage *self)
{
  gboolean editing = forcon_game_editing (self->game);

  gtk_widget_set_visible (self->palette_box, editing);
  gtk_widget_set_visible (self->edit_bar, editing);
  gtk_widget_set_visible (GTK_WIDGET (self->layers), !editing);
  if (editing)
    forcon_map_page_find_spots (self);
  forcon_map_page_show_tool (self);
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
  gtk_widget_class_bind_template_callback (widget_class, on_names_entered);
  gtk_widget_class_install_action (widget_class, "map.add-next", NULL, add_next);
  gtk_widget_class_install_action (widget_class, "map.focus", NULL, focus_map);
  gtk_widget_class_install_action (widget_class, "map.names", NULL, focus_names);
  gtk_widget_class_install_action (widget_class, "map.save-scenario", NULL, save_scenario);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "map.save-scenario", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, 0, "map.add-next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "win.remove-entity", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "win.name-entity", NULL);
  forcon_map_page_bind_palette (widget_class);
}
