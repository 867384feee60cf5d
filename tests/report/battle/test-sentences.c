/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/sentences.h"

#include "report-sample.h"

#include "forcon-test-language.h"

#include <locale.h>
#include <string.h>

/* The running of the generator is no news, and what is ordinary is told by what stands beside it. */
static gboolean
may_be_silent (ForconEventKind kind)
{
  return kind == FORCON_EVENT_GENERATOR_ADVANCED || kind == FORCON_EVENT_FIRE_OPENED
         || kind == FORCON_EVENT_SHIELDS_SPENT || kind == FORCON_EVENT_TURRETS_SPENT;
}

static void
test_every_event (void)
{
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      ForconEvent event = { .kind = kind };
      g_autofree char *sentence = sample_tell (&event, "");

      if (may_be_silent (kind))
        continue;
      if (sentence == NULL || !g_str_has_suffix (sentence, "."))
        g_test_fail_printf ("%s: %s", forcon_event_kind_to_word (kind), sentence);
    }
}

/* The detection step leads on by itself as long as nobody can do anything in it. */
static void
test_steps_told (void)
{
  for (ForconStep step = 0; step < FORCON_N_STEP; step++)
    {
      ForconEvent event = { .kind = FORCON_EVENT_STEP_BEGUN, .step_begun = { .step = step } };
      g_autofree char *sentence = sample_tell (&event, "");

      g_assert_cmpint (sentence == NULL, ==, step == FORCON_STEP_DETECTION);
    }
}

static void
test_every_verdict (void)
{
  for (ForconVerdictKind kind = 0; kind < FORCON_N_VERDICTS; kind++)
    {
      ForconVerdict verdict = { .kind = kind, .ship = GROZNY, .target = VORTHALIA, .side = CETAGANDA };
      g_autofree char *sentence = sample_refuse (verdict);
      g_autofree char *rule = g_strdup_printf (" (%s)", forcon_verdict_rule (&verdict));

      if (sentence == NULL || *sentence == '\0' ||
          (kind != FORCON_VERDICT_DONE && !g_str_has_suffix (sentence, rule)))
        g_test_fail_printf ("%s: %s", forcon_verdict_word (&verdict), sentence);
    }
}

static void
test_nobody (void)
{
  for (ForconVerdictKind kind = 0; kind < FORCON_N_VERDICTS; kind++)
    {
      ForconVerdict verdict = { .kind = kind, .weapon = -1 };
      g_autofree char *sentence = sample_refuse (verdict);

      g_assert_nonnull (sentence);
    }
}

static GPtrArray *
all_sentences (void)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      ForconEvent event = { .kind = kind };

      if (!may_be_silent (kind))
        g_ptr_array_add (sentences, sample_tell (&event, ""));
    }
  for (ForconVerdictKind kind = 0; kind < FORCON_N_VERDICTS; kind++)
    g_ptr_array_add (sentences, sample_refuse ((ForconVerdict){ .kind = kind }));
  return sentences;
}

static void
test_russian (void)
{
  g_autoptr (GPtrArray) english = all_sentences ();

  if (!test_speak_russian ())
    return;
  g_autoptr (GPtrArray) russian = all_sentences ();

  for (guint i = 0; i < english->len; i++)
    g_assert_cmpstr (g_ptr_array_index (english, i), !=, g_ptr_array_index (russian, i));
}

static ForconEvent
battery_shot (void)
{
  return (ForconEvent){
    .kind = FORCON_EVENT_BATTERY_FIRED,
    .battery_fired = { .shooter = GROZNY, .target = VORTHALIA, .weapons = BOW_BATTERY, .firepower = 6, .effective = 6,
                       .distance = 2340, .range = FORCON_CM (45), .target_kind = FORCON_TARGET_CAPITAL,
                       .aspect = FORCON_ASPECT_APPROACHING, .base_column = 2, .shift_marker = 1, .column = 3,
                       .salvos = 4, .armour = 5, .shields = 1, .roll = { 0, 3 }, .hits = 2, .stopped = 1, .damage = 2 },
  };
}

/* F-ART-2, F-ART-4, F-ART-6 */
static void
test_battery (void)
{
  ForconEvent event = battery_shot ();

  assert_told (&event, "2 5 6",
               "Grozny's bow battery (firepower 6) fires at Vorthalia at 23.4 cm: capital ship approaching, column 2, "
               "1 right behind a marker or field: column 3, 4 salvos. 1 shield stops 1. Armour 5: 2 5 6, 2 damage.");
}

