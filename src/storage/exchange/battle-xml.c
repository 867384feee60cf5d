/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/battle-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/state/battle-records.h"
#include "storage/xml/record-xml.h"
#include "storage/script/script-write.h"

/* Writing */

/* Attributes that are no fields: texts, and what is written in a way of its own. */
#define SIDE_TEXTS "id", "name"
#define FORMATION_TEXTS "id", "name"
#define SHIP_TEXTS "id", "name", "owner", "nation"

static void
put_unless_absent (xmlTextWriterPtr out, const char *name, const char *text)
{
  if (text != NULL)
    forcon_xml_put_exact (out, name, text);
}

static void
write_formations (xmlTextWriterPtr out, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_formations; i++)
    {
      const ForconFormation *formation = &battle->formations[i];
      /* One digit for each side that there could be. */
      char digits[FORCON_SIDES_MAX + 1] = { 0 };
      gboolean known_to_all = TRUE;

      for (guint side = 0; side < FORCON_SIDES_MAX; side++)
        {
          digits[side] = (char) ('0' + formation->levels[side]);
          known_to_all = known_to_all && formation->levels[side] == FORCON_LEVEL_IDENTIFIED;
        }
      forcon_xml_begin (out, "formation");
      if (i < battle->roster->formations->len)
        {
          const ForconFormationName *name = &g_array_index (battle->roster->formations, ForconFormationName, i);

          put_unless_absent (out, "id", name->id);
          put_unless_absent (out, "name", name->name);
        }
      forcon_record_write (out, formation, forcon_formation_shape ());
      if (!known_to_all)
        forcon_xml_put_text (out, "levels", digits);
      forcon_xml_end (out);
    }
}

static void
write_ships (xmlTextWriterPtr out, const ForconBattle *battle, const GPtrArray *classes)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      const ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);

      forcon_xml_begin (out, "ship");
      put_unless_absent (out, "id", card->id);
      put_unless_absent (out, "name", card->name);
      put_unless_absent (out, "owner", card->owner);
      put_unless_absent (out, "nation", card->nation);
      forcon_xml_put_text (out, "class", g_ptr_array_index (classes, i));
      forcon_record_write (out, &battle->ships[i], forcon_ship_file_shape ());
      forcon_xml_end (out);
    }
}

void
forcon_battle_write (xmlTextWriterPtr out, const ForconBattle *battle)
{
  g_autoptr (GPtrArray) classes = NULL;

  put_unless_absent (out, "name", battle->roster->name);
  forcon_record_write (out, battle, forcon_battle_shape ());
  classes = forcon_script_write_classes (out, battle);
  for (guint i = 0; i < forcon_battle_n_sides (battle); i++)
    {
      const ForconSide *side = &g_array_index (battle->roster->sides, ForconSide, i);

      forcon_xml_begin (out, "side");
      put_unless_absent (out, "id", side->id);
      put_unless_absent (out, "name", side->name);
      forcon_record_write (out, side, forcon_side_shape ());
      forcon_xml_end (out);
    }
  write_formations (out, battle);
  write_ships (out, battle, classes);
  for (guint i = 0; i < FORCON_N_PARTS; i++)
    {
      const GArray *parts = forcon_battle_parts (battle, (ForconPart) i);
      const ForconRecordShape *shape = forcon_part_shape ((ForconPart) i);

      for (guint k = 0; k < parts->len; k++)
        {
          forcon_xml_begin (out, forcon_part_words[i]);
          forcon_record_write (out, parts->data + k * shape->size, shape);
          forcon_xml_end (out);
        }
    }
}

/* Reading */

static gboolean
require (ForconXml *xml, const char *const *names)
{
  for (guint i = 0; names[i] != NULL && !forcon_xml_failed (xml); i++)
    if (forcon_xml_attribute (xml, names[i]) == NULL)
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("that attribute"), _ ("\"%s\" has no attribute \"%s\""),
                       forcon_xml_element (xml), names[i]);
  return !forcon_xml_failed (xml);
}

/* Whether one more fits in; the limit keeps the work bounded that a hostile file can cause. */
static gboolean
check_room (ForconXml *xml, guint length, guint most)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %u"), most);

  if (length >= most)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many of \"%s\""),
                     forcon_xml_element (xml));
  return !forcon_xml_failed (xml);
}

void
forcon_battle_begin (ForconXml *xml, ForconBattleReader *reader, const char *const *others)
{
  g_autofree char *name = forcon_xml_dup_name (xml, "name");

  forcon_battle_reader_clear (reader);
  reader->battle = forcon_battle_new (name == NULL ? "" : name, (ForconPoint){ 0, 0 });
  reader->battle->next_id = 0;
  reader->battle->random = (ForconRandom){ 0, 0 };
  reader->classes = forcon_fleet_new (reader->rules);
  forcon_record_read (xml, reader->battle, forcon_battle_shape (), others);
}

void
forcon_battle_start_class (ForconXml *xml, gpointer data)
{
  static const char *const needed[] = { "id", "name", "type", NULL };

  if (require (xml, needed))
    forcon_fleet_start_class (((ForconBattleReader *) data)->classes, xml);
}

void
forcon_battle_read_weapon (ForconXml *xml, gpointer data)
{
  static const char *const needed[] = { "id", "name", "kind", "mount", "arcs", NULL };
  ForconFleet *classes = ((ForconBattleReader *) data)->classes;

  if (require (xml, needed) && check_room (xml, classes->open->weapons->len, FORCON_WEAPONS_MAX))
    {
      forcon_fleet_read_weapon (classes, xml);
      forcon_battle_check_weapon (xml, classes->open->weapons);
    }
}

