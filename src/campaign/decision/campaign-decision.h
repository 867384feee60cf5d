/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the campaign only: what its chapters share while one command is decided. */

#include "campaign/decision/campaign-decide.h"
#include "campaign/state/clock.h"

G_BEGIN_DECLS

/**
 * ForconCampaignDecision:
 * @base: those of the file, before the campaign's own changes
 * @ground: (nullable): the rules by which landed troops fight
 * @campaign: the clone, with every event so far applied
 * @command: what is decided
 * @source: where the dice come from
 * @random: the generator of the fleet as it stands now
 * @n_generated: dice that it rolled
 * @against: whom a roll that may be secret is made against; none else
 * @rolls: (nullable): how many rolls there were for each purpose and ship
 * @outcome: what is being built up
 *
 * The functions of the chapters return whether the decision goes on: %FALSE once it is refused or out of dice.
 */
typedef struct {
  const ForconRules *rules;
  const ForconRules *base;
  const ForconTwilightRules *ground;
  ForconCampaign *campaign;
  const ForconCampaignCommand *command;
  const ForconDice *source;
  ForconRandom random;
  guint n_generated;
  ForconShipId against;
  GHashTable *rolls;
  ForconCampaignOutcome *outcome;
} ForconCampaignDecision;

#define FORCON_STATE(decision, NAME, member, ...)                                                                      \
  forcon_campaign_state (decision, &(ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_##NAME,                       \
                                                           .member = { .audience = 0, __VA_ARGS__ } })
#define FORCON_CAMPAIGN_REFUSE(decision, ...) forcon_campaign_refuse (decision, (ForconCampaignVerdict){ __VA_ARGS__ })

/**
 * forcon_campaign_state:
 * @decision: the decision
 * @event: a fact
 *
 * Applies the fact to the clone, so that what follows sees its effect, and notes it with those who may see it.
 */
void forcon_campaign_state (ForconCampaignDecision *decision, const ForconCampaignEvent *event);

/**
 * forcon_campaign_refuse:
 * @decision: the decision
 * @verdict: why, with figures
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean forcon_campaign_refuse (ForconCampaignDecision *decision, ForconCampaignVerdict verdict);

/**
 * forcon_campaign_roll:
 * @decision: the decision
 * @purpose: what for
 * @ship: who rolls, of the fleet
 * @count: how many dice in one go
 * @needed: what a die or the sum is compared with, for the one who is asked; 0 for nothing
 * @roll: (out): the dice
 *
 * Returns: whether all dice were there
 */
gboolean forcon_campaign_roll (ForconCampaignDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                               gint needed, ForconRoll *roll);

gint forcon_campaign_sum (const ForconCampaignDecision *decision, ForconRoll roll);

/**
 * forcon_campaign_next_id:
 *
 * Returns: the running number of what is stated next; applying that event counts it
 */
guint32 forcon_campaign_next_id (ForconCampaignDecision *decision);

/*
 * The functions that decide the commands, one for each row of FORCON_CAMPAIGN_COMMANDS. They return whether the
 * decision goes on; stage and reason have been checked, and the reason stated, before.
 */
#define FORCON_DECLARE_CAMPAIGN_DECIDE(NAME, word, member, attributes, stages, reason, topic, decide)                  \
  gboolean decide (ForconCampaignDecision *decision);
FORCON_CAMPAIGN_COMMANDS (FORCON_DECLARE_CAMPAIGN_DECIDE)

/* What the chapters share. */

/**
 * forcon_campaign_clock_turn:
 * @decision: the decision
 * @period: which period begins
 *
 * The clock begins a period anew; one that stands goes on standing (F-CAMP-1).
 */
void forcon_campaign_clock_turn (ForconCampaignDecision *decision, ForconPeriod period);

/**
 * forcon_campaign_take_up_sheets:
 *
 * A phase begins: what was handed in for it before it began is in force now.
 */
void forcon_campaign_take_up_sheets (ForconCampaignDecision *decision);

/* Standing instructions (F-CAMP-13) */

/**
 * forcon_campaign_give_instruction:
 * @decision: the decision
 * @instruction: with its number
 *
 * Puts it into force; what its formation was told for the same case in the same matter gives way.
 */
void forcon_campaign_give_instruction (ForconCampaignDecision *decision, const ForconInstruction *instruction);

void forcon_campaign_drop_instruction (ForconCampaignDecision *decision, const ForconInstruction *instruction,
                                       ForconDrop why);

/**
 * forcon_campaign_drop_instructions:
 * @decision: the decision
 * @formation: one whose instructions bind nobody any more
 * @why: as admirals are told
 */
void forcon_campaign_drop_instructions (ForconCampaignDecision *decision, ForconFormationId formation, ForconDrop why);

