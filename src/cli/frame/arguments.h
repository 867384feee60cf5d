/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/subcommands.h"
#include "base/units.h"

G_BEGIN_DECLS

gboolean forcon_parse_whole (const char *text, gint least, gint most, gint *value);
gboolean forcon_parse_length (const char *text, ForconLength *length);
gboolean forcon_parse_seed (const char *text, guint64 *seed);

gboolean forcon_arguments_parse (const char *name, const char *rest, const char *summary, const GOptionEntry *entries,
                                 int *argc, char ***argv, ForconExit *status);
gboolean forcon_arguments_expect (const char *name, gint argc, gint count, const char *what);
gboolean forcon_arguments_no_more (const char *name, int argc, char **argv);
gboolean forcon_arguments_given (const char *name, const char *option, const char *text);
gboolean forcon_arguments_refuse (const char *name, const char *option, const char *text, const char *expected);
gboolean forcon_arguments_number (const char *name, const char *option, const char *text, gint least, gint most,
                                  gint *value);
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
