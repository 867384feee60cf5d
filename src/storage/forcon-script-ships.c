/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-script-private.h"

#include "forcon-ship.h"
#include "forcon-value.h"

#include <glib/gi18n-lib.h>

/* More than any battle leaves behind. */
#define OBJECTS_MAX 10000
#define CRITICALS_MAX 100000

#define ATTRIBUTES(entry) ((const char *const *) (entry)->attributes)

static ForconShip *
last_ship (ForconScriptReader *reader)
{
  return &reader->script->start->ships[reader->script->start->n_ships - 1];
}

static const ForconScriptCreation *
creation_of (const ForconScriptReader *reader, ForconShipId ship)
{
  guint first = reader->script->start->n_ships + 1;

  return ship.value < first ? NULL : &g_array_index (reader->creations, ForconScriptCreation, ship.value - first);
}

/* The ship of the battle at its start that has the weapons of this one. */
static ForconShipId
ship_like (const ForconScriptReader *reader, ForconShipId ship)
{
  const ForconScriptCreation *creation = creation_of (reader, ship);

  return creation == NULL ? ship : creation->like;
}

/**
 * forcon_script_find_ship:
 * @reader: the reader
 * @id: the word of a ship
 *
 * Returns: the ship, also one that a command before this place makes; none where there is no such ship
 */
ForconShipId
forcon_script_find_ship (ForconScriptReader *reader, const char *id)
{
  const ForconBattle *battle = reader->script->start;
  ForconShipId ship = forcon_battle_find_ship (battle, id);

  for (guint i = 0; FORCON_ID_IS_NONE (ship) && i < reader->creations->len; i++)
    if (g_str_equal (g_array_index (reader->creations, ForconScriptCreation, i).id, id))
      ship.value = (guint16) (battle->n_ships + i + 1);
  return ship;
}

/**
 * forcon_script_ship_at:
 * @xml: at an element
 * @reader: the reader
 * @attribute: one that names a ship of the battle
 *
 * Returns: the ship; none where there is no such ship, which is then the file's error
 */
ForconShipId
forcon_script_ship_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute)
{
  ForconShipId ship = forcon_script_find_ship (reader, forcon_xml_attribute (xml, attribute));

  if (FORCON_ID_IS_NONE (ship))
    forcon_xml_fail_value (xml, attribute, _ ("the id of a ship in this battle"));
  return ship;
}

static gboolean
check_room (ForconXml *xml, guint n_ships)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), FORCON_SHIPS_MAX);

  if (n_ships >= FORCON_SHIPS_MAX)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many ships"));
  return !forcon_xml_failed (xml);
}

static gboolean
check_unknown (ForconXml *xml, ForconScriptReader *reader, const char *id)
{
  if (!FORCON_ID_IS_NONE (forcon_script_find_ship (reader, id)))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("an id of its own"), _ ("a ship \"%s\" is there already"), id);
  return !forcon_xml_failed (xml);
}

/**
 * forcon_script_expect_ship:
 * @xml: at a command
 * @reader: the reader
 * @command: it, which makes a ship
 *
 * Lets the commands behind it name that ship.
 */
void
forcon_script_expect_ship (ForconXml *xml, ForconScriptReader *reader, const ForconCommand *command)
{
  ForconScriptCreation creation = { command->word, ship_like (reader, command->ship) };

  if (check_room (xml, reader->script->start->n_ships + reader->creations->len)
      && check_unknown (xml, reader, command->word))
    g_array_append_val (reader->creations, creation);
}

static void
fail_weapon (ForconXml *xml, const ForconBattle *battle, ForconShipId ship, const char *weapon)
{
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    g_string_append_printf (expected, "%s\"%s\"", i == 0 ? "" : ", ", forcon_battle_weapon (battle, ship, i)->id);
  forcon_xml_fail (xml, forcon_xml_line (xml), expected->len == 0 ? _ ("none: it has no weapons") : expected->str,
                   _ ("\"%s\" has no weapon \"%s\""), forcon_battle_card (battle, ship)->id, weapon);
}

/**
 * forcon_script_weapons_at:
 * @xml: at an element
 * @reader: the reader
 * @ship: a ship, or none
 * @attribute: one that lists weapons of @ship
 *
 * Returns: mask of the weapons; one that the ship does not have is the file's error
 */
