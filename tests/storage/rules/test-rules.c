/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules file that the program comes with, and what is said about a wrong one. */
#include "storage/rules/rules-file.h"

#include "forcon-test-rules.h"
#include "storage-sample.h"

#include <locale.h>

static void
assert_formula (ForconDiceFormula formula, const char *text)
{
  g_autofree char *is = forcon_dice_formula_format (formula);

  g_assert_cmpstr (is, ==, text);
}

static void
assert_fraction (ForconFraction fraction, gint numerator, gint denominator)
{
  g_assert_cmpint (fraction.numerator, ==, numerator);
  g_assert_cmpint (fraction.denominator, ==, denominator);
}

/* Salvos of one column of the gunnery table for some firepowers. */
static void
assert_column (gint column, const gint expected[][2], gsize n)
{
  for (gsize i = 0; i < n; i++)
    g_assert_cmpint (forcon_rules_salvos (forcon_test_rules (), expected[i][0], column), ==, expected[i][1]);
}

#define ASSERT_COLUMN(column, ...)                                                                                     \
  assert_column (column, (const gint[][2]){ __VA_ARGS__ }, G_N_ELEMENTS (((const gint[][2]){ __VA_ARGS__ })))

/* F-ART-5 */
static void
gunnery_columns (void)
{
  g_assert_cmpint (forcon_test_rules ()->gunnery_rows, ==, 20);
  ASSERT_COLUMN (1, { 0, 0 }, { 1, 1 }, { 6, 5 }, { 10, 9 }, { 16, 14 }, { 20, 18 });
  ASSERT_COLUMN (2, { 1, 1 }, { 2, 1 }, { 8, 6 }, { 12, 8 }, { 19, 13 }, { 20, 14 });
  ASSERT_COLUMN (3, { 1, 1 }, { 4, 2 }, { 10, 5 }, { 11, 6 }, { 18, 9 }, { 20, 10 });
  ASSERT_COLUMN (4, { 1, 0 }, { 2, 1 }, { 7, 2 }, { 13, 5 }, { 16, 6 }, { 20, 7 });
  ASSERT_COLUMN (5, { 1, 0 }, { 2, 0 }, { 3, 1 }, { 7, 1 }, { 8, 2 }, { 20, 4 });
}

/* F-ART-2 */
static void
columns_by_target_and_aspect (void)
{
  const ForconRules *rules = forcon_test_rules ();

  g_assert_cmpint (rules->columns[FORCON_TARGET_ORBITAL][FORCON_ASPECT_ANY], ==, 1);
  g_assert_cmpint (rules->columns[FORCON_TARGET_CAPITAL][FORCON_ASPECT_APPROACHING], ==, 2);
  g_assert_cmpint (rules->columns[FORCON_TARGET_CAPITAL][FORCON_ASPECT_RECEDING], ==, 3);
  g_assert_cmpint (rules->columns[FORCON_TARGET_CAPITAL][FORCON_ASPECT_ABEAM], ==, 4);
  g_assert_cmpint (rules->columns[FORCON_TARGET_ESCORT][FORCON_ASPECT_APPROACHING], ==, 3);
  g_assert_cmpint (rules->columns[FORCON_TARGET_ESCORT][FORCON_ASPECT_RECEDING], ==, 4);
  g_assert_cmpint (rules->columns[FORCON_TARGET_ESCORT][FORCON_ASPECT_ABEAM], ==, 5);
  g_assert_cmpint (rules->columns[FORCON_TARGET_TORPEDOES][FORCON_ASPECT_ANY], ==, 5);
}

/* F-ART-4, F-FIRE-4 */
static void
shifts_of_the_column (void)
{
  const ForconRules *rules = forcon_test_rules ();

  assert_fraction (rules->near, 1, 2);
  assert_fraction (rules->far, 3, 4);
  g_assert_cmpint (rules->shift_near, ==, -1);
  g_assert_cmpint (rules->shift_far, ==, 1);
  g_assert_cmpint (rules->shift_marker, ==, 1);
}

