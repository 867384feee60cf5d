/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-apply-private.h"

/* Formations, what is known of them, mines and landings. */

#define TAKE(name, TYPE) .name = fact->name,

ForconPost *
forcon_campaign_post_place (ForconCampaign *campaign, ForconFormationId id)
{
  return forcon_campaign_post (campaign, id) == NULL ? NULL
                                                     : &g_array_index (campaign->posts, ForconPost, id.value - 1);
}

static ForconFormation *
formation_place (ForconCampaign *campaign, ForconFormationId id)
{
  return forcon_battle_formation (campaign->fleet, id) == NULL ? NULL : &campaign->fleet->formations[id.value - 1];
}

ForconShip *
forcon_campaign_ship_place (ForconCampaign *campaign, ForconShipId id)
{
  return forcon_battle_ship (campaign->fleet, id) == NULL ? NULL : &campaign->fleet->ships[id.value - 1];
}

void
forcon_campaign_own_roster (ForconCampaign *campaign)
{
  ForconBattle *fleet = campaign->fleet;
  ForconRoster *copy = forcon_roster_copy (fleet->roster);

  forcon_roster_unref (fleet->roster);
  fleet->roster = copy;
}

/* In what one admiral knows, formations of others leave gaps. */
void
forcon_campaign_apply_formation_formed (ForconCampaign *campaign, const ForconFact_formation_formed *fact)
{
  ForconPost nothing = { 0 };

  if (FORCON_ID_IS_NONE (fact->formation))
    return;
  forcon_campaign_own_roster (campaign);
  while (campaign->fleet->n_formations + 1 < fact->formation.value)
    {
      forcon_battle_add_formation (campaign->fleet, NULL, NULL, FORCON_NO_SIDE);
      g_array_append_val (campaign->posts, nothing);
    }
  if (campaign->fleet->n_formations < fact->formation.value)
    {
      forcon_battle_add_formation (campaign->fleet, fact->word, fact->name, fact->admiral);
      g_array_append_val (campaign->posts, nothing);
    }
  ForconPost *post = forcon_campaign_post_place (campaign, fact->formation);

  post->formed = TRUE;
  post->sector = fact->sector;
  post->came_from = fact->came_from;
  post->posture = fact->posture;
  formation_place (campaign, fact->formation)->flagship = fact->flagship;
}

void
forcon_campaign_apply_ship_joined (ForconCampaign *campaign, const ForconFact_ship_joined *fact)
{
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  if (ship == NULL)
    return;
  ship->formation = fact->formation;
  ship->succession = fact->succession;
}

void
forcon_campaign_apply_flagship_named (ForconCampaign *campaign, const ForconFact_flagship_named *fact)
{
  ForconFormation *formation = formation_place (campaign, fact->formation);

  if (formation != NULL)
    formation->flagship = fact->ship;
}

void
forcon_campaign_apply_succession_set (ForconCampaign *campaign, const ForconFact_succession_set *fact)
{
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  if (ship != NULL)
    ship->succession = fact->succession;
}

void
forcon_campaign_apply_formation_named (ForconCampaign *campaign, const ForconFact_formation_named *fact)
{
  if (formation_place (campaign, fact->formation) == NULL)
    return;
  forcon_campaign_own_roster (campaign);
  forcon_battle_name_formation (campaign->fleet, fact->formation, fact->name);
}

void
forcon_campaign_apply_formation_over (ForconCampaign *campaign, const ForconFact_formation_over *fact)
{
  ForconPost *post = forcon_campaign_post_place (campaign, fact->formation);

  if (post != NULL)
    *post = (ForconPost){ 0 };
}

void
forcon_campaign_apply_under_way (ForconCampaign *campaign, const ForconFact_under_way *fact)
{
  ForconPost *post = forcon_campaign_post_place (campaign, fact->formation);

  if (post == NULL)
    return;
  post->bound_for = fact->bound_for;
  post->spent = fact->spent;
}

/* Where a formation is put it came from nowhere; where it moves it came over a border. */
static void
put (ForconCampaign *campaign, ForconFormationId id, ForconSectorId came_from, ForconSectorId sector)
{
  ForconPost *post = forcon_campaign_post_place (campaign, id);

  if (post == NULL)
    return;
  post->sector = sector;
  post->came_from = came_from;
  post->bound_for = FORCON_NO_SECTOR;
  post->spent = 0;
  post->arrived = forcon_campaign_now (campaign);
}

void
forcon_campaign_apply_formation_moved (ForconCampaign *campaign, const ForconFact_formation_moved *fact)
{
  put (campaign, fact->formation, fact->from, fact->to);
}

