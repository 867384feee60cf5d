/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/entity-private.h"

#include "campaign/state/clock.h"

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value == NULL ? "" : value);
}

/* One more record of a table, all zero, or the one at a place. */
static gpointer
record_at (GArray *table, guint place)
{
  if (place == 0)
    {
      g_array_set_size (table, table->len + 1);
      place = table->len;
    }
  return table->data + (place - 1) * g_array_get_element_size (table);
}

/* Columns and rows stay; sectors of a map without a grid go to the nearest place of the new one. */
static void
put_grid (ForconCampaign *campaign, ForconGrid grid)
{
  for (guint i = 0; i < campaign->sectors->len && grid != FORCON_GRID_FREE; i++)
    {
      ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);
      gint column, row;

      forcon_sector_on_grid (campaign, sector, grid, &column, &row);
      forcon_grid_to_point (grid, column, row, &sector->x, &sector->y);
      sector->outline = NULL;
    }
  campaign->progress.grid = grid;
}

static void
put_campaign (ForconCampaign *campaign, const ForconEntity_CAMPAIGN *record)
{
  set_text (&campaign->fleet->roster->name, record->name);
  if (record->grid != campaign->progress.grid)
    put_grid (campaign, record->grid);
  campaign->progress.picture = record->picture;
  campaign->progress.picture_x = record->picture_x;
  campaign->progress.picture_y = record->picture_y;
  campaign->progress.picture_width = record->picture_width;
  campaign->progress.picture_dim = record->picture_dim;
  campaign->clock.collecting = record->collecting * FORCON_MINUTE;
  campaign->clock.results = record->results * FORCON_MINUTE;
}

static void
put_admiral (ForconCampaign *campaign, guint place, const ForconEntity_ADMIRAL *record)
{
  ForconAdmiral *admiral = record_at (campaign->admirals, place);
  ForconSide *side;

  admiral->power = record->power;
  admiral->absent = record->absent;
  admiral->language = record->language;
  admiral->player = record->player;
  if (place == 0)
    place = forcon_battle_add_side (campaign->fleet, NULL, NULL).value;
  side = &g_array_index (campaign->fleet->roster->sides, ForconSide, place - 1);
  set_text (&side->id, record->word);
  set_text (&side->name, record->name);
}

static void
put_sector (ForconCampaign *campaign, guint place, const ForconEntity_SECTOR *record)
{
  ForconSector *sector = record_at (campaign->sectors, place);

  *sector = (ForconSector){
    .word = record->word, .name = record->name, .x = record->x, .y = record->y, .outline = record->outline
  };
  if (campaign->progress.grid != FORCON_GRID_FREE)
    forcon_grid_to_point (campaign->progress.grid, record->column, record->row, &sector->x, &sector->y);
}

static void
put_object (ForconCampaign *campaign, guint place, const ForconEntity_OBJECT *record)
{
  ForconFeature *feature = record_at (campaign->features, place);

  if (place == 0)
    feature->object.value = campaign->progress.next_id++;
  feature->sector = record->sector;
  feature->kind = record->kind;
  feature->word = record->word;
  feature->name = record->name;
  feature->holder = record->holder;
  feature->garrison = record->garrison;
}

static void
put_formation (ForconCampaign *campaign, guint place, const ForconEntity_FORMATION *record)
{
  ForconBattle *fleet = campaign->fleet;
  ForconFormationId id = forcon_entity_formation (campaign, place);
  ForconPost *post;

  if (place == 0)
    id = forcon_campaign_add_formation (campaign, "", NULL, record->admiral, record->sector);
  post = &g_array_index (campaign->posts, ForconPost, id.value - 1);
  post->sector = record->sector;
  post->posture = record->posture;
  fleet->formations[id.value - 1].side = record->admiral;
  fleet->formations[id.value - 1].flagship = record->flagship;
  forcon_battle_name_formation (fleet, id, record->name);
  set_text (&g_array_index (fleet->roster->formations, ForconFormationName, id.value - 1).id, record->word);
  for (guint i = 0; i < fleet->n_ships; i++)
    if (FORCON_ID_EQUAL (fleet->ships[i].formation, id))
      {
        fleet->ships[i].side = record->admiral;
        if (FORCON_ID_EQUAL (record->flagship, ((ForconShipId){ (guint16) (i + 1) })))
          fleet->ships[i].succession = 0;
      }
}

