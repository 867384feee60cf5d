/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ships-editor-private.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/fleet-edits.h"
#include "app/fleets/ship-row.h"
#include "app/game/game-edit.h"
#include "app/widgets/actions.h"
#include "app/widgets/short-list.h"
#include "base/text.h"

G_DEFINE_FINAL_TYPE (ForconShipsEditor, forcon_ships_editor, FORCON_TYPE_PANEL)

gboolean
forcon_ships_editor_get_formation (ForconShipsEditor *self, const char *word, ForconEntityRecord *record)
{
  return forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_FORMATION,
                            forcon_fleet_edit_find (self->game, FORCON_ENTITY_FORMATION, word), record);
}

static ForconShipRow *
row_at (ForconShipsEditor *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (gint) index);

  return row == NULL ? NULL : FORCON_SHIP_ROW (row);
}

static void
on_sector (ForconShipsEditor *self)
{
  guint chosen = gtk_drop_down_get_selected (self->sector);

  if (forcon_panel_is_filling (self) || self->formation == NULL || chosen == GTK_INVALID_LIST_POSITION)
    return;
  forcon_fleet_edit_set (self->game, FORCON_ENTITY_FORMATION, self->formation, "sector",
                         chosen == 0 ? "" : forcon_fleet_edit_word (self->game, FORCON_ENTITY_SECTOR, chosen));
}

/* The formation of the row is where new ships go; its admiral gets new formations. */
static void
remember_place (ForconShipsEditor *self, const ForconShipRowFacts *facts)
{
  ForconEntityRecord record;

  if (facts->entity == FORCON_ENTITY_ADMIRAL)
    {
      self->admiral = facts->word;
      if (forcon_ships_editor_get_formation (self, self->formation, &record)
          && record.FORMATION.admiral.value != forcon_fleet_edit_find (self->game, FORCON_ENTITY_ADMIRAL, facts->word))
        self->formation = NULL;
    }
  else if (facts->formation != NULL && forcon_ships_editor_get_formation (self, facts->formation, &record))
    {
      self->formation = facts->formation;
      self->admiral = forcon_fleet_edit_word (self->game, FORCON_ENTITY_ADMIRAL, record.FORMATION.admiral.value);
    }
}

static void
fill_sectors (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  ForconEntityRecord record;
  gboolean has = forcon_ships_editor_get_formation (self, self->formation, &record);

  gtk_string_list_append (names, C_ ("formation", "nowhere yet"));
  for (guint i = 1; i <= campaign->sectors->len; i++)
    gtk_string_list_append (names, forcon_name (g_array_index (campaign->sectors, ForconSector, i - 1).name));
  gtk_drop_down_set_model (self->sector, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->sector, has ? record.FORMATION.sector.value : 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->sector), has);
}

static void
on_selected (ForconShipsEditor *self)
{
  ForconEntity entity = FORCON_ENTITY_SHIP;
  ForconShipRow *row;

  if (forcon_panel_is_filling (self) || forcon_game_campaign (self->game) == NULL)
    return;
  g_ptr_array_set_size (self->chosen, 0);
  for (guint i = 0; (row = row_at (self, i)) != NULL; i++)
    if (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row)) && forcon_ship_row_facts (row)->word != NULL)
      {
        g_ptr_array_add (self->chosen, (gpointer) forcon_ship_row_facts (row)->word);
        remember_place (self, forcon_ship_row_facts (row));
        entity = forcon_ship_row_facts (row)->entity;
      }
  forcon_panel_begin_fill (self);
  fill_sectors (self);
  forcon_panel_end_fill (self);
  forcon_ships_editor_show_preview (self);
  /* What is selected here is what its properties are shown of beside the page. */
  if (self->chosen->len == 1)
    forcon_game_select (self->game, entity,
                        forcon_fleet_edit_find (self->game, entity, g_ptr_array_index (self->chosen, 0)));
}

static void
on_activated (ForconShipsEditor *self, ForconShipRow *row)
{
  forcon_ship_row_rename (row);
}

static void
on_renamed (ForconShipsEditor *self, const char *name, ForconShipRow *row)
{
  const ForconShipRowFacts *facts = forcon_ship_row_facts (row);

  forcon_fleet_edit_set (self->game, facts->entity, facts->word, "name", name);
}

/* Moves what is selected, or a row that is none of it. */

/* Returns: (transfer full) (element-type utf8): the words of the ships to move when one of them is taken hold of */
static GPtrArray *
ships_with (ForconShipsEditor *self, const char *word)
{
  GPtrArray *words = g_ptr_array_new ();
  ForconShipRow *row;

  for (guint i = 0; (row = row_at (self, i)) != NULL; i++)
    if (forcon_ship_row_facts (row)->entity == FORCON_ENTITY_SHIP
        && g_ptr_array_find (self->chosen, forcon_ship_row_facts (row)->word, NULL))
      g_ptr_array_add (words, (gpointer) forcon_ship_row_facts (row)->word);
  if (word != NULL && !g_ptr_array_find (words, word, NULL))
    {
      g_ptr_array_set_size (words, 0);
      g_ptr_array_add (words, (gpointer) word);
    }
  return words;
}

