/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconDeedBox:
 *
 * The end of a dialog in which the master takes something in hand: why, what would come of it or what speaks against it, and
 * the button that does it. Emits "done" with a text, what was done, when it was.
 */
#define FORCON_TYPE_DEED_BOX (forcon_deed_box_get_type ())
G_DECLARE_FINAL_TYPE (ForconDeedBox, forcon_deed_box, FORCON, DEED_BOX, ForconPanel)

void forcon_deed_box_set_label (ForconDeedBox *self, const char *label);
void forcon_deed_box_set_command (ForconDeedBox *self, const ForconCampaignCommand *command, gboolean with_reason);
void forcon_deed_box_set_nothing (ForconDeedBox *self, const char *why);
void forcon_deed_box_grab_reason (ForconDeedBox *self);

G_END_DECLS
