/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ships-editor.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/fleet-edits.h"
#include "app/fleets/ship-row.h"
#include "app/game/game-edit.h"
#include "app/widgets/actions.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "campaign/editing/ship-classes.h"

#include <string.h>

struct _ForconShipsEditor {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkEntry *new_formation;
  GtkDropDown *sector;
  GtkEntry *new_ships;
  GtkLabel *preview;
  GtkListBox *list;

  /* By their words, interned: the formation that gets new ships, whose it is, and the class of the last new ships. */
  const char *formation;
  const char *admiral;
  const char *like;
  GPtrArray *chosen;
};

G_DEFINE_FINAL_TYPE (ForconShipsEditor, forcon_ships_editor, FORCON_TYPE_PANEL)

static guint
place_of (ForconShipsEditor *self, ForconEntity entity, const char *word)
{
  return word == NULL ? 0 : forcon_entity_find (forcon_game_campaign (self->game), entity, word);
}

static gboolean
get_formation (ForconShipsEditor *self, const char *word, ForconEntityRecord *record)
{
  return forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_FORMATION,
                            place_of (self, FORCON_ENTITY_FORMATION, word), record);
}

static ForconShipRow *
row_at (ForconShipsEditor *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (gint) index);

  return row == NULL ? NULL : FORCON_SHIP_ROW (row);
}

/* What new ships are and where they go, in words */

static char *
describe (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->new_ships));
  ForconEntityRecord formation;
  gboolean has = get_formation (self, self->formation, &formation);
  g_auto (ForconManyShips) ships = { 0 };
  ForconManyShipsVerdict verdict
      = forcon_many_ships_read (campaign, text, place_of (self, FORCON_ENTITY_SHIP, self->like), &ships);
  g_autofree char *names = NULL;

  if (!has)
    return g_strdup (campaign->admirals->len == 0 ? _ ("Add admirals first, then formations and ships.")
                                                  : _ ("Add a formation, or select one; new ships join it."));
  switch (verdict)
    {
    case FORCON_MANY_SHIPS_NO_CLASS:
      return g_strdup_printf (_ ("No class is called “%s”."), ships.wrong);
    case FORCON_MANY_SHIPS_TAKEN:
      return g_strdup_printf (_ ("Another ship is called “%s”."), ships.wrong);
    case FORCON_MANY_SHIPS_TOO_MANY:
      return g_strdup_printf (_ ("A formation has %u ships at most."), FORCON_FORMATION_SHIPS_MAX);
    case FORCON_MANY_SHIPS_NOTHING:
      /* Translators: a formation. */
      return g_strdup_printf (_ ("New ships join %s."), forcon_name (formation.FORMATION.name));
    case FORCON_MANY_SHIPS_READY:
    default:
      names = g_strjoinv (", ", ships.names);
      /* Translators: names of new ships, their class, the formation they join. */
      return g_strdup_printf (
          _ ("%1$s, of class %2$s, join %3$s."), names,
          forcon_name (forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) ships.like })->class_name),
          forcon_name (formation.FORMATION.name));
    }
}

static void
show_preview (ForconShipsEditor *self)
{
  g_autofree char *text = describe (self);

  gtk_label_set_label (self->preview, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->new_ships), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
on_ships_changed (ForconShipsEditor *self)
{
  if (!forcon_panel_is_filling (self) && forcon_game_campaign (self->game) != NULL)
    show_preview (self);
}

static void
on_new_ships (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_auto (ForconManyShips) ships = { 0 };
  const char *like;
  ForconManyShipsVerdict verdict
      = forcon_many_ships_read (campaign, gtk_editable_get_text (GTK_EDITABLE (self->new_ships)),
                                place_of (self, FORCON_ENTITY_SHIP, self->like), &ships);

  if (verdict != FORCON_MANY_SHIPS_READY || place_of (self, FORCON_ENTITY_FORMATION, self->formation) == 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->new_ships));
      return;
    }
  like = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, ships.like);
  if (!forcon_fleet_edit_many (self->game, like, (const char *const *) ships.names, self->formation))
    return;
  campaign = forcon_game_campaign (self->game);
  for (guint i = 1; i <= campaign->fleet->n_ships; i++)
    if (g_strcmp0 (forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) i })->name, ships.names[0]) == 0)
      self->like = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, i);
  gtk_editable_set_text (GTK_EDITABLE (self->new_ships), "");
}

/* Where the admiral's other formations are, or else nowhere yet. */
static const char *
usual_sector (ForconShipsEditor *self, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const char *sector = NULL;

  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); i++)
    {
      ForconEntityRecord record;

      if (forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, i, &record)
          && FORCON_ID_EQUAL (record.FORMATION.admiral, admiral) && !FORCON_ID_IS_NONE (record.FORMATION.sector))
        sector = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SECTOR, record.FORMATION.sector.value);
    }
  return sector;
}

