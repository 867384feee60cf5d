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
 * What an admiral does not know, for the master only: the truth compared with the knowledge (F-CAMP-8). Nothing of this is ever
 * printed, saved or shown to an admiral.
 */
GPtrArray *forcon_secrets_list (const ForconCampaign *truth, ForconSideId admiral);

ForconSecretsCheck *forcon_secrets_check (const ForconCampaign *truth, const ForconKnowledge *knowledge,
                                          const ForconFolio *folio);
ForconSecretsCheck *forcon_secrets_check_text (const ForconCampaign *truth, const ForconKnowledge *knowledge,
                                               const char *text);
void forcon_secrets_check_free (ForconSecretsCheck *check);
char *forcon_secrets_check_to_sentence (const ForconSecretsCheck *check, const ForconCampaign *truth);
char *forcon_secrets_leak (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconSecretsCheck, forcon_secrets_check_free)

G_END_DECLS