void
forcon_battle_end_class (ForconXml *xml, gpointer data)
{
  forcon_fleet_end_class (((ForconBattleReader *) data)->classes, xml);
}

void
forcon_battle_read_side (ForconXml *xml, gpointer data)
{
  static const char *const texts[] = { SIDE_TEXTS, NULL };
  ForconBattle *battle = ((ForconBattleReader *) data)->battle;
  g_autofree char *id = forcon_xml_dup_name (xml, "id");
  g_autofree char *name = forcon_xml_dup_name (xml, "name");

  if (!require (xml, texts) || !check_room (xml, forcon_battle_n_sides (battle), FORCON_SIDES_MAX))
    return;
  ForconSideId side = forcon_battle_add_side (battle, id, name);
  ForconSide *state = &g_array_index (battle->roster->sides, ForconSide, side.value - 1);

  state->colour = 0;
  forcon_record_read (xml, state, forcon_side_shape (), texts);
}

void
forcon_battle_read_formation (ForconXml *xml, gpointer data)
{
  static const char *const others[] = { FORMATION_TEXTS, "levels", NULL };
  ForconBattle *battle = ((ForconBattleReader *) data)->battle;
  g_autofree char *id = forcon_xml_dup_name (xml, "id");
  g_autofree char *name = forcon_xml_dup_name (xml, "name");
  const char *digits;

  if (!check_room (xml, battle->n_formations, FORCON_FORMATIONS_MAX))
    return;
  ForconFormationId formation_id = forcon_battle_add_formation (battle, id, name, FORCON_NO_SIDE);
  ForconFormation *formation = &battle->formations[formation_id.value - 1];

  forcon_record_read (xml, formation, forcon_formation_shape (), others);
  digits = forcon_xml_attribute (xml, "levels");
  for (guint i = 0; i < FORCON_SIDES_MAX && !forcon_xml_failed (xml); i++)
    if (digits == NULL)
      formation->levels[i] = FORCON_LEVEL_IDENTIFIED;
    else if (digits[i] < '0' || digits[i] >= '0' + FORCON_N_LEVEL)
      forcon_xml_fail_value (xml, "levels", _ ("what the program writes there"));
    else
      formation->levels[i] = (guint8) (digits[i] - '0');
}

/* Its card: the class, and what is its own. */
static gboolean
build_card (ForconXml *xml, ForconBattleReader *reader, ForconCard *card)
{
  const ForconFleetClass *klass = forcon_fleet_find_class (reader->classes, xml, "class");
  g_autofree char *id = forcon_xml_dup_name (xml, "id");
  g_autofree char *name = forcon_xml_dup_name (xml, "name");
  g_autofree char *owner = forcon_xml_dup_name (xml, "owner");
  g_autofree char *nation = forcon_xml_dup_name (xml, "nation");
  const char *own[]
      = { "id",     id == NULL ? "" : id,         "name", name == NULL ? "" : name, "owner", owner == NULL ? "" : owner,
          "nation", nation == NULL ? "" : nation, NULL };

  if (klass == NULL || forcon_xml_failed (xml))
    return FALSE;
  ForconCardLayers layers = { NULL, (const char *const *) klass->attributes, NULL, own, klass->weapons };
  gboolean sound = forcon_card_build (card, reader->rules, &layers);

  if (sound && forcon_battle_check_card (xml, card))
    return TRUE;
  if (!sound)
    forcon_xml_fail_value (xml, "class", _ ("a class whose values are what they should be"));
  forcon_card_clear (card);
  return FALSE;
}

void
forcon_battle_read_ship (ForconXml *xml, gpointer data)
{
  static const char *const others[] = { SHIP_TEXTS, "class", NULL };
  static const char *const needed[] = { "id", "name", "class", NULL };
  ForconBattleReader *reader = data;
  ForconBattle *battle = reader->battle;
  ForconShip ship = { 0 };
  ForconCard card;

  if (!require (xml, needed) || !check_room (xml, battle->n_ships, FORCON_SHIPS_MAX)
      || !forcon_record_read (xml, &ship, forcon_ship_file_shape (), others) || !build_card (xml, reader, &card))
    return;
  forcon_battle_add_ship_to (battle, &card, ship.side, ship.position, ship.heading, FORCON_NO_FORMATION);
  battle->ships[battle->n_ships - 1] = ship;
}

/* More than any battle leaves behind. */
#define PARTS_MAX 100000

void
forcon_battle_read_part (ForconXml *xml, gpointer data)
{
  ForconPart part = 0;

  while (part + 1 < FORCON_N_PARTS && !g_str_equal (forcon_part_words[part], forcon_xml_element (xml)))
    part++;

  GArray *parts = forcon_battle_parts (((ForconBattleReader *) data)->battle, part);
  const ForconRecordShape *shape = forcon_part_shape (part);

  if (!check_room (xml, parts->len, PARTS_MAX))
    return;
  g_array_set_size (parts, parts->len + 1);
  char *record = parts->data + (parts->len - 1) * shape->size;

  memset (record, 0, shape->size);
  forcon_record_read (xml, record, shape, NULL);
}

ForconBattle *
forcon_battle_finish (ForconXml *xml, ForconBattleReader *reader)
{
  g_autoptr (ForconBattle) battle = g_steal_pointer (&reader->battle);

  g_clear_pointer (&reader->classes, forcon_fleet_free);
  return forcon_battle_check (xml, battle, reader->rules) ? g_steal_pointer (&battle) : NULL;
}

void
forcon_battle_reader_clear (ForconBattleReader *reader)
{
  g_clear_pointer (&reader->battle, forcon_battle_free);
  g_clear_pointer (&reader->classes, forcon_fleet_free);
}
