/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-wording.h"

#include "forcon-labels.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

/**
 * forcon_wording_ship:
 * @battle: the battle
 * @id: a ship, or none
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *
forcon_wording_ship (const ForconBattle *battle, ForconShipId id)
{
  if (id.value == 0 || id.value > battle->n_ships)
    return _ ("no ship");
  return forcon_name (forcon_battle_card (battle, id)->name);
}

/**
 * forcon_wording_side:
 * @battle: the battle
 * @id: a side, or none
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *
forcon_wording_side (const ForconBattle *battle, ForconSideId id)
{
  if (id.value == 0 || id.value > forcon_battle_n_sides (battle))
    return _ ("no side");
  return forcon_name (forcon_battle_side (battle, id)->name);
}

/**
 * forcon_wording_object:
 * @battle: the battle
 * @id: something on the table, which may be gone by now
 *
 * Returns: (transfer none): what it is
 */
const char *
forcon_wording_object (const ForconBattle *battle, ForconObjectId id)
{
  const ForconObject *object = FORCON_ID_IS_NONE (id) ? NULL : forcon_battle_object (battle, id);

  return object == NULL ? _ ("marker or field") : forcon_label_object_kind (object->kind);
}

/**
 * forcon_wording_weapon:
 * @battle: the battle
 * @ship: whose weapon
 * @weapon: its index
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *
forcon_wording_weapon (const ForconBattle *battle, ForconShipId ship, gint weapon)
{
  if (ship.value == 0 || ship.value > battle->n_ships || weapon < 0 ||
      (guint) weapon >= forcon_battle_n_weapons (battle, ship))
    return _ ("weapon");
  return forcon_name (forcon_battle_weapon (battle, ship, (guint) weapon)->name);
}

/**
 * forcon_wording_weapons:
 * @battle: the battle
 * @ship: whose weapons
 * @weapons: mask of their indices
 *
 * Returns: (transfer full): their names, "bow battery, port battery"
 */
char *
forcon_wording_weapons (const ForconBattle *battle, ForconShipId ship, guint32 weapons)
{
  GString *text = g_string_new (NULL);

  for (gint weapon = 0; weapon < FORCON_WEAPONS_MAX; weapon++)
    if (weapons & (1u << weapon))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", forcon_wording_weapon (battle, ship, weapon));
  return g_string_free (text, FALSE);
}

/* How many weapons a mask holds. */
guint
forcon_wording_count (guint32 weapons)
{
  guint count = 0;

  for (; weapons != 0; weapons &= weapons - 1)
    count++;
  return count;
}

/* Hits of the whole ship; 0 for none. */
gint
forcon_wording_full_hits (const ForconBattle *battle, ForconShipId id)
{
  return id.value == 0 || id.value > battle->n_ships ? 0 : forcon_battle_card (battle, id)->hits;
}

static gint
face_at (const ForconTelling *telling, guint place)
{
  return telling->dice == NULL || place >= telling->dice->len ? 0
                                                              : g_array_index (telling->dice, ForconDie, place).face;
}

/**
 * forcon_wording_dice:
 * @telling: with the dice of the command
 * @roll: some of them
 *
 * Returns: (transfer full): the faces as they fell, "2 5 6"; "no dice" for an empty roll
 */
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

/**
 * forcon_wording_sum:
 * @telling: with the dice of the command
 * @roll: some of them
 *
 * Returns: (transfer full): the faces and what they make together, "3 4 = 7"; a single die speaks for itself
 */
char *
forcon_wording_sum (const ForconTelling *telling, ForconRoll roll)
{
  g_autofree char *dice = forcon_wording_dice (telling, roll);
  gint sum = 0;

  if (roll.count < 2)
    return g_steal_pointer (&dice);
  for (guint i = 0; i < roll.count; i++)
    sum += face_at (telling, roll.first + i);
  return g_strdup_printf ("%s = %d", dice, sum);
}

/* A place on the table, "(30.0, 42.5)". */
char *
forcon_wording_place (ForconPoint place)
{
  g_autofree char *x = forcon_length_to_text (place.x);
  g_autofree char *y = forcon_length_to_text (place.y);

  /* Translators: a place on the table, x and y in centimetres; a language with decimal commas needs another sign. */
  return g_strdup_printf (_ ("(%1$s, %2$s)"), x, y);
}

/* A change, with its sign: "+1", "−2", "0". */
char *
forcon_wording_signed (gint value)
{
  if (value < 0)
    return g_strdup_printf ("−%d", -value);
  return g_strdup_printf (value > 0 ? "+%d" : "%d", value);
}

/* Adds a further sentence; takes the text. */
void
forcon_wording_add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}
