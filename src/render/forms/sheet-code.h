/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/admiral-past.h"

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
 * @mark: (nullable): what tells it from others of its name: forcon_store_mark()
 * @admiral: whose sheet it is
 * @phase: for which it is; 0 is before play
 *
 * Returns: (transfer full): "FORCON 2 5D41402A 9F86D081 3 2 1A2B": the form of what follows, what campaigns of this
 *   name are known by, the mark, the phase, the number of the admiral and what admirals of this word are known by; of
 *   form 1, "FORCON 1 5D41402A 3 2", where there is no mark
 */
char *forcon_sheet_code (const ForconCampaign *campaign, const char *mark, ForconSideId admiral, gint phase);

/* What came of reading one. */
typedef enum {
  FORCON_SHEET_CODE_OURS,
  FORCON_SHEET_CODE_WHOSE,    /* of this campaign, but whose cannot be told: admirals have changed since */
  FORCON_SHEET_CODE_NAMESAKE, /* of another campaign of the same name */
  FORCON_SHEET_CODE_FOREIGN,  /* of another campaign */
  FORCON_SHEET_CODE_NONE,     /* not from an order sheet */
} ForconSheetCode;

/**
 * forcon_sheet_code_read:
 * @campaign: the campaign
 * @mark: (nullable): what tells it from others of its name
 * @pasts: (element-type ForconAdmiralPast): of its admirals
 * @text: what a QR code says; nothing in it is trusted
 * @admiral: (out): whose sheet it is, where it is ours
 * @phase: (out): for which, where it is ours or whose is not known
 *
 * A code is of this campaign if its mark is, whatever the campaign was called when the sheet was printed; where one of
 * the two has no mark, its name decides.
 *
 * Returns: whether it is of a sheet of this campaign
 */
ForconSheetCode forcon_sheet_code_read (const ForconCampaign *campaign, const char *mark, const GPtrArray *pasts,
                                        const char *text, ForconSideId *admiral, gint *phase);

G_END_DECLS