/* The admiral whose name begins so, if there is only one. Returns: his place, or 0 */
static guint
find_admiral (ForconShipsEditor *self, const char *name)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *wanted = g_utf8_casefold (name, -1);
  guint found = 0;
  guint n = 0;

  for (guint i = 1; i <= campaign->admirals->len && *wanted != '\0'; i++)
    {
      const char *own = forcon_battle_side (campaign->fleet, (ForconSideId){ (guint16) i })->name;
      g_autofree char *folded = g_utf8_casefold (own, -1);
      g_autofree char *shown = g_utf8_casefold (forcon_name (own), -1);

      if (strstr (folded, wanted) == NULL && strstr (shown, wanted) == NULL)
        continue;
      found = i;
      n++;
    }
  return n == 1 ? found : 0;
}

/* Takes "admiral:" off. Returns: what follows */
static const char *
take_admiral (ForconShipsEditor *self, const char *text)
{
  const char *colon = strchr (text, ':');
  g_autofree char *name = colon == NULL ? NULL : g_strndup (text, (gsize) (colon - text));
  guint admiral = name == NULL ? 0 : find_admiral (self, g_strstrip (name));

  if (admiral == 0)
    return text;
  self->admiral = forcon_fleet_edit_word (self->game, FORCON_ENTITY_ADMIRAL, admiral);
  return colon + 1;
}

static void
on_new_formation (ForconShipsEditor *self)
{
  const char *text = take_admiral (self, gtk_editable_get_text (GTK_EDITABLE (self->new_formation)));
  guint admiral = place_of (self, FORCON_ENTITY_ADMIRAL, self->admiral);
  const char *sector = usual_sector (self, (ForconSideId){ (guint16) admiral });
  g_autofree char *name = forcon_fleet_edit_value ("name", text);
  g_autofree char *values
      = g_strdup_printf ("%s\nadmiral=%s%s%s", name, self->admiral == NULL ? "" : self->admiral,
                         sector == NULL ? "" : "\nsector=", sector == NULL ? "" : sector);
  const char *made;

  if (admiral == 0 || *text == '\0')
    {
      gtk_widget_error_bell (GTK_WIDGET (self->new_formation));
      return;
    }
  made = forcon_fleet_edit_add (self->game, FORCON_ENTITY_FORMATION, values);
  if (made == NULL)
    return;
  self->formation = made;
  g_ptr_array_set_size (self->chosen, 0);
  g_ptr_array_add (self->chosen, (gpointer) made);
  gtk_editable_set_text (GTK_EDITABLE (self->new_formation), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->new_ships));
  forcon_panel_refresh (self);
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

/* Rows */

static void
add_ships (ForconShipsEditor *self, GArray *rows, ForconFormationId formation, const char *word)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) line = forcon_formation_line (campaign, formation);
  guint successors = forcon_formation_successors (campaign, formation);
  /* None of those that are in no formation. */
  const ForconFormation *led = FORCON_ID_IS_NONE (formation) ? NULL : forcon_battle_formation (campaign->fleet, formation);

  for (guint i = 0; i < line->len; i++)
    {
      ForconShipId ship = { (guint16) g_array_index (line, guint, i) };
      const ForconCard *card = forcon_battle_card (campaign->fleet, ship);
      gboolean ranks = led != NULL && i <= successors && (i > 0 || FORCON_ID_EQUAL (led->flagship, ship));
      ForconShipRowFacts facts = { .entity = FORCON_ENTITY_SHIP,
                                   .word = g_intern_string (card->id),
                                   .formation = word,
                                   .rank = ranks ? (gint) i : -1,
                                   .name = g_strdup (forcon_name (card->name)),
                                   .own_name = g_strdup (card->name),
                                   .detail = g_strdup (forcon_name (card->class_name)) };

      g_array_append_val (rows, facts);
    }
}

static void
add_formations (ForconShipsEditor *self, GArray *rows, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); i++)
    {
      ForconEntityRecord record;
      const ForconSector *sector;

      if (!forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, i, &record)
          || !FORCON_ID_EQUAL (record.FORMATION.admiral, admiral))
        continue;
      sector = forcon_campaign_sector (campaign, record.FORMATION.sector);

      ForconShipRowFacts facts = { .entity = FORCON_ENTITY_FORMATION,
                                   .word = record.FORMATION.word,
                                   .formation = record.FORMATION.word,
                                   .rank = -1,
                                   .name = g_strdup (forcon_name (record.FORMATION.name)),
                                   .own_name = g_strdup (record.FORMATION.name),
                                   .detail = g_strdup (sector == NULL ? C_ ("formation", "nowhere yet")
                                                                      : forcon_name (sector->name)) };

      g_array_append_val (rows, facts);
      add_ships (self, rows,
                 (ForconFormationId){ (guint16) forcon_entity_id (campaign, FORCON_ENTITY_FORMATION, i) },
                 record.FORMATION.word);
    }
}