/* F-DES-1, F-CRIT-1, F-CAT-4, F-TORP-8, F-CRT-7, F-GEN-2 */
static void
thresholds (void)
{
  const ForconRules *rules = forcon_test_rules ();

  g_assert_cmpint (rules->destructor_hit, ==, 5);
  g_assert_cmpint (rules->destructor_critical, ==, 4);
  g_assert_cmpint (rules->critical, ==, 6);
  g_assert_cmpint (rules->explosion_hit, ==, 4);
  g_assert_cmpint (rules->torpedo.armour, ==, 1);
  g_assert_cmpint (rules->torpedo.run, ==, 2);
  g_assert_cmpint (rules->fire_damage, ==, 1);
  g_assert_cmpint (rules->contact_slack, ==, 5);
  g_assert_cmpint (rules->blast_radius, ==, FORCON_CM (1));
  g_assert_cmpint (rules->rift_radius, ==, FORCON_CM (2));
}

static void
assert_type (ForconShipType type, ForconTarget target, ForconLength diameter, gint numerator, gint denominator)
{
  const ForconShipTypeRule *rule = &forcon_test_rules ()->ship_types[type];

  g_assert_cmpint (rule->target, ==, target);
  g_assert_cmpint (rule->diameter, ==, diameter);
  assert_fraction (rule->turn_fraction, numerator, denominator);
  g_assert_cmpint (rule->several_turns, ==, target == FORCON_TARGET_ESCORT);
  g_assert_cmpint (rule->survives_critical, ==, type == FORCON_SHIP_TYPE_FRIGATE);
}

/* F-SHIP-1, F-SHIP-2, F-MOV-3, F-MOV-4, F-CRIT-2 */
static void
ship_types (void)
{
  assert_type (FORCON_SHIP_TYPE_BATTLESHIP, FORCON_TARGET_CAPITAL, 250, 3, 4);
  assert_type (FORCON_SHIP_TYPE_BATTLECRUISER, FORCON_TARGET_CAPITAL, 250, 3, 5);
  assert_type (FORCON_SHIP_TYPE_HEAVY_CRUISER, FORCON_TARGET_CAPITAL, 250, 1, 2);
  assert_type (FORCON_SHIP_TYPE_CRUISER, FORCON_TARGET_CAPITAL, 200, 1, 2);
  assert_type (FORCON_SHIP_TYPE_MINELAYER, FORCON_TARGET_CAPITAL, 200, 1, 2);
  assert_type (FORCON_SHIP_TYPE_MINESWEEPER, FORCON_TARGET_CAPITAL, 200, 1, 2);
  assert_type (FORCON_SHIP_TYPE_MONITOR, FORCON_TARGET_CAPITAL, 200, 1, 1);
  for (ForconShipType type = FORCON_SHIP_TYPE_DESTROYER; type <= FORCON_SHIP_TYPE_MERCHANT; type++)
    assert_type (type, FORCON_TARGET_ESCORT, 150, 0, 1);
  g_assert_cmpint (forcon_test_rules ()->ship_types[FORCON_SHIP_TYPE_STATION].target, ==, FORCON_TARGET_ORBITAL);
}

/* F-SHIP-5, F-SHIP-7, F-FIRE-2, F-END-2 */
static void
crews (void)
{
  const ForconRules *rules = forcon_test_rules ();
  const gint expected[FORCON_N_CREW][3] = { { -1, -2, 1 }, { 0, -1, 1 }, { 1, 0, 2 }, { 2, 0, 2 } };

  g_assert_cmpint (rules->readiness_minimum, ==, 1);
  g_assert_cmpint (rules->damage_readiness, ==, -1);
  g_assert_cmpint (forcon_rules_crew (rules, 3), ==, FORCON_CREW_GREEN);
  g_assert_cmpint (forcon_rules_crew (rules, 4), ==, FORCON_CREW_EXPERIENCED);
  g_assert_cmpint (forcon_rules_crew (rules, 7), ==, FORCON_CREW_VETERAN);
  g_assert_cmpint (forcon_rules_crew (rules, 9), ==, FORCON_CREW_ELITE);
  for (ForconCrew crew = 0; crew < FORCON_N_CREW; crew++)
    {
      g_assert_cmpint (rules->crews[crew].modifier, ==, expected[crew][0]);
      g_assert_cmpint (rules->crews[crew].target_check, ==, expected[crew][1]);
      g_assert_cmpint (rules->crews[crew].repairs, ==, expected[crew][2]);
    }
}

/* F-MOV-7, F-MOV-9 */
static void
orders (void)
{
  g_assert_cmpint (forcon_test_rules ()->course_correction_factor, ==, 2);
  assert_formula (forcon_test_rules ()->full_ahead, "2d6");
}

