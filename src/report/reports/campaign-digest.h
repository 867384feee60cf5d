/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/**
 * ForconDigestLine:
 * @heading: whether lines that belong to it follow
 * @text: one line, safe to show
 * @detail: (nullable): what else there is to say of it, likewise
 */
typedef struct {
  gboolean heading;
  char *text;
  char *detail;
} ForconDigestLine;

/*
 * How things stand for an admiral, as lists: made of nothing but what the admiral knows (F-CAMP-8). (element-type
 * ForconDigestLine)
 */
GPtrArray *forcon_digest_fleet (const ForconKnowledge *knowledge);
GPtrArray *forcon_digest_map (const ForconKnowledge *knowledge);
GPtrArray *forcon_digest_orders (const ForconKnowledge *knowledge);
GPtrArray *forcon_digest_messages (const ForconKnowledge *knowledge);

/* For others who make such lists. */
GPtrArray *forcon_digest_new (void);
void forcon_digest_add_heading (GPtrArray *digest, char *text, char *detail);
void forcon_digest_add (GPtrArray *digest, char *text, char *detail);

G_END_DECLS
