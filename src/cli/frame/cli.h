/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_cli_knows:
 * @name: the first argument of the program
 *
 * Returns: whether it is for the command line: a subcommand, or --help and the like
 */
gboolean forcon_cli_knows (const char *name);

/**
 * forcon_cli_run:
 * @argc: how many arguments
 * @argv: (array length=argc): the arguments of the program
 *
 * Returns: the exit status
 */
int forcon_cli_run (int argc, char **argv);

G_END_DECLS
