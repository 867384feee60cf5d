/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "base/distribution.h"

G_BEGIN_DECLS

/* The chance of each damage as bars, the mean marked. */
#define FORCON_TYPE_ODDS_CHART (forcon_odds_chart_get_type ())
G_DECLARE_FINAL_TYPE (ForconOddsChart, forcon_odds_chart, FORCON, ODDS_CHART, GtkWidget)

/**
 * forcon_odds_chart_set_distribution:
 * @self: a chart
 * @damage: (nullable): the distribution of the points of damage; %NULL for none
 */
void forcon_odds_chart_set_distribution (ForconOddsChart *self, const ForconDistribution *damage);

G_END_DECLS
