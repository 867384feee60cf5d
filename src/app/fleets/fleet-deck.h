/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/**
 * forcon_fleet_deck_show:
 * @deck: a box that holds nothing but cards
 * @knowledge: what an admiral knows
 *
 * Lays out the cards of the admiral's own ships (F-SHIP-3) as the admiral knows them, instead of those that lie there.
 */
void forcon_fleet_deck_show (GtkFlowBox *deck, const ForconKnowledge *knowledge);

/* Nothing of the cards is left. */
void forcon_fleet_deck_clear (GtkFlowBox *deck);

G_END_DECLS
