/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "campaign/clash/ground.h"
#include "base/text.h"

#include "base/language.h"

typedef char *(*Opening) (const ForconCampaign *campaign, const ForconCampaignOpening *opening);

static char *
lack (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  return forcon_campaign_sentence_of_lack (campaign, &opening->lack);
}

static char *
begin (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  return g_strdup (_ ("Play can begin"));
}

static char *
owes_sheet (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  g_autofree char *when = forcon_wording_when (campaign->progress.phase, 0);

  /* Translators: the admiral, for when ("phase 3"). */
  return g_strdup_printf (_ ("%1$s has handed in no order sheet (%2$s)"),
                          forcon_wording_admiral (campaign, opening->admiral), when);
}

static char *
settle_line (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  const ForconLine *line = forcon_campaign_line (campaign, opening->line);
  g_autofree char *sentence = line == NULL ? g_strdup ("") : forcon_campaign_sentence_of_line (campaign, line);

  /* Translators: the admiral whose sheet it is, the line with its number and what became of it. */
  return g_strdup_printf (_ ("%1$s, to be settled: %2$s"), forcon_wording_admiral (campaign, opening->admiral),
                          sentence);
}

static char *
query (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  const ForconQuery *found = forcon_campaign_query (campaign, opening->query);

  return found == NULL ? g_strdup ("") : forcon_campaign_sentence_of_query (campaign, found);
}

/* Who takes part in a meeting and how, "Squadron 1 is present, Karkas attacks". */
static char *
parties_to_text (const ForconCampaign *campaign, ForconMeetingId meeting)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < campaign->parties->len; i++)
    {
      const ForconParty *party = &g_array_index (campaign->parties, ForconParty, i);
      g_autofree char *name = NULL;

      if (!FORCON_ID_EQUAL (party->meeting, meeting))
        continue;
      name = forcon_wording_known (campaign, party->formation);
      g_string_append (text, text->len > 0 ? ", " : "");
      /* Translators: a formation, its part in a meeting: "is present". */
      g_string_append_printf (text, C_ ("party", "%1$s %2$s"), name, forcon_label_party_reason (party->reason));
    }
  return g_string_free (text, FALSE);
}

/* What was said to a formation for this phase, or an earlier one, and binds nobody, as it was not understood. */
static void
add_remarks (GString *text, const ForconCampaign *campaign, ForconFormationId formation)
{
  for (guint i = 0; i < campaign->remarks->len; i++)
    {
      const ForconRemark *remark = &g_array_index (campaign->remarks, ForconRemark, i);
      g_autofree char *name = NULL;
      g_autofree char *said = NULL;

      if (!FORCON_ID_EQUAL (remark->formation, formation) || remark->phase != campaign->progress.phase)
        continue;
      name = forcon_wording_known (campaign, formation);
      said = forcon_wording_said (remark->text);
      /* Translators: a formation, a remark on its admiral's order sheet. */
      g_string_append_printf (text, C_ ("remark", "; %1$s is told: “%2$s”"), name, said);
    }
}

static char *
remarks_to_text (const ForconCampaign *campaign, ForconMeetingId meeting)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < campaign->parties->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->parties, ForconParty, i).meeting, meeting))
      add_remarks (text, campaign, g_array_index (campaign->parties, ForconParty, i).formation);
  return g_string_free (text, FALSE);
}

static char *
answer (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  g_autofree char *meeting = forcon_wording_meeting (campaign, opening->meeting);
  g_autofree char *present = parties_to_text (campaign, opening->meeting);
  g_autofree char *remarks = remarks_to_text (campaign, opening->meeting);
  g_autofree char *parties = g_strconcat (present, remarks, NULL);

  /* Translators: which meeting, who takes part in it. */
  return g_strdup_printf (_ ("%1$s: is it a clash? %2$s"), meeting, parties);
}

