/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/wording.h"

#include "engine/state/formation.h"
#include "render/drawing/labels.h"
#include "base/text.h"

#include "base/language.h"
#include <string.h>

const char *
forcon_wording_ship (const ForconBattle *battle, ForconShipId id)
{
  if (id.value == 0 || id.value > battle->n_ships)
    return _ ("no ship");
  return forcon_name (forcon_battle_card (battle, id)->name);
}

char *
forcon_wording_ship_alone (const ForconBattle *battle, ForconShipId id)
{
  /* Translators: the name of a ship, standing by itself. */
  return g_strdup_printf (C_ ("ship alone", "%s"), forcon_wording_ship (battle, id));
}

const char *
forcon_wording_side (const ForconBattle *battle, ForconSideId id)
{
  if (id.value == 0 || id.value > forcon_battle_n_sides (battle))
    return _ ("no side");
  return forcon_name (forcon_battle_side (battle, id)->name);
}

char *
forcon_wording_formation (const ForconBattle *battle, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);
  const char *name = forcon_battle_formation_name (battle, id);

  if (formation == NULL)
    return g_strdup (_ ("no formation"));
  if (*name != '\0')
    /* Translators: a formation's own name. */
    return g_strdup_printf (C_ ("formation", "%s"), forcon_name (name));
  if (forcon_formation_ships (battle, id).n < 2)
    return forcon_wording_ship_alone (battle, formation->flagship);
  /* Translators: a formation that goes by its flagship's name. */
  return g_strdup_printf (_ ("%s's formation"), forcon_wording_ship (battle, formation->flagship));
}

const char *
forcon_wording_object (const ForconBattle *battle, ForconObjectId id)
{
  const ForconObject *object = FORCON_ID_IS_NONE (id) ? NULL : forcon_battle_object (battle, id);

  return object == NULL ? _ ("marker or field") : forcon_label_object_kind (object->kind);
}

const char *
forcon_wording_weapon (const ForconBattle *battle, ForconShipId ship, gint weapon)
{
  if (ship.value == 0 || ship.value > battle->n_ships || weapon < 0 ||
      (guint) weapon >= forcon_battle_n_weapons (battle, ship))
    return _ ("weapon");
  return forcon_name (forcon_battle_weapon (battle, ship, (guint) weapon)->name);
}

char *
forcon_wording_weapons (const ForconBattle *battle, ForconShipId ship, guint32 weapons)
{
  GString *text = g_string_new (NULL);

  for (gint weapon = 0; weapon < FORCON_WEAPONS_MAX; weapon++)
    if (weapons & (1u << weapon))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", forcon_wording_weapon (battle, ship, weapon));
  return g_string_free (text, FALSE);
}

guint
forcon_wording_count (guint32 weapons)
{
  guint count = 0;

  for (; weapons != 0; weapons &= weapons - 1)
    count++;
  return count;
}

gint
forcon_wording_full_hits (const ForconBattle *battle, ForconShipId id)
{
  return id.value == 0 || id.value > battle->n_ships ? 0 : forcon_battle_card (battle, id)->hits;
}

static gint
face_at (const ForconTelling *telling, guint place)
{
  const ForconDie *die;

  if (telling->dice == NULL || place >= telling->dice->len)
    return 0;
  die = &g_array_index (telling->dice, ForconDie, place);
  return die->counts > 0 ? die->counts : die->face;
}

