/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign that is exported, imported and exported again gives the same bytes; what is no such file is refused. */
#include "storage/exchange/exchange.h"

#include "entry-sample.h"
#include "storage/store/check.h"
#include "storage/files/file-error.h"
#include "forcon-test-campaign.h"
#include "forcon-test-fleets.h"
#include "state-sample.h"
#include "storage-sample.h"
#include "store-sample.h"

#include <string.h>

#define CAMPAIGNS 12
#define MUTATIONS 300

static ForconExchange *
sample_exchange (const ForconCampaign *start, guint n_entries, guint64 seed)
{
  ForconRandom random = forcon_random_seeded (seed, 2);
  ForconExchange *exchange = forcon_exchange_new ("forcon-2010", start);

  forcon_exchange_add_setting (exchange, "program", "0.1 <&> \"beta\"");
  forcon_exchange_add_setting (exchange, "notes", " two\nlines \\ ");
  for (guint i = 0; i < n_entries; i++)
    forcon_exchange_add_entry (exchange, sample_random_entry (&random));
  exchange->position = n_entries / 2;
  return exchange;
}

static ForconExchange *
small_exchange (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  return sample_exchange (test->campaign, 2, 1);
}

static ForconExchange *
reload (const ForconExchange *exchange)
{
  g_autoptr (GError) error = NULL;

  forcon_exchange_save (exchange, sample_path (), &error);
  g_assert_no_error (error);
  ForconExchange *again = forcon_exchange_load (sample_path (), &error);

  g_assert_no_error (error);
  return again;
}

static void
same_bytes (void)
{
  for (guint64 seed = 1; seed <= CAMPAIGNS; seed++)
    {
      g_autoptr (ForconCampaign) start = sample_random_state (seed);
      g_autoptr (ForconExchange) exchange = sample_exchange (start, 25, seed);
      g_autoptr (ForconExchange) again = reload (exchange);
      g_autofree char *first = forcon_exchange_to_xml (exchange);
      g_autofree char *second = forcon_exchange_to_xml (again);

      g_assert_cmpstr (first, ==, second);
    }
}

/* In play, a formation is formed when the half-phase is resolved. */
static void
waiting_orders_come_back (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconExchange) exchange = NULL;
  g_autoptr (ForconExchange) again = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *hash_again = NULL;

  test_campaign_do (test,
                    &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN,
                                              .hand_in.admiral = TEST_ADMIRAL_RED,
                                              .hand_in.text = "Form Alpha: flagship Orel, ships Sokol\nAlpha: patrol\n"
                                                              "Alpha: withdraw if outnumbered" },
                    "");
  g_assert_cmpuint (test->campaign->instructions->len, ==, 1);
  g_assert_cmpuint (g_array_index (test->campaign->instructions, ForconInstruction, 0).after.value, !=, 0);
  exchange = sample_exchange (test->campaign, 2, 1);
  again = reload (exchange);
  hash = forcon_campaign_hash (exchange->start);
  hash_again = forcon_campaign_hash (again->start);
  g_assert_cmpstr (hash, ==, hash_again);
}

static void
everything_comes_back (void)
{
  g_autoptr (ForconExchange) exchange = small_exchange ();
  g_autoptr (ForconExchange) again = reload (exchange);
  const ForconExchangeSetting *notes = g_ptr_array_index (again->settings, 1);
  g_autofree char *hash = forcon_campaign_hash (exchange->start);
  g_autofree char *hash_again = forcon_campaign_hash (again->start);

  g_assert_cmpstr (hash, ==, hash_again);
  g_assert_cmpstr (again->rules_name, ==, "forcon-2010");
  g_assert_nonnull (again->rules);
  g_assert_cmpuint (again->position, ==, 1);
  g_assert_cmpuint (again->settings->len, ==, 2);
  g_assert_cmpstr (notes->name, ==, "notes");
  g_assert_cmpstr (notes->value, ==, " two\nlines \\ ");
  g_assert_cmpuint (again->entries->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_true (sample_entries_equal (g_ptr_array_index (exchange->entries, i),
                                         g_ptr_array_index (again->entries, i)));
}

/* Ordinary files are refused when they are that big. */
static void
long_campaign (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconExchange) exchange = forcon_exchange_new ("forcon-2010", test->campaign);
  g_autofree char *text = g_strnfill (FORCON_SHEET_TEXT_MAX, '"');
  const guint n = 200;

  for (guint i = 0; i < n; i++)
    {
      ForconCampaignEntry *entry = forcon_campaign_entry_new ();

      entry->command.kind = FORCON_CAMPAIGN_COMMAND_HAND_IN;
      entry->command.hand_in.text = g_intern_string (text);
      forcon_exchange_add_entry (exchange, entry);
    }
  g_autoptr (ForconExchange) again = reload (exchange);
  const ForconCampaignEntry *last = g_ptr_array_index (again->entries, n - 1);

  g_assert_cmpuint (again->entries->len, ==, n);
  g_assert_cmpstr (last->command.hand_in.text, ==, text);
}

