/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

void forcon_fleet_deck_show (GtkFlowBox *deck, const ForconKnowledge *knowledge);
void forcon_fleet_deck_clear (GtkFlowBox *deck);

G_END_DECLS
