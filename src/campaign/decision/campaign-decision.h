/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the campaign only: what its chapters share while one command is decided. */

#include "campaign/decision/campaign-decide.h"
#include "campaign/state/clock.h"

G_BEGIN_DECLS

/**
 * ForconCampaignDecision:
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
#define FORCON_CAMPAIGN_REFUSE(decision, ...)                                                                          \
  forcon_campaign_refuse (decision, (ForconCampaignVerdict){ __VA_ARGS__ })

void forcon_campaign_state (ForconCampaignDecision *decision, const ForconCampaignEvent *event);
gboolean forcon_campaign_refuse (ForconCampaignDecision *decision, ForconCampaignVerdict verdict);
gboolean forcon_campaign_roll (ForconCampaignDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                               gint needed, ForconRoll *roll);
gint forcon_campaign_sum (const ForconCampaignDecision *decision, ForconRoll roll);
guint32 forcon_campaign_next_id (ForconCampaignDecision *decision);

/*
 * The chapters. Each decides the commands that the table in campaign-decide.c gives it; the master's reason has been
 * looked at and stated before.
 */

/* Before play, phases and half-phases: F-CAMP-5, F-CAMP-12 */
gboolean forcon_campaign_begin (ForconCampaignDecision *decision);
gboolean forcon_campaign_advance (ForconCampaignDecision *decision);
gboolean forcon_campaign_close (ForconCampaignDecision *decision);

/* The clock: F-CAMP-1. Turn starts a new period; nothing happens to a clock that stands but its length. */
gboolean forcon_campaign_clock (ForconCampaignDecision *decision);
void forcon_campaign_clock_turn (ForconCampaignDecision *decision, ForconPeriod period);

/* Order sheets: F-CAMP-4, F-CAMP-9. Give puts a task into force; it replaces what is there of another sheet unless @add. */
gboolean forcon_campaign_hand_in (ForconCampaignDecision *decision);
gboolean forcon_campaign_pick (ForconCampaignDecision *decision);
gboolean forcon_campaign_rewrite (ForconCampaignDecision *decision);
gboolean forcon_campaign_task_command (ForconCampaignDecision *decision);
gboolean forcon_campaign_cancel (ForconCampaignDecision *decision);
gboolean forcon_campaign_absent (ForconCampaignDecision *decision);
void forcon_campaign_take_up_sheets (ForconCampaignDecision *decision);

/* One half-phase, in the order of F-CAMP-5 */
void forcon_campaign_administer (ForconCampaignDecision *decision);
gboolean forcon_campaign_administer_task (ForconCampaignDecision *decision, ForconTaskId id);
gboolean forcon_campaign_carry_out (ForconCampaignDecision *decision, const ForconTask *task);
const char *forcon_campaign_new_word (const ForconCampaignDecision *decision, ForconShipId flagship, const char *name);
void forcon_campaign_give_flag (ForconCampaignDecision *decision, ForconFormationId id, ForconShipId flagship);
void forcon_campaign_end_formation (ForconCampaignDecision *decision, ForconFormationId id, ForconTaskId task);
void forcon_campaign_move_all (ForconCampaignDecision *decision);
gboolean forcon_campaign_meet_all (ForconCampaignDecision *decision);
gboolean forcon_campaign_work_all (ForconCampaignDecision *decision);
void forcon_campaign_land (ForconCampaignDecision *decision, const ForconFeature *planet, ForconShipId ship, gint troops);
void forcon_campaign_take_planet (ForconCampaignDecision *decision, const ForconFeature *planet,
                                  ForconFormationId formation);

/*
 * Tasks: judge says why a task cannot be done as things stand, or where its formation is when it comes to do it, or NONE;
 * sector after is where that is at the end of all it has to do. Done, fail and drop end tasks.
 */
ForconCampaignVerdict forcon_campaign_judge_task (const ForconCampaign *campaign, const ForconRules *rules,
                                                  const ForconTask *task);
ForconCampaignVerdict forcon_campaign_judge_task_at (const ForconCampaign *campaign, const ForconRules *rules,
                                                     const ForconTask *task, ForconSectorId at);
ForconSectorId forcon_campaign_sector_after (const ForconCampaign *campaign, ForconFormationId formation);
void forcon_campaign_drop_tasks (ForconCampaignDecision *decision, ForconFormationId formation, ForconTaskId but);
void forcon_campaign_task_done (ForconCampaignDecision *decision, const ForconTask *task);
void forcon_campaign_task_fail (ForconCampaignDecision *decision, const ForconTask *task,
                                const ForconCampaignVerdict *why);

/*
 * Meetings and detection: F-CAMP-6, F-CAMP-7. Pass by answers a question; contest is one roll of each; sight states what an
 * admiral now knows.
 */
gboolean forcon_campaign_answer (ForconCampaignDecision *decision);
gboolean forcon_campaign_meet (ForconCampaignDecision *decision);
gboolean forcon_campaign_pass_by (ForconCampaignDecision *decision, ForconMeetingId meeting);
void forcon_campaign_sight (ForconCampaignDecision *decision, ForconSideId admiral, ForconFormationId formation,
                            ForconLevel level);

/* Clashes: F-CAMP-11 */
gboolean forcon_campaign_open_clash (ForconCampaignDecision *decision, ForconMeetingId meeting);
gboolean forcon_campaign_play (ForconCampaignDecision *decision);
gboolean forcon_campaign_return (ForconCampaignDecision *decision);

/* Ground combat: F-END-6 */
gboolean forcon_campaign_fight_on_ground (ForconCampaignDecision *decision);
void forcon_campaign_settle_ground (ForconCampaignDecision *decision, ForconObjectId object, ForconSideId holder,
                                    gint garrison, guint32 admirals);

/* The master's hand, messages, the main map: F-CAMP-8, F-CAMP-9 */
gboolean forcon_campaign_message (ForconCampaignDecision *decision);
gboolean forcon_campaign_publish (ForconCampaignDecision *decision);
gboolean forcon_campaign_unpublish (ForconCampaignDecision *decision);
gboolean forcon_campaign_reveal (ForconCampaignDecision *decision);
gboolean forcon_campaign_set (ForconCampaignDecision *decision);
gboolean forcon_campaign_place (ForconCampaignDecision *decision);
gboolean forcon_campaign_regroup (ForconCampaignDecision *decision);
gboolean forcon_campaign_set_field (ForconCampaignDecision *decision);
gboolean forcon_campaign_ally (ForconCampaignDecision *decision);
gboolean forcon_campaign_set_holder (ForconCampaignDecision *decision);
gboolean forcon_campaign_note (ForconCampaignDecision *decision);

G_END_DECLS