guint32
forcon_script_weapons_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute)
{
  const char *text = forcon_xml_attribute (xml, attribute);
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);
  guint32 weapons = 0;

  if (FORCON_ID_IS_NONE (ship))
    return 0;
  ship = ship_like (reader, ship);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint weapon = *words[i] == '\0' ? -1 : forcon_battle_find_weapon (reader->script->start, ship, words[i]);

      if (weapon >= 0)
        weapons |= 1u << weapon;
      else if (*words[i] != '\0')
        fail_weapon (xml, reader->script->start, ship, words[i]);
    }
  return weapons;
}

/* Running numbers */

/* The number that the element states, or 0; a number that is there already is the file's error. */
static guint32
read_number (ForconXml *xml, ForconScriptReader *reader)
{
  guint32 number = (guint32) forcon_xml_int (xml, "id", 0);

  if (number > 0 && !g_hash_table_add (reader->numbers, GUINT_TO_POINTER (number)))
    forcon_xml_fail_value (xml, "id", _ ("a number that no other object or critical has"));
  return number;
}

/**
 * forcon_script_ordinary_radius:
 * @rules: the rules
 * @kind: of an object
 *
 * Returns: its radius where the file states none; 0 where it must
 */
ForconLength
forcon_script_ordinary_radius (const ForconRules *rules, ForconObjectKind kind)
{
  if (kind == FORCON_OBJECT_RIFT)
    return rules->rift_radius;
  return kind == FORCON_OBJECT_BLAST ? rules->blast_radius : 0;
}

static gboolean
check_count (ForconXml *xml, const GArray *array, guint most, const char *complaint)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), (gint) most);

  if (array->len == most)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, "%s", complaint);
  return !forcon_xml_failed (xml);
}

void
forcon_script_read_object (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconObject object = { .id = { read_number (xml, reader) } };

  if (!check_count (xml, reader->script->start->objects, OBJECTS_MAX, _ ("there are too many objects")))
    return;
  forcon_object_kind_from_word (forcon_xml_element (xml), &object.kind);
  object.centre.x = forcon_xml_length (xml, "x", 0);
  object.centre.y = forcon_xml_length (xml, "y", 0);
  object.radius = forcon_xml_length (xml, "radius", forcon_script_ordinary_radius (reader->script->rules, object.kind));
  g_array_append_val (reader->script->start->objects, object);
}

void
forcon_script_read_critical (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconCritical critical = { .id = { read_number (xml, reader) },
                              .ship = { (guint16) reader->script->start->n_ships } };

  if (!check_count (xml, reader->script->start->criticals, CRITICALS_MAX, _ ("there are too many criticals")))
    return;
  forcon_xml_term (xml, "effect", forcon_critical_effect_from_word, &critical.effect);
  critical.extra = forcon_xml_int (xml, "extra", 0);
  g_array_append_val (reader->script->start->criticals, critical);
}

/* Ships */

static void
read_state (ForconXml *xml, ForconScriptReader *reader)
{
  ForconShip *ship = last_ship (reader);
  ForconShipId id = { (guint16) reader->script->start->n_ships };

  forcon_xml_term (xml, "status", forcon_ship_status_from_word, &ship->status);
  ship->hits = forcon_xml_int (xml, "hits-left", ship->hits);
  ship->readiness_lost = forcon_xml_int (xml, "readiness-lost", 0);
  ship->ew_attack_lost = forcon_xml_int (xml, "ew-attack-lost", 0);
  ship->generators_destroyed = forcon_xml_flag (xml, "generators-destroyed");
  ship->shields_used = forcon_xml_int (xml, "shields-used", 0);
  ship->shaken = forcon_xml_int (xml, "shaken", 0);
  ship->has_moved = forcon_xml_flag (xml, "has-moved");
  ship->moved = forcon_xml_flag (xml, "moved");
  forcon_xml_term (xml, "order", forcon_order_from_word, &ship->order);
  ship->order_failed = forcon_xml_flag (xml, "order-failed");
  ship->bonus = forcon_xml_length (xml, "bonus", 0);
  ship->fired = forcon_script_weapons_at (xml, reader, id, "fired");
  ship->returned = forcon_script_weapons_at (xml, reader, id, "returned");
  forcon_xml_term (xml, "target-check", forcon_check_from_word, &ship->target_check);
  ship->repairs = forcon_xml_int (xml, "repairs", 0);
}

