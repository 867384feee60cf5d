/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-demo.h"

typedef struct {
  double diameter;
  ForconFraction turn_fraction;
  double turn;
  double speed;
  gint hits;
  gint shields;
} DemoType;

/* F-SHIP-1 and F-MOV-4; speeds and hits are made up. */
static const DemoType types[FORCON_N_SHIP_TYPE] = {
  [FORCON_SHIP_TYPE_BATTLESHIP] = { 2.5, { 3, 4 }, 45, 20, 12, 4 },
  [FORCON_SHIP_TYPE_BATTLECRUISER] = { 2.5, { 3, 5 }, 45, 25, 10, 3 },
  [FORCON_SHIP_TYPE_HEAVY_CRUISER] = { 2.5, { 1, 2 }, 45, 22, 8, 2 },
  [FORCON_SHIP_TYPE_CRUISER] = { 2.0, { 1, 2 }, 45, 25, 6, 2 },
  [FORCON_SHIP_TYPE_MINELAYER] = { 2.0, { 1, 2 }, 45, 20, 6, 1 },
  [FORCON_SHIP_TYPE_MINESWEEPER] = { 2.0, { 1, 2 }, 45, 20, 6, 1 },
  [FORCON_SHIP_TYPE_MONITOR] = { 2.0, { 1, 1 }, 45, 10, 10, 3 },
  [FORCON_SHIP_TYPE_DESTROYER] = { 1.5, { 0, 1 }, 90, 30, 2, 1 },
  [FORCON_SHIP_TYPE_FRIGATE] = { 1.5, { 0, 1 }, 90, 30, 2, 1 },
  [FORCON_SHIP_TYPE_TRANSPORT] = { 1.5, { 0, 1 }, 45, 15, 3, 0 },
  [FORCON_SHIP_TYPE_SUPPLY_SHIP] = { 1.5, { 0, 1 }, 45, 15, 3, 0 },
  [FORCON_SHIP_TYPE_TUG] = { 1.5, { 0, 1 }, 90, 15, 2, 0 },
  [FORCON_SHIP_TYPE_MERCHANT] = { 1.5, { 0, 1 }, 45, 12, 2, 0 },
  [FORCON_SHIP_TYPE_STATION] = { 3, { 0, 1 }, 0, 10, 14, 4 },
};

static ForconLength
cm (double value)
{
  return (ForconLength) (value * 100 + (value < 0 ? -0.5 : 0.5));
}

ForconRules *
demo_rules_new (void)
{
  ForconRules *rules = forcon_rules_new ();

  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    {
      rules->ship_types[i].diameter = cm (types[i].diameter);
      rules->ship_types[i].turn_fraction = types[i].turn_fraction;
      rules->ship_types[i].target = i >= FORCON_SHIP_TYPE_DESTROYER ? FORCON_TARGET_ESCORT : FORCON_TARGET_CAPITAL;
    }
  rules->course_correction_factor = 2;
  rules->blast_radius = FORCON_CM (2);
  rules->rift_radius = FORCON_CM (3);
  rules->torpedo.reach = FORCON_CM (1) / 2;
  rules->orbit.width = FORCON_CM (60);
  rules->orbit.orbits = 5;
  rules->orbit.spacing = FORCON_CM (6);
  return rules;
}

/* 180 × 120 cm, two sides, nothing on it. */
ForconBattle *
demo_battle_empty (void)
{
  ForconBattle *battle = forcon_battle_new ("The Hegen Hub", (ForconPoint){ FORCON_CM (180), FORCON_CM (120) });
  ForconSideId first = forcon_battle_add_side (battle, "alliance", "Hegen Alliance");
  ForconSideId second = forcon_battle_add_side (battle, "cetaganda", "Cetaganda");

  g_array_index (battle->roster->sides, ForconSide, first.value - 1).colour = 0;
  g_array_index (battle->roster->sides, ForconSide, second.value - 1).colour = 1;
  return battle;
}

static void
add_weapon (ForconCard *card, const char *id, ForconWeaponKind kind, ForconArcs arcs, double range, gint strength)
{
  ForconWeapon weapon = { .id = g_strdup (id),
                          .name = g_strdup (id),
                          .kind = kind,
                          .mount = FORCON_MOUNT_TURRET,
                          .arcs = arcs,
                          .range = cm (range),
                          .strength = strength };

  g_array_append_val (card->weapons, weapon);
}

