/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-save.h"

#include <string.h>

#include "campaign/editing/entity.h"
#include "engine/state/battle-records.h"
#include "storage/files/file-save.h"
#include "storage/fleet/card-file.h"
#include "storage/fleet/card-write.h"
#include "storage/scenario/scenario-merge.h"

/* By ship the word of its class and the card that the class was made of. */
typedef struct {
  GPtrArray *words;
  GPtrArray *cards;
} Classes;

/*
 * @known: (nullable): whose classes and ships are referred to; @alliances: (nullable): their words by number; @whole:
 * ships say everything, also what their class says
 */
typedef struct {
  const ForconCampaign *campaign;
  const char *rules_name;
  const ForconFleet *known;
  const GPtrArray *alliances;
  gboolean whole;
  Classes classes;
} Scenario;

static gboolean
is_among (const char *name, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  return g_strv_contains ((const char *const *) words, name);
}

/* The attributes of an entity are its properties: those that say something, and those that are always said. */
static void
put_properties (xmlTextWriterPtr out, const ForconCampaign *campaign, ForconEntity entity,
                const ForconEntityRecord *record, const char *always, const char *never)
{
  const ForconRecordShape *shape = forcon_entity_shape (entity);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      g_autofree char *text = NULL;

      if (is_among (field->name, never)
          || (forcon_record_field_is_zero (record, field) && !is_among (field->name, always)))
        continue;
      text = forcon_entity_format (campaign, field, record);
      forcon_xml_put_text (out, field->name, text);
    }
}

/* A formation is told of where it is, unless a file says where. */
static void
leave_out_place (const ForconCampaign *campaign, ForconFormationId formation, ForconSectorId *sector)
{
  const ForconPost *post = forcon_campaign_post (campaign, formation);

  if (post != NULL && FORCON_ID_EQUAL (post->sector, *sector))
    *sector = FORCON_NO_SECTOR;
}

static void
write_element (xmlTextWriterPtr out, const ForconCampaign *campaign, ForconEntity entity, guint place,
               const char *always)
{
  ForconEntityRecord record;

  forcon_entity_get (campaign, entity, place, &record);
  if (entity == FORCON_ENTITY_MINEFIELD)
    record.MINEFIELD.known &= ~(1u << record.MINEFIELD.admiral.value);
  if (entity == FORCON_ENTITY_SIGHTING)
    leave_out_place (campaign, record.SIGHTING.formation, &record.SIGHTING.sector);
  if (entity == FORCON_ENTITY_NOTICE)
    leave_out_place (campaign, record.NOTICE.formation, &record.NOTICE.sector);
  forcon_xml_begin (out, forcon_entity_to_word (entity));
  put_properties (out, campaign, entity, &record, always, "");
  forcon_xml_end (out);
}

static void
write_all (xmlTextWriterPtr out, const ForconCampaign *campaign, ForconEntity entity, const char *always)
{
  for (guint place = 1; place <= forcon_entity_count (campaign, entity); place++)
    write_element (out, campaign, entity, place, always);
}

#define PICTURE "picture picture-x picture-y picture-width picture-dim"

/* The picture that a map is traced from, if there is one. */
static void
put_picture (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_CAMPAIGN, 1, &record);
  put_properties (out, campaign, FORCON_ENTITY_CAMPAIGN, &record, "", "name grid collecting results");
}

static void
write_periods (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_CAMPAIGN, 1, &record);
  forcon_xml_begin (out, "periods");
  put_properties (out, campaign, FORCON_ENTITY_CAMPAIGN, &record, "collecting results", "name grid " PICTURE);
  forcon_xml_end (out);
}

/* Ships of one class may differ in single values; their weapons are its own. */

static gboolean
shares_class (const ForconCard *a, const ForconCard *b)
{
  return a->type == b->type && g_str_equal (a->class_name, b->class_name) && forcon_card_same_weapons (a, b);
}

static void
put_card_field (xmlTextWriterPtr out, const ForconCard *card, const ForconRecordField *field)
{
  g_autofree char *text = forcon_card_field_format (card, field);

  const char *none = field->type->kind == FORCON_FIELD_FLAG ? "no" : field->type->kind == FORCON_FIELD_TEXT ? "" : "0";

  forcon_xml_put_text (out, field->name, text != NULL ? text : none);
}