static void
assert_critical (gint sum, const char *extra, const char *readiness, const char *ew_attack, ForconLength speed,
                 gboolean repairable)
{
  const ForconRules *rules = forcon_test_rules ();
  ForconCriticalEffect effect = rules->critical_rows[sum];
  const ForconCriticalRule *rule = &rules->criticals[effect];

  /* The table's effects are listed in the order of their sums. */
  g_assert_cmpint (effect, ==, sum - FORCON_2D6_MIN);
  assert_formula (rule->extra, extra);
  assert_formula (rule->readiness, readiness);
  assert_formula (rule->ew_attack, ew_attack);
  g_assert_cmpint (rule->speed, ==, speed);
  g_assert_cmpint (rule->repairable, ==, repairable);
}

/* F-CRT-2, F-CRT-3, F-CRT-4, F-CRT-5, F-CRT-6, F-CRT-7, F-CRT-8, F-CRT-9, F-CRT-10, F-CRT-11, F-CRT-12 */
static void
critical_table (void)
{
  for (gint sum = 2; sum <= 5; sum++)
    assert_critical (sum, "0", "0", "0", 0, TRUE);
  assert_critical (6, "1", "0", "0", 0, TRUE);
  assert_critical (7, "0", "0", "0", 0, TRUE);
  assert_critical (8, "1", "0", "0", FORCON_CM (10), TRUE);
  assert_critical (9, "0", "3", "d3", 0, FALSE);
  assert_critical (10, "0", "0", "0", 0, FALSE);
  assert_critical (11, "d3", "d6", "0", 0, TRUE);
  assert_critical (12, "d6", "d3", "d3", 0, TRUE);
}

static void
assert_station_critical (gint sum, ForconCriticalEffect effect, const char *extra, const char *readiness,
                         const char *ew_attack, gint strain, gboolean repairable)
{
  const ForconRules *rules = forcon_test_rules ();
  const ForconCriticalRule *rule = &rules->criticals[effect];

  g_assert_cmpint (rules->station_rows[sum], ==, effect);
  assert_formula (rule->extra, extra);
  assert_formula (rule->readiness, readiness);
  assert_formula (rule->ew_attack, ew_attack);
  g_assert_cmpint (rule->strain, ==, strain);
  g_assert_cmpint (rule->repairable, ==, repairable);
}

/* F-STN-1, F-STC-2, F-STC-4, F-STC-5, F-STC-6, F-STC-7, F-STC-9, F-STC-10, F-STC-11, F-STC-12 */
static void
station_table (void)
{
  assert_station_critical (2, FORCON_CRITICAL_DESTRUCTORS, "0", "0", "0", 6, TRUE);
  assert_station_critical (3, FORCON_CRITICAL_DESTRUCTORS, "0", "0", "0", 6, TRUE);
  assert_station_critical (4, FORCON_CRITICAL_MAIN_WEAPONS, "0", "0", "0", 6, TRUE);
  assert_station_critical (5, FORCON_CRITICAL_TORPEDO_TUBES, "0", "0", "0", 0, TRUE);
  assert_station_critical (6, FORCON_CRITICAL_REACTOR, "0", "0", "0", 6, TRUE);
  assert_station_critical (7, FORCON_CRITICAL_FIRE, "0", "0", "0", 0, TRUE);
  assert_station_critical (8, FORCON_CRITICAL_FIRE, "0", "0", "0", 0, TRUE);
  assert_station_critical (9, FORCON_CRITICAL_ORBIT, "1", "0", "0", 0, TRUE);
  assert_station_critical (10, FORCON_CRITICAL_SHIELD_GENERATORS, "0", "0", "0", 0, FALSE);
  assert_station_critical (11, FORCON_CRITICAL_STATION_HULL, "d3", "d3", "0", 0, TRUE);
  assert_station_critical (12, FORCON_CRITICAL_CENTRAL_POST, "d6", "d3", "d3", 0, TRUE);
}

/* F-CRIT-4 */
static void
criticals_in_low_orbit (void)
{
  const ForconRules *rules = forcon_test_rules ();

  for (gint sum = 2; sum <= 12; sum++)
    g_assert_cmpint (rules->criticals[rules->critical_rows[sum]].low_orbit, ==,
                     sum == 6 || sum == 8 || sum == 11 || sum == 12 ? FORCON_ORBIT_RESULT_DESTROYED
                     : sum == 9                                     ? FORCON_ORBIT_RESULT_FALLING
                                                                    : FORCON_ORBIT_RESULT_NONE);
}

