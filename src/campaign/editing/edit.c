/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands that edit a campaign before play, and what their facts do. */
#include "base/colour-vision.h"
#include "campaign/decision/campaign-decision.h"
#include "campaign/editing/edit-list-private.h"
#include "campaign/editing/edit-list.h"
#include "campaign/editing/entity-private.h"
#include "campaign/state/campaign-apply-private.h"

#include <string.h>

static gboolean
check_stage (ForconCampaignDecision *decision)
{
  return decision->campaign->progress.stage == FORCON_STAGE_SET_UP
         || FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_HAS_BEGUN);
}

/* Returns: (transfer full) (nullable): the value that is given to a property */
static char *
find_value (const char *values, const char *property)
{
  g_auto (GStrv) lines = g_strsplit (values == NULL ? "" : values, "\n", -1);
  gsize length = strlen (property);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, property) && (*line)[length] == '=')
      return g_strdup (*line + length + 1);
  return NULL;
}

static gboolean
says (const char *values, const char *property)
{
  g_autofree char *value = find_value (values, property);

  return value != NULL;
}

/* Why a line of values cannot be read: there is no such property, or not that value. */
static gboolean
refuse_line (ForconCampaignDecision *decision, ForconEntity entity, const char *line)
{
  const char *equals = strchr (line, '=');
  g_autofree char *name = g_strndup (line, equals == NULL ? strlen (line) : (gsize) (equals - line));
  const ForconRecordField *field = forcon_record_find (forcon_entity_shape (entity), name);

  if (field == NULL || equals == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .entity = entity,
                                   .text = g_intern_string (name));
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_PROPERTY, .entity = entity,
                                 .property = field->name,
                                 .text = g_utf8_validate (equals + 1, -1, NULL) ? g_intern_string (equals + 1) : "");
}

static gboolean
read_values (ForconCampaignDecision *decision, ForconEntity entity, const char *values, ForconEntityRecord *record)
{
  g_autofree char *bad = NULL;

  return forcon_entity_read (decision->campaign, entity, values, record, &bad) || refuse_line (decision, entity, bad);
}

