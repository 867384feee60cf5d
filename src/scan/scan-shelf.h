/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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
 *
 * Plain data, for any thread.
 */
typedef struct {
  char *folder;
  char *mark;
} ForconScanShelf;

/**
 * ForconScanPage:
 * @phase: of the sheet
 * @number: from 1, in the order in which they were filed
 * @print: of the file that it was made of: how its SHA-256 begins
 * @admiral: whose it is: the admiral's word
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

/**
 * forcon_scan_shelf_has:
 * @shelf: of a campaign
 * @print: SHA-256 of a photo, in hexadecimal
 *
 * Returns: whether a page was made of it, whosever it is and of whichever phase
 */
gboolean forcon_scan_shelf_has (const ForconScanShelf *shelf, const char *print);

/**
 * forcon_scan_shelf_put:
 * @shelf: of a campaign
 * @file: a scan
 * @phase: for which phase it is
 * @admiral: whose it is: the admiral's word
 * @number: (out): which page it is, or has been since it was filed first
 * @error: #GFileError, with %FORCON_SCAN_UNFILED: one line
 *
 * Files it, wholly or not at all, and once only, whatever other programs do meanwhile.
 *
 * Returns: what came of it; a page that is filed is on the disk
 */
ForconScanOutcome forcon_scan_shelf_put (const ForconScanShelf *shelf, const ForconScanFile *file, gint phase,
                                         const char *admiral, guint *number, GError **error);

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
