/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/explain.h"

#include "report-sample.h"

#include <locale.h>
#include <string.h>

static void
entry_clear (ForconEntry *entry)
{
  g_clear_pointer (&entry->dice, g_array_unref);
  g_clear_pointer (&entry->events, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconEntry, entry_clear)

static ForconEntry
entry_of (ForconCommand command, const char *faces)
{
  return (ForconEntry){ command, sample_dice (faces), g_array_new (FALSE, TRUE, sizeof (ForconEvent)) };
}

static void
add (ForconEntry *entry, ForconEvent event)
{
  g_array_append_val (entry->events, event);
  forcon_event_overrule (&event, entry->dice);
}

static char *
explain (const ForconEntry *entry)
{
  g_autoptr (ForconBattle) battle = sample_fleet ();
  g_autoptr (ForconRules) rules = sample_rules ();

  return forcon_explain_entry (battle, rules, entry);
}

static ForconEvent
damage (void)
{
  return (ForconEvent){ .kind = FORCON_EVENT_SHIP_DAMAGED,
                        .ship_damaged = { .ship = VORTHALIA, .cause = FORCON_CAUSE_BATTERY, .by = GROZNY, .points = 1,
                                          .hits_left = 7, .check = { 0, 1 }, .needed = 6, .criticals = 1 } };
}

static void
test_lines (void)
{
  g_auto (ForconEntry) entry = entry_of (forcon_command_fire (GROZNY, VORTHALIA, BOW_BATTERY), "6 1 1");
  g_autofree char *text = NULL;

  add (&entry, damage ());
  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_CRITICAL_HIT,
                              .critical_hit = { .ship = VORTHALIA, .roll = { 1, 2 }, .rolled = 2, .row = 2,
                                                .effect = FORCON_CRITICAL_TURRETS } });
  text = explain (&entry);
  g_assert_cmpstr (text, ==,
                   "Barrayar: Grozny fires its bow battery at Vorthalia\n"
                   "Vorthalia takes 1 damage (battery fire): 7 of 8 hits left. Criticals on 6+: 6, 1 critical hit.\n"
                   "Critical hit on Vorthalia: 1 1 = 2, main calibre turrets out.\n"
                   "Dice as they were thrown: 6 1 1\n"
                   "Rules: F-CRIT-1, F-SHIP-7, F-CRIT-3, F-CRT-2");
}

static void
test_override (void)
{
  g_auto (ForconEntry) entry = entry_of (forcon_command_fire (GROZNY, VORTHALIA, BOW_BATTERY), "1 2");
  g_autofree char *text = NULL;

  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_MASTER_RULED,
                              .master_ruled = { FORCON_COMMAND_FIRE, "the die was cocked" } });
  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_OVERRIDDEN, .overridden = { .die = TRUE, .was = 1, .now = 6 } });
  add (&entry, damage ());
  text = explain (&entry);
  g_assert_nonnull (strstr (text, "Vorthalia\nBy the master's hand: the die was cocked.\nThe master lets die 1 count as "
                                  "6 instead of 1.\nVorthalia takes"));
  g_assert_nonnull (strstr (text, "\nDice as they were thrown: 1→6 2\n"));
}

/* An overruled die: the sentences after it show the dice that count. */
static void
test_override_counts (void)
{
  g_auto (ForconEntry) entry = entry_of (forcon_command_fire (GROZNY, VORTHALIA, BOW_BATTERY), "6 1 3 4");
  g_autofree char *text = NULL;

  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_OVERRIDDEN, .overridden = { .die = TRUE, .place = 1, .was = 1, .now = 6 } });
  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_OVERRIDDEN,
                              .overridden = { .place = 1, .was = 7, .now = 12, .first = 2, .count = 2 } });
  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_HULK_DRIFTED,
                              .hulk_drifted = { .ship = GROZNY, .roll = { 0, 2 }, .distance = FORCON_CM (12) } });
  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_HULK_DRIFTED,
                              .hulk_drifted = { .ship = GROZNY, .roll = { 2, 2 }, .distance = FORCON_CM (12) } });
  text = explain (&entry);
  g_assert_nonnull (strstr (text, ": 6 6 = 12, 12.0 cm."));
  g_assert_nonnull (strstr (text, ": 3 4, counts as 12, 12.0 cm."));
}

