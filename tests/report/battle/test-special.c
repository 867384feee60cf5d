/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report-sample.h"

#include <locale.h>

#define SALVO ((ForconSalvoId){ 4 })
#define MINE ((ForconMineId){ 7 })

/* F-MOV-1, F-FORM-4 */
static void
test_moved_along (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SHIP_MOVED,
                        .ship_moved = { .ship = SAGA, .lead = GROZNY, .distance = FORCON_CM (20),
                                        .to = { FORCON_CM (35), FORCON_CM (22) }, .heading = FORCON_DEGREES (45) } };

  assert_told (&event, "", "With it: Saga, now at (35.0, 22.0), heading 45°.");
}

/* F-CAT-2, F-CAT-3 */
static void
test_hulks (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_HULK_DRIFTED,
                        .hulk_drifted = { .ship = GROZNY, .roll = { 0, 4 }, .distance = FORCON_CM (14),
                                          .to = { FORCON_CM (35), FORCON_CM (22) } } };

  assert_told (&event, "4 5 2 3", "The hulk of Grozny drifts: 4 5 2 3 = 14, 14.0 cm. It is now at (35.0, 22.0).");
  event.hulk_drifted.burning = TRUE;
  assert_told (&event, "4 5 2 3", "The burning hulk of Grozny moves on: 4 5 2 3 = 14, 14.0 cm. It is now at (35.0, 22.0).");
  event.hulk_drifted.left_table = TRUE;
  assert_told (&event, "4 5 2 3",
               "The burning hulk of Grozny moves on: 4 5 2 3 = 14, 14.0 cm. It leaves the table at (35.0, 22.0).");
}

/* F-FORM-7 */
static void
test_flag_checked (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_FLAG_CHECKED,
                        .flag_checked = { .formation = GROZNYS, .ship = SAGA, .from = GROZNY,
                                          .reason = FORCON_FLAG_REASON_LOST, .roll = { 0, 2 }, .readiness = 6,
                                          .needed = 9, .passed = TRUE } };

  assert_told (&event, "4 5",
               "Saga tries to take the command over from Grozny (the flagship is lost): 4 5 = 9, at most 9 at readiness "
               "6. Passed.");
}

/* F-FORM-1 */
static void
test_joined (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SHIP_JOINED,
                        .ship_joined = { .ship = SAGA, .formation = GROZNYS, .succession = 1 } };

  assert_told (&event, "", "Saga joins Grozny's formation, number 1 in the line of succession.");
  event.ship_joined.ship = GROZNY;
  assert_told (&event, "", NULL);
}

/* F-EW-2 */
static void
test_detection (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_DETECTION_CONTESTED,
                        .detection_contested = { .formation = GROZNYS, .side = CETAGANDA, .seeker = VORTHALIA,
                                                 .hider = GROZNY, .hider_roll = { 0, 1 }, .hider_ew = 2,
                                                 .hider_crew = 1, .hider_total = 7, .seeker_roll = { 1, 1 },
                                                 .seeker_ew = 4, .seeker_crew = -1, .seeker_total = 8,
                                                 .found = TRUE } };

  assert_told (&event, "4 5",
               "Detection of Grozny's formation by Cetaganda. Grozny hides: 4, EW defence 2, crew +1, together 7. "
               "Vorthalia seeks: 5, EW attack 4, crew −1, together 8. Found.");
}

/* F-EW-3 */
static void
test_seen (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_FORMATION_SEEN,
                        .formation_seen = { .formation = VORTHALIAS, .side = BARRAYAR,
                                            .level = FORCON_LEVEL_IDENTIFIED, .why = FORCON_REVEAL_FIRED } };

  assert_told (&event, "", "Vorthalia is for Barrayar now: identified (it opened fire).");
}

/* F-ORD-1 */
static void
test_second_try (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_DESTRUCTOR_FIRED,
                        .destructor_fired = { .shooter = GROZNY, .target = VORTHALIA, .weapons = BOW_BATTERY,
                                              .strength = 3, .effective = 3, .distance = FORCON_CM (10), .needed = 5,
                                              .roll = { 0, 3 }, .again = { 3, 2 }, .hits = 2, .damage = 2 } };

  assert_told (&event, "1 5 2 6 3",
               "Grozny's bow battery (strength 3) fires at Vorthalia at 10.0 cm: on 5+: 1 5 2, again 6 3, 2 hits. "
               "2 damage.");
}

