/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle scripts: what is read, and what is said about a wrong one. */
#include "storage/store/check.h"
#include "storage/script/script.h"

#include "storage-sample.h"

#include <glib/gstdio.h>
#include <string.h>

static ForconScript *
load_resource (void)
{
  g_autofree char *text = sample_resource_text ("battle.xml");

  return sample_load (text);
}

static ForconScript *
load_changed (const char *old, const char *new)
{
  g_autofree char *text = sample_resource_text ("battle.xml");
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (sample_write_changed (text, old, new), NULL, &error);

  g_assert_no_error (error);
  return script;
}

static const ForconCommand *
command_of (const ForconScript *script, guint place)
{
  return &((const ForconScriptCommand *) g_ptr_array_index (script->commands, place))->command;
}

static void
set_up (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconBattle *battle = script->start;
  const ForconSide *red = forcon_battle_side (battle, (ForconSideId){ 1 });
  const ForconSide *blue = forcon_battle_side (battle, (ForconSideId){ 2 });

  g_assert_cmpstr (script->rules_name, ==, "forcon-2010");
  g_assert_cmpstr (script->rules->id, ==, "forcon-2010");
  g_assert_cmpstr (battle->roster->name, ==, "Test");
  g_assert_cmpint (battle->size.x, ==, FORCON_CM (100));
  g_assert_cmpint (battle->size.y, ==, 8050);
  g_assert_cmpstr (red->name, ==, "Red");
  g_assert_cmpuint (red->colour, ==, 4);
  g_assert_true (red->attacker);
  g_assert_cmpuint (blue->colour, ==, 1);
  g_assert_false (blue->attacker);
  g_assert_cmpuint (blue->senior.value, ==, 4);
  g_assert_cmpuint (battle->n_ships, ==, 5);
  g_assert_cmpuint (red->alliance, ==, 0);
  g_assert_cmpuint (blue->alliance, ==, 1);
  g_assert_cmpuint (forcon_battle_object (battle, (ForconObjectId){ 9 })->holder.value, ==, 2);
}

static void
state_of_a_ship (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconShip *ship = forcon_battle_ship (script->start, (ForconShipId){ 1 });

  g_assert_cmpint (ship->position.x, ==, 1050);
  g_assert_cmpint (ship->heading, ==, 905);
  g_assert_cmpint (ship->hits, ==, 4);
  g_assert_cmpint (ship->readiness_lost, ==, 2);
  g_assert_cmpint (ship->ew_attack_lost, ==, 1);
  g_assert_true (ship->generators_destroyed);
  g_assert_cmpint (ship->shields_used, ==, 1);
  g_assert_cmpint (ship->shaken, ==, 2);
  g_assert_true (ship->has_moved);
  g_assert_true (ship->moved);
  g_assert_cmpint (ship->order, ==, FORCON_ORDER_FULL_AHEAD);
  g_assert_true (ship->order_failed);
  g_assert_cmpint (ship->bonus, ==, FORCON_CM (7));
  g_assert_cmpuint (ship->fired, ==, 1);
  g_assert_cmpuint (ship->returned, ==, 3);
  g_assert_cmpint (ship->target_check, ==, FORCON_CHECK_PASSED);
  g_assert_cmpint (ship->repairs, ==, 1);
}

/* F-FORM, F-ORD, F-TORP, F-BRD, F-MINE, F-SWP, F-ORB: what the chapters remember of a ship. */
static void
more_of_a_ship (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconShip *ship = forcon_battle_ship (script->start, (ForconShipId){ 1 });

  g_assert_cmpint (ship->succession, ==, 3);
  g_assert_cmpint (ship->moved_distance, ==, 1250);
  g_assert_true (ship->turned);
  g_assert_cmpint (ship->no_turn, ==, 1);
  g_assert_cmpint (ship->fire_order, ==, FORCON_ORDER_LOCK_ON);
  g_assert_cmpuint (ship->brace_side.value, ==, 2);
  g_assert_cmpint (ship->brace_ends, ==, 2);
  g_assert_cmpint (ship->brace_factor, ==, 3);
  g_assert_cmpint (ship->strained, ==, 4);
  g_assert_true (ship->joined);
  g_assert_true (ship->prepared);
  g_assert_cmpuint (ship->loading, ==, 2);
  g_assert_cmpuint (ship->unready, ==, 1);
  g_assert_true (ship->turrets_used);
  g_assert_cmpuint (ship->covers.value, ==, 2);
  g_assert_cmpuint (ship->cover, ==, 1);
  g_assert_cmpuint (ship->cover_spent, ==, 2);
}

static void
still_more_of_a_ship (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconShip *ship = forcon_battle_ship (script->start, (ForconShipId){ 1 });

  g_assert_cmpint (ship->hits_lost, ==, 5);
  g_assert_cmpuint (ship->boards.value, ==, 3);
  g_assert_cmpuint (ship->captor.value, ==, 4);
  g_assert_cmpint (ship->captive, ==, 6);
  g_assert_cmpint (ship->mines_laid, ==, 7);
  g_assert_true (ship->laying);
  g_assert_true (ship->sweeping);
  g_assert_cmpint (ship->halved, ==, FORCON_HALVES_SHIELDS);
  g_assert_cmpint (ship->falling, ==, 8);
  g_assert_cmpint (ship->landed, ==, 9);
}