static void
check_hits (ForconXml *xml, const ForconShip *ship, gint whole)
{
  gint least = ship->status == FORCON_SHIP_IN_ACTION ? 1 : 0;

  if (ship->hits < least || ship->hits > whole)
    {
      g_autofree char *expected = g_strdup_printf (_ ("a number from %d to %d"), least, whole);

      forcon_xml_fail_value (xml, "hits-left", expected);
    }
}

/* A ship or hulk whose centre is off the table would have withdrawn (F-TURN-3, F-CAT-2). */
static void
check_place (ForconXml *xml, const ForconShip *ship, const char *attribute, ForconLength place, ForconLength end)
{
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;

  if (ship->status == FORCON_SHIP_WITHDRAWN || ship->status == FORCON_SHIP_DESTROYED || (place >= 0 && place <= end))
    return;
  text = forcon_value_format_decimal (end, FORCON_LENGTH_DIGITS);
  expected = g_strdup_printf (_ ("a place on the table, from 0 to %s"), text);
  forcon_xml_fail_value (xml, attribute, expected);
}

/* Where the card of a ship stands: a ship of a fleet book, or a class. */
static gboolean
find_layers (ForconXml *xml, ForconScriptReader *reader, ForconCardLayers *layers)
{
  gboolean named = forcon_xml_attribute (xml, "from") != NULL;
  const ForconFleetShip *ship = NULL;
  const ForconFleetClass *klass = NULL;

  if (named == (forcon_xml_attribute (xml, "class") != NULL)
      || (!named && (forcon_xml_attribute (xml, "id") == NULL || forcon_xml_attribute (xml, "name") == NULL)))
    {
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"from\", or else \"class\", \"id\" and \"name\""),
                       _ ("the ship does not say what it is"));
      return FALSE;
    }
  if (named)
    ship = forcon_fleet_find_ship (reader->fleet, xml, "from");
  klass = !named ? forcon_fleet_find_class (reader->fleet, xml, "class") : ship != NULL ? ship->klass : NULL;
  if (klass == NULL)
    return FALSE;
  layers->nation = named ? ship->nation : klass->nation;
  layers->klass = ATTRIBUTES (klass);
  layers->named = named ? ATTRIBUTES (ship) : NULL;
  layers->weapons = klass->weapons;
  return TRUE;
}

static gboolean
check_new_ship (ForconXml *xml, ForconScriptReader *reader, const char *id, ForconSideId side)
{
  if (FORCON_ID_IS_NONE (side))
    forcon_xml_fail_value (xml, "side", _ ("the id of a side"));
  return !forcon_xml_failed (xml) && check_room (xml, reader->script->start->n_ships)
         && check_unknown (xml, reader, id);
}

void
forcon_script_read_ship (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconBattle *battle = reader->script->start;
  g_auto (GStrv) attributes = forcon_xml_dup_attributes (xml);
  ForconCardLayers layers = { .own = (const char *const *) attributes };
  ForconSideId side = forcon_battle_find_side (battle, forcon_xml_attribute (xml, "side"));
  ForconScriptReference return_target = { forcon_xml_line (xml),
                                          g_strdup (forcon_xml_attribute (xml, "return-target")) };
  ForconPoint place = { forcon_xml_length (xml, "x", 0), forcon_xml_length (xml, "y", 0) };
  ForconCard card;

  g_array_append_val (reader->return_targets, return_target);
  if (!find_layers (xml, reader, &layers))
    return;
  forcon_card_build (&card, reader->script->rules, &layers);
  forcon_card_check (xml, &card);
  if (!check_new_ship (xml, reader, card.id, side))
    {
      forcon_card_clear (&card);
      return;
    }
  forcon_battle_add_ship (battle, &card, side, place, forcon_xml_angle (xml, "heading", 0));
  read_state (xml, reader);
  check_hits (xml, last_ship (reader), card.hits);
  check_place (xml, last_ship (reader), "x", place.x, battle->size.x);
  check_place (xml, last_ship (reader), "y", place.y, battle->size.y);
}

/* What can be known only when all ships are there */

