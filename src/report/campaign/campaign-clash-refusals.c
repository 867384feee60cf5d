/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What meetings and clashes stand in the way of (F-CAMP-6, F-CAMP-11). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-refusal-private.h"
#include "report/campaign/campaign-sentences.h"
#include "report/battle/sentences.h"

#define OF_CLASH(function, ...)                                                                                        \
  static char *function (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)                   \
  {                                                                                                                    \
    g_autofree char *clash = forcon_wording_clash (telling->campaign, verdict->clash);                                 \
                                                                                                                       \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

static char *
needs_dice (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *request = forcon_campaign_sentence_of_dice (telling->campaign, verdict->clash, verdict);

  return g_strdup_printf (_ ("Dice are needed: %s"), request);
}

REFUSAL (not_a_face, _ ("Die number %1$d is given as %2$d, a die shows 1 to 6"), verdict->needed, verdict->actual)
REFUSAL (dice_left_over, _ ("Dice that nobody needs: %d"), verdict->actual)
REFUSAL (unknown_clash, _ ("There is no clash %d"), verdict->actual)
REFUSAL (unknown_meeting, _ ("There is no meeting %d"), verdict->actual)

static char *
engaged (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);
  g_autofree char *clash = forcon_wording_clash (telling->campaign, verdict->clash);

  /* Translators: the formation, which clash. */
  return g_strdup_printf (_ ("%1$s is engaged: %2$s"), formation, clash);
}

static char *
clashes_open (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *clash = forcon_wording_clash (telling->campaign, verdict->clash);

  /* Translators: how many, the first of them. */
  return g_strdup_printf (_ ("Clashes are still open: %1$d, first of all: %2$s"), verdict->actual, clash);
}

static char *
questions_open (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *meeting = forcon_wording_meeting (telling->campaign, verdict->meeting);

  /* Translators: how many, the first of them. */
  return g_strdup_printf (_ ("Questions to the master are still open: %1$d, first of all: %2$s"), verdict->actual,
                          meeting);
}

static char *
already_answered (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  g_autofree char *meeting = forcon_wording_meeting (telling->campaign, verdict->meeting);

  return g_strdup_printf (_ ("%s: this is answered already"), meeting);
}

OF_CLASH (battle_goes_on, _ ("%s: the battle at the table is not over yet"), clash)
OF_CLASH (already_returned, _ ("%s: it is back on the map already"), clash)
/* Translators: how many sides, how many there may be at most. */
REFUSAL (too_many_sides, _ ("Too many sides for one table: %1$d, at most %2$d"), verdict->actual, verdict->needed)

