/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-play.h"
#include "forcon-twilight-file.h"

G_BEGIN_DECLS

/**
 * ForconClashGame:
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
} ForconClashGame;

ForconExit forcon_clash_game_open (ForconClashGame *game, const ForconPlayOptions *options, const char *path);
void forcon_clash_game_reseed (ForconClashGame *game, guint64 seed);
const ForconTwilightClash *forcon_clash_game_clash (const ForconClashGame *game);
const ForconTwilightEntry *forcon_clash_game_last (const ForconClashGame *game);
gboolean forcon_clash_game_next (const ForconClashGame *game, ForconTwilightCommand *command, guint *choice);
ForconTwilightOutcome *forcon_clash_game_do (ForconClashGame *game, const ForconTwilightCommand *command);
char *forcon_clash_game_where (const ForconClashGame *game, guint choice);
void forcon_clash_game_warn (const ForconClashGame *game);
ForconExit forcon_clash_game_finish (const ForconClashGame *game);
ForconExit forcon_clash_game_save (const ForconClashGame *game, const char *path);
void forcon_clash_game_clear (ForconClashGame *game);

/* The same at a terminal, where somebody is asked. */
ForconExit forcon_clash_table_play (ForconClashGame *game, const char *save);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconClashGame, forcon_clash_game_clear)

G_END_DECLS
