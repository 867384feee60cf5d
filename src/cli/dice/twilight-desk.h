/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/battle/play.h"
#include "storage/dice/twilight-file.h"

G_BEGIN_DECLS

/**
 * ForconTwilightDesk:
 * @file: the set-up, the plans, and the present clash
 * @list: (nullable): the faces of --dice
 * @list_used: how many of them are used up
 * @generator: whether there is a seed
 * @goes_on: whether the generator goes on where @list ends
 * @moot: (nullable) (array): of every choice of the file, why it could not be made when it was passed over last
 * @ended: whether the user has ended the game
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

/**
 * forcon_twilight_desk_open:
 * @game: (out): to be cleared whatever comes of it
 * @options: what was said about dice and rules
 * @path: of the set-up
 *
 * Returns: whether the clash can be played; else the error has been printed
 */
ForconExit forcon_twilight_desk_open (ForconTwilightDesk *game, const ForconPlayOptions *options, const char *path);

/**
 * forcon_twilight_desk_reseed:
 * @game: a game none of whose dice came from a generator
 * @seed: of the generator that it gets
 *
 * What was played stays as it was.
 */
void forcon_twilight_desk_reseed (ForconTwilightDesk *game, guint64 seed);

/* The present clash. */
const ForconTwilightClash *forcon_twilight_desk_clash (const ForconTwilightDesk *game);

/* The command that was done last, with what came of it. */
const ForconTwilightEntry *forcon_twilight_desk_last (const ForconTwilightDesk *game);

/* What comes next by the choices of the file that can be made, else by the plans; %FALSE where the clash is over. */
gboolean forcon_twilight_desk_next (const ForconTwilightDesk *game, ForconTwilightCommand *command, guint *choice);

/**
 * forcon_twilight_desk_do:
 * @game: a game
 * @command: what is wanted
 *
 * Returns: (transfer full): what came of it; if it was done, the faces of --dice that it took are used up
 */
ForconTwilightOutcome *forcon_twilight_desk_do (ForconTwilightDesk *game, const ForconTwilightCommand *command);

/**
 * forcon_twilight_desk_where:
 * @game: a game
 * @choice: one of the file's, or %FORCON_TWILIGHT_NO_CHOICE
 *
 * Returns: (transfer full): file and line of the choice, or the file alone
 */
char *forcon_twilight_desk_where (const ForconTwilightDesk *game, guint choice);

/**
 * forcon_twilight_desk_warn:
 * @game: a game that went as far as it goes
 *
 * Tells of every choice that was never used, as the clash went otherwise.
 */
void forcon_twilight_desk_warn (const ForconTwilightDesk *game);

/**
 * forcon_twilight_desk_finish:
 * @game: a game that is over
 *
 * Faces that are left over were not thrown for this clash. Choices that became moot are a warning only.
 *
 * Returns: whether nothing is left; else the error has been printed
 */
ForconExit forcon_twilight_desk_finish (const ForconTwilightDesk *game);

/* Writes the present clash; nothing where no path was given. */
ForconExit forcon_twilight_desk_save (const ForconTwilightDesk *game, const char *path);

void forcon_twilight_desk_clear (ForconTwilightDesk *game);

/* The same at a terminal, where somebody is asked. */

/**
 * forcon_twilight_table_play:
 * @game: an opened game
 * @save: (nullable): where the clash is kept, after every command
 *
 * Plays it with somebody at the terminal, who is asked for every choice and every roll.
 *
 * Returns: whether all could be kept
 */
ForconExit forcon_twilight_table_play (ForconTwilightDesk *game, const char *save);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTwilightDesk, forcon_twilight_desk_clear)

G_END_DECLS
