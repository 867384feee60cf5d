/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/colour-vision.h"
#include "base/outline.h"
#include "campaign/editing/entity-private.h"

#include <string.h>

#define WORD_MAX 64
#define OUTLINE_MAX 2000
#define MINUTES_MAX (24 * 60)
#define PLACE_MAX 100000
#define COUNT_MAX 1000
#define COLOUR_MAX (FORCON_SIDE_COLOUR_COUNT - 1)
#define OBJECTS_OF_SECTOR_MAX 20

#define REFUSE(...) ((ForconCampaignVerdict){ .entity = entity, __VA_ARGS__ })
#define NONE ((ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NONE })

/* How many there can be, which properties must be said, and which no two may have alike. */
static const struct {
  guint most;
  const char *needed;
  const char *unique;
} rules[FORCON_N_ENTITY] = {
  [FORCON_ENTITY_CAMPAIGN] = { 1, "name", "" },
  [FORCON_ENTITY_POWER] = { 12, "id name", "id name" },
  [FORCON_ENTITY_ADMIRAL] = { FORCON_SIDES_MAX, "id name power", "id name" },
  [FORCON_ENTITY_SECTOR] = { FORCON_SECTORS_MAX, "id name", "id name" },
  [FORCON_ENTITY_OBJECT] = { FORCON_SECTORS_MAX * OBJECTS_OF_SECTOR_MAX, "id sector", "id" },
  [FORCON_ENTITY_BORDER] = { 10 * FORCON_SECTORS_MAX, "one two", "" },
  [FORCON_ENTITY_FORMATION] = { FORCON_FORMATIONS_MAX - FORCON_SHIPS_MAX, "id name admiral", "id name" },
  [FORCON_ENTITY_SHIP] = { FORCON_SHIPS_MAX, "id name class admiral", "id name" },
  [FORCON_ENTITY_WEAPON] = { FORCON_SHIPS_MAX * FORCON_WEAPONS_MAX, "ship id name arcs", "" },
  [FORCON_ENTITY_MINEFIELD] = { COUNT_MAX, "admiral sector", "" },
  [FORCON_ENTITY_SIGHTING] = { FORCON_FORMATIONS_MAX * FORCON_SIDES_MAX, "admiral formation level sector", "" },
  [FORCON_ENTITY_NOTICE] = { COUNT_MAX, "sector", "" },
  [FORCON_ENTITY_ALARM] = { 10, "", "minutes" },
  [FORCON_ENTITY_ALIAS] = { 10 * COUNT_MAX, "name other", "" },
};

/* Bounds of numbers: by property, else by type as in the schemas. */
static const struct {
  ForconEntity entity;
  const char *property;
  gint64 least;
  gint64 most;
} property_bounds[] = {
  { FORCON_ENTITY_CAMPAIGN, "collecting", 1, MINUTES_MAX }, { FORCON_ENTITY_CAMPAIGN, "results", 1, MINUTES_MAX },
  { FORCON_ENTITY_ALARM, "minutes", 1, MINUTES_MAX },       { FORCON_ENTITY_POWER, "colour", 0, COLOUR_MAX },
  { FORCON_ENTITY_SECTOR, "column", 0, FORCON_GRID_MAX },   { FORCON_ENTITY_SECTOR, "row", 0, FORCON_GRID_MAX },
  { FORCON_ENTITY_SECTOR, "x", -PLACE_MAX, PLACE_MAX },     { FORCON_ENTITY_SECTOR, "y", -PLACE_MAX, PLACE_MAX },
  { FORCON_ENTITY_MINEFIELD, "count", 1, COUNT_MAX },
  { FORCON_ENTITY_CAMPAIGN, "picture-x", -PLACE_MAX, PLACE_MAX },
  { FORCON_ENTITY_CAMPAIGN, "picture-y", -PLACE_MAX, PLACE_MAX },
  { FORCON_ENTITY_CAMPAIGN, "picture-width", 0, PLACE_MAX },
  { FORCON_ENTITY_CAMPAIGN, "picture-dim", 0, 100 },
};

