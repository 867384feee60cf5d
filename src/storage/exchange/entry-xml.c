/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/entry-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/xml/record-xml.h"

/* Behind a face that the generator rolled. */
#define GENERATED_MARK 'g'

#define D6 6

/* Attributes of elements besides the fields of their records. No field goes by these names. */
#define COMMAND "command"
#define BY "by"
#define OVERRIDES "overrides"
#define FACES "faces"
#define EVENT "event"
#define AUDIENCE "audience"
#define CLOSED "closed"

/* What errors call it: which entry it is, the caller knows. */
#define SHOWN_AS "entry"

/* Writing */

/* An element that says nothing is not written. */
static void
write_record (xmlTextWriterPtr out, const char *element, gconstpointer record, const ForconRecordShape *shape)
{
  gboolean says_something = FALSE;

  for (guint i = 0; i < shape->n_fields && !says_something; i++)
    says_something = !forcon_record_field_is_zero (record, &shape->fields[i]);
  if (!says_something)
    return;
  forcon_xml_begin (out, element);
  forcon_record_write (out, record, shape);
  forcon_xml_end (out);
}

static void
write_order (xmlTextWriterPtr out, const ForconCommand *command)
{
  forcon_xml_begin (out, "order");
  forcon_xml_put_text (out, COMMAND, forcon_command_to_word (command->kind));
  forcon_record_write (out, command, forcon_battle_command_shape (command->kind));
  if (command->n_overrides > 0)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      forcon_overrides_format (text, command);
      forcon_xml_put_text (out, OVERRIDES, text->str);
    }
  forcon_xml_end (out);
}

static void
write_dice (xmlTextWriterPtr out, const GArray *dice)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (guint i = 0; i < dice->len; i++)
    {
      const ForconDie *die = &g_array_index (dice, ForconDie, i);

      g_string_append_printf (faces, i > 0 ? " %u" : "%u", die->face);
      if (die->generated)
        g_string_append_c (faces, GENERATED_MARK);
    }
  if (dice->len == 0)
    return;
  forcon_xml_begin (out, "dice");
  forcon_xml_put_text (out, FACES, faces->str);
  forcon_xml_end (out);
}

static void
write_mask (xmlTextWriterPtr out, const char *name, guint32 mask)
{
  if (mask != 0)
    forcon_xml_put_unsigned (out, name, mask);
}

void
forcon_entry_write (xmlTextWriterPtr out, const ForconCampaignEntry *entry)
{
  const ForconCampaignCommand *command = &entry->command;

  forcon_xml_begin (out, FORCON_ENTRY_ELEMENT);
  forcon_xml_put_text (out, COMMAND, forcon_campaign_command_to_word (command->kind));
  if (command->by != NULL)
    forcon_xml_put_exact (out, BY, command->by);
  write_record (out, "wish", command, forcon_campaign_command_shape (command->kind));
  write_record (out, "moment", &command->moment, forcon_moment_shape ());
  if (command->kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    write_order (out, &command->battle);
  write_dice (out, entry->dice);
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      forcon_xml_begin (out, "fact");
      forcon_xml_put_text (out, EVENT, forcon_campaign_event_word (event->kind));
      write_mask (out, AUDIENCE, event->audience);
      forcon_record_write (out, FORCON_CAMPAIGN_EVENT_CONST (event), forcon_campaign_event_shape (event->kind));
      forcon_xml_end (out);
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->battle_events, ForconEvent, i);

      forcon_xml_begin (out, "table");
      forcon_xml_put_text (out, EVENT, forcon_event_kind_to_word (event->kind));
      write_mask (out, AUDIENCE, event->audience);
      write_mask (out, CLOSED, event->closed);
      forcon_record_write (out, event, forcon_event_shape (event->kind));
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}

char *
forcon_entry_to_xml (const ForconCampaignEntry *entry)
{
  xmlBufferPtr buffer = xmlBufferCreate ();
  xmlTextWriterPtr out = forcon_xml_writer_new (buffer);
  char *text;

  forcon_entry_write (out, entry);
  xmlFreeTextWriter (out);
  text = g_strdup ((const char *) buffer->content);
  xmlBufferFree (buffer);
  return text;
}

/* Reading */

#define FIELD_NAME(name, type, ...) FORCON_RECORD_SECOND (, ##__VA_ARGS__, #name, ),
#define FIELD_NAMES(NAME, ...) FORCON_COMMAND_FIELDS_##NAME (FIELD_NAME)

/* Campaigns of version 1.0 hold fields of other commands, too, where the master's form happened to have them. A second
 * order
   takes the place of the first: the fields of two commands share their memory. */
static void
read_order (ForconXml *xml, ForconCampaignEntry *entry)
{
  static const char *const others[] = { COMMAND, OVERRIDES, FORCON_COMMANDS (FIELD_NAMES) NULL };
  ForconCommand *command = &entry->command.battle;
  const char *overrides = forcon_xml_attribute (xml, OVERRIDES);

  memset (command, 0, sizeof *command);
  forcon_xml_term (xml, COMMAND, forcon_command_from_word, &command->kind);
  if (overrides != NULL && !forcon_overrides_parse (command, overrides))
    forcon_xml_fail_value (xml, OVERRIDES, _ ("dice and results such as \"die 3=5, roll 0=7\""));
  else if (!forcon_xml_failed (xml))
    forcon_record_read (xml, command, forcon_battle_command_shape (command->kind), others);
}