static char *
class_word (GPtrArray *words, const ForconCard *card)
{
  g_autofree char *plain = forcon_entity_plain_word (card->class_name);
  g_autofree char *word = NULL;

  if (*plain == '\0')
    {
      g_free (plain);
      plain = g_strdup ("class");
    }
  word = g_strdup (plain);
  for (guint n = 2; g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL); n++)
    {
      g_free (word);
      word = g_strdup_printf ("%s-%u", plain, n);
    }
  return g_steal_pointer (&word);
}

static void
write_class (xmlTextWriterPtr out, const char *word, const ForconCard *card)
{
  const ForconRecordShape *shape = forcon_card_shape ();

  forcon_xml_begin (out, "class");
  forcon_xml_put_text (out, "id", word);
  forcon_xml_put_name (out, card->class_name, word);
  forcon_xml_put_text (out, "type", forcon_ship_type_to_word (card->type));
  for (guint i = 0; i < shape->n_fields; i++)
    {
      g_autofree char *text = forcon_card_field_format (card, &shape->fields[i]);

      forcon_xml_put_unless_empty (out, shape->fields[i].name, text);
    }
  for (guint i = 0; i < card->weapons->len; i++)
    forcon_weapon_write (out, &g_array_index (card->weapons, ForconWeapon, i));
  forcon_xml_end (out);
}

static void
free_card (gpointer card)
{
  forcon_card_clear (card);
  g_free (card);
}

/* A class that is known, as a ship of it would be. Returns: (transfer full) */
static ForconCard *
known_card (const ForconFleet *known, const ForconFleetClass *klass, const ForconFleetShip *named)
{
  static const char *const nothing[] = { NULL };
  const ForconCardLayers layers = { .nation = named != NULL ? named->nation : klass->nation,
                                    .klass = (const char *const *) klass->attributes,
                                    .named = named != NULL ? (const char *const *) named->attributes : nothing,
                                    .own = nothing,
                                    .weapons = klass->weapons };
  ForconCard *card = g_new0 (ForconCard, 1);

  forcon_card_build (card, known->rules, &layers);
  return card;
}

/* Takes the classes that are known, in the order of their words. */
static void
take_known (const ForconFleet *known, GPtrArray *words, GPtrArray *cards)
{
  g_autoptr (GList) keys = known == NULL ? NULL : g_hash_table_get_keys (known->classes);

  keys = g_list_sort (keys, (GCompareFunc) strcmp);
  for (GList *key = keys; key != NULL; key = key->next)
    {
      g_ptr_array_add (words, g_strdup (key->data));
      g_ptr_array_add (cards, known_card (known, g_hash_table_lookup (known->classes, key->data), NULL));
    }
}

/* Writes the classes that are not known, each where a ship is the first of it. */
static void
write_classes (xmlTextWriterPtr out, Scenario *scenario)
{
  const ForconBattle *fleet = scenario->campaign->fleet;
  Classes *classes = &scenario->classes;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *cards = g_ptr_array_new_with_free_func (free_card);

  take_known (scenario->known, words, cards);
  classes->words = g_ptr_array_new_with_free_func (g_free);
  classes->cards = g_ptr_array_new_with_free_func (free_card);
  for (guint i = 0; i < fleet->n_ships; i++)
    {
      const ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, i);
      ForconCard *copy = g_new0 (ForconCard, 1);
      guint found = 0;

      while (found < cards->len && !shares_class (g_ptr_array_index (cards, found), card))
        found++;
      if (found == cards->len)
        {
          forcon_card_copy (copy, card);
          /* These are a ship's own. */
          g_clear_pointer (&copy->owner, g_free);
          g_clear_pointer (&copy->nation, g_free);
          g_ptr_array_add (cards, copy);
          g_ptr_array_add (words, class_word (words, card));
          write_class (out, g_ptr_array_index (words, found), card);
          copy = g_new0 (ForconCard, 1);
        }
      forcon_card_copy (copy, g_ptr_array_index (cards, found));
      g_ptr_array_add (classes->cards, copy);
      g_ptr_array_add (classes->words, g_strdup (g_ptr_array_index (words, found)));
    }
  g_ptr_array_unref (cards);
}

/* Whether a fleet book has this very ship. */
static gboolean
is_named_ship (const ForconFleet *known, const ForconCard *card)
{
  const ForconFleetShip *named = known == NULL ? NULL : g_hash_table_lookup (known->ships, card->id);
  ForconCard *other = named == NULL ? NULL : known_card (known, named->klass, named);
  gboolean same = other != NULL && forcon_card_same_class (card, other) && g_strcmp0 (card->name, other->name) == 0
                  && g_strcmp0 (card->owner, other->owner) == 0 && g_strcmp0 (card->nation, other->nation) == 0;

  if (other != NULL)
    free_card (other);
  return same;
}

