/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "scan/scan-file.h"
#include "scan/scan-shelf.h"

G_BEGIN_DECLS

/* Whose sheet a scan is. */
typedef enum {
  FORCON_SCAN_OURS,    /* of an admiral, for the phase for which sheets are handed in now */
  FORCON_SCAN_PHASE,   /* of an admiral, for another phase */
  FORCON_SCAN_WHOSE,   /* of this campaign, of an admiral whose word was changed or given to another */
  FORCON_SCAN_NAMESAKE, /* of another campaign of the same name */
  FORCON_SCAN_FOREIGN, /* of another campaign */
  FORCON_SCAN_NO_CODE, /* no code of an order sheet could be read */
} ForconScanFate;

/**
 * ForconScanVerdict:
 * @fate: what it is
 * @admirals: (element-type ForconSideId): whose it is: several where one photo shows several sheets
 * @phase: for which phase it is
 */
typedef struct {
  ForconScanFate fate;
  GArray *admirals;
  gint phase;
} ForconScanVerdict;

/**
 * forcon_scan_judge:
 * @campaign: the campaign
 * @shelf: of that campaign
 * @file: a scan
 * @chosen: whose it is as the master says, whatever its code says; or none, to go by the code
 *
 * What the master chooses is for the phase for which sheets are handed in now.
 *
 * Returns: (transfer full): whose it is
 */
ForconScanVerdict *forcon_scan_judge (const ForconCampaign *campaign, const ForconScanShelf *shelf,
                                      const ForconScanFile *file, ForconSideId chosen);

/**
 * forcon_scan_why_not:
 * @campaign: the campaign
 * @file: a scan
 * @verdict: that it is not filed
 *
 * Returns: (transfer full): why not, in one line
 */
char *forcon_scan_why_not (const ForconCampaign *campaign, const ForconScanFile *file,
                           const ForconScanVerdict *verdict);

/* Returns: (transfer full): "Scan of Admiral X, phase 3" (0 is before play), with its page where that is not the
 * first */
char *forcon_scan_filed (const ForconCampaign *campaign, ForconSideId admiral, gint phase, guint page);

void forcon_scan_verdict_free (ForconScanVerdict *verdict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScanVerdict, forcon_scan_verdict_free)

G_END_DECLS