/* F-ORB-1: of the five orbits the second lies four spacings of 6 cm below the upper edge of the map. */
static void
ship_in_orbit (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconShip *ship = forcon_battle_ship (script->start, (ForconShipId){ 5 });

  g_assert_cmpuint (ship->planet.value, ==, 9);
  g_assert_cmpint (ship->position.x, ==, FORCON_CM (50));
  g_assert_cmpint (ship->position.y, ==, FORCON_CM (24));
}

/* F-TORP-1, F-TORP-2 */
static void
salvo (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconSalvo *torpedoes = forcon_battle_salvo (script->start, (ForconSalvoId){ 6 });

  g_assert_nonnull (torpedoes);
  g_assert_cmpuint (torpedoes->side.value, ==, 1);
  g_assert_cmpuint (torpedoes->launcher.value, ==, 2);
  g_assert_cmpint (torpedoes->position.x, ==, FORCON_CM (5));
  g_assert_cmpint (torpedoes->heading, ==, FORCON_DEGREES (45));
  g_assert_cmpuint (torpedoes->planet.value, ==, 9);
  g_assert_cmpint (torpedoes->count, ==, 4);
  g_assert_cmpint (torpedoes->speed, ==, FORCON_CM (25));
  g_assert_cmpint (torpedoes->run, ==, 1);
  g_assert_true (torpedoes->old);
  g_assert_true (torpedoes->turned);
  g_assert_true (torpedoes->moved);
}

static void
ordinary_salvo (void)
{
  g_autoptr (ForconScript) script
      = load_changed (" run=\"1\" old=\"yes\"\n         turned=\"yes\" moved=\"yes\"/>", "/>");
  const ForconSalvo *torpedoes = forcon_battle_salvo (script->start, (ForconSalvoId){ 6 });

  g_assert_cmpint (torpedoes->run, ==, 2);
  g_assert_false (torpedoes->old || torpedoes->turned || torpedoes->moved);
}

/* F-MINE-2, F-MINE-3 */
static void
mine (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconMine *torpedo = forcon_battle_mine (script->start, (ForconMineId){ 8 });

  g_assert_nonnull (torpedo);
  g_assert_cmpuint (torpedo->side.value, ==, 1);
  g_assert_cmpint (torpedo->position.y, ==, FORCON_CM (8));
  g_assert_cmpint (torpedo->card.charge, ==, FORCON_CHARGE_TORPEDO);
  g_assert_cmpint (torpedo->card.range, ==, FORCON_CM (12));
  g_assert_cmpint (torpedo->card.strength, ==, 3);
  g_assert_cmpuint (torpedo->known, ==, 1u << 1 | 1u << 2);
  g_assert_cmpuint (torpedo->victim.value, ==, 3);
}

static void
ordinary_mine (void)
{
  g_autoptr (ForconScript) script
      = load_changed ("\"torpedo\" range=\"12\" strength=\"3\" known-to=\"blue\" victim=\"b-one\"", "\"plasma\"");
  const ForconMine *plasma = forcon_battle_mine (script->start, (ForconMineId){ 8 });

  g_assert_cmpint (plasma->card.range, ==, FORCON_CM (5));
  g_assert_cmpint (plasma->card.strength, ==, 16);
  g_assert_cmpuint (plasma->known, ==, 1u << 1);
  g_assert_true (FORCON_ID_IS_NONE (plasma->victim));
}

