/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a scenario are edited by commands, as its map and its fleets are. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/state/campaign-rules.h"
#include "forcon-test-rules.h"

static ForconChronicle *
begin (void)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new ("Our Evening");

  return forcon_chronicle_new (campaign, forcon_test_rules ());
}

static ForconCampaignVerdict
set (ForconChronicle *chronicle, const char *path, const char *value)
{
  const ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (RULE, rule, .path = path, .value = value);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

  return outcome->verdict;
}

#define SET(path, value) g_assert_cmpint (set (chronicle, path, value).kind, ==, FORCON_PROBLEM_NONE)
#define REFUSED(path, value, PROBLEM) g_assert_cmpint (set (chronicle, path, value).kind, ==, FORCON_PROBLEM_##PROBLEM)

static void
number_in_force (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();

  SET ("torpedoes/run", "3");
  g_assert_cmpint (forcon_chronicle_rules (chronicle)->torpedo.run, ==, 3);
  g_assert_cmpint (forcon_test_rules ()->torpedo.run, ==, 2);
}

/* A torpedo tube of which nobody says how far its torpedoes run (F-SHIP-4). */
static void
decided_by_them (void)
{
  static const struct {
    ForconEntity entity;
    const char *values;
  } added[] = {
    { FORCON_ENTITY_POWER, "id=red\nname=Red" },
    { FORCON_ENTITY_ADMIRAL, "id=one\nname=One\npower=red" },
    { FORCON_ENTITY_SHIP, "id=ship\nname=Ship\nclass=Ship\nadmiral=one\nhits=5\narmour=4\nreadiness=6" },
    { FORCON_ENTITY_WEAPON, "ship=ship\nid=tube\nname=Tube\nkind=torpedo\nmount=bow\narcs=bow\nrange=20\nstrength=4" },
  };
  g_autoptr (ForconChronicle) chronicle = begin ();

  SET ("torpedoes/run", "3");
  for (gsize i = 0; i < G_N_ELEMENTS (added); i++)
    {
      const ForconCampaignCommand command
          = FORCON_CAMPAIGN_COMMAND (ADD, add, .entity = added[i].entity, .values = added[i].values);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
  g_assert_cmpint (forcon_battle_weapon (forcon_chronicle_campaign (chronicle)->fleet, (ForconShipId){ 1 }, 0)->run, ==,
                   3);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

static void
gets_a_name (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();

  SET ("torpedoes/run", "3");
  g_assert_cmpstr (forcon_chronicle_rules (chronicle)->name, ==, "Our Evening");
  g_assert_cmpstr (forcon_chronicle_rules (chronicle)->id, ==, "our-evening");
}

static void
word_follows_name (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();

  SET ("torpedoes/run", "3");
  SET ("name", "Наш стол");
  g_assert_cmpstr (forcon_chronicle_rules (chronicle)->id, ==, "nash-stol");
  SET ("id", "table");
  SET ("name", "Our Table");
  g_assert_cmpstr (forcon_chronicle_rules (chronicle)->id, ==, "table");
}

static void
usual_again (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();

  SET ("torpedoes/run", "3");
  SET ("torpedoes/run", NULL);
  g_assert_cmpuint (forcon_chronicle_campaign (chronicle)->rule_changes->len, ==, 0);
  g_assert_cmpstr (forcon_chronicle_rules (chronicle)->id, ==, "forcon-2010");
}

static void
undone (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();
  g_autofree char *before = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_autofree char *changed = NULL;
  g_autofree char *after = NULL;

  SET ("gunnery/3", "4 3 2 1 1");
  changed = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_assert_cmpstr (changed, !=, before);
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  after = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (forcon_chronicle_rules (chronicle)->gunnery[3][1], ==, 2);
}

/* Whoever comes to the same rules by another way has the same campaign. */
static void
order_does_not_matter (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();
  g_autoptr (ForconChronicle) other = begin ();
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  SET ("torpedoes/run", "3");
  SET ("boarding/struck", "-2");
  set (other, "boarding/struck", "-2");
  set (other, "torpedoes/run", "3");
  one = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  two = forcon_campaign_hash (forcon_chronicle_campaign (other));
  g_assert_cmpstr (one, ==, two);
}

static void
refused_with_figures (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();
  ForconCampaignVerdict verdict = set (chronicle, "gunnery/3", "9 2 2 1 1");

  g_assert_cmpint (verdict.kind, ==, FORCON_PROBLEM_RULE_OUT_OF_BOUNDS);
  g_assert_cmpint (verdict.least, ==, 2);
  g_assert_cmpint (verdict.most, ==, 4);
  REFUSED ("gunnery/3", "3 2 2 1", BAD_RULE_VALUE);
  REFUSED ("gunnery/22", "20 15 11 8 5", BAD_RULE_VALUE);
  REFUSED ("damage/critical", "8", RULE_OUT_OF_BOUNDS);
  REFUSED ("movement/full-ahead", "2d8", BAD_RULE_VALUE);
  REFUSED ("crew/green/below", "7", RULE_OUT_OF_BOUNDS);
  REFUSED ("low-orbit/orbits", "1000", NONE);
  REFUSED ("low-orbit/spacing", "100", RULE_OUT_OF_BOUNDS);
  REFUSED ("nowhere", "1", UNKNOWN_RULE);
  REFUSED ("torpedoes/run", "2", ALREADY_SO);
}

static void
only_before_play (void)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new ("Begun");
  g_autoptr (ForconChronicle) chronicle = NULL;

  campaign->progress.stage = FORCON_STAGE_ORDERS;
  chronicle = forcon_chronicle_new (campaign, forcon_test_rules ());
  REFUSED ("torpedoes/run", "3", HAS_BEGUN);
}

static void
nations_and_rows (void)
{
  g_autoptr (ForconChronicle) chronicle = begin ();

  SET ("nation/Athos/strength", "1");
  SET ("nation/Pol/strength", "none");
  SET ("gunnery/21", "19 15 11 8 4");
  SET ("gunnery/21", "none");
  SET ("gunnery/20", "none");
  g_assert_cmpint (forcon_rules_find_nation (forcon_chronicle_rules (chronicle), "athos")->strength, ==, 1);
  g_assert_null (forcon_rules_find_nation (forcon_chronicle_rules (chronicle), "Pol"));
  g_assert_cmpint (forcon_chronicle_rules (chronicle)->gunnery_rows, ==, 19);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/rule-edits/a number that is changed is in force", number_in_force);
  g_test_add_func ("/campaign/rule-edits/commands are decided by the changed number (F-SHIP-4)", decided_by_them);
  g_test_add_func ("/campaign/rule-edits/rules that are changed get the name of the campaign", gets_a_name);
  g_test_add_func ("/campaign/rule-edits/their word in files follows their name until it is said", word_follows_name);
  g_test_add_func ("/campaign/rule-edits/rules that differ in nothing are Forcon 2010 again", usual_again);
  g_test_add_func ("/campaign/rule-edits/a change is undone to the same state", undone);
  g_test_add_func ("/campaign/rule-edits/the order of changes does not matter", order_does_not_matter);
  g_test_add_func ("/campaign/rule-edits/what cannot be is refused with figures", refused_with_figures);
  g_test_add_func ("/campaign/rule-edits/in play no rule is changed", only_before_play);
  g_test_add_func ("/campaign/rule-edits/nations and rows of the gunnery table are added and taken away",
                   nations_and_rows);
  return g_test_run ();
}
