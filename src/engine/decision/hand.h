/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/*
 * The master's hand: no rule of the game is asked, only whether the state stays sound. The reason is in the journal
 * already.
 */
gboolean forcon_master_set (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_place (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_create (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_master_remove (ForconDecision *decision, const ForconCommand *command);

/* The master may show a formation to a side, or take its counter off the table again. */
gboolean forcon_master_reveal (ForconDecision *decision, const ForconCommand *command);

gboolean forcon_master_note (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
