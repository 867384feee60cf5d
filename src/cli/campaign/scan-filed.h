/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/desk.h"

G_BEGIN_DECLS

/* What the options of `forcon scan` say. */
typedef struct {
  char *admiral;
  char *phase;
  char *watch;
  gboolean list;
  gboolean remove;
  gboolean move;
  gboolean restore;
  gboolean json;
} ForconScanOptions;

/* What a line of JSON says came of a file. */
#define FORCON_SCAN_RESULT_FILED "filed"
#define FORCON_SCAN_RESULT_KNOWN "known"
#define FORCON_SCAN_RESULT_REMOVED "removed"
#define FORCON_SCAN_RESULT_FAILED "failed"

/**
 * forcon_scan_tell_json:
 * @name: of the file
 * @result: what came of it
 * @admiral: (nullable): the word of whose it is, with @phase and @page
 * @what: (nullable): why not
 *
 * Prints a line for programs.
 */
void forcon_scan_tell_json (const char *name, const char *result, const char *admiral, gint phase, guint page,
                            const char *what);

/* Says why nothing came of a file. Returns: @status */
ForconExit forcon_scan_tell_failed (const char *name, const char *result, const char *what, gboolean json,
                                    ForconExit status);

/* Lists what is filed and what was removed, of one admiral or of all. */
ForconExit forcon_scan_list (const ForconDesk *desk, const ForconScanOptions *options, ForconSideId wanted);

/**
 * forcon_scan_change:
 * @desk: a campaign
 * @options: that pages are removed, moved or restored
 * @names: (array length=n_names): of the files of these pages
 * @to: to whom they are moved
 *
 * All are tried; the worst of what came of them is the exit status.
 */
ForconExit forcon_scan_change (const ForconDesk *desk, const ForconScanOptions *options, char **names, gint n_names,
                               ForconSideId to);

G_END_DECLS
