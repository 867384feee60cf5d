/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-twilight-command.h"

G_BEGIN_DECLS

/* How a field of a command is written. */
typedef enum {
  FORCON_TWILIGHT_FIELD_SIDE,
  FORCON_TWILIGHT_FIELD_UNIT,
  FORCON_TWILIGHT_FIELD_COUNT,
  FORCON_TWILIGHT_FIELD_NUMBER,
  FORCON_TWILIGHT_FIELD_FLAG,
  FORCON_TWILIGHT_FIELD_FORCE,
  FORCON_TWILIGHT_FIELD_SYSTEM,
  FORCON_TWILIGHT_FIELD_PLANET,
  FORCON_TWILIGHT_FIELD_EFFECT,
  FORCON_TWILIGHT_FIELD_THING,
  FORCON_TWILIGHT_FIELD_TEXT,
} ForconTwilightFieldKind;

/**
 * ForconTwilightField:
 * @attribute: its name in files
 * @kind: how it is written
 * @offset: where it lies in a #ForconTwilightCommand
 * @optional: whether it may be absent
 */
typedef struct {
  const char *attribute;
  ForconTwilightFieldKind kind;
  gsize offset;
  gboolean optional;
} ForconTwilightField;

#define FORCON_TWILIGHT_FIELDS_MAX 10

guint forcon_twilight_command_shape (ForconTwilightCommandKind kind, ForconTwilightField *fields, gboolean *loads);

/* The value of a field, by its descriptor. */
#define FORCON_TWILIGHT_FIELD_VALUE(command, field, ctype) (*(ctype *) ((char *) (command) + (field)->offset))
#define FORCON_TWILIGHT_FIELD_CONST(command, field, ctype)                                                             \
  (*(const ctype *) ((const char *) (command) + (field)->offset))

G_END_DECLS