static const struct {
  const ForconFieldType *type;
  gint64 least;
  gint64 most;
} type_bounds[] = {
  { &forcon_type_int, 0, COUNT_MAX },
  { &forcon_type_positive, 1, COUNT_MAX },
  { &forcon_type_armour, 1, 6 },
  { &forcon_type_readiness, 1, 100 },
  { &forcon_type_greatest_turn, 0, FORCON_FULL_CIRCLE / 2 },
  { &forcon_type_length, 0, FORCON_LENGTH_MAX },
  { &forcon_type_size, 1, FORCON_LENGTH_MAX },
};

static ForconCampaignVerdict
judge_number (ForconEntity entity, const ForconRecordField *field, const ForconEntityRecord *record)
{
  gint64 number = forcon_record_number (record, field);
  gint64 least = G_MININT64, most = G_MAXINT64;

  for (gsize i = 0; i < G_N_ELEMENTS (type_bounds); i++)
    if (type_bounds[i].type == field->type)
      {
        least = type_bounds[i].least;
        most = type_bounds[i].most;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (property_bounds); i++)
    if (property_bounds[i].entity == entity && g_str_equal (property_bounds[i].property, field->name))
      {
        least = property_bounds[i].least;
        most = property_bounds[i].most;
      }
  if (number >= least && number <= most)
    return NONE;
  /* Lengths and angles are told in the units of files. */
  gint64 unit = field->type->kind == FORCON_FIELD_LENGTH ? 100 : field->type->kind == FORCON_FIELD_ANGLE ? 10 : 1;

  return REFUSE (.kind = FORCON_PROBLEM_OUT_OF_BOUNDS, .property = field->name, .least = least / unit,
                 .most = most / unit);
}

static gboolean
is_word (const char *text)
{
  gsize length = strlen (text);

  return length <= WORD_MAX && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

static ForconCampaignVerdict
judge_text (ForconEntity entity, const ForconRecordField *field, const ForconEntityRecord *record)
{
  const char *text = FORCON_RECORD_VALUE (record, field, char *);
  gboolean outline = g_str_equal (field->name, "outline");
  gboolean silhouette = field->type == &forcon_type_silhouette;
  glong most = outline ? OUTLINE_MAX : silhouette ? FORCON_OUTLINE_MAX : FORCON_CAMPAIGN_NAME_MAX;

  if (text == NULL || g_str_equal (field->name, "weapons"))
    return NONE;
  if (g_utf8_strlen (text, -1) > most)
    return REFUSE (.kind = FORCON_PROBLEM_TOO_LONG, .actual = (gint) g_utf8_strlen (text, -1), .needed = (gint) most);
  if ((g_str_equal (field->name, "id")
       && (!is_word (text)
           || (entity == FORCON_ENTITY_FORMATION && g_str_has_prefix (text, FORCON_FORMATION_PREFIX))))
      || (silhouette && !forcon_card_silhouette_fits (text))
      || (outline
          && !g_regex_match_simple ("^-?[0-9]{1,6},-?[0-9]{1,6}( -?[0-9]{1,6},-?[0-9]{1,6}){2,}$", text, 0, 0)))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = field->name, .text = text);
  /* Blanks at the ends do not survive a file. */
  if (g_ascii_isspace (*text) || g_ascii_isspace (text[strlen (text) - 1]))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = field->name, .text = text);
  return NONE;
}

static ForconCampaignVerdict
judge_fields (ForconEntity entity, const ForconEntityRecord *record)
{
  const ForconRecordShape *shape = forcon_entity_shape (entity);
  const char *needed = rules[entity].needed;
  const ForconRecordField *field;

  while ((field = forcon_record_next (shape, &needed)) != NULL)
    if (forcon_record_field_is_zero (record, field))
      return REFUSE (.kind = FORCON_PROBLEM_LACKS_PROPERTY, .property = field->name);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      gboolean text = shape->fields[i].type->kind == FORCON_FIELD_TEXT
                      || shape->fields[i].type->kind == FORCON_FIELD_NAME;
      ForconCampaignVerdict verdict = text ? judge_text (entity, &shape->fields[i], record)
                                           : judge_number (entity, &shape->fields[i], record);

      if (verdict.kind != FORCON_PROBLEM_NONE)
        return verdict;
    }
  return NONE;
}

