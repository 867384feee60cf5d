/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/entity-private.h"

#include "campaign/state/campaign-words.h"
#include "campaign/state/clock.h"

#define ENTITY_SHAPE(NAME, word)                                                                                       \
  static FORCON_DEFINE_SHAPE (FORCON_ENTITY_FIELDS_##NAME, shape_of_##NAME, ForconEntity_##NAME)
FORCON_ENTITIES (ENTITY_SHAPE)

const ForconRecordShape *
forcon_entity_shape (ForconEntity entity)
{
#define SHAPE_FUNCTION(NAME, word) shape_of_##NAME,
  static const ForconRecordShape *(*const shapes[]) (void) = { FORCON_ENTITIES (SHAPE_FUNCTION) };

  g_return_val_if_fail ((guint) entity < FORCON_N_ENTITY, shape_of_CAMPAIGN ());
  return shapes[entity]();
}

static guint
count_formed (const ForconCampaign *campaign)
{
  guint n = 0;

  for (guint i = 0; i < campaign->posts->len; i++)
    n += g_array_index (campaign->posts, ForconPost, i).formed ? 1 : 0;
  return n;
}

/* Weapons are counted over all ships. */
static guint
count_weapons (const ForconCampaign *campaign)
{
  guint n = 0;

  for (guint i = 0; i < campaign->fleet->n_ships; i++)
    n += g_array_index (campaign->fleet->roster->cards, ForconCard, i).weapons->len;
  return n;
}

guint
forcon_entity_count (const ForconCampaign *campaign, ForconEntity entity)
{
  switch (entity)
    {
    case FORCON_ENTITY_CAMPAIGN:
      return 1;
    case FORCON_ENTITY_POWER:
      return campaign->powers->len;
    case FORCON_ENTITY_ADMIRAL:
      return campaign->admirals->len;
    case FORCON_ENTITY_SECTOR:
      return campaign->sectors->len;
    case FORCON_ENTITY_OBJECT:
      return campaign->features->len;
    case FORCON_ENTITY_BORDER:
      return campaign->borders->len;
    case FORCON_ENTITY_FORMATION:
      return count_formed (campaign);
    case FORCON_ENTITY_SHIP:
      return campaign->fleet->n_ships;
    case FORCON_ENTITY_WEAPON:
      return count_weapons (campaign);
    case FORCON_ENTITY_MINEFIELD:
      return campaign->fields->len;
    case FORCON_ENTITY_SIGHTING:
      return campaign->sightings->len;
    case FORCON_ENTITY_NOTICE:
      return campaign->notices->len;
    case FORCON_ENTITY_ALARM:
      return campaign->alarms->len;
    case FORCON_ENTITY_ALIAS:
      return campaign->aliases->len;
    case FORCON_N_ENTITY:
      break;
    }
  return 0;
}

ForconFormationId
forcon_entity_formation (const ForconCampaign *campaign, guint place)
{
  for (guint i = 0; i < campaign->posts->len; i++)
    if (g_array_index (campaign->posts, ForconPost, i).formed && --place == 0)
      return (ForconFormationId){ (guint16) (i + 1) };
  return FORCON_NO_FORMATION;
}

ForconShipId
forcon_entity_weapon_ship (const ForconCampaign *campaign, guint *place)
{
  for (guint i = 0; i < campaign->fleet->n_ships; i++)
    {
      guint n = g_array_index (campaign->fleet->roster->cards, ForconCard, i).weapons->len;

      if (*place <= n)
        return (ForconShipId){ (guint16) (i + 1) };
      *place -= n;
    }
  return FORCON_NO_SHIP;
}

/* Texts of the roster may be freed before the record is. */
static const char *
interned (const char *text)
{
  return text == NULL || *text == '\0' ? NULL : g_intern_string (text);
}

static void
get_campaign (const ForconCampaign *campaign, ForconEntity_CAMPAIGN *record)
{
  record->name = interned (forcon_campaign_name (campaign));
  record->grid = campaign->progress.grid;
  record->collecting = (gint) (campaign->clock.collecting / FORCON_MINUTE);
  record->results = (gint) (campaign->clock.results / FORCON_MINUTE);
  record->picture = campaign->progress.picture;
  record->picture_x = campaign->progress.picture_x;
  record->picture_y = campaign->progress.picture_y;
  record->picture_width = campaign->progress.picture_width;
  record->picture_dim = campaign->progress.picture_dim;
}

static void
get_sector (const ForconCampaign *campaign, const ForconSector *sector, ForconEntity_SECTOR *record)
{
  record->word = sector->word;
  record->name = sector->name;
  record->outline = sector->outline;
  if (campaign->progress.grid == FORCON_GRID_FREE)
    {
      record->x = sector->x;
      record->y = sector->y;
    }
  else
    forcon_grid_from_point (campaign->progress.grid, sector->x, sector->y, &record->column, &record->row);
}

static void
get_formation (const ForconCampaign *campaign, ForconFormationId id, ForconEntity_FORMATION *record)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, id);
  const ForconPost *post = forcon_campaign_post (campaign, id);

  record->word = interned (forcon_battle_formation_id (campaign->fleet, id));
  record->name = interned (forcon_battle_formation_name (campaign->fleet, id));
  record->admiral = formation->side;
  record->flagship = formation->flagship;
  record->sector = post->sector;
  record->posture = post->posture;
}