void
forcon_campaign_apply_formation_placed (ForconCampaign *campaign, const ForconFact_formation_placed *fact)
{
  put (campaign, fact->formation, FORCON_NO_SECTOR, fact->to);
}

void
forcon_campaign_apply_command_broken (ForconCampaign *campaign, const ForconFact_command_broken *fact)
{
  ForconFormation *formation = formation_place (campaign, fact->formation);

  if (formation != NULL)
    formation->broken = fact->broken;
}

void
forcon_campaign_apply_posture_taken (ForconCampaign *campaign, const ForconFact_posture_taken *fact)
{
  ForconPost *post = forcon_campaign_post_place (campaign, fact->formation);

  if (post != NULL)
    post->posture = fact->posture;
}

void
forcon_campaign_apply_formation_sighted (ForconCampaign *campaign, const ForconFact_formation_sighted *fact)
{
  ForconSighting sighting = { FORCON_FIELDS_SIGHTING (TAKE) };

  for (guint i = campaign->sightings->len; i > 0; i--)
    {
      const ForconSighting *old = &g_array_index (campaign->sightings, ForconSighting, i - 1);

      if (FORCON_ID_EQUAL (old->admiral, sighting.admiral) && FORCON_ID_EQUAL (old->formation, sighting.formation))
        g_array_remove_index (campaign->sightings, i - 1);
    }
  g_array_append_val (campaign->sightings, sighting);
}

static ForconField *
field_place (ForconCampaign *campaign, ForconFieldId id)
{
  for (guint i = 0; i < campaign->fields->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->fields, ForconField, i).field, id))
      return &g_array_index (campaign->fields, ForconField, i);
  return NULL;
}

void
forcon_campaign_apply_field_laid (ForconCampaign *campaign, const ForconFact_field_laid *fact)
{
  ForconField field = { FORCON_FIELDS_FIELD (TAKE) };

  g_array_append_val (campaign->fields, field);
  forcon_campaign_count_id (campaign, field.field.value);
}

void
forcon_campaign_apply_field_changed (ForconCampaign *campaign, const ForconFact_field_changed *fact)
{
  ForconField *field = field_place (campaign, fact->field);

  if (field != NULL)
    field->count = fact->count;
}

/* In what one admiral knows, the field may be new. */
void
forcon_campaign_apply_field_found (ForconCampaign *campaign, const ForconFact_field_found *fact)
{
  ForconField *field = field_place (campaign, fact->field);
  ForconField found = { .field = fact->field, .sector = fact->sector, .count = fact->count };

  if (field == NULL)
    {
      g_array_append_val (campaign->fields, found);
      field = field_place (campaign, fact->field);
    }
  field->known |= 1u << fact->admiral.value;
}

void
forcon_campaign_apply_mines_spent (ForconCampaign *campaign, const ForconFact_mines_spent *fact)
{
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  if (ship != NULL)
    ship->mines_laid = fact->mines_laid;
}

void
forcon_campaign_apply_troops_landed (ForconCampaign *campaign, const ForconFact_troops_landed *fact)
{
  ForconLanding landing = { FORCON_FIELDS_LANDING (TAKE) };
  ForconShip *ship = forcon_campaign_ship_place (campaign, fact->ship);

  g_array_append_val (campaign->landings, landing);
  if (ship != NULL)
    ship->landed = fact->landed;
}

void
forcon_campaign_apply_landings_settled (ForconCampaign *campaign, const ForconFact_landings_settled *fact)
{
  for (guint i = 0; i < campaign->landings->len; i++)
    {
      ForconLanding *landing = &g_array_index (campaign->landings, ForconLanding, i);

      if (FORCON_ID_EQUAL (landing->object, fact->object) && FORCON_ID_EQUAL (landing->admiral, fact->admiral))
        landing->settled = TRUE;
    }
}

void
forcon_campaign_apply_garrison_set (ForconCampaign *campaign, const ForconFact_garrison_set *fact)
{
  ForconFeature *planet = forcon_campaign_feature_place (campaign, fact->object);

  if (planet != NULL)
    planet->garrison = fact->garrison;
}

ForconEvent
forcon_campaign_value_event (const ForconFact_value_set *fact)
{
  return (ForconEvent){ .kind = FORCON_EVENT_VALUE_SET,
                        .value_set = { .ship = fact->ship, .value = fact->value, .was = fact->was, .now = fact->now } };
}

void
forcon_campaign_apply_value_set (ForconCampaign *campaign, const ForconFact_value_set *fact)
{
  const ForconEvent event = forcon_campaign_value_event (fact);

  if (forcon_battle_ship (campaign->fleet, fact->ship) != NULL)
    forcon_battle_apply (campaign->fleet, &event);
}
