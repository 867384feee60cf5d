/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios: what they say is what a campaign is before play, and what is wrong in them is told with its line. */
#include "storage/scenario/scenario.h"

#include "campaign/decision/campaign-decision.h"
#include "campaign/state/clock.h"
#include "storage/files/data.h"
#include "engine/state/formation.h"
#include "forcon-test-language.h"
#include "storage-sample.h"

#include <locale.h>

static ForconScenario *
load_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  ForconScenario *scenario = forcon_scenario_load (sample_write (text), NULL, &error);

  g_assert_no_error (error);
  return scenario;
}

static ForconScenario *
load_sample (void)
{
  g_autofree char *text = sample_resource_text ("scenario.xml");

  return load_text (text);
}

static ForconScenario *
load_ready_made (const char *relative)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (relative, &error);

  g_assert_no_error (error);
  ForconScenario *scenario = forcon_scenario_load (path, NULL, &error);

  g_assert_no_error (error);
  return scenario;
}

static ForconSectorId
sector (const ForconScenario *scenario, const char *word)
{
  return forcon_campaign_find_sector (scenario->campaign, word);
}

static ForconFormationId
formation (const ForconScenario *scenario, const char *word)
{
  return forcon_battle_find_formation (scenario->campaign->fleet, word);
}

static gboolean
are_neighbours (const ForconScenario *scenario, const char *one, const char *two)
{
  return forcon_campaign_neighbours (scenario->campaign, sector (scenario, one), sector (scenario, two));
}

static void
assert_at (const ForconScenario *scenario, const char *word, gint x, gint y)
{
  const ForconSector *at = forcon_campaign_sector (scenario->campaign, sector (scenario, word));

  g_assert_cmpint (at->x, ==, x);
  g_assert_cmpint (at->y, ==, y);
}

/* F-CAMP-2 */
static void
hexagons (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();

  g_assert_cmpint (scenario->campaign->progress.grid, ==, FORCON_GRID_HEX);
  assert_at (scenario, "a1", 0, 0);
  assert_at (scenario, "a2", 100, 0);
  assert_at (scenario, "b1", 50, 87);
  g_assert_true (are_neighbours (scenario, "a1", "a2"));
  g_assert_true (are_neighbours (scenario, "a1", "b1"));
  g_assert_true (are_neighbours (scenario, "a2", "b1"));
  g_assert_false (are_neighbours (scenario, "a2", "far"));
}

/* F-CAMP-2 */
static void
tunnels_and_stated_borders (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const GArray *borders = scenario->campaign->borders;

  g_assert_cmpuint (borders->len, ==, 5);
  g_assert_true (are_neighbours (scenario, "a1", "far"));
  g_assert_true (are_neighbours (scenario, "far", "b1"));
  g_assert_true (g_array_index (borders, ForconBorder, 3).tunnel);
  g_assert_false (g_array_index (borders, ForconBorder, 4).tunnel);
}

#define PLAIN_SHIPS                                                                                                    \
  "<class id='r' name='R' type='frigate' speed='32' greatest-turn='90' armour='3' hits='2' shields='1' turrets='1'"    \
  " readiness='6' ew-attack='2' ew-defence='2'/><power id='p' name='P'/><admiral id='x' name='X' power='p'/>"          \
  "<admiral id='y' name='Y' power='p'/>"

/* F-CAMP-2 */
static void
squares (void)
{
  g_autoptr (ForconScenario) scenario
      = load_text ("<campaign name='S' rules='forcon-2010' grid='square'>" PLAIN_SHIPS
                   "<sector id='a' name='A' column='1' row='1'/><sector id='b' name='B' column='2' row='1'/>"
                   "<sector id='c' name='C' column='2' row='2'/></campaign>");

  assert_at (scenario, "c", 200, 200);
  g_assert_true (are_neighbours (scenario, "a", "b"));
  g_assert_true (are_neighbours (scenario, "b", "c"));
  g_assert_false (are_neighbours (scenario, "a", "c"));
}

