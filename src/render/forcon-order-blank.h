/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-campaign.h"
#include "forcon-folio.h"

G_BEGIN_DECLS

/*
 * The order sheet before anything is written on it (F-CAMP-4): what an admiral is handed to fill in with a pencil. What is
 * typed from it, name by name, is read by forcon_order_sheet_read().
 */
ForconFolio *forcon_order_blank_folio (const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral,
                                       gint phase, const ForconPaperForm *form);

G_END_DECLS
