/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/clash/clash-triage.h"

G_BEGIN_DECLS

/* What the master reads of the clashes that wait; all of it is truth, and nothing of it is for admirals. */

/**
 * forcon_clash_name:
 * @campaign: the truth
 * @clash: one of its clashes
 *
 * Returns: (transfer full): what tells it from all others of its phase: "Second Lance and Wolves at C2 Lamplight, 12
 *   ships"; one that is back on the map has no ships
 */
char *forcon_clash_name (const ForconCampaign *campaign, ForconClashId clash);

/* How something proposed is called on a button, with its mnemonic: "_Fight by Hand". */
char *forcon_proposal_label (const ForconCampaign *campaign, const ForconProposal *proposal);

/* The same in a word, as of a list: "by hand", "captains". */
const char *forcon_proposal_word (const ForconProposal *proposal);

/**
 * forcon_proposal_sentence:
 * @campaign: the truth
 * @triage: of a clash for which something is proposed
 *
 * Returns: (transfer full): what is proposed, and why, in one sentence
 */
char *forcon_proposal_sentence (const ForconCampaign *campaign, const ForconClashTriage *triage);

/* "Wolves win: 63 % ± 3", of the side that wins most often; %NULL where nothing is known. */
char *forcon_odds_headline (const ForconCampaign *campaign, const ForconClashTriage *triage);

/**
 * forcon_odds_lines:
 * @campaign: the truth
 * @triage: of a clash
 *
 * Returns: (transfer full) (nullable): the same of all sides, a line for each, and in how many fights; %NULL where
 *   nothing is known
 */
GStrv forcon_odds_lines (const ForconCampaign *campaign, const ForconClashTriage *triage);

/**
 * forcon_triage_stakes:
 * @campaign: the truth
 * @triage: of a clash
 *
 * Returns: (transfer full): what it decides, a line for each thing: whose planets and stations lie there, and how much
 *   of whose fleet fights
 */
GStrv forcon_triage_stakes (const ForconCampaign *campaign, const ForconClashTriage *triage);

/* "Second Lance: 5 ships, flagship Grozny, battle order". */
char *forcon_triage_formation (const ForconCampaign *campaign, const ForconTriageFormation *one);

/* "Order: attack Wolves (1 half-phase)", or that it has none. */
char *forcon_triage_order (const ForconCampaign *campaign, const ForconTriageFormation *one);

/* "Instruction: if it meets an enemy: withdraw", or that it has none for this. */
char *forcon_triage_instruction (const ForconCampaign *campaign, const ForconTriageFormation *one);

/* The ships of a side by type: "2 battleships …" as "battleship 2, destroyer 3". */
char *forcon_triage_types (const ForconTriageSide *side);

/* The labels of the guns of a side, by kind of weapon, in the plural. */
const char *forcon_triage_guns (ForconWeaponKind kind);

G_END_DECLS
