/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "engine/state/command.h"

G_BEGIN_DECLS

/* Sets a field where the command has one of that name; @value has just its type. */
static inline void
test_command_set (ForconCommand *command, const char *name, gconstpointer value, gsize size)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (command->kind), name);

  if (field == NULL)
    return;
  g_assert_cmpuint (size, ==, field->type->size);
  memcpy (FORCON_RECORD_PLACE (command, field, void), value, size);
}

#define TEST_SET(command, field, ...)                                                                                  \
  do                                                                                                                   \
    {                                                                                                                  \
      __typeof__ (__VA_ARGS__) set_to = __VA_ARGS__;                                                                   \
                                                                                                                       \
      test_command_set (command, #field, &set_to, sizeof set_to);                                                      \
    }                                                                                                                  \
  while (0)

G_END_DECLS
