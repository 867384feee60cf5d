/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/battle-xml.h"

#include <glib/gi18n-lib.h>

#include "engine/state/battle-records.h"
#include "storage/fleet/card-file.h"
#include "engine/state/orbit-map.h"
#include "storage/xml/record-xml.h"
#include "engine/state/ship.h"

/* What cards say is at most this, as in the schema of cards. */
#define CARD_NUMBER_MAX 1000
#define TURN_MAX FORCON_DEGREES (180)

/* What adds up in a battle is at most this, so that it can go on. */
#define LOSSES_MAX 1000000

static void
fail (ForconXml *xml, const char *what, guint number)
{
  forcon_xml_fail (xml, forcon_xml_line (xml), _ ("what can be there"), _ ("\"%s\" %u cannot be so"), what, number);
}

void
forcon_battle_check_weapon (ForconXml *xml, const GArray *weapons)
{
  if (forcon_xml_failed (xml))
    return;
  const ForconWeapon *weapon = &g_array_index (weapons, ForconWeapon, weapons->len - 1);

  if (weapon->range < 0 || weapon->range > FORCON_LENGTH_MAX || weapon->strength < 0
      || weapon->strength > CARD_NUMBER_MAX || weapon->run < 0 || weapon->run > CARD_NUMBER_MAX)
    fail (xml, "weapon", weapons->len);
}

static gboolean
fits (const ForconCard *card, const ForconRecordField *field)
{
  gint64 value = forcon_record_number (card, field);

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_INT:
      return value >= 0 && value <= CARD_NUMBER_MAX;
    case FORCON_FIELD_LENGTH:
      return value >= 0 && value <= FORCON_LENGTH_MAX;
    case FORCON_FIELD_ANGLE:
      return value >= 0 && value <= TURN_MAX;
    default:
      return TRUE;
    }
}

gboolean
forcon_battle_check_card (ForconXml *xml, const ForconCard *card)
{
  const ForconRecordShape *shape = forcon_card_shape ();

  forcon_card_check (xml, card);
  for (guint i = 0; i < shape->n_fields && !forcon_xml_failed (xml); i++)
    if (!fits (card, &shape->fields[i]))
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("what can be there"), _ ("\"%s\" of \"%s\" cannot be so"),
                       shape->fields[i].name, card->id);
  return !forcon_xml_failed (xml);
}

/* Ids */

static gboolean
leads (gconstpointer world, ForconFieldKind type, guint id)
{
  const ForconBattle *battle = world;

  switch ((gint) type)
    {
    case FORCON_FIELD_SIDE:
      return id <= forcon_battle_n_sides (battle);
    case FORCON_FIELD_SHIP:
      return id <= battle->n_ships;
    case FORCON_FIELD_FORMATION:
      return id <= battle->n_formations;
      default: {
        const ForconObject *planet = forcon_battle_object (battle, (ForconObjectId){ id });

        return planet != NULL && planet->kind == FORCON_OBJECT_PLANET;
      }
    }
}

static gboolean
check_rows (ForconXml *xml, const ForconBattle *battle, const char *word, gconstpointer rows, guint n,
            const ForconRecordShape *shape)
{
  for (guint i = 0; i < n && !forcon_xml_failed (xml); i++)
    forcon_record_check (xml, word, (const char *) rows + i * shape->size, shape, leads, battle);
  return !forcon_xml_failed (xml);
}

/* Running numbers grow, and the next is greater than all of them. */
static void
check_numbers (ForconXml *xml, const ForconBattle *battle)
{
  for (guint i = 0; i < FORCON_PART_SHOT; i++)
    {
      const GArray *parts = forcon_battle_parts (battle, (ForconPart) i);
      const ForconRecordShape *shape = forcon_part_shape ((ForconPart) i);
      gint64 last = 0;

      for (guint k = 0; k < parts->len && !forcon_xml_failed (xml); k++)
        {
          gint64 number = forcon_record_number (parts->data + k * shape->size, &shape->fields[0]);

          if (number <= last || number >= battle->next_id)
            fail (xml, forcon_part_words[i], (guint) number);
          last = number;
        }
    }
}

/* Ships */

