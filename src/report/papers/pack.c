/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/papers/pack.h"

#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-wording.h"
#include "render/paper/play-papers.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

static void
add_cover (ForconFolio *folio, const ForconCampaign *campaign, ForconSideId id, gint phase, ForconPaper paper)
{
  const ForconAdmiral *admiral = forcon_campaign_admiral (campaign, id);
  const ForconEnvelope envelope = { .campaign = forcon_name (forcon_campaign_name (campaign)),
                                    .name = forcon_wording_admiral (campaign, id),
                                    .power = forcon_wording_power (campaign, admiral == NULL ? FORCON_NO_POWER
                                                                                             : admiral->power),
                                    .side = forcon_battle_side (campaign->fleet, id)->colour,
                                    .phase = phase };

  forcon_folio_add_envelope (folio, &envelope, paper);
  forcon_folio_mark (folio, 0, 0, C_ ("of a pack", "Cover"));
}

ForconFolio *
forcon_pack_folio (const ForconKnowledge *knowledge, gint phase, const ForconPaperForm *form)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  const ForconRules *rules = forcon_knowledge_rules (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  ForconFolio *report = forcon_campaign_report_folio (knowledge, phase, form);
  ForconFolio *pack = forcon_folio_new (forcon_folio_title (report), form->style);
  g_autoptr (GArray) ships = forcon_cards_ships_of (campaign->fleet, admiral);

  forcon_folio_set_subject (pack, forcon_name (forcon_campaign_name (campaign)));
  add_cover (pack, campaign, admiral, phase, form->paper);
  forcon_folio_append (pack, report, C_ ("of a pack", "Report"));
  forcon_folio_append (pack, forcon_cards_folio (campaign->fleet, rules, ships, FORCON_CARDS_COMPACT, form),
                       C_ ("of a pack", "Cards"));
  forcon_folio_append (pack, forcon_order_blank_folio (campaign, rules, admiral, phase + 1, form),
                       C_ ("of a pack", "Order sheet"));
  return pack;
}
