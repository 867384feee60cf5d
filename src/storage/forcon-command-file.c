/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-command-file.h"

#include <string.h>

/* The attributes of other names than their fields, and those of which another field tells whether they are there (told_by). */
static const struct {
  const char *name;
  const char *field;
  const char *told_by;
} others[] = {
  { "what", "effect", NULL },
  { "reason", "ending", NULL },
  { "heading", "heading", "by_heading" },
  { "x", "place", NULL },
  { "y", "place", NULL },
  { "to", "number", NULL },
  { "kind", "object_kind", NULL },
  /* A mine without a range is all as the rules say. */
  { "strength", "strength", "range" },
  { "troops", "count", NULL },
  { "text", "name", NULL },
  { "id", "word", NULL },
};

/* Attributes that must be there; with a "?" behind, may; between bars, exactly one of them. */
static const char *const layouts[FORCON_N_COMMAND] = {
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
layout_of_thing (const char *const *things, const ForconCommand *command)
{
  const char *layout = (guint) command->thing < FORCON_N_THING ? things[command->thing] : NULL;

  return layout == NULL ? layouts[command->kind] : layout;
}

static const char *
layout_of (const ForconCommand *command)
{
  if (command->kind == FORCON_COMMAND_CREATE)
    return layout_of_thing (creations, command);
  if (command->kind == FORCON_COMMAND_PLACE)
    return layout_of_thing (placements, command);
  if (command->kind == FORCON_COMMAND_REMOVE)
    return layout_of_thing (removals, command);
  if (command->kind != FORCON_COMMAND_SET || forcon_value_owner (command->value) == FORCON_VALUE_OF_BATTLE)
    return layouts[command->kind];
  return forcon_value_owner (command->value) == FORCON_VALUE_OF_SALVO ? "salvo|salvo-of value to" : "ship value to";
}

static const ForconRecordField *
find_field (const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (), name);

  g_assert (field != NULL);
  return field;
}

/* Where nothing else is said, an attribute has the name of its field, but for the "-" in it. */
static ForconCommandAttribute
find_attribute (const char *name)
{
  g_autofree char *own = g_strdelimit (g_strdup (name), "-", '_');
  const char *field = own, *told_by = own;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i].name, name))
      {
        field = others[i].field;
        told_by = others[i].told_by != NULL ? others[i].told_by : field;
      }
  return (ForconCommandAttribute){ g_intern_string (name), find_field (field), find_field (told_by) };
}

/**
 * forcon_command_layout:
 * @command: a command; its kind counts, the thing that it creates or removes, and the value that it sets
 * @layout: (out caller-allocates): its attributes, less those that all commands share
 */
void
forcon_command_layout (const ForconCommand *command, ForconCommandLayout *layout)
{
  g_auto (GStrv) words = g_strsplit (layout_of (command), " ", -1);

  *layout = (ForconCommandLayout){ 0 };
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      ForconCommandSlot *slot = &layout->slots[layout->n_slots++];
      g_auto (GStrv) names = NULL;

      slot->optional = g_str_has_suffix (words[i], "?");
      words[i][strcspn (words[i], "?")] = '\0';
      names = g_strsplit (words[i], "|", -1);
      for (guint j = 0; names[j] != NULL; j++)
        slot->choices[slot->n_choices++] = find_attribute (names[j]);
    }
}

/**
 * forcon_command_attribute_is_set:
 * @command: a command
 * @attribute: one of its attributes that may be absent
 *
 * Returns: whether it says anything; an empty text does not
 */
gboolean
forcon_command_attribute_is_set (const ForconCommand *command, const ForconCommandAttribute *attribute)
{
  const ForconRecordField *field = attribute->told_by;

  return !forcon_record_field_is_zero (command, field)
         && (field->type->kind != FORCON_FIELD_TEXT || *FORCON_RECORD_VALUE (command, field, ForconField_text) != '\0');
}
