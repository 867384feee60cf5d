/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-command.h"

G_BEGIN_DECLS

/* How a field of a command is written. */
typedef enum {
  FORCON_COMMAND_FIELD_SHIP,
  FORCON_COMMAND_FIELD_SHIPS,
  FORCON_COMMAND_FIELD_FORMATION,
  FORCON_COMMAND_FIELD_SIDE,
  FORCON_COMMAND_FIELD_NUMBER,
  FORCON_COMMAND_FIELD_WEAPONS,
  FORCON_COMMAND_FIELD_COUNT,
  FORCON_COMMAND_FIELD_LENGTH,
  FORCON_COMMAND_FIELD_HEADING,
  FORCON_COMMAND_FIELD_FLAG,
  FORCON_COMMAND_FIELD_TEXT,
  FORCON_COMMAND_FIELD_ORDER,
  FORCON_COMMAND_FIELD_HALVES,
  FORCON_COMMAND_FIELD_REPAIR,
  FORCON_COMMAND_FIELD_EFFECT,
  FORCON_COMMAND_FIELD_ENDING,
  FORCON_COMMAND_FIELD_FATE,
  FORCON_COMMAND_FIELD_LEVEL,
  FORCON_COMMAND_FIELD_THING,
  FORCON_COMMAND_FIELD_OBJECT_KIND,
  FORCON_COMMAND_FIELD_CHARGE,
  FORCON_COMMAND_FIELD_VALUE,
  FORCON_COMMAND_FIELD_SETTING,
} ForconCommandFieldKind;

/**
 * ForconCommandField:
 * @attribute: its name in files
 * @kind: how it is written
 * @offset: where it lies in a #ForconCommand
 */
typedef struct {
  const char *attribute;
  ForconCommandFieldKind kind;
  gsize offset;
} ForconCommandField;

/* A text of a command, as one type. */
typedef const char *ForconCommandText;

/* The value of a field, by its descriptor. */
#define FORCON_COMMAND_FIELD_VALUE(command, field, ctype) (*(ctype *) ((char *) (command) + (field)->offset))
#define FORCON_COMMAND_FIELD_CONST(command, field, ctype)                                                              \
  (*(const ctype *) ((const char *) (command) + (field)->offset))

#define FORCON_COMMAND_ATTRIBUTES_MAX 16
#define FORCON_COMMAND_CHOICES_MAX 5

/**
 * ForconCommandSlot:
 * @n_fields: 1, or as many as there are to choose exactly one from
 * @optional: whether it may be absent
 */
typedef struct {
  guint n_fields;
  const ForconCommandField *fields[FORCON_COMMAND_CHOICES_MAX];
  gboolean optional;
} ForconCommandSlot;

/* What the attributes of a command are, in the order in which they are read and written. */
typedef struct {
  guint n_slots;
  ForconCommandSlot slots[FORCON_COMMAND_ATTRIBUTES_MAX];
} ForconCommandShape;

void forcon_command_shape (const ForconCommand *command, ForconCommandShape *shape);
gboolean forcon_command_field_is_set (const ForconCommand *command, const ForconCommandField *field);

/* By what files call a formation that has no name of its own: this and its place, from 1. */
#define FORCON_FORMATION_PREFIX "formation-"

/* Characters of a name, a reason and a note at most, as the schema has them. */
#define FORCON_NAME_MAX 200
#define FORCON_REASON_MAX 500
#define FORCON_NOTE_MAX 1000

G_END_DECLS
