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

ForconExit forcon_branches_run (const ForconBranches *family, int argc, char **argv);

G_END_DECLS
