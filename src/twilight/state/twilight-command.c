/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-command.h"

FORCON_DEFINE_TERM (ForconTwilightCommandKind, TWILIGHT_COMMAND, FORCON_TWILIGHT_COMMANDS, twilight_command)
FORCON_DEFINE_SHAPE (FORCON_FIELDS_TWILIGHT_COMMAND, forcon_twilight_command_shape, ForconTwilightCommand)
FORCON_DEFINE_SHAPE (FORCON_FIELDS_LOAD, forcon_twilight_load_shape, ForconLoad)

#define TAKES(NAME, word, fields, ...) fields,

const char *
forcon_twilight_command_fields (ForconTwilightCommandKind kind)
{
  static const char *const fields[] = { FORCON_TWILIGHT_COMMANDS (TAKES) };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (fields), "");
  return fields[kind];
}
