/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-themes.h"

#include "forcon-test-fleets.h"

#define TABLE ((ForconPoint){ FORCON_CM (140), FORCON_CM (100) })
#define ALL_ARCS ((ForconArcs) 0xf)

/* Bases of one formation touch at this distance. */
#define APART (FORCON_CM (5) / 2)

const Theme themes[] = {
  { .name = "formations", .n_sides = 2, .n_ships = 6, .formation = 3, .distance = 40, .green = TRUE },
  { .name = "torpedoes", .n_sides = 2, .n_ships = 5, .formation = 2, .distance = 45, .tubes = TRUE },
  { .name = "hidden", .n_sides = 2, .n_ships = 6, .formation = 2, .distance = 35, .tubes = TRUE, .hidden = TRUE },
  { .name = "minefield", .n_sides = 2, .n_ships = 6, .formation = 1, .distance = 50, .mines = TRUE },
  { .name = "boarding", .n_sides = 2, .n_ships = 6, .formation = 1, .touching = TRUE },
  { .name = "ramming", .n_sides = 2, .n_ships = 7, .formation = 1, .distance = 18 },
  { .name = "low-orbit", .n_sides = 2, .n_ships = 6, .formation = 1, .distance = 40, .planet = TRUE },
  { .name = "allies", .n_sides = 3, .n_ships = 4, .formation = 2, .distance = 30, .tubes = TRUE },
  { .name = "braced", .n_sides = 2, .n_ships = 6, .formation = 3, .distance = 25, .green = TRUE, .special = TRUE, .by_hand = TRUE },
  { .name = "everything", .n_sides = 3, .n_ships = 4, .formation = 2, .distance = 20, .tubes = TRUE, .special = TRUE,
    .hidden = TRUE, .mines = TRUE, .planet = TRUE, .by_hand = TRUE },
};

const guint n_themes = G_N_ELEMENTS (themes);

static void
add_weapon (ForconCard *card, const char *id, ForconWeaponKind kind, ForconMount mount, gint range, gint strength)
{
  ForconWeapon weapon = { .id = g_strdup (id), .name = g_strdup (id), .kind = kind, .mount = mount, .arcs = ALL_ARCS,
                          .range = FORCON_CM (range), .strength = strength };

  weapon.run = kind == FORCON_WEAPON_TORPEDO ? 2 : 0;
  g_array_append_val (card->weapons, weapon);
}

static void
set_text (char **text, char *value)
{
  g_free (*text);
  *text = value;
}

static ForconShipType
type_for (const Theme *theme, guint number)
{
  static const ForconShipType types[] = { FORCON_SHIP_TYPE_BATTLESHIP, FORCON_SHIP_TYPE_DESTROYER,
                                          FORCON_SHIP_TYPE_CRUISER,    FORCON_SHIP_TYPE_FRIGATE,
                                          FORCON_SHIP_TYPE_TRANSPORT,  FORCON_SHIP_TYPE_HEAVY_CRUISER };

  if (theme->mines && number % 3 == 2)
    return FORCON_SHIP_TYPE_MINESWEEPER;
  return types[number % G_N_ELEMENTS (types)];
}

/* Sturdy ships: a recorded battle should see its sixth round. */
static ForconCard
theme_card (const Theme *theme, const ForconRules *rules, guint number, ForconShipType type, ForconRandom *random)
{
  static const char *const nations[] = { "Barrayar", "Cetaganda", "Dendarii", "Vervain" };
  ForconCard card;

  forcon_card_init (&card, rules, type);
  set_text (&card.id, g_strdup_printf ("ship-%u", number));
  set_text (&card.name, g_strdup_printf ("Ship %u", number));
  set_text (&card.nation, g_strdup (nations[number % G_N_ELEMENTS (nations)]));
  card.speed = type == FORCON_SHIP_TYPE_STATION ? 0 : FORCON_CM (test_between (random, 16, 30));
  card.braking = card.speed / 3;
  card.greatest_turn = type == FORCON_SHIP_TYPE_STATION ? 0 : FORCON_DEGREES (90);
  card.armour = type == FORCON_SHIP_TYPE_STATION ? 3 : test_between (random, 5, 6);
  card.bow_armour = 6;
  card.hits = type == FORCON_SHIP_TYPE_STATION ? 25 : test_between (random, 8, 18);
  card.shields = test_between (random, 1, 3);
  card.turrets = test_between (random, 1, 4);
  card.readiness = theme->green ? test_between (random, 1, 4) : test_between (random, 3, 9);
  card.ew_attack = test_between (random, 1, 4);
  card.ew_defence = test_between (random, 0, 2);
  card.drones = type == FORCON_SHIP_TYPE_MINESWEEPER ? 3 : 0;
  card.mines = theme->mines ? 2 : 0;
  card.troops = type == FORCON_SHIP_TYPE_TRANSPORT ? 3 : 0;
  card.special_shield = theme->special && number % 2 == 0;
  add_weapon (&card, "turrets", FORCON_WEAPON_BATTERY, FORCON_MOUNT_TURRET, 45, test_between (random, 4, 10));
  add_weapon (&card, "bow-gun", FORCON_WEAPON_BATTERY, FORCON_MOUNT_BOW, 30, test_between (random, 2, 8));
  add_weapon (&card, "destructor", FORCON_WEAPON_DESTRUCTOR, FORCON_MOUNT_PORT, 15, test_between (random, 1, 3));
  if (theme->tubes || type == FORCON_SHIP_TYPE_STATION)
    add_weapon (&card, "tubes", FORCON_WEAPON_TORPEDO, FORCON_MOUNT_BOW, 25, test_between (random, 2, 6));
  return card;
}

