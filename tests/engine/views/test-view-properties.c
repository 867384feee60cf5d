/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random battles with hidden formations: what a side gets to see holds no trace of what it has not detected (F-EW-4). */
#include "engine/state/formation.h"
#include "engine/state/ship.h"

#include "forcon-test-captain.h"
#include "forcon-test-command.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"
#include "forcon-test-view.h"

#include <string.h>

#define N_BATTLES 80
#define N_TWINS 20
#define N_COMMANDS 110
#define N_COMMANDS_LEAST 3000
#define SHIPS_MOST 60

/* Any other number is a run of other battles. */
#define SEED 4711

/* What the runs met with: a property that nothing put to the test is not proven. */
static guint commands_done;
static guint kinds_done[FORCON_N_COMMAND];
static guint unseen_entries;
static guint hidden_checked;
static guint contacts_checked;
static guint lurker_moves;

/**
 * Run:
 * @views: by side id
 * @known: by side id and ship id, whether the side has ever had it on its table
 */
typedef struct {
  ForconJournal *journal;
  ForconRandom random;
  guint n_sides;
  ForconView *views[FORCON_SIDES_MAX + 1];
  gboolean known[FORCON_SIDES_MAX + 1][SHIPS_MOST + 2];
} Run;

static ForconShipId
ship_id (guint number)
{
  return (ForconShipId){ (guint16) number };
}

static ForconSideId
side_id (guint number)
{
  return (ForconSideId){ (guint16) number };
}

/* Names that are found when they turn up anywhere, and are no part of each other. */
static void
name_ships (ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);

      g_free (card->id);
      g_free (card->name);
      g_free (card->class_name);
      card->id = g_strdup_printf ("unit%03u", i);
      card->name = g_strdup_printf ("Name%03u", i);
      card->class_name = g_strdup_printf ("Class%03u", i);
    }
}

/* Tubes, mines and drones for all, so that all chapters come up. */
static void
arm_ships (ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);
      ForconWeapon tube = { .id = g_strdup ("tube"), .name = g_strdup ("Tube"), .kind = FORCON_WEAPON_TORPEDO,
                            .mount = FORCON_MOUNT_BOW, .arcs = 0xf, .range = FORCON_CM (25), .strength = 4, .run = 2 };

      g_array_append_val (card->weapons, tube);
      card->mines = 3;
      card->drones = 4;
      card->turrets = 1;
    }
}

/* Pairs of ships lie alongside, of one side or of two, to be formed up or boarded. */
static void
pair_ships (ForconBattle *battle, ForconRandom *random)
{
  for (guint i = 1; i < battle->n_ships; i += 2)
    {
      ForconShip *ship = &battle->ships[i];
      const ForconShip *other = &battle->ships[i - (i > 2 ? (guint) test_between (random, 1, 2) : 1)];

      ship->position = other->position;
      ship->position.x += forcon_ship_radius (battle, ship_id (i + 1)) + FORCON_CM (1);
    }
}

static void
add_mines (ForconBattle *battle, ForconRandom *random)
{
  ForconMineCard card = { FORCON_CHARGE_PLASMA, FORCON_CM (2), 6 };

  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      ForconPoint place = { test_between (random, 0, battle->size.x), 0 };

      place.y = test_between (random, 0, battle->size.y);
      forcon_battle_add_mine (battle, side_id (side), place, &card);
    }
}

/* Some ships in formations of several; where they stand does not matter here. */
static void
form_some (ForconBattle *battle, ForconRandom *random)
{
  for (guint i = 2; i < battle->n_ships; i++)
    for (guint j = 0; j < i; j++)
      if (FORCON_ID_EQUAL (battle->ships[i].side, battle->ships[j].side) && test_between (random, 0, 3) == 0)
        {
          forcon_battle_enlist (battle, ship_id (i + 1), battle->ships[j].formation, 0);
          break;
        }
}

/* The side may be told of one that was never on its table when the master sets something right after it has left. */
static void
note_known (Run *run, const ForconBattle *truth, const ForconEvent *event)
{
  for (guint side = 1; side <= run->n_sides; side++)
    for (guint i = 1; i <= truth->n_ships; i++)
      {
        ForconShipId ship = ship_id (i);
        gboolean named = event == NULL
                         || ((event->audience & (1u << side)) != 0 && forcon_event_names_ship (event, ship));

        if (forcon_ship_detected (truth, ship, side_id (side)) && (named || forcon_ship_on_table (truth, ship)))
          run->known[side][i] = TRUE;
      }
}

