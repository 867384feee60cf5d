/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/command.h"

#include <string.h>

FORCON_DEFINE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)
FORCON_DEFINE_TERM (ForconValue, VALUE, FORCON_VALUE_TERMS, value)

gboolean
forcon_ships_contain (const ForconShips *ships, ForconShipId ship)
{
  for (guint i = 0; i < ships->n; i++)
    if (FORCON_ID_EQUAL (ships->ship[i], ship))
      return TRUE;
  return FALSE;
}

ForconLength
forcon_legs_distance (const ForconLegs *legs)
{
  ForconLength distance = 0;

  for (guint i = 0; i < legs->n; i++)
    distance += legs->leg[i].ahead;
  return distance;
}

ForconCommand
forcon_command_move (ForconShipId ship, ForconLength ahead, ForconAngle turn, ForconLength then)
{
  return FORCON_COMMAND (MOVE, move, .ship = ship, .legs = { .n = 2, .leg = { { ahead, turn }, { then, 0 } } });
}

ForconCommand
forcon_command_fire (ForconShipId ship, ForconShipId target, guint32 weapons)
{
  return FORCON_COMMAND (FIRE, fire, .ship = ship, .target = target, .weapons = weapons);
}

ForconCommand
forcon_command_order (ForconShipId ship, ForconOrder order)
{
  return FORCON_COMMAND (ORDER, order, .ship = ship, .order = order);
}

/* As for events: inside its function, Here is the struct of that command. */
#define OWN_ROW(name, type, ...)                                                                                       \
  { FORCON_RECORD_SECOND (, ##__VA_ARGS__, #name, ), &forcon_type_##type,                                              \
    G_STRUCT_OFFSET (ForconCommand, order) + G_STRUCT_OFFSET (Here, name) },
#define COMMON_ROW(name, type) { #name, &forcon_type_##type, G_STRUCT_OFFSET (ForconCommand, name) },
#define COMMAND_SHAPE(NAME, word, member, ...)                                                                         \
  static const ForconRecordShape *shape_of_##member (void)                                                             \
  {                                                                                                                    \
    typedef __typeof__ (((ForconCommand *) NULL)->member) Here G_GNUC_UNUSED;                                          \
    static const ForconRecordField fields[]                                                                            \
        = { FORCON_COMMAND_FIELDS_##NAME (OWN_ROW) FORCON_COMMAND_FIELDS_COMMON (COMMON_ROW) };                        \
    static const ForconRecordShape shape = { sizeof (ForconCommand), G_N_ELEMENTS (fields), fields };                  \
                                                                                                                       \
    return &shape;                                                                                                     \
  }
FORCON_COMMANDS (COMMAND_SHAPE)

const ForconRecordShape *
forcon_battle_command_shape (ForconCommandKind kind)
{
#define COMMAND_SHAPE_FUNCTION(NAME, word, member, ...) shape_of_##member,
  static const ForconRecordShape *(*const shape_functions[]) (void) = { FORCON_COMMANDS (COMMAND_SHAPE_FUNCTION) };

  g_return_val_if_fail ((guint) kind < FORCON_N_COMMAND, shape_of_begin ());
  return shape_functions[kind]();
}

const char *
forcon_battle_command_attributes (ForconCommandKind kind)
{
#define COMMAND_ATTRIBUTES(NAME, word, member, attributes, ...) attributes,
  static const char *const attributes_of[] = { FORCON_COMMANDS (COMMAND_ATTRIBUTES) };

  g_return_val_if_fail ((guint) kind < FORCON_N_COMMAND, "");
  return attributes_of[kind];
}

gint64
forcon_command_number (const ForconCommand *command, const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (command->kind), name);

  return field == NULL ? 0 : forcon_record_number (command, field);
}

void
forcon_command_set_number (ForconCommand *command, const char *name, gint64 number)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (command->kind), name);

  if (field != NULL)
    forcon_record_set_number (command, field, number);
}

ForconShipId
forcon_command_ship (const ForconCommand *command, const char *name)
{
  return (ForconShipId){ (guint16) forcon_command_number (command, name) };
}

static ForconSideId
side_of_ship (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);

  return ship == NULL ? FORCON_NO_SIDE : ship->side;
}

ForconSideId
forcon_command_side (const ForconBattle *battle, const ForconCommand *command)
{
  ForconShipId ship_id = forcon_command_ship (command, "ship");
  const ForconShip *ship = forcon_battle_ship (battle, ship_id);
  ForconFormationId formation_id = { (guint16) forcon_command_number (command, "formation") };
  const ForconFormation *formation = forcon_battle_formation (battle, formation_id);
  ForconSalvoId salvo_id = { (guint32) forcon_command_number (command, "salvo") };
  const ForconSalvo *salvo = forcon_battle_salvo (battle, salvo_id);

  if (formation != NULL)
    return formation->side;
  /* A prize that has been taken over has no captor any more. */
  if (command->kind == FORCON_COMMAND_FATE && ship != NULL && !FORCON_ID_IS_NONE (ship->captor))
    return side_of_ship (battle, ship->captor);
  if (!FORCON_ID_IS_NONE (ship_id))
    return side_of_ship (battle, ship_id);
  return salvo != NULL ? salvo->side : side_of_ship (battle, forcon_command_ship (command, "salvo_of"));
}

ForconLegs *
forcon_command_legs (ForconCommand *command)
{
  const ForconRecordField *field = forcon_record_find (forcon_battle_command_shape (command->kind), "legs");

  return field == NULL ? NULL : FORCON_RECORD_PLACE (command, field, ForconLegs);
}

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
