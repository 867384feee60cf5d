/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/dice/twilight-file.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/**
 * forcon_twilight_parse:
 * @file: a clash
 * @owed: what it waits for; who owes it is meant where no side is named
 * @line: what was typed: "destroy 2 fighter", "retreat belt: 2 fighter carrier", "reroll 3: Fire control"
 * @command: (out): what it means
 * @wrong: (out) (transfer full): the word that was not understood
 *
 * Returns: whether all was understood
 */
gboolean forcon_twilight_parse (const ForconTwilightFile *file, const ForconTwilightOwed *owed, const char *line,
                             ForconTwilightCommand *command, char **wrong);

G_END_DECLS