static void
run_init (Run *run, guint number)
{
  run->random = forcon_random_seeded (SEED, number);
  run->n_sides = number % 3 == 0 ? 3 : 2;
  guint n_ships = (guint) test_between (&run->random, 4, 12);
  g_autoptr (ForconBattle) start = test_fleets_new (forcon_test_rules (), run->n_sides, n_ships, &run->random);

  name_ships (start);
  arm_ships (start);
  if (number % 4 != 0)
    pair_ships (start, &run->random);
  if (number % 2 == 0)
    form_some (start, &run->random);
  test_hide_some (start, &run->random);
  add_mines (start, &run->random);
  run->journal = forcon_journal_new (start, forcon_test_rules ());
  for (guint side = 1; side <= run->n_sides; side++)
    run->views[side] = forcon_view_of_journal (run->journal, side_id (side), NULL);
  note_known (run, start, NULL);
}

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->journal, forcon_journal_free);
  for (guint side = 1; side <= run->n_sides; side++)
    g_clear_pointer (&run->views[side], forcon_view_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static void
assert_no_text (const char *dump, const char *text)
{
  if (strstr (dump, text) != NULL)
    g_error ("“%s” is in what a side sees:\n%s", text, dump);
}

/* A ship that the master made after another one has its class. */
static gboolean
is_only_one_of_class (const ForconBattle *battle, const ForconCard *card)
{
  guint count = 0;

  for (guint i = 1; i <= battle->n_ships; i++)
    count += g_str_equal (forcon_battle_card (battle, ship_id (i))->class_name, card->class_name) ? 1 : 0;
  return count == 1;
}

/* Torpedoes lie openly where they were launched, whatever the master made of the launcher since. */
static gboolean
is_place_of_salvo (const ForconBattle *battle, ForconPoint place)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    if (forcon_point_equal (g_array_index (battle->salvos, ForconSalvo, i).position, place))
      return TRUE;
  return FALSE;
}

/* Two ships may enter the low orbits of two planets at the same place, and one of them is seen. */
static gboolean
is_place_of_seen (const ForconBattle *battle, guint side, ForconPoint place)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    if (forcon_point_equal (forcon_battle_ship (battle, ship_id (i))->position, place)
        && forcon_ship_detected (battle, ship_id (i), side_id (side)))
      return TRUE;
  return FALSE;
}

/* Nothing that names a ship which the side never saw, nor the place of one that it does not see now. */
static void
check_no_trace (const Run *run, guint side, const ForconBattle *before, const ForconBattle *after, guint entry)
{
  g_autofree char *dump = test_view_dump_from (run->views[side], entry);

  for (guint i = 1; i <= after->n_ships; i++)
    {
      const ForconCard *card = forcon_battle_card (after, ship_id (i));
      const ForconShip *was = forcon_battle_ship (before, ship_id (i));
      const ForconShip *is = forcon_battle_ship (after, ship_id (i));
      const ForconPoint places[] = { was != NULL ? was->position : is->position, is->position };

      if (forcon_ship_detected (after, ship_id (i), side_id (side)))
        continue;
      hidden_checked++;
      for (guint place = 0; place < G_N_ELEMENTS (places); place++)
        {
          g_autofree char *text = g_strdup_printf ("(%d,%d)", places[place].x, places[place].y);

          if (!is_place_of_salvo (before, places[place]) && !is_place_of_seen (after, side, places[place]))
            assert_no_text (dump, text);
        }
      if (run->known[side][i])
        continue;
      assert_no_text (dump, card->id);
      assert_no_text (dump, card->name);
      if (is_only_one_of_class (after, card))
        assert_no_text (dump, card->class_name);
    }
}

