/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-private.h"

#include "storage/fleet/command-file.h"
#include "storage/fleet/fleet.h"
#include "engine/state/formation.h"
#include "base/value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LINE(reader, ship) (g_array_index ((reader)->ships, ForconScriptShip, (ship).value - 1).line)

/* A formation goes by its own word, or by this and its place */

/* The number in formation-7, or 0. */
static guint
number_in_word (const char *word)
{
  guint64 number = 0;

  if (!g_str_has_prefix (word, FORCON_FORMATION_PREFIX)
      || !forcon_value_parse_unsigned (word + strlen (FORCON_FORMATION_PREFIX), &number)
      || number > FORCON_FORMATIONS_MAX)
    return 0;
  return (guint) number;
}

/* By its own word, or by its place if it has none; a place up to @most. */
static ForconFormationId
find_formation (const ForconBattle *battle, const char *word, guint most)
{
  ForconFormationId formation = forcon_battle_find_formation (battle, word);
  guint number = number_in_word (word);

  if (!FORCON_ID_IS_NONE (formation) || number > most)
    return formation;
  formation.value = (guint16) number;
  return *forcon_battle_formation_id (battle, formation) == '\0' ? formation : FORCON_NO_FORMATION;
}

ForconFormationId
forcon_script_formation_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute)
{
  ForconFormationId formation
      = find_formation (reader->script->start, forcon_xml_attribute (xml, attribute), FORCON_FORMATIONS_MAX);

  if (FORCON_ID_IS_NONE (formation))
    forcon_xml_fail_value (xml, attribute, _ ("the id of a formation"));
  return formation;
}

/* Sides */

guint32
forcon_script_sides_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute)
{
  const char *text = forcon_xml_attribute (xml, attribute);
  g_auto (GStrv) words = g_strsplit_set (text == NULL ? "" : text, " \t\r\n", -1);
  guint32 sides = 0;

  for (guint i = 0; words[i] != NULL && !forcon_xml_failed (xml); i++)
    {
      ForconSideId side = forcon_battle_find_side (reader->script->start, words[i]);

      if (!FORCON_ID_IS_NONE (side))
        sides |= 1u << side.value;
      else if (*words[i] != '\0')
        forcon_xml_fail_value (xml, attribute, _ ("ids of sides"));
    }
  return sides;
}

void
forcon_script_read_levels (ForconXml *xml, ForconScriptReader *reader, guint8 *levels)
{
  guint32 hidden = forcon_script_sides_at (xml, reader, "hidden-from");
  guint32 contact = forcon_script_sides_at (xml, reader, "contact-for");

  if ((hidden & contact) != 0)
    forcon_xml_fail_value (xml, "contact-for", _ ("no side that it is hidden from"));
  for (guint i = 0; i < FORCON_SIDES_MAX; i++)
    {
      guint32 side = 1u << (i + 1);

      levels[i] = (hidden & side) != 0    ? FORCON_LEVEL_HIDDEN
                  : (contact & side) != 0 ? FORCON_LEVEL_CONTACT
                                          : FORCON_LEVEL_IDENTIFIED;
    }
}

/* Reading */

void
forcon_script_read_formation (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconBattle *battle = reader->script->start;
  ForconSideId side = forcon_script_side_at (xml, reader, "side");
  ForconScriptFormation words
      = { forcon_xml_line (xml), g_strdup (forcon_xml_attribute (xml, "flagship")),
          g_strdup (forcon_xml_attribute (xml, "successors")), g_strdup (forcon_xml_attribute (xml, "return-target")) };

  guint place = battle->n_formations + 1;
  guint number = number_in_word (forcon_xml_attribute (xml, "id"));
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), FORCON_FORMATIONS_MAX);
  g_autofree char *own
      = g_strdup_printf (_ ("an id that is not that of another place; here %s%u"), FORCON_FORMATION_PREFIX, place);

  g_array_append_val (reader->formations, words);
  if (forcon_xml_failed (xml))
    return;
  if (place > FORCON_FORMATIONS_MAX)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many formations"));
  else if (number != 0 && number != place)
    forcon_xml_fail_value (xml, "id", own);
  if (forcon_xml_failed (xml))
    return;
  ForconFormationId id = forcon_battle_add_formation (battle, forcon_xml_attribute (xml, "id"),
                                                      forcon_xml_attribute (xml, "name"), side);
  ForconFormation *formation = &battle->formations[id.value - 1];

  formation->broken = forcon_xml_flag (xml, "broken");
  formation->flag_tried = forcon_xml_flag (xml, "flag-tried");
  forcon_script_read_levels (xml, reader, formation->levels);
}

