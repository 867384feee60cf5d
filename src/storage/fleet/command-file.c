/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/fleet/command-file.h"

#include <string.h>

/*
 * The attributes of other names than their fields, and those of which another field tells whether they are there
 * (told_by).
 */
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

/* What can be created has attributes of its own. */
static const char *const creations[FORCON_N_THING] = {
  [FORCON_THING_SHIP] = "thing ship id name? side x y heading planet?",
  [FORCON_THING_OBJECT] = "thing kind x y radius?",
  [FORCON_THING_SALVO] = "thing side x y heading planet? count speed run",
  [FORCON_THING_MINE] = "thing side charge x y range? strength?",
  [FORCON_THING_CRITICAL] = "thing ship effect",
};

/* So has what is placed, and what is removed; what they share is said of the command itself. */
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

static const char *
layout_of_thing (const ForconCommand *command)
{
  guint thing = (guint) forcon_command_number (command, "thing");

  if (thing >= FORCON_N_THING)
    return NULL;
  switch ((gint) command->kind)
    {
    case FORCON_COMMAND_CREATE:
      return creations[thing];
    case FORCON_COMMAND_PLACE:
      return placements[thing];
    case FORCON_COMMAND_REMOVE:
      return removals[thing];
    default:
      return NULL;
    }
}

static const char *
layout_of (const ForconCommand *command)
{
  const char *layout = layout_of_thing (command);
  ForconValueOwner owner = FORCON_VALUE_OF_BATTLE;

  if (command->kind == FORCON_COMMAND_SET)
    owner = forcon_value_owner (command->set.value);
  if (owner != FORCON_VALUE_OF_BATTLE)
    return owner == FORCON_VALUE_OF_SALVO ? "salvo|salvo-of value to" : "ship value to";
  return layout != NULL ? layout : forcon_battle_command_attributes (command->kind);
}

static const ForconRecordField *
find_field (ForconCommandKind kind, const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (kind), name);

  g_assert (field != NULL);
  return field;
}

/* Where nothing else is said, an attribute has the name of its field, but for the "-" in it. */
static ForconCommandAttribute
find_attribute (ForconCommandKind kind, const char *name)
{
  g_autofree char *own = g_strdelimit (g_strdup (name), "-", '_');
  const char *field = own, *told_by = own;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i].name, name))
      {
        field = others[i].field;
        told_by = others[i].told_by != NULL ? others[i].told_by : field;
      }
  return (ForconCommandAttribute){ g_intern_string (name), find_field (kind, field), find_field (kind, told_by) };
}

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
        slot->choices[slot->n_choices++] = find_attribute (command->kind, names[j]);
    }
}

gboolean
forcon_command_attribute_is_set (const ForconCommand *command, const ForconCommandAttribute *attribute)
{
  const ForconRecordField *field = attribute->told_by;

  return !forcon_record_field_is_zero (command, field)
         && (field->type->kind != FORCON_FIELD_TEXT || *FORCON_RECORD_VALUE (command, field, ForconField_text) != '\0');
}
