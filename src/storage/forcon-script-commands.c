/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-script-private.h"

#include <glib/gi18n-lib.h>

static void
read_dice (ForconXml *xml, ForconScriptCommand *command)
{
  const char *text = forcon_xml_attribute (xml, "dice");
  g_autofree char *wrong = NULL;

  if (text == NULL)
    return;
  command->dice = g_byte_array_new ();
  if (!forcon_dice_parse (text, command->dice, &wrong))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("faces from 1 to 6, or ? for the generator"),
                     _ ("there is \"%s\" among the dice"), wrong);
}

static void
read_repair (ForconXml *xml, ForconCommand *command)
{
  command->repair_hit = g_str_equal (forcon_xml_attribute (xml, "what"), "hit");
  if (!command->repair_hit)
    forcon_xml_term (xml, "what", forcon_critical_effect_from_word, &command->effect);
}

/* The word of the element is the word of the command. */
static void
read_details (ForconXml *xml, ForconScriptReader *reader, ForconCommand *command)
{
  if (forcon_xml_attribute (xml, "ship") != NULL)
    command->ship = forcon_script_ship_at (xml, reader, "ship");
  switch ((gint) command->kind)
    {
    case FORCON_COMMAND_ORDER:
      forcon_xml_term (xml, "order", forcon_order_from_word, &command->order);
      break;
    case FORCON_COMMAND_FIRE:
      command->target = forcon_script_ship_at (xml, reader, "target");
      command->weapons = forcon_script_weapons_at (xml, reader, command->ship, "weapons");
      break;
    case FORCON_COMMAND_REPAIR:
      read_repair (xml, command);
      break;
    case FORCON_COMMAND_END_BATTLE:
      forcon_xml_term (xml, "reason", forcon_ending_from_word, &command->ending);
      break;
    default:
      break;
    }
}

void
forcon_script_read_command (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconScriptCommand *command = g_new0 (ForconScriptCommand, 1);

  g_ptr_array_add (reader->script->commands, command);
  command->line = forcon_xml_line (xml);
  forcon_command_from_word (forcon_xml_element (xml), &command->command.kind);
  read_dice (xml, command);
  read_details (xml, reader, &command->command);
}

static ForconLegs *
open_legs (ForconScriptReader *reader)
{
  GPtrArray *commands = reader->script->commands;

  return &((ForconScriptCommand *) g_ptr_array_index (commands, commands->len - 1))->command.legs;
}

static ForconLeg *
add_leg (ForconXml *xml, ForconLegs *legs)
{
  if (legs->n == FORCON_LEGS_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("at most %d legs"), FORCON_LEGS_MAX);

      forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("the move has too many legs"));
      return NULL;
    }
  return &legs->leg[legs->n++];
}

void
forcon_script_read_ahead (ForconXml *xml, gpointer data)
{
  ForconLeg *leg = add_leg (xml, open_legs (data));

  if (leg != NULL)
    leg->ahead = forcon_xml_length (xml, "cm", 0);
}

/* A turn ends the leg before it; where there is none, or it has turned already, it is a leg of no length. */
void
forcon_script_read_turn (ForconXml *xml, gpointer data)
{
  ForconLegs *legs = open_legs (data);
  ForconLeg *leg = legs->n > 0 ? &legs->leg[legs->n - 1] : NULL;

  if (leg == NULL || leg->turn != 0)
    leg = add_leg (xml, legs);
  if (leg != NULL)
    leg->turn = forcon_xml_angle (xml, "degrees", 0);
}
