/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"

/* The table of a clash, at random from what lies in the sector (F-CAMP-11). */

/* So often a random place is looked for before the first free one is taken. */
#define TRIES 200

/* Numbers of clashes on borders lie above those of clashes in sectors. */
#define BORDERS (G_GUINT64_CONSTANT (1) << 40)

/* Between the seeds of fields of mines; as many as there can be admirals. */
#define FIELDS G_GUINT64_CONSTANT (0xD1B54A32D192ED03)
#define ADMIRALS 32

/* On a table things are put to whole centimetres. */
#define STEP FORCON_CM (1)

/* What is being filled: things lie inside the frame that is left to those who come in. */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  ForconClashTable *table;
  ForconRandom random;
} Making;

guint64
forcon_clash_number (const ForconCampaign *campaign, const ForconClash *clash)
{
  guint64 number = (guint64) clash->phase * (FORCON_HALVES_OF_PHASE + 1) + (guint64) clash->half + 1;
  guint64 before = 0;

  if (forcon_random_is_keyed (&campaign->fleet->random))
    return (number * (FORCON_SECTORS_MAX + 1) + clash->sector.value) * (FORCON_SECTORS_MAX + 1) + clash->other.value;
  for (guint i = 0; i < campaign->clashes->len; i++)
    {
      const ForconClash *other = &g_array_index (campaign->clashes, ForconClash, i);

      if (other->clash.value < clash->clash.value && other->phase == clash->phase && other->half == clash->half
          && FORCON_ID_EQUAL (other->sector, clash->sector) && FORCON_ID_EQUAL (other->other, clash->other))
        before++;
    }
  number = number * (FORCON_SECTORS_MAX + 1) + clash->sector.value;
  return number * (FORCON_SECTORS_MAX + 1) + before + clash->other.value * BORDERS;
}

static gboolean
is_free (const Making *making, ForconPoint centre, ForconLength radius)
{
  const GArray *objects = making->table->objects;

  for (guint i = 0; i < objects->len; i++)
    {
      const ForconClashObject *object = &g_array_index (objects, ForconClashObject, i);

      if (forcon_point_distance (centre, object->centre) < radius + object->radius + making->rules->campaign.gap)
        return FALSE;
    }
  return TRUE;
}

/* The frame in which the middle of something may lie that reaches so far: as far inside the edge as those who come in
 * stand. In a table too small for that it is the middle. */
static void
frame (const Making *making, ForconLength reach, ForconPoint *from, ForconPoint *steps)
{
  ForconPoint size = making->table->size;
  ForconLength inset = making->rules->campaign.edge + making->rules->campaign.advance + reach;

  from->x = MIN (inset, size.x / 2);
  from->y = MIN (inset, size.y / 2);
  steps->x = (size.x - 2 * from->x) / STEP;
  steps->y = (size.y - 2 * from->y) / STEP;
}

static ForconLength
along (Making *making, ForconLength from, ForconLength steps)
{
  return from + STEP * (ForconLength) forcon_random_below (&making->random, (guint32) steps + 1);
}

/* A free place at random; where there is hardly one, the first from the top left; none where there is none. */
static gboolean
find_place (Making *making, ForconLength radius, ForconPoint *centre)
{
  ForconPoint from;
  ForconPoint steps;

  frame (making, radius, &from, &steps);
  for (guint i = 0; i < TRIES; i++)
    {
      centre->x = along (making, from.x, steps.x);
      centre->y = along (making, from.y, steps.y);
      if (is_free (making, *centre, radius))
        return TRUE;
    }
  for (ForconLength row = 0; row <= steps.y; row++)
    for (ForconLength column = 0; column <= steps.x; column++)
      {
        *centre = (ForconPoint){ from.x + column * STEP, from.y + row * STEP };
        if (is_free (making, *centre, radius))
          return TRUE;
      }
  return FALSE;
}

/* What each kind of feature makes, in the order in which they are laid: a planet must find its place, dust need not. */
typedef struct {
  ForconSectorObjectKind feature;
  ForconObjectKind kind;
  ForconLength radius;
  gint count;
} Recipe;

static void
lay_objects (Making *making, ForconSectorId sector)
{
  const ForconCampaignRule *rule = &making->rules->campaign;
  const Recipe recipes[] = {
    { FORCON_SECTOR_OBJECT_PLANET, FORCON_OBJECT_PLANET, rule->planet, 1 },
    { FORCON_SECTOR_OBJECT_MOON, FORCON_OBJECT_PLANET, rule->moon, 1 },
    { FORCON_SECTOR_OBJECT_TUNNEL_MOUTH, FORCON_OBJECT_TUNNEL_MOUTH, rule->tunnel, 1 },
    { FORCON_SECTOR_OBJECT_ASTEROID_BELT, FORCON_OBJECT_ASTEROIDS, rule->asteroids, rule->asteroid_fields },
    { FORCON_SECTOR_OBJECT_HAZARD, FORCON_OBJECT_DUST, rule->dust, rule->dust_fields },
  };

  for (guint r = 0; r < G_N_ELEMENTS (recipes); r++)
    for (guint i = 0; i < making->campaign->features->len; i++)
      {
        const ForconFeature *feature = &g_array_index (making->campaign->features, ForconFeature, i);
        ForconClashObject object = { .kind = recipes[r].kind, .radius = recipes[r].radius, .feature = feature->object };

        if (!FORCON_ID_EQUAL (feature->sector, sector) || feature->kind != recipes[r].feature)
          continue;
        for (gint k = 0; k < recipes[r].count; k++)
          if (find_place (making, object.radius, &object.centre))
            g_array_append_val (making->table->objects, object);
      }
}

