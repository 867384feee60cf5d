/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-command-file.h"

#include <string.h>

#define FIELD(attribute, KIND, member)                                                                                 \
  { attribute, FORCON_COMMAND_FIELD_##KIND, G_STRUCT_OFFSET (ForconCommand, member) }

static const ForconCommandField fields[] = {
  FIELD ("ship", SHIP, ship),
  FIELD ("formation", FORMATION, formation),
  FIELD ("side", SIDE, side),
  FIELD ("target", SHIP, target),
  FIELD ("salvo", NUMBER, salvo),
  FIELD ("salvo-of", SHIP, salvo_of),
  FIELD ("mine", NUMBER, mine),
  FIELD ("object", NUMBER, object),
  FIELD ("weapons", WEAPONS, weapons),
  FIELD ("with", SHIPS, with),
  FIELD ("order", ORDER, order),
  FIELD ("orbit", COUNT, orbit),
  FIELD ("halves", HALVES, halves),
  FIELD ("what", REPAIR, effect),
  FIELD ("effect", EFFECT, effect),
  FIELD ("reason", ENDING, ending),
  FIELD ("fate", FATE, fate),
  FIELD ("joined", FLAG, joined),
  FIELD ("heading", HEADING, heading),
  FIELD ("x", LENGTH, place.x),
  FIELD ("y", LENGTH, place.y),
  FIELD ("planet", NUMBER, planet),
  FIELD ("value", VALUE, value),
  FIELD ("to", SETTING, number),
  FIELD ("level", LEVEL, level),
  FIELD ("thing", THING, thing),
  FIELD ("kind", OBJECT_KIND, object_kind),
  FIELD ("radius", LENGTH, radius),
  FIELD ("charge", CHARGE, charge),
  FIELD ("range", LENGTH, range),
  FIELD ("strength", COUNT, strength),
  FIELD ("speed", LENGTH, speed),
  FIELD ("run", COUNT, run),
  FIELD ("count", COUNT, count),
  FIELD ("troops", COUNT, count),
  FIELD ("name", TEXT, name),
  FIELD ("text", TEXT, name),
  FIELD ("id", TEXT, word),
};

/* Attributes that must be there; with a "?" behind, may; between bars, exactly one of them. */
static const char *const shapes[FORCON_N_COMMAND] = {
  [FORCON_COMMAND_BEGIN] = "",
  [FORCON_COMMAND_END_STEP] = "",
  [FORCON_COMMAND_ORDER] = "ship|formation order",
  [FORCON_COMMAND_MOVE] = "ship|formation orbit? halves?",
  [FORCON_COMMAND_FIRE] = "ship salvo|salvo-of|target weapons",
  [FORCON_COMMAND_REPAIR] = "ship what",
  [FORCON_COMMAND_END_BATTLE] = "reason",
  [FORCON_COMMAND_FORM] = "ship with?",
  [FORCON_COMMAND_JOIN] = "ship target",
  [FORCON_COMMAND_PASS_FLAG] = "ship",
  [FORCON_COMMAND_JOIN_SHIELDS] = "ship joined",
  [FORCON_COMMAND_LAUNCH] = "ship target|heading weapons with?",
  [FORCON_COMMAND_MOVE_SALVO] = "salvo|salvo-of",
  [FORCON_COMMAND_COVER] = "ship target weapons",
  [FORCON_COMMAND_BOARD] = "ship target",
  [FORCON_COMMAND_FATE] = "ship fate",
  [FORCON_COMMAND_RAM] = "ship target",
  [FORCON_COMMAND_LAY] = "ship charge range? strength?",
  [FORCON_COMMAND_SWEEP] = "ship",
  [FORCON_COMMAND_LAND] = "ship troops",
  [FORCON_COMMAND_SET] = "value to",
  [FORCON_COMMAND_PLACE] = "ship|object|salvo|salvo-of|mine x y heading? planet? radius?",
  [FORCON_COMMAND_CREATE] = "thing",
  [FORCON_COMMAND_REMOVE] = "ship|object|salvo|salvo-of|mine",
  [FORCON_COMMAND_REVEAL] = "ship|formation side level",
  [FORCON_COMMAND_NOTE] = "text",
};

/* What can be created has attributes of its own. */
static const char *const creations[FORCON_N_THING] = {
  [FORCON_THING_SHIP] = "thing ship id name? side x y heading planet?",
  [FORCON_THING_OBJECT] = "thing kind x y radius?",
  [FORCON_THING_SALVO] = "thing side x y heading planet? count speed run",
  [FORCON_THING_MINE] = "thing side charge x y range? strength?",
  [FORCON_THING_CRITICAL] = "thing ship effect",
};

/* So has what is placed, and what is removed. */
static const char *const placements[FORCON_N_THING] = {
  [FORCON_THING_SHIP] = "ship x y heading? planet?",
  [FORCON_THING_OBJECT] = "object x y radius?",
  [FORCON_THING_SALVO] = "salvo|salvo-of x y heading?",
  [FORCON_THING_MINE] = "mine x y",
};
static const char *const removals[FORCON_N_THING] = {
  [FORCON_THING_SHIP] = "ship",
  [FORCON_THING_OBJECT] = "object",
  [FORCON_THING_SALVO] = "salvo|salvo-of",
  [FORCON_THING_MINE] = "mine",
  [FORCON_THING_CRITICAL] = "ship effect",
};

/* The attributes of what is dealt with; of the command itself where that is nothing. */
static const char *
shape_of_thing (const char *const *things, const ForconCommand *command)
{
  const char *shape = (guint) command->thing < FORCON_N_THING ? things[command->thing] : NULL;

  return shape == NULL ? shapes[command->kind] : shape;
}

static const char *
shape_of (const ForconCommand *command)
{
  if (command->kind == FORCON_COMMAND_CREATE)
    return shape_of_thing (creations, command);
  if (command->kind == FORCON_COMMAND_PLACE)
    return shape_of_thing (placements, command);
  if (command->kind == FORCON_COMMAND_REMOVE)
    return shape_of_thing (removals, command);
  if (command->kind != FORCON_COMMAND_SET || forcon_value_owner (command->value) == FORCON_VALUE_OF_BATTLE)
    return shapes[command->kind];
  return forcon_value_owner (command->value) == FORCON_VALUE_OF_SALVO ? "salvo|salvo-of value to" : "ship value to";
}

static const ForconCommandField *
find_field (const char *attribute)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].attribute, attribute))
      return &fields[i];
  g_assert_not_reached ();
}