static void
arm (ForconCard *card)
{
  const ForconArcs bow = FORCON_ARC_BIT (FORCON_ARC_BOW);
  const ForconArcs starboard = FORCON_ARC_BIT (FORCON_ARC_STARBOARD);
  const ForconArcs port = FORCON_ARC_BIT (FORCON_ARC_PORT);

  if (card->target == FORCON_TARGET_CAPITAL)
    {
      add_weapon (card, "main-battery", FORCON_WEAPON_BATTERY, bow | starboard | port, 45, 10);
      add_weapon (card, "port-battery", FORCON_WEAPON_BATTERY, port, 30, 6);
      add_weapon (card, "starboard-battery", FORCON_WEAPON_BATTERY, starboard, 30, 6);
      add_weapon (card, "destructor", FORCON_WEAPON_DESTRUCTOR, bow, 18, 3);
    }
  else
    add_weapon (card, "battery", FORCON_WEAPON_BATTERY, bow | starboard | port, 25, 3);
}

/**
 * demo_add_ship:
 * @side: from 1
 * @x: cm
 * @y: cm
 * @heading: degrees
 */
ForconShipId
demo_add_ship (ForconBattle *battle, const ForconRules *rules, ForconShipType type, guint side, const char *name,
               double x, double y, double heading)
{
  const DemoType *values = &types[type];
  ForconCard card;

  forcon_card_init (&card, rules, type);
  g_free (card.id);
  g_free (card.name);
  card.id = g_strdup_printf ("ship-%u", battle->n_ships + 1);
  card.name = g_strdup (name);
  card.speed = cm (values->speed);
  card.braking = cm (values->speed / 2);
  card.greatest_turn = FORCON_DEGREES (values->turn);
  card.hits = values->hits;
  card.shields = values->shields;
  card.readiness = 7;
  card.armour = 4;
  arm (&card);
  return forcon_battle_add_ship (battle, &card, (ForconSideId){ (guint16) side },
                                 (ForconPoint){ cm (x), cm (y) }, (ForconAngle) (heading * 10));
}

static void
add_critical (ForconBattle *battle, ForconShipId ship, ForconCriticalEffect effect)
{
  ForconCritical critical = { .id = { battle->next_id++ }, .ship = ship, .effect = effect };

  g_array_append_val (battle->criticals, critical);
}

static void
add_alliance (ForconBattle *battle, const ForconRules *rules)
{
  ForconShipId serg = demo_add_ship (battle, rules, FORCON_SHIP_TYPE_BATTLESHIP, 1, "Prince Serg", 42, 58, 80);
  ForconShipId grozny = demo_add_ship (battle, rules, FORCON_SHIP_TYPE_BATTLECRUISER, 1, "Грозный", 34, 72, 75);
  ForconShipId ariel = demo_add_ship (battle, rules, FORCON_SHIP_TYPE_CRUISER, 1, "Ariel", 55, 40, 110);

  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 1, "Vorkraft", 38, 46, 90);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_FRIGATE, 1, "Triumph", 52, 66, 60);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_DESTROYER, 1, "Oseran Blade", 50, 70, 60);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_MONITOR, 1, "Vervain Station Monitor", 22, 60, 90);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_SUPPLY_SHIP, 1, "Jaipur", 14, 70, 90);
  battle->ships[serg.value - 1].hits = 8;
  battle->ships[serg.value - 1].shields_used = 2;
  add_critical (battle, serg, FORCON_CRITICAL_TURRETS);
  add_critical (battle, grozny, FORCON_CRITICAL_FIRE);
  battle->ships[grozny.value - 1].hits = 4;
  battle->ships[grozny.value - 1].moved = TRUE;
  battle->ships[ariel.value - 1].order = FORCON_ORDER_FULL_AHEAD;
  battle->ships[ariel.value - 1].moved = TRUE;
}

