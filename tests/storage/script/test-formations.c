/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formations in battle scripts, and any state of a battle there and back. */
#include "storage/script/script.h"

#include "storage-sample.h"

#include <string.h>

#define RULES &(const ForconScriptRules){ "forcon-2010", "" }

/* Four cruisers and a frigate; bases of cruisers touch at 2.05 cm, of a cruiser and a frigate at 1.8. */
#define BATTLE                                                                                                         \
  "<battle name=\"Test\" rules=\"forcon-2010\">\n"                                                                     \
  "  <table width=\"100\" height=\"80\"/>\n"                                                                           \
  "  <class id=\"cruiser\" name=\"Cruiser\" type=\"cruiser\" speed=\"20\" greatest-turn=\"45\" armour=\"5\"\n"         \
  "         hits=\"6\" shields=\"1\" turrets=\"2\" readiness=\"7\" ew-attack=\"1\" ew-defence=\"3\"/>\n"               \
  "  <class id=\"frigate\" name=\"Frigate\" type=\"frigate\" speed=\"20\" greatest-turn=\"45\" armour=\"5\"\n"         \
  "         hits=\"3\" shields=\"1\" turrets=\"2\" readiness=\"7\" ew-attack=\"1\" ew-defence=\"3\"/>\n"               \
  "  <side id=\"red\" name=\"Red\"/>\n"                                                                                \
  "  <side id=\"blue\" name=\"Blue\"/>\n"                                                                              \
  "  <side id=\"green\" name=\"Green\"/>\n"                                                                            \
  "  <planet id=\"9\" x=\"80\" y=\"60\" radius=\"5\"/>\n"                                                              \
  "  <ship id=\"lone\" class=\"cruiser\" name=\"Lone\" side=\"red\" x=\"10\" y=\"50\" heading=\"90\"\n"                \
  "        hidden-from=\"blue\" contact-for=\"green\"/>\n"                                                             \
  "  <formation id=\"line\" name=\"The Line\" side=\"red\" flagship=\"r-two\" successors=\"r-three r-one\"\n"          \
  "             hidden-from=\"green\" contact-for=\"blue\"/>\n"                                                        \
  "  <ship id=\"r-one\" class=\"cruiser\" name=\"R One\" side=\"red\" formation=\"line\" x=\"10\" y=\"10\""         \
  " heading=\"90\"/>\n"                                                                                                \
  "  <ship id=\"r-two\" class=\"cruiser\" name=\"R Two\" side=\"red\" formation=\"line\" x=\"10\" y=\"12\""         \
  " heading=\"90\"/>\n"                                                                                                \
  "  <ship id=\"r-three\" class=\"frigate\" name=\"R Three\" side=\"red\" formation=\"line\" x=\"10\" y=\"13.8\"\n"    \
  "        heading=\"90\"/>\n"                                                                                         \
  "  <ship id=\"b-one\" class=\"cruiser\" name=\"B One\" side=\"blue\" x=\"40\" y=\"10\" heading=\"270\"/>\n"          \
  "</battle>\n"

static ForconFormationId
formation_of (const ForconBattle *battle, const char *ship)
{
  return forcon_battle_ship (battle, forcon_battle_find_ship (battle, ship))->formation;
}

/* F-FORM-1: those that the file names come first, wherever they stand; none is left empty. */
static void
membership (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  const ForconBattle *battle = script->start;

  g_assert_cmpuint (battle->n_formations, ==, 3);
  g_assert_cmpuint (formation_of (battle, "r-one").value, ==, 1);
  g_assert_cmpuint (formation_of (battle, "r-two").value, ==, 1);
  g_assert_cmpuint (formation_of (battle, "r-three").value, ==, 1);
  g_assert_cmpuint (formation_of (battle, "lone").value, ==, 2);
  g_assert_cmpuint (formation_of (battle, "b-one").value, ==, 3);
  g_assert_cmpstr (forcon_battle_formation_id (battle, (ForconFormationId){ 1 }), ==, "line");
  g_assert_cmpstr (forcon_battle_formation_name (battle, (ForconFormationId){ 1 }), ==, "The Line");
  g_assert_cmpstr (forcon_battle_formation_id (battle, (ForconFormationId){ 2 }), ==, "");
}

