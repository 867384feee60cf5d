/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing a campaign before play: whether it is edited, what is selected, and the commands. */
#include "app/game/game-edit.h"

#include "app/game/game-private.h"
#include "campaign/editing/other-names.h"

gboolean
forcon_game_editable (ForconGame *self)
{
  const ForconCampaign *campaign;

  g_return_val_if_fail (FORCON_IS_GAME (self), FALSE);
  campaign = forcon_game_campaign (self);
  return campaign != NULL && self->store != NULL && self->writable && campaign->progress.stage == FORCON_STAGE_SET_UP;
}

gboolean
forcon_game_editing (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), FALSE);
  return self->editing;
}

void
forcon_game_set_editing (ForconGame *self, gboolean editing)
{
  g_return_if_fail (FORCON_IS_GAME (self));
  editing = editing && forcon_game_editable (self);
  if (self->editing == editing)
    return;
  self->editing = editing;
  g_object_notify (G_OBJECT (self), "editing");
}

gboolean
forcon_game_was_edited (ForconGame *self)
{
  guint edited = 0;

  return forcon_game_editable (self)
         && (forcon_game_campaign (self)->sectors->len == 0
             || (forcon_chronicle_set_up_at (self->chronicle, forcon_chronicle_position (self->chronicle), &edited,
                                             NULL)
                 && edited > 0));
}

const GArray *
forcon_game_flaws (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  if (self->flaws == NULL)
    self->flaws = forcon_game_editable (self)
                      ? forcon_campaign_flaws (forcon_game_campaign (self), forcon_game_rules (self))
                      : g_array_new (FALSE, FALSE, sizeof (ForconFlaw));
  return self->flaws;
}

/* What is selected */

ForconSectorId
forcon_game_sector_of (ForconGame *self, ForconEntity entity, guint place)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  ForconEntityRecord record;

  if (campaign == NULL || !forcon_entity_get (campaign, entity, place, &record))
    return FORCON_NO_SECTOR;
  switch ((gint) entity)
    {
    case FORCON_ENTITY_SECTOR:
      return (ForconSectorId){ (guint16) place };
    case FORCON_ENTITY_OBJECT:
      return record.OBJECT.sector;
    case FORCON_ENTITY_BORDER:
      return record.BORDER.one;
    case FORCON_ENTITY_MINEFIELD:
      return record.MINEFIELD.sector;
    case FORCON_ENTITY_NOTICE:
      return record.NOTICE.sector;
    case FORCON_ENTITY_FORMATION:
      return record.FORMATION.sector;
    default:
      return FORCON_NO_SECTOR;
    }
}

/* What the pages show as selected while this is edited. */
static void
focus_entity (ForconGame *self, ForconEntity entity, guint place)
{
  ForconSectorId sector = forcon_game_sector_of (self, entity, place);

  if (place == 0)
    forcon_game_set_focus (self, &(ForconFocus){ .sector = FORCON_NO_SECTOR });
  else if (entity == FORCON_ENTITY_FORMATION)
    forcon_game_focus_formation (
        self, (ForconFormationId){ (guint16) forcon_entity_id (forcon_game_campaign (self), entity, place) });
  else if (entity == FORCON_ENTITY_SHIP)
    forcon_game_focus_ship (self, (ForconShipId){ (guint16) place });
  else if (entity == FORCON_ENTITY_ADMIRAL)
    forcon_game_focus_admiral (self, (ForconSideId){ (guint16) place });
  else
    forcon_game_focus_sector (self, sector);
}

static void
set_selected (ForconGame *self, ForconEntity entity, guint place)
{
  self->edited_entity = entity;
  self->edited_place = place;
  g_clear_pointer (&self->edited_key, g_free);
  if (place != 0)
    self->edited_key = forcon_entity_key (forcon_game_campaign (self), entity, place);
}

void
forcon_game_select (ForconGame *self, ForconEntity entity, guint place)
{
  g_return_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL);
  if (place > forcon_entity_count (forcon_game_campaign (self), entity))
    place = 0;
  self->selecting = TRUE;
  set_selected (self, entity, place);
  focus_entity (self, entity, place);
  self->selecting = FALSE;
  forcon_game_emit_selected (self);
}

