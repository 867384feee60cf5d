/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a side may retreat to. */
#include "retreat-case.h"

#define ASSET(name) (1u << FORCON_TWILIGHT_ASSET_##name)
#define LIES_THERE(name) (1u << FORCON_ANOMALY_##name)

/* A defender beside one system that says so little as a new one does. */
static TwilightCase *
beside_nothing (void)
{
  TwilightCase *self = twilight_space ("1 cruiser", "1 cruiser");

  self->start->n_neighbours = 1;
  return self;
}

/* The verdict on the defender's retreat to the system, asked of the rules and by a command. */
static void
assert_system (TwilightCase *self, ForconTwilightVerdictKind kind)
{
  gboolean eligible = kind == FORCON_TWILIGHT_VERDICT_DONE;

  retreat_restart (self, FORCON_TWILIGHT_STEP_RETREAT);
  g_assert_cmpint (forcon_twilight_may_retreat_to (self->start, self->rules, DEFENDER, 1), ==, eligible);
  g_assert_cmpuint (forcon_twilight_eligible_systems (self->start, self->rules, DEFENDER), ==, eligible ? 1 : 0);
  if (eligible)
    twilight_do (self, "retreat defender 1", NULL);
  else
    twilight_refuses (self, "retreat defender 1", kind);
}

/* T-RET-3: a unit of any kind or a planet of one's own makes a system eligible, and nothing of the opponent's does */
static void
test_something_own (void)
{
  for (guint own = 0; own < 8; own++)
    {
      g_autoptr (TwilightCase) test = beside_nothing ();
      ForconNeighbour *there = &test->start->neighbours[0];

      there->has_units[DEFENDER] = (own & 1) != 0;
      there->has_planet[DEFENDER] = (own & 2) != 0;
      there->has_ships[DEFENDER] = (own & 4) != 0;
      there->has_planet[ATTACKER] = TRUE;
      assert_system (test, own > 0 ? FORCON_TWILIGHT_VERDICT_DONE : FORCON_TWILIGHT_VERDICT_NOTHING_OWN);
      g_assert_cmpuint (test->verdict.system, ==, own > 0 ? 0 : 1);
    }
}

/* T-RET-3: ships of the opponent or of a third player bar it, ground forces and planets of the opponent do not */
static void
test_ships_of_others (void)
{
  g_autoptr (TwilightCase) test = beside_nothing ();
  ForconNeighbour *there = &test->start->neighbours[0];

  there->has_planet[DEFENDER] = TRUE;
  there->has_ships[ATTACKER] = TRUE;
  assert_system (test, FORCON_TWILIGHT_VERDICT_OTHERS_THERE);
  there->has_ships[ATTACKER] = FALSE;
  there->others = TRUE;
  assert_system (test, FORCON_TWILIGHT_VERDICT_OTHERS_THERE);
  g_assert_cmpuint (test->verdict.system, ==, 1);
  there->others = FALSE;
  there->has_units[ATTACKER] = there->has_planet[ATTACKER] = TRUE;
  assert_system (test, FORCON_TWILIGHT_VERDICT_DONE);
}

/* T-RET-5: with the Dark Energy Tap nothing own need be there; ships of others bar it all the same */
static void
test_dark_energy_tap (void)
{
  g_autoptr (TwilightCase) test = beside_nothing ();

  test->start->players[ATTACKER].assets = ASSET (DARK_ENERGY_TAP);
  assert_system (test, FORCON_TWILIGHT_VERDICT_NOTHING_OWN);
  test->start->players[DEFENDER].assets = ASSET (DARK_ENERGY_TAP);
  assert_system (test, FORCON_TWILIGHT_VERDICT_DONE);
  test->start->neighbours[0].others = TRUE;
  assert_system (test, FORCON_TWILIGHT_VERDICT_OTHERS_THERE);
  test->start->neighbours[0].others = FALSE;
  test->start->neighbours[0].anomalies = LIES_THERE (SUPERNOVA);
  assert_system (test, FORCON_TWILIGHT_VERDICT_ANOMALY);
}

/* What lies in a system, and what the player has: whether that is enough. */
static void
assert_anomaly (guint32 anomalies, guint32 assets, gboolean eligible, ForconAnomaly refused_for)
{
  g_autoptr (TwilightCase) test = beside_nothing ();

  test->start->neighbours[0].has_planet[DEFENDER] = TRUE;
  test->start->neighbours[0].anomalies = anomalies;
  test->start->players[DEFENDER].assets = assets;
  assert_system (test, eligible ? FORCON_TWILIGHT_VERDICT_DONE : FORCON_TWILIGHT_VERDICT_ANOMALY);
  if (!eligible)
    g_assert_cmpint (test->verdict.anomaly, ==, refused_for);
}