/* F-ART-1, F-MOV-11 */
static void
test_batteries_halved (void)
{
  ForconEvent event = battery_shot ();

  event.battery_fired.weapons |= PORT_BATTERY;
  event.battery_fired.firepower = 12;
  event.battery_fired.shift_range = -1;
  event.battery_fired.column = 2;
  event.battery_fired.shields = 0;
  assert_told (&event, "2 5 6",
               "Grozny's bow battery, port battery (firepower 12, halved to 6) fire at Vorthalia at 23.4 cm: capital "
               "ship approaching, column 2, 1 left at close range (of 45.0 cm), 1 right behind a marker or field: "
               "column 2, 4 salvos. Armour 5: 2 5 6, 2 damage.");
}

/* F-ART-6, option shields.order */
static void
test_shields_after_armour (void)
{
  g_autoptr (ForconBattle) battle = sample_battle ();
  g_autoptr (ForconRules) rules = sample_rules ();
  g_autoptr (GArray) dice = sample_dice ("2 5 6 1");
  g_autofree char *sentence = NULL;
  ForconEvent event = battery_shot ();

  rules->options.shields_after_armour = TRUE;
  event.battery_fired.roll.count = 4;
  event.battery_fired.damage = 1;
  sentence = forcon_sentence_of_event (battle, rules, &event, dice);
  g_assert_true (g_str_has_suffix (sentence, "Armour 5: 2 5 6 1, 2 hits. 1 shield stops 1. 1 damage."));
}

/* F-ART-5 */
static void
test_no_salvo (void)
{
  ForconEvent event = battery_shot ();

  event.battery_fired.shift_marker = 0;
  event.battery_fired.column = 2;
  event.battery_fired.salvos = 0;
  event.battery_fired.roll.count = 0;
  event.battery_fired.stopped = 0;
  assert_told (&event, "",
               "Grozny's bow battery (firepower 6) fires at Vorthalia at 23.4 cm: capital ship approaching, column 2, "
               "0 salvos. No damage.");
}

/* F-DES-1 */
static void
test_destructor (void)
{
  ForconEvent event = {
    .kind = FORCON_EVENT_DESTRUCTOR_FIRED,
    .destructor_fired = { .shooter = GROZNY, .target = VORTHALIA, .weapons = BOW_BATTERY, .strength = 3,
                          .effective = 3, .distance = FORCON_CM (10), .needed = 5, .shields = 2, .roll = { 1, 3 },
                          .hits = 2, .stopped = 2 },
  };

  assert_told (&event, "1 5 6 2",
               "Grozny's bow battery (strength 3) fires at Vorthalia at 10.0 cm: on 5+: 5 6 2, 2 hits. 2 shields stop "
               "2. 0 damage.");
}

/* F-MOV-1 */
static void
test_move (void)
{
  ForconEvent event = {
    .kind = FORCON_EVENT_SHIP_MOVED,
    .ship_moved = { .ship = GROZNY, .distance = FORCON_CM (20), .heading = FORCON_DEGREES (45),
                    .to = { 3566, FORCON_CM (22) },
                    .legs = { 2, { { FORCON_CM (12), FORCON_DEGREES (-45) }, { FORCON_CM (8), 0 } } } },
  };

  assert_told (&event, "",
               "Grozny moves 20.0 cm: 12.0 cm ahead, 45° to port, 8.0 cm ahead. It is now at (35.66, 22.0), heading "
               "45°.");
}

/* F-CRIT-1, F-SHIP-7 */
static void
test_damage (void)
{
  ForconEvent event = {
    .kind = FORCON_EVENT_SHIP_DAMAGED,
    .ship_damaged = { .ship = VORTHALIA, .cause = FORCON_CAUSE_BATTERY, .by = GROZNY, .points = 2, .hits_left = 6,
                      .check = { 3, 2 }, .needed = 6, .criticals = 1, .shaken = 1 },
  };

  assert_told (&event, "2 5 6 6 1",
               "Vorthalia takes 2 damage (battery fire): 6 of 8 hits left. Criticals on 6+: 6 1, 1 critical hit. Readiness −1 until "
               "the end of its next turn.");
}

/* F-CRIT-3 */
static void
test_critical (void)
{
  ForconEvent event = {
    .kind = FORCON_EVENT_CRITICAL_HIT,
    .critical_hit = { .ship = VORTHALIA, .roll = { 0, 2 }, .rolled = 2, .row = 6, .effect = FORCON_CRITICAL_ENGINES,
                      .extra = 1, .hits_left = 5 },
  };

  assert_told (&event, "1 1",
               "Critical hit on Vorthalia: 1 1 = 2 does not apply and becomes 6, engines damaged. 1 further damage: 5 "
               "of 8 hits left.");
}