/* F-ORD-2 */
static void
test_braced (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_BRACED,
                        .braced = { .ship = GROZNY, .check = { 0, 2 }, .readiness = 7, .passed = TRUE, .factor = 2,
                                    .until = CETAGANDA, .ends = 2, .strained = 1 } };

  assert_told (&event, "3 4",
               "Grozny braces. Readiness check: 3 4 = 7 against 7. Passed. Its shields count 2 times until 2 turns of "
               "Cetaganda are over. It gives no other order and fires at half effect until 1 turn of its side is over.");
}

/* F-SHLD-2 */
static void
test_shields_of_others (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SHIELDS_SPENT,
                        .shields_spent = { .ship = SAGA, .target = GROZNY, .stopped = 1 } };

  assert_told (&event, "", "Of these 1 by the shields of Saga, for Grozny.");
  event.shields_spent.ship = GROZNY;
  assert_told (&event, "", NULL);
}

/* F-ORD-3 */
static void
test_saved (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_HITS_SAVED,
                        .hits_saved = { .ship = GROZNY, .needed = 4, .roll = { 1, 3 }, .hits = 3, .saved = 2 } };

  assert_told (&event, "6 4 1 5", "The special shield of Grozny saves on 4+: 4 1 5, 2 of 3 saved.");
}

/* F-TORP-4, F-TORP-5 */
static void
test_turrets (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_TURRETS_FIRED,
                        .turrets_fired = { .salvo = SALVO, .target = VORTHALIA, .turrets = 2, .cover = 3, .needed = 4,
                                           .roll = { 0, 5 }, .shot_down = 2, .left = 4 } };

  assert_told (&event, "1 4 6 2 3",
               "Vorthalia defends against salvo 4: turrets 2, cover 3, on 4+: 1 4 6 2 3, 2 torpedoes shot down, 4 left.");
}

/* F-TORP-6 */
static void
test_torpedoes (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_TORPEDOES_STRUCK,
                        .torpedoes_struck = { .salvo = SALVO, .target = VORTHALIA, .count = 4, .armour = 5,
                                              .roll = { 0, 4 }, .hits = 1, .left = 3 } };

  assert_told (&event, "1 2 6 4",
               "Salvo 4 strikes Vorthalia, torpedoes: 4. Armour 5: 1 2 6 4, 1 hit, left in the salvo: 3.");
}

/* F-TORP-8 */
static void
test_fire_at_torpedoes (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SALVO_FIRED_AT,
                        .salvo_fired_at = { .shooter = GROZNY, .salvo = SALVO, .weapons = BOW_BATTERY,
                                            .kind = FORCON_WEAPON_BATTERY, .firepower = 6, .effective = 6,
                                            .distance = 1250, .range = FORCON_CM (45), .base_column = 5,
                                            .shift_range = -1, .column = 4, .dice = 2, .needed = 1, .roll = { 0, 2 },
                                            .shot_down = 2, .left = 3 } };

  assert_told (&event, "1 6",
               "Grozny's bow battery (firepower 6) fires at salvo 4 at 12.5 cm, column 5, 1 left at close range (of "
               "45.0 cm): column 4, on 1+: 1 6, 2 torpedoes shot down, 3 left.");
}

/* F-TORP-7 */
static void
test_salvos_meet (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SALVOS_MET,
                        .salvos_met = { .salvo = SALVO, .other = { 9 }, .roll = { 0, 2 } } };

  assert_told (&event, "3 4", "Salvos 4 and 9 meet: 3 4, no double, both run on.");
  event.salvos_met.detonated = TRUE;
  assert_told (&event, "3 3", "Salvos 4 and 9 meet: 3 3, a double detonates both.");
}

/* F-TORP-2: a way that ends before its legs do says where */
static void
test_salvo_cut_short (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_SALVO_MOVED,
                        .salvo_moved = { .salvo = { 4 }, .legs = { .n = 1, .leg = { { FORCON_CM (25), 0 } } },
                                         .distance = 678, .to = { FORCON_CM (12), 0 } } };

  assert_told (&event, "", "Salvo 4 runs 6.78 of 25.0 cm, to the edge of the table at (12.0, 0.0).");
  event.salvo_moved.to.y = FORCON_CM (10);
  assert_told (&event, "", "Salvo 4 runs 6.78 of 25.0 cm, into a planet at (12.0, 10.0).");
}

