/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/*
 * The reports of phases as HTML. Of a long campaign there are many, and each is made of all that an admiral has learned
 * until then: one is made again only where the journal up to its end is another, or the language.
 */
typedef struct _ForconWebReports ForconWebReports;

/* Returns: (transfer full): none made yet */
ForconWebReports *forcon_web_reports_new (void);
void forcon_web_reports_free (ForconWebReports *reports);

/**
 * forcon_web_reports_get:
 * @reports: reports
 * @chronicle: the campaign
 * @admiral: who is to read it
 * @phase: what it tells of
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer none) (nullable): the report in the thread's language, as long as no other of the phase is wanted
 */
const char *forcon_web_reports_get (ForconWebReports *reports, ForconChronicle *chronicle, ForconSideId admiral,
                                    gint phase, GError **error);

/* Private to this room and its tests. Returns: how many have been made so far */
guint forcon_web_reports_made (const ForconWebReports *reports);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebReports, forcon_web_reports_free)

G_END_DECLS