guint
forcon_game_selected (ForconGame *self, ForconEntity *entity)
{
  const ForconCampaign *campaign;
  g_autofree char *key = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self), 0);
  campaign = forcon_game_campaign (self);
  *entity = self->edited_entity;
  if (campaign == NULL || self->edited_key == NULL)
    return 0;
  key = forcon_entity_key (campaign, self->edited_entity, self->edited_place);
  if (!g_str_equal (key, self->edited_key))
    self->edited_place = forcon_entity_find (campaign, self->edited_entity, self->edited_key);
  return self->edited_place;
}

guint
forcon_game_place_of_formation (ForconGame *self, ForconFormationId formation)
{
  const ForconCampaign *campaign;

  g_return_val_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL, 0);
  campaign = forcon_game_campaign (self);
  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); i++)
    if (forcon_entity_id (campaign, FORCON_ENTITY_FORMATION, i) == formation.value)
      return i;
  return 0;
}

void
forcon_game_follow_focus (ForconGame *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self);
  const ForconFocus *focus = &self->focus;

  if (self->selecting || campaign == NULL)
    return;
  if (!FORCON_ID_IS_NONE (focus->ship))
    set_selected (self, FORCON_ENTITY_SHIP, focus->ship.value);
  else if (!FORCON_ID_IS_NONE (focus->formation))
    set_selected (self, FORCON_ENTITY_FORMATION, forcon_game_place_of_formation (self, focus->formation));
  else if (!FORCON_ID_IS_NONE (focus->sector))
    set_selected (self, FORCON_ENTITY_SECTOR, focus->sector.value);
  else
    set_selected (self, FORCON_ENTITY_ADMIRAL, focus->admiral.value);
  forcon_game_emit_selected (self);
}

void
forcon_game_follow_edit (ForconGame *self)
{
  ForconEntity entity;
  guint place;

  if (forcon_game_campaign (self) == NULL || self->edited_key == NULL)
    return;
  place = forcon_game_selected (self, &entity);
  if (place == 0)
    {
      forcon_game_select (self, entity, 0);
      return;
    }
  self->selecting = TRUE;
  focus_entity (self, entity, place);
  self->selecting = FALSE;
}

/* Commands */

guint
forcon_game_begin_edits (ForconGame *self)
{
  forcon_game_hold (self);
  return forcon_game_begin_run (self);
}

void
forcon_game_end_edits (ForconGame *self, guint run)
{
  forcon_game_end_run (self, run, FORCON_NO_CLASH);
  forcon_game_release (self);
}

/* Returns: (transfer full) (nullable): what came of it, where it was done or there is nothing to do */
static ForconCampaignOutcome *
edit (ForconGame *self, const ForconCampaignCommand *command, ForconCampaignVerdict *why)
{
  ForconCampaignOutcome *outcome = forcon_game_submit (self, command, &FORCON_DICE_GENERATED);

  if (outcome == NULL || outcome->verdict.kind == FORCON_PROBLEM_NONE
      || outcome->verdict.kind == FORCON_PROBLEM_ALREADY_SO)
    return outcome;
  if (why != NULL)
    *why = outcome->verdict;
  else
    forcon_game_refuse (self, &outcome->verdict);
  forcon_campaign_outcome_free (outcome);
  return NULL;
}

guint
forcon_game_add (ForconGame *self, ForconEntity entity, const char *values)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_ADD);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  guint place = 0;

  g_return_val_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL, 0);
  command.add.entity = entity;
  command.add.values = values == NULL ? NULL : g_intern_string (values);
  outcome = edit (self, &command, NULL);
  /* Where it came to lie among its like is known by its name only. */
  for (guint i = 0; outcome != NULL && i < outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (outcome->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_ENTITY_ADDED)
        place = forcon_entity_find (forcon_game_campaign (self), entity, event->entity_added.key);
    }
  if (place != 0)
    forcon_game_select (self, entity, place);
  return place;
}

gboolean
forcon_game_do_edits (ForconGame *self, const char *edits)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_ADD);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL, FALSE);
  command.add.entity = FORCON_ENTITY_CAMPAIGN;
  command.add.values = g_intern_string (edits);
  outcome = edit (self, &command, NULL);
  return outcome != NULL;
}

