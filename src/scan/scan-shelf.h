/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/admiral-past.h"
#include "scan/scan-file.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/*
 * Where the scans of a campaign are kept: in a folder beside its file, one JPEG file for each page. They are no part of
 * the campaign: no journal, state, hash or paper knows of them, and no admiral.
 */

/* Behind the name of the campaign's file. */
#define FORCON_SCAN_SUFFIX ".scans"

/* Pages of one admiral in one phase, at most. */
#define FORCON_SCAN_PAGES_MOST 20

/**
 * ForconScanShelf:
 * @folder: where they are; it may not be there yet
 * @mark: by which scans of this campaign are told from those of another one that had the same file name
 * @sheet_mark: (nullable): by which its printed sheets are told from those of another one: forcon_store_mark()
 * @pasts: (element-type ForconAdmiralPast): its admirals, whose words may change before play
 *
 * Plain data, for any thread, and true until the campaign changes.
 */
typedef struct {
  char *folder;
  char *mark;
  char *sheet_mark;
  GPtrArray *pasts;
} ForconScanShelf;

/**
 * ForconScanPage:
 * @phase: of the sheet
 * @number: from 1, in the order in which they were filed
 * @print: of the file that it was made of: how its SHA-256 begins
 * @admiral: whose it is: the admiral's word, whatever it was when the page was filed; of one that was removed the last
 * @path: of the file
 */
typedef struct {
  gint phase;
  guint number;
  char *print;
  char *admiral;
  char *path;
} ForconScanPage;

/* What came of filing one. */
typedef enum {
  FORCON_SCAN_FILED,
  FORCON_SCAN_KNOWN, /* it is filed already */
  FORCON_SCAN_UNFILED,
} ForconScanOutcome;

/**
 * forcon_scan_shelf_new:
 * @store: a campaign file, opened to read or to write
 *
 * Returns: (transfer full): where its scans are
 */
ForconScanShelf *forcon_scan_shelf_new (const ForconStore *store);

ForconScanShelf *forcon_scan_shelf_copy (const ForconScanShelf *shelf);
void forcon_scan_shelf_free (ForconScanShelf *shelf);

/**
 * forcon_scan_shelf_list:
 * @shelf: of a campaign
 *
 * Returns: (transfer full) (element-type ForconScanPage): all pages, by phase, admiral and number
 */
GPtrArray *forcon_scan_shelf_list (const ForconScanShelf *shelf);

/* Returns: (transfer full) (element-type ForconScanPage): likewise those that were removed */
GPtrArray *forcon_scan_shelf_list_removed (const ForconScanShelf *shelf);

/**
 * forcon_scan_shelf_find:
 * @shelf: of a campaign
 * @name: (type filename): of the file of a page, with or without its folder
 * @removed: whether it is one that was removed
 *
 * Returns: (transfer full) (nullable): that page; %NULL where there is none
 */
ForconScanPage *forcon_scan_shelf_find (const ForconScanShelf *shelf, const char *name, gboolean removed);

/**
 * forcon_scan_shelf_has:
 * @shelf: of a campaign
 * @print: SHA-256 of a photo, in hexadecimal
 *
 * Returns: whether a page was made of it, whosever it is and of whichever phase, one that was removed too
 */
gboolean forcon_scan_shelf_has (const ForconScanShelf *shelf, const char *print);

/**
 * forcon_scan_shelf_put:
 * @shelf: of a campaign
 * @file: a scan
 * @phase: for which phase it is
 * @admiral: whose it is: the admiral's word
 * @number: (out): which page it is, or has been since it was filed first
 * @now: (out) (optional) (transfer full): its file, with %FORCON_SCAN_FILED
 * @error: #GFileError, with %FORCON_SCAN_UNFILED: one line
 *
 * Files it, wholly or not at all, and once only, whatever other programs do meanwhile.
 *
 * Returns: what came of it; a page that is filed is on the disk
 */
ForconScanOutcome forcon_scan_shelf_put (const ForconScanShelf *shelf, const ForconScanFile *file, gint phase,
                                         const char *admiral, guint *number, char **now, GError **error);

/*
 * Second thoughts. Nothing is ever deleted: a page that is removed has another name, and lies where it was.
 */

/**
 * forcon_scan_shelf_remove:
 * @shelf: of a campaign
 * @page: one of its pages
 * @now: (out) (optional) (transfer full): its file from now on, for forcon_scan_shelf_put_back()
 * @error: #GFileError: one line
 *
 * Returns: whether it is nobody's any more, and that on the disk
 */
gboolean forcon_scan_shelf_remove (const ForconScanShelf *shelf, const ForconScanPage *page, char **now,
                                   GError **error);

/**
 * forcon_scan_shelf_move:
 * @shelf: of a campaign
 * @page: one of its pages, or one that was removed
 * @phase: for which phase it is
 * @admiral: whose it is: the admiral's word
 * @number: (out): which page it is, or has been since it was filed first
 * @now: (out) (optional) (transfer full): its file from now on, for forcon_scan_shelf_put_back()
 * @error: #GFileError, with %FORCON_SCAN_UNFILED: one line
 *
 * A page that comes back to where it was has its number again, if that is free.
 *
 * Returns: what came of it: of one that is %FORCON_SCAN_KNOWN there already nothing has changed
 */
ForconScanOutcome forcon_scan_shelf_move (const ForconScanShelf *shelf, const ForconScanPage *page, gint phase,
                                          const char *admiral, guint *number, char **now, GError **error);

/**
 * forcon_scan_shelf_put_back:
 * @shelf: of a campaign
 * @now: (type filename): a page that was removed or moved
 * @before: (type filename): where it was
 * @error: #GFileError: one line
 *
 * Returns: whether it is there again
 */
gboolean forcon_scan_shelf_put_back (const ForconScanShelf *shelf, const char *now, const char *before, GError **error);

/**
 * forcon_scan_save_copy:
 * @store: a campaign file, opened to read or to write
 * @path: (type filename): of a file that is not there yet
 * @note: (out) (transfer full) (nullable): one line that says why its scans were not copied; %NULL where nothing is to
 *   be said
 * @error: #ForconFileError
 *
 * Copies a campaign, and then its scans beside the copy: where the copy is refused nothing is left behind. The copy is
 * whole without scans, so that they could not be copied is no error.
 *
 * Any thread may do it with a store of its own.
 *
 * Returns: whether the copy is on the disk
 */
gboolean forcon_scan_save_copy (const ForconStore *store, const char *path, char **note, GError **error);

void forcon_scan_page_free (ForconScanPage *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScanShelf, forcon_scan_shelf_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconScanPage, forcon_scan_page_free)

G_END_DECLS