static void
mutated (void)
{
  g_autoptr (ForconExchange) exchange = small_exchange ();
  g_autofree char *xml = forcon_exchange_to_xml (exchange);
  static const char characters[] = "0123456789-abcdefgh \"<>/&=,\\x";
  ForconRandom random = forcon_random_seeded (8, 8);

  for (guint i = 0; i < MUTATIONS; i++)
    {
      g_autofree char *changed = i % 3 == 0 ? g_strndup (xml, strlen (xml) * i / MUTATIONS) : g_strdup (xml);
      gint length = (gint) strlen (changed);
      g_autoptr (GError) error = NULL;

      if (length > 0)
        changed[test_between (&random, 0, length - 1)]
            = characters[test_between (&random, 0, (gint) sizeof characters - 2)];
      g_autoptr (ForconExchange) read = forcon_exchange_load (sample_write (changed), &error);

      if (read == NULL)
        g_assert_error (error, FORCON_FILE_ERROR, (gint) FORCON_FILE_ERROR_DAMAGED);
    }
}

static void
running_campaign (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;

  forcon_file_check (sample->path, &error);
  g_assert_no_error (error);
}

static const SampleWrong wrongs[] = {
  { "a later version is refused", "version=\"1\"", "version=\"2\"", "<exchange",
    "attribute \"version\" of \"exchange\" is \"2\", expected 1" },
  { "rules that are not there are refused", "rules=\"forcon-2010\"", "rules=\"forcon-1999\"", "<exchange",
    "attribute \"rules\" of \"exchange\" is \"forcon-1999\", expected a rule set: forcon-1999.xml beside this file, among your own, or one of the program's" },
  { "a position behind the last command is refused", "position=\"1\"", "position=\"3\"", "<exchange",
    "\"position\" is 3, expected at most 2" },
  { "two settings of one name are refused", "name=\"notes\"", "name=\"program\"", "<setting name=\"program\" value=\" two",
    "\"setting\" \"program\" is there a second time, expected each only once" },
  { "two sectors of one word are refused", "word=\"b1\"", "word=\"a1\"", "word=\"a1\" name=\"B1\"",
    "\"sector\" \"a1\" is there a second time, expected each only once" },
  { "a table that is none is refused", "<power word=\"north\"", "<might word=\"north\"", "<might",
    "\"might\" does not belong there, expected \"power\", \"admiral\", \"sector\", \"border\", \"feature\", \"post\", "
    "\"task\", \"sheet\", \"line\" or \"remark\", …" },
  { "a field that is none is refused", "sector=\"11\" kind=\"tunnel-mouth\"", "sectors=\"11\" kind=\"tunnel-mouth\"",
    "sectors=", "attribute \"sectors\" of \"feature\" is unknown, expected an attribute that belongs there" },
  { "a word that is none is refused", "kind=\"asteroid-belt\"", "kind=\"cheese\"", "kind=\"cheese\"",
    "attribute \"kind\" of \"feature\" is \"cheese\", expected what the program writes there" },
  { "an id that leads nowhere is refused", "one=\"1\" two=\"2\"", "one=\"1\" two=\"77\"", "<state",
    "attribute \"two\" of \"border\" is \"77\", expected the number of something that is there" },
  { "a flagship that is nowhere is refused", "name=\"Karkas\" side=\"3\" flagship=\"18\"",
    "name=\"Karkas\" side=\"3\" flagship=\"300\"", "<fleet",
    "attribute \"flagship\" of \"formation\" is \"300\", expected the number of something that is there" },
};

int
main (int argc, char **argv)
{
  g_autoptr (ForconExchange) exchange = NULL;
  g_autofree char *sound = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/exchange/" path, function)
  TEST ("any campaign that is exported and imported gives the same bytes again", same_bytes);
  TEST ("state, commands, settings and position come back", everything_comes_back);
  TEST ("what waits for a formation comes back", waiting_orders_come_back);
  TEST ("a campaign of more than 16 MB is read", long_campaign);
  TEST ("a file in which something was changed is refused, or is a campaign", mutated);
  TEST ("a running campaign is among the files that can be checked", running_campaign);
  exchange = small_exchange ();
  sound = forcon_exchange_to_xml (exchange);
  sample_add_wrongs ("/storage/exchange", sound, wrongs, G_N_ELEMENTS (wrongs));
  status = g_test_run ();
  sample_forget ();
  return status;
}
