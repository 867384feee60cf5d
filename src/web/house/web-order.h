/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/*
 * An order that is put together by taps: who, what, where, in which case. It becomes a line of the sheet, as if it had
 * been typed (F-CAMP-4). Names and numbers in the form are those that the admiral knows.
 */

/**
 * forcon_web_order_add_form:
 * @html: a form
 * @knowledge: what an admiral knows
 * @map: (nullable): HTML of a map whose sectors can be tapped
 *
 * Appends what can be picked; without scripts, too. Nothing where the admiral has no formation.
 */
void forcon_web_order_add_form (GString *html, const ForconKnowledge *knowledge, const char *map);

/**
 * forcon_web_order_line:
 * @knowledge: what an admiral knows
 * @form: (element-type utf8 utf8): what was sent
 *
 * Returns: (transfer full) (nullable): the line, in the language of the thread; %NULL where something is missing, or
 * was picked that is not there
 */
char *forcon_web_order_line (const ForconKnowledge *knowledge, GHashTable *form);

G_END_DECLS
