/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/edit-list.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "storage/scenario/ships-csv.h"
#include "storage-sample.h"

#include <string.h>

static ForconChronicle *
begin (ForconScenario **scenario)
{
  g_autofree char *path = forcon_data_find ("scenarios/skirmish.xml", NULL);

  *scenario = forcon_scenario_load (path, NULL, NULL);
  return forcon_chronicle_new ((*scenario)->campaign, (*scenario)->rules);
}

static char *
read_table (const char *text, const ForconCampaign *campaign, GError **error)
{
  g_autoptr (GArray) lines = NULL;
  g_autoptr (ForconRules) rules = forcon_rules_load_named ("forcon-2010", NULL);
  char *edits = forcon_ships_from_csv (text, "ships.csv", campaign, rules, &lines, error);

  if (edits != NULL)
    g_assert_cmpuint (lines->len, ==, forcon_edits_count (edits));
  return edits;
}

static void
unchanged (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  g_autofree char *table = forcon_ships_to_csv (campaign);
  g_autofree char *edits = read_table (table, campaign, NULL);

  g_assert_cmpstr (edits, ==, "");
}

/* A semicolon is what spreadsheets write where a comma is decimal; the mark at the beginning is theirs too. */
static void
edited (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  g_autofree char *edits
      = read_table ("\xef\xbb\xbf\r\n;;\r\nname;formation;admiral;class;flagship;readiness;speed\r\n"
                    "\"Kestrel\";Spurs;;;yes;4;\r\n\r\n"
                    "\"The \"\"Owl\"\"; two\";Wing;vorpatril;Kestrel class;yes;;\r\n"
                    "Merlin;Wing;;Kestrel class;;5;31,5\r\n",
                    scenario->campaign, NULL);
  ForconCampaignCommand command = forcon_edits_command (edits);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  ForconEntityRecord record;

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  g_assert_cmpuint (campaign->fleet->n_ships, ==, 12);
  g_assert_true (forcon_entity_get (campaign, FORCON_ENTITY_SHIP,
                                    forcon_entity_find (campaign, FORCON_ENTITY_SHIP, "Merlin"), &record));
  g_assert_cmpint (record.SHIP.readiness, ==, 5);
  g_assert_cmpint (record.SHIP.speed, ==, 3150);
  g_assert_cmpuint (forcon_entity_find (campaign, FORCON_ENTITY_SHIP, "The \"Owl\"; two"), >, 0);
  forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, forcon_entity_find (campaign, FORCON_ENTITY_FORMATION, "spurs"),
                     &record);
  g_assert_cmpuint (record.FORMATION.flagship.value, ==, forcon_entity_find (campaign, FORCON_ENTITY_SHIP, "kestrel"));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_assert_cmpuint (forcon_chronicle_campaign (chronicle)->fleet->n_ships, ==, 10);
}

static void
enter (ForconChronicle *chronicle, const char *table)
{
  g_autofree char *edits = read_table (table, forcon_chronicle_campaign (chronicle), NULL);
  ForconCampaignCommand command = forcon_edits_command (edits);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
}

/* Torpedo boats have numbers for names; the seventh ship of the list is not meant. */
static void
numbers (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);

  enter (chronicle, "name,class,formation\n7,Count class,mask\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  g_assert_cmpuint (campaign->fleet->n_ships, ==, 11);
  g_assert_cmpuint (forcon_entity_find_named (campaign, FORCON_ENTITY_SHIP, "7"), ==, 11);
}