/* F-FORM-2 */
static void
command (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  const ForconBattle *battle = script->start;

  g_assert_cmpuint (battle->formations[0].flagship.value, ==, 3);
  g_assert_cmpuint (battle->formations[0].side.value, ==, 1);
  g_assert_cmpint (battle->ships[3].succession, ==, 1);
  g_assert_cmpint (battle->ships[1].succession, ==, 2);
  g_assert_cmpint (battle->ships[2].succession, ==, 0);
  g_assert_cmpuint (battle->formations[1].flagship.value, ==, 1);
  g_assert_false (battle->formations[0].broken || battle->formations[0].flag_tried);
}

/* F-EW-1 */
static void
levels (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  const ForconFormation *formations = script->start->formations;

  g_assert_cmpint (formations[0].levels[0], ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpint (formations[0].levels[1], ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (formations[0].levels[2], ==, FORCON_LEVEL_HIDDEN);
  g_assert_cmpint (formations[1].levels[1], ==, FORCON_LEVEL_HIDDEN);
  g_assert_cmpint (formations[1].levels[2], ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (formations[2].levels[0], ==, FORCON_LEVEL_IDENTIFIED);
}

static void
alliances (void)
{
  g_autoptr (GString) text = g_string_new (BATTLE);

  g_string_replace (text, "name=\"Red\"", "name=\"Red\" alliance=\"pact\"", 1);
  g_string_replace (text, "name=\"Green\"", "name=\"Green\" alliance=\"pact\"", 1);
  g_autoptr (ForconScript) script = sample_load (text->str);

  g_assert_cmpuint (forcon_battle_side (script->start, (ForconSideId){ 1 })->alliance, ==, 1);
  g_assert_cmpuint (forcon_battle_side (script->start, (ForconSideId){ 2 })->alliance, ==, 0);
  g_assert_cmpuint (forcon_battle_side (script->start, (ForconSideId){ 3 })->alliance, ==, 1);
}

/* A battle in progress may have a formation of scattered ships, whose flagship fights for others now. */
static void
in_progress (void)
{
  g_autoptr (GString) text = g_string_new (BATTLE);

  g_string_replace (text, "y=\"12\"", "y=\"30\"", 1);
  g_string_replace (text, "flagship=\"r-two\"", "flagship=\"b-one\"", 1);
  g_string_replace (text, "</battle>", "<progress round=\"1\" side=\"red\" first=\"red\" step=\"fire\"/></battle>", 1);
  g_autoptr (ForconScript) script = sample_load (text->str);

  g_assert_cmpuint (script->start->formations[0].flagship.value, ==, 5);
}

/* There and back */

static void
assert_round_trip (const ForconBattle *battle)
{
  g_autofree char *first = forcon_script_to_xml (battle, RULES, NULL);
  g_autoptr (ForconScript) script = sample_load (first);
  g_autofree char *second = forcon_script_to_xml (script->start, RULES, NULL);

  sample_assert_same (battle, script->start);
  g_assert_cmpstr (first, ==, second);
}

static void
written (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, NULL);

  assert_round_trip (script->start);
  g_assert_nonnull (strstr (text, "<formation id=\"line\" name=\"The Line\" side=\"red\" flagship=\"r-two\""));
  g_assert_null (strstr (text, "<formation id=\"formation-2\""));
}

/* Formations that are formed in play have no word of their own, and the ones they leave may be empty. */
static void
formed_in_play (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  ForconBattle *battle = script->start;
  ForconFormationId formed = forcon_battle_add_formation (battle, NULL, NULL, (ForconSideId){ 1 });
  g_autofree char *text = NULL;

  battle->round = 1;
  battle->side = battle->first = (ForconSideId){ 1 };
  battle->step = FORCON_STEP_FIRE;
  forcon_battle_enlist (battle, (ForconShipId){ 1 }, formed, 0);
  forcon_battle_enlist (battle, (ForconShipId){ 4 }, formed, 7);
  battle->formations[2].return_target = formed;
  battle->formations[0].return_target = (ForconFormationId){ 3 };
  assert_round_trip (battle);
  text = forcon_script_to_xml (battle, RULES, NULL);
  g_assert_nonnull (strstr (text, "<formation id=\"formation-4\" side=\"red\" flagship=\"lone\"/>"));
}

/* Ships that stand alone, but not in the order of their formations. */
static void
out_of_order (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  ForconBattle *battle = script->start;

  battle->ships[0].formation.value = 3;
  battle->ships[4].formation.value = 2;
  battle->formations[1] = (ForconFormation){ .side = { 2 }, .flagship = { 5 }, .levels = { 2, 2, 2, 2, 2, 2, 2, 2 } };
  battle->formations[2] = (ForconFormation){ .side = { 1 }, .flagship = { 1 }, .levels = { 2, 2, 2, 2, 2, 2, 2, 2 } };
  assert_round_trip (battle);
}

/* The hash goes by places, not by words. */
static void
names_do_not_count (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);
  g_autoptr (GString) text = g_string_new (BATTLE);

  g_string_replace (text, "\"line\"", "\"other\"", 0);
  g_string_replace (text, "The Line", "The Other", 0);
  g_autoptr (ForconScript) other = sample_load (text->str);

  sample_assert_same (script->start, other->start);
}

/* Any state */

static gint
any (gint below)
{
  return g_test_rand_int_range (0, below);
}

/* Every field may be as it was at the start. */
static gint
maybe (gint below)
{
  return any (3) == 0 ? any (below) : 0;
}

static ForconPoint
any_place (void)
{
  return (ForconPoint){ any (10000), any (3600) };
}

static void
shake_movement (ForconShip *ship)
{
  ship->position = any_place ();
  ship->heading = any (3600);
  ship->has_moved = maybe (2);
  ship->moved = maybe (2);
  ship->order = (ForconOrder) maybe (FORCON_N_ORDER);
  ship->order_failed = maybe (2);
  ship->bonus = maybe (1000);
  ship->moved_distance = maybe (20000);
  ship->turned = maybe (2);
  ship->no_turn = maybe (3);
  ship->halved = (ForconHalves) maybe (FORCON_N_HALVES);
  ship->falling = maybe (3);
}

static void
shake_harm (ForconShip *ship)
{
  ship->hits = 1 + any (6);
  ship->readiness_lost = maybe (10);
  ship->ew_attack_lost = maybe (10);
  ship->generators_destroyed = maybe (2);
  ship->shields_used = maybe (3);
  ship->shaken = maybe (3);
  ship->repairs = maybe (3);
  ship->hits_lost = maybe (9);
  ship->captive = maybe (3);
  ship->mines_laid = maybe (3);
  ship->laying = maybe (2);
  ship->sweeping = maybe (2);
  ship->landed = maybe (3);
}

static void
shake_fire (ForconShip *ship, guint n_ships)
{
  ship->fired = (guint32) maybe (8);
  ship->returned = (guint32) maybe (8);
  ship->target_check = (ForconCheck) maybe (FORCON_N_CHECK);
  ship->fire_order = (ForconOrder) maybe (FORCON_N_ORDER);
  ship->brace_side.value = (guint16) maybe (4);
  ship->brace_ends = maybe (3);
  ship->brace_factor = maybe (3);
  ship->strained = maybe (3);
  ship->joined = maybe (2);
  ship->prepared = maybe (2);
  ship->loading = (guint32) maybe (8);
  ship->unready = (guint32) maybe (8);
  ship->turrets_used = maybe (2);
  ship->covers.value = (guint16) maybe ((gint) n_ships + 1);
  ship->cover = (guint32) maybe (8);
  ship->cover_spent = (guint32) maybe (8);
  ship->boards.value = (guint16) maybe ((gint) n_ships + 1);
  ship->captor.value = (guint16) maybe ((gint) n_ships + 1);
}

static void
add_weapons (ForconCard *card)
{
  for (guint i = 0; i < 3; i++)
    {
      ForconWeapon weapon = { .id = g_strdup_printf ("gun-%u", i), .name = g_strdup ("gun"), .arcs = 1 };

      g_array_append_val (card->weapons, weapon);
    }
}

static void
add_ships (ForconBattle *battle, const ForconRules *rules, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      ForconCard card;

      forcon_card_init (&card, rules, FORCON_SHIP_TYPE_CRUISER);
      g_free (card.id);
      card.id = g_strdup_printf ("ship-%u", i);
      card.hits = 6;
      card.armour = card.bow_armour = card.readiness = 5;
      add_weapons (&card);
      forcon_battle_add_ship_to (battle, &card, (ForconSideId){ (guint16) (1 + any (3)) }, any_place (), 0,
                                 FORCON_NO_FORMATION);
    }
}