/* F-MINE-4 */
static void
test_mine (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_MINE_BURST,
                        .mine_burst = { .mine = MINE, .target = VORTHALIA, .firepower = 16, .column = 1, .salvos = 3,
                                        .armour = 5, .shields = 1, .roll = { 0, 2 }, .hits = 1, .stopped = 1,
                                        .damage = 1 } };

  assert_told (&event, "2 6",
               "Mine 7 bursts at Vorthalia: firepower 16, column 1, 3 salvos. 1 shield stops 1. Armour 5: 2 6, 1 damage.");
  event.mine_burst.base_column = 2;
  event.mine_burst.target_kind = FORCON_TARGET_CAPITAL;
  event.mine_burst.aspect = FORCON_ASPECT_APPROACHING;
  assert_told (
      &event, "2 6",
      "Mine 7 bursts at Vorthalia: firepower 16, capital ship approaching, column 2, 1 left: column 1, 3 salvos. "
      "1 shield stops 1. Armour 5: 2 6, 1 damage.");
}

/* F-BRD-2, F-BRD-3 */
static void
test_boarding (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_BOARDING_BEGUN,
                        .boarding_begun = { .ship = GROZNY, .target = VORTHALIA, .hits = 6, .crippled = -2,
                                            .nation = 2, .strength = 6, .target_hits = 8, .target_struck = -1,
                                            .target_strength = 7 } };

  assert_told (&event, "",
               "Grozny boards Vorthalia. Strength of Grozny: hits 6, crippled −2, nation +2: 6. Strength of Vorthalia: "
               "hits 8, struck in this fire phase −1: 7.");
}

/* F-BRD-4, F-BRD-5 */
static void
test_boarding_round (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_BOARDING_ROUND,
                        .boarding_round = { .ship = GROZNY, .target = VORTHALIA, .roll = { 0, 1 }, .crew = 1,
                                            .ratio = 2, .total = 7, .target_roll = { 1, 1 }, .target_crew = 0,
                                            .target_total = 3, .strength = 6, .target_strength = 2 } };

  assert_told (&event, "4 3",
               "Grozny attacks: 4, crew +1, superior strength +2, together 7. Vorthalia defends: 3, crew 0, together 3. "
               "Strength left: Grozny 6, Vorthalia 2.");
}

/* F-RAM-4, F-RAM-5 */
static void
test_ram (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_RAM_STRUCK,
                        .ram_struck = { .ship = VORTHALIA, .target = GROZNY, .returned = TRUE, .armour = 5,
                                        .bonus = 1, .roll = { 0, 3 }, .hits = 2 } };

  assert_told (&event, "1 4 6",
               "Vorthalia strikes back at the ramming Grozny. Armour 5, shields +1 to each die: 1 4 6, 2 hits.");
}

/* F-CRIT-4 */
static void
test_fall (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_FALL_STOPPED,
                        .fall_stopped = { .ship = GROZNY, .roll = { 0, 2 }, .readiness = 7, .crew_modifier = 1,
                                          .stopped = TRUE } };

  assert_told (&event, "2 3",
               "Grozny tries to stop its fall: 2 3 = 5 against readiness 7, crew +1. It keeps to its orbit again.");
}

static void
test_master (void)
{
  ForconEvent ruled = { .kind = FORCON_EVENT_MASTER_RULED,
                        .master_ruled = { FORCON_COMMAND_SET, "the crew was asleep." } };
  ForconEvent die = { .kind = FORCON_EVENT_OVERRIDDEN, .overridden = { .die = TRUE, .place = 2, .was = 2, .now = 5 } };
  ForconEvent roll = { .kind = FORCON_EVENT_OVERRIDDEN, .overridden = { .was = 7, .now = 12 } };

  assert_told (&ruled, "", "By the master's hand: the crew was asleep.");
  assert_told (&die, "", "The master lets die 3 count as 5 instead of 2.");
  assert_told (&roll, "", "The master lets roll 1 come to 12, whatever its dice show (together 7).");
}

/* What the master makes has no dice to tell of. */
static void
test_critical_by_hand (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_CRITICAL_HIT,
                        .critical_hit = { .ship = GROZNY, .effect = FORCON_CRITICAL_FIRE } };

  assert_told (&event, "", "Critical hit on Grozny: fire on board.");
}

/* F-TORP-4, F-TORP-5 */
static void
test_helpers (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_TURRETS_SPENT,
                        .turrets_spent = { .ship = SAGA, .target = GROZNY, .turrets = 2 } };

  assert_told (&event, "", "Saga helps Grozny against the torpedoes, turrets: 2.");
  event.turrets_spent.turrets = 0;
  event.turrets_spent.cover = 3;
  assert_told (&event, "", "Saga helps Grozny against the torpedoes, firepower: 3.");
  event.turrets_spent.ship = GROZNY;
  assert_told (&event, "", NULL);
}