/* F-FORM-1, F-FORM-7, F-ORD-2, F-ORD-3 */
static void
formations (void)
{
  const ForconRules *rules = forcon_test_rules ();

  g_assert_cmpint (rules->formation.escorts, ==, 6);
  g_assert_cmpint (rules->formation.capitals, ==, 6);
  g_assert_cmpint (rules->formation.succession, ==, 3);
  g_assert_cmpint (rules->brace_factor, ==, 2);
  g_assert_cmpint (rules->special_save, ==, 4);
}

/* F-TORP-2, F-TORP-3, F-TORP-4, F-TORP-7 */
static void
torpedoes (void)
{
  const ForconTorpedoRule *rule = &forcon_test_rules ()->torpedo;

  g_assert_cmpint (rule->turn, ==, FORCON_DEGREES (45));
  g_assert_cmpint (rule->reach, ==, 50);
  g_assert_cmpint (rule->turret, ==, 4);
  g_assert_cmpint (rule->marker, ==, 6);
}

/* F-BRD-3, F-BRD-4, F-BRD-6 */
static void
boarding (void)
{
  const ForconBoardingRule *rule = &forcon_test_rules ()->boarding;
  const char *nations[] = { "Dendarii", "Cetaganda", "Barrayar", "Aslund" };
  const gint strengths[] = { 1, 1, 2, 0 };

  g_assert_cmpint (rule->struck_hits, ==, 2);
  g_assert_cmpint (rule->struck, ==, -1);
  g_assert_cmpint (rule->crippled, ==, -2);
  g_assert_cmpint (rule->ordered, ==, -1);
  g_assert_cmpint (rule->failed, ==, -3);
  for (gint i = 0; i < FORCON_BOARDING_RATIOS; i++)
    g_assert_cmpint (rule->ratios[i], ==, i + 1);
  g_assert_cmpuint (rule->n_nations, >=, G_N_ELEMENTS (nations));
  for (gsize i = 0; i < G_N_ELEMENTS (nations); i++)
    {
      g_assert_cmpstr (rule->nations[i].nation, ==, nations[i]);
      g_assert_cmpint (rule->nations[i].strength, ==, strengths[i]);
    }
  assert_fraction (rule->prize_readiness, 1, 2);
  assert_fraction (rule->captor_loss, 1, 4);
}

/* F-RAM-1, F-RAM-4 */
static void
ramming (void)
{
  const ForconRamRule *rule = &forcon_test_rules ()->ram;

  g_assert_cmpint (rule->dice, ==, 2);
  g_assert_cmpint (rule->dice_smaller, ==, 3);
  g_assert_cmpint (rule->dice_larger, ==, 1);
  assert_fraction (rule->return_share, 1, 2);
  assert_fraction (rule->return_bow, 1, 1);
}

/* F-MINE-2, F-MINE-4, F-SWP-1 */
static void
mines (void)
{
  const ForconMineRule *rule = &forcon_test_rules ()->mine;

  g_assert_cmpint (rule->cards[FORCON_CHARGE_PLASMA].charge, ==, FORCON_CHARGE_PLASMA);
  g_assert_cmpint (rule->cards[FORCON_CHARGE_PLASMA].range, ==, FORCON_CM (5));
  g_assert_cmpint (rule->cards[FORCON_CHARGE_PLASMA].strength, ==, 16);
  g_assert_cmpint (rule->cards[FORCON_CHARGE_TORPEDO].charge, ==, FORCON_CHARGE_TORPEDO);
  g_assert_cmpint (rule->cards[FORCON_CHARGE_TORPEDO].range, ==, FORCON_CM (15));
  g_assert_cmpint (rule->cards[FORCON_CHARGE_TORPEDO].strength, ==, 4);
  g_assert_cmpint (rule->column, ==, 1);
  g_assert_cmpint (rule->drone_reach, ==, FORCON_CM (5));
  g_assert_cmpint (rule->sweep_speed, ==, FORCON_CM (5));
}

/* F-ORB-1, F-ORB-3, F-CRIT-4, F-STC-9 */
static void
low_orbit (void)
{
  const ForconOrbitRule *rule = &forcon_test_rules ()->orbit;

  g_assert_cmpint (rule->width, ==, FORCON_CM (60));
  g_assert_cmpint (rule->orbits, ==, 5);
  g_assert_cmpint (rule->spacing, ==, FORCON_CM (6));
  g_assert_cmpint (rule->fall, ==, 1);
  assert_fraction (rule->crash_share, 1, 2);
  g_assert_cmpint (rule->crash_hit, ==, 4);
  assert_formula (rule->decay, "d6");
}