/* Each side has one formation at least, and ships only join their own; what is left over may be empty. */
static void
add_formations (ForconBattle *battle)
{
  guint n = 3 + (guint) any (6);

  for (guint i = 0; i < n; i++)
    {
      ForconSideId side = { (guint16) (1 + i % 3) };
      g_autofree char *id = g_strdup_printf ("named-%u", i);
      ForconFormationId formation = forcon_battle_add_formation (battle, any (2) == 0 ? id : NULL, NULL, side);
      ForconFormation *state = &battle->formations[formation.value - 1];

      state->flagship.value = (guint16) (1 + any ((gint) battle->n_ships));
      state->broken = maybe (2);
      state->flag_tried = maybe (2);
      state->return_target.value = (guint16) maybe ((gint) n + 1);
      for (guint j = 0; j < 3; j++)
        state->levels[j] = (guint8) any (FORCON_N_LEVEL);
    }
  for (guint i = 0; i < battle->n_ships; i++)
    {
      guint16 place = (guint16) (any ((gint) n / 3) * 3 + battle->ships[i].side.value);

      forcon_battle_enlist (battle, (ForconShipId){ (guint16) (i + 1) }, (ForconFormationId){ place }, maybe (4));
      if (any (2) == 0)
        battle->formations[place - 1].flagship.value = (guint16) (i + 1);
    }
}