static void
nothing (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  ForconEntityRecord record;

  enter (chronicle, "name,class,formation,shields,turrets\nZero,Count class,mask,0,\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  forcon_entity_get (campaign, FORCON_ENTITY_SHIP, forcon_entity_find (campaign, FORCON_ENTITY_SHIP, "Zero"), &record);
  g_assert_cmpint (record.SHIP.shields, ==, 0);
  g_assert_cmpint (record.SHIP.turrets, ==, 3);
}

static void
flagship (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  ForconEntityRecord record;

  enter (chronicle, "name,class,formation,admiral,flagship\n"
                    "One,Count class,Wing,rivek,\n"
                    "Two,Count class,Wing,rivek,yes\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, forcon_entity_find (campaign, FORCON_ENTITY_FORMATION, "Wing"),
                     &record);
  g_assert_cmpuint (record.FORMATION.flagship.value, ==, forcon_entity_find (campaign, FORCON_ENTITY_SHIP, "Two"));
}

static ForconEntityRecord
ship_of (const ForconCampaign *campaign, const char *key)
{
  ForconEntityRecord record;

  g_assert_true (forcon_entity_get (campaign, FORCON_ENTITY_SHIP,
                                    forcon_entity_find (campaign, FORCON_ENTITY_SHIP, key), &record));
  return record;
}

/* Whoever waits for a formation of another admiral has none. */
static void
admiral (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);

  enter (chronicle, "ship,admiral,formation\nkestrel,rivek,\nhassadar,vorpatril,\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  ForconSideId rivek = { (guint16) forcon_entity_find (campaign, FORCON_ENTITY_ADMIRAL, "rivek") };

  g_assert_cmpuint (ship_of (campaign, "kestrel").SHIP.admiral.value, ==, rivek.value);
  g_assert_cmpuint (ship_of (campaign, "kestrel").SHIP.formation.value, ==, 0);
  g_assert_cmpuint (ship_of (campaign, "hassadar").SHIP.formation.value, !=, 0);
}

/* What players call them goes with the ships. */
static void
swapped (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  gboolean followed = FALSE;

  enter (chronicle, "ship,name\nkestrel,Hassadar\nhassadar,Count Piotr\ncount-piotr,Kestrel\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  g_assert_cmpstr (ship_of (campaign, "count-piotr").SHIP.name, ==, "Kestrel");
  for (guint i = 1; i <= forcon_entity_count (campaign, FORCON_ENTITY_ALIAS); i++)
    {
      ForconEntityRecord alias;

      forcon_entity_get (campaign, FORCON_ENTITY_ALIAS, i, &alias);
      followed = followed
                 || (g_str_equal (alias.ALIAS.name, "Hassadar") && g_str_equal (alias.ALIAS.other, "Пустельга"));
    }
  g_assert_true (followed);
}

/* Its flagship leaves a formation, and of those that come the first leads it until the table says who does. */
static void
another_flagship (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  ForconEntityRecord record;

  enter (chronicle, "ship,formation,flagship\ncount-piotr,spurs,\nkestrel,shield,\ngeneral-vorkraft,,yes\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  forcon_entity_get (campaign, FORCON_ENTITY_FORMATION,
                     forcon_entity_find (campaign, FORCON_ENTITY_FORMATION, "shield"), &record);
  g_assert_cmpuint (record.FORMATION.flagship.value, ==,
                    forcon_entity_find (campaign, FORCON_ENTITY_SHIP, "general-vorkraft"));
}

static void
no_flagship (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  ForconEntityRecord record;

  enter (chronicle, "ship,flagship\ncount-piotr,no\nkestrel,no\n");
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  forcon_entity_get (campaign, FORCON_ENTITY_FORMATION,
                     forcon_entity_find (campaign, FORCON_ENTITY_FORMATION, "shield"), &record);
  g_assert_cmpuint (record.FORMATION.flagship.value, ==, 0);
}

static void
weapon_names (void)
{
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  g_autofree char *table = forcon_ships_to_csv (forcon_chronicle_campaign (chronicle));

  g_assert_nonnull (strstr (table, " main calibre"));
  enter (chronicle, "ship,weapons\n"
                    "kestrel,gun battery turret bow+stern 30 3 0 the 50%25 gun; eye battery bow bow 9 1 0 eye\n");
  g_assert_cmpstr (ship_of (forcon_chronicle_campaign (chronicle), "kestrel").SHIP.weapons, ==,
                   "gun battery turret bow+stern 30 3 0 the%2050%25%20gun; eye battery bow bow 9 1 0 eye");
}

static void
wrong (void)
{
  static const char *const tables[][2] = {
    { "ship,speed\nkestrel,fast\n", "ships.csv:2: speed is \"fast\", expected a number" },
    { "ship,\"na\nme\"\n", "ships.csv:1: there is no column \"na me\", expected " },
    { "speed\n3\n", "ships.csv:1: the first line does not say which ships these are, expected a column \"ship\"" },
    { "\n,\nspeed\n3\n", "ships.csv:3: the first line does not say which ships these are, expected a column" },
    { "ship,name\n\n,\nkestrel,\"a\nb\"\nnew,New\n", "ships.csv:6: there is no ship \"new\" yet, expected the class" },
    { "ship,formation\nkestrel,Nowhere\n", "ships.csv:2: there is no formation \"Nowhere\" yet, expected an admiral" },
    { "ship,flagship\nkestrel,maybe\n", "ships.csv:2: flagship is \"maybe\", expected \"yes\" or \"no\"" },
    { "ship,admiral\nkestrel,nobody\n", "ships.csv:2: admiral is \"nobody\", expected the id of an admiral" },
    { "ship\nkestrel,1,2\n", "ships.csv:2: there are 3 cells, expected as many" },
    { "ship,owner\nhassadar,\"Gregor\nkestrel,Vor\n", "ships.csv:2: a cell begins with a quote, expected a quote at" },
    { "ship,admiral,formation\nkestrel,rivek,shield\n",
      "ships.csv:2: admiral is \"rivek\", expected \"vorpatril\", of whom the formation \"shield\" is" },
    { "ship,name,admiral,class,formation\n,A,rivek,Count class,New\n,B,vorpatril,Count class,New\n",
      "ships.csv:3: admiral is \"vorpatril\", expected \"rivek\", of whom the formation \"New\" is" },
    { "ship,speed\nkestrel,30\nhassadar,\nKestrel,31\n",
      "ships.csv:4: the ship \"Kestrel\" is in line 2 already, expected each" },
    { "name,class,admiral\nNew,Count class,rivek\nNew,Count class,rivek\n",
      "ships.csv:3: the ship \"New\" is in line 2 already, expected each ship once" },
    { "ship,flagship\ncount-piotr,yes\ngeneral-vorkraft,yes\n",
      "ships.csv:3: line 2 names the flagship of \"shield\" already, expected one flagship" },
    { "", "ships.csv:1: the file is empty, expected a line of names" },
    { "ship\n\xff\n", "ships.csv:1: the file is in another encoding, expected UTF-8" },
  };
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconChronicle) chronicle = begin (&scenario);
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *edits = read_table (tables[i][0], campaign, &error);

      g_assert_null (edits);
      g_assert_nonnull (error);
      if (!g_str_has_prefix (error->message, tables[i][1]))
        g_assert_cmpstr (error->message, ==, tables[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/ships-csv/a table that was written changes nothing", unchanged);
  g_test_add_func ("/storage/ships-csv/ships are changed and added in one step", edited);
  g_test_add_func ("/storage/ships-csv/a number can be a name", numbers);
  g_test_add_func ("/storage/ships-csv/a new ship has nothing of what its line says it has not", nothing);
  g_test_add_func ("/storage/ships-csv/who is said to be flagship of a new formation is", flagship);
  g_test_add_func ("/storage/ships-csv/a ship goes to the admiral that its line names, or stays with its own", admiral);
  g_test_add_func ("/storage/ships-csv/ships change their names among each other", swapped);
  g_test_add_func ("/storage/ships-csv/who is said to be flagship is, whoever came first", another_flagship);
  g_test_add_func ("/storage/ships-csv/who is said to be none is no flagship", no_flagship);
  g_test_add_func ("/storage/ships-csv/names of weapons are written and read with blanks", weapon_names);
  g_test_add_func ("/storage/ships-csv/what is wrong is told with its line and what was expected", wrong);
  return g_test_run ();
}
