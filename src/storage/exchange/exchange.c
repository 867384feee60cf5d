/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/exchange.h"

#include <glib/gi18n-lib.h>

#include "storage/exchange/entry-xml.h"
#include "storage/files/file-save.h"
#include "storage/xml/record-xml.h"
#include "storage/rules/rules-file.h"
#include "storage/exchange/state-xml.h"

/* What the elements mean; a program that does not know a version refuses the file. */
#define VERSION 1

/* A campaign of ten thousand commands takes about a tenth of this. */
#define SIZE_MAX_BYTES ((gsize) 256 * 1024 * 1024)

static void
setting_free (gpointer data)
{
  ForconExchangeSetting *setting = data;

  g_free (setting->name);
  g_free (setting->value);
  g_free (setting);
}

static ForconExchange *
exchange_new (void)
{
  ForconExchange *exchange = g_new0 (ForconExchange, 1);

  exchange->settings = g_ptr_array_new_with_free_func (setting_free);
  exchange->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_campaign_entry_free);
  return exchange;
}

ForconExchange *
forcon_exchange_new (const char *rules_name, const ForconCampaign *start)
{
  ForconExchange *exchange = exchange_new ();

  exchange->rules_name = g_strdup (rules_name);
  exchange->start = forcon_campaign_clone (start);
  return exchange;
}

void
forcon_exchange_free (ForconExchange *exchange)
{
  if (exchange == NULL)
    return;
  g_free (exchange->rules_name);
  g_clear_pointer (&exchange->rules, forcon_rules_free);
  g_clear_pointer (&exchange->ground, forcon_twilight_rules_free);
  g_clear_pointer (&exchange->start, forcon_campaign_free);
  g_ptr_array_unref (exchange->settings);
  g_ptr_array_unref (exchange->entries);
  g_free (exchange);
}

void
forcon_exchange_add_setting (ForconExchange *exchange, const char *name, const char *value)
{
  ForconExchangeSetting *setting = g_new (ForconExchangeSetting, 1);

  *setting = (ForconExchangeSetting){ g_strdup (name), g_strdup (value) };
  g_ptr_array_add (exchange->settings, setting);
}

void
forcon_exchange_add_entry (ForconExchange *exchange, ForconCampaignEntry *entry)
{
  g_ptr_array_add (exchange->entries, entry);
}

/* Writing */

static void
write_exchange (xmlTextWriterPtr out, gconstpointer data)
{
  const ForconExchange *exchange = data;

  forcon_xml_begin (out, "exchange");
  forcon_xml_put_decimal (out, "version", VERSION, 0);
  forcon_xml_put_text (out, "rules", exchange->rules_name);
  forcon_xml_put_unsigned (out, "position", exchange->position);
  for (guint i = 0; i < exchange->settings->len; i++)
    {
      const ForconExchangeSetting *setting = g_ptr_array_index (exchange->settings, i);

      forcon_xml_begin (out, "setting");
      forcon_xml_put_exact (out, "name", setting->name);
      forcon_xml_put_exact (out, "value", setting->value);
      forcon_xml_end (out);
    }
  forcon_state_write (out, exchange->start);
  for (guint i = 0; i < exchange->entries->len; i++)
    forcon_entry_write (out, g_ptr_array_index (exchange->entries, i));
  forcon_xml_end (out);
}

char *
forcon_exchange_to_xml (const ForconExchange *exchange)
{
  return forcon_xml_document (write_exchange, exchange);
}

gboolean
forcon_exchange_save (const ForconExchange *exchange, const char *path, GError **error)
{
  g_autofree char *text = forcon_exchange_to_xml (exchange);

  return forcon_file_save_secret (path, text, error);
}

/* Reading */

/**
 * Reader:
 * @state: for the handlers of the state, which get it alone: the first member
 * @exchange: what is being made
 * @entry: (nullable): the command that is being read
 */
typedef struct {
  ForconStateReader state;
  ForconExchange *exchange;
  ForconCampaignEntry *entry;
} Reader;

static void
read_root (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconExchange *exchange = reader->exchange;
  g_autofree char *expected = g_strdup_printf ("%d", VERSION);
  g_autofree char *changes = NULL;
  GError *error = NULL;

  if (forcon_xml_int (xml, "version", 0) != VERSION)
    {
      forcon_xml_fail_value (xml, "version", expected);
      return;
    }
  exchange->rules_name = g_strdup (forcon_xml_attribute (xml, "rules"));
  exchange->position = (guint) forcon_xml_int (xml, "position", 0);
  exchange->rules = forcon_rules_load_for (xml, "rules", NULL, &changes);
  if (exchange->rules != NULL && !forcon_rules_load_ground (exchange->rules, &exchange->ground, &error))
    forcon_xml_take_error (xml, error);
  reader->state.battle.rules = exchange->rules;
}

static void
read_setting (ForconXml *xml, gpointer data)
{
  g_autofree char *name = forcon_xml_dup_exact (xml, "name");
  g_autofree char *value = forcon_xml_dup_exact (xml, "value");

  if (!forcon_xml_failed (xml))
    forcon_exchange_add_setting (((Reader *) data)->exchange, name, value);
}

static void
start_entry (ForconXml *xml, gpointer data)
{
  Reader *reader = data;

  reader->entry = forcon_campaign_entry_new ();
  forcon_entry_read_start (xml, reader->entry);
}

static void
read_part (ForconXml *xml, gpointer data)
{
  forcon_entry_read_part (xml, ((Reader *) data)->entry);
}

static void
end_entry (ForconXml *xml, gpointer data)
{
  Reader *reader = data;

  forcon_exchange_add_entry (reader->exchange, g_steal_pointer (&reader->entry));
}

static void
end_root (ForconXml *xml, gpointer data)
{
  Reader *reader = data;
  ForconExchange *exchange = reader->exchange;
  g_autofree char *expected = g_strdup_printf (_ ("at most %u"), exchange->entries->len);

  exchange->start = g_steal_pointer (&reader->state.campaign);
  if (exchange->position > exchange->entries->len && !forcon_xml_failed (xml))
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("\"position\" is %u"), exchange->position);
}

#define PART_ROW(element) { element, FORCON_ENTRY_ELEMENT, read_part, NULL },

static const ForconXmlElement elements[] = {
  { "exchange", NULL, read_root, end_root },
  { "setting", "exchange", read_setting, NULL },
  FORCON_STATE_ELEMENTS ("exchange"),
  { FORCON_ENTRY_ELEMENT, "exchange", start_entry, end_entry },
  FORCON_ENTRY_PARTS (PART_ROW)
};

static const ForconXmlKind exchange_kind = { .root = "exchange",
                                             .schema = "exchange.xsd",
                                             .elements = elements,
                                             .n_elements = G_N_ELEMENTS (elements),
                                             .exact = TRUE,
                                             .size_max = SIZE_MAX_BYTES,
                                             .stretch_max = FORCON_RECORD_STRETCH_MAX };

ForconExchange *
forcon_exchange_load (const char *path, GError **error)
{
  g_autoptr (ForconExchange) exchange = exchange_new ();
  Reader reader = { .exchange = exchange };
  gboolean sound = forcon_xml_read (path, &exchange_kind, &reader, error);

  g_clear_pointer (&reader.entry, forcon_campaign_entry_free);
  forcon_state_reader_clear (&reader.state);
  return sound ? g_steal_pointer (&exchange) : NULL;
}