char *
forcon_wording_dice (const ForconTelling *telling, ForconRoll roll)
{
  GString *text = g_string_new (NULL);

  if (roll.count == 0)
    g_string_append (text, _ ("no dice"));
  for (guint i = 0; i < roll.count; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", face_at (telling, roll.first + i));
  return g_string_free (text, FALSE);
}

/* What the master lets the roll come to, or 0. */
static gint
total_of (const ForconTelling *telling, ForconRoll roll)
{
  return telling->dice == NULL || roll.first >= telling->dice->len
             ? 0
             : g_array_index (telling->dice, ForconDie, roll.first).total;
}

char *
forcon_wording_sum (const ForconTelling *telling, ForconRoll roll)
{
  g_autofree char *dice = forcon_wording_dice (telling, roll);
  gint sum = 0;

  if (roll.count > 0 && total_of (telling, roll) > 0)
    /* Translators: the dice, and what the master lets them come to. */
    return g_strdup_printf (_ ("%1$s, counts as %2$d"), dice, total_of (telling, roll));
  if (roll.count < 2)
    return g_steal_pointer (&dice);
  for (guint i = 0; i < roll.count; i++)
    sum += face_at (telling, roll.first + i);
  return g_strdup_printf ("%s = %d", dice, sum);
}

char *
forcon_wording_again (const ForconTelling *telling, ForconRoll roll, ForconRoll again)
{
  g_autofree char *first = forcon_wording_dice (telling, roll);
  g_autofree char *second = forcon_wording_dice (telling, again);

  if (again.count == 0)
    return g_steal_pointer (&first);
  /* Translators: the dice, and those of them that were rolled again. */
  return g_strdup_printf (_ ("%1$s, again %2$s"), first, second);
}

char *
forcon_wording_check (const ForconTelling *telling, ForconRoll roll, gint readiness)
{
  g_autofree char *sum = NULL;

  if (telling->dice == NULL)
    /* Translators: what the dice, which are not told, must not exceed. */
    return g_strdup_printf (_ ("Readiness check against %d."), readiness);
  sum = forcon_wording_sum (telling, roll);
  /* Translators: the dice with their sum, and what they must not exceed. */
  return g_strdup_printf (_ ("Readiness check: %1$s against %2$d."), sum, readiness);
}

char *
forcon_wording_passed (gboolean passed)
{
  return g_strdup (passed ? _ ("Passed.") : _ ("Failed."));
}

char *
forcon_wording_legs (const ForconLegs *legs)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < legs->n; i++)
    {
      if (legs->leg[i].ahead != 0)
        {
          g_autofree char *ahead = forcon_length_to_text (legs->leg[i].ahead);

          g_ptr_array_add (parts, g_strdup_printf (_ ("%s cm ahead"), ahead));
        }
      if (legs->leg[i].turn != 0)
        {
          g_autofree char *degrees = forcon_angle_to_text (ABS (legs->leg[i].turn));

          g_ptr_array_add (
              parts, g_strdup_printf (legs->leg[i].turn > 0 ? _ ("%s° to starboard") : _ ("%s° to port"), degrees));
        }
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

char *
forcon_wording_place (ForconPoint place)
{
  g_autofree char *x = forcon_length_to_text (place.x);
  g_autofree char *y = forcon_length_to_text (place.y);

  /* Translators: a place on the table, x and y in centimetres; a language with decimal commas needs another sign. */
  return g_strdup_printf (_ ("(%1$s, %2$s)"), x, y);
}

char *
forcon_wording_remark (const char *remark)
{
  char *text = g_strstrip (g_strdup (remark == NULL ? "" : remark));

  if (g_str_has_suffix (text, ".") && !g_str_has_suffix (text, ".."))
    text[strlen (text) - 1] = '\0';
  return text;
}

/* One of a closed list; a number that is not in it stays a number. */
static char *
listed_to_text (const ForconFieldType *type, gint64 number)
{
  if (number < 0 || number >= type->n_words)
    return g_strdup_printf ("%" G_GINT64_FORMAT, number);
  if (type == &forcon_type_order)
    return g_strdup (forcon_label_order ((ForconOrder) number));
  if (type == &forcon_type_ship_status)
    return g_strdup (forcon_label_ship_status ((ForconShipStatus) number));
  return g_strdup (type == &forcon_type_check ? forcon_label_check ((ForconCheck) number)
                                              : forcon_label_step ((ForconStep) number));
}

char *
forcon_wording_value (const ForconBattle *battle, ForconShipId ship, ForconValue value, gint64 number)
{
  switch ((gint) forcon_value_type (value)->kind)
    {
    case FORCON_FIELD_LENGTH:
      {
        g_autofree char *length = forcon_length_to_text ((ForconLength) number);

        return g_strdup_printf (_ ("%s cm"), length);
      }
    case FORCON_FIELD_ANGLE:
      {
        g_autofree char *angle = forcon_angle_to_text ((ForconAngle) number);

        return g_strdup_printf ("%s°", angle);
      }
    case FORCON_FIELD_FLAG:
      return g_strdup (number != 0 ? _ ("yes") : _ ("no"));
    case FORCON_FIELD_WEAPONS:
      return number == 0 ? g_strdup (_ ("none")) : forcon_wording_weapons (battle, ship, (guint32) number);
    case FORCON_FIELD_SIDE:
      return g_strdup (forcon_wording_side (battle, (ForconSideId){ (guint16) number }));
    case FORCON_FIELD_FORMATION:
      return forcon_wording_formation (battle, (ForconFormationId){ (guint16) number });
    case FORCON_FIELD_WORD:
      return listed_to_text (forcon_value_type (value), number);
    default:
      return g_strdup_printf ("%" G_GINT64_FORMAT, number);
    }
}

char *
forcon_wording_owner (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value)
{
  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_SALVO:
      return g_strdup_printf (_ ("Salvo %u"), salvo.value);
    case FORCON_VALUE_OF_BATTLE:
      return g_strdup (_ ("The battle"));
    case FORCON_VALUE_OF_CARD:
    case FORCON_VALUE_OF_SHIP:
    case FORCON_VALUE_OF_FORMATION:
    default:
      return forcon_wording_ship_alone (battle, ship);
    }
}

char *
forcon_wording_signed (gint value)
{
  if (value < 0)
    return g_strdup_printf ("−%d", -value);
  return g_strdup_printf (value > 0 ? "+%d" : "%d", value);
}

void
forcon_wording_add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}
