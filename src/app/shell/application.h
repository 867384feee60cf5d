/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_app_run:
 * @argc: number of arguments
 * @argv: the program's name, options of #GApplication, and the files to open; without any the window shows its
 *   start page
 *
 * Runs the windows until they are closed, or hands over to the program that runs already. The locale and the
 * translations must be set up.
 *
 * Returns: the exit status
 */
int forcon_app_run (int argc, char **argv);

G_END_DECLS