static void
add_cetaganda (ForconBattle *battle, const ForconRules *rules)
{
  ForconShipId red = demo_add_ship (battle, rules, FORCON_SHIP_TYPE_BATTLESHIP, 2, "Crimson Ghem", 78, 50, 262);
  ForconShipId hulk = demo_add_ship (battle, rules, FORCON_SHIP_TYPE_CRUISER, 2, "Jade Mask", 84, 72, 300);
  ForconShipId wreck = demo_add_ship (battle, rules, FORCON_SHIP_TYPE_HEAVY_CRUISER, 2, "Eta Ceta", 64, 84, 20);

  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_BATTLECRUISER, 2, "Vorthalia", 88, 34, 250);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_DESTROYER, 2, "Sharp Petal", 74, 40, 240);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_DESTROYER, 2, "Third Petal", 75.5, 42, 240);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_MINELAYER, 2, "Silent Gift", 104, 60, 270);
  demo_add_ship (battle, rules, FORCON_SHIP_TYPE_TRANSPORT, 2, "Burden", 120, 44, 270);
  battle->ships[red.value - 1].fired = 3;
  battle->ships[red.value - 1].hits = 9;
  battle->ships[red.value - 1].order = FORCON_ORDER_COURSE_CORRECTION;
  battle->ships[hulk.value - 1].status = FORCON_SHIP_HULK;
  battle->ships[wreck.value - 1].status = FORCON_SHIP_BURNING_HULK;
}

/* A battle in its second round, with one of everything on the table. */
ForconBattle *
demo_battle_new (const ForconRules *rules)
{
  ForconBattle *battle = demo_battle_empty ();

  add_alliance (battle, rules);
  add_cetaganda (battle, rules);
  forcon_battle_add_object (battle, FORCON_OBJECT_PLANET, (ForconPoint){ cm (128), cm (86) }, cm (13));
  forcon_battle_add_object (battle, FORCON_OBJECT_ASTEROIDS, (ForconPoint){ cm (70), cm (18) }, cm (11));
  forcon_battle_add_object (battle, FORCON_OBJECT_DUST, (ForconPoint){ cm (28), cm (98) }, cm (14));
  forcon_battle_add_object (battle, FORCON_OBJECT_TUNNEL_MOUTH, (ForconPoint){ cm (158), cm (24) }, cm (8));
  forcon_battle_add_object (battle, FORCON_OBJECT_BLAST, (ForconPoint){ cm (60), cm (58) }, cm (2));
  forcon_battle_add_object (battle, FORCON_OBJECT_BLAST, (ForconPoint){ cm (66), cm (80) }, cm (2));
  forcon_battle_add_object (battle, FORCON_OBJECT_RIFT, (ForconPoint){ cm (98), cm (86) }, cm (3));
  battle->round = 2;
  battle->side = (ForconSideId){ 1 };
  battle->first = (ForconSideId){ 1 };
  battle->step = FORCON_STEP_MOVEMENT;
  return battle;
}

/* Torpedoes that have so many turns left; the place in cm, the heading in degrees. */
ForconSalvoId
demo_add_salvo (ForconBattle *battle, guint side, double x, double y, double heading, gint count, gint run)
{
  ForconSalvo salvo = { .id = { ++battle->next_id },
                        .side = { (guint16) side },
                        .position = { cm (x), cm (y) },
                        .heading = (ForconAngle) (heading * 10),
                        .count = count,
                        .speed = FORCON_CM (20),
                        .run = run };

  g_array_append_val (battle->salvos, salvo);
  return salvo.id;
}

static void
add_squadron (ForconBattle *battle, const ForconRules *rules)
{
  ForconFormationId first = forcon_battle_add_formation (battle, "first", "First Squadron", (ForconSideId){ 1 });
  ForconFormationId petals = forcon_battle_add_formation (battle, "petals", "Petals", (ForconSideId){ 2 });
  static const double places[][2] = { { 44, 100 }, { 45, 102.2 }, { 42.6, 102.3 } };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      ForconShipId ship = demo_add_ship (battle, rules, i == 0 ? FORCON_SHIP_TYPE_HEAVY_CRUISER : FORCON_SHIP_TYPE_DESTROYER,
                                         1, i == 0 ? "Vorhartung" : i == 1 ? "Sharp" : "Quick", places[i][0],
                                         places[i][1], 30);

      forcon_battle_enlist (battle, ship, first, 0);
    }
  battle->formations[first.value - 1].flagship = (ForconShipId){ (guint16) (battle->n_ships - 2) };
  forcon_battle_enlist (battle, (ForconShipId){ 13 }, petals, 0);
  forcon_battle_enlist (battle, (ForconShipId){ 14 }, petals, 0);
  battle->formations[petals.value - 1].flagship = (ForconShipId){ 13 };
  battle->formations[petals.value - 1].broken = TRUE;
}

