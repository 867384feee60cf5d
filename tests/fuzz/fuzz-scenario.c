/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario: it goes out and comes back as an exchange file, it begins, and a phase is resolved. */
#include "storage/exchange/exchange.h"
#include "storage/scenario/scenario.h"
#include "fuzz-campaign.h"
#include "fuzz.h"

void
fuzz_begin (void)
{
}

static void
check_exchange (const ForconScenario *scenario)
{
  g_autoptr (ForconExchange) exchange = forcon_exchange_new (scenario->rules_name, scenario->campaign);
  g_autofree char *xml = forcon_exchange_to_xml (exchange);
  g_autofree char *hash = forcon_campaign_hash (scenario->campaign);
  g_autoptr (FuzzFile) file = fuzz_file_new_text (xml);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconExchange) again = forcon_exchange_load (file->path, &error);
  g_autofree char *xml_again = NULL;
  g_autofree char *hash_again = NULL;

  g_assert_no_error (error);
  xml_again = forcon_exchange_to_xml (again);
  hash_again = forcon_campaign_hash (again->start);
  fuzz_assert_same ("the exchange file", xml, xml_again);
  fuzz_assert_same ("the campaign", hash, hash_again);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (file->path, NULL, &error);
  g_autoptr (ForconChronicle) chronicle = NULL;

  if (fuzz_refused (scenario, error))
    return;
  check_exchange (scenario);
  forcon_scenario_seed (scenario, 1);
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  if (fuzz_do (chronicle, &begin))
    fuzz_advance (chronicle, FORCON_HALVES_OF_PHASE + 1);
  fuzz_check_entries (chronicle);
  fuzz_check_undo (chronicle);
}