static void
check_lengths (const Run *run, guint side, const ForconBattle *truth)
{
  const ForconBattle *battle = forcon_view_battle (run->views[side]);
  guint known = 0;
  guint mines = 0;

  for (guint i = 1; i <= truth->n_ships; i++)
    known += run->known[side][i] ? 1 : 0;
  for (guint i = 0; i < truth->mines->len; i++)
    mines += (g_array_index (truth->mines, ForconMine, i).known & (1u << side)) != 0 ? 1 : 0;
  g_assert_cmpuint (battle->n_ships, ==, known);
  g_assert_cmpuint (battle->mines->len, ==, mines);
  g_assert_cmpuint (battle->objects->len, ==, truth->objects->len);
}

/* A contact's card is never open, whatever happened to it. */
static void
check_contact (const ForconBattle *battle, ForconShipId shown)
{
  const ForconShip *ship = forcon_battle_ship (battle, shown);
  const ForconCard *card = forcon_battle_card (battle, shown);

  contacts_checked++;
  g_assert_true (card->blank);
  g_assert_true (g_str_has_prefix (card->name, "Contact "));
  g_assert_cmpint (ship->hits, ==, card->hits);
  g_assert_cmpint (ship->readiness_lost + ship->ew_attack_lost + ship->shields_used, ==, 0);
}

/* What the events made of it is what anybody would read off the table now. */
static void
check_projection (const Run *run, guint side, const ForconBattle *truth)
{
  const ForconView *view = run->views[side];

  for (guint i = 1; i <= truth->n_ships; i++)
    {
      ForconShipId shown = forcon_view_ship (view, ship_id (i));
      const ForconShip *ship = forcon_battle_ship (truth, ship_id (i));
      ForconLevel level = forcon_ship_level (truth, ship_id (i), side_id (side));

      if (!forcon_ship_on_table (truth, ship_id (i)) || level == FORCON_LEVEL_HIDDEN)
        continue;
      const ForconShip *seen = forcon_battle_ship (forcon_view_battle (view), shown);

      g_assert_cmpint (seen->position.x, ==, ship->position.x);
      g_assert_cmpint (seen->position.y, ==, ship->position.y);
      g_assert_cmpint (seen->heading, ==, ship->heading);
      g_assert_cmpint (seen->status, ==, ship->status);
      g_assert_cmpint (forcon_ship_level (forcon_view_battle (view), shown, forcon_view_side (view)), ==, level);
      if (level == FORCON_LEVEL_CONTACT)
        check_contact (forcon_view_battle (view), shown);
      else
        g_assert_cmpint (seen->hits, ==, ship->hits);
    }
}

/* Follows one entry event by event; an event that is not for the side changes nothing. */
static void
check_see (const ForconEntry *entry, const ForconBattle *before, ForconView *view)
{
  g_autoptr (ForconBattle) truth = forcon_battle_clone (before);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      g_autofree char *hash = forcon_battle_hash (forcon_view_battle (view));
      ForconEvent seen;

      forcon_battle_apply (truth, event);
      if (forcon_view_see (view, truth, event, &seen))
        continue;
      g_autofree char *same = forcon_battle_hash (forcon_view_battle (view));

      g_assert_cmpstr (hash, ==, same);
    }
}

static void
note_entry (Run *run, const ForconEntry *entry, const ForconBattle *before)
{
  g_autoptr (ForconBattle) truth = forcon_battle_clone (before);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);

      forcon_battle_apply (truth, event);
      note_known (run, truth, event);
    }
}

static void
check_entry (Run *run, const ForconBattle *before)
{
  const ForconBattle *after = forcon_journal_battle (run->journal);
  const ForconEntry *entry = forcon_journal_entry (run->journal, forcon_journal_length (run->journal) - 1);

  note_entry (run, entry, before);
  for (guint side = 1; side <= run->n_sides; side++)
    {
      guint length = forcon_view_length (run->views[side]);

      forcon_view_sync (run->views[side], run->journal);
      unseen_entries += forcon_view_length (run->views[side]) == length ? 1 : 0;
      check_no_trace (run, side, before, after, length);
      check_lengths (run, side, after);
      check_projection (run, side, after);
    }
}