/* A braking run and bow armour that a class does not state follow from speed and armour, and would change with them. */
static gboolean
is_said (const Scenario *scenario, const ForconCard *card, const ForconCard *klass, const ForconRecordField *field)
{
  return scenario->whole || !forcon_record_field_equal (card, klass, field)
         || (g_str_equal (field->name, "braking") && card->speed != klass->speed)
         || (g_str_equal (field->name, "bow-armour") && card->armour != klass->armour);
}

static void
put_own_text (xmlTextWriterPtr out, const Scenario *scenario, const char *name, const char *text, const char *of_class)
{
  const char *said = text == NULL ? "" : text;

  if (scenario->whole || !g_str_equal (said, of_class == NULL ? "" : of_class))
    forcon_xml_put_text (out, name, said);
}

static void
write_ship (xmlTextWriterPtr out, const Scenario *scenario, guint i)
{
  const ForconRecordShape *shape = forcon_card_shape ();
  const ForconCard *card = &g_array_index (scenario->campaign->fleet->roster->cards, ForconCard, i);
  const ForconCard *klass = g_ptr_array_index (scenario->classes.cards, i);

  forcon_xml_begin (out, "ship");
  if (!scenario->whole && is_named_ship (scenario->known, card))
    {
      forcon_xml_put_text (out, "from", card->id);
      forcon_xml_end (out);
      return;
    }
  forcon_xml_put_text (out, "class", g_ptr_array_index (scenario->classes.words, i));
  forcon_xml_put_text (out, "id", card->id);
  forcon_xml_put_name (out, card->name, card->id);
  for (guint k = 0; k < shape->n_fields; k++)
    if (is_said (scenario, card, klass, &shape->fields[k]))
      put_card_field (out, card, &shape->fields[k]);
  put_own_text (out, scenario, "owner", card->owner, klass->owner);
  put_own_text (out, scenario, "nation", card->nation, klass->nation);
  forcon_xml_end (out);
}

static void
write_ships (xmlTextWriterPtr out, const Scenario *scenario, guint formation)
{
  const ForconBattle *fleet = scenario->campaign->fleet;

  for (guint i = 0; i < fleet->n_ships; i++)
    if (fleet->ships[i].formation.value == formation)
      write_ship (out, scenario, i);
}

/* The line of succession, in its order: places count from 1. */
static void
put_successors (xmlTextWriterPtr out, const ForconBattle *fleet, guint formation)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (gint place = 1, found = 1; found != 0; place++)
    {
      found = 0;
      for (guint i = 0; i < fleet->n_ships; i++)
        if (fleet->ships[i].formation.value == formation && fleet->ships[i].succession == place)
          {
            g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                                    g_array_index (fleet->roster->cards, ForconCard, i).id);
            found = 1;
          }
    }
  forcon_xml_put_unless_empty (out, "successors", words->str);
}

static void
write_formations (xmlTextWriterPtr out, const Scenario *scenario)
{
  const ForconCampaign *campaign = scenario->campaign;

  for (guint place = 1; place <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); place++)
    {
      ForconEntityRecord record;
      guint id = forcon_entity_id (campaign, FORCON_ENTITY_FORMATION, place);

      forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, place, &record);
      forcon_xml_begin (out, "formation");
      put_properties (out, campaign, FORCON_ENTITY_FORMATION, &record, "name", "");
      put_successors (out, campaign->fleet, id);
      write_ships (out, scenario, id);
      forcon_xml_end (out);
    }
}

/* Ships that wait for a formation, admiral by admiral. */
static void
write_rosters (xmlTextWriterPtr out, const Scenario *scenario)
{
  const ForconCampaign *campaign = scenario->campaign;
  const ForconBattle *fleet = campaign->fleet;

  for (guint side = 1; side <= campaign->admirals->len; side++)
    {
      gboolean open = FALSE;

      for (guint i = 0; i < campaign->posts->len; i++)
        {
          if (g_array_index (campaign->posts, ForconPost, i).formed || fleet->formations[i].side.value != side)
            continue;
          if (!open)
            {
              forcon_xml_begin (out, "roster");
              forcon_xml_put_text (out, "admiral", forcon_battle_side (fleet, (ForconSideId){ (guint16) side })->id);
              open = TRUE;
            }
          write_ships (out, scenario, i + 1);
        }
      if (open)
        forcon_xml_end (out);
    }
}

