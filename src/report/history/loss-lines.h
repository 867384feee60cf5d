/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle-loss.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_lines_of_loss:
 * @campaign: before anything is taken back
 * @loss: what would be
 *
 * Returns: (transfer full) (element-type utf8): a line each, beginning with a small letter
 */
GPtrArray *forcon_campaign_lines_of_loss (const ForconCampaign *campaign, const ForconTakenBack *loss);

/**
 * forcon_wording_faces:
 * @dice: (element-type ForconDie): dice of a command
 * @typed: whether only those are wanted that a person threw
 *
 * Returns: (transfer full): the faces as they can be typed: "3 5 6"
 */
char *forcon_wording_faces (const GArray *dice, gboolean typed);

G_END_DECLS
