/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-doctrine.h"

#include "engine/captain/captain.h"
#include "engine/state/ship.h"
#include "forcon-test-fleets.h"

#define WIDTH FORCON_CM (200)
#define HEIGHT FORCON_CM (160)
#define RED ((ForconSideId){ 1 })
#define BLUE ((ForconSideId){ 2 })
#define OWN ((ForconFormationId){ 1 })
#define WARD ((ForconFormationId){ 2 })
#define BATTLESHIP ((ForconFormationId){ 5 })

/* A ship that is not on the table any more is as far away as this. */
#define FAR_AWAY 250.0

/* Torpedoes are not wasted on capital ships that lie within this, cm: half their run. */
#define REACH 12.5

/* What is seen of the formation in one battle. */
typedef struct {
  gint moves;
  double distance;
  double out_of_range;
  double from_ward;
  double out_of_ward;
  double from_target;
  gint shots;
  gint shots_first;
  gint shots_unprovoked;
  gint launches_wasted;
  gint rams;
  gint boardings;
  gboolean provoked;
  gboolean left;
} Seen;

/**
 * Setting:
 * @apart: between the fleets at the start, cm
 * @rounds: of the battle
 * @range: of the instruction, cm
 * @base: what is told in both battles besides; FORCON_N_WHAT for nothing
 * @blue: what all of blue is told
 * @back: how far the battleship of red stays away from the enemy, cm; 0 where it is told nothing
 * @guns: strength of all guns; 0: ordinary. Ships with the weakest carry no torpedoes
 * @better: how much more the instruction shows in the first than in the second
 */
typedef struct {
  gint apart;
  gint rounds;
  gint range;
  ForconWhat base;
  ForconWhat blue;
  gint back;
  gint guns;
  double (*better) (const Seen *told, const Seen *untold);
} Setting;

static double
at_target (const Seen *told, const Seen *untold)
{
  return untold->from_target - told->from_target;
}

static double
farther (const Seen *told, const Seen *untold)
{
  return told->distance - untold->distance;
}

static double
in_range (const Seen *told, const Seen *untold)
{
  return untold->out_of_range - told->out_of_range;
}

static double
in_range_of_ward (const Seen *told, const Seen *untold)
{
  return untold->out_of_ward - told->out_of_ward;
}

static double
at_ward (const Seen *told, const Seen *untold)
{
  return untold->from_ward - told->from_ward;
}

static double
silent (const Seen *told, const Seen *untold)
{
  return told->shots_unprovoked == 0 ? untold->shots_unprovoked : -1;
}

static double
at_first (const Seen *told, const Seen *untold)
{
  return (double) told->shots_first / MAX (told->shots, 1) - (double) untold->shots_first / MAX (untold->shots, 1);
}

static double
gone (const Seen *told, const Seen *untold)
{
  return told->left ? told->distance - untold->distance : -1;
}

static double
saved (const Seen *told, const Seen *untold)
{
  return untold->launches_wasted - told->launches_wasted;
}

static double
rammed (const Seen *told, const Seen *untold)
{
  return told->rams - untold->rams;
}

static double
not_rammed (const Seen *told, const Seen *untold)
{
  return told->rams == 0 ? untold->rams : -1;
}

static double
boarded (const Seen *told, const Seen *untold)
{
  return told->boardings - untold->boardings;
}

static double
not_boarded (const Seen *told, const Seen *untold)
{
  return told->boardings == 0 ? untold->boardings : -1;
}

#define NOTHING FORCON_N_WHAT
#define WEAKEST 1
static const Setting settings[FORCON_N_WHAT] = {
  [FORCON_WHAT_ATTACK] = { 90, 5, 0, NOTHING, NOTHING, 0, 0, at_target },
  [FORCON_WHAT_AVOID] = { 80, 6, 0, NOTHING, NOTHING, 0, 0, farther },
  [FORCON_WHAT_WITHDRAW] = { 80, 10, 0, NOTHING, NOTHING, 0, 0, gone },
  [FORCON_WHAT_HOLD_FIRE] = { 55, 6, 0, NOTHING, NOTHING, 0, 0, silent },
  [FORCON_WHAT_NO_PURSUIT] = { 60, 6, 0, NOTHING, FORCON_WHAT_WITHDRAW, 0, 0, farther },
  [FORCON_WHAT_KEEP_WITHIN] = { 80, 6, 12, NOTHING, NOTHING, 50, 0, in_range_of_ward },
  [FORCON_WHAT_KEEP_BEYOND] = { 80, 6, 35, NOTHING, NOTHING, 0, 0, in_range },
  [FORCON_WHAT_FIRST] = { 50, 8, 0, NOTHING, NOTHING, 0, 3, at_first },
  [FORCON_WHAT_PROTECT] = { 80, 6, 0, NOTHING, NOTHING, 50, 2, at_ward },
  [FORCON_WHAT_RAM] = { 40, 12, 0, NOTHING, NOTHING, 0, WEAKEST, rammed },
  [FORCON_WHAT_NEVER_RAM] = { 40, 12, 0, FORCON_WHAT_RAM, NOTHING, 0, WEAKEST, not_rammed },
  [FORCON_WHAT_BOARD] = { 40, 12, 0, NOTHING, NOTHING, 0, WEAKEST, boarded },
  [FORCON_WHAT_NEVER_BOARD] = { 40, 12, 0, FORCON_WHAT_BOARD, NOTHING, 0, WEAKEST, not_boarded },
  [FORCON_WHAT_SAVE_TORPEDOES] = { 44, 12, 0, NOTHING, NOTHING, 0, 2, saved },
};