static void
ship_at_the_start (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconShip *ship = forcon_battle_ship (script->start, (ForconShipId){ 3 });

  g_assert_cmpint (ship->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (ship->hits, ==, 6);
  g_assert_cmpuint (ship->side.value, ==, 2);
  g_assert_false (ship->has_moved);
  g_assert_cmpint (ship->order, ==, FORCON_ORDER_NONE);
  g_assert_cmpuint (ship->fired | ship->returned, ==, 0);
  g_assert_cmpint (ship->target_check, ==, FORCON_CHECK_NOT_TRIED);
  g_assert_cmpint (forcon_battle_card (script->start, (ForconShipId){ 3 })->bow_armour, ==, 6);
}

static void
withdrawn_ship (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconShip *ship = forcon_battle_ship (script->start, (ForconShipId){ 2 });

  g_assert_cmpint (ship->status, ==, FORCON_SHIP_WITHDRAWN);
  g_assert_cmpint (ship->position.y, ==, -2000);
  g_assert_cmpint (ship->heading, ==, 0);
}

/* What states its number comes first, then the rest in the order of the file. */
static void
running_numbers (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconBattle *battle = script->start;
  const ForconObject *objects = (const ForconObject *) battle->objects->data;
  const ForconCritical *criticals = (const ForconCritical *) battle->criticals->data;

  g_assert_cmpuint (battle->objects->len, ==, 3);
  g_assert_cmpint (objects[0].kind, ==, FORCON_OBJECT_PLANET);
  g_assert_cmpuint (objects[0].id.value, ==, 9);
  g_assert_cmpint (objects[1].kind, ==, FORCON_OBJECT_BLAST);
  g_assert_cmpuint (objects[1].id.value, ==, 10);
  g_assert_cmpuint (objects[2].id.value, ==, 11);
  g_assert_cmpuint (battle->criticals->len, ==, 2);
  g_assert_cmpint (criticals[0].effect, ==, FORCON_CRITICAL_ENGINES);
  g_assert_cmpuint (criticals[0].id.value, ==, 7);
  g_assert_cmpint (criticals[0].extra, ==, 1);
  g_assert_cmpuint (criticals[1].id.value, ==, 12);
  g_assert_cmpuint (battle->next_id, ==, 20);
}

static void
next_number (void)
{
  g_autoptr (ForconScript) script = load_changed (" next-id=\"20\"", "");

  g_assert_cmpuint (script->start->next_id, ==, 13);
}

static void
numbers_of_the_rest (void)
{
  g_autofree char *text = sample_resource_text ("battle.xml");
  g_autoptr (GString) changed = g_string_new (text);

  g_string_replace (changed, "<salvo id=\"6\"", "<salvo", 1);
  g_string_replace (changed, "<mine id=\"8\"", "<mine", 1);
  g_autoptr (ForconScript) script = sample_load (changed->str);

  g_assert_cmpuint (g_array_index (script->start->salvos, ForconSalvo, 0).id.value, ==, 13);
  g_assert_cmpuint (g_array_index (script->start->mines, ForconMine, 0).id.value, ==, 14);
}

static void
radius_of_a_marker (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconObject *objects = (const ForconObject *) script->start->objects->data;

  g_assert_cmpint (objects[1].radius, ==, script->rules->blast_radius);
  g_assert_cmpint (objects[2].radius, ==, FORCON_CM (3));
}

static void
progress (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconBattle *battle = script->start;
  const ForconShot *shot = &g_array_index (battle->shots, ForconShot, 0);

  g_assert_cmpint (battle->round, ==, 2);
  g_assert_cmpuint (battle->side.value, ==, 1);
  g_assert_cmpuint (battle->first.value, ==, 2);
  g_assert_cmpint (battle->step, ==, FORCON_STEP_FIRE);
  g_assert_cmpuint (battle->shots->len, ==, 1);
  g_assert_cmpuint (shot->shooter.value, ==, 3);
  g_assert_cmpuint (shot->target.value, ==, 1);
}

static void
generator (void)
{
  g_autoptr (ForconScript) script = load_resource ();

  g_assert_true (script->has_seed);
  g_assert_cmpuint (script->start->random.state, ==, G_MAXUINT64);
  g_assert_cmpuint (script->start->random.increment, ==, 109);
}

static void
seed (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "storage", "resources", "with-book.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script = forcon_script_load (path, NULL, &error);
  ForconRandom random = forcon_random_seeded (42, FORCON_RANDOM_BATTLE_STREAM);

  g_assert_no_error (error);
  g_assert_true (script->has_seed);
  g_assert_cmpuint (script->seed, ==, 42);
  g_assert_cmpuint (script->start->random.state, ==, random.state);
}

static void
no_seed (void)
{
  g_autoptr (ForconScript) script
      = load_changed ("  <generator state=\"18446744073709551615\" increment=\"109\"/>\n", "");

  g_assert_false (script->has_seed);
}

static void
nobody_senior (void)
{
  g_autoptr (ForconScript) script = load_changed ("senior=\"b-two\"", "senior=\"\"");

  g_assert_true (FORCON_ID_IS_NONE (forcon_battle_side (script->start, (ForconSideId){ 2 })->senior));
}

static void
commands (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconCommandKind kinds[] = { FORCON_COMMAND_BEGIN, FORCON_COMMAND_END_STEP, FORCON_COMMAND_ORDER,
                                      FORCON_COMMAND_MOVE,  FORCON_COMMAND_MOVE,     FORCON_COMMAND_FIRE,
                                      FORCON_COMMAND_REPAIR, FORCON_COMMAND_REPAIR,  FORCON_COMMAND_END_BATTLE };

  g_assert_cmpuint (script->commands->len, ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);

      g_assert_cmpint (command->command.kind, ==, kinds[i]);
      g_assert_cmpint (command->line, ==, 40 + (gint) i);
    }
  g_assert_cmpint (command_of (script, 2)->order.order, ==, FORCON_ORDER_EMERGENCY_BRAKING);
  g_assert_cmpuint (command_of (script, 5)->fire.ship.value, ==, 1);
  g_assert_cmpuint (command_of (script, 5)->fire.target.value, ==, 4);
  g_assert_cmpuint (command_of (script, 5)->fire.weapons, ==, 3);
  g_assert_true (command_of (script, 6)->repair.hit);
  g_assert_false (command_of (script, 7)->repair.hit);
  g_assert_cmpint (command_of (script, 7)->repair.effect, ==, FORCON_CRITICAL_CENTRE_DECK);
  g_assert_cmpint (command_of (script, 8)->end_battle.ending, ==, FORCON_ENDING_AGREED);
}