static void
add_things (ForconBattle *battle)
{
  gint n_ships = (gint) battle->n_ships;
  ForconObjectId planet = forcon_battle_add_object (battle, FORCON_OBJECT_PLANET, any_place (), 500);

  g_array_index (battle->objects, ForconObject, 0).holder.value = (guint16) any (4);
  for (gint i = any (4); i > 0; i--)
    {
      ForconSalvo salvo = { .id = { battle->next_id++ }, .position = any_place (), .heading = any (3600) };

      salvo.side.value = (guint16) (1 + any (3));
      salvo.launcher.value = (guint16) any (n_ships + 1);
      salvo.planet.value = any (2) == 0 ? 0 : planet.value;
      salvo.count = any (20);
      salvo.speed = any (3000);
      salvo.run = any (3);
      salvo.old = any (2);
      salvo.turned = any (2);
      salvo.moved = any (2);
      g_array_append_val (battle->salvos, salvo);
    }
  for (gint i = any (4); i > 0; i--)
    {
      ForconMineCard card = { (ForconCharge) any (2), any (2000), any (20) };
      ForconMineId id = forcon_battle_add_mine (battle, (ForconSideId){ (guint16) (1 + any (3)) }, any_place (), &card);
      ForconMine *mine = &g_array_index (battle->mines, ForconMine, battle->mines->len - 1);

      g_assert_true (FORCON_ID_EQUAL (mine->id, id));
      mine->known |= (guint32) any (8) << 1;
      mine->victim.value = (guint16) any (n_ships + 1);
    }
  for (guint i = 0; i < battle->n_ships; i++)
    if (any (4) == 0)
      battle->ships[i].planet = planet;
}

