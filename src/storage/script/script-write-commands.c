/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-write.h"

#include "storage/fleet/command-file.h"

/* Real dice as they lay; the generator rolls its own again, so that it goes on from where it was. */
static void
write_dice (xmlTextWriterPtr out, const GArray *dice, gboolean as_fallen)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (guint i = 0; i < dice->len; i++)
    {
      ForconDie die = g_array_index (dice, ForconDie, i);

      g_string_append_printf (faces, "%s%c", i == 0 ? "" : " ", die.generated && !as_fallen ? '?' : '0' + die.face);
    }
  forcon_xml_put_unless_empty (out, "dice", faces->str);
}

static void
write_ships (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, const ForconShips *ships)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < ships->n; i++)
    g_string_append_printf (words, "%s%s", i == 0 ? "" : " ", forcon_script_ship_word (battle, ships->ship[i]));
  forcon_xml_put_text (out, name, words->str);
}

/* A text that people typed, no longer than it can be read again. */
static void
write_text (xmlTextWriterPtr out, const char *name, const char *text, glong most)
{
  g_autofree char *valid = g_utf8_make_valid (text == NULL ? "" : text, -1);
  g_autofree char *kept = g_utf8_substring (valid, 0, MIN (most, g_utf8_strlen (valid, -1)));

  forcon_xml_put_text (out, name, kept);
}

/* What is repaired is a critical, but for two words. */
static const char *
attribute_word (const ForconCommand *command, const ForconCommandAttribute *attribute)
{
  if (command->kind == FORCON_COMMAND_REPAIR && g_str_equal (attribute->name, "what")
      && (command->repair.fall || command->repair.hit))
    return command->repair.fall ? "fall" : "hit";
  return forcon_record_word (command, attribute->field);
}

static void
write_attribute (xmlTextWriterPtr out, const ForconBattle *battle, const ForconCommand *command,
                 const ForconCommandAttribute *attribute)
{
  const ForconRecordField *field = attribute->field;
  const char *name = attribute->name;

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_SHIPS:
      write_ships (out, name, battle, &FORCON_RECORD_VALUE (command, field, ForconShips));
      break;
    case FORCON_FIELD_POINT:
      forcon_xml_put_length (out, name,
                             *name == 'x' ? FORCON_RECORD_VALUE (command, field, ForconPoint).x
                                          : FORCON_RECORD_VALUE (command, field, ForconPoint).y);
      break;
    case FORCON_FIELD_ANGLE:
      forcon_xml_put_angle (out, name, forcon_angle_normalise (FORCON_RECORD_VALUE (command, field, ForconAngle)));
      break;
    case FORCON_FIELD_TEXT:
      write_text (out, name, FORCON_RECORD_VALUE (command, field, ForconField_text),
                  command->kind == FORCON_COMMAND_NOTE ? FORCON_NOTE_MAX : FORCON_NAME_MAX);
      break;
    case FORCON_FIELD_WORD:
      forcon_xml_put_text (out, name, attribute_word (command, attribute));
      break;
    case FORCON_FIELD_INT64:
      forcon_script_put_number (out, name, battle, command->set.ship, forcon_value_type (command->set.value),
                                command->set.number);
      break;
    default:
      forcon_script_put_number (out, name, battle, forcon_command_ship (command, "ship"), field->type,
                                forcon_record_number (command, field));
      break;
    }
}

static void
write_details (xmlTextWriterPtr out, const ForconBattle *battle, const ForconCommand *command)
{
  ForconCommandLayout layout;

  forcon_command_layout (command, &layout);
  for (guint i = 0; i < layout.n_slots; i++)
    {
      const ForconCommandSlot *slot = &layout.slots[i];

      for (guint j = 0; j < slot->n_choices; j++)
        if ((slot->n_choices == 1 && !slot->optional) || forcon_command_attribute_is_set (command, &slot->choices[j]))
          {
            write_attribute (out, battle, command, &slot->choices[j]);
            break;
          }
    }
  if (command->by_captain)
    forcon_xml_put_text (out, "by", "captain");
  forcon_xml_put_count (out, "instruction", command->doctrine);
  if (command->kind != FORCON_COMMAND_END_BATTLE && command->reason != NULL && *command->reason != '\0')
    write_text (out, "reason", command->reason, FORCON_REASON_MAX);
}

void
forcon_script_write_command (xmlTextWriterPtr out, const ForconBattle *battle, const ForconCommand *command,
                             const GArray *dice, gboolean as_fallen)
{
  const ForconLegs *legs = forcon_command_legs ((ForconCommand *) command);

  forcon_xml_begin (out, forcon_command_to_word (command->kind));
  write_details (out, battle, command);
  write_dice (out, dice, as_fallen);
  for (guint i = 0; legs != NULL && i < legs->n; i++)
    {
      forcon_xml_begin (out, "ahead");
      forcon_xml_put_length (out, "cm", legs->leg[i].ahead);
      forcon_xml_end (out);
      if (legs->leg[i].turn == 0)
        continue;
      forcon_xml_begin (out, "turn");
      forcon_xml_put_angle (out, "degrees", legs->leg[i].turn);
      forcon_xml_end (out);
    }
  for (guint i = 0; i < command->n_overrides; i++)
    {
      const ForconOverride *override = &command->overrides[i];

      /* People count from 1. */
      forcon_xml_begin (out, "override");
      forcon_xml_put_decimal (out, override->die ? "die" : "roll", (gint32) override->place + 1, 0);
      forcon_xml_put_decimal (out, override->die ? "face" : "result", override->value, 0);
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}

void
forcon_script_write_commands (xmlTextWriterPtr out, const ForconJournal *journal, gboolean as_fallen)
{
  /* Ships that the master made since the start have their names here. */
  const ForconBattle *battle = forcon_journal_battle (journal);
  /* A secret is in no script. */
  gboolean all = as_fallen || forcon_random_is_keyed (&battle->random);

  if (forcon_journal_position (journal) == 0)
    return;
  forcon_xml_begin (out, "commands");
  for (guint i = 0; i < forcon_journal_position (journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (journal, i);

      forcon_script_write_command (out, battle, &entry->command, entry->dice, all);
    }
  forcon_xml_end (out);
}
