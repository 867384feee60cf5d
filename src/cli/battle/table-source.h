/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/desk.h"
#include "cli/battle/play.h"

G_BEGIN_DECLS

/**
 * ForconTableOptions:
 * @dice: about dice and rules, of a script
 * @as: (nullable): a side of the script, or an admiral of the campaign: who looks
 * @clash: (nullable): which clash of the campaign
 * @after: (nullable): how many commands are played; of a clash as an admiral knows it, how many that one saw
 *
 * What a person may say about the table of a file; %NULL is not said.
 */
typedef struct {
  ForconPlayOptions dice;
  char *as;
  char *clash;
  char *after;
} ForconTableOptions;

/**
 * ForconTableSource:
 * @journal: the battle
 * @view: (nullable): what who looks knows of it; %NULL for the master, who sees all
 * @where: (nullable): which clash of the campaign it is
 * @play: the script, which owns the rules
 * @desk: the campaign, which owns the rules
 *
 * The table of a file: the battle of a script, or of a clash of a campaign.
 */
typedef struct {
  ForconJournal *journal;
  ForconView *view;
  char *where;
  ForconPlay play;
  ForconDesk desk;
} ForconTableSource;

/* Finds the clash that @text names, or the one that is meant where it is %NULL; as forcon_desk_find_clash(). */
typedef ForconExit (*ForconTwilightFinder) (const ForconDesk *desk, ForconSideId admiral, const char *text,
                                         ForconClashId *clash);

/**
 * forcon_table_source_open:
 * @source: (out): to be cleared whatever comes of it
 * @name: of the subcommand, for its errors
 * @options: what was said
 * @find: finds the clash in a campaign
 * @path: a battle script or a campaign
 *
 * Plays the script, or copies the clash's journal out of the campaign.
 *
 * Returns: whether the table is there; else the error has been printed
 */
ForconExit forcon_table_source_open (ForconTableSource *source, const char *name, const ForconTableOptions *options,
                                     ForconTwilightFinder find, const char *path);
void forcon_table_source_clear (ForconTableSource *source);
void forcon_table_options_clear (ForconTableOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTableOptions, forcon_table_options_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTableSource, forcon_table_source_clear)

G_END_DECLS