/* F-CAMP-2 */
static void
free_form (void)
{
  g_autoptr (ForconScenario) scenario
      = load_text ("<campaign name='S' rules='forcon-2010' grid='free'>" PLAIN_SHIPS
                   "<sector id='a' name='A' x='-20' y='5' outline='0,0 10,0 0,10'/><sector id='b' name='B' x='90' y='0'/>"
                   "<sector id='c' name='C' x='100' y='0'/><border one='a' two='b'/></campaign>");

  assert_at (scenario, "a", -20, 5);
  g_assert_cmpstr (forcon_campaign_sector (scenario->campaign, sector (scenario, "a"))->outline, ==,
                   "0,0 10,0 0,10");
  g_assert_true (are_neighbours (scenario, "a", "b"));
  g_assert_false (are_neighbours (scenario, "b", "c"));
}

/* F-CAMP-2 */
static void
what_lies_in_sectors (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const ForconFeature *home = &g_array_index (scenario->campaign->features, ForconFeature, 1);

  g_assert_cmpuint (scenario->campaign->features->len, ==, 4);
  g_assert_cmpint (home->kind, ==, FORCON_SECTOR_OBJECT_PLANET);
  g_assert_cmpuint (home->sector.value, ==, sector (scenario, "b1").value);
  g_assert_cmpuint (home->holder.value, ==, 1);
  g_assert_cmpint (home->garrison, ==, 4);
  g_assert_cmpstr (home->name, ==, "Home");
}

static void
powers_and_admirals (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const ForconCampaign *campaign = scenario->campaign;

  g_assert_cmpuint (campaign->powers->len, ==, 3);
  g_assert_cmpint (forcon_campaign_power (campaign, (ForconPowerId){ 1 })->colour, ==, 3);
  g_assert_cmpuint (forcon_campaign_n_admirals (campaign), ==, 3);
  g_assert_cmpstr (forcon_campaign_admiral_name (campaign, (ForconSideId){ 2 }), ==, "Blue");
  g_assert_true (forcon_campaign_admiral (campaign, (ForconSideId){ 2 })->absent);
  g_assert_true (forcon_campaign_admirals_hostile (campaign, (ForconSideId){ 1 }, (ForconSideId){ 2 }));
  g_assert_false (forcon_campaign_admirals_hostile (campaign, (ForconSideId){ 1 }, (ForconSideId){ 3 }));
}

/* F-CAMP-1 */
static void
periods_and_alarms (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();

  g_assert_cmpint (scenario->campaign->clock.collecting, ==, 30 * FORCON_MINUTE);
  g_assert_cmpint (scenario->campaign->clock.results, ==, scenario->rules->campaign.results * FORCON_MINUTE);
  g_assert_cmpuint (scenario->campaign->alarms->len, ==, 2);
  g_assert_cmpint (g_array_index (scenario->campaign->alarms, ForconAlarm, 0).minutes, ==, 5);
}

/* F-CAMP-12 */
static void
formations (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const ForconBattle *fleet = scenario->campaign->fleet;
  ForconFormationId guard = formation (scenario, "guard");
  ForconShipId verbena = forcon_battle_find_ship (fleet, "verbena");
  const ForconPost *post = forcon_campaign_post (scenario->campaign, guard);

  g_assert_true (post->formed);
  g_assert_cmpuint (post->sector.value, ==, sector (scenario, "b1").value);
  g_assert_cmpint (post->posture, ==, FORCON_POSTURE_DEFENCE);
  g_assert_cmpuint (forcon_battle_formation (fleet, guard)->flagship.value, ==,
                    forcon_battle_find_ship (fleet, "wormwood").value);
  g_assert_cmpint (forcon_battle_ship (fleet, verbena)->succession, ==, 1);
  g_assert_cmpint (forcon_battle_card (fleet, verbena)->readiness, ==, 9);
  g_assert_cmpuint (forcon_formation_ships (fleet, guard).n, ==, 2);
}

/* F-CAMP-12: ships that wait, a formation without a flagship and one without a place keep play from beginning. */
static void
what_is_missing (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  g_autoptr (GArray) lacks = forcon_campaign_lacks (scenario->campaign, scenario->rules);

  g_assert_cmpuint (scenario->campaign->posts->len, ==, 5);
  g_assert_cmpuint (lacks->len, ==, 5);
}

/* F-CAMP-8 */
static void
minefields (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const ForconField *field = &g_array_index (scenario->campaign->fields, ForconField, 0);

  g_assert_cmpint (field->charge, ==, FORCON_CHARGE_TORPEDO);
  g_assert_cmpint (field->range, ==, FORCON_CM (20));
  g_assert_cmpint (field->strength, ==, scenario->rules->mine.cards[FORCON_CHARGE_TORPEDO].strength);
  g_assert_cmpint (field->count, ==, 3);
  g_assert_cmpuint (field->known, ==, 1u << 2 | 1u << 3);
}