/* What one is like that is taken for a pattern; its word and its name stay its own. Takes "like" out of the values. */
static gboolean
read_pattern (ForconCampaignDecision *decision, ForconEntity entity, const char *values, ForconEntityRecord *record,
              char **rest)
{
  g_autofree char *like = find_value (values, "like");
  g_auto (GStrv) lines = g_strsplit (values == NULL ? "" : values, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  const ForconRecordField *field;
  const char *own = "id name flagship succession";
  guint place;

  for (char **line = lines; *line != NULL; line++)
    if (!g_str_has_prefix (*line, "like="))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", *line);
  *rest = g_string_free (g_steal_pointer (&text), FALSE);
  *record = (ForconEntityRecord){ 0 };
  if (like == NULL)
    return TRUE;
  place = forcon_entity_find (decision->campaign, entity, like);
  if (place == 0)
    return refuse_line (decision, entity, "like");
  forcon_entity_get (decision->campaign, entity, place, record);
  for (guint i = 0; i < forcon_entity_shape (entity)->n_fields; i++)
    {
      field = &forcon_entity_shape (entity)->fields[i];
      if (strstr (own, field->name) != NULL)
        forcon_record_clear (record, field);
    }
  return TRUE;
}

/* A ship is as its type is, as in a file (F-SHIP-3). */
static void
complete_ship (const ForconCampaignDecision *decision, const char *values, ForconEntity_SHIP *ship)
{
  const ForconShipTypeRule *type = &decision->rules->ship_types[ship->type];
  gboolean like = says (values, "like");

  if (!like && !says (values, "target"))
    ship->target = type->target;
  if (!like && !says (values, "diameter"))
    ship->diameter = type->diameter;
  if (!like && !says (values, "turn-fraction"))
    ship->turn_fraction = type->turn_fraction;
  if (!says (values, "braking") && (!like || says (values, "speed")))
    ship->braking = forcon_halve (ship->speed);
  if (!says (values, "bow-armour") && (!like || says (values, "armour")))
    ship->bow_armour = ship->armour;
  if (ship->class_name == NULL)
    ship->class_name = ship->name;
}

/* What follows from other properties */
static void
settle (const ForconCampaign *campaign, ForconEntity entity, ForconEntityRecord *record)
{
  const ForconFormation *formation;

  if (entity == FORCON_ENTITY_SHIP)
    {
      formation = forcon_battle_formation (campaign->fleet, record->SHIP.formation);
      if (formation != NULL)
        record->SHIP.admiral = formation->side;
    }
  if (entity == FORCON_ENTITY_CAMPAIGN && record->CAMPAIGN.picture == NULL)
    record->CAMPAIGN.picture_x = record->CAMPAIGN.picture_y = record->CAMPAIGN.picture_width
        = record->CAMPAIGN.picture_dim = 0;
  else if (entity == FORCON_ENTITY_CAMPAIGN && record->CAMPAIGN.picture_width == 0)
    record->CAMPAIGN.picture_width = FORCON_PICTURE_WIDTH;
  if (entity == FORCON_ENTITY_MINEFIELD && !FORCON_ID_IS_NONE (record->MINEFIELD.admiral))
    record->MINEFIELD.known |= 1u << record->MINEFIELD.admiral.value;
}

/* A minefield is as the card of its charge says (F-MINE-2), but for what was set otherwise. @before: what it was, or
 * %NULL of a new one */
static void
follow_charge (const ForconCampaignDecision *decision, const char *values, const ForconEntity_MINEFIELD *before,
               ForconEntity_MINEFIELD *minefield)
{
  const ForconMineCard *card = &decision->rules->mine.cards[minefield->charge];
  const ForconMineCard *old = before == NULL ? NULL : &decision->rules->mine.cards[before->charge];

  if (!says (values, "range") && (old == NULL || before->range == old->range))
    minefield->range = card->range;
  if (!says (values, "strength") && (old == NULL || before->strength == old->strength))
    minefield->strength = card->strength;
}

/* What nobody says of something new. */
static void
complete (const ForconCampaignDecision *decision, ForconEntity entity, const char *values, ForconEntityRecord *record)
{
  const ForconCampaign *campaign = decision->campaign;
  const ForconRecordField *word = forcon_record_find (forcon_entity_shape (entity), "id");
  const ForconRecordField *name = forcon_record_find (forcon_entity_shape (entity), "name");
  const ForconPost *post;

  if (word != NULL && forcon_record_field_is_zero (record, word))
    {
      const char *called = FORCON_RECORD_VALUE (record, name, char *);
      g_autofree char *made = forcon_entity_word_for (campaign, entity,
                                                      called == NULL && entity == FORCON_ENTITY_OBJECT
                                                          ? forcon_sector_object_to_word (record->OBJECT.kind)
                                                          : called);

      *FORCON_RECORD_PLACE (record, word, const char *) = g_intern_string (made);
    }
  switch ((gint) entity)
    {
    case FORCON_ENTITY_POWER:
      if (!says (values, "colour"))
        record->POWER.colour = (gint) (campaign->powers->len % FORCON_SIDE_COLOUR_COUNT);
      break;
    case FORCON_ENTITY_SHIP:
      complete_ship (decision, values, &record->SHIP);
      break;
    case FORCON_ENTITY_WEAPON:
      if (record->WEAPON.kind == FORCON_WEAPON_TORPEDO && record->WEAPON.run == 0)
        record->WEAPON.run = decision->rules->torpedo.run;
      break;
    case FORCON_ENTITY_MINEFIELD:
      follow_charge (decision, values, NULL, &record->MINEFIELD);
      break;
    case FORCON_ENTITY_SIGHTING:
      post = forcon_campaign_post (campaign, record->SIGHTING.formation);
      record->SIGHTING.level = MAX (record->SIGHTING.level, FORCON_LEVEL_CONTACT);
      if (FORCON_ID_IS_NONE (record->SIGHTING.sector) && post != NULL)
        record->SIGHTING.sector = post->sector;
      break;
    case FORCON_ENTITY_NOTICE:
      post = forcon_campaign_post (campaign, record->NOTICE.formation);
      if (post != NULL)
        record->NOTICE.level = MAX (record->NOTICE.level, FORCON_LEVEL_CONTACT);
      if (FORCON_ID_IS_NONE (record->NOTICE.sector) && post != NULL)
        record->NOTICE.sector = post->sector;
      break;
    }
}

gboolean
forcon_campaign_add (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_add *command = &decision->command->add;
  ForconEntity entity = command->entity;
  ForconEntityRecord record;
  ForconCampaignVerdict verdict;
  g_autofree char *rest = NULL;
  g_autofree char *values = NULL;
  g_autofree char *key = NULL;

  if (!check_stage (decision))
    return FALSE;
  if (entity == FORCON_ENTITY_CAMPAIGN && forcon_edits_count (command->values) > 0)
    return forcon_edits_decide (decision);
  if (!read_pattern (decision, entity, command->values, &record, &rest)
      || !read_values (decision, entity, rest, &record))
    return FALSE;
  complete (decision, entity, command->values, &record);
  settle (decision->campaign, entity, &record);
  verdict = forcon_entity_judge (decision->campaign, entity, 0, &record);
  if (verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_campaign_refuse (decision, verdict);
  values = forcon_entity_write (decision->campaign, entity, &record, NULL);
  key = forcon_entity_key_of (decision->campaign, entity, &record);
  FORCON_STATE (decision, ENTITY_ADDED, entity_added, .entity = entity,
                .place = (gint) forcon_entity_count (decision->campaign, entity) + 1, .key = g_intern_string (key),
                .values = g_intern_string (values));
  return TRUE;
}

static void
state_change (ForconCampaignDecision *decision, ForconEntity entity, guint place, const ForconEntityRecord *before,
              const ForconEntityRecord *after)
{
  g_autofree char *key = forcon_entity_key (decision->campaign, entity, place);
  g_autofree char *values = forcon_entity_write (decision->campaign, entity, after, before);
  g_autofree char *was = forcon_entity_write (decision->campaign, entity, before, after);

  FORCON_STATE (decision, ENTITY_CHANGED, entity_changed, .entity = entity, .place = (gint) place,
                .key = g_intern_string (key), .values = g_intern_string (values), .was = g_intern_string (was));
}

static void
state_removal (ForconCampaignDecision *decision, ForconEntity entity, guint place)
{
  ForconEntityRecord record;
  g_autofree char *key = forcon_entity_key (decision->campaign, entity, place);
  g_autofree char *was = NULL;

  forcon_entity_get (decision->campaign, entity, place, &record);
  was = forcon_entity_write (decision->campaign, entity, &record, NULL);
  FORCON_STATE (decision, ENTITY_REMOVED, entity_removed, .entity = entity, .place = (gint) place,
                .key = g_intern_string (key), .was = g_intern_string (was));
}

static const char *
name_in (ForconEntity entity, const ForconEntityRecord *record)
{
  const ForconRecordField *field = forcon_record_find (forcon_entity_shape (entity), "name");

  if (field == NULL || entity == FORCON_ENTITY_ALIAS)
    return NULL;
  return FORCON_RECORD_VALUE (record, field, char *);
}

/* What players call something goes where its name goes: to the new name, or away with it. */
static void
follow_name (ForconCampaignDecision *decision, const char *old, const char *now)
{
  const GArray *aliases = decision->campaign->aliases;

  if (old == NULL || g_strcmp0 (old, now) == 0 || forcon_entity_is_named (decision->campaign, old))
    return;
  for (guint i = aliases->len; i > 0; i--)
    {
      ForconEntityRecord before, after;

      forcon_entity_get (decision->campaign, FORCON_ENTITY_ALIAS, i, &before);
      if (g_strcmp0 (before.ALIAS.name, old) != 0)
        continue;
      after = before;
      after.ALIAS.name = now;
      if (now == NULL
          || forcon_entity_judge (decision->campaign, FORCON_ENTITY_ALIAS, i, &after).kind != FORCON_PROBLEM_NONE)
        state_removal (decision, FORCON_ENTITY_ALIAS, i);
      else
        state_change (decision, FORCON_ENTITY_ALIAS, i, &before, &after);
      aliases = decision->campaign->aliases;
    }
}

/* What the grid made neighbours goes on to be so where there is no grid any more. */
static void
keep_grid_borders (ForconCampaignDecision *decision, const GArray *borders)
{
  for (guint i = 0; i < borders->len; i++)
    {
      ForconEntityRecord record = { 0 };
      g_autofree char *values = NULL;
      g_autofree char *key = NULL;

      record.BORDER.one = g_array_index (borders, ForconBorder, i).one;
      record.BORDER.two = g_array_index (borders, ForconBorder, i).two;
      values = forcon_entity_write (decision->campaign, FORCON_ENTITY_BORDER, &record, NULL);
      key = forcon_entity_key_of (decision->campaign, FORCON_ENTITY_BORDER, &record);
      FORCON_STATE (decision, ENTITY_ADDED, entity_added, .entity = FORCON_ENTITY_BORDER,
                    .place = (gint) decision->campaign->borders->len + 1, .key = g_intern_string (key),
                    .values = g_intern_string (values));
    }
}

/* Returns: (transfer full) (element-type ForconBorder): those that follow from the grid */
static GArray *
list_grid_borders (const ForconCampaign *campaign)
{
  GArray *borders = g_array_new (FALSE, FALSE, sizeof (ForconBorder));

  for (guint i = 0; i < campaign->borders->len; i++)
    if (forcon_campaign_border_by_grid (campaign, &g_array_index (campaign->borders, ForconBorder, i)))
      g_array_append_val (borders, g_array_index (campaign->borders, ForconBorder, i));
  return borders;
}

/* A place in the line of succession that comes to what it was, as a flagship's or one behind the last, is no change. */
static void
settle_succession (const ForconCampaign *campaign, guint place, const ForconEntity_SHIP *before,
                   ForconEntityRecord *after)
{
  g_autoptr (ForconCampaign) then = NULL;
  ForconEntityRecord result;

  if (after->SHIP.succession == before->succession || !FORCON_ID_EQUAL (after->SHIP.formation, before->formation))
    return;
  then = forcon_campaign_clone (campaign);
  forcon_campaign_own_roster (then);
  forcon_entity_put (then, FORCON_ENTITY_SHIP, place, after);
  forcon_campaign_tidy (then);
  if (forcon_entity_get (then, FORCON_ENTITY_SHIP, place, &result)
      && result.SHIP.succession == before->succession)
    after->SHIP.succession = before->succession;
}

gboolean
forcon_campaign_change (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_change *command = &decision->command->change;
  ForconEntity entity = command->entity;
  guint place = (guint) MAX (command->place, 0);
  ForconEntityRecord before, after;
  ForconCampaignVerdict verdict;
  g_autofree char *values = NULL;
  g_autoptr (GArray) borders = NULL;

  if (!check_stage (decision))
    return FALSE;
  if (!forcon_entity_get (decision->campaign, entity, place, &before))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ENTITY, .entity = entity,
                                   .actual = command->place);
  after = before;
  if (!read_values (decision, entity, command->values, &after))
    return FALSE;
  /* Ships of another formation have another flagship, and no place in the line. */
  if (entity == FORCON_ENTITY_SHIP && !FORCON_ID_EQUAL (after.SHIP.formation, before.SHIP.formation)
      && !says (command->values, "succession"))
    after.SHIP.succession = 0;
  if (entity == FORCON_ENTITY_SHIP)
    settle_succession (decision->campaign, place, &before.SHIP, &after);
  if (entity == FORCON_ENTITY_MINEFIELD)
    follow_charge (decision, command->values, &before.MINEFIELD, &after.MINEFIELD);
  settle (decision->campaign, entity, &after);
  values = forcon_entity_write (decision->campaign, entity, &after, &before);
  if (*values == '\0')
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO);
  verdict = forcon_entity_judge (decision->campaign, entity, place, &after);
  if (verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_campaign_refuse (decision, verdict);
  if (entity == FORCON_ENTITY_CAMPAIGN && after.CAMPAIGN.grid == FORCON_GRID_FREE)
    borders = list_grid_borders (decision->campaign);
  state_change (decision, entity, place, &before, &after);
  if (borders != NULL)
    keep_grid_borders (decision, borders);
  follow_name (decision, name_in (entity, &before), name_in (entity, &after));
  return TRUE;
}

gboolean
forcon_campaign_remove (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_remove *command = &decision->command->remove;
  ForconEntity entity = command->entity;
  guint place = (guint) MAX (command->place, 0);
  ForconCampaignVerdict verdict;
  ForconEntityRecord record;
  ForconEntity other;
  guint other_place;

  if (!check_stage (decision))
    return FALSE;
  verdict = forcon_entity_judge_removal (decision->campaign, entity, place);
  if (verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_campaign_refuse (decision, verdict);
  while (forcon_entity_goes_with (decision->campaign, entity, place, &other, &other_place))
    {
      ForconEntityRecord gone;

      /* What orders name stays, and so does what it is in. */
      verdict = forcon_entity_judge_removal (decision->campaign, other, other_place);
      if (verdict.kind != FORCON_PROBLEM_NONE)
        return forcon_campaign_refuse (decision, verdict);
      forcon_entity_get (decision->campaign, other, other_place, &gone);
      state_removal (decision, other, other_place);
      follow_name (decision, name_in (other, &gone), NULL);
    }
  forcon_entity_get (decision->campaign, entity, place, &record);
  state_removal (decision, entity, place);
  follow_name (decision, name_in (entity, &record), NULL);
  return TRUE;
}

/* What the facts do. Only what an edit may do fits, so nothing else is applied. */

static void
begin_change (ForconCampaign *campaign, ForconEntity entity, gint *place)
{
  forcon_campaign_own_roster (campaign);
  /* Borders are counted with those of the grid, which are laid anew. */
  if (entity == FORCON_ENTITY_BORDER && *place > 0)
    for (gint i = *place; i > 0; i--)
      if (forcon_campaign_border_by_grid (campaign, &g_array_index (campaign->borders, ForconBorder, i - 1)))
        --*place;
  forcon_campaign_take_grid_borders (campaign);
}

void
forcon_campaign_apply_entity_added (ForconCampaign *campaign, const ForconFact_entity_added *fact)
{
  ForconEntityRecord record = { 0 };
  gint place = 0;

  if (!forcon_entity_read (campaign, fact->entity, fact->values, &record, NULL))
    return;
  begin_change (campaign, fact->entity, &place);
  forcon_entity_put (campaign, fact->entity, 0, &record);
  forcon_campaign_tidy (campaign);
}

void
forcon_campaign_apply_entity_changed (ForconCampaign *campaign, const ForconFact_entity_changed *fact)
{
  ForconEntityRecord record;
  gint place = fact->place;

  if (!forcon_entity_get (campaign, fact->entity, (guint) fact->place, &record)
      || !forcon_entity_read (campaign, fact->entity, fact->values, &record, NULL))
    return;
  begin_change (campaign, fact->entity, &place);
  forcon_entity_put (campaign, fact->entity, (guint) place, &record);
  forcon_campaign_tidy (campaign);
}

void
forcon_campaign_apply_entity_removed (ForconCampaign *campaign, const ForconFact_entity_removed *fact)
{
  gint place = fact->place;

  if (fact->place < 1 || (guint) fact->place > forcon_entity_count (campaign, fact->entity))
    return;
  begin_change (campaign, fact->entity, &place);
  forcon_entity_drop (campaign, fact->entity, (guint) place);
  forcon_campaign_tidy (campaign);
}

gboolean
forcon_campaign_edit_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event)
{
  ForconEntityRecord record = { 0 };
  ForconEntity other;
  guint other_place;

  if (campaign->progress.stage != FORCON_STAGE_SET_UP)
    return FALSE;
  if (event->kind == FORCON_CAMPAIGN_EVENT_ENTITY_ADDED)
    {
      const ForconFact_entity_added *fact = &event->entity_added;

      return forcon_entity_read (campaign, fact->entity, fact->values, &record, NULL)
             && forcon_entity_judge (campaign, fact->entity, 0, &record).kind == FORCON_PROBLEM_NONE;
    }
  if (event->kind == FORCON_CAMPAIGN_EVENT_ENTITY_CHANGED)
    {
      const ForconFact_entity_changed *fact = &event->entity_changed;
      guint place = (guint) MAX (fact->place, 0);

      return forcon_entity_get (campaign, fact->entity, place, &record)
             && forcon_entity_read (campaign, fact->entity, fact->values, &record, NULL)
             && forcon_entity_judge (campaign, fact->entity, place, &record).kind == FORCON_PROBLEM_NONE;
    }
  const ForconFact_entity_removed *fact = &event->entity_removed;
  guint place = (guint) MAX (fact->place, 0);

  return forcon_entity_judge_removal (campaign, fact->entity, place).kind == FORCON_PROBLEM_NONE
         && !forcon_entity_goes_with (campaign, fact->entity, place, &other, &other_place);
}