static void
drop_ships (ForconShipsEditor *self, const char *word, const ForconShipRowFacts *target)
{
  g_autoptr (GPtrArray) words = ships_with (self, word);
  const char *formation = target->formation;
  guint rank = target->entity == FORCON_ENTITY_SHIP && target->rank >= 0 ? (guint) target->rank : G_MAXUINT;
  guint run = forcon_game_begin_edits (self->game);

  for (guint i = 0; i < words->len; i++)
    forcon_fleet_edit_place (self->game, g_ptr_array_index (words, i), formation, rank == G_MAXUINT ? rank : rank + i);
  forcon_game_end_edits (self->game, run);
}

static void
on_dragged (ForconShipsEditor *self, ForconShipRow *dragged, ForconShipRow *onto)
{
  const ForconShipRowFacts *what = forcon_ship_row_facts (dragged);
  const ForconShipRowFacts *target = forcon_ship_row_facts (onto);
  ForconEntityRecord record;
  const char *admiral = target->entity == FORCON_ENTITY_ADMIRAL ? target->word : NULL;

  if (what->entity == FORCON_ENTITY_SHIP && admiral == NULL)
    {
      drop_ships (self, what->word, target);
      return;
    }
  if (what->entity != FORCON_ENTITY_FORMATION)
    return;
  if (admiral == NULL && forcon_ships_editor_get_formation (self, target->formation, &record))
    admiral = forcon_fleet_edit_word (self->game, FORCON_ENTITY_ADMIRAL, record.FORMATION.admiral.value);
  if (admiral != NULL)
    forcon_fleet_edit_set (self->game, FORCON_ENTITY_FORMATION, what->word, "admiral", admiral);
}

static void
move_ships (ForconShipsEditor *self, int step)
{
  g_autoptr (GPtrArray) words = ships_with (self, NULL);
  guint run;

  if (words->len == 0)
    return;
  run = forcon_game_begin_edits (self->game);
  for (guint i = 0; i < words->len; i++)
    if (!forcon_fleet_edit_order (self->game, g_ptr_array_index (words, step < 0 ? i : words->len - 1 - i), step))
      break;
  forcon_game_end_edits (self->game, run);
}

static void
move_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_ships (FORCON_SHIPS_EDITOR (widget), -1);
}

static void
move_down (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_ships (FORCON_SHIPS_EDITOR (widget), 1);
}

static void
rename_row (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconShipsEditor *self = FORCON_SHIPS_EDITOR (widget);
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  if (row != NULL)
    forcon_ship_row_rename (FORCON_SHIP_ROW (row));
}

/* Ships before the formations that they are in: those are empty then. */
static void
remove_rows (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const ForconEntity order[] = { FORCON_ENTITY_SHIP, FORCON_ENTITY_FORMATION, FORCON_ENTITY_ADMIRAL };
  ForconShipsEditor *self = FORCON_SHIPS_EDITOR (widget);
  g_autoptr (GArray) rows = forcon_ship_row_facts_of_fleet (forcon_game_campaign (self->game));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  guint run;

  /* In an entry the key is the entry's own. */
  if (focus == NULL || GTK_IS_EDITABLE (focus))
    return;
  run = forcon_game_begin_edits (self->game);
  for (gsize k = 0; k < G_N_ELEMENTS (order); k++)
    for (guint i = 0; i < rows->len; i++)
      {
        const ForconShipRowFacts *facts = &g_array_index (rows, ForconShipRowFacts, i);

        if (facts->entity == order[k] && facts->word != NULL && g_ptr_array_find (self->chosen, facts->word, NULL))
          forcon_fleet_edit_remove (self->game, facts->entity, facts->word);
      }
  forcon_game_end_edits (self->game, run);
}

/* Filling */

static ForconShipRow *
append_row (ForconShipsEditor *self)
{
  GtkWidget *row = forcon_ship_row_new ();

  g_signal_connect_object (row, "renamed", G_CALLBACK (on_renamed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "dragged", G_CALLBACK (on_dragged), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, row);
  return FORCON_SHIP_ROW (row);
}

/* What was selected is selected where it lies now; so is the row that has the focus. */
static void
fill_rows (ForconShipsEditor *self)
{
  g_autoptr (GArray) rows = forcon_ship_row_facts_of_fleet (forcon_game_campaign (self->game));
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  const char *focus = focused == NULL ? NULL : forcon_ship_row_facts (FORCON_SHIP_ROW (focused))->word;

  for (guint i = 0; i < rows->len; i++)
    {
      ForconShipRow *row = row_at (self, i);
      const char *word = g_array_index (rows, ForconShipRowFacts, i).word;

      if (row == NULL)
        row = append_row (self);
      forcon_ship_row_show (row, &g_array_index (rows, ForconShipRowFacts, i));
      if (word != NULL && g_ptr_array_find (self->chosen, word, NULL))
        gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
      else
        gtk_list_box_unselect_row (self->list, GTK_LIST_BOX_ROW (row));
      if (focus != NULL && word == focus && GTK_WIDGET (row) != focused)
        gtk_widget_grab_focus (GTK_WIDGET (row));
    }
  while (row_at (self, rows->len) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row_at (self, rows->len)));
}

