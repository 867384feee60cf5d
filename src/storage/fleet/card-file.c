/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/fleet/card-file.h"

#include <glib/gi18n-lib.h>

#include "engine/state/battle-records.h"
#include "base/value.h"

/* Returns: whether @text is what it should be, as it is wherever a schema has seen it */
static gboolean
set_field (ForconCard *card, const ForconRecordField *field, const char *text)
{
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_INT:
      return forcon_value_parse_decimal (text, 0, FORCON_RECORD_PLACE (card, field, gint));
    case FORCON_FIELD_LENGTH:
      return forcon_value_parse_decimal (text, FORCON_LENGTH_DIGITS, FORCON_RECORD_PLACE (card, field, ForconLength));
    case FORCON_FIELD_ANGLE:
      return forcon_value_parse_decimal (text, FORCON_ANGLE_DIGITS, FORCON_RECORD_PLACE (card, field, ForconAngle));
    case FORCON_FIELD_FRACTION:
      return forcon_value_parse_fraction (text, FORCON_RECORD_PLACE (card, field, ForconFraction));
    case FORCON_FIELD_FLAG:
      *FORCON_RECORD_PLACE (card, field, gboolean) = g_str_equal (text, "yes");
      return TRUE;
    case FORCON_FIELD_WORD:
      return field->type->from_word (FORCON_RECORD_PLACE (card, field, void), text);
    case FORCON_FIELD_TEXT:
      *FORCON_RECORD_PLACE (card, field, const char *) = *text == '\0' ? NULL : g_intern_string (text);
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

char *
forcon_card_field_format (const ForconCard *card, const ForconRecordField *field)
{
  /* Most ships have none of these. */
  static const char *const seldom[] = { "mines", "drones", "troops", "special-shield", NULL };

  if (g_strv_contains (seldom, field->name) && forcon_record_field_is_zero (card, field))
    return NULL;
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_INT:
      return g_strdup_printf ("%d", FORCON_RECORD_VALUE (card, field, gint));
    case FORCON_FIELD_LENGTH:
      return forcon_value_format_decimal (FORCON_RECORD_VALUE (card, field, ForconLength), FORCON_LENGTH_DIGITS);
    case FORCON_FIELD_ANGLE:
      return forcon_value_format_decimal (FORCON_RECORD_VALUE (card, field, ForconAngle), FORCON_ANGLE_DIGITS);
    case FORCON_FIELD_FRACTION:
      return forcon_value_format_fraction (FORCON_RECORD_VALUE (card, field, ForconFraction));
    case FORCON_FIELD_FLAG:
      return g_strdup ("yes");
    case FORCON_FIELD_WORD:
      return g_strdup (forcon_record_word (card, field));
    case FORCON_FIELD_TEXT:
      return g_strdup (FORCON_RECORD_VALUE (card, field, char *));
    default:
      g_assert_not_reached ();
    }
}

static gboolean
same_weapon (const ForconWeapon *a, const ForconWeapon *b)
{
  return a->kind == b->kind && a->mount == b->mount && a->arcs == b->arcs && a->range == b->range
         && a->strength == b->strength && a->run == b->run && g_str_equal (a->id, b->id)
         && g_str_equal (a->name, b->name);
}

gboolean
forcon_card_same_weapons (const ForconCard *a, const ForconCard *b)
{
  if (a->weapons->len != b->weapons->len)
    return FALSE;
  for (guint i = 0; i < a->weapons->len; i++)
    if (!same_weapon (&g_array_index (a->weapons, ForconWeapon, i), &g_array_index (b->weapons, ForconWeapon, i)))
      return FALSE;
  return TRUE;
}

gboolean
forcon_card_same_class (const ForconCard *a, const ForconCard *b)
{
  return a->type == b->type && g_str_equal (a->class_name, b->class_name)
         && forcon_record_equal (a, b, forcon_card_shape ()) && forcon_card_same_weapons (a, b);
}

static const char *
find_value (const ForconCardLayers *layers, const char *attribute)
{
  const char *value = forcon_attributes_get (layers->own, attribute);

  if (value == NULL)
    value = forcon_attributes_get (layers->named, attribute);
  if (value == NULL)
    value = forcon_attributes_get (layers->klass, attribute);
  return value;
}

