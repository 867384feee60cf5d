/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/reports/campaign-secrets.h"
#include "base/errand.h"
#include "report/papers/papers.h"

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

ForconBatch *forcon_batch_new (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconErrand *errand,
                               GError **error);
void forcon_batch_free (ForconBatch *batch);
char *forcon_batch_leak (const ForconBatch *batch, const ForconCampaign *truth);
ForconFolio *forcon_batch_steal_all (ForconBatch *batch, const ForconCampaign *truth, const ForconPapersWish *wish);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBatch, forcon_batch_free)

G_END_DECLS