gboolean
forcon_game_change (ForconGame *self, ForconEntity entity, guint place, const char *values, ForconCampaignVerdict *why)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_CHANGE);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconEntityRecord after;
  ForconEntity selected;
  gboolean was_selected;

  g_return_val_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL, FALSE);
  was_selected = forcon_game_selected (self, &selected) == place && selected == entity;
  command.change.entity = entity;
  command.change.place = (gint) place;
  command.change.values = g_intern_string (values);
  if (!forcon_entity_get (forcon_game_campaign (self), entity, place, &after))
    return FALSE;
  forcon_game_hold (self);
  outcome = edit (self, &command, why);
  /* With another id it is still what is selected, wherever it lies now. */
  if (outcome != NULL && was_selected && forcon_entity_read (forcon_game_campaign (self), entity, values, &after, NULL))
    {
      g_clear_pointer (&self->edited_key, g_free);
      self->edited_key = forcon_entity_key_of (forcon_game_campaign (self), entity, &after);
    }
  forcon_game_release (self);
  return outcome != NULL;
}

char *
forcon_game_property_line (const char *property, const char *value)
{
  g_autofree char *line = g_strdelimit (g_strdup (value), "\n\r\t", ' ');

  return g_strdup_printf ("%s=%s", property, g_strstrip (line));
}

gboolean
forcon_game_change_property (ForconGame *self, ForconEntity entity, guint place, const char *property,
                             const char *value, ForconCampaignVerdict *why)
{
  g_autofree char *values = forcon_game_property_line (property, value);

  return forcon_game_change (self, entity, place, values, why);
}

static gboolean
is_listed (char **names, const char *name)
{
  for (char **at = names; *at != NULL; at++)
    if (g_str_equal (g_strstrip (*at), name))
      return TRUE;
  return FALSE;
}

void
forcon_game_set_other_names (ForconGame *self, ForconEntity entity, guint place, const char *names, gboolean only)
{
  const ForconRecordField *field = forcon_record_find (forcon_entity_shape (entity), "name");
  g_auto (GStrv) wanted = g_strsplit (names, ",", -1);
  g_auto (GStrv) old = NULL;
  g_autofree char *before = NULL;
  ForconEntityRecord record;
  const char *name;
  guint run;

  g_return_if_fail (FORCON_IS_GAME (self) && field != NULL);
  if (!forcon_entity_get (forcon_game_campaign (self), entity, place, &record))
    return;
  name = FORCON_RECORD_VALUE (&record, field, char *);
  before = forcon_other_names (forcon_game_campaign (self), name);
  old = g_strsplit (before, ", ", -1);
  run = forcon_game_begin_edits (self);
  for (guint i = only ? forcon_game_campaign (self)->aliases->len : 0; i > 0; i--)
    {
      const ForconAlias *alias = &g_array_index (forcon_game_campaign (self)->aliases, ForconAlias, i - 1);

      if (g_strcmp0 (alias->name, name) == 0 && !is_listed (wanted, alias->other))
        forcon_game_remove (self, FORCON_ENTITY_ALIAS, i);
    }
  for (char **at = wanted; *at != NULL; at++)
    if (*g_strstrip (*at) != '\0' && !is_listed (old, *at))
      {
        g_autofree char *values = g_strdup_printf ("name=%s\nother=%s", name, *at);

        forcon_game_add (self, FORCON_ENTITY_ALIAS, values);
      }
  forcon_game_select (self, entity, place);
  forcon_game_end_edits (self, run);
}

gboolean
forcon_game_remove (ForconGame *self, ForconEntity entity, guint place)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_REMOVE);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL, FALSE);
  command.remove.entity = entity;
  command.remove.place = (gint) place;
  forcon_game_hold (self);
  outcome = edit (self, &command, NULL);
  /* Before anybody sees what came of it: its id may be another's now. */
  if (outcome != NULL)
    forcon_game_select (self, entity, 0);
  forcon_game_release (self);
  return outcome != NULL;
}

gboolean
forcon_game_change_rule (ForconGame *self, const char *path, const char *value, ForconCampaignVerdict *why)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_RULE);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self) && forcon_game_campaign (self) != NULL, FALSE);
  command.rule.path = g_intern_string (path);
  command.rule.value = value == NULL ? NULL : g_intern_string (value);
  outcome = edit (self, &command, why);
  return outcome != NULL;
}
