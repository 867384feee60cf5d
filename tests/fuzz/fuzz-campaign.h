/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/* What targets do with a campaign. */
gboolean fuzz_do (ForconChronicle *chronicle, const ForconCampaignCommand *command);
void fuzz_advance (ForconChronicle *chronicle, guint halves);
void fuzz_check_entries (ForconChronicle *chronicle);
void fuzz_check_undo (ForconChronicle *chronicle);

G_END_DECLS
