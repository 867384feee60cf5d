/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/captain/captain.h"
#include "engine/decision/journal.h"
#include "storage/script/script.h"
#include "cli/frame/subcommands.h"
#include "engine/views/view.h"

G_BEGIN_DECLS

/**
 * ForconPlayOptions:
 *
 * What a person may say about the dice and the rules of a script; %NULL is not said.
 */
typedef struct {
  char *seed;
  char *dice;
  char *rules;
} ForconPlayOptions;

/**
 * ForconPlay:
 * @script: what is played
 * @journal: what was played so far
 * @view: (nullable): what the side sees that it is played for
 * @list: (nullable): the faces of --dice
 * @list_used: how many of them are used up
 * @generator: whether there is a seed
 * @seed: the one that was said, else the script's
 * @goes_on: whether the generator goes on where @list ends
 *
 * A script on its way.
 */
typedef struct {
  ForconScript *script;
  ForconJournal *journal;
  ForconView *view;
  GByteArray *list;
  guint list_used;
  gboolean generator;
  guint64 seed;
  gboolean goes_on;
} ForconPlay;

/*
 * Told after each command that was done, or of which the side that looks saw something, as it saw it; @number counts
 * these from 1.
 */
typedef void (*ForconPlayTold) (const ForconPlay *play, const ForconEntry *entry, guint number, gpointer data);

/* The entries for GOption that belong to a ForconPlayOptions. */
#define FORCON_PLAY_OPTION_ENTRIES(options)                                                                            \
  { "seed", 0, 0, G_OPTION_ARG_STRING, &(options).seed, N_ ("seed of the generator, instead of the script's"),         \
    N_ ("N") },                                                                                                        \
  { "dice", 0, 0, G_OPTION_ARG_STRING, &(options).dice, N_ ("faces for the commands that have none: “3 5 6”"),         \
    N_ ("LIST") },                                                                                                     \
  { "rules", 0, 0, G_OPTION_ARG_FILENAME, &(options).rules, N_ ("a rules file, instead of the script's"),              \
    N_ ("FILE") }

/* The entry of those that can show what one side sees. */
#define FORCON_PLAY_AS_ENTRY(as)                                                                                       \
  { "as", 0, 0, G_OPTION_ARG_STRING, &(as), N_ ("only what this side sees: its id in the script"), N_ ("SIDE") }

void forcon_play_options_clear (ForconPlayOptions *options);

/**
 * forcon_play_open:
 * @play: (out): to be cleared whatever comes of it
 * @name: of the subcommand, for its errors
 * @options: what was said about dice and rules
 * @path: of the script
 *
 * Returns: whether the script can be played; else the error has been printed
 */
ForconExit forcon_play_open (ForconPlay *play, const char *name, const ForconPlayOptions *options, const char *path);

/**
 * forcon_play_look:
 * @play: an opened play
 * @name: of the subcommand, for its errors
 * @as: (nullable): the id of the side for which it is played; %NULL for the master, who sees all
 *
 * Returns: whether there is such a side; else the error has been printed
 */
ForconExit forcon_play_look (ForconPlay *play, const char *name, const char *as);

/**
 * forcon_play_battle:
 * @play: an opened play
 *
 * Returns: (transfer none): the battle as it stands, or as the side that looks knows it
 */
const ForconBattle *forcon_play_battle (const ForconPlay *play);

/**
 * forcon_play_commands:
 * @play: an opened play
 * @count: how many commands to play, at most those that there are
 * @told: (nullable): called after each of them
 * @data: for @told
 *
 * A command that is refused stops the play and leaves no trace.
 *
 * Returns: whether all of them were done; else the reason has been printed
 */
ForconExit forcon_play_commands (ForconPlay *play, guint count, ForconPlayTold told, gpointer data);

/**
 * forcon_play_find_captains:
 * @play: an opened play
 * @name: of the subcommand, for its errors
 * @sides: the sides that captains play
 * @rounds: (nullable): for how many rounds
 * @captains: (out): what that means; the last round is counted when the script was played
 *
 * Returns: whether captains can play them; else the error has been printed
 */
ForconExit forcon_play_find_captains (const ForconPlay *play, const char *name, const char *sides, const char *rounds,
                                      ForconCaptains *captains);

/**
 * forcon_play_captains:
 * @play: a play whose script is played
 * @captains: whom captains play, and for how many rounds
 * @told: (nullable): called after each of their commands
 * @data: for @told
 *
 * The captains go on until it is for others to give a command, or the battle or the last round is over (F-CAMP-10). A
 * battle that has not begun begins.
 *
 * Returns: whether all of their commands were done; else the reason has been printed
 */
ForconExit forcon_play_captains (ForconPlay *play, const ForconCaptains *captains, ForconPlayTold told, gpointer data);

/**
 * forcon_play_do:
 * @play: an opened play, with a generator
 * @command: one that is not in the script
 * @told: (nullable): called after it
 * @data: for @told
 *
 * Returns: whether it was done; else the reason has been printed
 */
gboolean forcon_play_do (ForconPlay *play, const ForconCommand *command, ForconPlayTold told, gpointer data);

/**
 * forcon_play_print_refusal:
 * @play: a play
 * @command: the command of its script that comes next
 * @verdict: why it is refused
 *
 * Prints the file, the line and the reason.
 */
void forcon_play_print_refusal (const ForconPlay *play, const ForconScriptCommand *command,
                                const ForconVerdict *verdict);

/* Prints why something that is not in the script is refused. */
void forcon_play_print_verdict (const ForconPlay *play, const ForconVerdict *verdict);

void forcon_play_clear (ForconPlay *play);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPlayOptions, forcon_play_options_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPlay, forcon_play_clear)

G_END_DECLS
