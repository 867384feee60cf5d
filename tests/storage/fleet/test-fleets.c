/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleet books, and the cards that are made of them. */
#include "storage/store/check.h"
#include "storage/script/script.h"

#include "storage-sample.h"

static ForconScript *
load_resource (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "storage", "resources", name, NULL);
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

static const ForconCard *
card_of (const ForconScript *script, const char *id)
{
  ForconShipId ship = forcon_battle_find_ship (script->start, id);

  g_assert_false (FORCON_ID_IS_NONE (ship));
  return forcon_battle_card (script->start, ship);
}

/* F-SHIP-3, F-SHIP-4, F-SHIP-1, F-SHIP-2, F-MOV-4: what the class leaves out */
static void
defaults (void)
{
  g_autoptr (ForconScript) script = load_resource ("with-book.xml");
  const ForconCard *card = card_of (script, "quick");

  g_assert_cmpstr (card->name, ==, "Quick");
  g_assert_cmpstr (card->class_name, ==, "Lancer class");
  g_assert_cmpstr (card->nation, ==, "Test");
  g_assert_cmpstr (card->owner, ==, "Admiral Quick");
  g_assert_cmpint (card->speed, ==, FORCON_CM (30));
  g_assert_cmpint (card->braking, ==, FORCON_CM (15));
  g_assert_cmpint (card->bow_armour, ==, 4);
  g_assert_cmpint (card->target, ==, FORCON_TARGET_CAPITAL);
  g_assert_cmpint (card->diameter, ==, FORCON_CM (2));
  g_assert_cmpint (card->turn_fraction.numerator, ==, 1);
  g_assert_cmpint (card->turn_fraction.denominator, ==, 2);
  g_assert_cmpint (card->mines + card->drones + card->troops, ==, 0);
  g_assert_false (card->special_shield);
}

static void
stated_values (void)
{
  g_autoptr (ForconScript) script = load_resource ("with-book.xml");
  const ForconCard *card = card_of (script, "plain");

  g_assert_cmpstr (card->nation, ==, "Elsewhere");
  g_assert_cmpint (card->type, ==, FORCON_SHIP_TYPE_FRIGATE);
  g_assert_cmpint (card->speed, ==, FORCON_CM (35));
  g_assert_cmpint (card->braking, ==, FORCON_CM (5));
  g_assert_cmpint (card->greatest_turn, ==, FORCON_DEGREES (90));
  g_assert_cmpint (card->turn_fraction.denominator, ==, 4);
  g_assert_cmpint (card->armour, ==, 3);
  g_assert_cmpint (card->bow_armour, ==, 4);
  g_assert_cmpint (card->hits, ==, 2);
  g_assert_cmpint (card->shields, ==, 1);
  g_assert_cmpint (card->turrets, ==, 0);
  g_assert_cmpint (card->readiness, ==, 9);
  g_assert_cmpint (card->ew_attack, ==, 3);
  g_assert_cmpint (card->ew_defence, ==, 2);
  g_assert_cmpint (card->mines, ==, 4);
  g_assert_cmpint (card->drones, ==, 1);
  g_assert_cmpint (card->troops, ==, 2);
  g_assert_true (card->special_shield);
  g_assert_cmpint (card->target, ==, FORCON_TARGET_CAPITAL);
  g_assert_cmpint (card->diameter, ==, FORCON_CM (2));
}

static void
overrides (void)
{
  g_autoptr (ForconScript) script = load_resource ("with-book.xml");
  const ForconCard *card = card_of (script, "third");

  g_assert_cmpstr (card->name, ==, "Third");
  g_assert_cmpstr (card->owner, ==, "Nobody");
  g_assert_cmpstr (card->nation, ==, "Nowhere");
  g_assert_cmpint (card->hits, ==, 3);
  g_assert_cmpint (card->braking, ==, FORCON_CM (7));
  g_assert_cmpint (card->speed, ==, FORCON_CM (35));
  g_assert_false (card->special_shield);
}

static void
nation_of_the_book (void)
{
  g_autoptr (ForconScript) script = load_resource ("with-book.xml");

  g_assert_cmpstr (card_of (script, "fourth")->nation, ==, "Test");
}