/* To whom a table was lent, or by which rules. */
#define OF_LOAN(function, ...)                                                                                         \
  static char *function (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)                   \
  {                                                                                                                    \
    g_autofree char *clash = forcon_wording_clash (telling->campaign, verdict->clash);                                 \
    const char *text = HAS_TEXT ? verdict->text : "";                                                                  \
                                                                                                                       \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

OF_CLASH (battle_is_over, _ ("%s: the battle is over, nothing is left to be fought"), clash)
OF_CLASH (no_helper, _ ("%s: enter to whom the table is lent"), clash)
/* Translators: which clash, to whom its table is lent. */
OF_LOAN (lent, _ ("%1$s is lent to %2$s: take it back or recall it first"), clash, text)
PLAIN (no_suggestions, _ ("The master takes no proposals for ships at the table"))
REFUSAL (bad_suggestion, _ ("This is no proposal: “%s”"), HAS_TEXT ? verdict->text : "")
REFUSAL (unknown_suggestion, _ ("There is no proposal %d"), verdict->actual)

/* A ship of a table goes by its name there. */
static char *
not_own_ship (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  const ForconBattle *battle = forcon_campaign_battle (telling->campaign, verdict->clash);
  const char *ship = battle == NULL || verdict->ship.value > battle->n_ships
                         ? ""
                         : forcon_wording_ship (battle, verdict->ship);

  /* Torpedoes have no name. */
  if (FORCON_ID_IS_NONE (verdict->ship))
    return g_strdup_printf (_ ("These torpedoes are not in the charge of %s"), ITS_ADMIRAL);
  /* Translators: a ship, an admiral. */
  return g_strdup_printf (_ ("Ship “%1$s” is not in the charge of %2$s"), ship, ITS_ADMIRAL);
}

static char *
suggestion_settled (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  ForconSuggestionState state = FORCON_SUGGESTION_OPEN;

  if (HAS_TEXT)
    forcon_suggestion_state_from_word (verdict->text, &state);
  /* Translators: the number of a proposal, what became of it: "accepted". */
  return g_strdup_printf (_ ("Proposal %1$d does not wait any more: %2$s"), verdict->actual,
                          forcon_label_suggestion_state (state));
}

/* Translators: the number of a proposal, a round of a battle. */
REFUSAL (suggestion_stale, _ ("Proposal %1$d is of round %2$d and of a step that is over: the battle has gone on"),
         verdict->actual, verdict->round)
OF_CLASH (not_lent, _ ("%s is not lent"), clash)
REFUSAL (unknown_loan, "%s", _ ("The journal does not say that this table is lent. If its lending was undone, redo it"))
REFUSAL (other_campaign, "%s", _ ("This table was lent by another campaign"))
/* Translators: which clash, to whom its table was lent. */
OF_LOAN (loan_altered, _ ("%1$s: what had been played when it was lent to %2$s is not in the file as it was"), clash,
         text)
/* Translators: which clash, to whom its table was lent. */
OF_LOAN (loan_taken_back, _ ("%1$s was taken back from %2$s already, nothing is entered twice"), clash, text)
/* Translators: which clash, to whom its table was lent. */
OF_LOAN (loan_recalled, _ ("%1$s was recalled from %2$s: what was played there does not count"), clash, text)
/* Translators: which clash, to whom its table was lent. */
OF_LOAN (loan_replaced, _ ("%1$s was lent again: this older file for %2$s does not count any more"), clash, text)
/* Translators: which clash, by which rules it was lent. */
OF_LOAN (other_rules, _ ("%1$s was lent with other rules (%2$s): recall it, or take it back with a reason"), clash,
         text)

/* What is set on a ship of the fleet is refused as it would be at a table. */
static char *
battle_refuses (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)
{
  const ForconBattle *battle = forcon_campaign_battle (telling->campaign, verdict->clash);
  char *sentence = forcon_sentence_of_verdict (battle == NULL ? telling->campaign->fleet : battle, NULL,
                                               &verdict->battle);

  return sentence != NULL ? sentence : g_strdup (_ ("The table refuses this"));
}

const ForconCampaignRefusal forcon_campaign_refusals_of_clashes[FORCON_N_PROBLEM] = {
  [FORCON_PROBLEM_NEEDS_DICE] = needs_dice,
  [FORCON_PROBLEM_NOT_A_FACE] = not_a_face,
  [FORCON_PROBLEM_DICE_LEFT_OVER] = dice_left_over,
  [FORCON_PROBLEM_UNKNOWN_CLASH] = unknown_clash,
  [FORCON_PROBLEM_UNKNOWN_MEETING] = unknown_meeting,
  [FORCON_PROBLEM_ENGAGED] = engaged,
  [FORCON_PROBLEM_CLASHES_OPEN] = clashes_open,
  [FORCON_PROBLEM_QUESTIONS_OPEN] = questions_open,
  [FORCON_PROBLEM_ALREADY_ANSWERED] = already_answered,
  [FORCON_PROBLEM_BATTLE_GOES_ON] = battle_goes_on,
  [FORCON_PROBLEM_BATTLE_REFUSES] = battle_refuses,
  [FORCON_PROBLEM_ALREADY_RETURNED] = already_returned,
  [FORCON_PROBLEM_TOO_MANY_SIDES] = too_many_sides,
  [FORCON_PROBLEM_BATTLE_IS_OVER] = battle_is_over,
  [FORCON_PROBLEM_NO_HELPER] = no_helper,
  [FORCON_PROBLEM_LENT] = lent,
  [FORCON_PROBLEM_NO_SUGGESTIONS] = no_suggestions,
  [FORCON_PROBLEM_BAD_SUGGESTION] = bad_suggestion,
  [FORCON_PROBLEM_NOT_OWN_SHIP] = not_own_ship,
  [FORCON_PROBLEM_UNKNOWN_SUGGESTION] = unknown_suggestion,
  [FORCON_PROBLEM_SUGGESTION_SETTLED] = suggestion_settled,
  [FORCON_PROBLEM_SUGGESTION_STALE] = suggestion_stale,
  [FORCON_PROBLEM_NOT_LENT] = not_lent,
  [FORCON_PROBLEM_UNKNOWN_LOAN] = unknown_loan,
  [FORCON_PROBLEM_LOAN_TAKEN_BACK] = loan_taken_back,
  [FORCON_PROBLEM_LOAN_RECALLED] = loan_recalled,
  [FORCON_PROBLEM_LOAN_REPLACED] = loan_replaced,
  [FORCON_PROBLEM_OTHER_RULES] = other_rules,
  [FORCON_PROBLEM_OTHER_CAMPAIGN] = other_campaign,
  [FORCON_PROBLEM_LOAN_ALTERED] = loan_altered,
};
