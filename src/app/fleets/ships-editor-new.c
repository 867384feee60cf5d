/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New ships and formations, a line each: what a line means is said in words before it is entered. */
#include "app/fleets/ships-editor-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/fleets/fleet-edits.h"
#include "app/fleets/ready-classes.h"
#include "base/text.h"
#include "campaign/editing/other-names.h"
#include "campaign/editing/ship-classes.h"

/* What the line says. The ready-made fleets are read when a line is written for the first time. */
static ForconManyShipsVerdict
read_line (ForconShipsEditor *self, ForconManyShips *ships)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->new_ships));
  const ForconRules *rules = forcon_game_rules (self->game);

  if (*text != '\0' && (self->ready == NULL || self->ready_rules != rules))
    {
      g_clear_pointer (&self->ready, forcon_campaign_free);
      self->ready = forcon_ready_fleet (rules);
      self->ready_rules = rules;
    }
  return forcon_many_ships_read (forcon_game_campaign (self->game), self->ready, text,
                                 forcon_fleet_edit_find (self->game, FORCON_ENTITY_SHIP, self->like), ships);
}

static const char *
class_of (const ForconCampaign *campaign, guint ship)
{
  return forcon_name (forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) ship })->class_name);
}

/* Who joins which formation, and of which class they are. */
static char *
describe_ships (ForconShipsEditor *self, const ForconManyShips *ships, const char *formation)
{
  g_autofree char *names = g_strjoinv (", ", ships->names);
  gboolean named = FALSE;

  for (guint i = 0; i < ships->named->len; i++)
    named = named || g_array_index (ships->named, guint, i) != 0;
  if (named)
    /* Translators: names of new ships, the formation they join. */
    return g_strdup_printf (_ ("%1$s join %2$s, as they are in the ready-made fleets."), names, formation);
  if (ships->ready != 0)
    /* Translators: names of new ships, their class, the formation they join. */
    return g_strdup_printf (_ ("%1$s, of the ready-made class %2$s, join %3$s."), names,
                            class_of (self->ready, ships->ready), formation);
  /* Translators: names of new ships, their class, the formation they join. */
  return g_strdup_printf (_ ("%1$s, of class %2$s, join %3$s."), names,
                          class_of (forcon_game_campaign (self->game), ships->like), formation);
}

static char *
describe (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconEntityRecord formation;
  gboolean has = forcon_ships_editor_get_formation (self, self->formation, &formation);
  g_auto (ForconManyShips) ships = { 0 };

  if (!has)
    return g_strdup (campaign->admirals->len == 0 ? _ ("Add admirals first, then formations and ships.")
                                                  : _ ("Add a formation, or select one; new ships join it."));
  switch (read_line (self, &ships))
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
      return describe_ships (self, &ships, forcon_name (formation.FORMATION.name));
    }
}

void
forcon_ships_editor_show_preview (ForconShipsEditor *self)
{
  g_autofree char *text = describe (self);

  gtk_label_set_label (self->preview, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->new_ships), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
on_ships_changed (ForconShipsEditor *self)
{
  if (!forcon_panel_is_filling (self) && forcon_game_campaign (self->game) != NULL)
    forcon_ships_editor_show_preview (self);
}

/* Takes a ready-made class. Returns: the word of a ship of it, interned */
static const char *
take_class (ForconShipsEditor *self, guint ready)
{
  g_autofree char *values = forcon_ready_ship_values (self->ready, ready, FALSE);
  const char *class_name = forcon_fleet_edit_take_class (self->game, values);

  return class_name == NULL
             ? NULL
             : forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP,
                                       forcon_ship_class_find (forcon_game_campaign (self->game), class_name));
}

static guint
find_ship_called (ForconShipsEditor *self, const char *name)
{
  const ForconBattle *fleet = forcon_game_campaign (self->game)->fleet;

  for (guint i = 1; i <= fleet->n_ships; i++)
    if (g_strcmp0 (forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->name, name) == 0)
      return i;
  return 0;
}

