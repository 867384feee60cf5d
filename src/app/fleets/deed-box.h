/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconDeedBox:
 *
 * The end of a dialog in which the master takes something in hand: why, what would come of it or what speaks against
 * it, and the button that does it. Emits "done" with a text, what was done, when it was.
 */
#define FORCON_TYPE_DEED_BOX (forcon_deed_box_get_type ())
G_DECLARE_FINAL_TYPE (ForconDeedBox, forcon_deed_box, FORCON, DEED_BOX, ForconPanel)

/* What its button says. */
void forcon_deed_box_set_label (ForconDeedBox *self, const char *label);

/**
 * forcon_deed_box_set_command:
 * @self: a box
 * @command: what is to be done, without a reason
 * @with_reason: whether it needs one
 *
 * Shows what would come of it.
 */
void forcon_deed_box_set_command (ForconDeedBox *self, const ForconCampaignCommand *command, gboolean with_reason);

/* There is nothing to do yet; @why says what is missing. */
void forcon_deed_box_set_nothing (ForconDeedBox *self, const char *why);

void forcon_deed_box_grab_reason (ForconDeedBox *self);

G_END_DECLS
