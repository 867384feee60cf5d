/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-battle-record.h"

#include <string.h>

/* One small function per event holds its shape: inside it, Here is the event's own struct. */
#define EVENT_SHAPE(NAME, member, word, audience)                                                                      \
  static const ForconRecordShape *shape_of_##member (void)                                                             \
  {                                                                                                                    \
    typedef struct {                                                                                                   \
      FORCON_FIELDS_##NAME (FORCON_EVENT_FIELD)                                                                        \
    } Here;                                                                                                            \
    static const ForconRecordField fields[] = { FORCON_FIELDS_##NAME (FORCON_RECORD_ROW) };                            \
    static const ForconRecordShape shape = { sizeof (Here), G_N_ELEMENTS (fields), fields };                           \
                                                                                                                       \
    return &shape;                                                                                                     \
  }
FORCON_EVENTS (EVENT_SHAPE)

typedef const ForconRecordShape *(*ShapeFunction) (void);

#define EVENT_SHAPE_FUNCTION(NAME, member, word, audience) shape_of_##member,
static const ShapeFunction shape_functions[] = { FORCON_EVENTS (EVENT_SHAPE_FUNCTION) };

/**
 * forcon_event_shape:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the fields of its record, FORCON_EVENT_RECORD()
 */
const ForconRecordShape *
forcon_event_shape (ForconEventKind kind)
{
  g_return_val_if_fail ((guint) kind < FORCON_N_EVENTS, shape_of_battle_begun ());
  return shape_functions[kind]();
}

#define COMMAND_FIELD(name, TYPE, member)                                                                              \
  {                                                                                                                    \
    name, FORCON_RECORD_##TYPE, G_STRUCT_OFFSET (ForconCommand, member)                                                \
  }

static const ForconRecordField command_fields[] = {
  COMMAND_FIELD ("ship", SHIP, ship),
  COMMAND_FIELD ("formation", FORMATION, formation),
  COMMAND_FIELD ("side", SIDE, side),
  COMMAND_FIELD ("target", SHIP, target),
  COMMAND_FIELD ("salvo", SALVO, salvo),
  COMMAND_FIELD ("salvo_of", SHIP, salvo_of),
  COMMAND_FIELD ("mine", MINE, mine),
  COMMAND_FIELD ("object", OBJECT, object),
  COMMAND_FIELD ("weapons", WEAPONS, weapons),
  COMMAND_FIELD ("with", SHIPS, with),
  COMMAND_FIELD ("order", ORDER, order),
  COMMAND_FIELD ("legs", LEGS, legs),
  COMMAND_FIELD ("orbit", INT, orbit),
  COMMAND_FIELD ("halves", HALVES, halves),
  COMMAND_FIELD ("repair_hit", BOOL, repair_hit),
  COMMAND_FIELD ("repair_fall", BOOL, repair_fall),
  COMMAND_FIELD ("effect", CRITICAL_EFFECT, effect),
  COMMAND_FIELD ("ending", ENDING, ending),
  COMMAND_FIELD ("fate", FATE, fate),
  COMMAND_FIELD ("joined", BOOL, joined),
  COMMAND_FIELD ("by_heading", BOOL, by_heading),
  COMMAND_FIELD ("heading", ANGLE, heading),
  COMMAND_FIELD ("place", POINT, place),
  COMMAND_FIELD ("planet", OBJECT, planet),
  COMMAND_FIELD ("value", VALUE, value),
  COMMAND_FIELD ("number", INT64, number),
  COMMAND_FIELD ("level", LEVEL, level),
  COMMAND_FIELD ("thing", THING, thing),
  COMMAND_FIELD ("object_kind", OBJECT_KIND, object_kind),
  COMMAND_FIELD ("radius", LENGTH, radius),
  COMMAND_FIELD ("charge", CHARGE, mine_card.charge),
  COMMAND_FIELD ("range", LENGTH, mine_card.range),
  COMMAND_FIELD ("strength", INT, mine_card.strength),
  COMMAND_FIELD ("speed", LENGTH, speed),
  COMMAND_FIELD ("run", INT, run),
  COMMAND_FIELD ("count", INT, count),
  COMMAND_FIELD ("name", TEXT, name),
  COMMAND_FIELD ("word", TEXT, word),
  COMMAND_FIELD ("by_captain", BOOL, by_captain),
  COMMAND_FIELD ("reason", TEXT, reason),
};

/**
 * forcon_battle_command_shape:
 *
 * Returns: (transfer none): the fields of a #ForconCommand, without its kind and its overrides
 */
const ForconRecordShape *
forcon_battle_command_shape (void)
{
  static const ForconRecordShape shape = { sizeof (ForconCommand), G_N_ELEMENTS (command_fields), command_fields };

  return &shape;
}

/**
 * forcon_overrides_format:
 * @text: is appended to
 * @command: a command
 *
 * Writes the master's word against the dice: "die 3=5" for a face, "roll 0=7" for what a roll comes to, with commas
 * between.
 */
void
forcon_overrides_format (GString *text, const ForconCommand *command)
{
  for (guint i = 0; i < command->n_overrides; i++)
    {
      const ForconOverride *override = &command->overrides[i];

      g_string_append_printf (text, "%s%s %u=%d", i > 0 ? ", " : "", override->die ? "die" : "roll", override->place,
                              override->value);
    }
}

static gboolean
parse_override (const char *text, ForconOverride *override)
{
  const char *equals = strchr (text, '=');
  g_autofree char *place_text = NULL;
  guint64 place = 0;
  gint64 value = 0;

  override->die = g_str_has_prefix (text, "die ");
  if (equals == NULL || (!override->die && !g_str_has_prefix (text, "roll ")))
    return FALSE;
  text = strchr (text, ' ') + 1;
  if (equals < text)
    return FALSE;
  place_text = g_strndup (text, (gsize) (equals - text));
  if (!g_ascii_string_to_unsigned (place_text, 10, 0, G_MAXUINT32, &place, NULL)
      || !g_ascii_string_to_signed (equals + 1, 10, G_MININT32, G_MAXINT32, &value, NULL))
    return FALSE;
  override->place = (guint) place;
  override->value = (gint) value;
  return TRUE;
}

/**
 * forcon_overrides_parse:
 * @command: a command
 * @text: what forcon_overrides_format() writes; nothing in it is trusted
 *
 * Returns: whether it could be read
 */
gboolean
forcon_overrides_parse (ForconCommand *command, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ", ", FORCON_OVERRIDES_MAX + 1);

  command->n_overrides = 0;
  for (guint i = 0; parts[i] != NULL; i++)
    if (i == FORCON_OVERRIDES_MAX || !parse_override (parts[i], &command->overrides[command->n_overrides++]))
      return FALSE;
  return TRUE;
}