/* F-CAMP-8 */
static void
sightings (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const ForconSighting *of_guard
      = forcon_campaign_sighting (scenario->campaign, (ForconSideId){ 2 }, formation (scenario, "guard"));
  const ForconSighting *of_wolves
      = forcon_campaign_sighting (scenario->campaign, (ForconSideId){ 1 }, formation (scenario, "wolves"));

  g_assert_cmpint (of_guard->level, ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpuint (of_guard->sector.value, ==, sector (scenario, "b1").value);
  g_assert_cmpuint (of_guard->ships.n, ==, 2);
  g_assert_cmpuint (of_wolves->sector.value, ==, sector (scenario, "a1").value);
  g_assert_cmpuint (of_wolves->owner.value, ==, 2);
  g_assert_cmpint (of_wolves->count, ==, 1);
  g_assert_cmpuint (of_wolves->ships.n, ==, 0);
}

/* F-CAMP-8 */
static void
notices (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const GArray *published = scenario->campaign->notices;

  g_assert_cmpuint (published->len, ==, 2);
  g_assert_cmpuint (g_array_index (published, ForconNotice, 0).sector.value, ==, sector (scenario, "b1").value);
  g_assert_cmpint (g_array_index (published, ForconNotice, 0).count, ==, 2);
  g_assert_cmpstr (g_array_index (published, ForconNotice, 1).text, ==, "A wreck drifts here");
}

/* F-CAMP-11 */
static void
seeded (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  ForconRandom random = forcon_random_seeded (4, FORCON_RANDOM_BATTLE_STREAM);

  forcon_scenario_seed (scenario, 4);
  g_assert_cmpuint (scenario->campaign->progress.seed, ==, 4);
  g_assert_cmpuint (scenario->campaign->fleet->random.state, ==, random.state);
  g_assert_false (forcon_campaign_is_keyed (scenario->campaign));
}

static void
drawn (void)
{
  g_autoptr (ForconScenario) one = load_sample ();
  g_autoptr (ForconScenario) two = load_sample ();

  forcon_scenario_draw_secret (one);
  forcon_scenario_draw_secret (two);
  g_assert_true (forcon_campaign_is_keyed (one->campaign));
  g_assert_cmpuint (one->campaign->progress.seed, !=, two->campaign->progress.seed);
}

/* Whoever has the file would know the dice. */
static void
no_seed_in_a_file (void)
{
  g_autofree char *sound = sample_resource_text ("scenario.xml");

  sample_write_changed (sound, "grid=\"hex\"", "grid=\"hex\" seed=\"7\"");
  g_assert_null (forcon_scenario_load (sample_path (), NULL, NULL));
}

/* F-CAMP-4 */
static void
aliases (void)
{
  g_autoptr (ForconScenario) scenario = load_sample ();
  const ForconAlias *alias = &g_array_index (scenario->campaign->aliases, ForconAlias, 0);

  g_assert_cmpuint (scenario->campaign->aliases->len, ==, 1);
  g_assert_cmpstr (alias->name, ==, "Wolf");
  g_assert_cmpstr (alias->other, ==, "Волчара");
}

static gboolean
is_called (const ForconScenario *scenario, const char *name, const char *other)
{
  for (guint i = 0; i < scenario->campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (scenario->campaign->aliases, ForconAlias, i);

      if (g_str_equal (alias->name, name) && g_str_equal (alias->other, other))
        return TRUE;
    }
  return FALSE;
}

/* The ready-made ones */

static void
assert_counts (const ForconScenario *scenario, guint n_powers, guint n_admirals, guint n_sectors, guint n_formations,
               guint n_ships)
{
  g_autoptr (GArray) lacks = forcon_campaign_lacks (scenario->campaign, scenario->rules);

  g_assert_cmpuint (scenario->campaign->powers->len, ==, n_powers);
  g_assert_cmpuint (scenario->campaign->admirals->len, ==, n_admirals);
  g_assert_cmpuint (scenario->campaign->sectors->len, ==, n_sectors);
  g_assert_cmpuint (scenario->campaign->posts->len, ==, n_formations);
  g_assert_cmpuint (scenario->campaign->fleet->n_ships, ==, n_ships);
  g_assert_cmpuint (lacks->len, ==, 0);
}

static guint
count_features (const ForconScenario *scenario, ForconSectorObjectKind kind)
{
  guint n = 0;

  for (guint i = 0; i < scenario->campaign->features->len; i++)
    n += g_array_index (scenario->campaign->features, ForconFeature, i).kind == kind ? 1 : 0;
  return n;
}

static guint
count_neighbours (const ForconScenario *scenario, const char *word)
{
  guint n = 0;

  for (guint i = 1; i <= scenario->campaign->sectors->len; i++)
    n += forcon_campaign_neighbours (scenario->campaign, sector (scenario, word), (ForconSectorId){ (guint16) i });
  return n;
}

static void
whole_game (void)
{
  g_autoptr (ForconScenario) scenario = load_ready_made ("scenarios/forcon-2010.xml");

  assert_counts (scenario, 4, 6, 19, 20, 75);
  g_assert_cmpuint (count_features (scenario, FORCON_SECTOR_OBJECT_TUNNEL_MOUTH), ==, 2);
  g_assert_cmpuint (count_features (scenario, FORCON_SECTOR_OBJECT_PLANET), ==, 1);
  g_assert_cmpuint (count_features (scenario, FORCON_SECTOR_OBJECT_STATION), ==, 1);
  g_assert_cmpuint (count_neighbours (scenario, "c3"), ==, 6);
  g_assert_cmpuint (count_neighbours (scenario, "c1"), ==, 3);
  g_assert_true (are_neighbours (scenario, "a3", "e1"));
}

/* F-FORM-7 */
static void
line_of_succession (void)
{
  g_autoptr (ForconScenario) scenario = load_ready_made ("scenarios/forcon-2010.xml");
  const ForconBattle *fleet = scenario->campaign->fleet;

  g_assert_cmpint (forcon_battle_ship (fleet, forcon_battle_find_ship (fleet, "emperor-dorca"))->succession, ==, 1);
  g_assert_cmpint (forcon_battle_ship (fleet, forcon_battle_find_ship (fleet, "count-piotr"))->succession, ==, 2);
  g_assert_cmpint (forcon_battle_ship (fleet, forcon_battle_find_ship (fleet, "hassadar"))->succession, ==, 0);
}

/* F-CAMP-7: nobody has seen a formation that lies in ambush. */
static void
ambushes_are_secret (void)
{
  g_autoptr (ForconScenario) scenario = load_ready_made ("scenarios/forcon-2010.xml");
  guint n_hidden = 0;

  for (guint i = 1; i <= scenario->campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (forcon_campaign_post (scenario->campaign, id)->posture != FORCON_POSTURE_AMBUSH)
        continue;
      n_hidden++;
      for (guint side = 1; side <= forcon_campaign_n_admirals (scenario->campaign); side++)
        g_assert_null (forcon_campaign_sighting (scenario->campaign, (ForconSideId){ (guint16) side }, id));
    }
  g_assert_cmpuint (n_hidden, ==, 3);
}

static void
skirmish (void)
{
  g_autoptr (ForconScenario) scenario = load_ready_made ("scenarios/skirmish.xml");

  assert_counts (scenario, 2, 2, 7, 4, 10);
  g_assert_cmpuint (count_neighbours (scenario, "b2"), ==, 6);
}

/* F-CAMP-4 */
static void
russian_names (void)
{
  if (!test_speak_russian ())
    return;
  g_autoptr (ForconScenario) scenario = load_ready_made ("scenarios/forcon-2010.xml");

  g_assert_true (is_called (scenario, "Iron Wall", "Железная стена"));
  g_assert_true (is_called (scenario, "Westgate", "Западные ворота"));
  g_assert_true (is_called (scenario, "Ring Dock", "Кольцевой док"));
  g_assert_true (is_called (scenario, "Prince Serg", "Принц Серг"));
}

static const SampleWrong wrongs[] = {
  { "an unknown grid is refused", "grid=\"hex\"", "grid=\"round\"", "<campaign",
    "attribute \"grid\" of \"campaign\" is \"round\", expected \"square\", \"hex\" or \"free\"" },
  { "rules that are not there are refused", "forcon-2010", "forcon-1999", "<campaign",
    "attribute \"rules\" of \"campaign\" is \"forcon-1999\", expected a rule set: forcon-1999.xml beside this file, among your own, or one of the program's" },
  { "a period of no time is refused", "collecting=\"30\"", "collecting=\"0\"", "<periods",
    "attribute \"collecting\" of \"periods\" is \"0\", expected a number of at least 1" },
  { "two alarms at one time are refused", "minutes=\"1\"", "minutes=\"5\"", "minutes=\"5\"/>\n  <fleet",
    "\"alarm\" \"5\" is there a second time, expected each only once" },
  { "an admiral of no power is refused", "power=\"south\"", "power=\"east\"", "<admiral id=\"blue\"",
    "attribute \"power\" of \"admiral\" is \"east\", expected the id of a power" },
  { "two admirals of one name are refused", "name=\"Blue\"", "name=\"Red\"", "<admiral id=\"blue\"",
    "\"admiral\" \"Red\" is there a second time, expected each only once" },
  { "two admirals of one name of several words are refused, and the whole name told", "name=\"Red\" power=\"north\"/>\n  <admiral id=\"blue\" name=\"Blue\"",
    "name=\"O'Hara, the Red\" power=\"north\"/>\n  <admiral id=\"blue\" name=\"O'Hara, the Red\"", "<admiral id=\"blue\"",
    "\"admiral\" \"O'Hara, the Red\" is there a second time, expected each only once" },
  { "two sectors of one name are refused", "name=\"A2\"", "name=\"A1\"", "<sector id=\"a2\"",
    "\"sector\" \"A1\" is there a second time, expected each only once" },
  { "two sectors of one id are refused", "<sector id=\"a2\"", "<sector id=\"a1\"", "name=\"A2\"",
    "\"sector\" \"a1\" is there a second time, expected each only once" },
  { "a sector of a grid without a column is refused", "column=\"1\" row=\"0\"", "x=\"1\" y=\"0\"", "<sector id=\"a2\"",
    "the sector does not say where it is, expected \"column\" and \"row\" on a grid" },
  { "a sector of a free map without coordinates is refused", "grid=\"hex\"", "grid=\"free\"", "<sector id=\"a1\"",
    "the sector does not say where it is, expected \"x\" and \"y\" on a map without a grid" },
  { "two sectors in one place are refused", "column=\"1\" row=\"0\"", "column=\"0\" row=\"0\"", "<sector id=\"a2\"",
    "\"a2\" lies where \"a1\" does, expected a place of its own" },
  { "an outline of two corners is refused", "column=\"1\" row=\"0\"", "column=\"1\" row=\"0\" outline=\"0,0 1,1\"",
    "<sector id=\"a2\"",
    "attribute \"outline\" of \"sector\" is \"0,0 1,1\", expected at least three corners such as 0,0 100,0 50,80" },
  { "two objects of one id are refused", "id=\"luna\"", "id=\"home\"", "<moon",
    "there is a \"home\" already, expected an id of its own" },
  { "a planet of nobody known is refused", "holder=\"red\"", "holder=\"black\"", "<planet",
    "attribute \"holder\" of \"planet\" is \"black\", expected the id of an admiral" },
  { "a moon has no holder", "id=\"luna\"", "id=\"luna\" holder=\"red\"", "<moon",
    "attribute \"holder\" of \"moon\" is unknown, expected an attribute that \"moon\" has" },
  { "a border to nowhere is refused", "two=\"far\" tunnel", "two=\"near\" tunnel", "<border one=\"a1\"",
    "attribute \"two\" of \"border\" is \"near\", expected the id of a sector" },
  { "a border of a sector with itself is refused", "two=\"far\" tunnel", "two=\"a1\" tunnel", "<border one=\"a1\"",
    "attribute \"two\" of \"border\" is \"a1\", expected another sector" },
  { "a border that the grid has is refused", "<border one=\"b1\" two=\"far\"/>", "<border one=\"b1\" two=\"a1\"/>",
    "<border one=\"b1\"",
    "\"b1\" and \"a1\" are neighbours already, expected each border once; those of a grid follow from it" },
  { "a border that is there twice is refused", "<border one=\"b1\" two=\"far\"/>", "<border one=\"far\" two=\"a1\"/>",
    "<border one=\"far\"",
    "\"far\" and \"a1\" are neighbours already, expected each border once; those of a grid follow from it" },
  { "a tunnel without a mouth is refused", "<border one=\"b1\" two=\"far\"/>",
    "<border one=\"b1\" two=\"far\" tunnel=\"yes\"/>", "<border one=\"b1\"",
    "there is a tunnel between \"b1\" and \"far\", expected a tunnel mouth at both ends" },
  { "a formation of no admiral is refused", "admiral=\"red\" sector", "admiral=\"black\" sector", "<formation id=\"guard",
    "attribute \"admiral\" of \"formation\" is \"black\", expected the id of an admiral" },
  { "a formation in no sector is refused", "sector=\"b1\" posture", "sector=\"b9\" posture", "<formation id=\"guard",
    "attribute \"sector\" of \"formation\" is \"b9\", expected the id of a sector" },
  { "a formation without ships is refused", "    <ship class=\"raider\" id=\"fox\" name=\"Fox\"/>\n", "",
    "<formation id=\"reserve", "\"formation\" ends too early, expected \"ship\"" },
  { "two formations of one name are refused", "name=\"Wolves\"", "name=\"Guard\"", "<formation id=\"wolves",
    "\"formation\" \"Guard\" is there a second time, expected each only once" },
  { "a formation with the word of a nameless one is refused", "id=\"wolves\" name", "id=\"formation-2\" name",
    "<formation id=\"formation-2",
    "attribute \"id\" of \"formation\" is \"formation-2\", expected an id that does not begin like those of formations "
    "without one" },
  { "an unknown posture is refused", "posture=\"defence\"", "posture=\"asleep\"", "<formation id=\"guard",
    "attribute \"posture\" of \"formation\" is \"asleep\", expected \"none\", \"battle\", \"march\", \"screen\", "
    "\"ambush\" or \"defence\"" },
  { "a flagship from elsewhere is refused", "flagship=\"wormwood\"", "flagship=\"hyssop\"", "<formation id=\"guard",
    "formation \"guard\" names \"hyssop\", expected a ship of that formation" },
  { "a flagship that succeeds itself is refused", "successors=\"verbena\"", "successors=\"verbena wormwood\"",
    "<formation id=\"guard",
    "\"wormwood\" succeeds in formation \"guard\", expected each only once, and not the flagship" },
  { "a successor from elsewhere is refused", "successors=\"verbena\"", "successors=\"wolf\"", "<formation id=\"guard",
    "formation \"guard\" names \"wolf\", expected a ship of that formation" },
  { "a ship that no book has is refused", "from=\"hyssop\"", "from=\"grozny\"", "<ship from=\"grozny",
    "attribute \"from\" of \"ship\" is \"grozny\", expected the id of a ship in a fleet book" },
  { "a ship that is there twice is refused", "from=\"hyssop\"", "from=\"verbena\"", "<ship from=\"verbena\"/>",
    "a ship \"verbena\" is there already, expected an id of its own" },
  { "two ships of one name are refused", "name=\"Fox\"", "name=\"Wolf\"", "id=\"fox\"",
    "a ship \"Wolf\" is there already, expected a name of its own" },
  { "a ship that says not what it is is refused", "<ship from=\"hyssop\"/>", "<ship/>", "<ship/>",
    "the ship does not say what it is, expected \"from\", or else \"class\", \"id\" and \"name\"" },
  { "a roster of nobody is refused", "<roster admiral=\"red\"", "<roster admiral=\"black\"", "<roster",
    "attribute \"admiral\" of \"roster\" is \"black\", expected the id of an admiral" },
  { "mines of nobody are refused", "<minefield admiral=\"blue\"", "<minefield admiral=\"black\"", "<minefield",
    "attribute \"admiral\" of \"minefield\" is \"black\", expected the id of an admiral" },
  { "mines that nobody known knows of are refused", "known-to=\"green\"", "known-to=\"green black\"", "<minefield",
    "attribute \"known-to\" of \"minefield\" is \"green black\", expected ids of admirals" },
  { "no mines are refused", "count=\"3\"", "count=\"0\"", "<minefield",
    "attribute \"count\" of \"minefield\" is \"0\", expected a number of at least 1" },
  { "a sighting of no formation is refused", "formation=\"guard\" level=\"identified\"/>\n  <sighting",
    "formation=\"guards\" level=\"identified\"/>\n  <sighting", "<sighting admiral=\"blue\"",
    "attribute \"formation\" of \"sighting\" is \"guards\", expected the id of a formation in this file" },
  { "a sighting of one's own is refused", "<sighting admiral=\"blue\"", "<sighting admiral=\"red\"",
    "<sighting admiral=\"red\" formation=\"guard\"",
    "attribute \"formation\" of \"sighting\" is \"guard\", expected a formation of another admiral" },
  { "a second sighting is refused", "<sighting admiral=\"red\" formation=\"wolves\"",
    "<sighting admiral=\"blue\" formation=\"guard\"", "<sighting admiral=\"blue\" formation=\"guard\" level=\"contact\"",
    "attribute \"formation\" of \"sighting\" is \"guard\", expected each only once" },
  { "a sighting of what is nowhere is refused", "formation=\"guard\" level=\"identified\"/>\n  <sighting",
    "formation=\"reserve\" level=\"identified\"/>\n  <sighting", "<sighting admiral=\"blue\"",
    "\"reserve\" is nowhere yet, expected \"sector\", the id of one" },
  { "a notice that says nothing is refused", " text=\"A wreck drifts here\"", "", "<notice sector",
    "the notice says nothing, expected \"formation\", or \"sector\" and \"text\"" },
  { "another name of nothing is refused", "<alias name=\"Wolf\"", "<alias name=\"Bear\"", "<alias",
    "attribute \"name\" of \"alias\" is \"Bear\", expected the name of a sector, an object, a formation or a ship" },
};

/* F-FORM-1 */
static void
too_large_a_formation (void)
{
  g_autofree char *sound = sample_resource_text ("scenario.xml");
  g_autoptr (GString) ships = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 7; i++)
    g_string_append_printf (ships, "<ship class=\"raider\" id=\"wolf-%u\" name=\"Wolf %u\"/>", i, i);
  sample_write_changed (sound, "<ship class=\"raider\" id=\"wolf\" name=\"Wolf\"/>", ships->str);
  g_assert_null (forcon_scenario_load (sample_path (), NULL, &error));
  sample_assert_error (&error, sample_path (), 33,
                       "formation \"wolves\" has escorts: 7, capital ships: 0, expected at most 6 and 6");
}

