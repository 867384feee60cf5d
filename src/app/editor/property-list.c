/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/property-list.h"

#include <glib/gi18n-lib.h>

#include "campaign/editing/other-names.h"

static gboolean
has_other_names (ForconEntity entity)
{
  return entity == FORCON_ENTITY_SECTOR || entity == FORCON_ENTITY_OBJECT || entity == FORCON_ENTITY_FORMATION
         || entity == FORCON_ENTITY_SHIP;
}

const char *
forcon_property_list_title (ForconEntity entity)
{
  if (entity == FORCON_ENTITY_CAMPAIGN)
    return _ ("alarms, minutes before the end");
  return has_other_names (entity) ? _ ("other names, with commas") : NULL;
}

/* Alarms */

static char *
alarms_text (const ForconCampaign *campaign)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_ALARM); i++)
    {
      ForconEntityRecord record;

      forcon_entity_get (campaign, FORCON_ENTITY_ALARM, i, &record);
      g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", record.ALARM.minutes);
    }
  return g_string_free (text, FALSE);
}

/* Takes a number out of the list. Returns: whether it was there */
static gboolean
take (GPtrArray *numbers, const char *number)
{
  guint place;

  if (!g_ptr_array_find_with_equal_func (numbers, number, g_str_equal, &place))
    return FALSE;
  g_ptr_array_remove_index (numbers, place);
  return TRUE;
}

static void
apply_alarms (ForconGame *game, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ",; ", -1);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0' && !g_ptr_array_find_with_equal_func (wanted, *part, g_str_equal, NULL))
      g_ptr_array_add (wanted, *part);
  for (guint i = forcon_entity_count (forcon_game_campaign (game), FORCON_ENTITY_ALARM); i > 0; i--)
    {
      ForconEntityRecord record;
      g_autofree char *number = NULL;

      forcon_entity_get (forcon_game_campaign (game), FORCON_ENTITY_ALARM, i, &record);
      number = g_strdup_printf ("%d", record.ALARM.minutes);
      if (!take (wanted, number))
        forcon_game_remove (game, FORCON_ENTITY_ALARM, i);
    }
  for (guint i = 0; i < wanted->len; i++)
    {
      g_autofree char *values = forcon_game_property_line ("minutes", g_ptr_array_index (wanted, i));

      forcon_game_add (game, FORCON_ENTITY_ALARM, values);
    }
}

char *
forcon_property_list_text (const ForconCampaign *campaign, ForconEntity entity, const ForconEntityRecord *record)
{
  const ForconRecordField *name = forcon_record_find (forcon_entity_shape (entity), "name");

  return entity == FORCON_ENTITY_CAMPAIGN ? alarms_text (campaign)
                                          : forcon_other_names (campaign, FORCON_RECORD_VALUE (record, name, char *));
}

void
forcon_property_list_apply (ForconGame *game, ForconEntity entity, guint place, const char *text)
{
  guint run;

  if (entity != FORCON_ENTITY_CAMPAIGN)
    {
      forcon_game_set_other_names (game, entity, place, text, TRUE);
      return;
    }
  run = forcon_game_begin_edits (game);
  apply_alarms (game, text);
  forcon_game_select (game, entity, 0);
  forcon_game_end_edits (game, run);
}