/* Each kind of value is told with its unit or its words. */
static void
test_values (void)
{
  const struct {
    ForconValue value;
    gint64 was;
    gint64 now;
    const char *sentence;
  } values[] = {
    { FORCON_VALUE_HITS_LEFT, 8, 3, "Grozny, hits left: 3 instead of 8." },
    { FORCON_VALUE_SPEED, 2500, 1250, "Grozny, speed: 12.5 cm instead of 25.0 cm." },
    { FORCON_VALUE_GREATEST_TURN, 450, 900, "Grozny, greatest turn: 90° instead of 45°." },
    { FORCON_VALUE_MOVED, 0, 1, "Grozny, has moved this turn: yes instead of no." },
    { FORCON_VALUE_FIRED, 0, 3, "Grozny, weapons fired: bow battery, port battery instead of none." },
    { FORCON_VALUE_SIDE, 1, 2, "Grozny, side: Cetaganda instead of Barrayar." },
    { FORCON_VALUE_FORMATION, 1, 2, "Grozny, formation: Vorthalia instead of Grozny's formation." },
    { FORCON_VALUE_STATUS, 0, 1, "Grozny, status: drifting hulk instead of in action." },
    { FORCON_VALUE_ROUND, 1, 2, "The battle, round: 2 instead of 1." },
    { FORCON_VALUE_RUN, 2, 1, "Salvo 4, turns left to run: 1 instead of 2." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      ForconEvent event = { .kind = FORCON_EVENT_VALUE_SET,
                            .value_set = { GROZNY, SALVO, values[i].value, values[i].was, values[i].now } };

      assert_told (&event, "", values[i].sentence);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/special/F-FORM-4 a ship that is carried along is told shortly", test_moved_along);
  g_test_add_func ("/report/special/F-CAT-3 a burning hulk moves on and does not drift", test_hulks);
  g_test_add_func ("/report/special/F-FORM-7 a try to take command tells its reason and figures", test_flag_checked);
  g_test_add_func ("/report/special/F-FORM-1 joining is told of all but the flagship", test_joined);
  g_test_add_func ("/report/special/F-EW-2 a contest tells what both sides add", test_detection);
  g_test_add_func ("/report/special/F-EW-3 being seen tells for whom and how", test_seen);
  g_test_add_func ("/report/special/F-ORD-1 dice that are rolled again stand behind the first", test_second_try);
  g_test_add_func ("/report/special/F-ORD-2 bracing tells how long it holds and what it costs", test_braced);
  g_test_add_func ("/report/special/F-SHLD-2 only the shields of others are told apart", test_shields_of_others);
  g_test_add_func ("/report/special/F-ORD-3 a special shield tells its saves", test_saved);
  g_test_add_func ("/report/special/F-TORP-4 turrets and cover are told with their dice", test_turrets);
  g_test_add_func ("/report/special/F-TORP-6 torpedoes tell armour, hits and what is left", test_torpedoes);
  g_test_add_func ("/report/special/F-TORP-8 fire at torpedoes tells its column", test_fire_at_torpedoes);
  g_test_add_func ("/report/special/F-TORP-7 salvos that meet tell whether it was a double", test_salvos_meet);
  g_test_add_func ("/report/special/salvos that come to the edge or to a planet (F-TORP-2)", test_salvo_cut_short);
  g_test_add_func ("/report/special/F-MINE-4 a plasma mine is told like a battery", test_mine);
  g_test_add_func ("/report/special/F-BRD-3 a boarding tells all that changes the strengths", test_boarding);
  g_test_add_func ("/report/special/F-BRD-4 a round of boarding tells both rolls", test_boarding_round);
  g_test_add_func ("/report/special/F-RAM-5 a ram tells what the shields add", test_ram);
  g_test_add_func ("/report/special/F-CRIT-4 a fall that is stopped tells the check", test_fall);
  g_test_add_func ("/report/special/the master's reason and overrides are told", test_master);
  g_test_add_func ("/report/special/a critical made by hand tells of no dice", test_critical_by_hand);
  g_test_add_func ("/report/special/F-TORP-5 only who helps the target is told apart", test_helpers);
  g_test_add_func ("/report/special/a value that is set is told with its unit", test_values);
  return g_test_run ();
}