static void
assert_leg (ForconLeg leg, ForconLength ahead, ForconAngle turn)
{
  g_assert_cmpint (leg.ahead, ==, ahead);
  g_assert_cmpint (leg.turn, ==, turn);
}

static void
legs (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconLegs *first = &command_of (script, 3)->move.legs;
  const ForconLegs *second = &command_of (script, 4)->move.legs;

  g_assert_cmpuint (first->n, ==, 2);
  assert_leg (first->leg[0], FORCON_CM (5), -225);
  assert_leg (first->leg[1], 525, 0);
  g_assert_cmpuint (second->n, ==, 2);
  assert_leg (second->leg[0], 0, FORCON_DEGREES (15));
  assert_leg (second->leg[1], 0, FORCON_DEGREES (30));
}

static void
dice (void)
{
  g_autoptr (ForconScript) script = load_resource ();
  const ForconScriptCommand *begin = g_ptr_array_index (script->commands, 0);
  const ForconScriptCommand *end_step = g_ptr_array_index (script->commands, 1);
  const ForconScriptCommand *fire = g_ptr_array_index (script->commands, 5);
  const guint8 faces[] = { 3, 4, 0, 6 };

  g_assert_null (begin->dice);
  g_assert_cmpmem (end_step->dice->data, end_step->dice->len, ((guint8[]){ 5 }), 1);
  g_assert_cmpmem (fire->dice->data, fire->dice->len, faces, sizeof faces);
}

static void
other_rules (void)
{
  g_autofree char *rules = sample_data_text ("rules/forcon-2010.xml");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "storage", "resources", "with-book.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script
      = forcon_script_load (path, sample_write_changed (rules, "full-ahead=\"2d6\"", "full-ahead=\"3d6\""), &error);

  g_assert_no_error (error);
  g_assert_cmpint (script->rules->full_ahead.count, ==, 3);
}

static void
broken_rules (void)
{
  g_autofree char *rules = sample_data_text ("rules/forcon-2010.xml");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "storage", "resources", "with-book.xml", NULL);
  g_autoptr (GError) error = NULL;

  sample_write_changed (rules, "<rules id", "<rules  nonsense=\"\" id");
  g_assert_null (forcon_script_load (path, sample_path (), &error));
  sample_assert_error (&error, sample_path (), 8,
                       "attribute \"nonsense\" of \"rules\" is unknown, expected an attribute that \"rules\" has");
}

/* Fleet books */

#define SCRIPT_WITH_BOOKS                                                                                              \
  "<battle name=\"x\" rules=\"forcon-2010\">\n<table width=\"9\" height=\"9\"/>\n"                                     \
  "<fleet-book href=\"fleets/pol.xml\"/>\n%s\n<side id=\"a\" name=\"A\"/><side id=\"b\" name=\"B\"/>\n</battle>\n"

static void
assert_second_book (const char *book, const char *expected)
{
  g_autofree char *text = g_strdup_printf (SCRIPT_WITH_BOOKS, book);
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_file_check (sample_write (text), &error));
  sample_assert_error (&error, sample_path (), 4, expected);
}

static void
books_of_the_data_folder (void)
{
  g_autofree char *text = g_strdup_printf (SCRIPT_WITH_BOOKS, "");
  g_autoptr (ForconScript) script = sample_load (text);

  g_assert_cmpuint (script->start->n_ships, ==, 0);
}

static void
book_outside (void)
{
  assert_second_book ("<fleet-book href=\"../pol.xml\"/>",
                      "attribute \"href\" of \"fleet-book\" is \"../pol.xml\", expected a relative path without \"..\"");
  assert_second_book ("<fleet-book href=\"/etc/passwd\"/>",
                      "attribute \"href\" of \"fleet-book\" is \"/etc/passwd\", expected a relative path without "
                      "\"..\"");
}

static void
book_missing (void)
{
  assert_second_book ("<fleet-book href=\"fleets/none.xml\"/>",
                      "attribute \"href\" of \"fleet-book\" is \"fleets/none.xml\", expected a fleet book beside the "
                      "script or among the scenarios");
}

/* The error is in the book, and so is its place. */
static void
double_id_over_files (void)
{
  g_autofree char *text = g_strdup_printf (SCRIPT_WITH_BOOKS, "<fleet-book href=\"fleets/pol.xml\"/>");
  g_autofree char *book = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "fleets", "pol.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *both = g_strdup_printf ("expected an id that is not in %s:", book);

  g_assert_false (forcon_file_check (sample_write (text), &error));
  g_assert_true (g_str_has_prefix (error->message, book));
  g_assert_nonnull (strstr (error->message, both));
}

static void
wrong_book (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf (SCRIPT_WITH_BOOKS, "<fleet-book href=\"hegen-hub.xml\"/>");
  g_autofree char *book = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "hegen-hub.xml", NULL);

  g_assert_false (forcon_file_check (sample_write (text), &error));
  sample_assert_error (&error, book, 4, "the file's root is \"battle\", expected \"fleet-book\"");
}

