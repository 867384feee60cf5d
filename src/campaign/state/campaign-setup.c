/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign.h"

/* How a campaign is put together by who reads a scenario, or by a test. None of this is for one in play. */

static const char *
interned (const char *text)
{
  return text == NULL ? NULL : g_intern_string (text);
}

ForconPowerId
forcon_campaign_add_power (ForconCampaign *campaign, const char *word, const char *name, guint alliance)
{
  ForconPower power = { .word = interned (word), .name = interned (name), .colour = (gint) campaign->powers->len,
                        .alliance = (gint) alliance };

  g_array_append_val (campaign->powers, power);
  return (ForconPowerId){ (guint16) campaign->powers->len };
}

ForconSideId
forcon_campaign_add_admiral (ForconCampaign *campaign, const char *word, const char *name, ForconPowerId power)
{
  ForconAdmiral admiral = { .power = power };

  g_array_append_val (campaign->admirals, admiral);
  return forcon_battle_add_side (campaign->fleet, word, name);
}

ForconSectorId
forcon_campaign_add_sector (ForconCampaign *campaign, const char *word, const char *name, gint x, gint y)
{
  ForconSector sector = { .word = interned (word), .name = interned (name), .x = x, .y = y };

  g_array_append_val (campaign->sectors, sector);
  return (ForconSectorId){ (guint16) campaign->sectors->len };
}

void
forcon_campaign_add_border (ForconCampaign *campaign, ForconSectorId one, ForconSectorId two, gboolean tunnel)
{
  ForconBorder border = { .one = one, .two = two, .tunnel = tunnel };

  g_array_append_val (campaign->borders, border);
}

ForconObjectId
forcon_campaign_add_feature (ForconCampaign *campaign, ForconSectorId sector, ForconSectorObjectKind kind,
                             const char *word, const char *name)
{
  ForconFeature feature = { .object = { campaign->progress.next_id++ }, .sector = sector, .kind = kind,
                            .word = interned (word), .name = interned (name) };

  g_array_append_val (campaign->features, feature);
  return feature.object;
}

ForconFormationId
forcon_campaign_add_formation (ForconCampaign *campaign, const char *word, const char *name, ForconSideId admiral,
                               ForconSectorId sector)
{
  ForconPost post = { .formed = word != NULL, .sector = sector };

  g_array_append_val (campaign->posts, post);
  return forcon_battle_add_formation (campaign->fleet, word, name, admiral);
}

ForconShipId
forcon_campaign_add_ship (ForconCampaign *campaign, ForconCard *card, ForconSideId admiral,
                          ForconFormationId formation, gint succession)
{
  if (FORCON_ID_IS_NONE (formation))
    formation = forcon_campaign_add_formation (campaign, NULL, NULL, admiral, FORCON_NO_SECTOR);
  ForconShipId ship = forcon_battle_add_ship_to (campaign->fleet, card, admiral, (ForconPoint){ 0, 0 }, 0, formation);

  campaign->fleet->ships[ship.value - 1].succession = succession;
  return ship;
}

ForconFieldId
forcon_campaign_add_field (ForconCampaign *campaign, ForconSectorId sector, ForconSideId admiral,
                           const ForconMineCard *card, gint count)
{
  ForconField field = { .field = { campaign->progress.next_id++ }, .sector = sector, .admiral = admiral,
                        .charge = card->charge, .range = card->range, .strength = card->strength, .count = count,
                        .known = 1u << admiral.value };

  g_array_append_val (campaign->fields, field);
  return field.field;
}

void
forcon_campaign_add_alias (ForconCampaign *campaign, const char *name, const char *other)
{
  ForconAlias alias = { .name = interned (name), .other = interned (other) };

  g_array_append_val (campaign->aliases, alias);
}