static void
mark_ships (ForconBattle *battle)
{
  battle->ships[0].fire_order = FORCON_ORDER_LOCK_ON;
  battle->ships[1].brace_ends = 1;
  battle->ships[2].prepared = TRUE;
  battle->ships[3].strained = 1;
  battle->ships[8].boards = (ForconShipId){ 3 };
  battle->ships[11].sweeping = TRUE;
  battle->ships[15].status = FORCON_SHIP_CAPTURED;
  battle->ships[14].laying = TRUE;
}

/* The same with all that a whole battle knows besides: formations, torpedoes, mines, a planet's low orbit. */
ForconBattle *
demo_whole_battle_new (const ForconRules *rules)
{
  static const ForconMineCard plasma = { FORCON_CHARGE_PLASMA, 500, 16 };
  static const ForconMineCard torpedo = { FORCON_CHARGE_TORPEDO, 1500, 4 };
  ForconBattle *battle = demo_battle_new (rules);
  ForconObjectId planet = g_array_index (battle->objects, ForconObject, 0).id;

  add_squadron (battle, rules);
  mark_ships (battle);
  demo_add_salvo (battle, 1, 60, 50, 70, 6, 2);
  demo_add_salvo (battle, 2, 70, 62, 265, 3, 1);
  forcon_battle_add_mine (battle, (ForconSideId){ 2 }, (ForconPoint){ cm (92), cm (96) }, &plasma);
  forcon_battle_add_mine (battle, (ForconSideId){ 1 }, (ForconPoint){ cm (24), cm (26) }, &torpedo);
  for (guint i = 0; i < 3; i++)
    {
      ForconShipId ship = demo_add_ship (battle, rules, i == 0 ? FORCON_SHIP_TYPE_STATION : FORCON_SHIP_TYPE_CRUISER, i % 2 + 1,
                                         i == 0 ? "Vervain High" : i == 1 ? "Lantern" : "Beacon", 10 + 18 * i, 24 - 6 * i,
                                         i == 1 ? 270 : 90);

      battle->ships[ship.value - 1].planet = planet;
      battle->ships[ship.value - 1].falling = i == 2;
    }
  return battle;
}

/* Many ships in no order, of all types; a place for each is found by a generator. */
ForconBattle *
demo_crowd_new (const ForconRules *rules, guint ships)
{
  ForconBattle *battle = demo_battle_empty ();
  ForconRandom random = forcon_random_seeded (40, FORCON_RANDOM_BATTLE_STREAM);

  for (guint i = 0; i < ships; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s %u", i % 3 == 0 ? "Кречет" : i % 3 == 1 ? "Lancer" : "Ghem", i + 1);
      gdouble x = forcon_random_below (&random, 120) + 30;
      gdouble y = forcon_random_below (&random, 80) + 20;

      ForconShipId ship = demo_add_ship (battle, rules, (ForconShipType) (i % FORCON_N_SHIP_TYPE), i % 2 + 1, name, x,
                                         y, forcon_random_below (&random, 360));
      battle->ships[ship.value - 1].hits -= (gint) forcon_random_below (&random, 2);
    }
  battle->round = 1;
  battle->side = (ForconSideId){ 1 };
  battle->step = FORCON_STEP_FIRE;
  return battle;
}

/* Every type in a row, for each of eight sides. */
ForconBattle *
demo_gallery_new (const ForconRules *rules)
{
  static const char *const more[] = { "Barrayar", "Vervain", "Aslund", "Pol", "Dendarii", "Jackson's Whole" };
  ForconBattle *battle = demo_battle_empty ();

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    {
      g_autofree char *id = g_strdup_printf ("side-%u", i);
      ForconSideId side = forcon_battle_add_side (battle, id, more[i]);

      g_array_index (battle->roster->sides, ForconSide, side.value - 1).colour = side.value - 1u;
    }
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
      demo_add_ship (battle, rules, (ForconShipType) type, side, forcon_ship_type_to_word ((ForconShipType) type),
                     5 + type * 4.5, 5 + (side - 1) * 4.5, 0);
  return battle;
}

/* The whole table in a window. */
void
demo_camera (const ForconBattle *battle, double width, double height, ForconCamera *camera)
{
  *camera = forcon_camera_fit (battle->size, width, height, 28);
}

/* @factor: pixels per px, as on a screen with finer ones. */
cairo_surface_t *
demo_draw (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera, int width, int height,
           double factor)
{
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (width * factor), (int) (height * factor));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, factor, factor);
  forcon_render_table (cr, model, style, camera, width, height);
  cairo_destroy (cr);
  return surface;
}