static void
shake_status (ForconShip *ship)
{
  ship->status = (ForconShipStatus) maybe (FORCON_N_SHIP);
  if (ship->status == FORCON_SHIP_CAPTURED)
    ship->captor.value = 1;
  if (ship->status == FORCON_SHIP_WITHDRAWN)
    ship->position.x = -100;
}

/* F-ORB-1: the map of the orbits is 60 cm wide. */
static void
keep_on_map (ForconShip *ship)
{
  if (!FORCON_ID_IS_NONE (ship->planet))
    ship->position.x = MIN (ship->position.x, 6000);
}

static ForconBattle *
any_battle (const ForconRules *rules)
{
  ForconBattle *battle = forcon_battle_new ("Any", (ForconPoint){ 10000, 8000 });

  forcon_battle_add_side (battle, "red", "Red");
  forcon_battle_add_side (battle, "blue", "Blue");
  forcon_battle_add_side (battle, "green", "Green");
  add_ships (battle, rules, 1 + (guint) any (9));
  add_formations (battle);
  add_things (battle);
  for (guint i = 0; i < battle->n_ships; i++)
    {
      shake_movement (&battle->ships[i]);
      shake_harm (&battle->ships[i]);
      shake_fire (&battle->ships[i], battle->n_ships);
      shake_status (&battle->ships[i]);
      keep_on_map (&battle->ships[i]);
    }
  battle->round = 1 + any (9);
  battle->side.value = (guint16) (1 + any (3));
  battle->first.value = (guint16) (1 + any (3));
  battle->step = (ForconStep) (FORCON_STEP_DETECTION + any (5));
  battle->next_id += (guint32) any (9);
  return battle;
}

static void
any_state (void)
{
  g_autoptr (ForconScript) script = sample_load (BATTLE);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (ForconBattle) battle = any_battle (script->rules);

      assert_round_trip (battle);
    }
}

#define LINE_AT "id=\"line\""

