/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

/*
 * The attributes that do not simply have the name and the type of their field: T ("attribute", "field", "told by",
 * "type in data/schemas"). A field of another name, or another field, tells whether the attribute is there at all; a
 * mine without a range is all as the rules say.
 */
#define FORCON_COMMAND_ATTRIBUTES(T)                                                                                   \
  T ("what", "effect", "effect", "repair")                                                                             \
  T ("reason", "ending", "ending", "ending")                                                                    \
  T ("heading", "heading", "by_heading", "heading")                                                                    \
  T ("x", "place", "place", "coordinate")                                                                              \
  T ("y", "place", "place", "coordinate")                                                                              \
  T ("to", "number", "number", "setting")                                                                              \
  T ("kind", "object_kind", "object_kind", "object-kind")                                                              \
  T ("strength", "strength", "range", "count")                                                                         \
  T ("troops", "count", "count", "positive")                                                                           \
  T ("text", "name", "name", "note")                                                                                   \
  T ("name", "name", "name", "name")                                                                                   \
  T ("id", "word", "word", "id")

/*
 * What is created, placed, removed or set decides which attributes a command has: T (COMMAND, "thing or owner",
 * "attributes in battle scripts"), as FORCON_COMMANDS has them.
 */
#define FORCON_COMMAND_VARIANTS(T)                                                                                     \
  T (CREATE, FORCON_THING_SHIP, "thing ship id name? side x y heading planet?")                                        \
  T (CREATE, FORCON_THING_OBJECT, "thing kind x y radius?")                                                            \
  T (CREATE, FORCON_THING_SALVO, "thing side x y heading planet? count speed run")                                     \
  T (CREATE, FORCON_THING_MINE, "thing side charge x y range? strength?")                                              \
  T (CREATE, FORCON_THING_CRITICAL, "thing ship effect")                                                               \
  T (PLACE, FORCON_THING_SHIP, "ship x y heading? planet?")                                                            \
  T (PLACE, FORCON_THING_OBJECT, "object x y radius?")                                                                 \
  T (PLACE, FORCON_THING_SALVO, "salvo|salvo-of x y heading?")                                                         \
  T (PLACE, FORCON_THING_MINE, "mine x y")                                                                             \
  T (REMOVE, FORCON_THING_SHIP, "ship")                                                                                \
  T (REMOVE, FORCON_THING_OBJECT, "object")                                                                            \
  T (REMOVE, FORCON_THING_SALVO, "salvo|salvo-of")                                                                     \
  T (REMOVE, FORCON_THING_MINE, "mine")                                                                                \
  T (REMOVE, FORCON_THING_CRITICAL, "ship effect")                                                                     \
  T (SET, FORCON_VALUE_OF_CARD, "ship value to")                                                                       \
  T (SET, FORCON_VALUE_OF_SHIP, "ship value to")                                                                       \
  T (SET, FORCON_VALUE_OF_FORMATION, "ship value to")                                                                  \
  T (SET, FORCON_VALUE_OF_SALVO, "salvo|salvo-of value to")

/**
 * ForconCommandAttribute:
 * @name: by which a battle script has it
 * @field: of a #ForconCommand: what it says
 * @told_by: of a #ForconCommand: tells whether it says anything, where it may be absent
 */
typedef struct {
  const char *name;
  const ForconRecordField *field;
  const ForconRecordField *told_by;
} ForconCommandAttribute;

#define FORCON_COMMAND_ATTRIBUTES_MAX 16
#define FORCON_COMMAND_CHOICES_MAX 5

/**
 * ForconCommandSlot:
 * @n_choices: 1, or as many as there are to choose exactly one from
 * @optional: whether it may be absent
 */
typedef struct {
  guint n_choices;
  ForconCommandAttribute choices[FORCON_COMMAND_CHOICES_MAX];
  gboolean optional;
} ForconCommandSlot;

/* What the attributes of a command are, in the order in which they are read and written. */
typedef struct {
  guint n_slots;
  ForconCommandSlot slots[FORCON_COMMAND_ATTRIBUTES_MAX];
} ForconCommandLayout;

/**
 * forcon_command_layout:
 * @command: a command; its kind counts, the thing that it creates or removes, and the value that it sets
 * @layout: (out caller-allocates): its attributes, less those that all commands share
 */
void forcon_command_layout (const ForconCommand *command, ForconCommandLayout *layout);

/**
 * forcon_command_attribute_is_set:
 * @command: a command
 * @attribute: one of its attributes that may be absent
 *
 * Returns: whether it says anything; an empty text does not
 */
gboolean forcon_command_attribute_is_set (const ForconCommand *command, const ForconCommandAttribute *attribute);

/* Characters of a name, a reason and a note at most, as the schema has them. */
#define FORCON_NAME_MAX 200
#define FORCON_REASON_MAX 500
#define FORCON_NOTE_MAX 1000

G_END_DECLS