/* Where nothing is selected yet, the first admiral's first formation is what is gone on with. */
static void
find_place (ForconShipsEditor *self)
{
  ForconEntityRecord record;

  if (forcon_fleet_edit_find (self->game, FORCON_ENTITY_FORMATION, self->formation) == 0)
    self->formation = NULL;
  if (forcon_fleet_edit_find (self->game, FORCON_ENTITY_SHIP, self->like) == 0)
    self->like = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, 1);
  if (forcon_fleet_edit_find (self->game, FORCON_ENTITY_ADMIRAL, self->admiral) != 0)
    return;
  self->admiral = forcon_fleet_edit_word (self->game, FORCON_ENTITY_ADMIRAL, 1);
  if (!forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_FORMATION, 1, &record))
    return;
  self->formation = record.FORMATION.word;
  g_ptr_array_add (self->chosen, (gpointer) record.FORMATION.word);
}

static void
refresh (ForconPanel *panel)
{
  ForconShipsEditor *self = FORCON_SHIPS_EDITOR (panel);

  if (forcon_game_campaign (self->game) == NULL)
    return;
  find_place (self);
  fill_rows (self);
  fill_sectors (self);
  forcon_ships_editor_show_preview (self);
}

void
forcon_ships_editor_choose (ForconShipsEditor *self, const char *word)
{
  ForconShipRow *row;

  g_return_if_fail (FORCON_IS_SHIPS_EDITOR (self));
  g_ptr_array_set_size (self->chosen, 0);
  g_ptr_array_add (self->chosen, (gpointer) g_intern_string (word));
  forcon_panel_refresh (self);
  for (guint i = 0; (row = row_at (self, i)) != NULL; i++)
    if (g_strcmp0 (forcon_ship_row_facts (row)->word, word) == 0)
      {
        remember_place (self, forcon_ship_row_facts (row));
        if (gtk_widget_get_mapped (GTK_WIDGET (row)))
          gtk_widget_grab_focus (GTK_WIDGET (row));
      }
  forcon_panel_refresh (self);
}

static void
forcon_ships_editor_finalize (GObject *object)
{
  g_ptr_array_unref (FORCON_SHIPS_EDITOR (object)->chosen);
  g_clear_pointer (&FORCON_SHIPS_EDITOR (object)->ready, forcon_campaign_free);
  G_OBJECT_CLASS (forcon_ships_editor_parent_class)->finalize (object);
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  static const ForconKey keys[] = {
    { GDK_KEY_Up, GDK_ALT_MASK, "ships.up" },
    { GDK_KEY_Down, GDK_ALT_MASK, "ships.down" },
    { GDK_KEY_F2, 0, "ships.rename" },
    { GDK_KEY_Delete, 0, "ships.remove" },
  };

  gtk_widget_class_install_action (widget_class, "ships.up", NULL, move_up);
  gtk_widget_class_install_action (widget_class, "ships.down", NULL, move_down);
  gtk_widget_class_install_action (widget_class, "ships.rename", NULL, rename_row);
  gtk_widget_class_install_action (widget_class, "ships.remove", NULL, remove_rows);
  forcon_actions_bind_keys (widget_class, keys, G_N_ELEMENTS (keys));
}

static void
forcon_ships_editor_class_init (ForconShipsEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_ships_editor_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconShipsEditor, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/ships-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconShipsEditor, new_formation);
  gtk_widget_class_bind_template_child (widget_class, ForconShipsEditor, sector);
  gtk_widget_class_bind_template_child (widget_class, ForconShipsEditor, new_ships);
  gtk_widget_class_bind_template_child (widget_class, ForconShipsEditor, preview);
  gtk_widget_class_bind_template_child (widget_class, ForconShipsEditor, list);
  gtk_widget_class_bind_template_callback (widget_class, on_sector);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  forcon_ships_editor_bind_new (widget_class);
  install_keys (widget_class);
}

static void
forcon_ships_editor_init (ForconShipsEditor *self)
{
  self->chosen = g_ptr_array_new ();
  forcon_panel_begin_fill (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  forcon_short_list_search (self->sector);
  forcon_panel_end_fill (self);
}
