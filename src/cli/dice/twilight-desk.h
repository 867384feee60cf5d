/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/battle/play.h"
#include "storage/dice/twilight-file.h"

G_BEGIN_DECLS

/**
 * ForconTwilightDesk:
 * @file: the set-up, what was planned, and the clash as it stands
 * @list: (nullable): the faces of --dice
 * @list_used: how many of them are used up
 * @generator: whether there is a seed
 * @goes_on: whether the generator goes on where @list ends
 * @moot: (nullable) (array): of every choice of the file, why it could not be made when it was passed over last
 * @ended: whether whoever was asked has ended the game
 *
 * A fleet-dice clash on its way.
 */
typedef struct {
  ForconTwilightFile *file;
  GByteArray *list;
  guint list_used;
  gboolean generator;
  gboolean goes_on;
  ForconTwilightVerdict *moot;
  gboolean ended;
} ForconTwilightDesk;

ForconExit forcon_twilight_desk_open (ForconTwilightDesk *game, const ForconPlayOptions *options, const char *path);
void forcon_twilight_desk_reseed (ForconTwilightDesk *game, guint64 seed);
const ForconTwilightClash *forcon_twilight_desk_clash (const ForconTwilightDesk *game);
const ForconTwilightEntry *forcon_twilight_desk_last (const ForconTwilightDesk *game);
gboolean forcon_twilight_desk_next (const ForconTwilightDesk *game, ForconTwilightCommand *command, guint *choice);
ForconTwilightOutcome *forcon_twilight_desk_do (ForconTwilightDesk *game, const ForconTwilightCommand *command);
char *forcon_twilight_desk_where (const ForconTwilightDesk *game, guint choice);
void forcon_twilight_desk_warn (const ForconTwilightDesk *game);
ForconExit forcon_twilight_desk_finish (const ForconTwilightDesk *game);
ForconExit forcon_twilight_desk_save (const ForconTwilightDesk *game, const char *path);
void forcon_twilight_desk_clear (ForconTwilightDesk *game);

/* The same at a terminal, where somebody is asked. */
ForconExit forcon_twilight_table_play (ForconTwilightDesk *game, const char *save);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTwilightDesk, forcon_twilight_desk_clear)

G_END_DECLS
