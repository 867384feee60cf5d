/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * What an admiral picks among the readings of the own lines while the sheet is being written. A line is known by its
 * text, a reading by what it says: once either is another, nothing is picked.
 */
typedef struct _ForconWebPicks ForconWebPicks;

/* Nothing is picked for the line. */
#define FORCON_WEB_NO_PICK (-1)

/* Returns: (transfer full): nothing picked yet */
ForconWebPicks *forcon_web_picks_new (void);

void forcon_web_picks_free (ForconWebPicks *picks);

/**
 * forcon_web_picks_key:
 * @told: what the admiral knows, with the lines of the sheet
 * @line: one of them
 * @reading: one of its readings, from 1; 0 is that it is no order
 *
 * Returns: (transfer full) (nullable): what tells this reading of this line from all others; %NULL where there is no
 *   such reading
 */
char *forcon_web_picks_key (const ForconCampaign *told, const ForconLine *line, gint reading);

/**
 * forcon_web_picks_pick:
 * @picks: picks
 * @told: what the admiral knows, with the lines of the sheet
 * @line: one of them
 * @reading: which of its readings is meant, from 1; 0 is that it is no order
 *
 * It takes the place of what was picked for a line of the same text.
 */
void forcon_web_picks_pick (ForconWebPicks *picks, const ForconCampaign *told, const ForconLine *line, gint reading);

/**
 * forcon_web_picks_of:
 * @picks: picks
 * @told: what the admiral knows, with the lines of the sheet
 * @line: one of them
 *
 * Returns: the reading that was picked, 0 for no order, or %FORCON_WEB_NO_PICK
 */
gint forcon_web_picks_of (const ForconWebPicks *picks, const ForconCampaign *told, const ForconLine *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebPicks, forcon_web_picks_free)

G_END_DECLS
