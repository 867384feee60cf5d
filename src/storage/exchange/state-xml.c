/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/state-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/exchange/battle-xml.h"
#include "campaign/state/campaign-rules.h"
#include "storage/xml/record-xml.h"

/* Writing */

static void
write_record (xmlTextWriterPtr out, const char *word, gconstpointer record, const ForconRecordShape *shape)
{
  forcon_xml_begin (out, word);
  forcon_record_write (out, record, shape);
  forcon_xml_end (out);
}

static void
write_table (xmlTextWriterPtr out, const ForconCampaign *campaign, ForconTable table)
{
  const GArray *records = forcon_campaign_table (campaign, table);
  const ForconRecordShape *shape = forcon_table_shape (table);

  for (guint i = 0; i < records->len; i++)
    write_record (out, forcon_table_word (table), records->data + i * shape->size, shape);
}

void
forcon_state_write (xmlTextWriterPtr out, const ForconCampaign *campaign)
{
  forcon_xml_begin (out, "state");
  write_record (out, "progress", &campaign->progress, forcon_progress_shape ());
  write_record (out, "clock", &campaign->clock, forcon_clock_shape ());
  /* First, as ships and tables are read by these rules. */
  write_table (out, campaign, FORCON_TABLE_RULE_CHANGE);
  forcon_xml_begin (out, "fleet");
  forcon_battle_write (out, campaign->fleet);
  forcon_xml_end (out);
  for (ForconTable table = 0; table < FORCON_N_TABLES; table++)
    if (table != FORCON_TABLE_RULE_CHANGE)
      write_table (out, campaign, table);

  /* Each by the place of its clash; a clash that has none any more leaves a gap. */
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const ForconBattle *battle = g_ptr_array_index (campaign->battles, i);

      forcon_xml_begin (out, "battle");
      forcon_xml_put_flag (out, "returned", battle == NULL);
      if (battle != NULL)
        forcon_battle_write (out, battle);
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}

static void
write_state (xmlTextWriterPtr out, gconstpointer campaign)
{
  forcon_state_write (out, campaign);
}

char *
forcon_state_to_xml (const ForconCampaign *campaign)
{
  return forcon_xml_document (write_state, campaign);
}

/* Reading. A handler is called only for an element that stands where the table of elements has it. */

/* More than any campaign ever has of one kind. */
#define RECORDS_MAX 200000

void
forcon_state_begin (ForconXml *xml, gpointer data)
{
  ForconStateReader *reader = data;

  g_clear_pointer (&reader->campaign, forcon_campaign_free);
  reader->campaign = forcon_campaign_new ("");
  reader->campaign->progress.next_id = 0;
}

void
forcon_state_read_progress (ForconXml *xml, gpointer data)
{
  forcon_record_read (xml, &((ForconStateReader *) data)->campaign->progress, forcon_progress_shape (), NULL);
}

void
forcon_state_read_clock (ForconXml *xml, gpointer data)
{
  forcon_record_read (xml, &((ForconStateReader *) data)->campaign->clock, forcon_clock_shape (), NULL);
}

void
forcon_state_read_record (ForconXml *xml, gpointer data)
{
  ForconTable table = 0;

  while (table + 1 < FORCON_N_TABLES && !g_str_equal (forcon_table_word (table), forcon_xml_element (xml)))
    table++;

  GArray *records = forcon_campaign_table (((ForconStateReader *) data)->campaign, table);
  const ForconRecordShape *shape = forcon_table_shape (table);
  g_autofree char *expected = g_strdup_printf (_ ("at most %u"), RECORDS_MAX);

  if (records->len == RECORDS_MAX)
    {
      forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many of \"%s\""),
                       forcon_xml_element (xml));
      return;
    }
  g_array_set_size (records, records->len + 1);
  char *record = records->data + (records->len - 1) * shape->size;

  memset (record, 0, shape->size);
  forcon_record_read (xml, record, shape, NULL);
}

static const char *const battle_attributes[] = { "name", "returned", NULL };

void
forcon_state_begin_battle (ForconXml *xml, gpointer data)
{
  ForconStateReader *reader = data;

  if (forcon_state_check_rules (xml, reader->campaign))
    reader->battle.rules = forcon_campaign_rules (reader->campaign, reader->battle.rules);
  forcon_battle_begin (xml, &reader->battle, battle_attributes);
  reader->returned = forcon_xml_flag (xml, "returned");
}

void
forcon_state_end_fleet (ForconXml *xml, gpointer data)
{
  ForconStateReader *reader = data;
  ForconBattle *fleet = forcon_battle_finish (xml, &reader->battle);

  if (fleet == NULL)
    return;
  forcon_battle_free (reader->campaign->fleet);
  reader->campaign->fleet = fleet;
}

void
forcon_state_end_battle (ForconXml *xml, gpointer data)
{
  ForconStateReader *reader = data;
  ForconBattle *battle = NULL;

  if (reader->returned)
    forcon_battle_reader_clear (&reader->battle);
  else if ((battle = forcon_battle_finish (xml, &reader->battle)) == NULL)
    return;
  g_ptr_array_add (reader->campaign->battles, battle);
}

void
forcon_state_end (ForconXml *xml, gpointer data)
{
  forcon_state_check (xml, ((ForconStateReader *) data)->campaign);
}

void
forcon_state_reader_clear (ForconStateReader *reader)
{
  forcon_battle_reader_clear (&reader->battle);
  g_clear_pointer (&reader->campaign, forcon_campaign_free);
}

static const ForconXmlElement elements[] = { FORCON_STATE_ELEMENTS (NULL) };

static const ForconXmlKind state_kind = { .root = "state",
                                          .elements = elements,
                                          .n_elements = G_N_ELEMENTS (elements),
                                          .exact = TRUE,
                                          .size_max = FORCON_STATE_SIZE_MAX,
                                          .stretch_max = FORCON_RECORD_STRETCH_MAX };

ForconCampaign *
forcon_state_from_xml (const char *xml, gsize length, const ForconRules *rules, GError **error)
{
  ForconStateReader reader = { .battle = { .rules = rules } };
  ForconCampaign *campaign = NULL;

  if (forcon_xml_read_text (xml, length, _ ("state"), &state_kind, &reader, error))
    campaign = g_steal_pointer (&reader.campaign);
  forcon_state_reader_clear (&reader);
  return campaign;
}
