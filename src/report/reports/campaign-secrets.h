/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/**
 * ForconSecretsCheck:
 * @admiral: for whom it was
 * @names: hidden names and messages that were looked for
 * @owners: how many others they are of
 * @pages: that were looked at; 0 if it was a text
 * @cards: of ships that are on them
 * @signs: formations and mines on the maps that are on them
 * @found: (nullable): what should not be there
 *
 * What came of a last look at what is to be given to an admiral.
 */
typedef struct {
  ForconSideId admiral;
  guint names;
  guint owners;
  guint pages;
  guint cards;
  guint signs;
  char *found;
} ForconSecretsCheck;

/*
 * What an admiral does not know, for the master only: the truth compared with the knowledge (F-CAMP-8). Nothing of
 * this is ever printed, saved or shown to an admiral.
 */

/**
 * forcon_secrets_list:
 * @truth: the whole campaign
 * @admiral: one of its admirals
 *
 * Returns: (transfer full) (element-type ForconDigestLine): what must not be told to the admiral: where formations
 *   of others are, of which the admiral knows nothing or not all, and mines
 */
GPtrArray *forcon_secrets_list (const ForconCampaign *truth, ForconSideId admiral);

/**
 * forcon_secrets_check:
 * @truth: the whole campaign
 * @knowledge: what an admiral knows
 * @folio: what is to be given to the admiral
 *
 * A second look at pages that were made from @knowledge alone: whether a name of a formation or a ship, or a message
 * to somebody else, is written on them that the admiral has neither learnt, nor used, nor been told; whether a card
 * is of a ship that is not the admiral's own; whether a map shows a formation or mines where the admiral does not
 * know them; and whether a table of own ships has a side of which nothing was seen there.
 *
 * Returns: (transfer full): what was looked at, and what was found
 */
ForconSecretsCheck *forcon_secrets_check (const ForconCampaign *truth, const ForconKnowledge *knowledge,
                                          const ForconFolio *folio);

/* As forcon_secrets_check(), of a text. */
ForconSecretsCheck *forcon_secrets_check_text (const ForconCampaign *truth, const ForconKnowledge *knowledge,
                                               const char *text);

void forcon_secrets_check_free (ForconSecretsCheck *check);

/**
 * forcon_secrets_check_to_sentence:
 * @check: what came of a check
 * @truth: the campaign
 *
 * Returns: (transfer full): whose papers were looked at, for how much that is hidden, and whether any of it was found
 */
char *forcon_secrets_check_to_sentence (const ForconSecretsCheck *check, const ForconCampaign *truth);

/**
 * forcon_secrets_leak:
 * @truth: the whole campaign
 * @knowledge: what an admiral knows
 * @text: what is to be given to the admiral
 *
 * Returns: (transfer full) (nullable): what forcon_secrets_check_text() finds; %NULL if that is nothing
 */
char *forcon_secrets_leak (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSecretsCheck, forcon_secrets_check_free)

G_END_DECLS
