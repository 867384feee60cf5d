/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/campaign-explain.h"

#include "campaign-sample.h"
#include "report-sample.h"

#include <locale.h>
#include <string.h>

static void
add (ForconCampaignEntry *entry, ForconCampaignEvent event)
{
  g_array_append_val (entry->events, event);
}

static ForconCampaignEntry *
entry_of (ForconCampaignCommandKind kind, const char *faces)
{
  ForconCampaignEntry *entry = forcon_campaign_entry_new ();
  g_autoptr (GArray) dice = sample_dice (faces);

  entry->command = (ForconCampaignCommand){ .kind = kind, .by = "master" };
  if (dice->len > 0)
    g_array_append_vals (entry->dice, dice->data, dice->len);
  return entry;
}

static void
test_lines (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconCampaignEntry) entry = entry_of (FORCON_CAMPAIGN_COMMAND_ADVANCE, "3 5");
  g_autofree char *text = NULL;

  add (entry, (ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_HALF_BEGUN, .half_begun = { 0, 1, 1 } });
  add (entry, (ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED,
                                     .detection_contested = { .formation = test_formation (test, "karkas"),
                                                              .by = test_formation (test, "squadron-2"),
                                                              .sector = test_sector (test, "b3"),
                                                              .hider = test_fleet_ship (test, "gorgon"),
                                                              .hider_roll = { 0, 1 }, .hider_total = 3,
                                                              .seeker = test_fleet_ship (test, "varyag"),
                                                              .seeker_roll = { 1, 1 }, .seeker_total = 5,
                                                              .found = TRUE } });
  text = forcon_campaign_explain_entry (test->campaign, &test->rules, entry);
  g_assert_cmpstr (text, ==,
                   "The master: the next step\n"
                   "Phase 1, first half: orders are carried out.\n"
                   "Detection: Karkas by 2-я эскадра (B3). Gorgon hides: 3, EW defence 0, crew 0, together 3. Варяг seeks: "
                   "5, EW attack 0, crew 0, together 5. Found.\n"
                   "Dice as they were thrown: 3 5\n"
                   "Rules: F-CAMP-5, F-CAMP-7, F-EW-2");
}

/* What an event makes is there when the next is told. */
static void
test_told_in_turn (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconCampaignEntry) entry = entry_of (FORCON_CAMPAIGN_COMMAND_TASK, "");
  ForconFormationId formation = { (guint16) (test->campaign->fleet->n_formations + 1) };
  g_autofree char *text = NULL;

  add (entry, (ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_FORMATION_FORMED,
                                     .formation_formed = { .formation = formation, .admiral = TEST_ADMIRAL_RED,
                                                           .word = "eagles", .name = "Eagles",
                                                           .flagship = test_fleet_ship (test, "orel"),
                                                           .sector = test_sector (test, "a1") } });
  add (entry, (ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_SHIP_JOINED,
                                     .ship_joined = { .ship = test_fleet_ship (test, "sokol"),
                                                      .formation = formation, .succession = 1 } });
  text = forcon_campaign_explain_entry (test->campaign, &test->rules, entry);
  g_assert_nonnull (strstr (text, "\nEagles is formed (Red): flagship Орёл, place A1, posture: none.\n"
                                  "Сокол joins Eagles, number 1 in the line of succession.\n"));
}

/* F-CAMP-11: at the table of a clash it reads as at any table. */
static void
test_at_table (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconCampaignEntry) entry = entry_of (FORCON_CAMPAIGN_COMMAND_PLAY, "6 1 1");
  ForconClash clash = { .clash = { 5 }, .sector = test_sector (test, "b3") };
  ForconEvent damage = { .kind = FORCON_EVENT_SHIP_DAMAGED,
                         .ship_damaged = { .ship = VORTHALIA, .cause = FORCON_CAUSE_BATTERY, .by = GROZNY, .points = 1,
                                           .hits_left = 7, .check = { 0, 1 }, .needed = 6, .criticals = 1 } };
  g_autofree char *text = NULL;

  g_array_append_val (test->campaign->clashes, clash);
  g_ptr_array_add (test->campaign->battles, sample_fleet ());
  entry->command.play.clash = clash.clash;
  entry->command.battle = forcon_command_fire (GROZNY, VORTHALIA, BOW_BATTERY);
  g_array_append_val (entry->battle_events, damage);
  text = forcon_campaign_explain_entry (test->campaign, &test->rules, entry);
  g_assert_cmpstr (text, ==,
                   "The master: clash (B3)\n"
                   "Barrayar: Grozny fires its bow battery at Vorthalia\n"
                   "Vorthalia takes 1 damage (battery fire): 7 of 8 hits left. Criticals on 6+: 6, 1 critical hit.\n"
                   "Dice as they were thrown: 6 1 1\n"
                   "Rules: F-CRIT-1, F-SHIP-7");
}

static void
assert_in_digest (ForconCampaignEventKind kind, const char *digest)
{
  g_auto (GStrv) rules = g_strsplit (forcon_campaign_event_row (kind)->rules, " ", -1);

  assert_rules_in_digest (forcon_campaign_event_word (kind), rules, digest);
}

static void
test_rules_exist (gconstpointer path)
{
  g_autofree char *digest = read_digest (path);

  for (ForconCampaignEventKind kind = 0; kind < FORCON_N_CAMPAIGN_EVENTS; kind++)
    assert_in_digest (kind, digest);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/campaign/explain/a command is told with its dice and rules", test_lines);
  g_test_add_func ("/report/campaign/explain/each event is told as things stood then", test_told_in_turn);
  g_test_add_func ("/report/campaign/explain/F-CAMP-11 what was done at a table is told as there", test_at_table);
  g_test_add_data_func ("/report/campaign/explain/every rule that is named is in the digest", argv[1],
                        test_rules_exist);
  return g_test_run ();
}