static gboolean
weapons_are_there (const ForconBattle *battle, ForconShipId id)
{
  const ForconRecordShape *shape = forcon_ship_shape ();
  guint n = forcon_battle_n_weapons (battle, id);
  guint32 there = n >= FORCON_WEAPONS_MAX ? G_MAXUINT32 : (1u << n) - 1;

  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_WEAPONS
        && (FORCON_RECORD_VALUE (forcon_battle_ship (battle, id), &shape->fields[i], guint32) & ~there) != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_heading (ForconAngle angle)
{
  return angle >= 0 && angle < FORCON_FULL_CIRCLE;
}

static gboolean
is_loss (gint value)
{
  return value >= 0 && value <= LOSSES_MAX;
}

static void
check_ships (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules)
{
  for (guint i = 1; i <= battle->n_ships && !forcon_xml_failed (xml); i++)
    {
      ForconShipId id = { (guint16) i };
      const ForconShip *ship = forcon_battle_ship (battle, id);
      const ForconFormation *formation = forcon_battle_formation (battle, ship->formation);
      const ForconRecordShape *shape = forcon_ship_file_shape ();
      gboolean fights = ship->status == FORCON_SHIP_IN_ACTION;
      /* What is on the table lies on it, and in low orbit on the map of the orbits. */
      ForconPoint size = FORCON_ID_IS_NONE (ship->planet) ? battle->size : forcon_orbit_map_size (rules);
      gboolean placed = !forcon_ship_on_table (battle, id)
                        || (ship->position.x >= 0 && ship->position.x <= size.x && ship->position.y >= 0
                            && ship->position.y <= size.y);
      gboolean counts = TRUE;

      for (guint k = FORCON_SHIP_N_PLACED; k < shape->n_fields; k++)
        if (shape->fields[k].type->kind == FORCON_FIELD_INT
            && ABS (forcon_record_number (ship, &shape->fields[k])) > LOSSES_MAX)
          counts = FALSE;
      /* A ship in action has hits left, and is beside ships of its own side. */
      if (FORCON_ID_IS_NONE (ship->side) || formation == NULL
          || (fights && !FORCON_ID_EQUAL (formation->side, ship->side)) || !is_heading (ship->heading)
          || ship->hits < (fights ? 1 : 0) || ship->hits > forcon_battle_card (battle, id)->hits
          || !weapons_are_there (battle, id) || !counts || !placed)
        fail (xml, "ship", i);
    }
}

static void
check_parts (ForconXml *xml, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->salvos->len && !forcon_xml_failed (xml); i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (FORCON_ID_IS_NONE (salvo->side) || !is_heading (salvo->heading) || salvo->count < 0
          || salvo->count > CARD_NUMBER_MAX || salvo->speed < 0)
        fail (xml, "salvo", salvo->id.value);
    }
  for (guint i = 0; i < battle->mines->len && !forcon_xml_failed (xml); i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      if (FORCON_ID_IS_NONE (mine->side) || mine->card.strength < 0 || mine->card.strength > CARD_NUMBER_MAX)
        fail (xml, "mine", mine->id.value);
    }
  for (guint i = 0; i < battle->criticals->len && !forcon_xml_failed (xml); i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_IS_NONE (critical->ship) || !is_loss (critical->readiness) || !is_loss (critical->ew_attack))
        fail (xml, "critical", i + 1);
    }
  for (guint i = 0; i < battle->shots->len && !forcon_xml_failed (xml); i++)
    if (FORCON_ID_IS_NONE (g_array_index (battle->shots, ForconShot, i).shooter)
        || FORCON_ID_IS_NONE (g_array_index (battle->shots, ForconShot, i).target))
      fail (xml, "shot", i + 1);
  for (guint i = 0; i < battle->doctrines->len && !forcon_xml_failed (xml); i++)
    if (FORCON_ID_IS_NONE (g_array_index (battle->doctrines, ForconDoctrine, i).formation))
      fail (xml, "doctrine", i + 1);
}

gboolean
forcon_battle_check (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules)
{
  gboolean running = battle->step != FORCON_STEP_SET_UP && battle->step != FORCON_STEP_OVER;

  if (forcon_xml_failed (xml))
    return FALSE;
  check_rows (xml, battle, "battle", battle, 1, forcon_battle_shape ());
  check_rows (xml, battle, "side", battle->roster->sides->data, forcon_battle_n_sides (battle), forcon_side_shape ());
  check_rows (xml, battle, "formation", battle->formations, battle->n_formations, forcon_formation_shape ());
  check_rows (xml, battle, "ship", battle->ships, battle->n_ships, forcon_ship_file_shape ());
  for (guint i = 0; i < FORCON_N_PARTS; i++)
    {
      const GArray *parts = forcon_battle_parts (battle, (ForconPart) i);

      check_rows (xml, battle, forcon_part_words[i], parts->data, parts->len, forcon_part_shape ((ForconPart) i));
    }
  if (forcon_xml_failed (xml))
    return FALSE;

  check_numbers (xml, battle);
  /* Between the set-up and the end it is always some side's turn in some round. */
  if (!forcon_xml_failed (xml)
      && (battle->round < 0 || battle->round > LOSSES_MAX || battle->next_id == 0
          || (battle->step == FORCON_STEP_SET_UP && battle->round != 0)
          || (running && (battle->round == 0 || FORCON_ID_IS_NONE (battle->side) || FORCON_ID_IS_NONE (battle->first)))
          || battle->size.x < 0 || battle->size.y < 0))
    fail (xml, "battle", (guint) battle->round);
  for (guint i = 0; i < battle->n_formations && !forcon_xml_failed (xml); i++)
    if (FORCON_ID_IS_NONE (battle->formations[i].side))
      fail (xml, "formation", i + 1);
  check_ships (xml, battle, rules);
  check_parts (xml, battle);
  return !forcon_xml_failed (xml);
}
