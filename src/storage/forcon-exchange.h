/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-chronicle.h"
#include "forcon-knowledge.h"

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
 * All of a running campaign, as it goes from one program to another as XML: written, read and written again it is the same
 * bytes.
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

ForconExchange *forcon_exchange_new (const char *rules_name, const ForconCampaign *start);
void forcon_exchange_free (ForconExchange *exchange);
void forcon_exchange_add_setting (ForconExchange *exchange, const char *name, const char *value);
void forcon_exchange_add_entry (ForconExchange *exchange, ForconCampaignEntry *entry);

char *forcon_exchange_to_xml (const ForconExchange *exchange);
gboolean forcon_exchange_save (const ForconExchange *exchange, const char *path, GError **error);
ForconExchange *forcon_exchange_load (const char *path, GError **error);

/*
 * What one admiral knows, as XML to be read by other programs: words, names and phases, and no numbers of things. It
 * cannot be made a campaign again. docs/formats.md describes it.
 */
char *forcon_knowledge_to_xml (const ForconKnowledge *knowledge);
gboolean forcon_knowledge_save (const ForconKnowledge *knowledge, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconExchange, forcon_exchange_free)

G_END_DECLS
