/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/subcommands.h"

G_BEGIN_DECLS

/**
 * ForconBranch:
 * @name: the word that chooses it
 * @run: what it does; its arguments begin with that word
 * @help: one line, untranslated
 *
 * One of several things that a subcommand can do.
 */
typedef struct {
  const char *name;
  ForconExit (*run) (int argc, char **argv);
  const char *help;
} ForconBranch;

/**
 * ForconBranches:
 * @name: of the subcommand
 * @usage, @summary, @more: lines of its help, translated: how it is called, what it does, where there is more
 * @branches: (array length=n_branches): what it can do
 */
typedef struct {
  const char *name;
  const char *usage;
  const char *summary;
  const char *more;
  const ForconBranch *branches;
  guint n_branches;
} ForconBranches;

/**
 * forcon_branches_run:
 * @family: a subcommand that does one of several things
 * @argc: how many arguments
 * @argv: (array length=argc): the arguments, of which the second chooses what is done
 *
 * Does it, or prints the help that tells what there is.
 *
 * Returns: the exit status
 */
ForconExit forcon_branches_run (const ForconBranches *family, int argc, char **argv);

G_END_DECLS