/**
 * forcon_campaign_hand_down_instructions:
 * @decision: the decision
 * @from: a formation
 * @to: one that was formed of its ships
 *
 * What binds @from binds @to as well, but for what @to was told otherwise.
 */
void forcon_campaign_hand_down_instructions (ForconCampaignDecision *decision, ForconFormationId from,
                                             ForconFormationId to);

/**
 * forcon_campaign_check_text:
 * @decision: the decision
 * @text: (nullable): what was written
 * @most: characters at most
 *
 * Returns: whether something is said, in a text, and not too much; otherwise the command is refused
 */
gboolean forcon_campaign_check_text (ForconCampaignDecision *decision, const char *text, glong most);

/**
 * forcon_campaign_open_query:
 * @decision: the decision
 * @admiral: who asks or writes
 * @to: to which other admiral, or none: to the master
 * @line: of a sheet, or none
 * @text: what
 *
 * A question or a message that waits for the master (F-CAMP-9). It takes the place of the same one that waits already.
 */
void forcon_campaign_open_query (ForconCampaignDecision *decision, ForconSideId admiral, ForconSideId to,
                                 ForconLineId line, const char *text);

/**
 * forcon_campaign_withdraw_queries:
 * @decision: the decision
 * @line: one that is read anew
 *
 * What it asked is asked no more, unless it is settled already.
 */
void forcon_campaign_withdraw_queries (ForconCampaignDecision *decision, ForconLineId line);

/* Their flagship is lost, or whom they were to attack, follow or await is no longer there: that case has come. */
void forcon_campaign_flagship_lost (ForconCampaignDecision *decision, ForconFormationId formation);
void forcon_campaign_target_gone (ForconCampaignDecision *decision, ForconFormationId formation);

/* One half-phase, in the order of F-CAMP-5 */

/**
 * forcon_campaign_administer:
 * @decision: the decision
 *
 * The administrative tasks that are first in line, of formations in the order of their ids, as many as follow each
 * other; those that are told to nobody in particular before all. What comes first then and cannot be done ends here, so
 * that it costs no time (F-CAMP-3, F-CAMP-5).
 */
void forcon_campaign_administer (ForconCampaignDecision *decision);

/**
 * forcon_campaign_administer_task:
 * @decision: the decision
 * @id: an administrative task
 *
 * Carries it out, or ends it with why it cannot be (F-CAMP-3, F-FORM-1 to F-FORM-3). No dice.
 *
 * Returns: whether the decision goes on, which it does
 */
gboolean forcon_campaign_administer_task (ForconCampaignDecision *decision, ForconTaskId id);

/**
 * forcon_campaign_carry_out:
 * @decision: the decision
 * @task: an administrative task that nobody was given: the master's own (F-CAMP-3)
 *
 * Carries it out at once, or refuses the command with what speaks against it.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_carry_out (ForconCampaignDecision *decision, const ForconTask *task);

/**
 * forcon_campaign_new_word:
 * @decision: the decision
 * @flagship: of a new formation, already its admiral's
 * @name: as players read it
 *
 * Returns: (transfer none): by which files name the formation. The admiral's own word is in it, so that it tells
 *   of nobody else's
 */
const char *forcon_campaign_new_word (const ForconCampaignDecision *decision, ForconShipId flagship, const char *name);

/**
 * forcon_campaign_give_flag:
 * @decision: the decision
 * @id: a formation
 * @flagship: which of its ships commands it from now on
 *
 * A flag that is given in writing needs no check, and it mends a broken command (F-FORM-7).
 */
void forcon_campaign_give_flag (ForconCampaignDecision *decision, ForconFormationId id, ForconShipId flagship);

/**
 * forcon_campaign_end_formation:
 * @decision: the decision
 * @id: a formation without ships
 * @task: one that is being carried out, or none
 *
 * A formation is over, and what it had to do with it.
 */
void forcon_campaign_end_formation (ForconCampaignDecision *decision, ForconFormationId id, ForconTaskId task);

/**
 * forcon_campaign_move_all:
 * @decision: the decision
 *
 * Formations that have to move spend a half-phase on it; who has spent enough crosses the border. All at once: where
 * others go changes nothing (F-CAMP-3, F-CAMP-5).
 */
void forcon_campaign_move_all (ForconCampaignDecision *decision);

/**
 * forcon_campaign_meet_all:
 * @decision: the decision
 *
 * Meetings on borders, then in sectors, both in the order of the file. Dice: the contests of those that attack,
 * patrol or defend, border by border and sector by sector (F-CAMP-6, F-CAMP-7).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_meet_all (ForconCampaignDecision *decision);

/**
 * forcon_campaign_work_all:
 * @decision: the decision
 *
 * After the meetings, all formations in the order of their ids (F-CAMP-5). Dice: of sweepers.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_work_all (ForconCampaignDecision *decision);

/**
 * forcon_campaign_couriers_arrive:
 * @decision: the decision
 *
 * What is due goes to its admiral as a message (F-CAMP-9): after the end of the half-phase, before which stands what a
 * question to the master puts off.
 */
