/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * What the QR code on a printed order sheet says: of which campaign it is, for which phase, and whose. It tells nothing
 * that does not stand on the sheet in words.
 */

/* Side of the code with the white round it, mm. */
#define FORCON_SHEET_CODE_SIDE 25.0

/**
 * forcon_sheet_code:
 * @campaign: the campaign, as anybody knows it
 * @admiral: whose sheet it is
 * @phase: for which it is; 0 is before play
 *
 * Returns: (transfer full): "FORCON 1 5D41402A 3 2": the form of what follows, what campaigns of this name are known
 *   by, the phase and the number of the admiral
 */
char *forcon_sheet_code (const ForconCampaign *campaign, ForconSideId admiral, gint phase);

/* What came of reading one. */
typedef enum {
  FORCON_SHEET_CODE_OURS,
  FORCON_SHEET_CODE_FOREIGN, /* of another campaign */
  FORCON_SHEET_CODE_NONE,    /* not from an order sheet */
} ForconSheetCode;

/**
 * forcon_sheet_code_read:
 * @campaign: the campaign
 * @text: what a QR code says; nothing in it is trusted
 * @admiral: (out): whose sheet it is, where it is ours
 * @phase: (out): for which
 *
 * Returns: whether it is of a sheet of this campaign
 */
ForconSheetCode forcon_sheet_code_read (const ForconCampaign *campaign, const char *text, ForconSideId *admiral,
                                        gint *phase);

G_END_DECLS
