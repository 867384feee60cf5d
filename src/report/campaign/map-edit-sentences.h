/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/editing/map-edits.h"

G_BEGIN_DECLS

/* Returns: (transfer full) (nullable): why a part of the map cannot be turned so, with figures */
char *forcon_map_rotation_sentence (const ForconCampaign *campaign, const ForconRotationVerdict *verdict);

G_END_DECLS
