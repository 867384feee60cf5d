/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-words.h"

/* What is behind one id: its word and its name; %NULL or "" where it has none. */
typedef struct {
  const char *word;
  const char *name;
} Naming;

static Naming
admiral_naming (const ForconCampaign *campaign, gint64 number)
{
  const ForconSide *side = forcon_battle_side (campaign->fleet, (ForconSideId){ (guint16) number });

  return side == NULL ? (Naming){ NULL, NULL } : (Naming){ side->id, side->name };
}

static Naming
ship_naming (const ForconCampaign *campaign, gint64 number)
{
  const ForconCard *card = forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) number });

  return card == NULL ? (Naming){ NULL, NULL } : (Naming){ card->id, card->name };
}

/* A formation that nobody named goes by its flagship, as a ship alone does. */
static Naming
formation_naming (const ForconCampaign *campaign, gint64 number)
{
  ForconFormationId id = { (guint16) number };
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, id);
  const char *word = forcon_battle_formation_id (campaign->fleet, id);

  if (formation == NULL)
    return (Naming){ NULL, NULL };
  if (word == NULL || *word == '\0')
    return ship_naming (campaign, formation->flagship.value);
  return (Naming){ word, forcon_battle_formation_name (campaign->fleet, id) };
}

static Naming
power_naming (const ForconCampaign *campaign, gint64 number)
{
  const ForconPower *power = forcon_campaign_power (campaign, (ForconPowerId){ (guint16) number });

  return power == NULL ? (Naming){ NULL, NULL } : (Naming){ power->word, power->name };
}

static Naming
sector_naming (const ForconCampaign *campaign, gint64 number)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, (ForconSectorId){ (guint16) number });

  return sector == NULL ? (Naming){ NULL, NULL } : (Naming){ sector->word, sector->name };
}

/* Objects have running numbers: @number is a place among the features, from 1. */
static Naming
feature_naming (const ForconCampaign *campaign, gint64 number)
{
  const ForconFeature *feature;

  if (number < 1 || number > campaign->features->len)
    return (Naming){ NULL, NULL };
  feature = &g_array_index (campaign->features, ForconFeature, number - 1);
  return (Naming){ feature->word, feature->name };
}

static guint
count_of (const ForconCampaign *campaign, ForconFieldKind type)
{
  switch ((gint) type)
    {
    case FORCON_FIELD_ADMIRAL:
      return forcon_battle_n_sides (campaign->fleet);
    case FORCON_FIELD_SHIP:
      return campaign->fleet->n_ships;
    case FORCON_FIELD_FORMATION:
      return campaign->fleet->n_formations;
    case FORCON_FIELD_POWER:
      return campaign->powers->len;
    case FORCON_FIELD_SECTOR:
      return campaign->sectors->len;
    case FORCON_FIELD_OBJECT:
      return campaign->features->len;
    default:
      return 0;
    }
}

typedef Naming (*NamingFunction) (const ForconCampaign *campaign, gint64 place);

static const NamingFunction namings[FORCON_N_FIELD_KINDS] = {
  [FORCON_FIELD_ADMIRAL] = admiral_naming, [FORCON_FIELD_SHIP] = ship_naming,
  [FORCON_FIELD_FORMATION] = formation_naming, [FORCON_FIELD_POWER] = power_naming,
  [FORCON_FIELD_SECTOR] = sector_naming, [FORCON_FIELD_OBJECT] = feature_naming,
};

static Naming
naming_at (const ForconCampaign *campaign, ForconFieldKind type, gint64 place)
{
  return namings[type] == NULL ? (Naming){ NULL, NULL } : namings[type](campaign, place);
}

gboolean
forcon_campaign_has_words (ForconFieldKind type)
{
  return namings[type] != NULL;
}

const char *
forcon_campaign_word_of (const ForconCampaign *campaign, ForconFieldKind type, gint64 number)
{
  gint64 place = number;

  /* Of an object its place among the features, from 1; ids of all other types are places. */
  if (type == FORCON_FIELD_OBJECT)
    for (place = campaign->features->len; place > 0; place--)
      if (g_array_index (campaign->features, ForconFeature, place - 1).object.value == number)
        break;
  Naming naming = naming_at (campaign, type, place);

  return naming.word == NULL || *naming.word == '\0' ? NULL : naming.word;
}

static gboolean
same_name (const char *name, const char *folded)
{
  g_autofree char *other = name == NULL ? NULL : g_utf8_casefold (name, -1);

  return g_strcmp0 (other, folded) == 0;
}

gint64
forcon_campaign_find_word (const ForconCampaign *campaign, ForconFieldKind type, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  gint64 place = count_of (campaign, type);
  gint64 named = count_of (campaign, type);

  while (place > 0 && g_strcmp0 (naming_at (campaign, type, place).word, text) != 0)
    place--;
  while (named > 0 && !same_name (naming_at (campaign, type, named).name, folded))
    named--;
  if (place == 0)
    place = named;
  if (type != FORCON_FIELD_OBJECT || place == 0)
    return place;
  return g_array_index (campaign->features, ForconFeature, place - 1).object.value;
}
