/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * forcon_sentence_of_event:
 * @battle: the battle in which it happened, at any time
 * @rules: the rules by which it was decided
 * @event: what happened
 * @dice: (element-type ForconDie) (nullable): the dice of the command that led to it
 *
 * Only tells what the event holds; no result is worked out again.
 *
 * Returns: (transfer full) (nullable): what happened, with every figure and every die, as a master reads it aloud;
 *   %NULL where it is no news
 */
char *forcon_sentence_of_event (const ForconBattle *battle, const ForconRules *rules, const ForconEvent *event,
                                const GArray *dice);

/**
 * forcon_sentence_of_verdict:
 * @battle: the battle for which it was asked
 * @rules: the rules
 * @verdict: what came of a command
 *
 * Returns: (transfer full): why the command was refused, with the figures and the rule: "Grozny cannot turn yet: 12.0
 *   cm gone of 15.0 needed (F-MOV-4)"
 */
char *forcon_sentence_of_verdict (const ForconBattle *battle, const ForconRules *rules, const ForconVerdict *verdict);

/**
 * forcon_sentence_of_command:
 * @battle: the battle for which it is meant, at any time
 * @command: a command
 *
 * Returns: (transfer full): who wants what: "Vervain: Grozny fires its bow battery at Vorthalia"
 */
char *forcon_sentence_of_command (const ForconBattle *battle, const ForconCommand *command);

/**
 * forcon_sentence_of_wish:
 * @battle: the battle before the command
 * @command: what would be done
 *
 * Returns: (transfer full): what that is, without who gives it: "Grozny moves: 15.0 cm ahead"
 */
char *forcon_sentence_of_wish (const ForconBattle *battle, const ForconCommand *command);

/**
 * forcon_sentence_of_request:
 * @battle: the battle
 * @request: the dice that are asked for
 *
 * Returns: (transfer full): the name under which dice are asked for (F-GEN-6): "Grozny, armour 5: 7 dice"
 */
char *forcon_sentence_of_request (const ForconBattle *battle, const ForconDiceRequest *request);

G_END_DECLS