/* A text that stands in one of two places. Takes the place of what @text held. */
static void
set_text (char **text, const char *value, const char *otherwise)
{
  g_free (*text);
  *text = g_strdup (value != NULL ? value : otherwise != NULL ? otherwise : "");
}

gboolean
forcon_card_build (ForconCard *card, const ForconRules *rules, const ForconCardLayers *layers)
{
  const ForconRecordShape *shape = forcon_card_shape ();
  ForconShipType type = 0;
  gboolean sound = forcon_ship_type_from_word (forcon_attributes_get (layers->klass, "type"), &type);

  forcon_card_init (card, rules, type);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const char *text = find_value (layers, shape->fields[i].name);

      if (text != NULL && !set_field (card, &shape->fields[i], text))
        sound = FALSE;
    }
  if (find_value (layers, "braking") == NULL)
    card->braking = forcon_halve (card->speed);
  if (find_value (layers, "bow-armour") == NULL)
    card->bow_armour = card->armour;
  set_text (&card->id, find_value (layers, "id"), NULL);
  set_text (&card->name, find_value (layers, "name"), NULL);
  set_text (&card->class_name, forcon_attributes_get (layers->klass, "name"), NULL);
  set_text (&card->owner, find_value (layers, "owner"), NULL);
  set_text (&card->nation, find_value (layers, "nation"), layers->nation);
  for (guint i = 0; i < layers->weapons->len; i++)
    {
      ForconWeapon weapon = g_array_index (layers->weapons, ForconWeapon, i);

      weapon.id = g_strdup (weapon.id);
      weapon.name = g_strdup (weapon.name);
      if (weapon.kind == FORCON_WEAPON_TORPEDO && weapon.run == 0)
        weapon.run = rules->torpedo.run;
      g_array_append_val (card->weapons, weapon);
    }
  return sound;
}

void
forcon_card_check (ForconXml *xml, const ForconCard *card)
{
  if (card->turn_fraction.numerator > card->turn_fraction.denominator)
    forcon_xml_fail_value (xml, "turn-fraction", _ ("a share from 0 to 1, such as 1/2"));
  else if (card->braking > card->speed)
    {
      g_autofree char *braking = forcon_value_format_decimal (card->braking, FORCON_LENGTH_DIGITS);
      g_autofree char *speed = forcon_value_format_decimal (card->speed, FORCON_LENGTH_DIGITS);
      g_autofree char *expected = g_strdup_printf (_ ("at most its speed, %s"), speed);

      forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("the braking run of \"%s\" is %s"), card->id, braking);
    }
  else if (!forcon_card_silhouette_fits (card->silhouette))
    forcon_xml_fail_value (xml, "silhouette", _ ("an outline that encloses something"));
}

static ForconArcs
read_arcs (ForconXml *xml)
{
  g_auto (GStrv) words = g_strsplit_set (forcon_xml_attribute (xml, "arcs"), " \t\r\n", -1);
  ForconArcs arcs = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      ForconArc arc = 0;

      if (forcon_arc_from_word (words[i], &arc))
        arcs |= FORCON_ARC_BIT (arc);
    }
  if (arcs == 0)
    forcon_xml_fail_value (xml, "arcs", _ ("at least one arc"));
  return arcs;
}

void
forcon_weapon_read (ForconXml *xml, GArray *weapons)
{
  ForconWeapon weapon = { 0 };

  forcon_xml_term (xml, "kind", forcon_weapon_kind_from_word, &weapon.kind);
  forcon_xml_term (xml, "mount", forcon_mount_from_word, &weapon.mount);
  if (weapon.kind != FORCON_WEAPON_TORPEDO && forcon_xml_attribute (xml, "run") != NULL)
    {
      forcon_xml_fail_value (xml, "run", _ ("that attribute only for a torpedo"));
      return;
    }
  weapon.arcs = read_arcs (xml);
  weapon.range = forcon_xml_length (xml, "range", 0);
  weapon.strength = forcon_xml_int (xml, "strength", 0);
  weapon.run = forcon_xml_int (xml, "run", 0);
  weapon.id = g_strdup (forcon_xml_attribute (xml, "id"));
  weapon.name = g_strdup (forcon_xml_attribute (xml, "name"));
  g_array_append_val (weapons, weapon);
}
