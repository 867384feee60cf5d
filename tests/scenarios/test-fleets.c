/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-review.h"

#include "storage/store/check.h"
#include "engine/movement/movement.h"

#include <string.h>

#define CLASSES_LEAST 24
#define SHIPS_LEAST 60

static ForconReview *review;

static ForconShipId
ship_called (const char *id)
{
  ForconShipId ship = forcon_battle_find_ship (review->script->start, id);

  g_assert_false (FORCON_ID_IS_NONE (ship));
  return ship;
}

static const ForconCard *
card_at (guint place)
{
  return forcon_battle_card (review->script->start, (ForconShipId){ (guint16) (place + 1) });
}

static void
test_enough_classes (void)
{
  g_assert_cmpuint (review->classes->len, >=, CLASSES_LEAST);
}

static void
test_enough_ships (void)
{
  g_assert_cmpuint (review->ships->len, >=, SHIPS_LEAST);
  g_assert_cmpuint (review->script->start->n_ships, ==, review->ships->len);
}

/* F-SHIP-1 */
static void
test_every_type (void)
{
  gboolean used[FORCON_N_SHIP_TYPE] = { FALSE };

  for (guint i = 0; i < review->ships->len; i++)
    used[card_at (i)->type] = TRUE;
  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    {
      g_test_message ("%s", forcon_ship_type_to_word (type));
      g_assert_true (used[type]);
    }
}

static void
test_every_nation (void)
{
  static const char *const nations[] = { "Barrayar", "Cetaganda", "Dendarii", "Vervain", "Aslund", "Pol" };
  guint ships[G_N_ELEMENTS (nations)] = { 0 };

  for (guint i = 0; i < review->ships->len; i++)
    for (guint nation = 0; nation < G_N_ELEMENTS (nations); nation++)
      ships[nation] += g_strcmp0 (card_at (i)->nation, nations[nation]) == 0;
  for (guint nation = 0; nation < G_N_ELEMENTS (nations); nation++)
    g_assert_cmpuint (ships[nation], >, 0);
}

static ForconLength
longest (const ForconCard *card, ForconWeaponKind kind)
{
  ForconLength range = 0;

  for (guint i = 0; i < card->weapons->len; i++)
    {
      const ForconWeapon *weapon = &g_array_index (card->weapons, ForconWeapon, i);

      if (weapon->kind == kind)
        range = MAX (range, weapon->range);
    }
  return range;
}

static void
test_ranges (void)
{
  guint both = 0;

  for (guint i = 0; i < review->ships->len; i++)
    {
      ForconLength battery = longest (card_at (i), FORCON_WEAPON_BATTERY);
      ForconLength destructor = longest (card_at (i), FORCON_WEAPON_DESTRUCTOR);

      if (battery == 0 || destructor == 0)
        continue;
      g_test_message ("%s: %d, %d", card_at (i)->id, battery, destructor);
      g_assert_cmpint (battery, >=, 2 * destructor);
      g_assert_cmpint (battery, <=, 3 * destructor);
      both++;
    }
  g_assert_cmpuint (both, >, 0);
}

/* F-SHIP-4 */
static void
test_torpedoes (void)
{
  gboolean three = FALSE;

  for (guint i = 0; i < review->ships->len; i++)
    for (guint place = 0; place < card_at (i)->weapons->len; place++)
      {
        const ForconWeapon *weapon = &g_array_index (card_at (i)->weapons, ForconWeapon, place);

        if (weapon->kind != FORCON_WEAPON_TORPEDO)
          continue;
        g_assert_cmpint (weapon->run, >=, 2);
        g_assert_cmpint (weapon->run, <=, 3);
        three = three || weapon->run == 3;
      }
  g_assert_true (three);
}

static ForconVerdictKind
judge_turn_at_once (ForconShipId ship)
{
  const ForconBattle *battle = review->script->start;
  ForconCommand turn = forcon_command_move (ship, 0, FORCON_DEGREES (30), forcon_battle_card (battle, ship)->speed);

  return forcon_move_judge (battle, review->script->rules, ship, &turn.move.legs).kind;
}

