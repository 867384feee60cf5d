/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/subcommands.h"
#include "base/units.h"

G_BEGIN_DECLS

/**
 * forcon_parse_whole:
 * @text: what a person typed
 * @least: at least this
 * @most: and at most this
 * @value: (out): the number
 *
 * Returns: whether @text is a whole number between the two
 */
gboolean forcon_parse_whole (const char *text, gint least, gint most, gint *value);

/**
 * forcon_parse_length:
 * @text: centimetres as a person types them, "45" or "22.5", with a point whatever the locale
 * @length: (out): 0.01 cm
 *
 * Returns: whether @text is a length of at most FORCON_LENGTH_MAX with at most two decimals (F-GEN-1)
 */
gboolean forcon_parse_length (const char *text, ForconLength *length);

/* A seed: a whole number from 0 to 2⁶⁴ − 1. */
gboolean forcon_parse_seed (const char *text, guint64 *seed);

/**
 * forcon_arguments_parse:
 * @name: of the subcommand, as it is called
 * @rest: what follows the options, such as "SCRIPT"
 * @summary: what the subcommand does, translated
 * @entries: its options
 * @argc: (inout): how many arguments
 * @argv: (inout): the arguments; what is no option is left, behind the first
 * @status: (out): the exit status when the subcommand is not to go on
 *
 * Returns: whether the subcommand goes on; else its help or an error has been printed
 */
gboolean forcon_arguments_parse (const char *name, const char *rest, const char *summary, const GOptionEntry *entries,
                                 int *argc, char ***argv, ForconExit *status);

/**
 * forcon_arguments_expect:
 * @name: of the subcommand
 * @argc: how many arguments are left, the subcommand's own name among them
 * @count: how many files were expected
 * @what: which, translated: "a campaign"
 *
 * Returns: whether there are so many; else the error has been printed
 */
gboolean forcon_arguments_expect (const char *name, gint argc, gint count, const char *what);

/* Returns: whether nothing is left behind the options; else the error has been printed */
gboolean forcon_arguments_no_more (const char *name, int argc, char **argv);

/**
 * forcon_arguments_given:
 * @name: of the subcommand, for the error
 * @option: of the option, for the error
 * @text: (nullable): what was given
 *
 * Returns: whether the option was given; else the error has been printed
 */
gboolean forcon_arguments_given (const char *name, const char *option, const char *text);

/**
 * forcon_arguments_refuse:
 * @name: of the subcommand
 * @option: of the option
 * @text: (nullable): what was given
 * @expected: what would have been right
 *
 * Prints that the option is missing, or what was expected of it.
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean forcon_arguments_refuse (const char *name, const char *option, const char *text, const char *expected);

/**
 * forcon_arguments_number:
 * @name: of the subcommand, for the error
 * @option: of the option, for the error
 * @text: (nullable): what was given
 * @least: at least this
 * @most: and at most this
 * @value: (out): the number
 *
 * Returns: whether such a whole number was given; else the error has been printed
 */
gboolean forcon_arguments_number (const char *name, const char *option, const char *text, gint least, gint most,
                                  gint *value);

/**
 * forcon_arguments_seed:
 * @name: of the subcommand, for the error
 * @text: (nullable): what was given with --seed
 * @seed: (inout): the seed; left alone where none was given
 *
 * Returns: whether it is a seed, or none was given; else the error has been printed
 */
gboolean forcon_arguments_seed (const char *name, const char *text, guint64 *seed);

/**
 * forcon_arguments_dice:
 * @name: of the subcommand, for its errors
 * @text: (nullable): what --dice says
 * @d10: whether these are ten-sided dice
 * @list: (out) (transfer full) (nullable): the faces, 0 for one that the generator rolls; %NULL where nothing is said
 *
 * Returns: whether they are dice; else the error has been printed
 */
gboolean forcon_arguments_dice (const char *name, const char *text, gboolean d10, GByteArray **list);

/* The options of a subcommand, for g_auto(): frees the texts and file names that were read into them. */
typedef const GOptionEntry *ForconEntries;

void forcon_entries_clear (ForconEntries *entries);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconEntries, forcon_entries_clear)

G_END_DECLS
