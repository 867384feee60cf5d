/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-card-file.h"

#include "forcon-value.h"

#include <glib/gi18n-lib.h>

#define FIELD(attribute, KIND, member, seldom)                                                                         \
  { attribute, FORCON_CARD_FIELD_##KIND, G_STRUCT_OFFSET (ForconCard, member), seldom }

const ForconCardField forcon_card_fields[] = {
  FIELD ("speed", LENGTH, speed, FALSE),
  FIELD ("braking", LENGTH, braking, FALSE),
  FIELD ("greatest-turn", ANGLE, greatest_turn, FALSE),
  FIELD ("turn-fraction", FRACTION, turn_fraction, FALSE),
  FIELD ("armour", INT, armour, FALSE),
  FIELD ("bow-armour", INT, bow_armour, FALSE),
  FIELD ("hits", INT, hits, FALSE),
  FIELD ("shields", INT, shields, FALSE),
  FIELD ("turrets", INT, turrets, FALSE),
  FIELD ("readiness", INT, readiness, FALSE),
  FIELD ("ew-attack", INT, ew_attack, FALSE),
  FIELD ("ew-defence", INT, ew_defence, FALSE),
  FIELD ("mines", INT, mines, TRUE),
  FIELD ("drones", INT, drones, TRUE),
  FIELD ("troops", INT, troops, TRUE),
  FIELD ("special-shield", FLAG, special_shield, TRUE),
  FIELD ("target", TARGET, target, FALSE),
  FIELD ("diameter", LENGTH, diameter, FALSE),
};

const gsize forcon_n_card_fields = G_N_ELEMENTS (forcon_card_fields);

#define MEMBER(card, field, ctype) (*(ctype *) ((char *) (card) + (field)->offset))
#define CONST_MEMBER(card, field, ctype) (*(const ctype *) ((const char *) (card) + (field)->offset))

/* Returns: whether @text is what it should be, as it is wherever a schema has seen it */
static gboolean
set_field (ForconCard *card, const ForconCardField *field, const char *text)
{
  switch (field->kind)
    {
    case FORCON_CARD_FIELD_INT:
      return forcon_value_parse_decimal (text, 0, &MEMBER (card, field, gint));
    case FORCON_CARD_FIELD_LENGTH:
      return forcon_value_parse_decimal (text, FORCON_LENGTH_DIGITS, &MEMBER (card, field, ForconLength));
    case FORCON_CARD_FIELD_ANGLE:
      return forcon_value_parse_decimal (text, FORCON_ANGLE_DIGITS, &MEMBER (card, field, ForconAngle));
    case FORCON_CARD_FIELD_FRACTION:
      return forcon_value_parse_fraction (text, &MEMBER (card, field, ForconFraction));
    case FORCON_CARD_FIELD_FLAG:
      MEMBER (card, field, gboolean) = g_str_equal (text, "yes");
      return TRUE;
    case FORCON_CARD_FIELD_TARGET:
      return forcon_target_from_word (text, &MEMBER (card, field, ForconTarget));
    default:
      g_assert_not_reached ();
    }
}

/**
 * forcon_card_field_format:
 * @card: a card
 * @field: one of its numbers
 *
 * Returns: (transfer full) (nullable): it as files write it; %NULL where it is not worth writing
 */
char *
forcon_card_field_format (const ForconCard *card, const ForconCardField *field)
{
  if (field->seldom && CONST_MEMBER (card, field, gint) == 0)
    return NULL;
  switch (field->kind)
    {
    case FORCON_CARD_FIELD_INT:
      return g_strdup_printf ("%d", CONST_MEMBER (card, field, gint));
    case FORCON_CARD_FIELD_LENGTH:
      return forcon_value_format_decimal (CONST_MEMBER (card, field, ForconLength), FORCON_LENGTH_DIGITS);
    case FORCON_CARD_FIELD_ANGLE:
      return forcon_value_format_decimal (CONST_MEMBER (card, field, ForconAngle), FORCON_ANGLE_DIGITS);
    case FORCON_CARD_FIELD_FRACTION:
      return forcon_value_format_fraction (CONST_MEMBER (card, field, ForconFraction));
    case FORCON_CARD_FIELD_FLAG:
      return g_strdup ("yes");
    case FORCON_CARD_FIELD_TARGET:
      return g_strdup (forcon_target_to_word (CONST_MEMBER (card, field, ForconTarget)));
    default:
      g_assert_not_reached ();
    }
}

static gboolean
same_field (const ForconCard *a, const ForconCard *b, const ForconCardField *field)
{
  const ForconFraction *of_a = &CONST_MEMBER (a, field, ForconFraction);
  const ForconFraction *of_b = &CONST_MEMBER (b, field, ForconFraction);

  if (field->kind == FORCON_CARD_FIELD_FRACTION)
    return of_a->numerator == of_b->numerator && of_a->denominator == of_b->denominator;
  return CONST_MEMBER (a, field, gint) == CONST_MEMBER (b, field, gint);
}

static gboolean
same_weapon (const ForconWeapon *a, const ForconWeapon *b)
{
  return a->kind == b->kind && a->mount == b->mount && a->arcs == b->arcs && a->range == b->range
         && a->strength == b->strength && a->run == b->run && g_str_equal (a->id, b->id)
         && g_str_equal (a->name, b->name);
}

/**
 * forcon_card_same_class:
 * @a, @b: cards
 *
 * Returns: whether they differ only in what is a ship's own: id, name, owner and nation
 */
gboolean
forcon_card_same_class (const ForconCard *a, const ForconCard *b)
{
  if (a->type != b->type || !g_str_equal (a->class_name, b->class_name) || a->weapons->len != b->weapons->len)
    return FALSE;
  for (gsize i = 0; i < forcon_n_card_fields; i++)
    if (!same_field (a, b, &forcon_card_fields[i]))
      return FALSE;
  for (guint i = 0; i < a->weapons->len; i++)
    if (!same_weapon (&g_array_index (a->weapons, ForconWeapon, i), &g_array_index (b->weapons, ForconWeapon, i)))
      return FALSE;
  return TRUE;
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

/**
 * forcon_card_build:
 * @card: (out caller-allocates): the card, to be freed with forcon_card_clear(); its id and name are those of the
 *   outermost layer
 * @rules: the rules, which know what a type of ship is
 * @layers: where its values stand
 *
 * What no layer states is what its type has, or the default of F-SHIP-3: a braking run of half the speed, the armour
 * all round.
 *
 * Returns: whether all values were what they should be, as they are wherever a schema has seen them
 */
gboolean
forcon_card_build (ForconCard *card, const ForconRules *rules, const ForconCardLayers *layers)
{
  ForconShipType type = 0;
  gboolean sound = forcon_ship_type_from_word (forcon_attributes_get (layers->klass, "type"), &type);

  forcon_card_init (card, rules, type);
  for (gsize i = 0; i < forcon_n_card_fields; i++)
    {
      const char *text = find_value (layers, forcon_card_fields[i].attribute);

      if (text != NULL && !set_field (card, &forcon_card_fields[i], text))
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

/**
 * forcon_card_check:
 * @xml: at the element that states the card, or changes it
 * @card: the card
 *
 * Refuses what the schema cannot see.
 */
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

/**
 * forcon_weapon_read:
 * @xml: at a weapon
 * @weapons: (element-type ForconWeapon): where it is added
 */
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
