/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Edits of many things at once, as people type them behind "forcon do CAMPAIGN". */

#include "cli/frame/desk.h"

G_BEGIN_DECLS

/* Whether the word is one of "merge", "split", "mirror", "rotate" and "import". */
gboolean forcon_edit_words_is (const char *word);

/**
 * forcon_edit_words_parse:
 * @desk: a campaign
 * @words: (array length=n_words): the first is one that forcon_edit_words_is() knows
 * @command: (out): what is to be done; of kind PLAY where nothing is
 *
 * Returns: whether it was understood and can be done; else the error has been printed
 */
ForconExit forcon_edit_words_parse (const ForconDesk *desk, char **words, guint n_words,
                                    ForconCampaignCommand *command);

G_END_DECLS
