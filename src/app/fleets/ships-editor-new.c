/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New ships and formations, a line each: what a line means is said in words before it is entered. */
#include "app/fleets/ships-editor-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/fleets/fleet-edits.h"
#include "base/text.h"
#include "campaign/editing/ship-classes.h"

static char *
describe (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->new_ships));
  ForconEntityRecord formation;
  gboolean has = forcon_ships_editor_get_formation (self, self->formation, &formation);
  g_auto (ForconManyShips) ships = { 0 };
  ForconManyShipsVerdict verdict = forcon_many_ships_read (
      campaign, text, forcon_fleet_edit_find (self->game, FORCON_ENTITY_SHIP, self->like), &ships);
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

static void
on_new_ships (ForconShipsEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_auto (ForconManyShips) ships = { 0 };
  const char *like;
  ForconManyShipsVerdict verdict
      = forcon_many_ships_read (campaign, gtk_editable_get_text (GTK_EDITABLE (self->new_ships)),
                                forcon_fleet_edit_find (self->game, FORCON_ENTITY_SHIP, self->like), &ships);

  if (verdict != FORCON_MANY_SHIPS_READY
      || forcon_fleet_edit_find (self->game, FORCON_ENTITY_FORMATION, self->formation) == 0)
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
