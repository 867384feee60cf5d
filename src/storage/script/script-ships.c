/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-private.h"

#include "engine/state/orbit-map.h"
#include "engine/state/battle-records.h"
#include "engine/state/ship.h"
#include "base/value.h"

#include <glib/gi18n-lib.h>

/* More than any battle leaves behind. */
#define CRITICALS_MAX 100000

static ForconShip *
last_ship (ForconScriptReader *reader)
{
  return &reader->script->start->ships[reader->script->start->n_ships - 1];
}

/* The ship of the battle at its start that has the weapons of this one. */
static ForconShipId
ship_like (const ForconScriptReader *reader, ForconShipId ship)
{
  guint first = reader->script->start->n_ships + 1;

  return ship.value < first ? ship : g_array_index (reader->creations, ForconScriptCreation, ship.value - first).like;
}

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

void
forcon_script_expect_ship (ForconXml *xml, ForconScriptReader *reader, const ForconCommand *command)
{
  ForconScriptCreation creation = { command->create.word, ship_like (reader, command->create.ship) };

  if (check_room (xml, reader->script->start->n_ships + reader->creations->len)
      && check_unknown (xml, reader, command->create.word))
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

gint64
forcon_script_value_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute,
                        const ForconFieldType *type)
{
  guint word = 0;

  switch ((gint) type->kind)
    {
    case FORCON_FIELD_SHIP:
      return forcon_script_ship_at (xml, reader, attribute).value;
    case FORCON_FIELD_FORMATION:
      return forcon_script_formation_at (xml, reader, attribute).value;
    case FORCON_FIELD_SIDE:
      return forcon_script_side_at (xml, reader, attribute).value;
    case FORCON_FIELD_WEAPONS:
      return forcon_script_weapons_at (xml, reader, ship, attribute);
    case FORCON_FIELD_LENGTH:
      return forcon_xml_length (xml, attribute, 0);
    case FORCON_FIELD_ANGLE:
      return forcon_xml_angle (xml, attribute, 0);
    case FORCON_FIELD_FLAG:
      return forcon_xml_flag (xml, attribute);
    case FORCON_FIELD_WORD:
      forcon_xml_word (xml, attribute, type, &word);
      return word;
    case FORCON_FIELD_MASK:
      return type == &forcon_type_sides ? forcon_script_sides_at (xml, reader, attribute)
                                        : forcon_script_ship_types_at (xml, attribute);
    default:
      return forcon_xml_int (xml, attribute, 0);
    }
}

/* Ships */

/* What is over as soon as it has done its harm never stands in the list of a ship's criticals (F-CRT-9, F-CRT-10). */
void
forcon_script_read_critical (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  const ForconRules *rules = reader->script->rules;
  ForconCritical critical
      = { .id = { forcon_script_number_at (xml, reader) }, .ship = { (guint16) reader->script->start->n_ships } };

  if (!forcon_script_check_length (xml, reader->script->start->criticals, CRITICALS_MAX,
                                   _ ("there are too many criticals")))
    return;
  forcon_xml_term (xml, "effect", forcon_critical_effect_from_word, &critical.effect);
  if (rules != NULL && !forcon_rules_keeps_critical (rules, critical.effect))
    {
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("a critical that is kept until it is repaired"),
                       _ ("critical \"%s\" is not kept: what it does is done at once"),
                       forcon_critical_effect_to_word (critical.effect));
      return;
    }
  critical.extra = forcon_xml_int (xml, "extra", 0);
  critical.readiness = forcon_xml_int (xml, "readiness", 0);
  critical.ew_attack = forcon_xml_int (xml, "ew-attack", 0);
  g_array_append_val (reader->script->start->criticals, critical);
}