static ForconCampaignVerdict
judge_unique (const ForconCampaign *campaign, ForconEntity entity, guint place, const ForconEntityRecord *record)
{
  guint n = *rules[entity].unique == '\0' ? 0 : forcon_entity_count (campaign, entity);

  for (guint i = 1; i <= n; i++)
    {
      const char *unique = rules[entity].unique;
      const ForconRecordField *field;
      ForconEntityRecord other;

      if (i == place || !forcon_entity_get (campaign, entity, i, &other))
        continue;
      while ((field = forcon_record_next (forcon_entity_shape (entity), &unique)) != NULL)
        if (forcon_record_field_equal (record, &other, field))
          {
            g_autofree char *text = forcon_entity_format (campaign, field, record);

            return REFUSE (.kind = FORCON_PROBLEM_PROPERTY_TAKEN, .property = field->name,
                           .text = g_intern_string (text));
          }
    }
  return NONE;
}

/* What is particular to one kind */

static ForconCampaignVerdict
judge_campaign (const ForconCampaign *campaign, const ForconEntity_CAMPAIGN *record)
{
  const ForconEntity entity = FORCON_ENTITY_CAMPAIGN;
  ForconSectorId one, other;

  if (record->picture != NULL && !forcon_picture_name_is_safe (record->picture))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "picture", .text = record->picture);
  if (record->grid == campaign->progress.grid || record->grid == FORCON_GRID_FREE)
    return NONE;
  if (!forcon_grid_takes (campaign, record->grid, &one, &other))
    return REFUSE (.kind = FORCON_PROBLEM_GRID_IN_USE, .sector = one, .other = other, .least = 0,
                   .most = FORCON_GRID_MAX);
  return NONE;
}

static ForconCampaignVerdict
judge_sector (const ForconCampaign *campaign, guint place, const ForconEntity_SECTOR *record)
{
  const ForconEntity entity = FORCON_ENTITY_SECTOR;
  gboolean grid = campaign->progress.grid != FORCON_GRID_FREE;

  if (grid && (record->x != 0 || record->y != 0))
    return REFUSE (.kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .text = record->x != 0 ? "x" : "y");
  if (!grid && (record->column != 0 || record->row != 0))
    return REFUSE (.kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .text = record->column != 0 ? "column" : "row");
  for (guint i = 1; i <= campaign->sectors->len; i++)
    {
      ForconEntityRecord other;

      if (i == place || !forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, i, &other))
        continue;
      if (other.SECTOR.column == record->column && other.SECTOR.row == record->row && other.SECTOR.x == record->x
          && other.SECTOR.y == record->y)
        return REFUSE (.kind = FORCON_PROBLEM_PROPERTY_TAKEN, .property = grid ? "column" : "x",
                       .text = other.SECTOR.word);
    }
  return NONE;
}

static ForconCampaignVerdict
judge_object (const ForconCampaign *campaign, guint place, const ForconEntity_OBJECT *record)
{
  const ForconEntity entity = FORCON_ENTITY_OBJECT;
  guint n = 1;

  if (record->kind != FORCON_SECTOR_OBJECT_PLANET && !FORCON_ID_IS_NONE (record->holder))
    return REFUSE (.kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .text = "holder");
  if (record->kind != FORCON_SECTOR_OBJECT_PLANET && record->garrison != 0)
    return REFUSE (.kind = FORCON_PROBLEM_UNKNOWN_PROPERTY, .text = "garrison");
  for (guint i = 1; i <= campaign->features->len; i++)
    if (i != place
        && FORCON_ID_EQUAL (g_array_index (campaign->features, ForconFeature, i - 1).sector, record->sector))
      n++;
  if (n > OBJECTS_OF_SECTOR_MAX)
    return REFUSE (.kind = FORCON_PROBLEM_TOO_MANY, .actual = (gint) n, .needed = OBJECTS_OF_SECTOR_MAX);
  return NONE;
}