static void
too_many_ships (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_string_append (text, "<battle name=\"x\" rules=\"forcon-2010\">\n<table width=\"9\" height=\"9\"/>\n"
                         "<fleet-book href=\"fleets/pol.xml\"/><side id=\"a\" name=\"A\"/>"
                         "<side id=\"b\" name=\"B\"/>\n");
  for (guint i = 0; i <= FORCON_SHIPS_MAX; i++)
    g_string_append_printf (text, "<ship id=\"s%u\" from=\"lictor\" side=\"a\" x=\"1\" y=\"1\" heading=\"0\"/>\n", i);
  g_string_append (text, "</battle>");
  g_assert_false (forcon_file_check (sample_write (text->str), &error));
  sample_assert_error (&error, sample_path (), FORCON_SHIPS_MAX + 4, "there are too many ships, expected at most 1000");
}

static void
too_many_books (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_string_append (text, "<battle name=\"x\" rules=\"forcon-2010\">\n<table width=\"9\" height=\"9\"/>\n");
  for (guint i = 0; i < 33; i++)
    g_string_append (text, "<fleet-book href=\"empty.xml\"/>\n");
  g_string_append (text, "<side id=\"a\" name=\"A\"/><side id=\"b\" name=\"B\"/></battle>");

  g_autofree char *folder = g_path_get_dirname (sample_write (text->str));
  g_autofree char *book = g_build_filename (folder, "empty.xml", NULL);

  g_assert_true (g_file_set_contents (book, "<fleet-book name=\"Nothing\"/>", -1, NULL));
  g_assert_false (forcon_file_check (sample_path (), &error));
  g_unlink (book);
  sample_assert_error (&error, sample_path (), 35, "there are too many fleet books, expected at most 32");
}

#define R_ONE "<ship id=\"r-one\""
#define NO_PLACE "the ship does not say where it is, expected \"y\", or \"planet\" and \"orbit\""
#define SHIP_ID "expected the id of a ship in this battle"