static void
drop_formation (ForconCampaign *campaign, ForconFormationId id)
{
  ForconBattle *fleet = campaign->fleet;
  g_autofree guint32 *map = g_new0 (guint32, fleet->n_formations + 1);

  for (guint i = 1; i <= fleet->n_formations; i++)
    map[i] = i < id.value ? i : i == id.value ? 0 : i - 1;
  forcon_campaign_renumber (campaign, FORCON_FIELD_FORMATION, map, fleet->n_formations + 1);
  g_array_remove_index (campaign->posts, id.value - 1u);
  if (id.value <= fleet->roster->formations->len)
    g_array_remove_index (fleet->roster->formations, id.value - 1u);
  for (guint i = id.value; i < fleet->n_formations; i++)
    fleet->formations[i - 1] = fleet->formations[i];
  fleet->n_formations--;
}

static gboolean
is_empty (const ForconBattle *fleet, ForconFormationId formation)
{
  for (guint i = 0; i < fleet->n_ships; i++)
    if (FORCON_ID_EQUAL (fleet->ships[i].formation, formation))
      return FALSE;
  return TRUE;
}

/* The ship leaves its formation; one in which it waited alone is over. */
static void
leave (ForconCampaign *campaign, ForconShipId ship)
{
  ForconShip *state = &campaign->fleet->ships[ship.value - 1];
  ForconFormationId from = state->formation;

  if (FORCON_ID_IS_NONE (from))
    return;
  state->formation = FORCON_NO_FORMATION;
  state->succession = 0;
  if (FORCON_ID_EQUAL (campaign->fleet->formations[from.value - 1].flagship, ship))
    campaign->fleet->formations[from.value - 1].flagship = FORCON_NO_SHIP;
  if (!g_array_index (campaign->posts, ForconPost, from.value - 1).formed
      && is_empty (campaign->fleet, from))
    drop_formation (campaign, from);
}

/* When the ship leaves a formation in which it waited alone, ids of those behind that are one less. */
static void
join (ForconCampaign *campaign, ForconShipId ship, ForconFormationId formation, ForconSideId admiral)
{
  ForconFormationId from = campaign->fleet->ships[ship.value - 1].formation;
  guint n = campaign->fleet->n_formations;

  leave (campaign, ship);
  if (FORCON_ID_IS_NONE (formation))
    formation = forcon_campaign_add_formation (campaign, NULL, NULL, admiral, FORCON_NO_SECTOR);
  else if (campaign->fleet->n_formations < n && formation.value > from.value)
    formation.value--;
  forcon_battle_enlist (campaign->fleet, ship, formation, 0);
}

static void
put_card (ForconCard *card, const ForconEntity_SHIP *record)
{
#define PUT_ON_CARD(name, ...) card->name = record->name;
  set_text (&card->id, record->word);
  set_text (&card->name, record->name);
  set_text (&card->class_name, record->class_name);
  set_text (&card->owner, record->owner);
  set_text (&card->nation, record->nation);
  card->type = record->type;
  FORCON_FIELDS_CARD (PUT_ON_CARD)
  g_array_set_size (card->weapons, 0);
  forcon_entity_weapons_from_text (record->weapons, card->weapons);
}

static void
put_ship (ForconCampaign *campaign, guint place, const ForconEntity_SHIP *record)
{
  ForconBattle *fleet = campaign->fleet;
  const ForconFormation *formation = forcon_battle_formation (fleet, record->formation);
  ForconSideId admiral = formation == NULL ? record->admiral : formation->side;
  ForconShipId id = { (guint16) place };
  ForconEntityRecord before = { 0 };
  ForconShip *ship;

  forcon_entity_get (campaign, FORCON_ENTITY_SHIP, place, &before);
  if (place == 0)
    {
      ForconRules none = { 0 };
      ForconCard card;

      forcon_card_init (&card, &none, record->type);
      id = forcon_battle_add_ship_to (fleet, &card, admiral, (ForconPoint){ 0, 0 }, 0, FORCON_NO_FORMATION);
    }
  put_card (&g_array_index (fleet->roster->cards, ForconCard, id.value - 1), record);
  ship = &fleet->ships[id.value - 1];
  /* What it has lost stays lost. */
  ship->hits = MAX (1, ship->hits + record->hits - before.SHIP.hits);
  if (place == 0 || !FORCON_ID_EQUAL (record->formation, before.SHIP.formation)
      || (formation == NULL && !FORCON_ID_EQUAL (ship->side, admiral)))
    join (campaign, id, record->formation, admiral);
  ship->side = admiral;
  ship->succession = record->succession;
}