/* What can be known only when all ships and formations are there */

static void
join (ForconXml *xml, ForconScriptReader *reader, ForconShipId id, const ForconScriptShip *words)
{
  ForconBattle *battle = reader->script->start;
  ForconShip *ship = &battle->ships[id.value - 1];
  ForconFormationId formation = forcon_battle_find_formation (battle, words->formation);
  g_autofree char *most = g_strdup_printf (_ ("at most %d"), FORCON_FORMATION_SHIPS_MAX);

  if (FORCON_ID_IS_NONE (formation))
    forcon_xml_fail (xml, words->line, _ ("the id of a formation in this file"), _ ("\"%s\" is in formation \"%s\""),
                     forcon_battle_card (battle, id)->id, words->formation);
  else if (ship->status == FORCON_SHIP_IN_ACTION
           && !FORCON_ID_EQUAL (battle->formations[formation.value - 1].side, ship->side))
    forcon_xml_fail (xml, words->line, _ ("a formation of its own side"), _ ("\"%s\" is in formation \"%s\""),
                     forcon_battle_card (battle, id)->id, words->formation);
  else if (words->has_levels || words->return_target != NULL)
    forcon_xml_fail (xml, words->line, _ ("those attributes at the formation"),
                     _ ("\"%s\" is in a formation, which is seen and fires back as one"),
                     forcon_battle_card (battle, id)->id);
  else if (forcon_formation_ships (battle, formation).n == FORCON_FORMATION_SHIPS_MAX)
    forcon_xml_fail (xml, words->line, most, _ ("there are too many ships"));
  else
    forcon_battle_enlist (battle, id, formation, ship->succession);
}

static void
stand_alone (ForconXml *xml, ForconScriptReader *reader, ForconShipId id, const ForconScriptShip *words)
{
  ForconBattle *battle = reader->script->start;
  const ForconShip *ship = &battle->ships[id.value - 1];
  g_autofree char *expected = g_strdup_printf (_ ("at most %d"), FORCON_FORMATIONS_MAX);

  if (battle->n_formations == FORCON_FORMATIONS_MAX)
    {
      forcon_xml_fail (xml, words->line, expected, _ ("there are too many formations"));
      return;
    }
  ForconFormationId formation = forcon_battle_add_formation (battle, NULL, NULL, ship->side);

  forcon_battle_enlist (battle, id, formation, ship->succession);
  memcpy (battle->formations[formation.value - 1].levels, words->levels, sizeof words->levels);
}

static void
resolve_ship_return_target (ForconXml *xml, ForconScriptReader *reader, ForconShipId id, const ForconScriptShip *words)
{
  ForconBattle *battle = reader->script->start;

  if (words->return_target == NULL || forcon_xml_failed (xml))
    return;
  ForconShipId target = forcon_battle_find_ship (battle, words->return_target);

  if (FORCON_ID_IS_NONE (target))
    forcon_xml_fail (xml, words->line, _ ("the id of a ship in this battle"), _ ("\"return-target\" is \"%s\""),
                     words->return_target);
  else
    battle->formations[battle->ships[id.value - 1].formation.value - 1].return_target
        = battle->ships[target.value - 1].formation;
}

