/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-folio.h"
#include "forcon-subcommands.h"

G_BEGIN_DECLS

/* As what a report can be written, and the suffix that says so. */
#define FORCON_REPORT_FORMATS(F)                                                                                       \
  F (TEXT, "txt")                                                                                                      \
  F (PDF, "pdf")                                                                                                       \
  F (SVG, "svg")                                                                                                       \
  F (PNG, "png")

#define FORCON_REPORT_VALUE(NAME, word) FORCON_REPORT_##NAME,
typedef enum { FORCON_REPORT_FORMATS (FORCON_REPORT_VALUE) FORCON_N_REPORT_FORMATS } ForconReportFormat;

const char *forcon_report_format_to_word (ForconReportFormat format);
gboolean forcon_report_format_from_word (const char *word, ForconReportFormat *format);
ForconReportFormat forcon_report_format_of (const char *path);
gboolean forcon_report_is_other (const char *path);

ForconExit forcon_report_write_text (const char *text, const char *path);
ForconExit forcon_report_write_folio (const ForconFolio *folio, const char *path);

G_END_DECLS