/* From the first side, which is everybody's enemy. */
static void
hide (ForconBattle *battle, ForconFormationId id, gint level)
{
  battle->formations[id.value - 1].levels[0] = (guint8) level;
}

/* A line of ships in formations from the top down; the bases of each formation touch. */
static void
add_line (ForconBattle *battle, const Theme *theme, const ForconRules *rules, guint side, ForconRandom *random)
{
  ForconLength x = battle->size.x / 2 + (side == 1 ? -1 : 1) * FORCON_CM (theme->distance) / 2;
  ForconLength y = FORCON_CM (12) + (side == 3 ? battle->size.y / 2 : 0);
  ForconFormationId formation = FORCON_NO_FORMATION;

  for (guint i = 0; i < theme->n_ships; i++)
    {
      guint number = battle->n_ships + 1;
      ForconCard card = theme_card (theme, rules, number, type_for (theme, i), random);

      if (theme->touching)
        x = battle->size.x / 2 + (side == 1 ? -1 : 1) * card.diameter / 2;
      if (i % theme->formation == 0)
        {
          g_autofree char *id = g_strdup_printf ("formation-%u-%u", side, i + 1);

          formation = forcon_battle_add_formation (battle, id, id, (ForconSideId){ (guint16) side });
          y += i == 0 ? 0 : FORCON_CM (theme->n_sides == 3 ? 3 : 6);
          if (theme->hidden && side == 2)
            hide (battle, formation, (gint) (i / theme->formation) % 2);
        }
      ForconShipId ship = forcon_battle_add_ship_to (battle, &card, (ForconSideId){ (guint16) side },
                                                     (ForconPoint){ x, y },
                                                     FORCON_DEGREES (side == 1 ? 90 : 270), formation);

      forcon_battle_enlist (battle, ship, formation, (gint) (i % theme->formation));
      y += theme->formation > 1 ? APART : FORCON_CM (3);
    }
}

static void
add_mines (ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  for (guint i = 0; i < 10; i++)
    {
      ForconPoint place = { battle->size.x / 2, 0 };

      place.x += test_between (random, -1500, 1500);
      place.y = test_between (random, 0, battle->size.y);
      forcon_battle_add_mine (battle, (ForconSideId){ (guint16) (1 + i % 2) }, place, &rules->mine.cards[i % 2]);
    }
}

/* A station and a transport of each side in the low orbits of one planet. */
static void
add_planet (ForconBattle *battle, const Theme *theme, const ForconRules *rules, ForconRandom *random)
{
  ForconPoint centre = { battle->size.x / 2, battle->size.y - FORCON_CM (14) };
  ForconObjectId planet = forcon_battle_add_object (battle, FORCON_OBJECT_PLANET, centre, FORCON_CM (6));

  g_array_index (battle->objects, ForconObject, battle->objects->len - 1).holder = (ForconSideId){ 1 };
  for (guint i = 0; i < 6; i++)
    {
      static const ForconShipType types[] = { FORCON_SHIP_TYPE_STATION, FORCON_SHIP_TYPE_TRANSPORT,
                                              FORCON_SHIP_TYPE_CRUISER };
      guint number = battle->n_ships + 1;
      ForconCard card = theme_card (theme, rules, number, types[i / 2], random);
      ForconFormationId formation = forcon_battle_add_formation (battle, card.id, card.name,
                                                                 (ForconSideId){ (guint16) (1 + i % 2) });
      ForconPoint place = { FORCON_CM (8 + 9 * (gint) i), rules->orbit.spacing * (1 + (gint) i % rules->orbit.orbits) };
      ForconShipId ship = forcon_battle_add_ship_to (battle, &card, (ForconSideId){ (guint16) (1 + i % 2) }, place,
                                                     FORCON_DEGREES (i % 2 == 0 ? 90 : 270), formation);

      battle->ships[ship.value - 1].planet = planet;
    }
}

ForconBattle *
theme_battle (const Theme *theme, const ForconRules *rules, guint64 seed)
{
  static const char *const sides[] = { "red", "blue", "green" };
  ForconRandom random = forcon_random_seeded (seed, 2010);
  ForconBattle *battle = forcon_battle_new (theme->name, TABLE);

  for (guint i = 0; i < theme->n_sides; i++)
    {
      forcon_battle_add_side (battle, sides[i], sides[i]);
      g_array_index (battle->roster->sides, ForconSide, i).alliance = theme->n_sides == 3 && i > 0 ? 1 : 0;
    }
  for (guint side = 1; side <= theme->n_sides; side++)
    add_line (battle, theme, rules, side, &random);
  if (theme->mines)
    add_mines (battle, rules, &random);
  if (theme->planet)
    add_planet (battle, theme, rules, &random);
  forcon_battle_add_object (battle, FORCON_OBJECT_ASTEROIDS, (ForconPoint){ FORCON_CM (20), FORCON_CM (80) }, FORCON_CM (5));
  forcon_battle_add_object (battle, FORCON_OBJECT_TUNNEL_MOUTH, (ForconPoint){ FORCON_CM (130), FORCON_CM (15) }, FORCON_CM (5));
  battle->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  return battle;
}