/* F-CAT-2, F-CAT-3, F-CAT-4, F-CAT-5 */
static void
catastrophe_table (void)
{
  const ForconRules *rules = forcon_test_rules ();

  for (gint sum = 2; sum <= 12; sum++)
    g_assert_cmpint (rules->catastrophe_rows[sum], ==,
                     sum <= 6    ? FORCON_CATASTROPHE_DRIFTING_HULK
                     : sum <= 8  ? FORCON_CATASTROPHE_BURNING_HULK
                     : sum <= 11 ? FORCON_CATASTROPHE_PLASMA_DRIVE
                                 : FORCON_CATASTROPHE_NECKLIN_DRIVE);
}

static void
assert_catastrophe (ForconCatastrophe result, gint markers, const char *drift, gboolean again, const char *radius,
                    ForconFraction force, gboolean rift)
{
  const ForconCatastropheRule *rule = &forcon_test_rules ()->catastrophes[result];

  g_assert_cmpint (rule->blast_markers, ==, markers);
  assert_formula (rule->drift, drift);
  g_assert_cmpint (rule->rolls_again, ==, again);
  assert_formula (rule->radius, radius);
  assert_fraction (rule->force, force.numerator, force.denominator);
  g_assert_cmpint (rule->rift, ==, rift);
}

/* F-CAT-2, F-CAT-3, F-CAT-4, F-CAT-5 */
static void
catastrophes (void)
{
  const ForconFraction none = { 0, 1 };

  assert_catastrophe (FORCON_CATASTROPHE_DRIFTING_HULK, 1, "4d6", FALSE, "0", none, FALSE);
  assert_catastrophe (FORCON_CATASTROPHE_BURNING_HULK, 1, "4d6", TRUE, "0", none, FALSE);
  assert_catastrophe (FORCON_CATASTROPHE_PLASMA_DRIVE, 0, "0", FALSE, "3d6", (ForconFraction){ 1, 2 }, FALSE);
  assert_catastrophe (FORCON_CATASTROPHE_NECKLIN_DRIVE, 0, "0", FALSE, "3d6", (ForconFraction){ 1, 1 }, TRUE);
}

static void
assert_default_options (const ForconOptions *options)
{
  g_assert_false (options->orders_readiness_check);
  g_assert_false (options->shields_after_armour);
  g_assert_cmpint (options->turns_first, ==, FORCON_FIRST_ATTACKER);
  g_assert_false (options->repair_at_most);
  g_assert_false (options->markers_all);
  assert_formula (options->markers_removal, "d6");
  g_assert_cmpint (options->boarding_rounds, ==, 0);
  g_assert_cmpint (options->sweeper_dice, ==, 1);
  g_assert_false (options->detection_ties_found);
  g_assert_cmpint (options->station_dice, ==, 1);
  g_assert_false (options->orbit_engine_falling);
  g_assert_false (options->broken_joins_in_contact);
  g_assert_false (options->mines_fixed_column);
  g_assert_false (options->hull_for_good);
  g_assert_false (options->criticals_of_extra);
  g_assert_false (options->every_critical_binds);
}

/* Section 15 */
static void
options_of_the_file (void)
{
  assert_default_options (&forcon_test_rules ()->options);
}

static ForconRules *
load_changed (const char *old, const char *new, GError **error)
{
  g_autofree char *text = sample_data_text ("rules/forcon-2010.xml");

  return forcon_rules_load (sample_write_changed (text, old, new), error);
}

static void
options_left_out (void)
{
  g_autofree char *text = sample_data_text ("rules/forcon-2010.xml");
  g_autofree char *begin = g_strndup (text, (gsize) (g_strstr_len (text, -1, "<options>") - text));
  g_autofree char *whole = g_strconcat (begin, "</rules>", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconRules) rules = forcon_rules_load (sample_write (whole), &error);

  g_assert_no_error (error);
  assert_default_options (&rules->options);
}

static ForconOptions
options_with (const char *name, const char *ordinary, const char *value)
{
  g_autofree char *old = g_strdup_printf ("\"%s\" value=\"%s\"", name, ordinary);
  g_autofree char *new = g_strdup_printf ("\"%s\" value=\"%s\"", name, value);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconRules) rules = load_changed (old, new, &error);

  g_assert_no_error (error);
  return rules->options;
}