/* Returns: (transfer full) (element-type ForconShipRowFacts): what the list says from top to bottom */
static GArray *
rows_of (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (ForconShipRowFacts));
  guint n;

  g_array_set_clear_func (rows, (GDestroyNotify) forcon_ship_row_facts_clear);
  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (campaign, FORCON_ENTITY_ADMIRAL, i, &record);
      ForconShipRowFacts facts
          = { .entity = FORCON_ENTITY_ADMIRAL,
              .word = record.ADMIRAL.word,
              .rank = -1,
              .name = g_strdup (forcon_name (record.ADMIRAL.name)),
              .own_name = g_strdup (record.ADMIRAL.name),
              .detail = g_strdup (forcon_name (forcon_campaign_power (campaign, record.ADMIRAL.power)->name)) };

      g_array_append_val (rows, facts);
      add_formations (self, rows, (ForconSideId){ (guint16) i });
    }
  n = rows->len;
  ForconShipRowFacts loose = { .entity = FORCON_ENTITY_FORMATION,
                               .rank = -1,
                               .name = g_strdup (_ ("In no formation")),
                               .detail = g_strdup ("") };

  g_array_append_val (rows, loose);
  add_ships (self, rows, FORCON_NO_FORMATION, NULL);
  if (rows->len == n + 1)
    g_array_set_size (rows, n);
  return rows;
}

/* The formation of the row is where new ships go; its admiral gets new formations. */
static void
remember_place (ForconShipsEditor *self, const ForconShipRowFacts *facts)
{
  ForconEntityRecord record;

  if (facts->entity == FORCON_ENTITY_ADMIRAL)
    {
      self->admiral = facts->word;
      if (get_formation (self, self->formation, &record)
          && record.FORMATION.admiral.value != place_of (self, FORCON_ENTITY_ADMIRAL, facts->word))
        self->formation = NULL;
    }
  else if (facts->formation != NULL && get_formation (self, facts->formation, &record))
    {
      self->formation = facts->formation;
      self->admiral
          = forcon_fleet_edit_word (self->game, FORCON_ENTITY_ADMIRAL, record.FORMATION.admiral.value);
    }
}

static void
fill_sectors (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  ForconEntityRecord record;
  gboolean has = get_formation (self, self->formation, &record);

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
  show_preview (self);
  /* What is selected here is what its properties are shown of beside the page. */
  if (self->chosen->len == 1)
    forcon_game_select (self->game, entity, place_of (self, entity, g_ptr_array_index (self->chosen, 0)));
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
  guint run = forcon_fleet_edit_begin (self->game);

  for (guint i = 0; i < words->len; i++)
    forcon_fleet_edit_place (self->game, g_ptr_array_index (words, i), formation,
                             rank == G_MAXUINT ? rank : rank + i);
  forcon_fleet_edit_end (self->game, run);
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
  if (admiral == NULL && get_formation (self, target->formation, &record))
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
  run = forcon_fleet_edit_begin (self->game);
  for (guint i = 0; i < words->len; i++)
    if (!forcon_fleet_edit_order (self->game, g_ptr_array_index (words, step < 0 ? i : words->len - 1 - i), step))
      break;
  forcon_fleet_edit_end (self->game, run);
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
  g_autoptr (GArray) rows = rows_of (self);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  guint run;

  /* In an entry the key is the entry's own. */
  if (focus == NULL || GTK_IS_EDITABLE (focus))
    return;
  run = forcon_fleet_edit_begin (self->game);
  for (gsize k = 0; k < G_N_ELEMENTS (order); k++)
    for (guint i = 0; i < rows->len; i++)
      {
        const ForconShipRowFacts *facts = &g_array_index (rows, ForconShipRowFacts, i);

        if (facts->entity == order[k] && facts->word != NULL && g_ptr_array_find (self->chosen, facts->word, NULL))
          forcon_fleet_edit_remove (self->game, facts->entity, facts->word);
      }
  forcon_fleet_edit_end (self->game, run);
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
  g_autoptr (GArray) rows = rows_of (self);
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

  if (place_of (self, FORCON_ENTITY_FORMATION, self->formation) == 0)
    self->formation = NULL;
  if (place_of (self, FORCON_ENTITY_SHIP, self->like) == 0)
    self->like = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, 1);
  if (place_of (self, FORCON_ENTITY_ADMIRAL, self->admiral) != 0)
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
  show_preview (self);
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
  gtk_widget_class_bind_template_callback (widget_class, on_new_formation);
  gtk_widget_class_bind_template_callback (widget_class, on_sector);
  gtk_widget_class_bind_template_callback (widget_class, on_ships_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_new_ships);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  install_keys (widget_class);
}

static void
forcon_ships_editor_init (ForconShipsEditor *self)
{
  self->chosen = g_ptr_array_new ();
  forcon_panel_begin_fill (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  forcon_panel_end_fill (self);
}