static const SampleWrong wrongs[] = {
  { "rules that are not there are refused", "rules=\"forcon-2010\"", "rules=\"forcon-1999\"", "<battle",
    "attribute \"rules\" of \"battle\" is \"forcon-1999\", expected a rule set: forcon-1999.xml beside this file, among your own, or one of the program's" },
  { "a table without height is refused", " height=\"80.5\"", "", "<table",
    "\"table\" has no attribute \"height\", expected that attribute" },
  { "a table of nothing is refused", "width=\"100\"", "width=\"0\"", "<table",
    "attribute \"width\" of \"table\" is \"0\", expected a number of at least 1" },
  { "a script without a table is refused", "  <table width=\"100\" height=\"80.5\"/>\n", "", "<class",
    "\"class\" does not belong there, expected \"rule\" or \"table\"" },
  { "one side alone is refused", "  <side id=\"red\" name=\"Red\" colour=\"4\" attacker=\"yes\"/>\n", "", "<blast",
    "\"blast\" does not belong there, expected \"side\"" },
  { "a double side id is refused", "<side id=\"blue\"", "<side id=\"red\"", "name=\"Blue\"",
    "\"side\" \"red\" is there a second time, expected each only once" },
  { "of more than ten elements that could come ten are named", "<blast x", "<blost x", "<blost",
    "\"blost\" does not belong there, expected \"planet\", \"asteroids\", \"dust\", \"tunnel-mouth\", "
    "\"blast\", \"rift\", \"explosion\", \"formation\", \"ship\" or \"salvo\", …" },
  { "a double ship id is refused with its line", "id=\"b-one\"", "id=\"r-one\"", "name=\"B One\"",
    "\"ship\" \"r-one\" is there a second time, expected each only once" },
  { "a senior of another side is refused", "senior=\"b-two\"", "senior=\"r-one\"", "<side id=\"blue\"",
    "the senior of \"blue\" is \"r-one\", expected a ship of that side" },
  { "a senior that is not there is refused", "senior=\"b-two\"", "senior=\"b-three\"", "<side id=\"blue\"",
    "the senior of \"blue\" is \"b-three\", expected a ship of that side" },
  { "a colour that the palette does not have is refused", "colour=\"4\"", "colour=\"10\"", "<side id=\"red\"",
    "attribute \"colour\" of \"side\" is \"10\", expected a number of at most 9" },
  { "a class that is not there is refused", "class=\"cruiser\" name=\"R One\"", "class=\"tank\" name=\"R One\"", R_ONE,
    "attribute \"class\" of \"ship\" is \"tank\", expected the id of a class" },
  { "a ship of no fleet book is refused", "class=\"cruiser\" name=\"R One\"", "from=\"nobody\"", R_ONE,
    "attribute \"from\" of \"ship\" is \"nobody\", expected the id of a ship in a fleet book" },
  { "a ship of a class and of a fleet book is refused", "class=\"cruiser\" name=\"R One\"",
    "class=\"cruiser\" from=\"x\" name=\"R One\"", R_ONE,
    "the ship does not say what it is, expected \"from\", or else \"class\", \"id\" and \"name\"" },
  { "a ship of a class has a name", "class=\"cruiser\" name=\"R One\"", "class=\"cruiser\"", R_ONE,
    "the ship does not say what it is, expected \"from\", or else \"class\", \"id\" and \"name\"" },
  { "a side that is not there is refused", "side=\"red\" x=\"10.5\"", "side=\"green\" x=\"10.5\"", R_ONE,
    "attribute \"side\" of \"ship\" is \"green\", expected the id of a side" },
  { "a ship in action off the table is refused", "x=\"10.5\"", "x=\"100.01\"", R_ONE,
    "attribute \"x\" of \"ship\" is \"100.01\", expected a place on the table, from 0 to 100" },
  { "a hulk off the table is refused", "x=\"10.5\"", "status=\"hulk\" x=\"-1\"", R_ONE,
    "attribute \"x\" of \"ship\" is \"-1\", expected a place on the table, from 0 to 100" },
  { "a heading over the full circle is refused", "heading=\"90.5\"", "heading=\"360.1\"", R_ONE,
    "attribute \"heading\" of \"ship\" is \"360.1\", expected a number of at most 360" },
  { "a heading finer than a tenth is refused", "heading=\"90.5\"", "heading=\"90.55\"", R_ONE,
    "attribute \"heading\" of \"ship\" is \"90.55\", expected a number with no more digits behind the point than 1" },
  { "more hits left than there were are refused", "hits-left=\"4\"", "hits-left=\"7\"", R_ONE,
    "attribute \"hits-left\" of \"ship\" is \"7\", expected a number from 1 to 6" },
  { "a ship in action has hits left", "hits-left=\"4\"", "hits-left=\"0\"", R_ONE,
    "attribute \"hits-left\" of \"ship\" is \"0\", expected a number from 1 to 6" },
  { "a braking run over the speed is refused", "owner=\"B\"", "braking=\"20.26\"", "braking",
    "the braking run of \"b-one\" is 20.26, expected at most its speed, 20.25" },
  { "a fired weapon that the ship does not have is refused", "fired=\"guns\"", "fired=\"gun\"", R_ONE,
    "\"r-one\" has no weapon \"gun\", expected \"guns\", \"tubes\"" },
  { "a return target that is not there is refused", "return-target=\"b-one\"", "return-target=\"b-six\"", R_ONE,
    "\"return-target\" is \"b-six\", " SHIP_ID },
  { "a captured ship off the table is refused", "status=\"withdrawn\"", "status=\"captured\"", "id=\"r-two\"",
    "attribute \"y\" of \"ship\" is \"-20\", expected a place on the table, from 0 to 80.5" },
  { "a captured ship without a captor is refused", "y=\"-20\" heading=\"360\" status=\"withdrawn\"",
    "y=\"20\" heading=\"360\" status=\"captured\"", "id=\"r-two\"",
    "the ship does not say who captured it, expected \"captor\", the id of a ship" },
  { "a ship without y is refused", " y=\"-20\"", "", "id=\"r-two\"", NO_PLACE },
  { "an orbit without a planet is refused", " planet=\"9\" x=\"50\"", " x=\"50\"", "id=\"b-deep\"", NO_PLACE },
  { "an orbit and y together are refused", "orbit=\"2\"", "orbit=\"2\" y=\"3\"", "id=\"b-deep\"", NO_PLACE },
  { "an orbit that the map does not have is refused", "orbit=\"2\"", "orbit=\"6\"", "id=\"b-deep\"",
    "attribute \"orbit\" of \"ship\" is \"6\", expected an orbit from 1 to 5" },
  { "a place off the map of the orbits is refused", "orbit=\"2\"", "y=\"36.01\"", "id=\"b-deep\"",
    "attribute \"y\" of \"ship\" is \"36.01\", expected a place on the table, from 0 to 36" },
  { "the low orbit of nothing is refused", "planet=\"9\" x=\"50\"", "planet=\"99\" x=\"50\"", "id=\"b-deep\"",
    "\"planet\" is 99, expected the id of a planet" },
  { "the low orbit of what is no planet is refused", "<planet id=\"9\" x=\"30\" y=\"4\" radius=\"5\" holder=\"blue\"/>",
    "<dust id=\"9\" x=\"30\" y=\"4\" radius=\"5\"/>", "id=\"b-deep\"", "\"planet\" is 9, expected the id of a planet" },
  { "a holder that is no side is refused", "holder=\"blue\"", "holder=\"green\"", "<planet",
    "attribute \"holder\" of \"planet\" is \"green\", expected the id of a side" },
  { "a captor that is not there is refused", "captor=\"b-two\"", "captor=\"b-six\"", R_ONE,
    "\"captor\" is \"b-six\", " SHIP_ID },
  { "a launcher that is not there is refused", "launcher=\"r-two\"", "launcher=\"r-six\"", "<salvo",
    "\"launcher\" is \"r-six\", " SHIP_ID },
  { "a salvo of no side is refused", "<salvo id=\"6\" side=\"red\"", "<salvo id=\"6\" side=\"green\"", "<salvo",
    "attribute \"side\" of \"salvo\" is \"green\", expected the id of a side" },
  { "a mine that nobody knows of whom is refused", "known-to=\"blue\"", "known-to=\"blue green\"", "<mine",
    "attribute \"known-to\" of \"mine\" is \"blue green\", expected ids of sides" },
  { "a salvo with the number of a mine is refused", "<mine id=\"8\"", "<mine id=\"6\"", "<mine",
    "attribute \"id\" of \"mine\" is \"6\", expected a number that nothing else has" },
  { "a round that leaves no room to go on is refused", "round=\"2\"", "round=\"1000001\"", "<progress",
    "\"round\" is 1000001, and the battle goes on, expected at most 1000000" },
  { "a next number that leaves no room to go on is refused", "next-id=\"20\"", "next-id=\"900000001\"", "<progress",
    "\"next-id\" is 900000001, and the battle goes on, expected at most 900000000" },
  { "losses that leave no room to go on are refused", "readiness-lost=\"2\"", "readiness-lost=\"1000001\"", R_ONE,
    "\"readiness-lost\" is 1000001, and the battle goes on, expected at most 1000000" },
  { "a state that nobody knows is refused", "status=\"withdrawn\"", "status=\"gone\"", "status",
    "attribute \"status\" of \"ship\" is \"gone\", expected \"in-action\", \"hulk\", \"burning-hulk\", \"destroyed\", "
    "\"withdrawn\", \"captured\" or \"removed\"" },
  { "a critical that play never keeps is refused (F-CRT-9)", "effect=\"engines\"", "effect=\"bridge\"", "effect=\"bridge\"",
    "critical \"bridge\" is not kept: what it does is done at once, expected a critical that is kept until it is repaired" },
  { "destroyed generators are no critical that is kept (F-CRT-10)", "effect=\"engines\"", "effect=\"shield-generators\"",
    "effect=\"shield-generators\"",
    "critical \"shield-generators\" is not kept: what it does is done at once, expected a critical that is kept until it is "
    "repaired" },
  { "a double running number is refused", "<critical id=\"7\"", "<critical id=\"9\"", "<critical id=\"9\"",
    "attribute \"id\" of \"critical\" is \"9\", expected a number that nothing else has" },
  { "a next number in use is refused", "next-id=\"20\"", "next-id=\"12\"", "<progress",
    "\"next-id\" is 12, expected more than every number in use, 12" },
  { "a battle that has begun says whose turn it is", "side=\"red\" first=\"blue\"", "first=\"blue\"", "<progress",
    "the battle has begun, but does not say whose turn it is, expected a round from 1, \"side\" and \"first\"" },
  { "a round before the battle begins is refused", "step=\"fire\"", "step=\"set-up\"", "<progress",
    "attribute \"round\" of \"progress\" is \"2\", expected 0 before the battle begins" },
  { "a seed beside a generator is refused", "rules=\"forcon-2010\"", "rules=\"forcon-2010\" seed=\"7\"", "<generator",
    "there is both a seed and a generator, expected one of them" },
  { "a generator with an even increment is refused", "increment=\"109\"", "increment=\"108\"", "<generator",
    "attribute \"increment\" of \"generator\" is \"108\", expected an odd number" },
  { "a negative state of the generator is refused", "state=\"18446744073709551615\"", "state=\"-1\"", "<generator",
    "attribute \"state\" of \"generator\" is \"-1\", expected a whole number from 0 to 18446744073709551615" },
  { "a shot by nobody is refused", "shooter=\"b-one\"", "shooter=\"b-six\"", "<shot",
    "attribute \"shooter\" of \"shot\" is \"b-six\", " SHIP_ID },
  { "a command that nobody knows is refused", "<begin/>", "<start/>", "<start",
    "\"start\" does not belong there, expected \"begin\", \"end-step\", \"order\", \"move\", \"fire\", \"repair\", "
    "\"end-battle\", \"form\", \"join\" or \"pass-flag\", …" },
  { "a command of a ship that is not there is refused", "<order ship=\"r-one\"", "<order ship=\"r-six\"", "<order",
    "attribute \"ship\" of \"order\" is \"r-six\", " SHIP_ID },
  { "a target that is not there is refused", "target=\"b-two\"", "target=\"b-six\"", "<fire",
    "attribute \"target\" of \"fire\" is \"b-six\", " SHIP_ID },
  { "a weapon that the ship does not have is refused", "weapons=\"tubes guns\"", "weapons=\"tubes lance\"", "<fire",
    "\"r-one\" has no weapon \"lance\", expected \"guns\", \"tubes\"" },
  { "a face that no die has is refused", "dice=\"3, 4 ?6\"", "dice=\"3, 7\"", "<fire",
    "there is \"7\" among the dice, expected faces from 1 to 6, or ? for the generator" },
  { "an order that nobody knows is refused", "order=\"emergency-braking\"", "order=\"run\"", "<order",
    "attribute \"order\" of \"order\" is \"run\", expected \"none\", \"course-correction\", \"emergency-braking\", "
    "\"full-ahead\", \"lock-on\", \"brace\" or \"prepare-to-launch\"" },
  { "a repair of what no ship has is refused", "what=\"hit\"", "what=\"mast\"", "what=\"mast\"",
    "attribute \"what\" of \"repair\" is \"mast\", expected \"hit\", \"fall\", \"turrets\", \"starboard\", \"port\", "
    "\"bow\", \"engines\", \"fire\", \"centre-deck\", \"bridge\", \"shield-generators\", \"hull\", "
    "\"superstructure\", \"destructors\", \"main-weapons\", \"torpedo-tubes\", \"reactor\", \"orbit\", "
    "\"station-hull\" or \"central-post\"" },
  { "an end that no one can give is refused", "reason=\"agreed\"", "reason=\"last-side\"", "<end-battle",
    "attribute \"reason\" of \"end-battle\" is \"last-side\", expected \"agreed\" or \"master\"" },
  { "a move back is refused", "cm=\"5\"", "cm=\"-5\"", "cm=\"-5\"",
    "attribute \"cm\" of \"ahead\" is \"-5\", expected a number of at least 0" },
  { "a move of nine legs is refused", "<turn degrees=\"15\"/>",
    "<ahead cm=\"1\"/><ahead cm=\"1\"/><ahead cm=\"1\"/><ahead cm=\"1\"/><ahead cm=\"1\"/><ahead cm=\"1\"/>"
    "<ahead cm=\"1\"/><ahead cm=\"1\"/><ahead cm=\"1\"/>",
    "<ahead cm=\"1\"/>", "the move has too many legs, expected at most 8 legs" },
};