/* T-RET-5: an asteroid field asks for Antimass Deflectors, a supernova for the Magmus Reactor, a nebula for the Empyrean */
static void
test_anomalies (void)
{
  const struct {
    ForconAnomaly anomaly;
    guint32 opened_by;
  } anomalies[] = {
    { FORCON_ANOMALY_ASTEROID_FIELD, ASSET (ANTIMASS_DEFLECTORS) },
    { FORCON_ANOMALY_SUPERNOVA, ASSET (MAGMUS_REACTOR) },
    { FORCON_ANOMALY_NEBULA, ASSET (EMPYREAN) },
  };
  const guint32 all = (1u << FORCON_N_TWILIGHT_ASSET) - 1;

  for (guint i = 0; i < G_N_ELEMENTS (anomalies); i++)
    {
      ForconAnomaly anomaly = anomalies[i].anomaly;

      assert_anomaly (1u << anomaly, 0, FALSE, anomaly);
      assert_anomaly (1u << anomaly, all & ~anomalies[i].opened_by, FALSE, anomaly);
      assert_anomaly (1u << anomaly, anomalies[i].opened_by, TRUE, anomaly);
    }
}

/* T-RET-5: a gravity rift bars nobody's way in; of several anomalies each has to be open */
static void
test_several_anomalies (void)
{
  const guint32 both = LIES_THERE (ASTEROID_FIELD) | LIES_THERE (NEBULA);

  assert_anomaly (LIES_THERE (GRAVITY_RIFT), 0, TRUE, FORCON_ANOMALY_GRAVITY_RIFT);
  assert_anomaly (both, ASSET (ANTIMASS_DEFLECTORS), FALSE, FORCON_ANOMALY_NEBULA);
  assert_anomaly (both, ASSET (EMPYREAN), FALSE, FORCON_ANOMALY_ASTEROID_FIELD);
  assert_anomaly (both, ASSET (EMPYREAN) | ASSET (ANTIMASS_DEFLECTORS), TRUE, FORCON_ANOMALY_NEBULA);
}

/* T-RET-5: neither the law Shared Research nor the card Nav Suite opens a nebula */
static void
test_what_changes_nothing (void)
{
  g_autoptr (TwilightCase) test = beside_nothing ();

  test->start->neighbours[0].has_planet[DEFENDER] = TRUE;
  test->start->neighbours[0].anomalies = LIES_THERE (NEBULA);
  test->start->players[DEFENDER].assets = ASSET (NAV_SUITE);
  test->start->laws = 1u << FORCON_TWILIGHT_LAW_SHARED_RESEARCH;
  assert_system (test, FORCON_TWILIGHT_VERDICT_ANOMALY);
}

/* T-RET-5: with the option retreat.nebula everybody may go into a nebula, and into no other anomaly */
static void
test_option (void)
{
  g_autoptr (TwilightCase) test = beside_nothing ();

  test->rules->retreat_nebula = TRUE;
  test->start->neighbours[0].has_planet[DEFENDER] = TRUE;
  test->start->neighbours[0].anomalies = LIES_THERE (NEBULA);
  assert_system (test, FORCON_TWILIGHT_VERDICT_DONE);
  test->start->neighbours[0].anomalies = LIES_THERE (NEBULA) | LIES_THERE (SUPERNOVA);
  assert_system (test, FORCON_TWILIGHT_VERDICT_ANOMALY);
  g_assert_cmpint (test->verdict.anomaly, ==, FORCON_ANOMALY_SUPERNOVA);
}

/* T-RET-1: an announcement is asked of the side only that has somewhere to go; T-RET-3: the sides differ in that */
static void
test_each_side (void)
{
  g_autoptr (TwilightCase) test = twilight_space ("1 cruiser", "1 cruiser");
  ForconNeighbour *there = test->start->neighbours;

  test->start->n_neighbours = 3;
  there[0].has_planet[DEFENDER] = TRUE;
  there[1].has_planet[ATTACKER] = there[1].has_planet[DEFENDER] = TRUE;
  there[2].has_ships[ATTACKER] = there[2].has_planet[DEFENDER] = TRUE;
  g_assert_cmphex (forcon_twilight_eligible_systems (test->start, test->rules, ATTACKER), ==, 0x6);
  g_assert_cmphex (forcon_twilight_eligible_systems (test->start, test->rules, DEFENDER), ==, 0x3);
  there[0].others = there[1].others = TRUE;
  twilight_restart (test);
  twilight_do (test, "proceed", "proceed", NULL);
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_ANNOUNCE, ATTACKER, 1);
  twilight_refuses (test, "announce defender", FORCON_TWILIGHT_VERDICT_NO_SYSTEM);
}

/* T-RET-1: nobody has anywhere to go, so nobody is asked */
static void
test_nobody_asked (void)
{
  g_autoptr (TwilightCase) test = beside_nothing ();

  twilight_restart (test);
  twilight_do (test, "proceed", "proceed", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_ROLL, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eligible/holds-something-own", test_something_own);
  g_test_add_func ("/eligible/holds-no-ships-of-others", test_ships_of_others);
  g_test_add_func ("/eligible/may-be-empty-with-the-dark-energy-tap", test_dark_energy_tap);
  g_test_add_func ("/eligible/anomalies-ask-for-what-opens-them", test_anomalies);
  g_test_add_func ("/eligible/each-of-several-anomalies-has-to-be-open", test_several_anomalies);
  g_test_add_func ("/eligible/neither-law-nor-card-opens-a-nebula", test_what_changes_nothing);
  g_test_add_func ("/eligible/an-option-opens-nebulae", test_option);
  g_test_add_func ("/eligible/is-asked-for-each-side", test_each_side);
  g_test_add_func ("/eligible/nobody-is-asked-who-has-nowhere-to-go", test_nobody_asked);
  return g_test_run ();
}