static void
options_changed (void)
{
  g_assert_true (options_with ("orders.readiness-check", "no", "yes").orders_readiness_check);
  g_assert_true (options_with ("shields.order", "before-armour", "after-armour").shields_after_armour);
  g_assert_cmpint (options_with ("turns.first", "attacker", "roll").turns_first, ==, FORCON_FIRST_ROLL);
  g_assert_true (options_with ("repair.compare", "less", "at-most").repair_at_most);
  g_assert_true (options_with ("markers.removal", "d6", "all").markers_all);
  assert_formula (options_with ("markers.removal", "d6", "none").markers_removal, "0");
  g_assert_cmpint (options_with ("boarding.rounds-per-turn", "to-the-end", "3").boarding_rounds, ==, 3);
  g_assert_cmpint (options_with ("mines.sweeper-check-dice", "1", "2").sweeper_dice, ==, 2);
  g_assert_true (options_with ("detection.ties", "hidden", "found").detection_ties_found);
  g_assert_cmpint (options_with ("station.catastrophe-dice", "1", "2").station_dice, ==, 2);
  g_assert_true (options_with ("low-orbit.engine-hit", "destroyed", "falling").orbit_engine_falling);
  g_assert_true (options_with ("broken-command.joining", "never", "in-contact").broken_joins_in_contact);
  g_assert_true (options_with ("mines.plasma", "shifted", "column-1").mines_fixed_column);
  g_assert_true (options_with ("criticals.hull", "repairable", "for-good").hull_for_good);
  g_assert_true (options_with ("criticals.sources", "not-of-extra", "every").criticals_of_extra);
  g_assert_true (options_with ("target-check.binds", "repairable", "every").every_critical_binds);
}

/* A German or Russian locale, where there is one, has a decimal comma. */
static void
decimal_comma (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconRules) rules = NULL;

  if (setlocale (LC_NUMERIC, "ru_RU.UTF-8") == NULL && setlocale (LC_NUMERIC, "de_DE.UTF-8") == NULL)
    g_test_skip ("no locale with a decimal comma");
  rules = forcon_rules_load_named ("forcon-2010", &error);
  setlocale (LC_NUMERIC, "C");
  g_assert_no_error (error);
  g_assert_cmpint (rules->contact_slack, ==, 5);
}

#define ROW_7 "    <row sum=\"7\" effect=\"fire\"/>\n"
#define TUG "    <ship-type id=\"tug\" target=\"escort\" diameter=\"1.5\" turn-fraction=\"0\" several-turns=\"yes\"/>\n"