/* Two ships of a formation are too far apart. */
static void
fail_contact (ForconXml *xml, ForconScriptReader *reader, const ForconVerdict *verdict)
{
  const ForconBattle *battle = reader->script->start;
  g_autofree char *is = forcon_value_format_decimal (verdict->length, FORCON_LENGTH_DIGITS);
  g_autofree char *most = forcon_value_format_decimal (verdict->needed_length, FORCON_LENGTH_DIGITS);
  g_autofree char *expected = g_strdup_printf (_ ("at most %s cm: bases of a formation touch"), most);

  forcon_xml_fail (xml, LINE (reader, verdict->ship), expected,
                   _ ("\"%s\" stands %s cm from the rest of formation \"%s\""),
                   forcon_battle_card (battle, verdict->ship)->id, is,
                   forcon_battle_formation_id (battle, battle->ships[verdict->ship.value - 1].formation));
}

/* What a formation must be when the battle begins (F-FORM-1). */
static void
check_formation (ForconXml *xml, ForconScriptReader *reader, ForconFormationId formation, gint line)
{
  const ForconBattle *battle = reader->script->start;
  const ForconRules *rules = reader->script->rules;
  ForconShipId flagship = battle->formations[formation.value - 1].flagship;
  ForconShips ships = forcon_formation_ships (battle, formation);
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE };

  /* The flagship comes first. */
  for (guint i = 1; i < ships.n; i++)
    if (FORCON_ID_EQUAL (ships.ship[i], flagship))
      {
        ships.ship[i] = ships.ship[0];
        ships.ship[0] = flagship;
      }
  if (ships.n > 0)
    verdict = forcon_formation_judge (battle, rules, &ships);
  if (verdict.kind == FORCON_VERDICT_NOT_IN_CONTACT)
    fail_contact (xml, reader, &verdict);
  else if (verdict.kind != FORCON_VERDICT_DONE)
    forcon_formation_fail_numbers (xml, battle, rules, formation, line);
}

/* F-FORM-2. Mid-battle a flagship may be lost to the formation, and nobody have taken over. */
static void
resolve_formation (ForconXml *xml, ForconScriptReader *reader, guint place)
{
  ForconBattle *battle = reader->script->start;
  const ForconScriptFormation *words = &g_array_index (reader->formations, ForconScriptFormation, place);
  ForconFormationId formation = { (guint16) (place + 1) };

  if (words->flagship == NULL)
    forcon_xml_fail (xml, words->line, _ ("\"flagship\", the id of one of its ships"),
                     _ ("formation \"%s\" names no flagship"), forcon_battle_formation_id (battle, formation));
  else
    battle->formations[place].flagship
        = forcon_formation_find_ship (xml, battle, formation, words->line, words->flagship, !reader->in_progress);
  if (!forcon_xml_failed (xml))
    forcon_formation_line_up (xml, battle, formation, words->line, words->successors);
  if (words->return_target != NULL && !forcon_xml_failed (xml))
    {
      ForconFormationId target = find_formation (battle, words->return_target, battle->n_formations);

      if (FORCON_ID_IS_NONE (target))
        forcon_xml_fail (xml, words->line, _ ("the id of a formation in this file"), _ ("\"return-target\" is \"%s\""),
                         words->return_target);
      battle->formations[place].return_target = target;
    }
  if (!reader->in_progress && !forcon_xml_failed (xml))
    check_formation (xml, reader, formation, words->line);
}

void
forcon_script_resolve_formations (ForconXml *xml, ForconScriptReader *reader)
{
  guint n_named = reader->formations->len;

  for (gint named = 1; named >= 0; named--)
    for (guint i = 0; i < reader->ships->len && !forcon_xml_failed (xml); i++)
      {
        const ForconScriptShip *words = &g_array_index (reader->ships, ForconScriptShip, i);

        if (named == 1 && words->formation != NULL)
          join (xml, reader, (ForconShipId){ (guint16) (i + 1) }, words);
        else if (named == 0 && words->formation == NULL)
          stand_alone (xml, reader, (ForconShipId){ (guint16) (i + 1) }, words);
      }
  for (guint i = 0; i < n_named && !forcon_xml_failed (xml); i++)
    resolve_formation (xml, reader, i);
  for (guint i = 0; i < reader->ships->len && !forcon_xml_failed (xml); i++)
    resolve_ship_return_target (xml, reader, (ForconShipId){ (guint16) (i + 1) },
                                &g_array_index (reader->ships, ForconScriptShip, i));
}