static void
write_sectors (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  gboolean grid = campaign->progress.grid != FORCON_GRID_FREE;

  for (guint place = 1; place <= campaign->sectors->len; place++)
    {
      ForconEntityRecord record;

      forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, place, &record);
      forcon_xml_begin (out, "sector");
      put_properties (out, campaign, FORCON_ENTITY_SECTOR, &record, grid ? "column row" : "x y", "");
      for (guint i = 1; i <= campaign->features->len; i++)
        {
          forcon_entity_get (campaign, FORCON_ENTITY_OBJECT, i, &record);
          if (record.OBJECT.sector.value != place)
            continue;
          forcon_xml_begin (out, forcon_sector_object_to_word (record.OBJECT.kind));
          put_properties (out, campaign, FORCON_ENTITY_OBJECT, &record, "", "kind sector");
          forcon_xml_end (out);
        }
      forcon_xml_end (out);
    }
}

static void
write_powers (xmlTextWriterPtr out, const Scenario *scenario)
{
  const ForconCampaign *campaign = scenario->campaign;

  for (guint place = 1; place <= campaign->powers->len; place++)
    {
      ForconEntityRecord record;
      g_autofree char *alliance = NULL;

      forcon_entity_get (campaign, FORCON_ENTITY_POWER, place, &record);
      alliance = scenario->alliances != NULL
                     ? g_strdup (g_ptr_array_index (scenario->alliances, (guint) record.POWER.alliance))
                     : g_strdup_printf ("alliance-%d", record.POWER.alliance);
      forcon_xml_begin (out, "power");
      put_properties (out, campaign, FORCON_ENTITY_POWER, &record, "colour", "alliance");
      if (record.POWER.alliance != 0)
        forcon_xml_put_text (out, "alliance", alliance);
      forcon_xml_end (out);
    }
}

static void
write_borders (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  for (guint place = 1; place <= campaign->borders->len; place++)
    if (!forcon_campaign_border_by_grid (campaign, &g_array_index (campaign->borders, ForconBorder, place - 1)))
      write_element (out, campaign, FORCON_ENTITY_BORDER, place, "");
}

static void
write_scenario (xmlTextWriterPtr out, gconstpointer data)
{
  Scenario *scenario = (Scenario *) data;
  const ForconCampaign *campaign = scenario->campaign;

  forcon_xml_begin (out, "campaign");
  forcon_xml_put_name (out, forcon_campaign_name (campaign), "-");
  forcon_xml_put_text (out, "rules", scenario->rules_name);
  forcon_xml_put_text (out, "grid", forcon_grid_to_word (campaign->progress.grid));
  put_picture (out, campaign);
  write_periods (out, campaign);
  write_all (out, campaign, FORCON_ENTITY_ALARM, "");
  write_classes (out, scenario);
  write_powers (out, scenario);
  write_all (out, campaign, FORCON_ENTITY_ADMIRAL, "");
  write_sectors (out, campaign);
  write_borders (out, campaign);
  write_formations (out, scenario);
  write_rosters (out, scenario);
  write_all (out, campaign, FORCON_ENTITY_MINEFIELD, "charge range strength");
  write_all (out, campaign, FORCON_ENTITY_SIGHTING, "");
  write_all (out, campaign, FORCON_ENTITY_NOTICE, "");
  write_all (out, campaign, FORCON_ENTITY_ALIAS, "");
  forcon_xml_end (out);
  g_ptr_array_unref (scenario->classes.words);
  g_ptr_array_unref (scenario->classes.cards);
}

char *
forcon_scenario_to_xml (const ForconCampaign *campaign, const char *rules_name)
{
  g_autoptr (ForconCampaign) set_up = forcon_campaign_as_set_up (campaign);
  const Scenario scenario = { .campaign = set_up, .rules_name = rules_name };

  return forcon_xml_document (write_scenario, &scenario);
}

char *
forcon_scenario_to_xml_beside (const ForconCampaign *set_up, const char *rules_name, const ForconFleet *known,
                               const GPtrArray *alliances, gboolean whole)
{
  const Scenario scenario
      = { .campaign = set_up, .rules_name = rules_name, .known = known, .alliances = alliances, .whole = whole };

  return forcon_xml_document (write_scenario, &scenario);
}

gboolean
forcon_scenario_save (const ForconCampaign *campaign, const char *rules_name, const char *path, GError **error)
{
  g_autofree char *text = forcon_scenario_to_xml (campaign, rules_name);

  return forcon_file_save (path, text, error);
}
