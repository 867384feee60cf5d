/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/editing/flaws.h"
#include "campaign/state/campaign-event.h"
#include "campaign/resolution/campaign-openings.h"
#include "campaign/decision/campaign-verdict.h"

G_BEGIN_DECLS

/* All are one line and safe to print: what in a name could do something to a terminal is shown as "\x1b". */

/**
 * forcon_campaign_sentence_of_event:
 * @campaign: the campaign in which it happened, best as it stood right after it
 * @event: what happened
 * @dice: (element-type ForconDie) (nullable): the dice of the command that led to it
 *
 * Only tells what the event holds; no result is worked out again.
 *
 * Returns: (transfer full): what happened, with every figure and every die, as a master reads it
 */
char *forcon_campaign_sentence_of_event (const ForconCampaign *campaign, const ForconCampaignEvent *event,
                                         const GArray *dice);

/**
 * forcon_campaign_sentence_for:
 * @knowledge: what an admiral knows
 * @reader: the admiral
 * @event: a fact that the admiral may see
 *
 * Returns: (transfer full): the same as this admiral may read it (F-CAMP-8)
 */
char *forcon_campaign_sentence_for (const ForconCampaign *knowledge, ForconSideId reader,
                                    const ForconCampaignEvent *event);

/* What became of an attack when the table of its clash came home: it was carried out; its formation is no more; that,
 * and enemies have ships of it; the formation has left the sector. */
typedef enum {
  FORCON_ATTACK_DONE,
  FORCON_ATTACK_LOST,
  FORCON_ATTACK_CAPTURED,
  FORCON_ATTACK_WITHDRAWN,
} ForconAttackEnd;

/**
 * forcon_campaign_sentence_of_attack:
 * @knowledge: what an admiral knows
 * @reader: the admiral
 * @event: an attack that was done, for its clash was opened
 *
 * @end: what became of it
 * @to: where the formation has withdrawn to, if it has
 *
 * Returns: (transfer full): that it came to nothing, and why
 */
char *forcon_campaign_sentence_of_attack (const ForconCampaign *knowledge, ForconSideId reader,
                                          const ForconCampaignEvent *event, ForconAttackEnd end, ForconSectorId to);

/**
 * forcon_campaign_sentence_of_command:
 * @campaign: the campaign for which it is meant, at any time
 * @command: a command
 *
 * Returns: (transfer full): who wants what, without a full stop: "The master: the clock is paused"
 */
char *forcon_campaign_sentence_of_command (const ForconCampaign *campaign, const ForconCampaignCommand *command);

/**
 * forcon_campaign_wording_of_suggestion:
 * @campaign: the campaign as the master sees it
 * @clash: a clash, whose table is there as long as it is open
 * @text: what an admiral suggests, see campaign/clash/suggestion.h
 *
 * Returns: (transfer full): its commands in words, with semicolons between; empty where the table is gone
 */
char *forcon_campaign_wording_of_suggestion (const ForconCampaign *campaign, ForconClashId clash, const char *text);

/**
 * forcon_campaign_sentence_of_verdict:
 * @campaign: the campaign for which it was asked
 * @verdict: what became of a command
 *
 * Returns: (transfer full) (nullable): as forcon_campaign_refusal(), with the id of the rule
 */
char *forcon_campaign_sentence_of_verdict (const ForconCampaign *campaign, const ForconCampaignVerdict *verdict);

/**
 * forcon_campaign_refusal:
 * @campaign: the campaign for which it was asked
 * @verdict: why something is refused, impossible or failed
 *
 * Returns: (transfer full) (nullable): why, with the figures, in the words of who has to do something about it; without
 *   the rule and without a full stop. %NULL where there is no problem
 */
char *forcon_campaign_refusal (const ForconCampaign *campaign, const ForconCampaignVerdict *verdict);

/**
 * forcon_campaign_sentence_of_lack:
 * @campaign: a campaign before play
 * @lack: what is missing
 *
 * Returns: (transfer full): what it is and whose, without a full stop (F-CAMP-12)
 */
char *forcon_campaign_sentence_of_lack (const ForconCampaign *campaign, const ForconLack *lack);

/**
 * forcon_campaign_sentence_of_guess:
 * @guess: what was guessed of a line, "attak → attack; Karkus → Karkas"
 *
 * Returns: (transfer full): the same with names as the user knows them (F-CAMP-4)
 */
char *forcon_campaign_sentence_of_guess (const char *guess);

