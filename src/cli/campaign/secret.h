/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_secret_read:
 * @prompt: what to ask for on a terminal
 *
 * Reads a secret line: from a terminal without echo, else from standard input.
 *
 * Returns: (nullable): the line, for forcon_secret_free(); %NULL at the end of the input
 */
char *forcon_secret_read (const char *prompt);

/* Leaves nothing of it behind. */
void forcon_secret_free (char *secret);

/**
 * forcon_secret_is_typed:
 *
 * Returns: whether standard input is a terminal
 */
gboolean forcon_secret_is_typed (void);

G_END_DECLS
