/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/* A setting that is kept with a campaign. */
typedef struct {
  char *name;
  char *value;
} ForconExchangeSetting;

/**
 * ForconExchange:
 * @rules_name: the name by which it asks for its rules
 * @rules: (nullable): the rules, where they were loaded from a file
 * @ground: (nullable): and those by which landed troops fight
 * @start: the campaign before the first command
 * @settings: (element-type ForconExchangeSetting): in their order
 * @entries: (element-type ForconCampaignEntry): all commands, those that were undone at the end
 * @position: how many of them are in force
 *
 * All of a running campaign, as it goes from one program to another as XML: written, read and written again it is the
 * same bytes.
 */
typedef struct {
  char *rules_name;
  ForconRules *rules;
  ForconTwilightRules *ground;
  ForconCampaign *start;
  GPtrArray *settings;
  GPtrArray *entries;
  guint position;
} ForconExchange;

/**
 * forcon_exchange_new:
 * @rules_name: of the rules that it is played by
 * @start: the campaign before the first command
 *
 * Returns: (transfer full): that campaign without settings and commands
 */
ForconExchange *forcon_exchange_new (const char *rules_name, const ForconCampaign *start);

void forcon_exchange_free (ForconExchange *exchange);

/**
 * forcon_exchange_add_setting:
 * @exchange: a campaign
 * @name: of the setting; each only once
 * @value: any text
 */
void forcon_exchange_add_setting (ForconExchange *exchange, const char *name, const char *value);

/**
 * forcon_exchange_add_entry:
 * @exchange: a campaign
 * @entry: (transfer full): its next command
 */
void forcon_exchange_add_entry (ForconExchange *exchange, ForconCampaignEntry *entry);

/**
 * forcon_exchange_to_xml:
 * @exchange: a campaign
 *
 * Returns: (transfer full): all of it; the same campaign always gives the same bytes
 */
char *forcon_exchange_to_xml (const ForconExchange *exchange);

/**
 * forcon_exchange_save:
 * @exchange: a campaign
 * @path: the file
 * @error: #ForconFileError
 *
 * Writes forcon_exchange_to_xml(), as forcon_file_save_secret() does.
 *
 * Returns: whether it was written
 */
gboolean forcon_exchange_save (const ForconExchange *exchange, const char *path, GError **error);

/**
 * forcon_exchange_load:
 * @path: an exchange file
 * @error: #ForconFileError
 *
 * What the commands came to is not judged here: who takes them over lets the journal be verified.
 *
 * Returns: (transfer full): what it says, or %NULL with @error set
 */
ForconExchange *forcon_exchange_load (const char *path, GError **error);

/*
 * What one admiral knows, as XML to be read by other programs: words, names and phases, and no numbers of things. It
 * cannot be made a campaign again. docs/formats.md describes it.
 */

/**
 * forcon_knowledge_to_xml:
 * @knowledge: what an admiral knows
 *
 * Returns: (transfer full): the map, the own formations with their orders, sheets and messages, what was seen of
 *   others, the main map, and all facts that the admiral may see (F-CAMP-8)
 */
char *forcon_knowledge_to_xml (const ForconKnowledge *knowledge);

/**
 * forcon_knowledge_save:
 * @knowledge: what an admiral knows
 * @path: the file
 * @error: #ForconFileError
 *
 * Writes forcon_knowledge_to_xml(), as forcon_file_save() does.
 *
 * Returns: whether it was written
 */
gboolean forcon_knowledge_save (const ForconKnowledge *knowledge, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconExchange, forcon_exchange_free)

G_END_DECLS
