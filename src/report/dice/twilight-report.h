/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/paper/folio.h"
#include "twilight/rules/twilight-journal.h"

G_BEGIN_DECLS

/**
 * ForconTwilightReport:
 * @journal: a fleet-dice clash from its start to where it stands
 * @name: of the clash; not trusted
 *
 * What a report of a clash is made of. Borrowed throughout.
 */
typedef struct {
  const ForconTwilightJournal *journal;
  const char *name;
} ForconTwilightReport;

/**
 * forcon_twilight_report_folio:
 * @report: a clash at any moment
 * @form: on which paper, in which style
 *
 * Returns: (transfer full): upright pages: how it came out, the fleets before and after, losses, the odds at the
 *   beginning, and what happened round by round with every die and its rule
 */
ForconFolio *forcon_twilight_report_folio (const ForconTwilightReport *report, const ForconPaperForm *form);

/**
 * forcon_twilight_report_text:
 * @report: a clash
 *
 * Returns: (transfer full): the same as forcon_twilight_report_folio() as plain text, without the charts
 */
char *forcon_twilight_report_text (const ForconTwilightReport *report);

G_END_DECLS
