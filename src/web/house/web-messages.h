/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/* What an admiral hears from the master and from others, and says to them (F-CAMP-9). */

/**
 * forcon_web_add_messages:
 * @html: a page
 * @present: what the admiral knows now
 *
 * Appends what came and what was sent with their times, the newest first. What comes with a report is there once that
 * is out.
 */
void forcon_web_add_messages (GString *html, const ForconKnowledge *present);

/* Appends where one writes to the master or to another admiral, by way of the master. */
void forcon_web_add_message_form (GString *html, const ForconKnowledge *present);

G_END_DECLS
