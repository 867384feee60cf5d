/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-folio.h"
#include "forcon-subcommands.h"
#include "forcon-term.h"

G_BEGIN_DECLS

/* As what a report can be written, and the suffix that says so. */
#define FORCON_REPORT_FORMATS(F)                                                                                       \
  F (TEXT, "txt")                                                                                                      \
  F (PDF, "pdf")                                                                                                       \
  F (SVG, "svg")                                                                                                       \
  F (PNG, "png")

#define FORCON_TERM_REPORT(NAME, word) FORCON_REPORT_##NAME,
FORCON_DECLARE_TERM (ForconReportFormat, REPORT, FORCON_REPORT_FORMATS, report_format)

ForconReportFormat forcon_report_format_of (const char *path);
gboolean forcon_report_is_other (const char *path);

ForconExit forcon_report_write_text (const char *text, const char *path);
ForconExit forcon_report_write_folio (const ForconFolio *folio, const char *path);

G_END_DECLS
