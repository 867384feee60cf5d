/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/**
 * ForconDigestLine:
 * @heading: whether lines that belong to it follow
 * @text: one line, safe to show
 * @detail: (nullable): what else there is to say of it, likewise
 * @ship: which own ship it tells of, or none; never shown
 */
typedef struct {
  gboolean heading;
  char *text;
  char *detail;
  ForconShipId ship;
} ForconDigestLine;

/*
 * How things stand for an admiral, as lists: made of nothing but what the admiral knows (F-CAMP-8). (element-type
 * ForconDigestLine)
 */

/**
 * forcon_digest_fleet:
 * @knowledge: what an admiral knows
 *
 * Returns: (transfer full) (element-type ForconDigestLine): the admiral's own formations with their places, orders
 *   in force and ships; then what is lost
 */
GPtrArray *forcon_digest_fleet (const ForconKnowledge *knowledge);

/**
 * forcon_digest_map:
 * @knowledge: what an admiral knows
 *
 * Returns: (transfer full) (element-type ForconDigestLine): what the admiral's map shows: own formations, what was
 *   seen of others, mines, and the main map
 */
GPtrArray *forcon_digest_map (const ForconKnowledge *knowledge);

/**
 * forcon_digest_sector:
 * @knowledge: what an admiral knows
 * @sector: a sector
 *
 * Returns: (transfer full) (element-type ForconDigestLine): the same of one sector, with the orders of own formations
 *   and all that lies there for all to see
 */
GPtrArray *forcon_digest_sector (const ForconKnowledge *knowledge, ForconSectorId sector);

/**
 * forcon_digest_orders:
 * @knowledge: what an admiral knows
 *
 * Returns: (transfer full) (element-type ForconDigestLine): as what the admiral's orders were understood, what was
 *   kept as a remark, and the order sheets as they were handed in; of each the newest first (F-CAMP-4)
 */
GPtrArray *forcon_digest_orders (const ForconKnowledge *knowledge);

/**
 * forcon_digest_messages:
 * @knowledge: what an admiral knows
 *
 * Returns: (transfer full) (element-type ForconDigestLine): messages to the admiral, the newest first; those that
 *   come with a report only once it is out (F-CAMP-9)
 */
GPtrArray *forcon_digest_messages (const ForconKnowledge *knowledge);

/* For others who make such lists. */

/* Returns: (transfer full) (element-type ForconDigestLine): no lines yet */
GPtrArray *forcon_digest_new (void);

/* @text: (transfer full): of a line to which others belong; @detail: (transfer full) (nullable) */
void forcon_digest_add_heading (GPtrArray *digest, char *text, char *detail);

/* @text: (transfer full): of a line; @detail: (transfer full) (nullable) */
void forcon_digest_add (GPtrArray *digest, char *text, char *detail);

G_END_DECLS
