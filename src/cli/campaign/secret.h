/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_secret_read:
 * @prompt: what to ask for on a terminal
 *
 * Reads a line that nobody else must see: from a terminal without showing it, else from standard input as it is.
 *
 * Returns: (nullable): the line, for forcon_secret_free(); %NULL at the end of the input
 */
char *forcon_secret_read (const char *prompt);

/* Leaves nothing of it behind. */
void forcon_secret_free (char *secret);

/**
 * forcon_secret_is_typed:
 *
 * Returns: whether somebody sits at a terminal and types, and is to be asked
 */
gboolean forcon_secret_is_typed (void);

G_END_DECLS
