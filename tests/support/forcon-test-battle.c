/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"

#include "forcon-test-rules.h"

TestBattle *
test_battle_new (void)
{
  TestBattle *test = g_new0 (TestBattle, 1);

  test->rules = *forcon_test_rules ();
  test->battle = forcon_battle_new ("Test", (ForconPoint){ FORCON_CM (200), FORCON_CM (200) });
  forcon_battle_add_side (test->battle, "red", "Red");
  forcon_battle_add_side (test->battle, "blue", "Blue");
  test->battle->first = TEST_RED;
  test->battle->round = 1;
  test_enter (test, TEST_RED, FORCON_STEP_MOVEMENT);
  return test;
}

void
test_battle_free (TestBattle *test)
{
  forcon_outcome_free (test->outcome);
  forcon_battle_free (test->battle);
  g_free (test);
}

static gint
or_ordinary (gint value, gint ordinary)
{
  return value == 0 ? ordinary : value;
}

ForconShipId
test_add (TestBattle *test, TestShip ship)
{
  ForconCard card;

  forcon_card_init (&card, &test->rules, ship.type);
  g_free (card.id);
  card.id = g_strdup_printf ("ship-%u", test->battle->n_ships + 1);
  g_free (card.name);
  card.name = g_strdup_printf ("Ship %u", test->battle->n_ships + 1);
  card.speed = FORCON_CM (or_ordinary (ship.speed, 25));
  card.braking = FORCON_CM (10);
  card.greatest_turn = FORCON_DEGREES (or_ordinary (ship.turn, 90));
  card.armour = or_ordinary (ship.armour, 5);
  card.bow_armour = or_ordinary (ship.bow_armour, card.armour);
  card.hits = or_ordinary (ship.hits, 6);
  card.shields = ship.shields;
  card.readiness = or_ordinary (ship.readiness, 7);
  return forcon_battle_add_ship (test->battle, &card, FORCON_ID_IS_NONE (ship.side) ? TEST_RED : ship.side,
                                 (ForconPoint){ FORCON_CM (ship.x), FORCON_CM (ship.y) },
                                 FORCON_DEGREES (ship.heading));
}

ForconCard *
test_card (TestBattle *test, ForconShipId ship)
{
  return &g_array_index (test->battle->roster->cards, ForconCard, ship.value - 1);
}

ForconShip *
test_state (TestBattle *test, ForconShipId ship)
{
  return &test->battle->ships[ship.value - 1];
}

static guint32
add_weapon (TestBattle *test, ForconShipId ship, ForconWeapon weapon)
{
  GArray *weapons = test_card (test, ship)->weapons;

  weapon.id = g_strdup_printf ("w%u", weapons->len + 1);
  weapon.name = g_strdup_printf ("Weapon %u", weapons->len + 1);
  g_array_append_val (weapons, weapon);
  return 1u << (weapons->len - 1);
}

/* A weapon that bears all round; its mask. */
guint32
test_gun (TestBattle *test, ForconShipId ship, ForconWeaponKind kind, gint range, gint strength)
{
  return add_weapon (test, ship, (ForconWeapon){ .kind = kind, .mount = FORCON_MOUNT_STERN, .arcs = TEST_ALL_ARCS,
                                                 .range = FORCON_CM (range), .strength = strength });
}

/* A battery in a certain mount; its mask. */
guint32
test_mounted (TestBattle *test, ForconShipId ship, ForconMount mount, ForconArcs arcs, gint range, gint strength)
{
  return add_weapon (test, ship, (ForconWeapon){ .kind = FORCON_WEAPON_BATTERY, .mount = mount, .arcs = arcs,
                                                 .range = FORCON_CM (range), .strength = strength });
}

/* A torpedo tube; its mask. */
guint32
test_tube (TestBattle *test, ForconShipId ship, ForconArcs arcs, gint speed, gint strength, gint run)
{
  return add_weapon (test, ship, (ForconWeapon){ .kind = FORCON_WEAPON_TORPEDO, .mount = FORCON_MOUNT_BOW, .arcs = arcs,
                                                 .range = FORCON_CM (speed), .strength = strength, .run = run });
}

/* Torpedoes of nobody in particular that have not moved yet and run for two turns. */
ForconSalvoId
test_salvo (TestBattle *test, ForconSideId side, gint x, gint y, gint heading, gint count, gint speed)
{
  ForconSalvo salvo = { .id = { test->battle->next_id++ },
                        .side = side,
                        .position = { FORCON_CM (x), FORCON_CM (y) },
                        .heading = FORCON_DEGREES (heading),
                        .count = count,
                        .speed = FORCON_CM (speed),
                        .run = 2 };

  g_array_append_val (test->battle->salvos, salvo);
  return salvo.id;
}