void forcon_campaign_couriers_arrive (ForconCampaignDecision *decision);

/**
 * forcon_campaign_land:
 * @decision: the decision
 * @planet: on which planet
 * @ship: whose troops
 * @troops: how many
 */
void forcon_campaign_land (ForconCampaignDecision *decision, const ForconFeature *planet, ForconShipId ship,
                           gint troops);

/**
 * forcon_campaign_take_planet:
 * @decision: the decision
 * @planet: as it was before the landing
 * @formation: who has landed troops there
 *
 * What nobody held is theirs. Who holds it and is landed upon sees who does it.
 */
void forcon_campaign_take_planet (ForconCampaignDecision *decision, const ForconFeature *planet,
                                  ForconFormationId formation);

/**
 * forcon_campaign_judge_task:
 * @campaign: a campaign
 * @rules: the rules
 * @task: what is ordered; it need not be one of the campaign
 *
 * Returns: why it cannot be done as things stand, where its formation is, or of kind NONE (F-CAMP-4)
 */
ForconCampaignVerdict forcon_campaign_judge_task (const ForconCampaign *campaign, const ForconRules *rules,
                                                  const ForconTask *task);

/**
 * forcon_campaign_judge_task_at:
 * @campaign: a campaign
 * @rules: the rules
 * @task: what is ordered; it need not be one of the campaign
 * @at: where its formation is when it comes to do it, or none: nowhere yet
 *
 * Returns: why it cannot be done there, with figures, or of kind NONE (F-CAMP-4)
 */
ForconCampaignVerdict forcon_campaign_judge_task_at (const ForconCampaign *campaign, const ForconRules *rules,
                                                     const ForconTask *task, ForconSectorId at);

/**
 * forcon_campaign_sector_after:
 * @campaign: a campaign
 * @formation: a formation
 *
 * Returns: where it is when it has done all that it has to do
 */
ForconSectorId forcon_campaign_sector_after (const ForconCampaign *campaign, ForconFormationId formation);

/**
 * forcon_campaign_drop_tasks:
 * @decision: the decision
 * @formation: one that is over
 * @but: a task that is being carried out, or none
 */
void forcon_campaign_drop_tasks (ForconCampaignDecision *decision, ForconFormationId formation, ForconTaskId but);

/**
 * forcon_campaign_task_done:
 * @decision: the decision
 * @task: one that is carried out
 */
void forcon_campaign_task_done (ForconCampaignDecision *decision, const ForconTask *task);

/**
 * forcon_campaign_task_fail:
 * @decision: the decision
 * @task: one that cannot be carried out
 * @why: what speaks against it
 */
void forcon_campaign_task_fail (ForconCampaignDecision *decision, const ForconTask *task,
                                const ForconCampaignVerdict *why);

/**
 * forcon_campaign_pass_by:
 * @decision: the decision
 * @meeting: one about which the master was asked
 *
 * Its formations pass by each other, and do what they had to do in this half-phase: that was put off while the master
 * was asked, and nobody must learn from it that there was a question. Dice: of sweepers.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_pass_by (ForconCampaignDecision *decision, ForconMeetingId meeting);

/**
 * forcon_campaign_sight:
 * @decision: the decision
 * @admiral: who learns of it
 * @formation: of whom
 * @level: how much, CONTACT or IDENTIFIED
 *
 * States what an admiral knows of a formation from now on, where it is (F-CAMP-8). Who was identified is known again at
 * the first sight, with the ships that were seen then. Nothing is stated where nothing is new.
 */
void forcon_campaign_sight (ForconCampaignDecision *decision, ForconSideId admiral, ForconFormationId formation,
                            ForconLevel level);

/**
 * forcon_campaign_open_clash:
 * @decision: the decision
 * @meeting: a meeting of which nothing came yet
 *
 * Lays the table, puts the formations on it and gives each side what it knows of the others (F-CAMP-11). No dice: the
 * table has a generator of its own.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_open_clash (ForconCampaignDecision *decision, ForconMeetingId meeting);

/**
 * forcon_campaign_settle_ground:
 * @decision: the decision
 * @object: a planet
 * @holder: who holds it from now on, or none
 * @garrison: with how many troops
 * @admirals: bit (1 << side id) of each admiral who is told of the garrison; what they landed there is settled
 */
void forcon_campaign_settle_ground (ForconCampaignDecision *decision, ForconObjectId object, ForconSideId holder,
                                    gint garrison, guint32 admirals);

G_END_DECLS