/* F-MOV-4 */
static void
test_ariel (void)
{
  const ForconCard *ariel = forcon_battle_card (review->script->start, ship_called ("ariel"));

  g_assert_cmpint (ariel->type, ==, FORCON_SHIP_TYPE_CRUISER);
  g_assert_nonnull (strstr (ariel->class_name, "Illyrican"));
  g_assert_cmpint (judge_turn_at_once (ship_called ("ariel")), ==, FORCON_VERDICT_DONE);
  g_assert_cmpint (judge_turn_at_once (ship_called ("merlin")), ==, FORCON_VERDICT_TURN_TOO_EARLY);
}

/* Bounds between which a battle between equals neither drags on nor ends with the first salvo; docs/fleets.md. */
static void
test_cards_are_sane (void)
{
  for (guint i = 0; i < review->ships->len; i++)
    {
      const ForconCard *card = card_at (i);

      g_test_message ("%s", card->id);
      /* F-STN-1 */
      g_assert_cmpint (card->speed, >=, card->type == FORCON_SHIP_TYPE_STATION ? 0 : FORCON_CM (10));
      g_assert_cmpint (card->speed, <=, FORCON_CM (35));
      g_assert_cmpint (card->armour, >=, card->target == FORCON_TARGET_CAPITAL ? 4 : 3);
      g_assert_cmpint (card->bow_armour, <=, 6);
      g_assert_cmpint (card->bow_armour, >=, card->armour);
      g_assert_cmpint (card->hits, >=, 2);
      g_assert_cmpint (card->hits, <=, 12);
      g_assert_cmpint (card->shields, <=, 4);
      g_assert_cmpint (card->readiness, >=, 5);
      g_assert_cmpint (card->readiness, <=, 9);
    }
}

static void
test_files_are_sound (void)
{
  g_autofree char *folder = forcon_review_folder ();
  g_autoptr (GPtrArray) files = forcon_review_files (folder);

  g_assert_cmpuint (files->len, >=, 7);
  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (GError) error = NULL;

      /* Commands for a table, which are read with the clash that they are for. */
      if (g_str_has_suffix (files->pdata[i], "solstice-clash.xml"))
        continue;
      gboolean sound = forcon_file_check (files->pdata[i], &error);

      g_assert_no_error (error);
      g_assert_true (sound);
    }
}

static gboolean
is_translated (const char *catalogue, const char *name)
{
  g_autofree char *entry = g_strdup_printf ("msgctxt \"name\"\nmsgid \"%s\"\nmsgstr \"", name);
  const char *place = strstr (catalogue, entry);

  return place != NULL && place[strlen (entry)] != '"';
}

/* The Russian of each name stands in po/ru.po, in the context under which forcon_name() looks it up. */
static void
test_names_are_russian (void)
{
  g_autofree char *path = g_canonicalize_filename ("../po/ru.po", g_test_get_dir (G_TEST_DIST));
  g_autofree char *catalogue = NULL;
  g_autoptr (GError) error = NULL;
  GHashTableIter iter;
  gpointer name;
  guint missing = 0;

  g_file_get_contents (path, &catalogue, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_hash_table_size (review->names), >, SHIPS_LEAST);
  g_hash_table_iter_init (&iter, review->names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!is_translated (catalogue, name))
      {
        g_test_message ("po/ru.po does not translate the name \"%s\"", (const char *) name);
        missing++;
      }
  g_assert_cmpuint (missing, ==, 0);
}

int
main (int argc, char **argv)
{
  gint failed;

  g_test_init (&argc, &argv, NULL);
  review = forcon_review_new ();
  g_test_add_func ("/scenarios/fleets/every file is sound", test_files_are_sound);
  g_test_add_func ("/scenarios/fleets/there are enough classes", test_enough_classes);
  g_test_add_func ("/scenarios/fleets/there are enough named ships", test_enough_ships);
  g_test_add_func ("/scenarios/fleets/every type of ship is used", test_every_type);
  g_test_add_func ("/scenarios/fleets/every nation has ships", test_every_nation);
  g_test_add_func ("/scenarios/fleets/batteries reach two to three times as far as destructors", test_ranges);
  g_test_add_func ("/scenarios/fleets/torpedoes run two turns and a few three", test_torpedoes);
  g_test_add_func ("/scenarios/fleets/the Illyrican-built Ariel turns at any point", test_ariel);
  g_test_add_func ("/scenarios/fleets/every card keeps within the bounds of the books", test_cards_are_sane);
  g_test_add_func ("/scenarios/fleets/every name is translated into Russian", test_names_are_russian);
  failed = g_test_run ();
  forcon_review_free (review);
  return failed;
}
