/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-private.h"

#include <glib/gi18n-lib.h>

/* More than any battle leaves behind. */
#define THINGS_MAX 10000

/* Running numbers */

guint32
forcon_script_number_at (ForconXml *xml, ForconScriptReader *reader)
{
  guint32 number = (guint32) forcon_xml_int (xml, "id", 0);

  if (number > 0 && !g_hash_table_add (reader->numbers, GUINT_TO_POINTER (number)))
    forcon_xml_fail_value (xml, "id", _ ("a number that nothing else has"));
  return number;
}

gboolean
forcon_script_check_length (ForconXml *xml, const GArray *array, guint most, const char *complaint)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), (gint) most);

  if (array->len == most)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, "%s", complaint);
  return !forcon_xml_failed (xml);
}

/* Ids of ships and numbers of planets that may come later in the file */

void
forcon_script_refer (ForconXml *xml, ForconScriptReader *reader, const char *attribute, ForconReferenceOwner owner,
                     guint place, gsize offset)
{
  ForconScriptReference reference
      = { forcon_xml_line (xml), attribute, g_strdup (forcon_xml_attribute (xml, attribute)), owner, place, offset };

  if (reference.id != NULL)
    g_array_append_val (reader->references, reference);
}

static void
resolve_reference (ForconXml *xml, ForconBattle *battle, const ForconScriptReference *reference)
{
  ForconShipId ship = forcon_battle_find_ship (battle, reference->id);
  gpointer owner;

  switch (reference->owner)
    {
    case FORCON_REFERENCE_OF_SHIP:
      owner = &battle->ships[reference->place];
      break;
    case FORCON_REFERENCE_OF_SALVO:
      owner = &g_array_index (battle->salvos, ForconSalvo, reference->place);
      break;
    case FORCON_REFERENCE_OF_MINE:
    default:
      owner = &g_array_index (battle->mines, ForconMine, reference->place);
      break;
    }
  if (FORCON_ID_IS_NONE (ship))
    forcon_xml_fail (xml, reference->line, _ ("the id of a ship in this battle"), _ ("\"%s\" is \"%s\""),
                     reference->attribute, reference->id);
  *(ForconShipId *) (gpointer) ((char *) owner + reference->offset) = ship;
}

void
forcon_script_expect_planet (ForconXml *xml, ForconScriptReader *reader, ForconObjectId planet)
{
  ForconScriptPlanet expected = { forcon_xml_line (xml), planet };

  if (!FORCON_ID_IS_NONE (planet))
    g_array_append_val (reader->planets, expected);
}

static void
resolve_planet (ForconXml *xml, const ForconBattle *battle, const ForconScriptPlanet *planet)
{
  const ForconObject *object = forcon_battle_object (battle, planet->id);

  if (object == NULL || object->kind != FORCON_OBJECT_PLANET)
    forcon_xml_fail (xml, planet->line, _ ("the id of a planet"), _ ("\"planet\" is %u"), planet->id.value);
}

/* Reading */

static ForconPoint
place_at (ForconXml *xml)
{
  return (ForconPoint){ forcon_xml_length (xml, "x", 0), forcon_xml_length (xml, "y", 0) };
}

ForconLength
forcon_script_ordinary_radius (const ForconRules *rules, ForconObjectKind kind)
{
  if (kind == FORCON_OBJECT_RIFT)
    return rules->rift_radius;
  return kind == FORCON_OBJECT_BLAST ? rules->blast_radius : 0;
}

void
forcon_script_read_object (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconObject object = { .id = { forcon_script_number_at (xml, reader) }, .centre = place_at (xml) };

  if (!forcon_script_check_length (xml, reader->script->start->objects, THINGS_MAX, _ ("there are too many objects")))
    return;
  forcon_object_kind_from_word (forcon_xml_element (xml), &object.kind);
  object.radius = forcon_xml_length (xml, "radius", forcon_script_ordinary_radius (reader->script->rules, object.kind));
  object.holder = forcon_script_side_at (xml, reader, "holder");
  g_array_append_val (reader->script->start->objects, object);
}

