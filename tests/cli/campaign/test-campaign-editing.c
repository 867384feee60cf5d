/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario is made by commands alone, checked, written as a file, and played. */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

#define WORDS_MAX 8

/* The whole of scenarios/skirmish.xml; its ships come from fleet books. */
static const char *const skirmish[][WORDS_MAX] = {
  { "change", "campaign", "1", "collecting=10", "results=5" },
  { "add", "alarm", "minutes=2" },
  { "add", "power", "id=barrayar", "name=Barrayar" },
  { "add", "power", "id=cetaganda", "name=Cetaganda" },
  { "add", "admiral", "id=vorpatril", "name=Captain Vorpatril", "power=barrayar" },
  { "add", "admiral", "id=rivek", "name=Ghem-captain Rivek", "power=cetaganda" },
  { "add", "sector", "id=a1", "name=Cold Harbour", "column=1", "row=0" },
  { "add", "object", "kind=tunnel-mouth", "sector=a1", "id=cold-mouth", "name=Cold mouth" },
  { "add", "sector", "id=a2", "name=Ash", "column=2", "row=0" },
  { "add", "sector", "id=b1", "name=Wayside", "column=0", "row=1" },
  { "add", "sector", "id=b2", "name=Crossing", "column=1", "row=1" },
  { "add", "object", "kind=planet", "sector=b2", "id=solstice", "name=Solstice" },
  { "add", "sector", "id=b3", "name=Far Side", "column=2", "row=1" },
  { "add", "object", "kind=asteroid-belt", "sector=b3", "id=rubble", "name=Rubble" },
  { "add", "sector", "id=c1", "name=Ember", "column=1", "row=2" },
  { "add", "sector", "id=c2", "name=Warm Harbour", "column=2", "row=2" },
  { "add", "object", "kind=tunnel-mouth", "sector=c2", "id=warm-mouth", "name=Warm mouth" },
  { "add", "border", "one=a1", "two=c2", "tunnel=yes" },
  { "add", "formation", "id=shield", "name=Shield", "admiral=vorpatril", "sector=b1", "posture=battle" },
  { "add", "ship", "from=fleets/barrayar.xml#count-piotr", "formation=shield" },
  { "add", "ship", "from=fleets/barrayar.xml#general-vorkraft", "formation=shield" },
  { "add", "ship", "from=fleets/barrayar.xml#hassadar", "formation=shield" },
  { "change", "ship", "general-vorkraft", "succession=1" },
  { "add", "formation", "id=spurs", "name=Spurs", "admiral=vorpatril", "sector=c1", "posture=screen" },
  { "add", "ship", "from=fleets/barrayar.xml#vorthalia-the-bold", "formation=spurs" },
  { "add", "ship", "from=fleets/barrayar.xml#kestrel", "formation=spurs" },
  { "add", "formation", "id=fan", "name=Fan", "admiral=rivek", "sector=b3", "posture=battle" },
  { "add", "ship", "from=fleets/cetaganda.xml#ghem-general-naru", "formation=fan" },
  { "add", "ship", "from=fleets/cetaganda.xml#ghem-lord-arvin", "formation=fan" },
  { "add", "ship", "from=fleets/cetaganda.xml#autumn-brocade", "formation=fan" },
  { "change", "ship", "ghem-lord-arvin", "succession=1" },
  { "add", "formation", "id=mask", "name=Mask", "admiral=rivek", "sector=a2", "posture=ambush" },
  { "add", "ship", "from=fleets/cetaganda.xml#ghem-colonel-benin", "formation=mask" },
  { "add", "ship", "from=fleets/cetaganda.xml#painted-mask", "formation=mask" },
  { "add", "minefield", "admiral=vorpatril", "sector=c1", "charge=plasma", "count=2" },
  { "add", "sighting", "admiral=vorpatril", "formation=fan", "level=contact" },
  { "add", "sighting", "admiral=rivek", "formation=shield", "level=contact" },
  { "add", "alias", "name=Cold Harbour", "other=Холодная гавань" },
  { "add", "alias", "name=Cold mouth", "other=Холодное устье" },
  { "add", "alias", "name=Ash", "other=Пепел" },
  { "add", "alias", "name=Wayside", "other=Обочина" },
  { "add", "alias", "name=Crossing", "other=Перекрёсток" },
  { "add", "alias", "name=Solstice", "other=Солнцестояние" },
  { "add", "alias", "name=Far Side", "other=Дальняя сторона" },
  { "add", "alias", "name=Rubble", "other=Щебень" },
  { "add", "alias", "name=Ember", "other=Уголёк" },
  { "add", "alias", "name=Warm Harbour", "other=Тёплая гавань" },
  { "add", "alias", "name=Warm mouth", "other=Тёплое устье" },
  { "add", "alias", "name=Shield", "other=Щит" },
  { "add", "alias", "name=Count Piotr", "other=Граф Пётр" },
  { "add", "alias", "name=General Vorkraft", "other=Генерал Форкрафт" },
  { "add", "alias", "name=Hassadar", "other=Хассадар" },
  { "add", "alias", "name=Spurs", "other=Шпоры" },
  { "add", "alias", "name=Vorthalia the Bold", "other=Форталия Смелый" },
  { "add", "alias", "name=Kestrel", "other=Пустельга" },
  { "add", "alias", "name=Fan", "other=Веер" },
  { "add", "alias", "name=Ghem-general Naru", "other=Гем-генерал Нару" },
  { "add", "alias", "name=Ghem-lord Arvin", "other=Гем-лорд Арвин" },
  { "add", "alias", "name=Autumn Brocade", "other=Осенняя парча" },
  { "add", "alias", "name=Mask", "other=Маска" },
  { "add", "alias", "name=Ghem-colonel Benin", "other=Гем-полковник Бенин" },
  { "add", "alias", "name=Painted Mask", "other=Расписная маска" },
};

