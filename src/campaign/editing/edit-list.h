/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Many edits as one command, done or undone together. ADD of a campaign takes such a list as its values: edits with an
 * empty line between, each "add KIND", "change KIND KEY" or "remove KIND KEY", then "property=value" on a line each.
 * An edit sees what those before it have done.
 */

#include "campaign/chronicle/chronicle.h"
#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * forcon_edits_add:
 * @edits: the list so far
 * @entity: a kind
 * @format: its values, "property=value" on a line each; nothing in it has a line end of its own
 */
void forcon_edits_add (GString *edits, ForconEntity entity, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* @key: as of forcon_entity_find() */
void forcon_edits_change (GString *edits, ForconEntity entity, const char *key, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

void forcon_edits_remove (GString *edits, ForconEntity entity, const char *key);

/* Returns: how many edits there are; 0 where @values is no list */
guint forcon_edits_count (const char *values);

/* The command that does all of them, or none. */
ForconCampaignCommand forcon_edits_command (const char *edits);

/**
 * forcon_edits_try:
 * @campaign: a campaign before play
 * @rules: its rules
 * @edits: a list
 * @refused: (out): number of the first edit that cannot be done, from 1; 0 where all can
 * @after: (out) (optional) (transfer full): the campaign after those before it
 *
 * Returns: why, or of kind NONE
 */
ForconCampaignVerdict forcon_edits_try (const ForconCampaign *campaign, const ForconRules *rules, const char *edits,
                                        guint *refused, ForconCampaign **after);

G_END_DECLS