/* F-SHIP-4 */
static void
weapons (void)
{
  g_autoptr (ForconScript) script = load_resource ("with-book.xml");
  const GArray *list = card_of (script, "quick")->weapons;
  const ForconWeapon *guns = &g_array_index (list, ForconWeapon, 0);
  const ForconWeapon *tubes = &g_array_index (list, ForconWeapon, 1);

  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpstr (guns->id, ==, "guns");
  g_assert_cmpint (guns->kind, ==, FORCON_WEAPON_BATTERY);
  g_assert_cmpint (guns->mount, ==, FORCON_MOUNT_TURRET);
  g_assert_cmpuint (guns->arcs, ==,
                    FORCON_ARC_BIT (FORCON_ARC_BOW) | FORCON_ARC_BIT (FORCON_ARC_STARBOARD)
                        | FORCON_ARC_BIT (FORCON_ARC_PORT));
  g_assert_cmpint (guns->range, ==, FORCON_CM (36));
  g_assert_cmpint (guns->strength, ==, 5);
  g_assert_cmpint (guns->run, ==, 0);
  g_assert_cmpint (tubes->run, ==, 2);
}

static void
best_is_senior (void)
{
  g_autoptr (ForconScript) script = load_resource ("with-book.xml");
  const ForconSide *blue = forcon_battle_side (script->start, forcon_battle_find_side (script->start, "blue"));

  /* Both of blue's ships have readiness 9: the first of them. */
  g_assert_cmpstr (forcon_battle_card (script->start, blue->senior)->id, ==, "plain");
}

static void
ready_made (void)
{
  const char *books[] = { "aslund", "barrayar", "cetaganda", "dendarii", "pol", "vervain" };

  for (gsize i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autofree char *relative = g_strdup_printf ("scenarios/fleets/%s.xml", books[i]);
      g_autofree char *text = sample_data_text (relative);
      g_autoptr (GError) error = NULL;

      g_assert_true (forcon_file_check (sample_write (text), &error));
      g_assert_no_error (error);
    }
}

#define CLASS_BEGIN "<class id=\"lancer\""

static const SampleWrong wrongs[] = {
  { "a number that is none is refused", "hits=\"6\"", "hits=\"NaN\"", CLASS_BEGIN,
    "attribute \"hits\" of \"class\" is \"NaN\", expected a whole number" },
  { "a huge number is refused", "speed=\"24.5\"", "speed=\"100000\"", CLASS_BEGIN,
    "attribute \"speed\" of \"class\" is \"100000\", expected a number of at most 10000" },
  { "a number of any length is refused", "hits=\"6\"", "hits=\"66666666666666666666666666666666\"", CLASS_BEGIN,
    "attribute \"hits\" of \"class\" is \"66666666666666666666666666666666\", expected a whole number" },
  { "a negative length is refused", "speed=\"24.5\"", "speed=\"-3\"", CLASS_BEGIN,
    "attribute \"speed\" of \"class\" is \"-3\", expected a number of at least 0" },
  { "a ship without hits is refused", "hits=\"6\"", "hits=\"0\"", CLASS_BEGIN,
    "attribute \"hits\" of \"class\" is \"0\", expected a number of at least 1" },
  { "an armour that no die reaches is refused", "armour=\"4\" hits=\"6\"", "armour=\"7\" hits=\"6\"", CLASS_BEGIN,
    "attribute \"armour\" of \"class\" is \"7\", expected a number of at most 6" },
  { "a type of ship that nobody knows is refused", "type=\"cruiser\"", "type=\"corvette\"", CLASS_BEGIN,
    "attribute \"type\" of \"class\" is \"corvette\", expected \"battleship\", \"battlecruiser\", \"heavy-cruiser\", "
    "\"cruiser\", \"minelayer\", \"minesweeper\", \"monitor\", \"destroyer\", \"frigate\", \"transport\", "
    "\"supply-ship\", \"tug\", \"merchant\" or \"station\"" },
  { "an attribute that nobody knows is refused", "greatest-turn=\"45\"", "biggest-turn=\"45\"", CLASS_BEGIN,
    "attribute \"biggest-turn\" of \"class\" is unknown, expected an attribute that \"class\" has" },
  { "an attribute that is missing is named", "readiness=\"7\"", "", CLASS_BEGIN,
    "\"class\" has no attribute \"readiness\", expected that attribute" },
  { "an element that nobody knows is refused", "<ship id=\"quick\"", "<boat id=\"quick\"", "<boat",
    "\"boat\" does not belong there, expected \"class\" or \"ship\"" },
  { "text between the elements is refused", "  <ship id=\"plain\"", "  Plain\n  <ship id=\"plain\"", "  Plain",
    "\"fleet-book\" holds something else, expected only what belongs there" },
  { "a class id stands only once", "<class id=\"ranger\"", "<class id=\"lancer\"", "name=\"Ranger class\"",
    "\"class\" \"lancer\" is there a second time, expected each only once" },
  { "a ship id stands only once", "<ship id=\"plain\"", "<ship id=\"quick\"", "<ship id=\"quick\" name=\"Plain\"",
    "\"ship\" \"quick\" is there a second time, expected each only once" },
  { "a weapon id stands only once on a ship", "<weapon id=\"tubes\"", "<weapon id=\"guns\"", "name=\"tubes\"",
    "\"weapon\" \"guns\" is there a second time, expected each only once" },
  { "an id with other characters is refused", "<ship id=\"plain\"", "<ship id=\"Plain Ship\"", "Plain Ship",
    "attribute \"id\" of \"ship\" is \"Plain Ship\", expected an id of small letters, digits and hyphens" },
  { "an empty name is refused", "name=\"Plain\"", "name=\"\"", "<ship id=\"plain\"",
    "attribute \"name\" of \"ship\" is \"\", expected a text of at least 1 character" },
  { "a class that is not there is refused", "class=\"ranger\"/>", "class=\"rover\"/>", "rover",
    "attribute \"class\" of \"ship\" is \"rover\", expected the id of a class" },
  { "a silhouette that is no path is refused", "braking=\"5\"", "braking=\"5\" silhouette=\"Needle\"", "silhouette",
    "attribute \"silhouette\" of \"class\" is \"Needle\", expected the word of a silhouette, or a path as SVG has it: M0,-90 L40,80 -40,80 Z" },
  { "a silhouette that encloses nothing is refused", "braking=\"5\"", "braking=\"5\" silhouette=\"M0 0 5 5Z\"",
    "silhouette", "attribute \"silhouette\" of \"class\" is \"M0 0 5 5Z\", expected an outline that encloses something" },
  { "a braking run over the speed is refused", "braking=\"5\"", "braking=\"35.01\"", "braking",
    "the braking run of \"ranger\" is 35.01, expected at most its speed, 35" },
  { "a ship slower than its class brakes is refused", "class=\"ranger\"/>", "class=\"ranger\" speed=\"4\"/>",
    "class=\"ranger\"", "the braking run of \"plain\" is 5, expected at most its speed, 4" },
  { "a share over 1 is refused", "turn-fraction=\"1/4\"", "turn-fraction=\"5/4\"", "turn-fraction",
    "attribute \"turn-fraction\" of \"class\" is \"5/4\", expected a share from 0 to 1, such as 1/2" },
  { "a share by nothing is refused", "turn-fraction=\"1/4\"", "turn-fraction=\"1/0\"", "turn-fraction",
    "attribute \"turn-fraction\" of \"class\" is \"1/0\", expected a share from 0 to 1, such as 1/2" },
  { "a weapon without arcs is refused", "arcs=\"bow\"", "arcs=\"\"", "arcs=\"\"",
    "attribute \"arcs\" of \"weapon\" is \"\", expected at least one arc" },
  { "an arc that nobody knows is refused", "arcs=\"bow\"", "arcs=\"bow aft\"", "bow aft",
    "attribute \"arcs\" of \"weapon\" is \"bow aft\", expected \"bow\", \"starboard\", \"stern\" or \"port\"" },
  { "only torpedoes run", "range=\"36\"", "run=\"2\" range=\"36\"", "run=\"2\"",
    "attribute \"run\" of \"weapon\" is \"2\", expected that attribute only for a torpedo" },
};