gboolean
test_doctrine_is_for_captains (ForconWhat what)
{
  return settings[what].better != NULL;
}

static void
add_weapon (ForconCard *card, const char *id, ForconWeaponKind kind, gint range, gint strength)
{
  ForconWeapon weapon = { .id = g_strdup (id),
                          .name = g_strdup (id),
                          .kind = kind,
                          .mount = FORCON_MOUNT_TURRET,
                          .arcs = FORCON_ARC_BIT (FORCON_ARC_BOW) | FORCON_ARC_BIT (FORCON_ARC_PORT)
                                  | FORCON_ARC_BIT (FORCON_ARC_STARBOARD),
                          .range = FORCON_CM (range),
                          .strength = strength,
                          .run = kind == FORCON_WEAPON_TORPEDO ? 2 : 0 };

  g_array_append_val (card->weapons, weapon);
}

static void
add_ship (ForconBattle *battle, const ForconRules *rules, const char *word, ForconShipType type, ForconSideId side,
          ForconPoint place, gint guns, ForconRandom *random)
{
  gboolean red = FORCON_ID_EQUAL (side, RED);
  ForconFormationId formation = forcon_battle_add_formation (battle, word, word, side);
  ForconCard card;

  forcon_card_init (&card, rules, type);
  g_free (card.id);
  card.id = g_strdup (word);
  g_free (card.name);
  card.name = g_strdup (word);
  card.speed = FORCON_CM (test_between (random, 22, 28));
  card.braking = FORCON_CM (8);
  card.greatest_turn = FORCON_DEGREES (90);
  card.armour = card.bow_armour = 5;
  card.hits = (type == FORCON_SHIP_TYPE_BATTLESHIP ? 30 : type == FORCON_SHIP_TYPE_DESTROYER ? 12 : 20) + (red ? 6 : 0);
  card.shields = 1;
  card.turrets = 1;
  card.readiness = 7;
  add_weapon (&card, "guns", FORCON_WEAPON_BATTERY, red ? 42 : 30, guns > 0 ? guns : test_between (random, 4, 6));
  if (guns != WEAKEST)
    add_weapon (&card, "tubes", FORCON_WEAPON_TORPEDO, 25, 5);
  place.x += FORCON_CM (test_between (random, -4, 4));
  place.y += FORCON_CM (test_between (random, -4, 4));
  forcon_battle_add_ship_to (battle, &card, side, place,
                             FORCON_DEGREES ((red ? 90 : 270) + test_between (random, -30, 30)), formation);
}

static ForconBattle *
battle_new (const ForconRules *rules, const Setting *setting, guint64 seed)
{
  ForconRandom random = forcon_random_nth (seed, 0);
  ForconBattle *battle = forcon_battle_new ("pairs", (ForconPoint){ WIDTH, HEIGHT });
  ForconLength red = WIDTH / 2 - FORCON_CM (setting->apart) / 2;
  ForconLength blue = red + FORCON_CM (setting->apart);

  forcon_battle_add_side (battle, "red", "Red");
  forcon_battle_add_side (battle, "blue", "Blue");
  g_array_index (battle->roster->sides, ForconSide, 0).attacker = TRUE;
  add_ship (battle, rules, "own", FORCON_SHIP_TYPE_CRUISER, RED, (ForconPoint){ red, FORCON_CM (70) }, setting->guns,
            &random);
  add_ship (battle, rules, "ward", FORCON_SHIP_TYPE_BATTLESHIP, RED, (ForconPoint){ red, FORCON_CM (105) },
            setting->guns, &random);
  add_ship (battle, rules, "cruiser", FORCON_SHIP_TYPE_CRUISER, BLUE, (ForconPoint){ blue, FORCON_CM (75) },
            setting->guns, &random);
  add_ship (battle, rules, "destroyer", FORCON_SHIP_TYPE_DESTROYER, BLUE, (ForconPoint){ blue, FORCON_CM (60) },
            setting->guns, &random);
  add_ship (battle, rules, "battleship", FORCON_SHIP_TYPE_BATTLESHIP, BLUE, (ForconPoint){ blue, FORCON_CM (setting->better == at_target ? 115 : 90) },
            setting->guns, &random);
  battle->random = forcon_random_nth (seed, 1);
  return battle;
}