static const SampleWrong wrongs[] = {
  { "an option that nobody knows is refused with its line", "shields.order", "shield.order", "shield.order",
    "attribute \"name\" of \"option\" is \"shield.order\", expected \"orders.readiness-check\", \"shields.order\", "
    "\"boarding.rounds-per-turn\", \"mines.sweeper-check-dice\", \"markers.removal\", \"detection.ties\", "
    "\"station.catastrophe-dice\", \"low-orbit.engine-hit\", \"turns.first\", \"repair.compare\", "
    "\"broken-command.joining\", \"mines.plasma\", \"criticals.hull\", "
    "\"criticals.sources\" or \"target-check.binds\"" },
  { "an option's value that nobody knows is refused with its line", "before-armour\"/", "before\"/", "shields.order",
    "option \"shields.order\" is \"before\", expected \"before-armour\" or \"after-armour\"" },
  { "a number of boarding rounds is at least 1", "to-the-end\"", "0\"", "boarding.rounds",
    "option \"boarding.rounds-per-turn\" is \"0\", expected \"to-the-end\" or a number" },
  { "an option stands only once", "repair.compare\" value=\"less", "turns.first\" value=\"roll",
    "\"turns.first\" value=\"roll\"", "\"option\" \"turns.first\" is there a second time, expected each only once" },
  { "a critical table without a row is refused", ROW_7, "", "<critical-table>",
    "\"critical-table\" has nothing for \"7\", expected one entry for each" },
  { "a critical table with a sum of 13 is refused", "sum=\"12\" effect", "sum=\"13\" effect", "sum=\"13\"",
    "attribute \"sum\" of \"row\" is \"13\", expected a number of at most 12" },
  { "a sum stands only once in a table", "sum=\"12\" effect", "sum=\"11\" effect", "sum=\"11\" effect=\"superstructure",
    "\"row\" \"11\" is there a second time, expected each only once" },
  { "an effect that nobody knows is refused", "effect=\"hull\"", "effect=\"heart\"", "heart",
    "attribute \"effect\" of \"row\" is \"heart\", expected \"turrets\", \"starboard\", \"port\", \"bow\", "
    "\"engines\", "
    "\"fire\", \"centre-deck\", \"bridge\", \"shield-generators\", \"hull\", \"superstructure\", \"destructors\", "
    "\"main-weapons\", \"torpedo-tubes\", \"reactor\", \"orbit\", \"station-hull\" or \"central-post\"" },
  { "a station table without a row is refused", "    <row sum=\"9\" effect=\"orbit\"/>\n", "", "<station-table>",
    "\"station-table\" has nothing for \"9\", expected one entry for each" },
  { "troops that are nothing on the ground are refused", "unit=\"infantry\"", "unit=\"zeppelin\"", "<landing",
    "landed troops are \"zeppelin\", expected ground forces of those rules that fight" },
  { "troops that are ships on the ground are refused", "unit=\"infantry\"", "unit=\"cruiser\"", "<landing",
    "landed troops are \"cruiser\", expected ground forces of those rules that fight" },
  { "troops that nobody is on the ground are refused", "<force troops=\"1\"", "<force troops=\"2\"", "<landing",
    "single troops are nothing on the ground, expected troops=\"1\" in the last row" },
  { "rules of the ground that are not there are refused", "<landing rules=\"twilight\"", "<landing rules=\"chess\"",
    "<landing", "landed troops fight by \"chess\", expected the name of rules in the data folder" },
  { "a unit in two rows of the ground is refused", "<force troops=\"1\"",
    "<force troops=\"3\" unit=\"infantry\" count=\"2\"/><force troops=\"1\"", "<force troops",
    "attribute \"unit\" of \"force\" is \"infantry\", expected a unit that no other row names" },
  { "formations of nobody are refused", "<formations escorts=\"6\"", "<formations escorts=\"0\"", "<formations",
    "attribute \"escorts\" of \"formations\" is \"0\", expected a number of at least 1" },
  { "boarding has four ratios", "ratios=\"1 2 3 4\"", "ratios=\"1 2 3\"", "<boarding",
    "attribute \"ratios\" of \"boarding\" is \"1 2 3\", expected a list of 4" },
  { "two mines of one charge are refused", "<mine charge=\"torpedo\"", "<mine charge=\"plasma\"", "<mines",
    "\"mines\" has nothing for \"torpedo\", expected one entry for each" },
  { "a mine that carries something else is refused", "<mine charge=\"torpedo\"", "<mine charge=\"tea\"",
    "charge=\"tea\"", "attribute \"charge\" of \"mine\" is \"tea\", expected \"plasma\" or \"torpedo\"" },
  { "a map of orbits higher than any table is refused", "spacing=\"6\"", "spacing=\"2000\"", "<low-orbit",
    "attribute \"orbits\" of \"low-orbit\" is \"5\", expected a map that is no higher than 10000 cm" },
  { "a file without the rules of bracing is refused", "  <brace shields=\"2\" special-save=\"4\"/>\n", "",
    "<critical-table>", "\"critical-table\" does not belong there, expected \"brace\"" },
  { "a ship type left out is refused", TUG, "", "<ship-types>",
    "\"ship-types\" has nothing for \"tug\", expected one entry for each" },
  { "a gunnery row out of order is refused", "firepower=\"3\"", "firepower=\"30\"", "firepower=\"30\"",
    "attribute \"firepower\" of \"row\" is \"30\", expected the rows in order from 1, 100 at most" },
  { "more firepower never gives fewer salvos", "7 6 4 3 2", "7 4 4 3 2", "7 4 4 3 2",
    "attribute \"salvos\" of \"row\" is \"7 4 4 3 2\", expected no fewer than in the row before" },
  { "a gunnery row has five columns", "7 6 4 3 2", "7 6 4 3", "7 6 4 3",
    "attribute \"salvos\" of \"row\" is \"7 6 4 3\", expected a list of 5" },
  { "a column left out is refused", "    <column target=\"capital\" aspect=\"abeam\" number=\"4\"/>\n", "", "<columns>",
    "\"columns\" is wrong at \"capital\", \"abeam\", expected a column for each aspect of capital and escort targets, "
    "and for \"any\" of the others" },
  { "crews follow each other by readiness", "below=\"7\"", "below=\"4\"", "<crews",
    "\"below\" of the crew \"experienced\" is 4, expected more with each crew but the last" },
  { "a share over 1 is refused", "near=\"1/2\"", "near=\"3/2\"",
    "near=", "attribute \"near\" of \"shifts\" is \"3/2\", expected a share from 0 to 1, such as 1/2" },
  { "a die of four sides is refused", "full-ahead=\"2d6\"", "full-ahead=\"2d4\"", "full-ahead",
    "attribute \"full-ahead\" of \"movement\" is \"2d4\", expected a number, or dice such as 2d6 or d3" },
  { "a length below nothing is refused", "slack=\"0.05\"", "slack=\"-3\"", "slack",
    "attribute \"slack\" of \"contact\" is \"-3\", expected a number of at least 0" },
  { "a length of more than two decimals is refused", "slack=\"0.05\"", "slack=\"0.055\"", "slack",
    "attribute \"slack\" of \"contact\" is \"0.055\", expected a number with no more digits behind the point than 2" },
};