static void
long_name (void)
{
  g_autofree char *sound = sample_resource_text ("fleet-book.xml");
  g_autofree char *name = g_strnfill (201, 'x');
  g_autofree char *new = g_strdup_printf ("name=\"%s\" class=\"ranger\"", name);
  g_autofree char *rest = g_strdup_printf (
      "attribute \"name\" of \"ship\" is \"%.60s…\", expected a text of at most 200 characters", name);
  g_autoptr (GError) error = NULL;

  sample_write_changed (sound, "name=\"Plain\" class=\"ranger\"", new);
  g_assert_false (forcon_file_check (sample_path (), &error));
  sample_assert_error (&error, sample_path (), 13, rest);
}

int
main (int argc, char **argv)
{
  g_autofree char *sound = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/fleets/a class that leaves values out has those of the rules", defaults);
  g_test_add_func ("/storage/fleets/a class has the values that it states", stated_values);
  g_test_add_func ("/storage/fleets/a ship changes the values of its class", overrides);
  g_test_add_func ("/storage/fleets/a ship of a book's class is of the book's nation", nation_of_the_book);
  g_test_add_func ("/storage/fleets/a ship has the weapons of its class", weapons);
  g_test_add_func ("/storage/fleets/the readiest ship is the senior, the first of equals", best_is_senior);
  g_test_add_func ("/storage/fleets/the ready-made fleet books are sound", ready_made);
  g_test_add_func ("/storage/fleets/a name of more than 200 characters is refused", long_name);
  sound = sample_resource_text ("fleet-book.xml");
  sample_add_wrongs ("/storage/fleets", sound, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