static const SampleWrong wrongs[] = {
  /* F-FORM-2 */
  { "a formation that names no flagship is refused", "flagship=\"r-two\" ", "", LINE_AT,
    "formation \"line\" names no flagship, expected \"flagship\", the id of one of its ships" },
  { "a flagship of another formation is refused", "flagship=\"r-two\"", "flagship=\"lone\"", LINE_AT,
    "formation \"line\" names \"lone\", expected a ship of that formation" },
  { "a flagship that is not there is refused", "flagship=\"r-two\"", "flagship=\"r-six\"", LINE_AT,
    "formation \"line\" names \"r-six\", expected a ship of that formation" },
  { "a successor of another formation is refused", "successors=\"r-three", "successors=\"b-one", LINE_AT,
    "formation \"line\" names \"b-one\", expected a ship of that formation" },
  { "a successor named twice is refused", "successors=\"r-three", "successors=\"r-one", LINE_AT,
    "\"r-one\" succeeds in formation \"line\", expected each only once, and not the flagship" },
  { "a flagship that succeeds itself is refused", "successors=\"r-three", "successors=\"r-two", LINE_AT,
    "\"r-two\" succeeds in formation \"line\", expected each only once, and not the flagship" },
  /* F-FORM-1 */
  { "a formation of ships that do not touch is refused with the distance", "y=\"13.8\"", "y=\"13.81\"",
    "id=\"r-three\"",
    "\"r-three\" stands 1.81 cm from the rest of formation \"line\", expected at most 1.8 cm: bases of a formation "
    "touch" },
  /* F-ORB-1 */
  { "a formation half in low orbit is refused", "y=\"13.8\"", "y=\"13.8\" planet=\"9\"", "id=\"r-three\"",
    "\"r-three\" stands 1.8 cm from the rest of formation \"line\", expected at most 1.8 cm: bases of a formation "
    "touch" },
  { "a formation that the file does not name is refused", "side=\"red\" formation=\"line\" x=\"10\" y=\"12\"",
    "side=\"red\" formation=\"lime\" x=\"10\" y=\"12\"", "id=\"r-two\"",
    "\"r-two\" is in formation \"lime\", expected the id of a formation in this file" },
  { "a formation of another side is refused", "side=\"blue\" x=\"40\"", "side=\"blue\" formation=\"line\" x=\"40\"",
    "id=\"b-one\"", "\"b-one\" is in formation \"line\", expected a formation of its own side" },
  { "a formation of no side is refused", "side=\"red\" flagship", "side=\"grey\" flagship", LINE_AT,
    "attribute \"side\" of \"formation\" is \"grey\", expected the id of a side" },
  { "a double formation is refused", "</battle>",
    "<formation id=\"line\" side=\"red\" flagship=\"lone\"/>\n</battle>", "flagship=\"lone\"",
    "\"formation\" \"line\" is there a second time, expected each only once" },
  { "the word of another place is refused", "id=\"line\"", "id=\"formation-2\"", "id=\"formation-2\"",
    "attribute \"id\" of \"formation\" is \"formation-2\", expected an id that is not that of another place; here "
    "formation-1" },
  { "a side that both knows and does not know is refused", "contact-for=\"green\"", "contact-for=\"blue\"",
    "id=\"lone\"", "attribute \"contact-for\" of \"ship\" is \"blue\", expected no side that it is hidden from" },
  { "a side that is not there cannot see", "hidden-from=\"green\"", "hidden-from=\"grey\"", LINE_AT,
    "attribute \"hidden-from\" of \"formation\" is \"grey\", expected ids of sides" },
  { "a ship in a formation is hidden with it alone", "y=\"12\"", "y=\"12\" hidden-from=\"blue\"", "id=\"r-two\"",
    "\"r-two\" is in a formation, which is seen and fires back as one, expected those attributes at the formation" },
};

/* F-FORM-1: so many bases touch, and yet there are too many of a kind. */
static void
assert_too_many (const char *class, gint n, const char *rest)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (gint i = 0; i < n; i++)
    g_string_append_printf (text,
                            "<ship id=\"more-%d\" class=\"%s\" name=\"More\" side=\"red\" formation=\"line\" "
                            "x=\"%d.5\" y=\"10\" heading=\"0\"/>\n",
                            i, class, 11 + i);
  g_string_append (text, "</battle>");
  g_assert_null (forcon_script_load (sample_write_changed (BATTLE, "</battle>", text->str), NULL, &error));
  sample_assert_error (&error, sample_path (), 13, rest);
}

static void
too_large (void)
{
  assert_too_many ("cruiser", 5,
                   "formation \"line\" has escorts: 1, capital ships: 7, expected at most 6 and 6");
  assert_too_many ("frigate", 6,
                   "formation \"line\" has escorts: 7, capital ships: 2, expected at most 6 and 6");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/formations/ships belong to the formation that they name, or to their own", membership);
  g_test_add_func ("/storage/formations/the flagship and the line of succession are read", command);
  g_test_add_func ("/storage/formations/who knows of a formation is read", levels);
  g_test_add_func ("/storage/formations/sides with one word are allies", alliances);
  g_test_add_func ("/storage/formations/in progress a formation is taken as it is", in_progress);
  g_test_add_func ("/storage/formations/more than six of a kind are refused with the figures", too_large);
  g_test_add_func ("/storage/formations/only those that need a word are written with one", written);
  g_test_add_func ("/storage/formations/those that are formed in play are written by their place", formed_in_play);
  g_test_add_func ("/storage/formations/ships that stand alone in another order keep it", out_of_order);
  g_test_add_func ("/storage/formations/their names are no part of the hash", names_do_not_count);
  g_test_add_func ("/storage/formations/any state of a battle is the same there and back", any_state);
  sample_add_wrongs ("/storage/formations", BATTLE, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