static ForconCampaignVerdict
judge_border (const ForconCampaign *campaign, guint place, const ForconEntity_BORDER *record)
{
  const ForconEntity entity = FORCON_ENTITY_BORDER;
  const ForconBorder border = { record->one, record->two, record->tunnel };
  const ForconBorder edge = { record->one, record->two, FALSE };

  if (place != 0
      && forcon_campaign_border_by_grid (campaign, &g_array_index (campaign->borders, ForconBorder, place - 1)))
    return REFUSE (.kind = FORCON_PROBLEM_BY_THE_GRID);
  if (FORCON_ID_EQUAL (border.one, border.two))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "two",
                   .text = forcon_campaign_sector (campaign, border.two)->word);
  if (forcon_campaign_border_by_grid (campaign, &edge))
    return REFUSE (.kind = FORCON_PROBLEM_BY_THE_GRID);
  for (guint i = 1; i <= campaign->borders->len; i++)
    if (i != place
        && FORCON_ID_EQUAL (forcon_border_beyond (&g_array_index (campaign->borders, ForconBorder, i - 1), border.one),
                            border.two))
      return REFUSE (.kind = FORCON_PROBLEM_PROPERTY_TAKEN, .property = "two",
                     .text = forcon_campaign_sector (campaign, border.two)->word);
  return NONE;
}

/* Its flagship is one of its ships. */
static ForconCampaignVerdict
judge_formation (const ForconCampaign *campaign, guint place, const ForconEntity_FORMATION *record)
{
  const ForconEntity entity = FORCON_ENTITY_FORMATION;
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, record->flagship);

  if (ship != NULL && ship->formation.value != forcon_entity_formation (campaign, place).value)
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "flagship",
                   .text = g_intern_string (forcon_battle_card (campaign->fleet, record->flagship)->id));
  return NONE;
}

static ForconCampaignVerdict
judge_ship (const ForconCampaign *campaign, guint place, const ForconEntity_SHIP *record)
{
  const ForconEntity entity = FORCON_ENTITY_SHIP;
  g_autoptr (GArray) weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  const ForconPost *post = forcon_campaign_post (campaign, record->formation);
  guint members = 0;

  g_array_set_clear_func (weapons, (GDestroyNotify) forcon_weapon_clear);
  if (!forcon_entity_weapons_from_text (record->weapons, weapons))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "weapons", .text = record->weapons);
  for (guint i = 0; i < weapons->len; i++)
    {
      const ForconWeapon *weapon = &g_array_index (weapons, ForconWeapon, i);
      gboolean sound = *weapon->id != '\0' && is_word (weapon->id) && *weapon->name != '\0' && weapon->arcs != 0
                       && g_utf8_strlen (weapon->name, -1) <= FORCON_CAMPAIGN_NAME_MAX && weapon->range >= 0
                       && weapon->range <= FORCON_LENGTH_MAX && weapon->strength >= 0 && weapon->strength <= COUNT_MAX
                       && weapon->run >= 0 && weapon->run <= COUNT_MAX
                       && (weapon->kind == FORCON_WEAPON_TORPEDO) == (weapon->run > 0);

      for (guint k = 0; k < i; k++)
        sound = sound && !g_str_equal (g_array_index (weapons, ForconWeapon, k).id, weapon->id);
      if (!sound)
        return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "weapons",
                       .text = g_intern_string (weapon->id));
    }
  if (record->braking > record->speed)
    return REFUSE (.kind = FORCON_PROBLEM_OUT_OF_BOUNDS, .property = "braking", .least = 0,
                   .most = record->speed / 100);
  if (record->turn_fraction.numerator < 0 || record->turn_fraction.denominator < 1
      || record->turn_fraction.numerator > record->turn_fraction.denominator)
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "turn-fraction", .text = "");
  /* Only formations that were formed can be joined. */
  if (!FORCON_ID_IS_NONE (record->formation) && (post == NULL || !post->formed))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "formation", .text = "");
  for (guint i = 1; i <= campaign->fleet->n_ships && post != NULL; i++)
    members += i != place && FORCON_ID_EQUAL (campaign->fleet->ships[i - 1].formation, record->formation) ? 1 : 0;
  if (members >= FORCON_FORMATION_SHIPS_MAX)
    return REFUSE (.kind = FORCON_PROBLEM_TOO_MANY, .actual = (gint) members + 1,
                   .needed = FORCON_FORMATION_SHIPS_MAX);
  return NONE;
}