static void
put_weapon (ForconCampaign *campaign, guint place, const ForconEntity_WEAPON *record)
{
  guint own = place;
  ForconShipId ship = place == 0 ? record->ship : forcon_entity_weapon_ship (campaign, &own);
  GArray *weapons = g_array_index (campaign->fleet->roster->cards, ForconCard, ship.value - 1).weapons;
  ForconWeapon *weapon = record_at (weapons, own);

  set_text (&weapon->id, record->word);
  set_text (&weapon->name, record->name);
  weapon->kind = record->kind;
  weapon->mount = record->mount;
  weapon->arcs = (ForconArcs) record->arcs;
  weapon->range = record->range;
  weapon->strength = record->strength;
  weapon->run = record->run;
}

static void
put_minefield (ForconCampaign *campaign, guint place, const ForconEntity_MINEFIELD *record)
{
  ForconField *field = record_at (campaign->fields, place);
  ForconFieldId id = place == 0 ? (ForconFieldId){ campaign->progress.next_id++ } : field->field;

  *field = (ForconField){ .field = id,
                          .sector = record->sector,
                          .admiral = record->admiral,
                          .charge = record->charge,
                          .range = record->range,
                          .strength = record->strength,
                          .count = record->count,
                          .known = record->known | 1u << record->admiral.value };
}

#define PUT_FIELD(name, ...) to->name = from->name;
#define PUT(NAME, Type, member)                                                                                        \
  {                                                                                                                    \
    const ForconEntity_##NAME *from = &record->NAME;                                                                   \
    Forcon##Type *to = record_at (campaign->member, place);                                                            \
                                                                                                                       \
    FORCON_ENTITY_FIELDS_##NAME (PUT_FIELD)                                                                            \
    break;                                                                                                             \
  }

void
forcon_entity_put (ForconCampaign *campaign, ForconEntity entity, guint place, const ForconEntityRecord *record)
{
  switch (entity)
    {
    case FORCON_ENTITY_CAMPAIGN:
      put_campaign (campaign, &record->CAMPAIGN);
      break;
    case FORCON_ENTITY_POWER:
      PUT (POWER, Power, powers)
    case FORCON_ENTITY_ADMIRAL:
      put_admiral (campaign, place, &record->ADMIRAL);
      break;
    case FORCON_ENTITY_SECTOR:
      put_sector (campaign, place, &record->SECTOR);
      break;
    case FORCON_ENTITY_OBJECT:
      put_object (campaign, place, &record->OBJECT);
      break;
    case FORCON_ENTITY_BORDER:
      PUT (BORDER, Border, borders)
    case FORCON_ENTITY_FORMATION:
      put_formation (campaign, place, &record->FORMATION);
      break;
    case FORCON_ENTITY_SHIP:
      put_ship (campaign, place, &record->SHIP);
      break;
    case FORCON_ENTITY_WEAPON:
      put_weapon (campaign, place, &record->WEAPON);
      break;
    case FORCON_ENTITY_MINEFIELD:
      put_minefield (campaign, place, &record->MINEFIELD);
      break;
    case FORCON_ENTITY_SIGHTING:
      PUT (SIGHTING, Sighting, sightings)
    case FORCON_ENTITY_NOTICE:
      PUT (NOTICE, Notice, notices)
    case FORCON_ENTITY_ALARM:
      PUT (ALARM, Alarm, alarms)
    case FORCON_ENTITY_ALIAS:
      PUT (ALIAS, Alias, aliases)
    case FORCON_N_ENTITY:
      break;
    }
}

/* Whose ids are places in a table: those that follow move up by one. */
static void
close_gap (ForconCampaign *campaign, ForconFieldKind kind, guint place, guint count)
{
  g_autofree guint32 *map = g_new0 (guint32, count + 1);

  for (guint i = 1; i <= count; i++)
    map[i] = i < place ? i : i == place ? 0 : i - 1;
  forcon_campaign_renumber (campaign, kind, map, count + 1);
}

