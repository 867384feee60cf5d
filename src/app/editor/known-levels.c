/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/known-levels.h"

#include <glib/gi18n-lib.h>

#include "app/editor/property-row.h"
#include "app/game/game-edit.h"
#include "base/text.h"
#include "campaign/state/campaign-words.h"

struct _ForconKnownLevels {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* A row for each admiral but the formation's own. */
  AdwPreferencesGroup *group;
  GPtrArray *rows;
  guint n_admirals;
  guint own;
};

G_DEFINE_FINAL_TYPE (ForconKnownLevels, forcon_known_levels, FORCON_TYPE_PANEL)

/* Returns: the place of the selected formation, or 0 */
static guint
selected (ForconKnownLevels *self, ForconEntityRecord *record)
{
  ForconEntity entity;
  guint place = forcon_game_editing (self->game) ? forcon_game_selected (self->game, &entity) : 0;

  return place != 0 && entity == FORCON_ENTITY_FORMATION
                 && forcon_entity_get (forcon_game_campaign (self->game), entity, place, record)
             ? place
             : 0;
}

/* Returns: the place of what the admiral knows of the formation, or 0 */
static guint
find_sighting (const ForconCampaign *campaign, guint admiral, const char *formation, ForconEntityRecord *record)
{
  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_SIGHTING); i++)
    if (forcon_entity_get (campaign, FORCON_ENTITY_SIGHTING, i, record) && record->SIGHTING.admiral.value == admiral
        && g_strcmp0 (forcon_battle_formation_id (campaign->fleet, record->SIGHTING.formation), formation) == 0)
      return i;
  *record = (ForconEntityRecord){ 0 };
  return 0;
}

/* The admirals in the order of the rows. */
static guint
admiral_of_row (ForconKnownLevels *self, guint index)
{
  return self->own == 0 || index + 1 < self->own ? index + 1 : index + 2;
}

static void
on_edited (ForconPropertyRow *row, gboolean settled, gpointer data)
{
  ForconKnownLevels *self = data;
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconEntityRecord formation, sighting;
  guint place = selected (self, &formation);
  guint index, admiral, there, run;
  g_autofree char *level = forcon_property_row_value (row);

  if (forcon_panel_is_filling (self) || place == 0 || !g_ptr_array_find (self->rows, row, &index))
    return;
  admiral = admiral_of_row (self, index);
  there = find_sighting (campaign, admiral, formation.FORMATION.word, &sighting);
  run = forcon_game_begin_edits (self->game);
  if (g_str_equal (level, forcon_level_to_word (FORCON_LEVEL_HIDDEN)))
    {
      if (there != 0)
        forcon_game_remove (self->game, FORCON_ENTITY_SIGHTING, there);
    }
  else if (there != 0)
    forcon_game_change_property (self->game, FORCON_ENTITY_SIGHTING, there, "level", level, NULL);
  else
    {
      g_autofree char *values
          = g_strdup_printf ("admiral=%s\nformation=%s\nlevel=%s",
                             forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, admiral),
                             formation.FORMATION.word, level);

      forcon_game_add (self->game, FORCON_ENTITY_SIGHTING, values);
    }
  forcon_game_select (self->game, FORCON_ENTITY_FORMATION, place);
  forcon_game_end_edits (self->game, run);
}

static void
make_rows (ForconKnownLevels *self, guint n_admirals, guint own)
{
  const ForconRecordField *level = forcon_record_find (forcon_entity_shape (FORCON_ENTITY_SIGHTING), "level");

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, ((ForconPropertyRow *) g_ptr_array_index (self->rows, i))->widget);
  g_ptr_array_set_size (self->rows, 0);
  self->n_admirals = n_admirals;
  self->own = own;
  for (guint i = 1; i <= n_admirals; i++)
    if (i != own)
      {
        ForconPropertyRow *row
            = forcon_property_row_new (forcon_name (forcon_battle_side (forcon_game_campaign (self->game)->fleet,
                                                                        (ForconSideId){ (guint16) i })->name),
                                       level, on_edited, self);

        g_ptr_array_add (self->rows, row);
        adw_preferences_group_add (self->group, row->widget);
      }
}

static void
refresh (ForconPanel *panel)
{
  ForconKnownLevels *self = FORCON_KNOWN_LEVELS (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconEntityRecord formation;
  guint place = campaign == NULL ? 0 : selected (self, &formation);

  gtk_widget_set_visible (GTK_WIDGET (self->group), place != 0 && campaign->admirals->len > 1);
  if (place == 0)
    return;
  if (self->n_admirals != campaign->admirals->len || self->own != formation.FORMATION.admiral.value)
    make_rows (self, campaign->admirals->len, formation.FORMATION.admiral.value);
  for (guint i = 0; i < self->rows->len; i++)
    {
      ForconEntityRecord sighting;

      find_sighting (campaign, admiral_of_row (self, i), formation.FORMATION.word, &sighting);
      forcon_property_row_show (g_ptr_array_index (self->rows, i), campaign, &sighting);
    }
}

static void
forcon_known_levels_dispose (GObject *object)
{
  g_clear_pointer (&FORCON_KNOWN_LEVELS (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (forcon_known_levels_parent_class)->dispose (object);
}

static void
forcon_known_levels_class_init (ForconKnownLevelsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_known_levels_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconKnownLevels, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_refresh_on (klass, "selected");
  forcon_panel_class_refresh_on (klass, "notify::editing");
}

static void
forcon_known_levels_init (ForconKnownLevels *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_property_row_free);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _ ("Known to Others Before Play"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
}