/* Faces with blanks between, "g" behind one that the generator rolled. */
static gboolean
parse_dice (const char *text, guint most, GArray *dice)
{
  while (*text != '\0')
    {
      guint face = 0;

      for (guint digits = 0; g_ascii_isdigit (*text) && digits < 2; digits++)
        face = face * 10 + (guint) g_ascii_digit_value (*text++);
      if (face == 0 || face > most)
        return FALSE;

      ForconDie die = { .face = (guint8) face, .generated = *text == GENERATED_MARK };

      text += die.generated;
      g_array_append_val (dice, die);
      if (*text == ' ' && text[1] != '\0')
        text++;
      else if (*text != '\0')
        return FALSE;
    }
  return TRUE;
}

/* Only troops on the ground fight with d10. */
static void
read_dice (ForconXml *xml, ForconCampaignEntry *entry)
{
  const char *faces = forcon_xml_attribute (xml, FACES);
  gboolean ground = entry->command.kind == FORCON_CAMPAIGN_COMMAND_GROUND;

  if (faces == NULL || !parse_dice (faces, ground ? FORCON_TWILIGHT_DIE : D6, entry->dice))
    forcon_xml_fail_value (xml, FACES, _ ("faces such as \"4 5g 1\""));
}

static guint32
read_mask (ForconXml *xml, const char *name)
{
  guint64 mask = forcon_xml_unsigned (xml, name, 0);

  if (mask > G_MAXUINT32)
    forcon_xml_fail_value (xml, name, _ ("a whole number of 32 bits"));
  return (guint32) mask;
}

static void
read_fact (ForconXml *xml, ForconCampaignEntry *entry)
{
  static const char *const others[] = { EVENT, AUDIENCE, NULL };
  const char *word = forcon_xml_attribute (xml, EVENT);
  ForconCampaignEvent event;

  memset (&event, 0, sizeof event);
  if (word == NULL || !forcon_campaign_event_from_word (word, &event.kind))
    {
      forcon_xml_fail_word (xml, EVENT);
      return;
    }
  if (forcon_record_read (xml, FORCON_CAMPAIGN_EVENT_RECORD (&event), forcon_campaign_event_shape (event.kind), others))
    {
      event.audience = read_mask (xml, AUDIENCE);
      g_array_append_val (entry->events, event);
    }
}

static void
read_table_event (ForconXml *xml, ForconCampaignEntry *entry)
{
  static const char *const others[] = { EVENT, AUDIENCE, CLOSED, NULL };
  const char *word = forcon_xml_attribute (xml, EVENT);
  ForconEvent event;

  memset (&event, 0, sizeof event);
  if (word == NULL || !forcon_event_kind_from_word (word, &event.kind))
    {
      forcon_xml_fail_word (xml, EVENT);
      return;
    }
  event.audience = read_mask (xml, AUDIENCE);
  event.closed = read_mask (xml, CLOSED);
  if (!forcon_xml_failed (xml) && forcon_record_read (xml, &event, forcon_event_shape (event.kind), others))
    {
      g_array_append_val (entry->battle_events, event);
      forcon_event_overrule (&event, entry->dice);
    }
}

#define CAMPAIGN_FIELD_NAMES(NAME, ...) FORCON_CAMPAIGN_COMMAND_FIELDS_##NAME (FIELD_NAME)

/* Fields of other commands are passed over, as in orders. */
static void
read_wish (ForconXml *xml, ForconCampaignEntry *entry)
{
  static const char *const others[] = { FORCON_CAMPAIGN_COMMANDS (CAMPAIGN_FIELD_NAMES) NULL };

  forcon_record_read (xml, &entry->command, forcon_campaign_command_shape (entry->command.kind), others);
}

static void
read_moment (ForconXml *xml, ForconCampaignEntry *entry)
{
  forcon_record_read (xml, &entry->command.moment, forcon_moment_shape (), NULL);
}

void
forcon_entry_read_start (ForconXml *xml, ForconCampaignEntry *entry)
{
  if (forcon_xml_attribute (xml, COMMAND) == NULL)
    forcon_xml_fail_word (xml, COMMAND);
  else
    forcon_xml_term (xml, COMMAND, forcon_campaign_command_from_word, &entry->command.kind);
  if (forcon_xml_failed (xml))
    return;

  g_autofree char *by = forcon_xml_dup_exact (xml, BY);

  entry->command.by = by == NULL ? NULL : g_intern_string (by);
}

void
forcon_entry_read_part (ForconXml *xml, ForconCampaignEntry *entry)
{
  static const struct {
    const char *element;
    void (*read) (ForconXml *xml, ForconCampaignEntry *entry);
  } parts[] = { { "fact", read_fact },     { "table", read_table_event }, { "wish", read_wish },
                { "moment", read_moment }, { "order", read_order },       { "dice", read_dice } };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (forcon_xml_element (xml), parts[i].element))
      {
        parts[i].read (xml, entry);
        return;
      }
}

static void
start_entry (ForconXml *xml, gpointer data)
{
  forcon_entry_read_start (xml, data);
}

static void
start_part (ForconXml *xml, gpointer data)
{
  forcon_entry_read_part (xml, data);
}

#define PART_ROW(element) { element, FORCON_ENTRY_ELEMENT, start_part, NULL },

ForconCampaignEntry *
forcon_entry_from_xml (const char *xml, gsize length, GError **error)
{
  static const ForconXmlElement elements[]
      = { { FORCON_ENTRY_ELEMENT, NULL, start_entry, NULL }, FORCON_ENTRY_PARTS (PART_ROW) };
  static const ForconXmlKind kind = { .root = FORCON_ENTRY_ELEMENT,
                                      .elements = elements,
                                      .n_elements = G_N_ELEMENTS (elements),
                                      .exact = TRUE,
                                      .stretch_max = FORCON_RECORD_STRETCH_MAX };
  g_autoptr (ForconCampaignEntry) entry = forcon_campaign_entry_new ();

  return forcon_xml_read_text (xml, length, SHOWN_AS, &kind, entry, error) ? g_steal_pointer (&entry) : NULL;
}
