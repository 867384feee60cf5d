/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/scenario/scenario-save.h"

#include <string.h>

#include "campaign/editing/entity.h"
#include "engine/state/battle-records.h"
#include "storage/files/file-save.h"
#include "storage/fleet/card-file.h"
#include "storage/fleet/card-write.h"

typedef struct {
  const ForconCampaign *campaign;
  const char *rules_name;
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

static void
write_element (xmlTextWriterPtr out, const ForconCampaign *campaign, ForconEntity entity, guint place,
               const char *always)
{
  ForconEntityRecord record;

  forcon_entity_get (campaign, entity, place, &record);
  if (entity == FORCON_ENTITY_MINEFIELD)
    record.MINEFIELD.known &= ~(1u << record.MINEFIELD.admiral.value);
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

static void
write_periods (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_CAMPAIGN, 1, &record);
  forcon_xml_begin (out, "periods");
  put_properties (out, campaign, FORCON_ENTITY_CAMPAIGN, &record, "collecting results", "name grid");
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

  forcon_xml_put_text (out, field->name,
                       text != NULL ? text : field->type->kind == FORCON_FIELD_FLAG ? "no" : "0");
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

/* By ship the word of its class and the card that the class was made of. */
typedef struct {
  GPtrArray *words;
  GPtrArray *cards;
} Classes;

static void
write_classes (xmlTextWriterPtr out, const ForconBattle *fleet, Classes *classes)
{
  g_autoptr (GPtrArray) used = g_ptr_array_new ();

  classes->words = g_ptr_array_new_with_free_func (g_free);
  classes->cards = g_ptr_array_new ();
  for (guint i = 0; i < fleet->n_ships; i++)
    {
      const ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, i);
      guint first = 0;

      while (first < i && !shares_class (&g_array_index (fleet->roster->cards, ForconCard, first), card))
        first++;
      g_ptr_array_add (classes->cards, first < i ? g_ptr_array_index (classes->cards, first) : (gpointer) card);
      g_ptr_array_add (classes->words,
                       first < i ? g_strdup (g_ptr_array_index (classes->words, first)) : class_word (used, card));
      if (first < i)
        continue;
      g_ptr_array_add (used, g_ptr_array_index (classes->words, i));
      write_class (out, g_ptr_array_index (classes->words, i), card);
    }
}

static void
write_ship (xmlTextWriterPtr out, const ForconBattle *fleet, const Classes *classes, guint i)
{
  const ForconRecordShape *shape = forcon_card_shape ();
  const ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, i);
  const ForconCard *klass = g_ptr_array_index (classes->cards, i);

  forcon_xml_begin (out, "ship");
  forcon_xml_put_text (out, "class", g_ptr_array_index (classes->words, i));
  forcon_xml_put_text (out, "id", card->id);
  forcon_xml_put_name (out, card->name, card->id);
  for (guint k = 0; k < shape->n_fields; k++)
    if (!forcon_record_field_equal (card, klass, &shape->fields[k]))
      put_card_field (out, card, &shape->fields[k]);
  forcon_xml_put_unless_empty (out, "owner", card->owner);
  forcon_xml_put_unless_empty (out, "nation", card->nation);
  forcon_xml_end (out);
}

static void
write_ships (xmlTextWriterPtr out, const ForconBattle *fleet, const Classes *classes, guint formation)
{
  for (guint i = 0; i < fleet->n_ships; i++)
    if (fleet->ships[i].formation.value == formation)
      write_ship (out, fleet, classes, i);
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
write_formations (xmlTextWriterPtr out, const ForconCampaign *campaign, const Classes *classes)
{
  for (guint place = 1; place <= forcon_entity_count (campaign, FORCON_ENTITY_FORMATION); place++)
    {
      ForconEntityRecord record;
      guint id = forcon_entity_id (campaign, FORCON_ENTITY_FORMATION, place);

      forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, place, &record);
      forcon_xml_begin (out, "formation");
      put_properties (out, campaign, FORCON_ENTITY_FORMATION, &record, "name", "");
      put_successors (out, campaign->fleet, id);
      write_ships (out, campaign->fleet, classes, id);
      forcon_xml_end (out);
    }
}

/* Ships that wait for a formation, admiral by admiral. */
static void
write_rosters (xmlTextWriterPtr out, const ForconCampaign *campaign, const Classes *classes)
{
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
          write_ships (out, fleet, classes, i + 1);
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
write_powers (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  for (guint place = 1; place <= campaign->powers->len; place++)
    {
      ForconEntityRecord record;
      g_autofree char *alliance = NULL;

      forcon_entity_get (campaign, FORCON_ENTITY_POWER, place, &record);
      alliance = g_strdup_printf ("alliance-%d", record.POWER.alliance);
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
  const Scenario *scenario = data;
  const ForconCampaign *campaign = scenario->campaign;
  Classes classes;

  forcon_xml_begin (out, "campaign");
  forcon_xml_put_name (out, forcon_campaign_name (campaign), "-");
  forcon_xml_put_text (out, "rules", scenario->rules_name);
  forcon_xml_put_text (out, "grid", forcon_grid_to_word (campaign->progress.grid));
  write_periods (out, campaign);
  write_all (out, campaign, FORCON_ENTITY_ALARM, "");
  write_classes (out, campaign->fleet, &classes);
  write_powers (out, campaign);
  write_all (out, campaign, FORCON_ENTITY_ADMIRAL, "");
  write_sectors (out, campaign);
  write_borders (out, campaign);
  write_formations (out, campaign, &classes);
  write_rosters (out, campaign, &classes);
  write_all (out, campaign, FORCON_ENTITY_MINEFIELD, "charge range strength");
  write_all (out, campaign, FORCON_ENTITY_SIGHTING, "");
  write_all (out, campaign, FORCON_ENTITY_NOTICE, "");
  write_all (out, campaign, FORCON_ENTITY_ALIAS, "");
  forcon_xml_end (out);
  g_ptr_array_unref (classes.words);
  g_ptr_array_unref (classes.cards);
}

char *
forcon_scenario_to_xml (const ForconCampaign *campaign, const char *rules_name)
{
  g_autoptr (ForconCampaign) set_up = forcon_campaign_as_set_up (campaign);
  const Scenario scenario = { set_up, rules_name };

  return forcon_xml_document (write_scenario, &scenario);
}

gboolean
forcon_scenario_save (const ForconCampaign *campaign, const char *rules_name, const char *path, GError **error)
{
  g_autofree char *text = forcon_scenario_to_xml (campaign, rules_name);

  return forcon_file_save (path, text, error);
}