/**
 * forcon_campaign_sentence_of_meant:
 * @line: a line of an order sheet
 *
 * Returns: (transfer full) (nullable): for the master alone, which names in it are of things that its admiral does
 *   not know: "For the master only – names unknown to the admiral: Mask → Mask", without a full stop; %NULL where
 *   there are none (F-CAMP-8)
 */
char *forcon_campaign_sentence_of_meant (const ForconLine *line);

/**
 * forcon_campaign_sentence_of_line:
 * @campaign: a campaign
 * @line: a line of an order sheet
 *
 * Returns: (transfer full): the line, what became of it, a guess and a problem where there are: "3. “attak Karkas” –
 *   understood with a guess: attak → attack", without a full stop (F-CAMP-4)
 */
char *forcon_campaign_sentence_of_line (const ForconCampaign *campaign, const ForconLine *line);

/**
 * forcon_campaign_problem_of_line:
 * @campaign: a campaign
 * @line: a line of an order sheet
 *
 * Returns: (transfer full) (nullable): why what it says is impossible, with the figures; %NULL where it is not
 */
char *forcon_campaign_problem_of_line (const ForconCampaign *campaign, const ForconLine *line);

/**
 * forcon_campaign_sentence_of_task:
 * @campaign: a campaign
 * @task: an order
 *
 * Returns: (transfer full): who is to do what, and what else was said: "Squadron 2: move to C3 (2 half-phases, 1
 *   done)", without a full stop
 */
char *forcon_campaign_sentence_of_task (const ForconCampaign *campaign, const ForconTask *task);

/**
 * forcon_campaign_sentence_of_tasks:
 * @campaign: a campaign
 * @tasks: (element-type ForconTask): tasks in their order
 * @from: the place of one of them
 * @used: (out): of how many of them it tells
 *
 * As forcon_campaign_sentence_of_task(); but of moves of one formation that follow each other, as one way.
 *
 * Returns: (transfer full): "Spurs: move to C3 by way of B2 and C2 (6 half-phases)."
 */
char *forcon_campaign_sentence_of_tasks (const ForconCampaign *campaign, const GPtrArray *tasks, guint from,
                                         guint *used);

/**
 * forcon_campaign_tasks_of_reading:
 * @campaign: a campaign
 * @line: a line of a sheet
 * @reading: one of its readings, from 1
 *
 * Returns: (transfer container) (element-type ForconTask): what it has formations do, in order
 */
GPtrArray *forcon_campaign_tasks_of_reading (const ForconCampaign *campaign, const ForconLine *line, gint reading);

/**
 * forcon_campaign_sentence_of_instruction:
 * @campaign: a campaign, or what an admiral knows of it
 * @instruction: a standing instruction
 *
 * Returns: (transfer full): whom it binds to what: "Squadron 2 – If it is outnumbered: withdraw to C3", without a full
 *   stop (F-CAMP-13)
 */
char *forcon_campaign_sentence_of_instruction (const ForconCampaign *campaign, const ForconInstruction *instruction);

/**
 * forcon_campaign_sentence_of_reading:
 * @campaign: a campaign
 * @line: a line of an order sheet
 * @reading: one of its readings, from 1
 *
 * Returns: (transfer full) (nullable): who is to do what by this reading, a line of text for each who is told:
 *   "Squadron 2: move to C3 (2 half-phases); then patrol sector C3 (1 half-phase)"; %NULL where it orders nothing
 */
char *forcon_campaign_sentence_of_reading (const ForconCampaign *campaign, const ForconLine *line, gint reading);

/**
 * forcon_campaign_sentence_of_budget:
 * @campaign: a campaign
 * @formation: one of its formations
 *
 * Returns: (transfer full): what all that it has to do costs, of what is left of this phase: "3 of 2 half-phases:
 *   runs on into the next phase", without a full stop (F-CAMP-3)
 */
char *forcon_campaign_sentence_of_budget (const ForconCampaign *campaign, ForconFormationId formation);

/**
 * forcon_campaign_title_of_sheet:
 * @campaign: a campaign
 * @sheet: a sheet that was handed in
 *
 * Returns: (transfer full): for when it is and when it was handed in: "Phase 3, handed in at 14:05"
 */
char *forcon_campaign_title_of_sheet (const ForconCampaign *campaign, const ForconSheet *sheet);

/**
 * forcon_campaign_sentence_of_clock:
 * @campaign: a campaign
 * @now: the present moment
 *
 * Returns: (transfer full): what is left of which period, "collecting orders: 12:30 left", and whether the clock stands
 *   (F-CAMP-1)
 */
char *forcon_campaign_sentence_of_clock (const ForconCampaign *campaign, const ForconMoment *now);

