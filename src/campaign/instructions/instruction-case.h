/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Whether the case of a standing instruction has come (F-CAMP-13), by what the admiral of its
 * formation knows. What is hidden from that admiral makes no case, so that nothing that a formation
 * does tells of it.
 */

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * ForconCase:
 * @against: the enemy that makes it, the first of several, or none
 * @own, @enemy: hits of both (OUTNUMBERED)
 * @figure: how many times stronger the enemy is, in hundredths, or what share of its hits is left, in percent
 *
 * Why a case has come.
 */
typedef struct {
  ForconFormationId against;
  gint own;
  gint enemy;
  gint figure;
} ForconCase;

/**
 * forcon_case_of_meeting:
 * @campaign: a campaign
 * @rules: the rules
 * @instruction: one in force
 * @formations: (element-type ForconFormationId): those that are there, its own among them
 * @found: (out): why
 *
 * Returns: whether its case has come where its formation is with others, by the enemies whom its admiral has found
 * there
 */
gboolean forcon_case_of_meeting (const ForconCampaign *campaign, const ForconRules *rules,
                                 const ForconInstruction *instruction, const GArray *formations, ForconCase *found);

/**
 * forcon_case_of_map:
 * @campaign: a campaign
 * @instruction: one in force
 * @found: (out): why
 *
 * Returns: whether its case has come wherever its formation is, without anybody being met
 */
gboolean forcon_case_of_map (const ForconCampaign *campaign, const ForconInstruction *instruction, ForconCase *found);

/**
 * forcon_instruction_can_be_met:
 *
 * Returns: whether its case comes with an enemy that is met
 */
gboolean forcon_instruction_can_be_met (const ForconInstruction *instruction);

/**
 * forcon_instruction_rank:
 *
 * What is said for the own peril goes before what is said of one enemy, that before what is said of all, and that
 * before what always holds.
 *
 * Returns: a number that is higher for an instruction that goes before others
 */
gint forcon_instruction_rank (const ForconInstruction *instruction);

/* From this rank on an instruction goes before an order to attack. */
#define FORCON_RANK_ABOVE_ORDERS 2

/* Which sector HELD and FREE are about: the one that is named, where its way leads next, or where it is. */
ForconSectorId forcon_instruction_sector (const ForconCampaign *campaign, const ForconInstruction *instruction);

/**
 * forcon_campaign_decisive_instruction:
 * @campaign: a campaign
 * @rules: the rules
 * @formation: one of @formations
 * @formations: (element-type ForconFormationId): those that are there
 * @found: (out): why its case has come
 *
 * Returns: (nullable) (transfer none): what binds it when it meets the others, of all that says what to do about them
 */
const ForconInstruction *forcon_campaign_decisive_instruction (const ForconCampaign *campaign, const ForconRules *rules,
                                                               ForconFormationId formation, const GArray *formations,
                                                               ForconCase *found);

/**
 * forcon_campaign_instructions_at_stake:
 * @campaign: the truth
 *
 * For the master, who may want to overrule them before the next half-phase is resolved.
 *
 * Returns: (transfer full) (element-type ForconInstructionId): instructions in force that may matter in it: those of
 *   formations with an enemy where they are or next to that, and those whose case has come already
 */
GArray *forcon_campaign_instructions_at_stake (const ForconCampaign *campaign);

G_END_DECLS