static void
tell (ForconBattle *battle, ForconFormationId formation, ForconWhat what, gint range)
{
  ForconDoctrine doctrine = { .formation = formation, .what = what, .range = FORCON_CM (range) };

  if (what == FORCON_N_WHAT)
    return;
  if (what == FORCON_WHAT_FIRST)
    doctrine.types = 1u << FORCON_SHIP_TYPE_BATTLESHIP;
  else if (what == FORCON_WHAT_PROTECT || what == FORCON_WHAT_KEEP_WITHIN)
    doctrine.target = WARD;
  else if (what == FORCON_WHAT_ATTACK)
    doctrine.target = BATTLESHIP;
  forcon_battle_add_doctrine (battle, &doctrine);
}

static double
cm_between (const ForconBattle *battle, guint a, guint b)
{
  return forcon_point_distance (battle->ships[a].position, battle->ships[b].position) / (double) FORCON_CM (1);
}

/* When everybody has moved. */
static void
look (Seen *seen, const ForconBattle *battle, const Setting *setting, gboolean beyond)
{
  double nearest = FAR_AWAY;

  if (battle->ships[0].status == FORCON_SHIP_WITHDRAWN)
    seen->left = TRUE;
  else if (battle->ships[0].status != FORCON_SHIP_IN_ACTION)
    return;
  for (guint i = 2; i < battle->n_ships && !seen->left; i++)
    if (battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      nearest = MIN (nearest, cm_between (battle, 0, i));
  seen->moves++;
  seen->distance += nearest;
  seen->out_of_range += MAX (beyond ? setting->range - nearest : nearest - setting->range, 0.0);
  if (battle->ships[1].status == FORCON_SHIP_IN_ACTION)
    {
      seen->from_ward += cm_between (battle, 0, 1);
      seen->out_of_ward += MAX (cm_between (battle, 0, 1) - setting->range, 0.0);
    }
  if (battle->ships[4].status == FORCON_SHIP_IN_ACTION)
    seen->from_target += cm_between (battle, 0, 4);
}

/* Before a command is carried out. */
static void
listen (Seen *seen, const ForconBattle *battle, const ForconCommand *command)
{
  ForconShipId target = forcon_command_ship (command, "target");
  gboolean own = forcon_command_ship (command, "ship").value == 1;
  gboolean attack = command->kind == FORCON_COMMAND_FIRE || command->kind == FORCON_COMMAND_LAUNCH;

  if (!own && attack && target.value == 1)
    seen->provoked = TRUE;
  if (!own)
    return;
  seen->shots_unprovoked += attack && !seen->provoked ? 1 : 0;
  if (command->kind == FORCON_COMMAND_LAUNCH && !forcon_ship_crippled (battle, command->launch.ship))
    seen->launches_wasted += cm_between (battle, 0, target.value - 1) > REACH
                             || forcon_battle_card (battle, target)->target == FORCON_TARGET_ESCORT;
  seen->rams += command->kind == FORCON_COMMAND_RAM ? 1 : 0;
  seen->boardings += command->kind == FORCON_COMMAND_BOARD ? 1 : 0;
  if (command->kind != FORCON_COMMAND_FIRE || FORCON_ID_IS_NONE (target))
    return;
  seen->shots++;
  seen->shots_first += forcon_battle_card (battle, target)->type == FORCON_SHIP_TYPE_BATTLESHIP ? 1 : 0;
}

static Seen
fight (const ForconRules *rules, ForconWhat what, gboolean told, guint64 seed)
{
  const Setting *setting = &settings[what];
  g_autoptr (ForconBattle) battle = battle_new (rules, setting, seed);
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = setting->rounds };
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN };
  Seen seen = { 0 };

  tell (battle, OWN, setting->base, setting->range);
  if (setting->back > 0)
    tell (battle, WARD, FORCON_WHAT_KEEP_BEYOND, setting->back);
  if (told)
    tell (battle, OWN, what, setting->range);
  for (guint16 i = 3; i <= battle->n_formations; i++)
    tell (battle, (ForconFormationId){ i }, setting->blue, 0);
  do
    {
      gboolean moved = command.kind == FORCON_COMMAND_END_STEP && battle->step == FORCON_STEP_MOVEMENT;

      listen (&seen, battle, &command);
      if (!forcon_decide_in_place (battle, rules, &command, &FORCON_DICE_GENERATED, outcome))
        g_error ("%s", forcon_verdict_word (&outcome->verdict));
      if (moved)
        look (&seen, battle, setting, what == FORCON_WHAT_KEEP_BEYOND);
    }
  while (forcon_captains_next (battle, rules, &captains, &command));
  seen.left = seen.left || battle->ships[0].status == FORCON_SHIP_WITHDRAWN;
  seen.distance /= MAX (seen.moves, 1);
  seen.out_of_range /= MAX (seen.moves, 1);
  seen.from_ward /= MAX (seen.moves, 1);
  seen.out_of_ward /= MAX (seen.moves, 1);
  seen.from_target /= MAX (seen.moves, 1);
  return seen;
}

gboolean
test_doctrine_shows (const ForconRules *rules, ForconWhat what, guint64 seed)
{
  Seen told = fight (rules, what, TRUE, seed);
  Seen untold = fight (rules, what, FALSE, seed);

  return settings[what].better (&told, &untold) > 1e-9;
}