static Run *
edit (const char *campaign, const char *const *words)
{
  return run_forcon ("do", campaign, words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7],
                     NULL);
}

static char *
file_of (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static char *
scenario_of (const char *campaign)
{
  g_autofree char *path = g_strconcat (campaign, ".scenario.xml", NULL);

  /* Parts of a map are no scenario yet, which is said. */
  g_autoptr (Run) run = run_forcon ("export", campaign, "--scenario", "-o", path, NULL);

  g_assert_cmpint (run->status, ==, 0);
  return file_of (path);
}

/* The campaign without the text that it was made from. */
static char *
without_text (const char *campaign)
{
  g_autofree char *xml = g_strconcat (campaign, ".whole.xml", NULL);
  g_autofree char *copy = fresh_campaign_path ("without-text.forcon");
  g_autoptr (GRegex) kept = g_regex_new ("<setting name=\"scenario\" value=\"[^\"]*\"/>", 0, 0, NULL);
  g_autofree char *text = NULL, *rest = NULL;

  do_forcon ("export", campaign, "-o", xml, NULL);
  text = file_of (xml);
  g_assert_true (g_regex_match (kept, text, 0, NULL));
  rest = g_regex_replace (kept, text, -1, 0, "", 0, NULL);
  g_assert_true (g_file_set_contents (xml, rest, -1, NULL));
  do_forcon ("import", xml, copy, NULL);
  return g_steal_pointer (&copy);
}

/* All that an admiral knows after the first phase, but for when it was; the dice are those of a seed. */
static char *
known (const char *campaign)
{
  g_autofree char *path = g_strconcat (campaign, ".known.xml", NULL);
  g_autoptr (GRegex) moments = g_regex_new (" (wall|uptime|elapsed|boot|left)=\"[^\"]*\"", 0, 0, NULL);
  g_autofree char *text = NULL;

  do_forcon ("begin", campaign, NULL);
  do_forcon ("advance", campaign, NULL);
  do_forcon ("advance", campaign, NULL);
  do_forcon ("export", campaign, "--as", "vorpatril", "-o", path, NULL);
  text = file_of (path);
  return g_regex_replace (moments, text, -1, 0, "", 0, NULL);
}

static void
test_skirmish (void)
{
  g_autofree char *made = fresh_campaign_path ("made.forcon");
  g_autofree char *loaded = fresh_campaign_path ("loaded.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *from_made = NULL, *from_loaded = NULL, *bare = NULL;

  do_forcon ("new", "--empty", "Skirmish at Solstice", made, "--grid", "hex", "--seed", "5", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (skirmish); i++)
    {
      g_autoptr (Run) run = edit (made, skirmish[i]);

      g_assert_cmpstr (run->err, ==, "");
      g_assert_cmpint (run->status, ==, 0);
    }
  do_forcon ("verify", made, NULL);
  do_forcon ("new", scenario, loaded, "--seed", "5", NULL);
  bare = without_text (loaded);
  from_made = scenario_of (made);
  from_loaded = scenario_of (bare);
  g_assert_cmpstr (from_made, ==, from_loaded);
  g_autofree char *of_made = known (made);
  g_autofree char *of_loaded = known (loaded);

  g_assert_nonnull (strstr (of_made, "general-vorkraft"));
  g_assert_null (strstr (of_made, "ghem-general-naru"));
  g_assert_cmpstr (of_made, ==, of_loaded);
}

/* What was written is a scenario as any other, and a copy of a campaign in play begins anew. */
static void
test_again (void)
{
  g_autofree char *first = begun_campaign ("first.forcon");
  g_autofree char *copy = fresh_campaign_path ("copy.forcon");
  g_autofree char *again = fresh_campaign_path ("again.forcon");
  g_autofree char *file = g_strconcat (first, ".scenario.xml", NULL);
  g_autofree char *of_first = NULL, *of_copy = NULL, *of_again = NULL;

  do_forcon ("new", "--from", first, copy, NULL);
  of_first = scenario_of (first);
  of_copy = scenario_of (copy);
  g_assert_cmpstr (of_first, ==, of_copy);
  do_forcon ("new", file, again, NULL);
  of_again = scenario_of (again);
  g_assert_cmpstr (of_first, ==, of_again);
}

/* A file that somebody has written by hand is written as it was, but for what was edited since. */
static void
test_kept (void)
{
  g_autofree char *path = new_campaign ("kept.forcon");
  g_autofree char *scenario = skirmish_scenario ();
  g_autofree char *file = file_of (scenario);
  g_autofree char *before = scenario_of (path);
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, file);
  do_forcon ("do", path, "change", "sector", "a2", "row=0", "column=3", NULL);
  after = scenario_of (path);
  g_assert_nonnull (strstr (after, "<sector id=\"a2\" name=\"Ash\" column=\"3\" row=\"0\"/>"));
  g_assert_nonnull (strstr (after, "<!-- What Russian order sheets"));
}

/* Comments and the picture go with a copy into another folder; what cannot be handed on is said. */
static void
test_handed_on (void)
{
  g_autofree char *path = new_campaign ("handed-on.forcon");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *picture = g_build_filename (folder, "handed-on.png", NULL);
  g_autofree char *elsewhere = g_build_filename (folder, "elsewhere", NULL);
  g_autofree char *copy = g_build_filename (elsewhere, "copy.forcon", NULL);
  g_autofree char *file = g_build_filename (elsewhere, "copy.xml", NULL);
  g_autofree char *there = g_build_filename (elsewhere, "handed-on.png", NULL);
  g_autofree char *said = NULL, *text = NULL;
  g_autoptr (Run) refused = NULL;

  g_assert_cmpint (g_mkdir_with_parents (elsewhere, 0700), ==, 0);
  g_remove (copy);
  g_remove (there);
  g_assert_true (g_file_set_contents (picture, "a picture", -1, NULL));
  do_forcon ("do", path, "change", "campaign", "1", "picture=handed-on.png", NULL);
  do_forcon ("new", "--from", path, copy, NULL);
  said = file_of (there);
  g_assert_cmpstr (said, ==, "a picture");
  do_forcon ("export", copy, "--scenario", "-o", file, NULL);
  text = file_of (file);
  g_assert_nonnull (strstr (text, "<!-- What Russian order sheets"));
  g_assert_true (g_file_set_contents (there, "another", -1, NULL));
  refused = run_forcon ("export", path, "--scenario", "-o", file, NULL);
  g_assert_cmpint (refused->status, ==, 0);
  g_assert_nonnull (strstr (refused->err, "The picture to trace was not copied: another “handed-on.png” is there"));
}

static void
test_unreadable (void)
{
  g_autofree char *path = new_campaign ("unreadable.forcon");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *file = g_build_filename (folder, "unreadable.xml", NULL);

  do_forcon ("do", path, "add", "formation", "name=Reserve", "admiral=rivek", NULL);
  g_autoptr (Run) run = run_forcon ("export", path, "--scenario", "-o", file, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->err, "has no ships"));
  g_assert_nonnull (strstr (run->err, "cannot be opened before that is mended"));
}

