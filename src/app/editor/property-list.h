/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Small things that belong to what is edited and are one text with commas beside its properties: its other names, and
 * the alarms of a campaign. */

#include "app/game/game-edit.h"

G_BEGIN_DECLS

/* Returns: (nullable): what there is such a text of, or %NULL where there is none */
const char *forcon_property_list_title (ForconEntity entity);

/* Returns: (transfer full): the text as it is now */
char *forcon_property_list_text (const ForconCampaign *campaign, ForconEntity entity, const ForconEntityRecord *record);

/* Removes what the text does not say any more and adds what is new, in one run; the same is selected as before. */
void forcon_property_list_apply (ForconGame *game, ForconEntity entity, guint place, const char *text);

G_END_DECLS
