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
ForconExit forcon_play_open (ForconPlay *play, const char *name, const ForconPlayOptions *options, const char *path);
ForconExit forcon_play_look (ForconPlay *play, const char *name, const char *as);
const ForconBattle *forcon_play_battle (const ForconPlay *play);
ForconExit forcon_play_commands (ForconPlay *play, guint count, ForconPlayTold told, gpointer data);
ForconExit forcon_play_find_captains (const ForconPlay *play, const char *name, const char *sides, const char *rounds,
                                      ForconCaptains *captains);
ForconExit forcon_play_captains (ForconPlay *play, const ForconCaptains *captains, ForconPlayTold told, gpointer data);
gboolean forcon_play_do (ForconPlay *play, const ForconCommand *command, ForconPlayTold told, gpointer data);
void forcon_play_print_refusal (const ForconPlay *play, const ForconScriptCommand *command,
                                const ForconVerdict *verdict);
void forcon_play_print_verdict (const ForconPlay *play, const ForconVerdict *verdict);
void forcon_play_clear (ForconPlay *play);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPlayOptions, forcon_play_options_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPlay, forcon_play_clear)

G_END_DECLS