/* Returns: whether the ship is there */
static gboolean
add_ship (ForconShipsEditor *self, const ForconManyShips *ships, guint place, const char **like)
{
  const char *const names[] = { ships->names[place], NULL };
  const char *other = g_ptr_array_index (ships->others, place);
  guint named = g_array_index (ships->named, guint, place);
  g_autofree char *values = named == 0 ? NULL : forcon_ready_ship_values (self->ready, named, TRUE);
  guint added;

  if (named != 0 ? forcon_fleet_edit_join (self->game, values, self->formation) == NULL
                 : *like == NULL || !forcon_fleet_edit_many (self->game, *like, names, self->formation))
    return FALSE;
  added = find_ship_called (self, names[0]);
  if (other != NULL)
    forcon_game_set_other_names (self->game, FORCON_ENTITY_SHIP, added, other, FALSE);
  /* The one that stood for the class may have become this one. */
  if (named == 0 || *like == NULL)
    *like = forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, added);
  return TRUE;
}

void
forcon_ships_editor_begin (ForconShipsEditor *self)
{
  g_return_if_fail (FORCON_IS_SHIPS_EDITOR (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->new_formation));
}

void
forcon_ships_editor_begin_of (ForconShipsEditor *self, const char *admiral)
{
  guint place = forcon_fleet_edit_find (self->game, FORCON_ENTITY_ADMIRAL, admiral);
  ForconEntityRecord record;
  g_autofree char *text = NULL;

  forcon_ships_editor_begin (self);
  if (!forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_ADMIRAL, place, &record))
    return;
  text = g_strdup_printf ("%s: ", forcon_name (record.ADMIRAL.name));
  gtk_editable_set_text (GTK_EDITABLE (self->new_formation), text);
  gtk_editable_set_position (GTK_EDITABLE (self->new_formation), -1);
}

void
forcon_ships_editor_begin_ships (ForconShipsEditor *self, const char *formation)
{
  g_return_if_fail (FORCON_IS_SHIPS_EDITOR (self));
  forcon_ships_editor_choose (self, formation);
  gtk_widget_grab_focus (GTK_WIDGET (self->new_ships));
}

/* No ships more: the next formation. */
static void
on_new_ships (ForconShipsEditor *self)
{
  g_auto (ForconManyShips) ships = { 0 };
  ForconManyShipsVerdict verdict = read_line (self, &ships);
  gboolean done = TRUE;
  const char *like;
  guint run;

  if (verdict == FORCON_MANY_SHIPS_NOTHING)
    {
      forcon_ships_editor_begin (self);
      return;
    }
  if (verdict != FORCON_MANY_SHIPS_READY
      || forcon_fleet_edit_find (self->game, FORCON_ENTITY_FORMATION, self->formation) == 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->new_ships));
      return;
    }
  run = forcon_game_begin_edits (self->game);
  like = ships.ready != 0 ? take_class (self, ships.ready)
                          : forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, ships.like);
  for (guint i = 0; ships.names[i] != NULL && done; i++)
    done = add_ship (self, &ships, i, &like);
  /* What is gone on with is the formation. */
  forcon_game_select (self->game, FORCON_ENTITY_FORMATION,
                      forcon_fleet_edit_find (self->game, FORCON_ENTITY_FORMATION, self->formation));
  forcon_game_end_edits (self->game, run);
  if (!done)
    return;
  self->like = like;
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

/* The admiral who is called so, or whose name alone has this in it. Returns: his place, or 0 */
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

      if (g_str_equal (folded, wanted) || g_str_equal (shown, wanted))
        return i;
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
  g_autofree char *other = NULL;
  g_autofree char *text = forcon_take_other_names (
      take_admiral (self, gtk_editable_get_text (GTK_EDITABLE (self->new_formation))), &other);
  guint admiral = forcon_fleet_edit_find (self->game, FORCON_ENTITY_ADMIRAL, self->admiral);
  const char *sector = usual_sector (self, (ForconSideId){ (guint16) admiral });
  g_autofree char *name = forcon_game_property_line ("name", text);
  g_autofree char *values = g_strdup_printf ("%s\nadmiral=%s%s%s", name, self->admiral == NULL ? "" : self->admiral,
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
  if (other != NULL)
    forcon_game_set_other_names (self->game, FORCON_ENTITY_FORMATION,
                                 forcon_fleet_edit_find (self->game, FORCON_ENTITY_FORMATION, made), other, FALSE);
  self->formation = made;
  g_ptr_array_set_size (self->chosen, 0);
  g_ptr_array_add (self->chosen, (gpointer) made);
  gtk_editable_set_text (GTK_EDITABLE (self->new_formation), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->new_ships));
  forcon_panel_refresh (self);
}

void
forcon_ships_editor_bind_new (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_new_formation);
  gtk_widget_class_bind_template_callback (widget_class, on_ships_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_new_ships);
}