/**
 * forcon_command_shape:
 * @command: a command; its kind counts, the thing that it creates or removes, and the value that it sets
 * @shape: (out caller-allocates): its attributes, less those that all commands share
 */
void
forcon_command_shape (const ForconCommand *command, ForconCommandShape *shape)
{
  g_auto (GStrv) words = g_strsplit (shape_of (command), " ", -1);

  *shape = (ForconCommandShape){ 0 };
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      ForconCommandSlot *slot = &shape->slots[shape->n_slots++];
      g_auto (GStrv) choices = NULL;

      slot->optional = g_str_has_suffix (words[i], "?");
      words[i][strcspn (words[i], "?")] = '\0';
      choices = g_strsplit (words[i], "|", -1);
      for (guint j = 0; choices[j] != NULL; j++)
        slot->fields[slot->n_fields++] = find_field (choices[j]);
    }
}

/**
 * forcon_command_field_is_set:
 * @command: a command
 * @field: one of its attributes that may be absent
 *
 * Returns: whether it says anything
 */
gboolean
forcon_command_field_is_set (const ForconCommand *command, const ForconCommandField *field)
{
  /* A mine without a range is all as the rules say. */
  if (field->offset == G_STRUCT_OFFSET (ForconCommand, strength))
    return command->range != 0;
  switch ((gint) field->kind)
    {
    case FORCON_COMMAND_FIELD_SHIP:
    case FORCON_COMMAND_FIELD_FORMATION:
      return FORCON_COMMAND_FIELD_CONST (command, field, guint16) != 0;
    case FORCON_COMMAND_FIELD_SHIPS:
      return command->with.n > 0;
    case FORCON_COMMAND_FIELD_HEADING:
      return command->by_heading;
    case FORCON_COMMAND_FIELD_TEXT:
      return FORCON_COMMAND_FIELD_CONST (command, field, ForconCommandText) != NULL
             && *FORCON_COMMAND_FIELD_CONST (command, field, ForconCommandText) != '\0';
    default:
      return FORCON_COMMAND_FIELD_CONST (command, field, guint32) != 0;
    }
}
