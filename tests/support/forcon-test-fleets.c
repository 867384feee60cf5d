/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-fleets.h"

#include "engine/state/formation.h"
#include "engine/state/orbit-map.h"

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
  if (one_in (random, 5))
    weapon.kind = FORCON_WEAPON_TORPEDO;
  weapon.mount = (ForconMount) test_between (random, 0, FORCON_N_MOUNT - 1);
  weapon.arcs = random_arcs (random, weapon.mount);
  weapon.range = FORCON_CM (weapon.kind == FORCON_WEAPON_DESTRUCTOR ? 20 : 45) + test_between (random, 0, 1500);
  weapon.strength = test_between (random, 0, weapon.kind == FORCON_WEAPON_DESTRUCTOR ? 6 : 24);
  if (weapon.kind == FORCON_WEAPON_TORPEDO)
    {
      weapon.range = FORCON_CM (20) + test_between (random, 0, 1500);
      weapon.strength = test_between (random, 1, 8);
      weapon.run = test_between (random, 2, 3);
    }
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
  card.ew_defence = test_between (random, 0, 4);
  card.turrets = test_between (random, 0, 3);
  card.special_shield = one_in (random, 2);
  card.troops = test_between (random, 0, 3);
  card.mines = one_in (random, 3) ? test_between (random, 1, 3) : 0;
  card.drones = card.type == FORCON_SHIP_TYPE_MINESWEEPER ? test_between (random, 1, 2) : 0;
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

/* Many ships lie beside another one, some of them an enemy; most friends are of its formation. */
static void
put_beside (ForconBattle *battle, ForconShipId id, ForconShipId friend, ForconRandom *random)
{
  ForconShip *ship = &battle->ships[id.value - 1];
  ForconShip *other = &battle->ships[friend.value - 1];
  ForconLength distance = (forcon_battle_card (battle, id)->diameter + forcon_battle_card (battle, friend)->diameter) / 2;
  ForconPoint place = forcon_point_ahead (other->position, test_between (random, 0, FORCON_FULL_CIRCLE - 1), distance);

  if (place.x < 0 || place.y < 0 || place.x > battle->size.x || place.y > battle->size.y)
    return;
  ship->position = place;
  ship->heading = other->heading;
  if (FORCON_ID_EQUAL (ship->side, other->side) && !one_in (random, 4))
    forcon_battle_enlist (battle, id, other->formation, one_in (random, 2) ? (gint) id.value : 0);
}

/* Single ships of several sides meet in the low orbit of the first planet (F-ORB-1). */
static void
put_in_orbit (ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  const ForconObject *planet = NULL;

  for (guint i = 0; i < battle->objects->len && planet == NULL; i++)
    if (g_array_index (battle->objects, ForconObject, i).kind == FORCON_OBJECT_PLANET)
      planet = &g_array_index (battle->objects, ForconObject, i);
  for (guint i = 0; i < battle->n_ships && planet != NULL; i++)
    {
      ForconShip *ship = &battle->ships[i];

      if (forcon_formation_ships (battle, ship->formation).n > 1 || !one_in (random, 2))
        continue;
      ship->planet = planet->id;
      ship->position.x = test_between (random, 0, rules->orbit.width);
      ship->position.y = forcon_orbit_map_line (rules, test_between (random, 1, rules->orbit.orbits));
      ship->heading = FORCON_DEGREES (one_in (random, 2) ? 90 : 270);
    }
}

/* Some formations are hidden from some sides, or contacts (F-EW-1). */
static void
hide_some (ForconBattle *battle, ForconRandom *random)
{
  for (guint i = 0; i < battle->n_formations; i++)
    for (guint side = 0; side < battle->roster->sides->len; side++)
      if (one_in (random, 4))
        battle->formations[i].levels[side] = (guint8) test_between (random, 0, FORCON_N_LEVEL - 1);
}

static void
add_mines (ForconBattle *battle, const ForconRules *rules, guint n_sides, ForconRandom *random)
{
  for (gint i = test_between (random, 0, 3); i > 0; i--)
    {
      ForconSideId side = { (guint16) test_between (random, 1, (gint) n_sides) };
      ForconPoint place = random_place (random);
      gint charge = test_between (random, 0, FORCON_N_CHARGE - 1);

      forcon_battle_add_mine (battle, side, place, &rules->mine.cards[charge]);
    }
}

static void
add_objects (ForconBattle *battle, ForconRandom *random)
{
  for (gint i = test_between (random, 0, 6); i > 0; i--)
    {
      ForconObjectKind kind = one_in (random, 4) ? FORCON_OBJECT_PLANET
                                                 : (ForconObjectKind) test_between (random, 0, FORCON_N_OBJECT - 1);
      ForconPoint place = random_place (random);

      forcon_battle_add_object (battle, kind, place, FORCON_CM (test_between (random, 1, 6)));
    }
}

ForconBattle *
test_fleets_new (const ForconRules *rules, guint n_sides, guint n_ships, ForconRandom *random)
{
  static const char *const ids[] = { "red", "blue", "green" };
  ForconBattle *battle = forcon_battle_new ("Fleets", TABLE);

  g_assert_true (n_sides > 0 && n_sides <= G_N_ELEMENTS (ids));
  for (guint i = 0; i < n_sides; i++)
    {
      forcon_battle_add_side (battle, ids[i], ids[i]);
      g_array_index (battle->roster->sides, ForconSide, i).attacker = one_in (random, 2);
    }
  for (guint i = 0; i < n_ships; i++)
    {
      ForconCard card = random_card (rules, i + 1, random);
      ForconPoint place = random_place (random);
      ForconAngle heading = test_between (random, 0, FORCON_FULL_CIRCLE - 1);

      forcon_battle_add_ship (battle, &card, (ForconSideId){ (guint16) (1 + i % n_sides) }, place, heading);
    }
  add_objects (battle, random);
  battle->random = forcon_random_seeded (forcon_random_next (random), FORCON_RANDOM_BATTLE_STREAM);
  return battle;
}

/* The last two of three sides may be allies. */
static void
ally (ForconBattle *battle, guint n_sides, ForconRandom *random)
{
  if (n_sides < 3 || one_in (random, 2))
    return;
  for (guint i = 1; i < n_sides; i++)
    g_array_index (battle->roster->sides, ForconSide, i).alliance = 1;
}

void
test_fleets_arrange (ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  guint n_sides = forcon_battle_n_sides (battle);

  for (guint i = n_sides + 1; i <= battle->n_ships; i++)
    {
      guint beside = one_in (random, 5) ? 1 : n_sides;

      if (one_in (random, 2))
        put_beside (battle, (ForconShipId){ (guint16) i }, (ForconShipId){ (guint16) (i - beside) }, random);
    }
  add_mines (battle, rules, n_sides, random);
  if (one_in (random, 2))
    put_in_orbit (battle, rules, random);
  hide_some (battle, random);
  ally (battle, n_sides, random);
}