static ForconCampaignVerdict
judge_weapon (const ForconCampaign *campaign, guint place, const ForconEntity_WEAPON *record)
{
  const ForconEntity entity = FORCON_ENTITY_WEAPON;
  guint own = place;
  ForconShipId ship = place == 0 ? record->ship : forcon_entity_weapon_ship (campaign, &own);
  guint n = forcon_battle_n_weapons (campaign->fleet, ship);

  if (!FORCON_ID_EQUAL (ship, record->ship))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "ship",
                   .text = g_intern_string (forcon_battle_card (campaign->fleet, record->ship)->id));
  if (place == 0 && n >= FORCON_WEAPONS_MAX)
    return REFUSE (.kind = FORCON_PROBLEM_TOO_MANY, .actual = (gint) n + 1, .needed = FORCON_WEAPONS_MAX);
  if ((record->kind == FORCON_WEAPON_TORPEDO) != (record->run > 0))
    return REFUSE (.kind = FORCON_PROBLEM_OUT_OF_BOUNDS, .property = "run",
                   .least = record->kind == FORCON_WEAPON_TORPEDO ? 1 : 0,
                   .most = record->kind == FORCON_WEAPON_TORPEDO ? COUNT_MAX : 0);
  for (guint i = 1; i <= n; i++)
    if (i != own && g_str_equal (forcon_battle_weapon (campaign->fleet, ship, i - 1)->id, record->word))
      return REFUSE (.kind = FORCON_PROBLEM_PROPERTY_TAKEN, .property = "id", .text = record->word);
  return NONE;
}

static gboolean
is_formed (const ForconCampaign *campaign, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (campaign, formation);

  return FORCON_ID_IS_NONE (formation) || (post != NULL && post->formed);
}

static ForconCampaignVerdict
judge_sighting (const ForconCampaign *campaign, guint place, const ForconEntity_SIGHTING *record)
{
  const ForconEntity entity = FORCON_ENTITY_SIGHTING;
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, record->formation);
  const char *word = g_intern_string (forcon_battle_formation_id (campaign->fleet, record->formation));

  if (!is_formed (campaign, record->formation) || FORCON_ID_EQUAL (formation->side, record->admiral))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "formation", .text = word);
  for (guint i = 1; i <= campaign->sightings->len; i++)
    {
      const ForconSighting *other = &g_array_index (campaign->sightings, ForconSighting, i - 1);

      if (i != place && FORCON_ID_EQUAL (other->admiral, record->admiral)
          && FORCON_ID_EQUAL (other->formation, record->formation))
        return REFUSE (.kind = FORCON_PROBLEM_PROPERTY_TAKEN, .property = "formation", .text = word);
    }
  return NONE;
}

static ForconCampaignVerdict
judge_notice (const ForconCampaign *campaign, const ForconEntity_NOTICE *record)
{
  const ForconEntity entity = FORCON_ENTITY_NOTICE;

  if (!is_formed (campaign, record->formation))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "formation", .text = "");
  if (FORCON_ID_IS_NONE (record->formation) && record->text == NULL)
    return REFUSE (.kind = FORCON_PROBLEM_LACKS_PROPERTY, .property = "text");
  if (FORCON_ID_IS_NONE (record->formation) != (record->level == FORCON_LEVEL_HIDDEN))
    return REFUSE (.kind = FORCON_PROBLEM_BAD_PROPERTY, .property = "level",
                   .text = forcon_level_to_word (record->level));
  return NONE;
}

gboolean
forcon_entity_is_named (const ForconCampaign *campaign, const char *name)
{
  static const ForconEntity named[]
      = { FORCON_ENTITY_SECTOR, FORCON_ENTITY_OBJECT, FORCON_ENTITY_FORMATION, FORCON_ENTITY_SHIP };

  for (gsize i = 0; i < G_N_ELEMENTS (named); i++)
    {
      const ForconRecordField *field = forcon_record_find (forcon_entity_shape (named[i]), "name");

      for (guint place = 1; place <= forcon_entity_count (campaign, named[i]); place++)
        {
          ForconEntityRecord record;

          if (forcon_entity_get (campaign, named[i], place, &record)
              && g_strcmp0 (FORCON_RECORD_VALUE (&record, field, char *), name) == 0)
            return TRUE;
        }
    }
  return FALSE;
}

static ForconCampaignVerdict
judge_alias (const ForconCampaign *campaign, guint place, const ForconEntity_ALIAS *record)
{
  const ForconEntity entity = FORCON_ENTITY_ALIAS;

  for (guint i = 1; i <= campaign->aliases->len; i++)
    {
      const ForconAlias *other = &g_array_index (campaign->aliases, ForconAlias, i - 1);

      if (i != place && g_strcmp0 (other->name, record->name) == 0 && g_strcmp0 (other->other, record->other) == 0)
        return REFUSE (.kind = FORCON_PROBLEM_PROPERTY_TAKEN, .property = "other", .text = record->other);
    }
  return NONE;
}

