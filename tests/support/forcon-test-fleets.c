/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-fleets.h"

#define TABLE ((ForconPoint){ FORCON_CM (100), FORCON_CM (75) })

gint
test_between (ForconRandom *random, gint least, gint most)
{
  return least + (gint) forcon_random_below (random, (guint32) (most - least + 1));
}

static gboolean
one_in (ForconRandom *random, gint n)
{
  return test_between (random, 1, n) == 1;
}

static void
set_text (char **text, char *value)
{
  g_free (*text);
  *text = value;
}

/* Most weapons bear over their own arc or all round, some over any two. */
static ForconArcs
random_arcs (ForconRandom *random, ForconMount mount)
{
  static const ForconArcs own[FORCON_N_MOUNT] = {
    [FORCON_MOUNT_TURRET] = 0xf,
    [FORCON_MOUNT_BOW] = FORCON_ARC_BIT (FORCON_ARC_BOW),
    [FORCON_MOUNT_PORT] = FORCON_ARC_BIT (FORCON_ARC_PORT),
    [FORCON_MOUNT_STARBOARD] = FORCON_ARC_BIT (FORCON_ARC_STARBOARD),
    [FORCON_MOUNT_STERN] = FORCON_ARC_BIT (FORCON_ARC_STERN),
  };

  return one_in (random, 3) ? (ForconArcs) test_between (random, 1, 0xf) : own[mount];
}

static void
add_weapon (ForconCard *card, ForconRandom *random)
{
  ForconWeapon weapon = { .id = g_strdup_printf ("w%u", card->weapons->len + 1), .name = g_strdup ("Weapon") };

  weapon.kind = one_in (random, 3) ? FORCON_WEAPON_DESTRUCTOR : FORCON_WEAPON_BATTERY;
  if (one_in (random, 8))
    weapon.kind = FORCON_WEAPON_TORPEDO;
  weapon.mount = (ForconMount) test_between (random, 0, FORCON_N_MOUNT - 1);
  weapon.arcs = random_arcs (random, weapon.mount);
  weapon.range = FORCON_CM (weapon.kind == FORCON_WEAPON_DESTRUCTOR ? 20 : 45) + test_between (random, 0, 1500);
  weapon.strength = test_between (random, 0, weapon.kind == FORCON_WEAPON_DESTRUCTOR ? 6 : 24);
  weapon.run = weapon.kind == FORCON_WEAPON_TORPEDO ? 2 : 0;
  g_array_append_val (card->weapons, weapon);
}

static ForconCard
random_card (const ForconRules *rules, guint number, ForconRandom *random)
{
  ForconCard card;

  forcon_card_init (&card, rules, (ForconShipType) test_between (random, 0, FORCON_N_SHIP_TYPE - 1));
  set_text (&card.id, g_strdup_printf ("ship-%u", number));
  set_text (&card.name, g_strdup_printf ("Ship %u", number));
  if (one_in (random, 12))
    card.target = FORCON_TARGET_ORBITAL;
  card.speed = test_between (random, 800, 3500);
  card.braking = one_in (random, 4) ? 0 : card.speed / 2;
  card.greatest_turn = one_in (random, 10) ? 0 : FORCON_DEGREES (one_in (random, 2) ? 45 : 90);
  card.armour = test_between (random, 2, 6);
  card.bow_armour = MIN (card.armour + test_between (random, 0, 1), 6);
  card.hits = test_between (random, 2, 16);
  card.shields = test_between (random, 0, 3);
  card.readiness = test_between (random, 2, 11);
  card.ew_attack = test_between (random, 0, 4);
  for (gint i = test_between (random, 0, 6); i > 0; i--)
    add_weapon (&card, random);
  return card;
}

/*
 * Here and below each number is drawn in a statement of its own: C leaves the order of arguments open, and compilers
 * differ in it.
 */
static ForconPoint
random_place (ForconRandom *random)
{
  ForconPoint place = TABLE;

  place.x = test_between (random, 0, place.x);
  place.y = test_between (random, 0, place.y);
  return place;
}

static void
add_objects (ForconBattle *battle, ForconRandom *random)
{
  for (gint i = test_between (random, 0, 6); i > 0; i--)
    {
      ForconObjectKind kind = (ForconObjectKind) test_between (random, 0, FORCON_N_OBJECT - 1);
      ForconPoint place = random_place (random);

      forcon_battle_add_object (battle, kind, place, FORCON_CM (test_between (random, 1, 6)));
    }
}

ForconBattle *
test_fleets_new (const ForconRules *rules, guint n_sides, guint n_ships, ForconRandom *random)
{
  static const char *const ids[] = { "red", "blue", "green" };
  ForconBattle *battle = forcon_battle_new ("Fleets", TABLE);

  for (guint i = 0; i < n_sides; i++)
    {
      forcon_battle_add_side (battle, ids[i], ids[i]);
      g_array_index (battle->roster->sides, ForconSide, i).attacker = one_in (random, 2);
    }
  for (guint i = 0; i < n_ships; i++)
    {
      ForconCard card = random_card (rules, i + 1, random);
      ForconPoint place = random_place (random);

      forcon_battle_add_ship (battle, &card, (ForconSideId){ (guint16) (1 + i % n_sides) }, place,
                              test_between (random, 0, FORCON_FULL_CIRCLE - 1));
    }
  add_objects (battle, random);
  battle->random = forcon_random_seeded (forcon_random_next (random), FORCON_RANDOM_BATTLE_STREAM);
  return battle;
}