static void
get_ship (const ForconCampaign *campaign, ForconShipId id, ForconEntity_SHIP *record)
{
#define TAKE_FROM_CARD(name, ...) record->name = card->name;
  const ForconCard *card = forcon_battle_card (campaign->fleet, id);
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, id);
  const ForconPost *post = forcon_campaign_post (campaign, ship->formation);
  g_autofree char *weapons = forcon_entity_weapons_to_text (card->weapons);

  FORCON_FIELDS_CARD (TAKE_FROM_CARD)
  record->word = interned (card->id);
  record->name = interned (card->name);
  record->class_name = interned (card->class_name);
  record->owner = interned (card->owner);
  record->nation = interned (card->nation);
  record->type = card->type;
  record->admiral = ship->side;
  record->formation = post != NULL && post->formed ? ship->formation : FORCON_NO_FORMATION;
  record->succession = ship->succession;
  record->weapons = interned (weapons);
}

static void
get_weapon (const ForconCampaign *campaign, guint place, ForconEntity_WEAPON *record)
{
  ForconShipId ship = forcon_entity_weapon_ship (campaign, &place);
  const ForconWeapon *weapon = forcon_battle_weapon (campaign->fleet, ship, place - 1);

  *record = (ForconEntity_WEAPON){ .ship = ship,
                                   .word = interned (weapon->id),
                                   .name = interned (weapon->name),
                                   .kind = weapon->kind,
                                   .mount = weapon->mount,
                                   .arcs = weapon->arcs,
                                   .range = weapon->range,
                                   .strength = weapon->strength,
                                   .run = weapon->run };
}

/* The same names on both sides. */
#define TAKE(name, ...) .name = from->name,
#define GET(NAME, Type, member)                                                                                        \
  {                                                                                                                    \
    const Forcon##Type *from = &g_array_index (campaign->member, Forcon##Type, place - 1);                             \
                                                                                                                       \
    record->NAME = (ForconEntity_##NAME){ FORCON_ENTITY_FIELDS_##NAME (TAKE) };                                        \
    break;                                                                                                             \
  }

gboolean
forcon_entity_get (const ForconCampaign *campaign, ForconEntity entity, guint place, ForconEntityRecord *record)
{
  const ForconSide *side;

  *record = (ForconEntityRecord){ 0 };
  if (place == 0 || place > forcon_entity_count (campaign, entity))
    return FALSE;
  switch (entity)
    {
    case FORCON_ENTITY_CAMPAIGN:
      get_campaign (campaign, &record->CAMPAIGN);
      break;
    case FORCON_ENTITY_POWER:
      GET (POWER, Power, powers)
    case FORCON_ENTITY_ADMIRAL:
      side = forcon_battle_side (campaign->fleet, (ForconSideId){ (guint16) place });
      record->ADMIRAL.word = interned (side->id);
      record->ADMIRAL.name = interned (side->name);
      record->ADMIRAL.power = g_array_index (campaign->admirals, ForconAdmiral, place - 1).power;
      record->ADMIRAL.absent = g_array_index (campaign->admirals, ForconAdmiral, place - 1).absent;
      record->ADMIRAL.language = g_array_index (campaign->admirals, ForconAdmiral, place - 1).language;
      record->ADMIRAL.player = g_array_index (campaign->admirals, ForconAdmiral, place - 1).player;
      break;
    case FORCON_ENTITY_SECTOR:
      get_sector (campaign, &g_array_index (campaign->sectors, ForconSector, place - 1), &record->SECTOR);
      break;
    case FORCON_ENTITY_OBJECT:
      GET (OBJECT, Feature, features)
    case FORCON_ENTITY_BORDER:
      GET (BORDER, Border, borders)
    case FORCON_ENTITY_FORMATION:
      get_formation (campaign, forcon_entity_formation (campaign, place), &record->FORMATION);
      break;
    case FORCON_ENTITY_SHIP:
      get_ship (campaign, (ForconShipId){ (guint16) place }, &record->SHIP);
      break;
    case FORCON_ENTITY_WEAPON:
      get_weapon (campaign, place, &record->WEAPON);
      break;
    case FORCON_ENTITY_MINEFIELD:
      GET (MINEFIELD, Field, fields)
    case FORCON_ENTITY_SIGHTING:
      GET (SIGHTING, Sighting, sightings)
    case FORCON_ENTITY_NOTICE:
      GET (NOTICE, Notice, notices)
    case FORCON_ENTITY_ALARM:
      GET (ALARM, Alarm, alarms)
    case FORCON_ENTITY_ALIAS:
      GET (ALIAS, Alias, aliases)
    case FORCON_N_ENTITY:
      return FALSE;
    }
  return TRUE;
}

gboolean
forcon_entity_id_kind (ForconEntity entity, ForconFieldKind *kind)
{
  static const struct {
    ForconEntity entity;
    ForconFieldKind kind;
  } kinds[] = {
    { FORCON_ENTITY_POWER, FORCON_FIELD_POWER },         { FORCON_ENTITY_ADMIRAL, FORCON_FIELD_ADMIRAL },
    { FORCON_ENTITY_SECTOR, FORCON_FIELD_SECTOR },       { FORCON_ENTITY_OBJECT, FORCON_FIELD_OBJECT },
    { FORCON_ENTITY_FORMATION, FORCON_FIELD_FORMATION }, { FORCON_ENTITY_SHIP, FORCON_FIELD_SHIP },
    { FORCON_ENTITY_MINEFIELD, FORCON_FIELD_FIELD },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].entity == entity)
      {
        *kind = kinds[i].kind;
        return TRUE;
      }
  return FALSE;
}