static ForconCampaignVerdict
judge_own (const ForconCampaign *campaign, ForconEntity entity, guint place, const ForconEntityRecord *record)
{
  switch ((gint) entity)
    {
    case FORCON_ENTITY_CAMPAIGN:
      return judge_campaign (campaign, &record->CAMPAIGN);
    case FORCON_ENTITY_SECTOR:
      return judge_sector (campaign, place, &record->SECTOR);
    case FORCON_ENTITY_OBJECT:
      return judge_object (campaign, place, &record->OBJECT);
    case FORCON_ENTITY_BORDER:
      return judge_border (campaign, place, &record->BORDER);
    case FORCON_ENTITY_FORMATION:
      return judge_formation (campaign, place, &record->FORMATION);
    case FORCON_ENTITY_SHIP:
      return judge_ship (campaign, place, &record->SHIP);
    case FORCON_ENTITY_WEAPON:
      return judge_weapon (campaign, place, &record->WEAPON);
    case FORCON_ENTITY_SIGHTING:
      return judge_sighting (campaign, place, &record->SIGHTING);
    case FORCON_ENTITY_NOTICE:
      return judge_notice (campaign, &record->NOTICE);
    case FORCON_ENTITY_ALIAS:
      return judge_alias (campaign, place, &record->ALIAS);
    default:
      return NONE;
    }
}

ForconCampaignVerdict
forcon_entity_judge (const ForconCampaign *campaign, ForconEntity entity, guint place, const ForconEntityRecord *record)
{
  guint n = forcon_entity_count (campaign, entity);
  ForconCampaignVerdict verdict;

  if (place == 0 && entity == FORCON_ENTITY_CAMPAIGN)
    return REFUSE (.kind = FORCON_PROBLEM_ONLY_ONE);
  if (place == 0 && n >= rules[entity].most)
    return REFUSE (.kind = FORCON_PROBLEM_TOO_MANY, .actual = (gint) n + 1, .needed = (gint) rules[entity].most);
  if (place > n)
    return REFUSE (.kind = FORCON_PROBLEM_UNKNOWN_ENTITY, .actual = (gint) place);
  verdict = judge_fields (entity, record);
  if (verdict.kind == FORCON_PROBLEM_NONE)
    verdict = judge_unique (campaign, entity, place, record);
  if (verdict.kind == FORCON_PROBLEM_NONE)
    verdict = judge_own (campaign, entity, place, record);
  return verdict;
}

/* Removal */

/* Which properties do not keep alive what they name: what has them goes with it, or is merely without it. */
static const struct {
  ForconEntity entity;
  const char *property;
  gboolean goes;
} loose[] = {
  { FORCON_ENTITY_BORDER, "one", TRUE },         { FORCON_ENTITY_BORDER, "two", TRUE },
  { FORCON_ENTITY_OBJECT, "sector", TRUE },      { FORCON_ENTITY_OBJECT, "holder", FALSE },
  { FORCON_ENTITY_MINEFIELD, "sector", TRUE },   { FORCON_ENTITY_MINEFIELD, "admiral", TRUE },
  { FORCON_ENTITY_SIGHTING, "admiral", TRUE },   { FORCON_ENTITY_SIGHTING, "formation", TRUE },
  { FORCON_ENTITY_SIGHTING, "sector", TRUE },    { FORCON_ENTITY_NOTICE, "sector", TRUE },
  { FORCON_ENTITY_NOTICE, "formation", TRUE },   { FORCON_ENTITY_FORMATION, "flagship", FALSE },
  { FORCON_ENTITY_WEAPON, "ship", FALSE },
};

typedef enum { HOLDS, GOES, LOSES } Tie;

static Tie
tie_of (ForconEntity entity, const char *property)
{
  for (gsize i = 0; i < G_N_ELEMENTS (loose); i++)
    if (loose[i].entity == entity && g_str_equal (loose[i].property, property))
      return loose[i].goes ? GOES : LOSES;
  return HOLDS;
}