/* What captains by dice seldom or never do: chapters that put ships, salvos and mines before other sides' eyes. */
static const ForconCommandKind rare_kinds[] = {
  FORCON_COMMAND_FORM,  FORCON_COMMAND_JOIN, FORCON_COMMAND_LAUNCH, FORCON_COMMAND_BOARD, FORCON_COMMAND_RAM,
  FORCON_COMMAND_SWEEP, FORCON_COMMAND_LAY,  FORCON_COMMAND_COVER,  FORCON_COMMAND_FATE,  FORCON_COMMAND_SET,
  FORCON_COMMAND_PLACE, FORCON_COMMAND_FIRE, FORCON_COMMAND_REVEAL, FORCON_COMMAND_CREATE, FORCON_COMMAND_NOTE,
  FORCON_COMMAND_REMOVE, FORCON_COMMAND_INSTRUCT, FORCON_COMMAND_FORGET,
};

/* Mostly what has its place in this step. */
static ForconCommandKind
rare_kind (Run *run, ForconStep step)
{
  static const ForconCommandKind moving[] = { FORCON_COMMAND_FORM, FORCON_COMMAND_JOIN, FORCON_COMMAND_SWEEP };
  static const ForconCommandKind torpedoes[] = { FORCON_COMMAND_BOARD, FORCON_COMMAND_COVER };

  if (test_between (&run->random, 0, 4) == 0)
    return rare_kinds[test_between (&run->random, 0, G_N_ELEMENTS (rare_kinds) - 1)];
  if (step == FORCON_STEP_FIRE)
    return FORCON_COMMAND_LAUNCH;
  if (step == FORCON_STEP_MOVEMENT)
    return moving[test_between (&run->random, 0, G_N_ELEMENTS (moving) - 1)];
  return torpedoes[test_between (&run->random, 0, G_N_ELEMENTS (torpedoes) - 1)];
}

/* One in contact, if there is one, to be joined or boarded. */
static ForconShipId
random_target (Run *run, const ForconBattle *battle, ForconShipId ship)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    if (i != ship.value && test_between (&run->random, 0, 1) == 0
        && forcon_ships_in_contact (battle, forcon_test_rules (), ship, ship_id (i)))
      return ship_id (i);
  return ship_id ((guint) test_between (&run->random, 1, (gint) battle->n_ships));
}

/* The master does not take a formation out of sight by values: REVEAL is the command for that. */
static ForconValue
random_value (Run *run)
{
  ForconValue value;

  do
    value = (ForconValue) test_between (&run->random, 0, FORCON_N_VALUE - 1);
  while (value == FORCON_VALUE_FORMATION || value == FORCON_VALUE_SIDE);
  return value;
}

static ForconPoint
random_place (Run *run, const ForconBattle *battle)
{
  ForconPoint place = { test_between (&run->random, 0, battle->size.x), 0 };

  place.y = test_between (&run->random, 0, battle->size.y);
  return place;
}

static void
rare_details (Run *run, const ForconBattle *battle, ForconCommand *command)
{
  g_autofree char *name = g_strdup_printf ("Made%05u", forcon_journal_length (run->journal));

  forcon_command_set_number (command, "by_heading", test_between (&run->random, 0, 1));
  forcon_command_set_number (command, "heading", test_between (&run->random, 0, 3599));
  TEST_SET (command, place, random_place (run, battle));
  forcon_command_set_number (command, "value", random_value (run));
  forcon_command_set_number (command, "number", test_between (&run->random, 0, 3));
  forcon_command_set_number (command, "level", test_between (&run->random, 0, FORCON_N_LEVEL - 1));
  forcon_command_set_number (command, "thing", test_between (&run->random, 0, FORCON_N_THING - 1));
  forcon_command_set_number (command, "charge", FORCON_CHARGE_TORPEDO);
  forcon_command_set_number (command, "range", FORCON_CM (6));
  forcon_command_set_number (command, "strength", 3);
  forcon_command_set_number (command, "speed", FORCON_CM (15));
  forcon_command_set_number (command, "run", 2);
  forcon_command_set_number (command, "count", test_between (&run->random, 1, 4));
  forcon_command_set_number (command, "effect", FORCON_CRITICAL_FIRE);
  forcon_command_set_number (command, "object_kind", FORCON_OBJECT_BLAST);
  forcon_command_set_number (command, "radius", FORCON_CM (1));
  TEST_SET (command, name, (const char *) g_intern_string (name));
  TEST_SET (command, word, (const char *) g_intern_string (name));
  command->reason = g_intern_static_string ("for the test");
}