static void
drop_ship (ForconCampaign *campaign, ForconShipId id)
{
  ForconBattle *fleet = campaign->fleet;

  leave (campaign, id);
  close_gap (campaign, FORCON_FIELD_SHIP, id.value, fleet->n_ships);
  g_array_remove_index (fleet->roster->cards, id.value - 1u);
  for (guint i = id.value; i < fleet->n_ships; i++)
    fleet->ships[i - 1] = fleet->ships[i];
  fleet->n_ships--;
}

/* An id that is a running number leads to nothing any more. */
static void
forget (ForconCampaign *campaign, ForconFieldKind kind, guint id)
{
  g_autofree guint32 *map = g_new0 (guint32, id + 1);

  for (guint i = 0; i < id; i++)
    map[i] = i;
  forcon_campaign_renumber (campaign, kind, map, id + 1);
}

/* The list of those that nothing points to by their place: one that goes takes nothing along. */
static GArray *
loose_list (const ForconCampaign *campaign, ForconEntity entity)
{
  switch ((gint) entity)
    {
    case FORCON_ENTITY_OBJECT:
      return campaign->features;
    case FORCON_ENTITY_MINEFIELD:
      return campaign->fields;
    case FORCON_ENTITY_BORDER:
      return campaign->borders;
    case FORCON_ENTITY_SIGHTING:
      return campaign->sightings;
    case FORCON_ENTITY_NOTICE:
      return campaign->notices;
    case FORCON_ENTITY_ALARM:
      return campaign->alarms;
    case FORCON_ENTITY_ALIAS:
      return campaign->aliases;
    default:
      return NULL;
    }
}

void
forcon_entity_drop (ForconCampaign *campaign, ForconEntity entity, guint place)
{
  guint id = forcon_entity_id (campaign, entity, place);
  GArray *list = loose_list (campaign, entity);
  ForconShipId ship;
  guint own = place;

  switch (entity)
    {
    case FORCON_ENTITY_POWER:
      close_gap (campaign, FORCON_FIELD_POWER, place, campaign->powers->len);
      g_array_remove_index (campaign->powers, place - 1);
      break;
    case FORCON_ENTITY_ADMIRAL:
      close_gap (campaign, FORCON_FIELD_ADMIRAL, place, campaign->admirals->len);
      g_array_remove_index (campaign->admirals, place - 1);
      g_array_remove_index (campaign->fleet->roster->sides, place - 1);
      for (guint i = 0; i < campaign->fleet->roster->sides->len; i++)
        g_array_index (campaign->fleet->roster->sides, ForconSide, i).colour = i;
      break;
    case FORCON_ENTITY_SECTOR:
      close_gap (campaign, FORCON_FIELD_SECTOR, place, campaign->sectors->len);
      g_array_remove_index (campaign->sectors, place - 1);
      break;
    case FORCON_ENTITY_OBJECT:
      forget (campaign, FORCON_FIELD_OBJECT, id);
      break;
    case FORCON_ENTITY_MINEFIELD:
      forget (campaign, FORCON_FIELD_FIELD, id);
      break;
    case FORCON_ENTITY_FORMATION:
      drop_formation (campaign, (ForconFormationId){ (guint16) id });
      break;
    case FORCON_ENTITY_SHIP:
      drop_ship (campaign, (ForconShipId){ (guint16) id });
      break;
    case FORCON_ENTITY_WEAPON:
      ship = forcon_entity_weapon_ship (campaign, &own);
      g_array_remove_index (g_array_index (campaign->fleet->roster->cards, ForconCard, ship.value - 1).weapons,
                            own - 1);
      break;
    case FORCON_ENTITY_BORDER:
    case FORCON_ENTITY_SIGHTING:
    case FORCON_ENTITY_NOTICE:
    case FORCON_ENTITY_ALARM:
    case FORCON_ENTITY_ALIAS:
    case FORCON_ENTITY_CAMPAIGN:
    case FORCON_N_ENTITY:
      break;
    }
  if (list != NULL)
    g_array_remove_index (list, place - 1);
}