/* Finds the last record, of kinds that are not counted anew by its removal, whose tie to the entity is such. */
static gboolean
find_tied (const ForconCampaign *campaign, ForconEntity entity, guint place, Tie tie, ForconEntity *other,
           guint *other_place)
{
  ForconFieldKind kind;
  guint id = forcon_entity_id (campaign, entity, place);

  if (!forcon_entity_id_kind (entity, &kind) || id == 0)
    return FALSE;
  for (guint e = 0; e < FORCON_N_ENTITY; e++)
    {
      const ForconRecordShape *shape = forcon_entity_shape ((ForconEntity) e);

      for (guint i = 0; i < shape->n_fields; i++)
        {
          if (shape->fields[i].type->kind != kind || tie_of ((ForconEntity) e, shape->fields[i].name) != tie)
            continue;
          for (guint p = forcon_entity_count (campaign, (ForconEntity) e); p > 0; p--)
            {
              ForconEntityRecord record;

              if (!forcon_entity_get (campaign, (ForconEntity) e, p, &record)
                  || forcon_record_number (&record, &shape->fields[i]) != id
                  || (e == FORCON_ENTITY_BORDER
                      && forcon_campaign_border_by_grid (campaign,
                                                         &g_array_index (campaign->borders, ForconBorder, p - 1))))
                continue;
              *other = (ForconEntity) e;
              *other_place = p;
              return TRUE;
            }
        }
    }
  return FALSE;
}

gboolean
forcon_entity_goes_with (const ForconCampaign *campaign, ForconEntity entity, guint place, ForconEntity *other,
                         guint *other_place)
{
  return find_tied (campaign, entity, place, GOES, other, other_place);
}

/* Whether a record names the id in one of its fields. */
static gboolean
names (gconstpointer record, const ForconRecordShape *shape, ForconFieldKind kind, guint id)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];

      if (field->type->kind == kind && forcon_record_number (record, field) == id)
        return TRUE;
      if (kind == FORCON_FIELD_SHIP && field->type->kind == FORCON_FIELD_SHIPS
          && forcon_ships_contain (&FORCON_RECORD_VALUE (record, field, ForconShips),
                                   (ForconShipId){ (guint16) id }))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_orders (const ForconCampaign *campaign, ForconFieldKind kind, guint id)
{
  static const ForconTable written[] = { FORCON_TABLE_TASK,        FORCON_TABLE_SHEET, FORCON_TABLE_LINE,
                                         FORCON_TABLE_REMARK,      FORCON_TABLE_MESSAGE, FORCON_TABLE_LANDING,
                                         FORCON_TABLE_INSTRUCTION, FORCON_TABLE_QUERY };

  for (gsize t = 0; t < G_N_ELEMENTS (written); t++)
    {
      const GArray *records = forcon_campaign_table (campaign, written[t]);
      const ForconRecordShape *shape = forcon_table_shape (written[t]);

      for (guint i = 0; i < records->len; i++)
        if (names (records->data + i * shape->size, shape, kind, id))
          return TRUE;
    }
  return FALSE;
}

ForconCampaignVerdict
forcon_entity_judge_removal (const ForconCampaign *campaign, ForconEntity entity, guint place)
{
  ForconFieldKind kind;
  ForconEntity user;
  guint user_place;

  if (entity == FORCON_ENTITY_CAMPAIGN)
    return REFUSE (.kind = FORCON_PROBLEM_ONLY_ONE);
  if (place == 0 || place > forcon_entity_count (campaign, entity))
    return REFUSE (.kind = FORCON_PROBLEM_UNKNOWN_ENTITY, .actual = (gint) place);
  if (entity == FORCON_ENTITY_BORDER
      && forcon_campaign_border_by_grid (campaign, &g_array_index (campaign->borders, ForconBorder, place - 1)))
    return REFUSE (.kind = FORCON_PROBLEM_BY_THE_GRID);
  if (find_tied (campaign, entity, place, HOLDS, &user, &user_place))
    {
      g_autofree char *key = forcon_entity_key (campaign, user, user_place);

      return REFUSE (.kind = FORCON_PROBLEM_STILL_USED, .user = user, .text = g_intern_string (key));
    }
  if (forcon_entity_id_kind (entity, &kind)
      && is_in_orders (campaign, kind, forcon_entity_id (campaign, entity, place)))
    return REFUSE (.kind = FORCON_PROBLEM_STILL_NAMED);
  return NONE;
}