/* The salvo as it stands, or %NULL when it is gone. */
ForconSalvo *
test_torpedoes (TestBattle *test, ForconSalvoId salvo)
{
  for (guint i = 0; i < test->battle->salvos->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (test->battle->salvos, ForconSalvo, i).id, salvo))
      return &g_array_index (test->battle->salvos, ForconSalvo, i);
  return NULL;
}

/* A mine with the card of the rules, known to its own side alone. */
ForconMineId
test_mine (TestBattle *test, ForconSideId side, gint x, gint y, ForconCharge charge)
{
  return forcon_battle_add_mine (test->battle, side, (ForconPoint){ FORCON_CM (x), FORCON_CM (y) },
                                 &test->rules.mine.cards[charge]);
}

void
test_add_critical (TestBattle *test, ForconShipId ship, ForconCriticalEffect effect, gint extra)
{
  ForconCritical critical = { .id = { test->battle->next_id++ }, .ship = ship, .effect = effect, .extra = extra };

  g_array_append_val (test->battle->criticals, critical);
}

/* How well a side knows the ship's formation (F-EW-1). */
void
test_know (TestBattle *test, ForconSideId side, ForconShipId ship, ForconLevel level)
{
  test->battle->formations[test_state (test, ship)->formation.value - 1].levels[side.value - 1] = (guint8) level;
}

/* Puts the ship into the formation of the other one. */
void
test_enlist (TestBattle *test, ForconShipId flagship, ForconShipId ship, gint succession)
{
  forcon_battle_enlist (test->battle, ship, test_state (test, flagship)->formation, succession);
}

void
test_enter (TestBattle *test, ForconSideId side, ForconStep step)
{
  test->battle->side = side;
  test->battle->step = step;
}

/* Decides with exactly these dice; the battle is what it was unless the command is done. */
const ForconVerdict *
test_try (TestBattle *test, ForconCommand command, const char *dice)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  g_assert_true (forcon_dice_parse (dice, faces, NULL));
  ForconDice source = { faces->data, faces->len, FALSE, FALSE };

  g_clear_pointer (&test->outcome, forcon_outcome_free);
  test->outcome = forcon_decide (test->battle, &test->rules, &command, &source);
  if (test->outcome->after != NULL)
    {
      forcon_battle_free (test->battle);
      test->battle = forcon_battle_clone (test->outcome->after);
    }
  return &test->outcome->verdict;
}

/* The command is carried out with exactly these dice, none missing and none over. */
void
test_do (TestBattle *test, ForconCommand command, const char *dice)
{
  g_assert_cmpstr (forcon_verdict_word (test_try (test, command, dice)), ==, "done");
}

/* The command is refused by this rule and leaves no trace. */
void
test_refused (TestBattle *test, ForconCommand command, ForconVerdictKind kind, const char *rule)
{
  g_autofree char *before = forcon_battle_hash (test->battle);
  ForconVerdict wanted = { .kind = kind };

  test_try (test, command, "");
  g_assert_cmpstr (forcon_verdict_word (&test->outcome->verdict), ==, forcon_verdict_word (&wanted));
  g_assert_cmpstr (forcon_verdict_rule (&test->outcome->verdict), ==, rule);
  g_assert_cmpuint (test->outcome->events->len, ==, 0);

  g_autofree char *after = forcon_battle_hash (test->battle);

  g_assert_cmpstr (before, ==, after);
}

/* The first event of a kind in the last outcome; there must be one. */
const ForconEvent *
test_event (TestBattle *test, ForconEventKind kind)
{
  for (guint i = 0; i < test->outcome->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (test->outcome->events, ForconEvent, i);

      if (event->kind == kind)
        return event;
    }
  g_error ("no event %s", forcon_event_kind_to_word (kind));
}

guint
test_count (TestBattle *test, ForconEventKind kind)
{
  guint count = 0;

  for (guint i = 0; i < test->outcome->events->len; i++)
    if (g_array_index (test->outcome->events, ForconEvent, i).kind == kind)
      count++;
  return count;
}

ForconCommand
test_end_step (void)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_END_STEP };
}

ForconCommand
test_ahead (ForconShipId ship, gint distance)
{
  return forcon_command_move (ship, FORCON_CM (distance), 0, 0);
}