/* Mostly one of the side at turn. */
static ForconShipId
random_ship (Run *run, const ForconBattle *battle)
{
  ForconShipId ship = FORCON_NO_SHIP;

  for (guint i = 0; i < 4 && (FORCON_ID_IS_NONE (ship) || !FORCON_ID_EQUAL (battle->ships[ship.value - 1].side, battle->side)); i++)
    ship = ship_id ((guint) test_between (&run->random, 1, (gint) battle->n_ships));
  return ship;
}

static guint32
tubes_of (const ForconBattle *battle, ForconShipId ship)
{
  guint32 tubes = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (forcon_battle_weapon (battle, ship, i)->kind == FORCON_WEAPON_TORPEDO)
      tubes = 1u << i;
  return tubes;
}

static ForconCommand
rare_command (Run *run)
{
  const ForconBattle *battle = forcon_journal_battle (run->journal);
  ForconCommand command = { .kind = rare_kind (run, battle->step) };

  ForconShipId ship = random_ship (run, battle);
  ForconLegs legs = { .n = 1 };

  TEST_SET (&command, ship, ship);
  TEST_SET (&command, target, random_target (run, battle, ship));
  TEST_SET (&command, side, side_id ((guint) test_between (&run->random, 1, (gint) run->n_sides)));
  forcon_command_set_number (&command, "weapons",
                             command.kind == FORCON_COMMAND_LAUNCH ? tubes_of (battle, ship) : 0x3f);
  legs.leg[0].ahead = test_between (&run->random, 0, 3000);
  TEST_SET (&command, legs, legs);
  rare_details (run, battle, &command);
  if (battle->salvos->len > 0 && command.kind == FORCON_COMMAND_FIRE)
    TEST_SET (&command, salvo, g_array_index (battle->salvos, ForconSalvo, 0).id);
  if (battle->mines->len > 0)
    TEST_SET (&command, mine, g_array_index (battle->mines, ForconMine, 0).id);
  return command;
}

static ForconCommand
next_command (Run *run)
{
  const ForconBattle *battle = forcon_journal_battle (run->journal);

  switch (test_between (&run->random, 0, 5))
    {
    case 0:
      return test_captain_careless (battle, forcon_test_rules (), &run->random);
    case 1:
    case 2:
      return rare_command (run);
    default:
      return test_captain_sensible (battle, forcon_test_rules (), &run->random);
    }
}

static void
fight (Run *run)
{
  for (guint i = 0; i < N_COMMANDS && forcon_journal_battle (run->journal)->n_ships < SHIPS_MOST; i++)
    {
      const ForconBattle *battle = forcon_journal_battle (run->journal);
      ForconCommand command = next_command (run);
      g_autoptr (ForconBattle) before = forcon_battle_clone (battle);
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (run->journal, &command, &FORCON_DICE_GENERATED);

      if (outcome->verdict.kind != FORCON_VERDICT_DONE)
        continue;
      commands_done++;
      kinds_done[command.kind]++;
      check_entry (run, before);
    }
}

/* F-EW-4 */
static void
test_no_trace (void)
{
  for (guint number = 0; number < N_BATTLES; number++)
    {
      g_auto (Run) run = { 0 };

      run_init (&run, number);
      fight (&run);
    }
}

/* F-EW-4: an event that is not for a side never changes what it knows */
static void
test_not_for_it (void)
{
  for (guint number = 0; number < 6; number++)
    {
      g_auto (Run) run = { 0 };

      run_init (&run, number);
      fight (&run);
      for (guint side = 1; side <= run.n_sides; side++)
        {
          g_autoptr (ForconView) view = forcon_view_new (forcon_journal_start (run.journal), forcon_test_rules (),
                                                         side_id (side), NULL);
          g_autoptr (ForconBattle) truth = forcon_battle_clone (forcon_journal_start (run.journal));

          for (guint i = 0; i < forcon_journal_length (run.journal); i++)
            {
              const ForconEntry *entry = forcon_journal_entry (run.journal, i);

              check_see (entry, truth, view);
              for (guint e = 0; e < entry->events->len; e++)
                forcon_battle_apply (truth, &g_array_index (entry->events, ForconEvent, e));
            }
        }
    }
}