/* A mine lies anywhere in the frame but in a planet. */
static gboolean
is_in_planet (const Making *making, ForconPoint position)
{
  for (guint i = 0; i < making->table->objects->len; i++)
    {
      const ForconClashObject *object = &g_array_index (making->table->objects, ForconClashObject, i);

      if (object->kind == FORCON_OBJECT_PLANET && forcon_point_distance (position, object->centre) <= object->radius)
        return TRUE;
    }
  return FALSE;
}

static void
strew (Making *making, const ForconField *field)
{
  ForconClashMine mine = { .field = field->field };
  ForconPoint from;
  ForconPoint steps;

  frame (making, 0, &from, &steps);
  for (gint i = 0; i < field->count; i++)
    {
      for (guint tries = 0; tries < TRIES; tries++)
        {
          mine.position.x = along (making, from.x, steps.x);
          mine.position.y = along (making, from.y, steps.y);
          if (!is_in_planet (making, mine.position))
            break;
        }
      g_array_append_val (making->table->mines, mine);
    }
}

static ForconRandom
derived (const ForconCampaign *campaign, const char *label)
{
  guint8 key[sizeof (guint64)];

  for (guint i = 0; i < sizeof key; i++)
    key[i] = (guint8) (campaign->progress.seed >> (8 * i));
  return forcon_random_derived (key, sizeof key, label);
}

/* The table's own generator. Who finds it from what lies on the table knows nothing of any other table. */
static ForconRandom
random_of (const ForconCampaign *campaign, const ForconClash *clash)
{
  guint64 number = forcon_clash_number (campaign, clash);
  g_autofree char *label = NULL;

  if (!forcon_random_is_keyed (&campaign->fleet->random))
    return forcon_random_nth (campaign->progress.seed, number);
  label = g_strdup_printf ("places of table %" G_GINT64_MODIFIER "x", number);
  return derived (campaign, label);
}

/* Likewise that of one field of mines: where an admiral's mines lie must not tell of those of others. */
static ForconRandom
random_of_field (const ForconCampaign *campaign, const ForconClash *clash, guint i)
{
  const ForconField *fields = (const ForconField *) campaign->fields->data;
  guint64 number = forcon_clash_number (campaign, clash);
  ForconSideId admiral = fields[i].admiral;
  /* Which of its admiral's fields in the sector it is, from 0. */
  guint64 place = 0;
  g_autofree char *label = NULL;

  for (guint k = 0; k < i; k++)
    place += FORCON_ID_EQUAL (fields[k].sector, fields[i].sector) && FORCON_ID_EQUAL (fields[k].admiral, admiral);
  if (!forcon_random_is_keyed (&campaign->fleet->random))
    return forcon_random_nth (campaign->progress.seed + FIELDS * (admiral.value + place * ADMIRALS), number);
  label = g_strdup_printf ("mines of %s, field %" G_GINT64_MODIFIER "u of table %" G_GINT64_MODIFIER "x",
                           forcon_battle_side (campaign->fleet, admiral)->id, place, number);
  return derived (campaign, label);
}

ForconClashTable *
forcon_clash_table_new (const ForconCampaign *campaign, const ForconRules *rules, const ForconClash *clash)
{
  ForconClashTable *table = g_new0 (ForconClashTable, 1);
  Making making = { campaign, rules, table, random_of (campaign, clash) };

  table->size = (ForconPoint){ rules->campaign.width, rules->campaign.height };
  table->objects = g_array_new (FALSE, TRUE, sizeof (ForconClashObject));
  table->mines = g_array_new (FALSE, TRUE, sizeof (ForconClashMine));
  table->spread = (ForconAngle) forcon_random_below (&making.random, FORCON_FULL_CIRCLE);
  if (!FORCON_ID_IS_NONE (clash->other))
    return table;
  lay_objects (&making, clash->sector);
  for (guint i = 0; i < campaign->fields->len; i++)
    {
      const ForconField *field = &g_array_index (campaign->fields, ForconField, i);

      if (!FORCON_ID_EQUAL (field->sector, clash->sector))
        continue;
      making.random = random_of_field (campaign, clash, i);
      strew (&making, field);
    }
  return table;
}

void
forcon_clash_table_free (ForconClashTable *table)
{
  if (table == NULL)
    return;
  g_array_unref (table->objects);
  g_array_unref (table->mines);
  g_free (table);
}
