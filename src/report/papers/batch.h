/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/reports/campaign-secrets.h"
#include "base/errand.h"
#include "campaign/chronicle/chronicle.h"
#include "report/papers/papers-wanted.h"

G_BEGIN_DECLS

/**
 * ForconBatchItem:
 * @admiral: for whom
 * @folio: (nullable): the pages
 * @text: (nullable): or the text
 * @check: what the leak check came to
 */
typedef struct {
  ForconSideId admiral;
  ForconFolio *folio;
  char *text;
  ForconSecretsCheck *check;
} ForconBatchItem;

/**
 * ForconBatch:
 * @items: (element-type ForconBatchItem)
 *
 * What one admiral is given, or all are, made and checked before any of it goes out: where forcon_batch_leak() finds
 * something, nothing of it may be printed or saved.
 */
typedef struct {
  GArray *items;
} ForconBatch;

/**
 * forcon_batch_new:
 * @chronicle: the journal of a campaign
 * @wish: what is wanted, for an admiral or all of them
 * @errand: (nullable): who waits
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): all of it, made and checked; %NULL without an error if it was called off
 */
ForconBatch *forcon_batch_new (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                               GError **error);

void forcon_batch_free (ForconBatch *batch);

/**
 * forcon_batch_leak:
 * @batch: what was made
 * @truth: the campaign
 *
 * Returns: (transfer full) (nullable): what the leak check found, a sentence; %NULL if all may go out
 */
char *forcon_batch_leak (const ForconBatch *batch, const ForconCampaign *truth);

/**
 * forcon_batch_steal_all:
 * @batch: pages for one admiral or more; they are taken out of it
 * @truth: the campaign
 * @wish: what was wanted
 *
 * Returns: (transfer full): all pages one after the other, with a bookmark for each admiral; where both sides of
 *   the paper are printed, whatever is for one admiral begins on the front of a sheet
 */
ForconFolio *forcon_batch_steal_all (ForconBatch *batch, const ForconCampaign *truth, const ForconPapersWish *wish);

/* As forcon_batch_steal_all(), but the pages stay the batch's, which must outlive them. */
ForconFolio *forcon_batch_borrow_all (const ForconBatch *batch, const ForconCampaign *truth,
                                      const ForconPapersWish *wish);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBatch, forcon_batch_free)

G_END_DECLS