/**
 * Twins:
 * @alone: a battle
 * @haunted: the same with one ship more, which only its own side knows of, and a mine of that side
 * @at: its place among the ships, from 1
 *
 * A command to the one is given to the other too, with the same dice.
 */
typedef struct {
  ForconJournal *alone;
  ForconJournal *haunted;
  guint at;
  ForconRandom random;
  ForconRandom wandering;
} Twins;

static ForconShipId
twin_ship (const Twins *twins, ForconShipId ship)
{
  return ship_id (ship.value >= twins->at ? ship.value + 1u : ship.value);
}

/* Its own formation and its mine come first, so that the numbers of all others differ. */
static ForconCommand
twin_command (const Twins *twins, const ForconCommand *command)
{
  ForconCommand twin = *command;

  const ForconRecordShape *shape = forcon_battle_command_shape (command->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      guint number = (guint) forcon_record_number (command, field);
      ForconShips *ships = FORCON_RECORD_PLACE (&twin, field, ForconShips);

      if (field->type->kind == FORCON_FIELD_SHIP)
        forcon_record_set_number (&twin, field, twin_ship (twins, ship_id (number)).value);
      else if (field->type->kind == FORCON_FIELD_SHIPS)
        for (guint j = 0; j < ships->n; j++)
          ships->ship[j] = twin_ship (twins, ships->ship[j]);
      else if (field->type->kind == FORCON_FIELD_FORMATION && number != 0)
        forcon_record_set_number (&twin, field, twin_ship (twins, ship_id (number)).value);
      else if ((field->type->kind == FORCON_FIELD_SALVO || field->type->kind == FORCON_FIELD_OBJECT) && number != 0)
        forcon_record_set_number (&twin, field, number + 1);
    }
  return twin;
}

static void
add_lurker (ForconBattle *battle, ForconSideId side)
{
  ForconCard card;

  forcon_card_init (&card, forcon_test_rules (), FORCON_SHIP_TYPE_FRIGATE);
  g_free (card.id);
  g_free (card.name);
  card.id = g_strdup ("lurker");
  card.name = g_strdup ("Lurker");
  card.speed = FORCON_CM (10);
  card.greatest_turn = FORCON_DEGREES (90);
  card.armour = card.bow_armour = 6;
  card.hits = 40;
  card.readiness = 2;
  card.ew_defence = 9;
  forcon_battle_add_ship (battle, &card, side, (ForconPoint){ battle->size.x / 2, battle->size.y - 500 }, 900);
  for (guint i = 0; i < FORCON_SIDES_MAX; i++)
    battle->formations[battle->n_formations - 1].levels[i] = FORCON_LEVEL_HIDDEN;
}

static void
copy_ship (ForconBattle *to, const ForconBattle *from, guint place)
{
  ForconCard card;
  const ForconShip *ship = &from->ships[place];

  forcon_card_copy (&card, &g_array_index (from->roster->cards, ForconCard, place));
  forcon_battle_add_ship (to, &card, ship->side, ship->position, ship->heading);
  memcpy (to->formations[to->n_formations - 1].levels, from->formations[place].levels, FORCON_SIDES_MAX);
}

static ForconBattle *
haunt (const ForconBattle *alone, guint at, ForconSideId side)
{
  ForconBattle *battle = forcon_battle_new (alone->roster->name, alone->size);
  ForconMineCard mine = { FORCON_CHARGE_PLASMA, FORCON_CM (1), 2 };

  for (guint i = 0; i < alone->roster->sides->len; i++)
    {
      ForconSide *from = &g_array_index (alone->roster->sides, ForconSide, i);

      forcon_battle_add_side (battle, from->id, from->name);
      g_array_index (battle->roster->sides, ForconSide, i).attacker = from->attacker;
      g_array_index (battle->roster->sides, ForconSide, i).senior
          = ship_id (from->senior.value >= at ? from->senior.value + 1u : from->senior.value);
    }
  forcon_battle_add_mine (battle, side, (ForconPoint){ battle->size.x, battle->size.y }, &mine);
  for (guint i = 0; i < alone->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (alone->objects, ForconObject, i);

      forcon_battle_add_object (battle, object->kind, object->centre, object->radius);
    }
  for (guint i = 0; i < alone->n_ships; i++)
    {
      if (i + 1 == at)
        add_lurker (battle, side);
      copy_ship (battle, alone, i);
    }
  return battle;
}

