/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-sector-map.h"

G_BEGIN_DECLS

/* Private to this layer: where the sectors lie and what shape they have. */
void forcon_sector_shapes (ForconMapModel *model, const ForconCampaign *campaign);
void forcon_sector_ways (ForconMapModel *model, const ForconCampaign *campaign);

G_END_DECLS