/* F-END-6 */
static void
landing (void)
{
  const ForconLandingRule *rule = &forcon_test_rules ()->landing;

  g_assert_cmpstr (rule->rules, ==, "twilight");
  g_assert_cmpuint (rule->n_rows, ==, 1);
  g_assert_cmpint (rule->rows[0].troops, ==, 1);
  g_assert_cmpstr (rule->rows[0].unit, ==, "infantry");
  g_assert_cmpint (rule->rows[0].count, ==, 1);
}

/* F-END-6: a house may have larger units */
static void
landing_with_mechs (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconRules) rules = load_changed ("<force troops=\"1\"", "<force troops=\"5\" unit=\"mech\" count=\"1\"/>"
                                                                      "<force troops=\"1\"", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rules->landing.n_rows, ==, 2);
  g_assert_cmpint (rules->landing.rows[0].troops, ==, 5);
}

static void
unknown_name (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (forcon_rules_load_named ("../rules/forcon-2010", &error));
  sample_assert_error (&error, "rules/../rules/forcon-2010.xml", 0,
                       "cannot be found, expected a file of the data folder");
  g_assert_null (forcon_rules_load_named ("forcon-1999", &error));
  sample_assert_error (&error, "rules/forcon-1999.xml", 0, "cannot be found, expected a file of the data folder");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/rules/each gunnery column has the salvos of F-ART-5", gunnery_columns);
  g_test_add_func ("/storage/rules/each target and aspect has the column of F-ART-2", columns_by_target_and_aspect);
  g_test_add_func ("/storage/rules/columns shift as F-ART-4 says", shifts_of_the_column);
  g_test_add_func ("/storage/rules/thresholds are those of the rules", thresholds);
  g_test_add_func ("/storage/rules/each ship type has its base, target and turn", ship_types);
  g_test_add_func ("/storage/rules/each crew has its readiness and modifiers", crews);
  g_test_add_func ("/storage/rules/orders have their numbers", orders);
  g_test_add_func ("/storage/rules/each row of the critical table does what the rules say", critical_table);
  g_test_add_func ("/storage/rules/each row of the station table does what the rules say", station_table);
  g_test_add_func ("/storage/rules/criticals in low orbit do what the rules say besides", criticals_in_low_orbit);
  g_test_add_func ("/storage/rules/formations and bracing have their numbers", formations);
  g_test_add_func ("/storage/rules/torpedoes have their numbers", torpedoes);
  g_test_add_func ("/storage/rules/boarding has its numbers", boarding);
  g_test_add_func ("/storage/rules/ramming has its numbers", ramming);
  g_test_add_func ("/storage/rules/mines have their numbers", mines);
  g_test_add_func ("/storage/rules/low orbit has its numbers", low_orbit);
  g_test_add_func ("/storage/rules/each sum of the catastrophe table has its result", catastrophe_table);
  g_test_add_func ("/storage/rules/each catastrophe does what the rules say", catastrophes);
  g_test_add_func ("/storage/rules/the options of the file are the defaults", options_of_the_file);
  g_test_add_func ("/storage/rules/options left out are the defaults", options_left_out);
  g_test_add_func ("/storage/rules/each option can be changed", options_changed);
  g_test_add_func ("/storage/rules/a decimal comma of the locale does not matter", decimal_comma);
  g_test_add_func ("/storage/rules/F-END-6 one of the troops is one infantry", landing);
  g_test_add_func ("/storage/rules/F-END-6 a house may make mechs of troops", landing_with_mechs);
  g_test_add_func ("/storage/rules/rules that are not in the data folder are not found", unknown_name);

  g_autofree char *sound = sample_data_text ("rules/forcon-2010.xml");
  int status;

  sample_add_wrongs ("/storage/rules", sound, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