static void
test_only_one (void)
{
  g_autofree char *path = new_campaign ("only-one.forcon");
  g_autoptr (Run) first = run_forcon ("do", path, "change", "campaign", "collecting=7", NULL);
  g_autoptr (Run) both = run_forcon ("do", path, "change", "campaign", "collecting=8", "results=3", NULL);
  g_autoptr (Run) nothing = run_forcon ("do", path, "change", "campaign", NULL);

  g_assert_cmpint (first->status, ==, 0);
  g_assert_nonnull (strstr (first->out, "minutes for orders 10 → 7"));
  g_assert_nonnull (strstr (both->out, "minutes for orders 7 → 8"));
  g_assert_nonnull (strstr (both->out, "minutes for results 5 → 3"));
  g_assert_cmpint (nothing->status, ==, 2);
  g_assert_nonnull (strstr (nothing->err, "KIND WHICH [PROPERTY=VALUE…] was expected"));
}

static void
test_begun (void)
{
  g_autofree char *path = begun_campaign ("in-play.forcon");
  g_autoptr (Run) run = run_forcon ("do", path, "add", "power", "name=Pol", NULL);

  assert_refused (run, 1, "The campaign has begun: its map and fleets are edited only before play.");
}

/* What is in a sector goes with it, but not what orders name. */
static void
test_named_in_orders (void)
{
  g_autofree char *path = new_campaign ("named-in-orders.forcon");
  g_autoptr (Run) run = NULL;

  do_forcon ("do", path, "task", "kind=land", "formation=shield", "object=solstice", "count=1", "--reason=By hand", NULL);
  run = run_forcon ("do", path, "remove", "sector", "b2", NULL);
  assert_refused (run, 1, "This object in a sector cannot be removed: order sheets or messages name it");
}