static void
test_generated (void)
{
  g_auto (ForconEntry) entry = entry_of (forcon_command_fire (GROZNY, VORTHALIA, BOW_BATTERY), "6 2");
  g_autofree char *mixed = NULL;
  g_autofree char *all = NULL;

  g_array_index (entry.dice, ForconDie, 1).generated = TRUE;
  mixed = explain (&entry);
  g_array_index (entry.dice, ForconDie, 0).generated = TRUE;
  all = explain (&entry);
  g_assert_nonnull (strstr (mixed, "\nDice as they fell: 6 2; rolled by the program: 1"));
  g_assert_nonnull (strstr (all, "\nDice as the program rolled them: 6 2"));
}

/* What an event makes is there when the next is told. */
static void
test_told_in_turn (void)
{
  g_auto (ForconEntry) entry = entry_of (FORCON_COMMAND (FORM, form, .ship = SAGA), "");
  g_autofree char *text = NULL;

  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_FORMATION_FORMED,
                              .formation_formed = { .formation = { 4 }, .side = BARRAYAR, .flagship = SAGA } });
  add (&entry, (ForconEvent){ .kind = FORCON_EVENT_SHIP_JOINED,
                              .ship_joined = { .ship = SAGA, .formation = { 4 }, .from = GROZNYS } });
  text = explain (&entry);
  g_assert_cmpstr (text, ==,
                   "Barrayar: Saga becomes a formation by itself\nSaga is the flagship of a new formation "
                   "(Barrayar).\nRules: F-FORM-1, F-FORM-3");
}

static gboolean
has_rule (const ForconEvent *event, const char *rule)
{
  g_auto (GStrv) rules = forcon_rules_of_event (event);

  return g_strv_contains ((const char *const *) rules, rule);
}

/* F-FIRE-3, F-SHLD-2, F-FORM-8 */
static void
test_rules_by_figures (void)
{
  ForconEvent shot = { .kind = FORCON_EVENT_FIRE_OPENED };
  ForconEvent shields = { .kind = FORCON_EVENT_SHIELDS_SPENT, .shields_spent = { GROZNY, GROZNY, 1 } };
  ForconEvent flag = { .kind = FORCON_EVENT_FLAG_PASSED, .flag_passed = { .reason = FORCON_FLAG_REASON_LOST } };

  g_assert_false (has_rule (&shot, "F-FIRE-3"));
  g_assert_false (has_rule (&shields, "F-SHLD-2"));
  g_assert_false (has_rule (&flag, "F-FORM-8"));
  shot.fire_opened.returning = TRUE;
  shields.shields_spent.ship = SAGA;
  flag.flag_passed.reason = FORCON_FLAG_REASON_WISH;
  g_assert_true (has_rule (&shot, "F-FIRE-3"));
  g_assert_true (has_rule (&shields, "F-SHLD-2"));
  g_assert_true (has_rule (&flag, "F-FORM-8"));
}

static void
assert_in_digest (const ForconEvent *event, const char *digest)
{
  g_auto (GStrv) rules = forcon_rules_of_event (event);

  assert_rules_in_digest (forcon_event_kind_to_word (event->kind), rules, digest);
}

static void
test_rules_exist (gconstpointer path)
{
  g_autofree char *digest = read_digest (path);

  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    assert_in_digest (&(ForconEvent){ .kind = kind }, digest);
  for (ForconCriticalEffect effect = 0; effect < FORCON_N_CRITICAL; effect++)
    assert_in_digest (&(ForconEvent){ .kind = FORCON_EVENT_CRITICAL_HIT, .critical_hit = { .effect = effect } },
                      digest);
  for (ForconLoss loss = 0; loss < FORCON_N_LOSS; loss++)
    assert_in_digest (&(ForconEvent){ .kind = FORCON_EVENT_SHIP_LOST, .ship_lost = { .loss = loss } }, digest);
  for (ForconOrder order = 0; order < FORCON_N_ORDER; order++)
    assert_in_digest (&(ForconEvent){ .kind = FORCON_EVENT_ORDER_GIVEN, .order_given = { .order = order } }, digest);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  if (argc < 2)
    g_error ("usage: test-report-explain RULES-DIGEST");
  g_test_add_func ("/report/explain/wish, events, dice and rules stand in lines", test_lines);
  g_test_add_func ("/report/explain/the master's reason comes first and overruled dice show both", test_override);
  g_test_add_func ("/report/explain/after an overruled die the dice that count are told", test_override_counts);
  g_test_add_func ("/report/explain/dice that the program rolled are told so", test_generated);
  g_test_add_func ("/report/explain/each event is told as the battle then stood", test_told_in_turn);
  g_test_add_func ("/report/explain/a rule that needs certain figures is named only with them", test_rules_by_figures);
  g_test_add_data_func ("/report/explain/every rule that is named is in the digest", argv[1], test_rules_exist);
  return g_test_run ();
}
