/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"
#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/*
 * What an admiral proposes for the own ships at a table, by plain forms: moves and orders in the own turn of movement,
 * shots in the step of fire. What is offered, and what is taken, is judged by what the own side sees of the table.
 */

/**
 * forcon_web_add_proposals:
 * @html: a page
 * @present: what the admiral knows now
 * @truth: the campaign, of which only the own proposals are read, and put into what the own side sees
 * @key: by which a proposal is handed in
 *
 * Appends what was proposed last for each table and, where something is awaited from the own ships, the form; nothing
 * where the master takes no proposals.
 */
void forcon_web_add_proposals (GString *html, const ForconKnowledge *present, const ForconCampaign *truth,
                               const char *key);

/**
 * forcon_web_proposal_read:
 * @present: what the admiral knows now
 * @form: (element-type utf8 utf8): what a telephone sent; nothing in it is trusted
 * @command: (out): a command SUGGEST
 * @words: (out) (transfer full) (element-type utf8): what it says, a sentence each; else all that stands in its way
 *
 * Returns: whether it can be handed in
 */
gboolean forcon_web_proposal_read (const ForconKnowledge *present, GHashTable *form, ForconCampaignCommand *command,
                                   GPtrArray **words);

G_END_DECLS
