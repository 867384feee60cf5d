/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

char *forcon_sentence_of_event (const ForconBattle *battle, const ForconRules *rules, const ForconEvent *event,
                                const GArray *dice);
char *forcon_sentence_of_verdict (const ForconBattle *battle, const ForconRules *rules, const ForconVerdict *verdict);
char *forcon_sentence_of_command (const ForconBattle *battle, const ForconCommand *command);
char *forcon_sentence_of_request (const ForconBattle *battle, const ForconDiceRequest *request);

G_END_DECLS