static void
add_reading_tests (void)
{
  g_test_add_func ("/storage/scripts/the table, the sides and the rules are read", set_up);
  g_test_add_func ("/storage/scripts/what has happened to a ship is read", state_of_a_ship);
  g_test_add_func ("/storage/scripts/what the chapters remember of a ship is read", more_of_a_ship);
  g_test_add_func ("/storage/scripts/what else they remember of a ship is read", still_more_of_a_ship);
  g_test_add_func ("/storage/scripts/a ship in low orbit may name its orbit", ship_in_orbit);
  g_test_add_func ("/storage/scripts/a salvo is read", salvo);
  g_test_add_func ("/storage/scripts/a salvo that states nothing is new, and runs as the rules say", ordinary_salvo);
  g_test_add_func ("/storage/scripts/a mine is read", mine);
  g_test_add_func ("/storage/scripts/a mine that states nothing is as the rules say and known to its own", ordinary_mine);
  g_test_add_func ("/storage/scripts/a ship that states nothing is whole and has not moved", ship_at_the_start);
  g_test_add_func ("/storage/scripts/a ship that has withdrawn may be off the table", withdrawn_ship);
  g_test_add_func ("/storage/scripts/objects and criticals come in the order of their numbers", running_numbers);
  g_test_add_func ("/storage/scripts/salvos and mines without a number come after all others", numbers_of_the_rest);
  g_test_add_func ("/storage/scripts/the next number follows the greatest", next_number);
  g_test_add_func ("/storage/scripts/a marker without a radius has that of the rules", radius_of_a_marker);
  g_test_add_func ("/storage/scripts/how far the battle has come is read", progress);
  g_test_add_func ("/storage/scripts/the state of the generator is read", generator);
  g_test_add_func ("/storage/scripts/a seed seeds the generator", seed);
  g_test_add_func ("/storage/scripts/without seed and generator nothing is fixed", no_seed);
  g_test_add_func ("/storage/scripts/an empty senior is nobody", nobody_senior);
  g_test_add_func ("/storage/scripts/each command is read with its line", commands);
  g_test_add_func ("/storage/scripts/the legs of a move are read", legs);
  g_test_add_func ("/storage/scripts/the dice of a command are read", dice);
  g_test_add_func ("/storage/scripts/other rules can take the place of the script's", other_rules);
  g_test_add_func ("/storage/scripts/an error in the rules is told with the rules' file and line", broken_rules);
}

static void
add_book_tests (void)
{
  g_test_add_func ("/storage/scripts/a fleet book may be among the scenarios", books_of_the_data_folder);
  g_test_add_func ("/storage/scripts/a fleet book outside is refused", book_outside);
  g_test_add_func ("/storage/scripts/a fleet book that is not there is refused", book_missing);
  g_test_add_func ("/storage/scripts/an id that two books have is refused with both places", double_id_over_files);
  g_test_add_func ("/storage/scripts/a book that is none is refused with its own line", wrong_book);
  g_test_add_func ("/storage/scripts/more than a thousand ships are refused", too_many_ships);
  g_test_add_func ("/storage/scripts/more than 32 fleet books are refused", too_many_books);
}

int
main (int argc, char **argv)
{
  g_autofree char *sound = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  add_reading_tests ();
  add_book_tests ();
  sound = sample_resource_text ("battle.xml");
  sample_add_wrongs ("/storage/scripts", sound, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
