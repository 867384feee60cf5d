/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-command-file.h"

#include <string.h>

#define FIELD(name, attribute, KIND, member)                                                                           \
  {                                                                                                                    \
    name,                                                                                                              \
    {                                                                                                                  \
      attribute, FORCON_TWILIGHT_FIELD_##KIND, G_STRUCT_OFFSET (ForconTwilightCommand, member), FALSE                  \
    }                                                                                                                  \
  }

/* The fields of FORCON_TWILIGHT_COMMANDS; loads are elements of their own. */
static const struct {
  const char *name;
  ForconTwilightField field;
} fields[] = {
  FIELD ("effect", "what", EFFECT, effect),
  FIELD ("side", "side", SIDE, side),
  FIELD ("unit", "unit", UNIT, unit),
  FIELD ("count", "count", COUNT, count),
  FIELD ("damaged", "damaged", FLAG, damaged),
  FIELD ("force", "force", FORCE, force),
  FIELD ("die", "die", COUNT, die),
  FIELD ("number", "number", NUMBER, number),
  FIELD ("system", "system", SYSTEM, system),
  FIELD ("thing", "thing", THING, thing),
  FIELD ("planet", "planet", PLANET, planet),
  FIELD ("text", "text", TEXT, text),
};

static const ForconTwilightField *
find_field (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].name, name))
      return &fields[i].field;
  g_assert_not_reached ();
}

/**
 * forcon_twilight_command_shape:
 * @kind: of a command
 * @found: (out caller-allocates) (array length=FORCON_TWILIGHT_FIELDS_MAX): the fields that it takes, in the order of files
 * @loads: (out): whether it also has loads
 *
 * Returns: how many fields there are
 */
guint
forcon_twilight_command_shape (ForconTwilightCommandKind kind, ForconTwilightField *found, gboolean *loads)
{
  g_auto (GStrv) words = g_strsplit (forcon_twilight_command_fields (kind), " ", -1);
  guint n = 0;

  *loads = FALSE;
  for (guint i = 0; words[i] != NULL && n < FORCON_TWILIGHT_FIELDS_MAX; i++)
    {
      gboolean optional = g_str_has_suffix (words[i], "?");

      words[i][strcspn (words[i], "?")] = '\0';
      if (g_str_equal (words[i], "loads"))
        *loads = TRUE;
      else if (*words[i] != '\0')
        {
          found[n] = *find_field (words[i]);
          found[n++].optional = optional;
        }
    }
  return n;
}