/* F-FIRE-3, F-FIRE-4, F-MOV-11 */
static void
test_fire_opened (void)
{
  ForconEvent event = {
    .kind = FORCON_EVENT_FIRE_OPENED,
    .fire_opened = { .shooter = GROZNY, .target = VORTHALIA },
  };

  assert_told (&event, "", NULL);
  event.fire_opened.returning = TRUE;
  event.fire_opened.behind = (ForconObjectId){ 1 };
  event.fire_opened.half = TRUE;
  assert_told (&event, "",
               "Grozny fires back at Vorthalia. The line of fire crosses: blast marker. Grozny fires at half effect.");
}

/* F-MOV-4 */
static void
test_turn_too_early (void)
{
  assert_refused ((ForconVerdict){ .kind = FORCON_VERDICT_TURN_TOO_EARLY, .ship = GROZNY, .length = FORCON_CM (12),
                                   .needed_length = FORCON_CM (15) },
                  "Grozny cannot turn yet: 12.0 cm gone of 15.0 needed (F-MOV-4)");
}

/* F-FIRE-1 */
static void
test_out_of_arc (void)
{
  assert_refused ((ForconVerdict){ .kind = FORCON_VERDICT_OUT_OF_ARC, .ship = GROZNY, .target = VORTHALIA,
                                   .weapon = 1, .angle = FORCON_DEGREES (20) },
                  "Grozny cannot bring its port battery to bear on Vorthalia: 20° to starboard of the bow, arcs: port "
                  "(F-FIRE-1)");
}

/* F-GEN-6 */
static void
test_request (void)
{
  g_autoptr (ForconBattle) battle = sample_battle ();
  ForconDiceRequest armour = { FORCON_PURPOSE_ARMOUR, GROZNY, 7, 0, 5 };
  ForconDiceRequest markers = { FORCON_PURPOSE_MARKERS, FORCON_NO_SHIP, 1, 0, 0 };
  ForconDiceRequest criticals = { FORCON_PURPOSE_CRITICAL_CHECK, VORTHALIA, 3, 2, 6 };
  g_autofree char *first = forcon_sentence_of_request (battle, &armour);
  g_autofree char *second = forcon_sentence_of_request (battle, &markers);
  g_autofree char *third = forcon_sentence_of_request (battle, &criticals);

  g_assert_cmpstr (first, ==, "Grozny, armour 5: 7 dice");
  g_assert_cmpstr (second, ==, "blast markers taken off: 1 die");
  g_assert_cmpstr (third, ==, "Vorthalia, criticals, 6+: 3 dice, 2 of them given");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/sentences/every event but the silent ones has a sentence", test_every_event);
  g_test_add_func ("/report/sentences/every step that waits for a person is told", test_steps_told);
  g_test_add_func ("/report/sentences/every verdict has a sentence with its rule", test_every_verdict);
  g_test_add_func ("/report/sentences/a verdict about nobody is told too", test_nobody);
  g_test_add_func ("/report/sentences/F-ART-4 a battery's shot tells its shifts and dice", test_battery);
  g_test_add_func ("/report/sentences/F-MOV-11 batteries at half effect tell both figures", test_batteries_halved);
  g_test_add_func ("/report/sentences/F-ART-6 shields after armour are told after armour", test_shields_after_armour);
  g_test_add_func ("/report/sentences/F-ART-5 a shot without a salvo tells of no shields", test_no_salvo);
  g_test_add_func ("/report/sentences/F-DES-1 a destructor's shot tells its dice and shields", test_destructor);
  g_test_add_func ("/report/sentences/F-MOV-1 a move tells its legs and its end", test_move);
  g_test_add_func ("/report/sentences/F-SHIP-7 damage tells hits left, criticals and readiness", test_damage);
  g_test_add_func ("/report/sentences/F-CRIT-3 a critical that does not apply tells both rows", test_critical);
  g_test_add_func ("/report/sentences/opening fire is told only where it adds something", test_fire_opened);
  g_test_add_func ("/report/sentences/F-MOV-4 a turn too early tells both lengths", test_turn_too_early);
  g_test_add_func ("/report/sentences/F-FIRE-1 a shot out of arc tells the bearing and the arcs", test_out_of_arc);
  g_test_add_func ("/report/sentences/F-GEN-6 dice are asked for by name", test_request);
  g_test_add_func ("/report/sentences/every sentence is told in Russian", test_russian);
  return g_test_run ();
}