guint
forcon_entity_id (const ForconCampaign *campaign, ForconEntity entity, guint place)
{
  ForconFieldKind kind;

  if (!forcon_entity_id_kind (entity, &kind) || place == 0 || place > forcon_entity_count (campaign, entity))
    return 0;
  if (entity == FORCON_ENTITY_OBJECT)
    return g_array_index (campaign->features, ForconFeature, place - 1).object.value;
  if (entity == FORCON_ENTITY_MINEFIELD)
    return g_array_index (campaign->fields, ForconField, place - 1).field.value;
  if (entity == FORCON_ENTITY_FORMATION)
    return forcon_entity_formation (campaign, place).value;
  return place;
}

char *
forcon_entity_key_of (const ForconCampaign *campaign, ForconEntity entity, const ForconEntityRecord *record)
{
  static const char *const key_fields[FORCON_N_ENTITY] = {
    [FORCON_ENTITY_CAMPAIGN] = "name",
    [FORCON_ENTITY_POWER] = "id",
    [FORCON_ENTITY_ADMIRAL] = "id",
    [FORCON_ENTITY_SECTOR] = "id",
    [FORCON_ENTITY_OBJECT] = "id",
    [FORCON_ENTITY_BORDER] = "one two",
    [FORCON_ENTITY_FORMATION] = "id",
    [FORCON_ENTITY_SHIP] = "id",
    [FORCON_ENTITY_WEAPON] = "ship id",
    [FORCON_ENTITY_MINEFIELD] = "admiral sector charge",
    [FORCON_ENTITY_SIGHTING] = "admiral formation",
    [FORCON_ENTITY_NOTICE] = "sector formation",
    [FORCON_ENTITY_ALARM] = "minutes",
    [FORCON_ENTITY_ALIAS] = "name other",
  };
  GString *key = g_string_new (NULL);
  const char *names = key_fields[entity];
  const ForconRecordField *field;

  while ((field = forcon_record_next (forcon_entity_shape (entity), &names)) != NULL)
    {
      g_autofree char *text = forcon_entity_format (campaign, field, record);

      if (*text != '\0')
        g_string_append_printf (key, "%s%s", key->len > 0 ? "/" : "", text);
    }
  return g_string_free (key, FALSE);
}

char *
forcon_entity_key (const ForconCampaign *campaign, ForconEntity entity, guint place)
{
  ForconEntityRecord record;

  return forcon_entity_get (campaign, entity, place, &record) ? forcon_entity_key_of (campaign, entity, &record)
                                                              : g_strdup ("");
}

guint
forcon_entity_find_named (const ForconCampaign *campaign, ForconEntity entity, const char *key)
{
  guint n = forcon_entity_count (campaign, entity);
  ForconFieldKind kind;

  if (entity == FORCON_ENTITY_CAMPAIGN)
    return 1;
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *other = forcon_entity_key (campaign, entity, i);

      if (g_str_equal (other, key))
        return i;
    }
  if (entity != FORCON_ENTITY_MINEFIELD && forcon_entity_id_kind (entity, &kind))
    {
      gint64 id = forcon_campaign_find_word (campaign, kind, key);

      for (guint i = 1; i <= n && id != 0; i++)
        if (forcon_entity_id (campaign, entity, i) == id)
          return i;
    }
  return 0;
}

guint
forcon_entity_find (const ForconCampaign *campaign, ForconEntity entity, const char *key)
{
  guint n = forcon_entity_count (campaign, entity);
  guint named = forcon_entity_find_named (campaign, entity, key);
  guint64 place = 0;

  if (named != 0 || n == 0)
    return named;
  return g_ascii_string_to_unsigned (key, 10, 1, n, &place, NULL) ? (guint) place : 0;
}
