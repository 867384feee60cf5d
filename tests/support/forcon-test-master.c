/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-captain-private.h"
#include "forcon-test-captain.h"
#include "forcon-test-command.h"
#include "forcon-test-fleets.h"

static ForconPoint
place_on_table (const ForconBattle *battle, ForconRandom *random)
{
  ForconPoint place = battle->size;

  place.x = test_between (random, 0, place.x);
  place.y = test_between (random, 0, place.y);
  return place;
}

static ForconSideId
random_side (const ForconBattle *battle, ForconRandom *random)
{
  return (ForconSideId){ (guint16) test_between (random, 1, (gint) forcon_battle_n_sides (battle)) };
}

/* One of a list, or its element 0 where the list is empty. */
#define PICK(list, Type, random) (&g_array_index (list, Type, (list)->len == 0 ? 0 : forcon_random_below (random, (list)->len)))

/* Names something that is there. */
static void
point_at (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  TEST_SET (command, ship, test_random_ship (battle, random));
  forcon_command_set_number (command, "effect", test_between (random, 0, FORCON_N_CRITICAL - 1));
  if (forcon_command_number (command, "thing") == FORCON_THING_OBJECT && battle->objects->len > 0)
    TEST_SET (command, object, PICK (battle->objects, ForconObject, random)->id);
  if (battle->salvos->len > 0)
    TEST_SET (command, salvo, PICK (battle->salvos, ForconSalvo, random)->id);
  if (forcon_command_number (command, "thing") == FORCON_THING_MINE && battle->mines->len > 0)
    TEST_SET (command, mine, PICK (battle->mines, ForconMine, random)->id);
  if (forcon_command_number (command, "thing") == FORCON_THING_CRITICAL && command->kind == FORCON_COMMAND_REMOVE
      && battle->criticals->len > 0)
    {
      const ForconCritical *critical = PICK (battle->criticals, ForconCritical, random);

      TEST_SET (command, ship, critical->ship);
      forcon_command_set_number (command, "effect", critical->effect);
    }
}

static void
fill_in (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  TEST_SET (command, place, place_on_table (battle, random));
  forcon_command_set_number (command, "by_heading", test_between (random, 0, 1));
  forcon_command_set_number (command, "heading", test_between (random, 0, FORCON_FULL_CIRCLE - 1));
  TEST_SET (command, side, random_side (battle, random));
  forcon_command_set_number (command, "object_kind", test_between (random, 0, FORCON_N_OBJECT - 1));
  forcon_command_set_number (command, "radius", FORCON_CM (test_between (random, 0, 3)));
  forcon_command_set_number (command, "speed", FORCON_CM (test_between (random, 5, 20)));
  forcon_command_set_number (command, "run", test_between (random, 1, 3));
  forcon_command_set_number (command, "count", test_between (random, 1, 4));
  forcon_command_set_number (command, "charge", test_between (random, 0, FORCON_N_CHARGE - 1));
  forcon_command_set_number (command, "level", test_between (random, 0, FORCON_N_LEVEL - 1));
  TEST_SET (command, name, (const char *) g_intern_string ("Someone"));
}

/* The steps and the sides go on by themselves: a master who sets them at random lets no battle come to anything. */
static ForconValue
random_value (ForconRandom *random)
{
  return (ForconValue) test_between (random, 0, FORCON_VALUE_ROUND - 1);
}

ForconCommand
test_captain_master (const ForconBattle *battle, ForconRandom *random)
{
  ForconCommand command = { .kind = (ForconCommandKind) test_between (random, FORCON_COMMAND_SET, FORCON_COMMAND_NOTE) };

  command.reason = g_intern_string ("because");
  forcon_command_set_number (&command, "thing", test_between (random, 0, FORCON_N_THING - 1));
  forcon_command_set_number (&command, "value", random_value (random));
  forcon_command_set_number (&command, "number", test_between (random, 0, 9));
  fill_in (battle, random, &command);
  point_at (battle, random, &command);
  if (command.kind == FORCON_COMMAND_REVEAL)
    command.reveal.formation = battle->ships[command.reveal.ship.value - 1].formation;
  if (command.kind == FORCON_COMMAND_CREATE && command.create.thing == FORCON_THING_SHIP)
    {
      g_autofree char *word = g_strdup_printf ("new-%u", battle->n_ships + 1);

      command.create.word = g_intern_string (word);
    }
  return command;
}

/* Now and then the master has his own idea of what the dice showed. */
void
test_captain_overrule (ForconCommand *command, ForconRandom *random)
{
  ForconOverride *override = &command->overrides[0];

  command->n_overrides = 1;
  command->reason = g_intern_string ("because");
  override->die = test_between (random, 0, 1);
  override->place = (guint) test_between (random, 0, 1);
  override->value = test_between (random, 1, 6);
}
