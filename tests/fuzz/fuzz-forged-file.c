/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * An entry of the journal in a campaign file whose seals are right: somebody took the trouble. What it tells cannot be so, and
 * nothing may come of it but a line that says so.
 */
#include "storage/exchange/entry-xml.h"
#include "storage/store/store-private.h"
#include "forcon-test-campaign.h"
#include "fuzz-store.h"
#include "fuzz.h"

static TestCampaign *test;

void
fuzz_begin (void)
{
  test = test_campaign_new ();
  fuzz_store_path ();
}

static void
forge (ForconCampaignEntry *entry)
{
  g_autoptr (ForconExchange) exchange = forcon_exchange_new ("forcon-2010", test->campaign);
  g_autoptr (GError) error = NULL;

  forcon_exchange_add_setting (exchange, FORCON_SETTING_PROGRAM, "1");
  forcon_exchange_add_setting (exchange, FORCON_SETTING_CREATED, "1");
  forcon_exchange_add_setting (exchange, FORCON_SETTING_COPIES, "1");
  forcon_exchange_add_entry (exchange, entry);
  exchange->position = 1;
  forcon_store_make (fuzz_store_path (), exchange, &error);
  g_assert_no_error (error);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignEntry) entry = forcon_entry_from_xml ((const char *) bytes, size, &error);

  if (fuzz_refused (entry, error))
    return;
  forge (g_steal_pointer (&entry));
  fuzz_store_check (fuzz_store_path ());
  fuzz_store_remove ();
}