/* The table is longer than the fleets' part of it, so that the lurker has room of its own. */
static void
twins_init (Twins *twins, guint number, guint wandering)
{
  twins->random = forcon_random_seeded (SEED, 1000 + number);
  twins->wandering = forcon_random_seeded (SEED, 2000 + wandering);
  guint n_sides = number % 3 == 0 ? 3 : 2;
  guint n_ships = (guint) test_between (&twins->random, 5, 10);
  g_autoptr (ForconBattle) alone = test_fleets_new (forcon_test_rules (), n_sides, n_ships, &twins->random);

  alone->size.y += FORCON_CM (40);
  test_hide_some (alone, &twins->random);
  for (guint i = 0; i < n_sides; i++)
    g_array_index (alone->roster->sides, ForconSide, i).senior = ship_id (i + 1);
  twins->at = (guint) test_between (&twins->random, 1, (gint) n_ships);
  g_autoptr (ForconBattle) haunted = haunt (alone, twins->at, side_id (1));

  twins->alone = forcon_journal_new (alone, forcon_test_rules ());
  twins->haunted = forcon_journal_new (haunted, forcon_test_rules ());
}

static void
twins_clear (Twins *twins)
{
  g_clear_pointer (&twins->alone, forcon_journal_free);
  g_clear_pointer (&twins->haunted, forcon_journal_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Twins, twins_clear)

/* The next face for the haunted battle: the lurker's own dice do it no harm and leave it hidden. */
static guint8
twin_face (const Twins *twins, const ForconDiceRequest *request, const GArray *dice, guint *next, gboolean *sought)
{
  gboolean lurkers = request->ship.value == twins->at;

  if (request->purpose == FORCON_PURPOSE_DETECTION_SEEKER && *sought)
    {
      *sought = FALSE;
      return 1;
    }
  *sought = lurkers && request->purpose == FORCON_PURPOSE_DETECTION_HIDER;
  if (lurkers)
    return *sought ? 6 : 1;
  return *next < dice->len ? g_array_index (dice, ForconDie, (*next)++).face : 1;
}

/* Gives the same command to the haunted battle. Returns: whether it was done, with all the dice of the other */
static gboolean
do_twin (Twins *twins, const ForconCommand *command, const GArray *dice)
{
  ForconCommand twin = twin_command (twins, command);
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  guint next = 0;
  gboolean sought = FALSE;

  while (TRUE)
    {
      ForconDice source = { faces->data, faces->len, FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (twins->haunted, &twin, &source);

      if (outcome->verdict.kind == FORCON_VERDICT_DONE)
        g_assert_cmpuint (next, ==, dice->len);
      if (outcome->verdict.kind != FORCON_VERDICT_NEEDS_DICE)
        return outcome->verdict.kind == FORCON_VERDICT_DONE;
      for (guint i = outcome->verdict.request.given; i < outcome->verdict.request.count; i++)
        {
          guint8 face = twin_face (twins, &outcome->verdict.request, dice, &next, &sought);

          g_byte_array_append (faces, &face, 1);
        }
    }
}

/* The lurker goes its way when its side does. */
static void
wander (Twins *twins)
{
  ForconLength ahead = test_between (&twins->wandering, 0, FORCON_CM (10));
  ForconAngle turn = ahead == 0 ? 0 : test_between (&twins->wandering, -900, 900);
  ForconCommand command = forcon_command_move (ship_id (twins->at), ahead, turn, 0);
  g_autoptr (ForconOutcome) outcome = forcon_decide (forcon_journal_battle (twins->haunted), forcon_test_rules (),
                                                     &command, &FORCON_DICE_ASK);

  if (outcome->verdict.kind != FORCON_VERDICT_DONE || outcome->after->ships[twins->at - 1].position.y < FORCON_CM (90)
      || outcome->after->ships[twins->at - 1].status != FORCON_SHIP_IN_ACTION)
    command = forcon_command_move (ship_id (twins->at), 0, 0, 0);
  g_autoptr (ForconOutcome) moved = forcon_journal_do (twins->haunted, &command, &FORCON_DICE_ASK);

  lurker_moves += moved->verdict.kind == FORCON_VERDICT_DONE ? 1 : 0;
}

/* One that strays towards the lurker's part of the table stays at home. */
static gboolean
keeps_away (const ForconOutcome *outcome)
{
  for (guint i = 0; i < outcome->after->n_ships; i++)
    if (outcome->after->ships[i].position.y > FORCON_CM (80))
      return FALSE;
  return outcome->after->salvos->len == 0;
}

/* That a battle goes on is told, so it must not be the lurker for which it does. */
static gboolean
is_fought_out (const ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    if (battle->ships[i].side.value == 1 && battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      return battle->step == FORCON_STEP_OVER;
  return TRUE;
}

static void
twin_fight (Twins *twins)
{
  for (guint i = 0; i < 2 * N_COMMANDS; i++)
    {
      const ForconBattle *battle = forcon_journal_battle (twins->alone);
      ForconCommand command = test_captain_sensible (battle, forcon_test_rules (), &twins->random);
      g_autoptr (ForconOutcome) outcome = forcon_decide (battle, forcon_test_rules (), &command,
                                                         &FORCON_DICE_GENERATED);

      if (outcome->verdict.kind != FORCON_VERDICT_DONE || !keeps_away (outcome))
        continue;
      if (is_fought_out (outcome->after))
        return;
      if (command.kind == FORCON_COMMAND_END_STEP && battle->step == FORCON_STEP_MOVEMENT && battle->side.value == 1)
        wander (twins);
      if (do_twin (twins, &command, outcome->dice))
        forcon_outcome_free (forcon_journal_do (twins->alone, &command, &FORCON_DICE_GENERATED));
    }
}

static char *
dump_of (const ForconJournal *journal, guint side)
{
  g_autoptr (ForconView) view = forcon_view_of_journal (journal, side_id (side), NULL);

  return test_view_dump (view);
}

/* F-EW-4: with one ship more that nobody found, and wherever that one went, the other sides see the very same */
static void
test_twins (void)
{
  for (guint number = 0; number < N_TWINS; number++)
    {
      g_auto (Twins) twins = { 0 };
      g_auto (Twins) others = { 0 };

      twins_init (&twins, number, 2 * number);
      twin_fight (&twins);
      twins_init (&others, number, 2 * number + 1);
      twin_fight (&others);
      g_assert_cmpuint (forcon_journal_length (twins.alone), >, 20);
      for (guint side = 2; side <= forcon_battle_n_sides (forcon_journal_start (twins.alone)); side++)
        {
          g_autofree char *alone = dump_of (twins.alone, side);
          g_autofree char *haunted = dump_of (twins.haunted, side);
          g_autofree char *elsewhere = dump_of (others.haunted, side);

          g_assert_cmpstr (alone, ==, haunted);
          g_assert_cmpstr (alone, ==, elsewhere);
        }
    }
}

/* Runs last, on what the tests before it met with. */
static void
test_met_with (void)
{
  g_assert_cmpuint (commands_done, >=, N_COMMANDS_LEAST);
  g_assert_cmpuint (kinds_done[FORCON_COMMAND_FORM], >, 0);
  g_assert_cmpuint (kinds_done[FORCON_COMMAND_JOIN], >, 0);
  g_assert_cmpuint (kinds_done[FORCON_COMMAND_LAUNCH], >, 50);
  g_assert_cmpuint (kinds_done[FORCON_COMMAND_BOARD], >, 0);
  g_assert_cmpuint (kinds_done[FORCON_COMMAND_REVEAL], >, 10);
  g_assert_cmpuint (unseen_entries, >, 100);
  g_assert_cmpuint (hidden_checked, >, 1000);
  g_assert_cmpuint (contacts_checked, >, 1000);
  g_assert_cmpuint (lurker_moves, >, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/view/properties/a/what a side sees holds no trace of the hidden", test_no_trace);
  g_test_add_func ("/engine/view/properties/b/what is not for a side changes nothing that it knows", test_not_for_it);
  g_test_add_func ("/engine/view/properties/c/twin battles with and without a lurker look the same", test_twins);
  g_test_add_func ("/engine/view/properties/d/the battles put that to the test", test_met_with);
  return g_test_run ();
}