int
main (int argc, char **argv)
{
  g_autofree char *sound = NULL;
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/scenario/" path, function)
  TEST ("hexagons touch six others, and odd rows lie half a sector to the right", hexagons);
  TEST ("tunnels and stated borders come on top of the grid's", tunnels_and_stated_borders);
  TEST ("squares touch by their edges", squares);
  TEST ("on a map without a grid only stated borders count", free_form);
  TEST ("objects lie in the sector that holds them", what_lies_in_sectors);
  TEST ("powers of one alliance are not hostile", powers_and_admirals);
  TEST ("a period that is not stated is as long as the rules say", periods_and_alarms);
  TEST ("a formation has its ships, place, posture and line of succession", formations);
  TEST ("what the file leaves open is missing before play", what_is_missing);
  TEST ("mines are known to whom the file says, and as the rules have them otherwise", minefields);
  TEST ("a sighting tells of the formation as it is, where the file says or where it is", sightings);
  TEST ("notices stand on the main map from the start", notices);
  TEST ("what players call something besides its name is kept", aliases);
  TEST ("a seed fixes tables and dice", seeded);
  TEST ("without a seed no two campaigns are alike", drawn);
  TEST ("no seed stands in a file", no_seed_in_a_file);
  TEST ("the whole game has six admirals, nineteen sectors and twenty formations", whole_game);
  TEST ("successors stand in the order in which the file names them", line_of_succession);
  TEST ("nobody knows of a formation that lies in ambush in the whole game", ambushes_are_secret);
  TEST ("the skirmish has two admirals, seven sectors and ten ships", skirmish);
  TEST ("a formation of more ships than the rules allow is refused", too_large_a_formation);
  sound = sample_resource_text ("scenario.xml");
  sample_add_wrongs ("/storage/scenario", sound, wrongs, G_N_ELEMENTS (wrongs));
  TEST ("in Russian, things of the whole game go by their Russian names too", russian_names);
  status = g_test_run ();
  sample_forget ();
  return status;
}
