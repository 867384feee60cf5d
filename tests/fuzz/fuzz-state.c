/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A state, as it stands in campaign files and exchange files: what is taken is written the same again, and can be gone on with. */
#include "storage/rules/rules-file.h"
#include "storage/exchange/state-xml.h"
#include "fuzz-campaign.h"
#include "fuzz.h"

#include <string.h>

static ForconRules *rules;

void
fuzz_begin (void)
{
  g_autoptr (GError) error = NULL;

  rules = forcon_rules_load_named ("forcon-2010", &error);
  g_assert_no_error (error);
}

static void
check_round_trip (const ForconCampaign *campaign)
{
  g_autofree char *xml = forcon_state_to_xml (campaign);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaign) again = forcon_state_from_xml (xml, strlen (xml), rules, &error);
  g_autofree char *xml_again = NULL;

  g_assert_no_error (error);
  xml_again = forcon_state_to_xml (again);
  fuzz_assert_same ("the state that was read again", xml, xml_again);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaign) campaign = forcon_state_from_xml ((const char *) bytes, size, rules, &error);
  g_autoptr (ForconChronicle) chronicle = NULL;

  if (fuzz_refused (campaign, error))
    return;
  check_round_trip (campaign);
  chronicle = forcon_chronicle_new (campaign, rules);
  fuzz_do (chronicle, &begin);
  fuzz_advance (chronicle, FORCON_HALVES_OF_PHASE + 1);
  check_round_trip (forcon_chronicle_campaign (chronicle));
  fuzz_check_undo (chronicle);
}
