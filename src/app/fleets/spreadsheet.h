/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Files of spreadsheet programs, which the program reads and writes as CSV alone: LibreOffice turns one into the other
 * where it is installed, in a process of its own.
 */

/* How they are called, to choose from. */
#define FORCON_SPREADSHEET_SUFFIXES "ods", "fods", "xlsx", "xls"

/* Whether it is such a file, by its suffix. */
gboolean forcon_is_spreadsheet (const char *path);

/**
 * ForconSpreadsheetDone:
 * @owner: for whom it was done
 * @path: the spreadsheet that is read or wanted
 * @about: (nullable): what else the answer is about, as it was asked
 * @made: (nullable): the file that was made; it is removed when this returns
 * @trouble: (nullable): in words, why there is none
 */
typedef void (*ForconSpreadsheetDone) (gpointer owner, const char *path, const char *about, const char *made,
                                       const char *trouble);

/**
 * forcon_spreadsheet_to_csv:
 * @owner: a #GObject that lives until it is done
 * @path: a spreadsheet
 * @about: (nullable): what else the answer is about, such as for which campaign it is
 * @done: is called once on the main loop, with its first sheet as CSV
 */
void forcon_spreadsheet_to_csv (gpointer owner, const char *path, const char *about, ForconSpreadsheetDone done);

/**
 * forcon_spreadsheet_from_csv:
 * @owner: a #GObject that lives until it is done
 * @csv: a table
 * @path: of which spreadsheet program a file is wanted, by its suffix; nothing is written there
 * @done: is called once on the main loop
 */
void forcon_spreadsheet_from_csv (gpointer owner, const char *csv, const char *path, ForconSpreadsheetDone done);

G_END_DECLS
