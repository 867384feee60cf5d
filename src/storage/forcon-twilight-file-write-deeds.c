/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-file-write.h"

#include "forcon-twilight-command-file.h"

static void
put_unit (xmlTextWriterPtr out, const char *attribute, const ForconTwilightRules *rules, ForconUnitId unit)
{
  if (unit.value > 0)
    forcon_xml_put_text (out, attribute, rules->units[unit.value - 1].word);
}

static void
write_field (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightCommand *command,
             const ForconTwilightField *field)
{
  const ForconTwilightClash *start = forcon_twilight_journal_start (file->journal);
  const char *name = field->attribute;

#define VALUE(ctype) FORCON_TWILIGHT_FIELD_CONST (command, field, ctype)
  switch (field->kind)
    {
    case FORCON_TWILIGHT_FIELD_SIDE:
      forcon_xml_put_text (out, name, forcon_twilight_side_to_word (VALUE (ForconTwilightSide)));
      break;
    case FORCON_TWILIGHT_FIELD_EFFECT:
      forcon_xml_put_text (out, name, forcon_twilight_effect_to_word (VALUE (ForconTwilightEffect)));
      break;
    case FORCON_TWILIGHT_FIELD_THING:
      if (command->system > 0)
        forcon_xml_put_text (out, name, forcon_neighbour_thing_to_word (VALUE (ForconNeighbourThing)));
      break;
    case FORCON_TWILIGHT_FIELD_UNIT:
      put_unit (out, name, file->rules, VALUE (ForconUnitId));
      break;
    case FORCON_TWILIGHT_FIELD_COUNT:
    case FORCON_TWILIGHT_FIELD_NUMBER:
      forcon_xml_put_count (out, name, VALUE (gint));
      break;
    case FORCON_TWILIGHT_FIELD_FLAG:
      forcon_xml_put_flag (out, name, VALUE (gboolean));
      break;
      case FORCON_TWILIGHT_FIELD_FORCE: {
        g_autofree char *force = forcon_force_format (file->rules, &VALUE (ForconForce));

        forcon_xml_put_unless_empty (out, name, force);
        break;
      }
    case FORCON_TWILIGHT_FIELD_SYSTEM:
      if (VALUE (guint) > 0)
        forcon_twilight_put_system (out, name, start, VALUE (guint));
      break;
    case FORCON_TWILIGHT_FIELD_PLANET:
      forcon_twilight_put_planet (out, name, start, VALUE (guint));
      break;
    case FORCON_TWILIGHT_FIELD_TEXT:
      forcon_xml_put_unless_empty (out, name, command->text);
      break;
    default:
      g_assert_not_reached ();
    }
#undef VALUE
}

static void
write_loads (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightCommand *command)
{
  for (guint i = 0; i < command->n_loads; i++)
    {
      const ForconLoad *load = &command->loads[i];

      forcon_xml_begin (out, "load");
      put_unit (out, "unit", file->rules, load->cargo);
      forcon_xml_put_unsigned (out, "count", load->count);
      forcon_xml_put_flag (out, "damaged", load->damaged);
      put_unit (out, "aboard", file->rules, load->ship);
      if (load->planet > 0)
        forcon_twilight_put_planet (out, "from", forcon_twilight_journal_start (file->journal), load->planet);
      forcon_xml_end (out);
    }
}

/* Without a side where nobody said whose it is. */
static void
write_fields (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightCommand *command,
              gboolean of_roller)
{
  ForconTwilightField fields[FORCON_TWILIGHT_FIELDS_MAX];
  gboolean loads;
  guint n = forcon_twilight_command_shape (command->kind, fields, &loads);

  for (guint i = 0; i < n; i++)
    if (!of_roller || fields[i].kind != FORCON_TWILIGHT_FIELD_SIDE)
      write_field (out, file, command, &fields[i]);
}

static void
write_choice (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightChoice *choice)
{
  forcon_xml_begin (out, forcon_twilight_command_to_word (choice->command.kind));
  if (choice->round != FORCON_TWILIGHT_ANY_ROUND)
    forcon_xml_put_decimal (out, "round", choice->round, 0);
  forcon_xml_put_text (out, "step", forcon_twilight_step_to_word (choice->step));
  if (choice->planet > 0)
    forcon_twilight_put_planet (out, "on", forcon_twilight_journal_start (file->journal), choice->planet);
  write_fields (out, file, &choice->command, choice->of_roller);
  write_loads (out, file, &choice->command);
  forcon_xml_end (out);
}

/* What was said beforehand. */
void
forcon_twilight_write_choices (xmlTextWriterPtr out, const ForconTwilightFile *file)
{
  if (file->choices->len == 0)
    return;
  forcon_xml_begin (out, "choices");
  for (guint i = 0; i < file->choices->len; i++)
    write_choice (out, file, &g_array_index (file->choices, ForconTwilightChoice, i));
  forcon_xml_end (out);
}

/* Whether all of them came from the generator: no list then, which could be longer than a file may hold. */
static gboolean
all_generated (const GArray *dice)
{
  for (guint i = 0; i < dice->len; i++)
    if (!g_array_index (dice, ForconDie, i).generated)
      return FALSE;
  return dice->len > 0;
}

/* Real dice as they lay; the generator rolls its own again, so that it goes on from where it was. */
static void
put_dice (xmlTextWriterPtr out, const GArray *dice)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  if (all_generated (dice))
    {
      forcon_xml_put_flag (out, "generated", TRUE);
      return;
    }
  for (guint i = 0; i < dice->len; i++)
    {
      ForconDie die = g_array_index (dice, ForconDie, i);

      g_string_append (faces, i == 0 ? "" : " ");
      if (die.generated)
        g_string_append_c (faces, '?');
      else
        g_string_append_printf (faces, "%u", die.face);
    }
  forcon_xml_put_unless_empty (out, "dice", faces->str);
}

/* What was played and not taken back. */
void
forcon_twilight_write_played (xmlTextWriterPtr out, const ForconTwilightFile *file)
{
  guint n = forcon_twilight_journal_position (file->journal);

  if (n == 0)
    return;
  forcon_xml_begin (out, "played");
  for (guint i = 0; i < n; i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (file->journal, i);

      forcon_xml_begin (out, forcon_twilight_command_to_word (entry->command.kind));
      write_fields (out, file, &entry->command, FALSE);
      put_dice (out, entry->dice);
      write_loads (out, file, &entry->command);
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}
