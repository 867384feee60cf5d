/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_beside_find:
 * @name: of a program that belongs to this one
 * @installed: where it is installed, from the folder of this program
 *
 * Programs that need other libraries than forcon are programs of their own: in the folder of forcon in the build tree,
 * and in libexec when installed.
 *
 * Returns: (transfer full): its path; where it is installed if it is nowhere
 */
char *forcon_beside_find (const char *name, const char *installed);

/**
 * forcon_beside_run:
 * @name, @installed: as for forcon_beside_find()
 * @argc, @argv: what it is given
 *
 * It takes the place of this program: name, process id and environment stay.
 *
 * Returns: only where it could not be run: an errno
 */
int forcon_beside_run (const char *name, const char *installed, int argc, char **argv);

G_END_DECLS