/**
 * forcon_campaign_sentence_of_end:
 * @n: how many commands
 * @fingerprint: of forcon_chronicle_fingerprint()
 *
 * Returns: (transfer full): how long a journal is, and how it is told from any other, without a full stop
 */
char *forcon_campaign_sentence_of_end (guint n, const char *fingerprint);

/**
 * forcon_campaign_sentence_of_earlier:
 * @n: how many commands were decided by the rulings of an earlier release
 *
 * Returns: (transfer full) (nullable): what an audit could not do with them; %NULL if there are none
 */
char *forcon_campaign_sentence_of_earlier (guint n);

/**
 * forcon_campaign_sentence_of_stage:
 * @campaign: a campaign
 *
 * Returns: (transfer full): how far it has come: "Phase 3, first half resolved", without a full stop
 */
char *forcon_campaign_sentence_of_stage (const ForconCampaign *campaign);

/**
 * forcon_campaign_sentence_of_request:
 * @campaign: a campaign
 * @clash: at whose table dice are asked for, or none
 * @request: the dice
 *
 * Returns: (transfer full): as forcon_sentence_of_request()
 */
char *forcon_campaign_sentence_of_request (const ForconCampaign *campaign, ForconClashId clash,
                                           const ForconDiceRequest *request);

/**
 * forcon_campaign_sentence_of_dice:
 * @campaign: the campaign for which dice are asked
 * @clash: at whose table, or none
 * @verdict: that needs them
 *
 * Returns: (transfer full): the name under which they are asked for: "Kama, crew check, at most 7: 2 dice", or of a
 * ground combat "Round 2, Red, Infantry I, hitting on 8 or more: 3 d10"
 */
char *forcon_campaign_sentence_of_dice (const ForconCampaign *campaign, ForconClashId clash,
                                        const ForconCampaignVerdict *verdict);

/**
 * forcon_campaign_state_of_ship:
 * @fleet: the fleet of a campaign
 * @rules: its rules
 * @id: a ship
 *
 * Returns: (transfer full): how it stands, "battleship, flagship, hits 5 of 6, readiness 6 (experienced), fire on
 *   board"; of one that is out of action only what became of it
 */
char *forcon_campaign_state_of_ship (const ForconBattle *fleet, const ForconRules *rules, ForconShipId id);

/**
 * forcon_campaign_place_of_formation:
 * @campaign: a campaign, or what an admiral knows
 * @id: a formation
 *
 * Returns: (transfer full): where it is, "B2, battle order, on its way to B3 (1 half-phase behind it)"
 */
char *forcon_campaign_place_of_formation (const ForconCampaign *campaign, ForconFormationId id);

/**
 * forcon_campaign_chances_of_opening:
 * @campaign: a campaign
 * @rules: its rules
 * @ground: (nullable): those by which landed troops fight
 * @opening: a line of forcon_campaign_openings()
 *
 * Returns: (transfer full) (nullable): of a landing the exact chances, "attacker 71.0 %, nobody 2.5 %, defender
 *   26.5 %"; %NULL for all else, and where they are not told at once
 */
char *forcon_campaign_chances_of_opening (const ForconCampaign *campaign, const ForconRules *rules,
                                          const ForconTwilightRules *ground, const ForconCampaignOpening *opening);

/**
 * forcon_campaign_sentence_of_opening:
 * @campaign: a campaign
 * @opening: a line of forcon_campaign_openings()
 *
 * Returns: (transfer full): "Red has handed in no order sheet (phase 3)", without a full stop
 */
char *forcon_campaign_sentence_of_opening (const ForconCampaign *campaign, const ForconCampaignOpening *opening);

/* Who asks or writes to whom, and what (F-CAMP-9), without a full stop: "Red asks: “Who holds the dock?”". */
char *forcon_campaign_sentence_of_query (const ForconCampaign *campaign, const ForconQuery *query);

/* What became of it, for the end of a sentence: "open", "answered: “Nobody”", "with a courier to Blue, arrives: …". */
char *forcon_campaign_sentence_of_query_state (const ForconCampaign *campaign, const ForconQuery *query);

/**
 * forcon_campaign_sentence_of_flaw:
 * @campaign: a campaign before play
 * @flaw: one of forcon_campaign_flaws()
 *
 * Returns: (transfer full): what is wrong with what: "Sector “Ash” has no neighbours"
 */
char *forcon_campaign_sentence_of_flaw (const ForconCampaign *campaign, const ForconFlaw *flaw);

G_END_DECLS