/* The side's ship with the best readiness, the first of equals. */
static ForconShipId
best_ship (const ForconBattle *battle, const ForconRules *rules, ForconSideId side)
{
  ForconShipId best = FORCON_NO_SHIP;
  gint readiness = 0;

  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) (i + 1) };

      if (FORCON_ID_EQUAL (battle->ships[i].side, side) && forcon_ship_readiness (battle, rules, ship) > readiness)
        {
          best = ship;
          readiness = forcon_ship_readiness (battle, rules, ship);
        }
    }
  return best;
}

static void
resolve_senior (ForconXml *xml, ForconScriptReader *reader, guint place)
{
  const ForconBattle *battle = reader->script->start;
  const ForconScriptReference *senior = &g_array_index (reader->seniors, ForconScriptReference, place);
  ForconSide *side = &g_array_index (battle->roster->sides, ForconSide, place);
  ForconSideId id = { (guint16) (place + 1) };

  if (senior->id == NULL)
    side->senior = best_ship (battle, reader->script->rules, id);
  else if (*senior->id != '\0')
    {
      const ForconShip *ship;

      side->senior = forcon_battle_find_ship (battle, senior->id);
      ship = forcon_battle_ship (battle, side->senior);
      if (ship == NULL || !FORCON_ID_EQUAL (ship->side, id))
        forcon_xml_fail (xml, senior->line, _ ("a ship of that side"), _ ("the senior of \"%s\" is \"%s\""), side->id,
                         senior->id);
    }
}

static void
resolve_return_target (ForconXml *xml, ForconScriptReader *reader, guint place)
{
  const ForconScriptReference *target = &g_array_index (reader->return_targets, ForconScriptReference, place);
  ForconBattle *battle = reader->script->start;

  if (target->id == NULL)
    return;
  ForconShipId ship = forcon_battle_find_ship (battle, target->id);

  if (!FORCON_ID_IS_NONE (ship))
    battle->formations[battle->ships[place].formation.value - 1].return_target
        = battle->ships[ship.value - 1].formation;
  else
    forcon_xml_fail (xml, target->line, _ ("the id of a ship in this battle"), _ ("\"return-target\" is \"%s\""),
                     target->id);
}

static gint
compare_objects (gconstpointer a, gconstpointer b)
{
  guint32 first = ((const ForconObject *) a)->id.value;
  guint32 second = ((const ForconObject *) b)->id.value;

  return first < second ? -1 : first > second;
}

static gint
compare_criticals (gconstpointer a, gconstpointer b)
{
  guint32 first = ((const ForconCritical *) a)->id.value;
  guint32 second = ((const ForconCritical *) b)->id.value;

  return first < second ? -1 : first > second;
}

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

/* What states no number comes after all that do, in the order of the file; the lists are then oldest first. */
static void
resolve_numbers (ForconXml *xml, ForconScriptReader *reader)
{
  ForconBattle *battle = reader->script->start;
  guint32 greatest = greatest_number (reader->numbers);

  for (guint i = 0; i < battle->objects->len; i++)
    if (g_array_index (battle->objects, ForconObject, i).id.value == 0)
      g_array_index (battle->objects, ForconObject, i).id.value = ++greatest;
  for (guint i = 0; i < battle->criticals->len; i++)
    if (g_array_index (battle->criticals, ForconCritical, i).id.value == 0)
      g_array_index (battle->criticals, ForconCritical, i).id.value = ++greatest;
  g_array_sort (battle->objects, compare_objects);
  g_array_sort (battle->criticals, compare_criticals);
  battle->next_id = reader->next_id == 0 ? greatest + 1 : reader->next_id;
  if (battle->next_id <= greatest)
    {
      g_autofree char *expected = g_strdup_printf (_ ("more than every number in use, %u"), greatest);

      forcon_xml_fail (xml, reader->next_id_line, expected, _ ("\"next-id\" is %u"), battle->next_id);
    }
}

/**
 * forcon_script_resolve:
 * @xml: behind the last ship
 * @reader: the reader
 *
 * Ties up what refers to something later in the file.
 */
void
forcon_script_resolve (ForconXml *xml, ForconScriptReader *reader)
{
  for (guint i = 0; i < reader->seniors->len && !forcon_xml_failed (xml); i++)
    resolve_senior (xml, reader, i);
  for (guint i = 0; i < reader->return_targets->len && !forcon_xml_failed (xml); i++)
    resolve_return_target (xml, reader, i);
  if (!forcon_xml_failed (xml))
    resolve_numbers (xml, reader);
}
