/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals suggest for their ships at a table, and what becomes of it. */
#include "campaign/clash/suggestion.h"
#include "render/drawing/campaign-labels.h"
#include "report/battle/sentences.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

#include "base/language.h"

char *
forcon_campaign_wording_of_suggestion (const ForconCampaign *campaign, ForconClashId clash, const char *text)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, clash);
  g_autoptr (GArray) commands = forcon_suggestion_parse (text, NULL);
  GString *words = g_string_new (NULL);

  for (guint i = 0; commands != NULL && battle != NULL && i < commands->len; i++)
    {
      const ForconCommand *command = &g_array_index (commands, ForconCommand, i);
      g_autofree char *wish = forcon_sentence_of_wish (battle, command);

      g_string_append_printf (words, "%s%s", words->len == 0 ? "" : "; ", wish);
    }
  return g_string_free (words, FALSE);
}

char *
forcon_campaign_say_suggestions_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup (event->suggestions_set.on ? _ ("Admirals may propose what their ships do at tables.")
                                             : _ ("Admirals may not propose anything at tables any more."));
}

char *
forcon_campaign_say_suggested (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_suggested *fact = &event->suggested;
  g_autofree char *clash = forcon_wording_clash (telling->campaign, fact->clash);
  g_autofree char *text = forcon_campaign_wording_of_suggestion (telling->campaign, fact->clash, fact->text);

  /* Translators: an admiral, which clash, what the admiral's ships are to do there. */
  return g_strdup_printf (_ ("%1$s proposes, %2$s: %3$s."), forcon_wording_admiral (telling->campaign, fact->admiral),
                          clash, text);
}

char *
forcon_campaign_say_suggestion_settled (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_suggestion_settled *fact = &event->suggestion_settled;
  g_autofree char *clash = forcon_wording_clash (telling->campaign, fact->clash);

  /* Translators: an admiral, which clash, what became of the admiral's proposal: "accepted". */
  return g_strdup_printf (_ ("Proposal of %1$s, %2$s: %3$s."),
                          forcon_wording_admiral (telling->campaign, fact->admiral), clash,
                          forcon_label_suggestion_state (fact->state));
}