void
forcon_script_read_salvo (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  GArray *salvos = reader->script->start->salvos;
  ForconSalvo salvo = { .id = { forcon_script_number_at (xml, reader) }, .position = place_at (xml) };

  if (!forcon_script_check_length (xml, salvos, THINGS_MAX, _ ("there are too many salvos")))
    return;
  salvo.side = forcon_script_side_at (xml, reader, "side");
  salvo.heading = forcon_angle_normalise (forcon_xml_angle (xml, "heading", 0));
  salvo.planet = (ForconObjectId){ (guint32) forcon_xml_int (xml, "planet", 0) };
  salvo.count = forcon_xml_int (xml, "count", 0);
  salvo.speed = forcon_xml_length (xml, "speed", 0);
  salvo.run = forcon_xml_int (xml, "run", reader->script->rules->torpedo.run);
  salvo.old = forcon_xml_flag (xml, "old");
  salvo.turned = forcon_xml_flag (xml, "turned");
  salvo.moved = forcon_xml_flag (xml, "moved");
  forcon_script_refer (xml, reader, "launcher", FORCON_REFERENCE_OF_SALVO, salvos->len,
                       G_STRUCT_OFFSET (ForconSalvo, launcher));
  forcon_script_refer (xml, reader, "struck", FORCON_REFERENCE_OF_SALVO, salvos->len,
                       G_STRUCT_OFFSET (ForconSalvo, struck));
  forcon_script_expect_planet (xml, reader, salvo.planet);
  g_array_append_val (salvos, salvo);
}

void
forcon_script_read_mine (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  GArray *mines = reader->script->start->mines;
  ForconMine mine = { .id = { forcon_script_number_at (xml, reader) }, .position = place_at (xml) };
  ForconCharge charge = 0;

  if (!forcon_script_check_length (xml, mines, THINGS_MAX, _ ("there are too many mines")))
    return;
  forcon_xml_term (xml, "charge", forcon_charge_from_word, &charge);
  mine.card = reader->script->rules->mine.cards[charge];
  mine.card.range = forcon_xml_length (xml, "range", mine.card.range);
  mine.card.strength = forcon_xml_int (xml, "strength", mine.card.strength);
  mine.side = forcon_script_side_at (xml, reader, "side");
  mine.known = forcon_script_sides_at (xml, reader, "known-to") | 1u << mine.side.value;
  forcon_script_refer (xml, reader, "victim", FORCON_REFERENCE_OF_MINE, mines->len,
                       G_STRUCT_OFFSET (ForconMine, victim));
  g_array_append_val (mines, mine);
}

/* What can be known only at the end */

static guint32
greatest_number (GHashTable *numbers)
{
  GHashTableIter iter;
  gpointer number;
  guint32 greatest = 0;

  g_hash_table_iter_init (&iter, numbers);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    greatest = MAX (greatest, GPOINTER_TO_UINT (number));
  return greatest;
}

static gint
compare_numbers (gconstpointer a, gconstpointer b, gpointer offset)
{
  guint32 first = *(const guint32 *) ((const char *) a + GPOINTER_TO_SIZE (offset));
  guint32 second = *(const guint32 *) ((const char *) b + GPOINTER_TO_SIZE (offset));

  return first < second ? -1 : first > second;
}

/* Gives a number to what states none, in the order of the file; the list is then oldest first. */
static void
number_list (GArray *list, gsize offset, guint32 *greatest)
{
  guint size = g_array_get_element_size (list);

  for (guint i = 0; i < list->len; i++)
    {
      guint32 *number = (guint32 *) (gpointer) (list->data + i * (gsize) size + offset);

      if (*number == 0)
        *number = ++*greatest;
    }
  g_array_sort_with_data (list, compare_numbers, GSIZE_TO_POINTER (offset));
}

static void
resolve_numbers (ForconXml *xml, ForconScriptReader *reader)
{
  ForconBattle *battle = reader->script->start;
  guint32 greatest = greatest_number (reader->numbers);

  number_list (battle->objects, G_STRUCT_OFFSET (ForconObject, id), &greatest);
  number_list (battle->criticals, G_STRUCT_OFFSET (ForconCritical, id), &greatest);
  number_list (battle->salvos, G_STRUCT_OFFSET (ForconSalvo, id), &greatest);
  number_list (battle->mines, G_STRUCT_OFFSET (ForconMine, id), &greatest);
  battle->next_id = reader->next_id == 0 ? greatest + 1 : reader->next_id;
  if (battle->next_id <= greatest)
    {
      g_autofree char *expected = g_strdup_printf (_ ("more than every number in use, %u"), greatest);

      forcon_xml_fail (xml, reader->progress_line, expected, _ ("\"next-id\" is %u"), battle->next_id);
    }
}

void
forcon_script_resolve_things (ForconXml *xml, ForconScriptReader *reader)
{
  ForconBattle *battle = reader->script->start;

  /* References go by the place in the file: first they, then the order of the numbers. */
  for (guint i = 0; i < reader->references->len && !forcon_xml_failed (xml); i++)
    resolve_reference (xml, battle, &g_array_index (reader->references, ForconScriptReference, i));
  for (guint i = 0; i < reader->planets->len && !forcon_xml_failed (xml); i++)
    resolve_planet (xml, battle, &g_array_index (reader->planets, ForconScriptPlanet, i));
  if (!forcon_xml_failed (xml))
    resolve_numbers (xml, reader);
}