static void
test_needed (void)
{
  g_autofree char *path = new_campaign ("needed.forcon");
  g_autoptr (Run) run = run_forcon ("do", path, "remove", "formation", "shield", NULL);
  g_autoptr (Run) unknown = run_forcon ("do", path, "remove", "formation", "nowhere", NULL);
  g_autoptr (Run) grid = run_forcon ("do", path, "remove", "border", "a1/a2", NULL);

  assert_refused (run, 1, "it is needed by ship “Hassadar”");
  assert_refused (unknown, 2, "there is no such formation: “nowhere”");
  assert_refused (grid, 1, "follows from the grid");
}

static void
test_checked (void)
{
  g_autofree char *path = fresh_campaign_path ("unfinished.forcon");
  g_autoptr (Run) run = NULL;

  do_forcon ("new", "--empty", "Nothing yet", path, NULL);
  do_forcon ("do", path, "add", "power", "name=Держава", NULL);
  do_forcon ("do", path, "add", "sector", "name=Ash", "column=0", "row=0", NULL);
  do_forcon ("do", path, "add", "sector", "name=Ember", "column=5", "row=5", NULL);
  do_forcon ("do", path, "change", "power", "derzhava", "colour=3", NULL);
  run = run_forcon ("check", path, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Campaign “Nothing yet” has 0 admirals, at least 2 are needed"));
  g_assert_nonnull (strstr (run->out, "Sector “Ember” has no neighbours"));
  g_assert_nonnull (strstr (run->out, "Power “Держава” has no admiral"));
}

/* A table is one step: it is done and undone as a whole, or refused with its line. */
static void
test_table (void)
{
  g_autofree char *path = new_campaign ("table.forcon");
  g_autofree char *table = g_strconcat (path, ".csv", NULL);
  g_autoptr (Run) again = NULL, wrong = NULL;
  g_autofree char *before = scenario_of (path);
  g_autofree char *after = NULL, *undone = NULL;

  do_forcon ("export", path, "--csv", "-o", table, NULL);
  again = run_forcon ("do", path, "import", table, NULL);
  g_assert_cmpstr (again->out, ==, "Nothing to change.\n");
  g_assert_true (g_file_set_contents (table, "ship,name,class,formation,readiness\nkestrel,,,,3\n"
                                             ",Merlin,Kestrel class,spurs,\n", -1, NULL));
  do_forcon ("do", path, "import", table, NULL);
  after = scenario_of (path);
  g_assert_nonnull (strstr (after, "<ship from=\"kestrel\" readiness=\"3\"/>"));
  g_assert_nonnull (strstr (after, "name=\"Merlin\""));
  do_forcon ("undo", path, NULL);
  undone = scenario_of (path);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (g_file_set_contents (table, "ship,name\nkestrel,Hassadar\n", -1, NULL));
  wrong = run_forcon ("do", path, "import", table, NULL);
  g_assert_nonnull (strstr (wrong->err, ".csv:2: "));
  g_assert_cmpint (wrong->status, !=, 0);
}

static void
test_unreadable_table (void)
{
  static const char cut[] = "ship,readiness\nkestrel,3\n\0hassadar,3\n";
  g_autofree char *path = new_campaign ("unreadable-table.forcon");
  g_autofree char *table = g_strconcat (path, ".csv", NULL);
  g_autofree char *before = scenario_of (path);
  g_autofree char *after = NULL;
  g_autoptr (Run) zero = NULL, device = run_forcon ("do", path, "import", "/dev/null", NULL);

  g_assert_true (g_file_set_contents (table, cut, sizeof cut - 1, NULL));
  zero = run_forcon ("do", path, "import", table, NULL);
  assert_refused (zero, 3, ".csv: there is a byte 0 in the file");
  assert_refused (device, 3, "/dev/null: cannot be read: it is not a plain file");
  after = scenario_of (path);
  g_assert_cmpstr (after, ==, before);
}

static void
test_player (void)
{
  g_autofree char *path = new_campaign ("players.forcon");
  g_autofree char *copy = fresh_campaign_path ("players-again.forcon");
  g_autofree char *file = g_strconcat (path, ".xml", NULL);
  g_autofree char *written = NULL, *again = NULL;
  g_autoptr (Run) refused = run_forcon ("do", path, "change", "admiral", "rivek", "player= Anna", NULL);

  g_assert_cmpint (refused->status, ==, 1);
  do_forcon ("do", path, "change", "admiral", "rivek", "player=Anna K.", NULL);
  written = scenario_of (path);
  g_assert_nonnull (strstr (written, " player=\"Anna K.\"/>"));
  g_assert_true (g_file_set_contents (file, written, -1, NULL));
  do_forcon ("new", file, copy, NULL);
  again = scenario_of (copy);
  g_assert_cmpstr (again, ==, written);
}

static void
test_random (void)
{
  g_autofree char *one = fresh_campaign_path ("random.forcon");
  g_autofree char *other = fresh_campaign_path ("random-again.forcon");
  g_autofree char *of_one = NULL, *of_other = NULL, *mirrored = NULL;
  g_auto (GStrv) sectors = NULL;

  do_forcon ("new", "--random", "Drawn", one, "--powers", "3", "--sectors", "15", "--map-seed", "8", NULL);
  do_forcon ("new", "--random", "Drawn", other, "--powers", "3", "--sectors", "15", "--map-seed", "8", NULL);
  of_one = scenario_of (one);
  of_other = scenario_of (other);
  g_assert_cmpstr (of_one, ==, of_other);
  sectors = g_strsplit (of_one, "<sector id=", -1);
  g_assert_cmpuint (g_strv_length (sectors), ==, 15 + 1);
  g_assert_nonnull (strstr (of_one, "<sector id=\"c2\" name=\"C2\" column=\"1\" row=\"2\""));
  do_forcon ("do", one, "mirror", "columns", NULL);
  mirrored = scenario_of (one);
  g_assert_nonnull (strstr (mirrored, "<sector id=\"c2-2\""));
}

/* A middle with one arm: three arms by 120 degrees; 90 is refused with what there is. */
static void
test_rotated (void)
{
  g_autofree char *path = fresh_campaign_path ("rotated.forcon");
  g_autofree char *turned = NULL;
  g_autoptr (Run) refused = NULL, overlaps = NULL;

  do_forcon ("new", "--empty", "Ring", path, "--grid", "hex", NULL);
  do_forcon ("do", path, "add", "sector", "id=hub", "name=Hub", "column=1", "row=1", NULL);
  do_forcon ("do", path, "add", "sector", "id=ash", "name=Ash", "column=2", "row=1", NULL);
  refused = run_forcon ("do", path, "rotate", "hub", "90", NULL);
  g_assert_cmpint (refused->status, ==, 1);
  g_assert_nonnull (strstr (refused->err, "90 degrees, only by 60, 120, 180"));
  do_forcon ("do", path, "rotate", "hub", "120", "ash", NULL);
  turned = scenario_of (path);
  g_assert_nonnull (strstr (turned, "<sector id=\"ash-3\" name=\"Ash 3\""));
  g_assert_null (strstr (turned, "ash-4"));
  overlaps = run_forcon ("do", path, "rotate", "hub", "120", NULL);
  g_assert_cmpint (overlaps->status, ==, 1);
  g_assert_nonnull (strstr (overlaps->err, "6 of 6 copies"));
}

static void
test_picture (void)
{
  g_autofree char *path = fresh_campaign_path ("picture.forcon");
  g_autofree char *written = NULL, *without = NULL;
  g_autoptr (Run) refused = NULL;

  do_forcon ("new", "--empty", "Traced", path, "--grid", "hex", NULL);
  do_forcon ("do", path, "change", "campaign", "1", "picture=old map.png", "picture-x=-50", "picture-dim=40", NULL);
  written = scenario_of (path);
  g_assert_nonnull (
      strstr (written, "picture=\"old map.png\" picture-x=\"-50\" picture-width=\"1000\" picture-dim=\"40\""));
  refused = run_forcon ("do", path, "change", "campaign", "1", "picture=../old map.png", NULL);
  g_assert_cmpint (refused->status, ==, 1);
  do_forcon ("undo", path, NULL);
  without = scenario_of (path);
  g_assert_null (strstr (without, "picture"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/editing/the skirmish is made by commands alone, to the byte", test_skirmish);
  g_test_add_func ("/cli/editing/a campaign in play is a scenario again, as it was before", test_again);
  g_test_add_func ("/cli/editing/a scenario that others wrote is written as it was", test_kept);
  g_test_add_func ("/cli/editing/a table of ships is one step, or none", test_table);
  g_test_add_func ("/cli/editing/a table that cannot be read whole is refused", test_unreadable_table);
  g_test_add_func ("/cli/editing/a map of one seed is drawn again", test_random);
  g_test_add_func ("/cli/editing/a part of a map is turned about a sector, or refused with figures", test_rotated);
  g_test_add_func ("/cli/editing/a picture to trace goes with the scenario by its name, and is undone", test_picture);
  g_test_add_func ("/cli/editing/who plays an admiral goes with the scenario", test_player);
  g_test_add_func ("/cli/editing/text and picture go with a copy to another folder", test_handed_on);
  g_test_add_func ("/cli/editing/a scenario that cannot be opened again says so", test_unreadable);
  g_test_add_func ("/cli/editing/which campaign is changed need not be said", test_only_one);
  g_test_add_func ("/cli/editing/after play has begun the map is edited no more", test_begun);
  g_test_add_func ("/cli/editing/what others need is not removed", test_needed);
  g_test_add_func ("/cli/editing/what holds something that orders name is not removed", test_named_in_orders);
  g_test_add_func ("/cli/editing/what is wrong is told with what it concerns", test_checked);
  return g_test_run ();
}