static char *
clash (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  const ForconClash *found = forcon_campaign_clash (campaign, opening->clash);
  const ForconLoan *loan = forcon_campaign_loan_out (campaign, opening->clash);
  g_autofree char *name = forcon_wording_clash (campaign, opening->clash);
  g_autofree char *admirals = forcon_wording_admirals (campaign, found == NULL ? 0 : found->admirals);

  if (loan != NULL)
    {
      g_autofree char *to = forcon_wording_said (loan->text);

      /* Translators: which clash, to whom its table is lent. */
      return g_strdup_printf (_ ("%1$s is lent to %2$s and to be taken back"), name, to);
    }
  if (opening->kind == FORCON_CAMPAIGN_OPENING_RETURN)
    return g_strdup_printf (_ ("%s is over at the table and goes back to the map"), name);
  /* Translators: which clash, which admirals. */
  return g_strdup_printf (_ ("%1$s is to be fought out: %2$s"), name, admirals);
}

static char *
landing (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  const ForconFeature *planet = forcon_campaign_feature (campaign, opening->object);
  ForconGroundFight fight;

  if (planet == NULL || !forcon_ground_fight (campaign, opening->object, opening->admiral, &fight))
    return g_strdup ("");
  /* Translators: the planet, the sector, who attacks, with how many troops, who holds it, with how many. */
  return g_strdup_printf (
      _ ("The landing on %1$s (%2$s) is to be fought out: %3$s, troops: %4$d; held by %5$s, troops: %6$d"),
      forcon_wording_feature (campaign, opening->object), forcon_wording_sector (campaign, planet->sector),
      forcon_wording_admiral (campaign, fight.attacker), fight.troops[FORCON_TWILIGHT_SIDE_ATTACKER],
      forcon_wording_admiral (campaign, fight.holder), fight.troops[FORCON_TWILIGHT_SIDE_DEFENDER]);
}

char *
forcon_campaign_chances_of_opening (const ForconCampaign *campaign, const ForconRules *rules,
                                    const ForconTwilightRules *ground, const ForconCampaignOpening *opening)
{
  ForconGroundFight fight;
  ForconTwilightOdds odds;
  g_autofree char *attacker = NULL, *draw = NULL, *defender = NULL;

  if (opening->kind != FORCON_CAMPAIGN_OPENING_LANDING
      || !forcon_ground_fight (campaign, opening->object, opening->admiral, &fight)
      || !forcon_ground_odds (campaign, rules, ground, &fight, &odds))
    return NULL;
  attacker = forcon_decimal_to_text (odds.attacker * 100, 1);
  draw = forcon_decimal_to_text (odds.draw * 100, 1);
  defender = forcon_decimal_to_text (odds.defender * 100, 1);
  /* Translators: the chances, in per cent, that the attacker wins a ground combat, that nobody is left, that the
   * defender wins. */
  return g_strdup_printf (_ ("chances: attacker %1$s %%, nobody left %2$s %%, defender %3$s %%"), attacker, draw,
                          defender);
}

static char *
advance (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  if (campaign->progress.stage == FORCON_STAGE_ORDERS)
    return g_strdup (_ ("The first half of the phase can be resolved"));
  if (campaign->progress.stage == FORCON_STAGE_FIRST_HALF)
    return g_strdup (_ ("The second half of the phase can be resolved"));
  return g_strdup (_ ("The phase can end, and the next begin"));
}

static const Opening openings[FORCON_N_CAMPAIGN_OPENING] = {
  [FORCON_CAMPAIGN_OPENING_LACK] = lack,
  [FORCON_CAMPAIGN_OPENING_BEGIN] = begin,
  [FORCON_CAMPAIGN_OPENING_OWES_SHEET] = owes_sheet,
  [FORCON_CAMPAIGN_OPENING_SETTLE_LINE] = settle_line,
  [FORCON_CAMPAIGN_OPENING_QUERY] = query,
  [FORCON_CAMPAIGN_OPENING_ANSWER] = answer,
  [FORCON_CAMPAIGN_OPENING_CLASH] = clash,
  [FORCON_CAMPAIGN_OPENING_RETURN] = clash,
  [FORCON_CAMPAIGN_OPENING_LANDING] = landing,
  [FORCON_CAMPAIGN_OPENING_ADVANCE] = advance,
};

char *
forcon_campaign_sentence_of_opening (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  g_return_val_if_fail ((guint) opening->kind < FORCON_N_CAMPAIGN_OPENING, g_strdup (""));

  return forcon_wording_finished (openings[opening->kind](campaign, opening));
}