/* Ships are looked up when all are there. */
static void
read_state (ForconXml *xml, ForconScriptReader *reader)
{
  const ForconRecordShape *shape = forcon_ship_file_shape ();
  ForconShip *ship = last_ship (reader);
  guint n_ships = reader->script->start->n_ships;

  forcon_xml_term (xml, "status", forcon_ship_status_from_word, &ship->status);
  ship->hits = forcon_xml_int (xml, "hits-left", ship->hits);
  for (guint i = FORCON_SHIP_N_PLACED; i < shape->n_fields && !forcon_xml_failed (xml); i++)
    {
      const ForconRecordField *field = &shape->fields[i];

      if (forcon_xml_attribute (xml, field->name) == NULL)
        continue;
      if (field->type->kind == FORCON_FIELD_SHIP)
        forcon_script_refer (xml, reader, field->name, FORCON_REFERENCE_OF_SHIP, n_ships - 1, field->offset);
      else
        forcon_record_set_number (
            ship, field,
            forcon_script_value_at (xml, reader, (ForconShipId){ (guint16) n_ships }, field->name, field->type));
    }
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

static void
check_place (ForconXml *xml, const char *attribute, ForconLength place, ForconLength end)
{
  g_autofree char *text = forcon_value_format_decimal (end, FORCON_LENGTH_DIGITS);
  g_autofree char *expected = g_strdup_printf (_ ("a place on the table, from 0 to %s"), text);

  if (place < 0 || place > end)
    forcon_xml_fail_value (xml, attribute, expected);
}

/* A ship or hulk whose centre is off the table would have withdrawn (F-TURN-3, F-CAT-2) or left low orbit (F-ORB-1). */
static void
check_position (ForconXml *xml, ForconScriptReader *reader, const ForconShip *ship)
{
  ForconPoint size = reader->script->start->size;

  if (!forcon_ship_on_table (reader->script->start, (ForconShipId){ (guint16) reader->script->start->n_ships }))
    return;
  forcon_script_expect_planet (xml, reader, ship->planet);
  if (!FORCON_ID_IS_NONE (ship->planet))
    size = forcon_orbit_map_size (reader->script->rules);
  check_place (xml, "x", ship->position.x, size.x);
  check_place (xml, forcon_xml_attribute (xml, "orbit") != NULL ? "orbit" : "y", ship->position.y, size.y);
}

/* Where it stands: by coordinates, or in low orbit by its orbit (F-ORB-1). */
static ForconPoint
read_position (ForconXml *xml, const ForconRules *rules)
{
  ForconPoint place = { forcon_xml_length (xml, "x", 0), forcon_xml_length (xml, "y", 0) };
  gint orbit = forcon_xml_int (xml, "orbit", 0);
  gboolean in_orbit = forcon_xml_attribute (xml, "planet") != NULL;
  g_autofree char *expected = g_strdup_printf (_ ("an orbit from 1 to %d"), rules->orbit.orbits);

  if ((forcon_xml_attribute (xml, "y") != NULL) == (orbit != 0) || (orbit != 0 && !in_orbit))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"y\", or \"planet\" and \"orbit\""),
                     _ ("the ship does not say where it is"));
  else if (orbit > rules->orbit.orbits)
    forcon_xml_fail_value (xml, "orbit", expected);
  else if (orbit != 0)
    place.y = forcon_orbit_map_line (rules, orbit);
  return place;
}

static ForconScriptShip
read_words (ForconXml *xml, ForconScriptReader *reader)
{
  ForconScriptShip words = { .line = forcon_xml_line (xml),
                             .formation = g_strdup (forcon_xml_attribute (xml, "formation")),
                             .return_target = g_strdup (forcon_xml_attribute (xml, "return-target")) };

  words.has_levels
      = forcon_xml_attribute (xml, "hidden-from") != NULL || forcon_xml_attribute (xml, "contact-for") != NULL;
  forcon_script_read_levels (xml, reader, words.levels);
  return words;
}

void
forcon_script_read_ship (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconBattle *battle = reader->script->start;
  ForconSideId side = forcon_battle_find_side (battle, forcon_xml_attribute (xml, "side"));
  ForconScriptShip words = read_words (xml, reader);
  ForconPoint place = read_position (xml, reader->script->rules);
  ForconCard card;

  g_array_append_val (reader->ships, words);
  if (!forcon_fleet_read_card (reader->fleet, xml, &card))
    return;
  if (FORCON_ID_IS_NONE (side))
    forcon_xml_fail_value (xml, "side", _ ("the id of a side"));
  if (forcon_xml_failed (xml) || !check_room (xml, battle->n_ships) || !check_unknown (xml, reader, card.id))
    {
      forcon_card_clear (&card);
      return;
    }
  forcon_battle_add_ship_to (battle, &card, side, place, forcon_xml_angle (xml, "heading", 0), FORCON_NO_FORMATION);
  read_state (xml, reader);
  check_hits (xml, last_ship (reader), card.hits);
  check_position (xml, reader, last_ship (reader));
  /* F-BRD-5 */
  if (last_ship (reader)->status == FORCON_SHIP_CAPTURED && forcon_xml_attribute (xml, "captor") == NULL)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"captor\", the id of a ship"),
                     _ ("the ship does not say who captured it"));
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
  const ForconScriptSenior *senior = &g_array_index (reader->seniors, ForconScriptSenior, place);
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

void
forcon_script_resolve (ForconXml *xml, ForconScriptReader *reader)
{
  if (!forcon_xml_failed (xml))
    forcon_script_resolve_formations (xml, reader);
  for (guint i = 0; i < reader->seniors->len && !forcon_xml_failed (xml); i++)
    resolve_senior (xml, reader, i);
  if (!forcon_xml_failed (xml))
    forcon_script_resolve_things (xml, reader);
  if (!forcon_xml_failed (xml))
    forcon_script_resolve_doctrines (xml, reader);
}
