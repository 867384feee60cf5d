/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FORCON_APPLICATION_ID "org.forcon.Master"

#define FORCON_TYPE_APPLICATION (forcon_application_get_type ())
G_DECLARE_FINAL_TYPE (ForconApplication, forcon_application, FORCON, APPLICATION, AdwApplication)

/**
 * forcon_application_new:
 * @flags: %G_APPLICATION_NON_UNIQUE for one that minds no other; else another start hands its files over to the
 *   one that runs
 *
 * Where there is no session bus, each start is a program of its own. Two of them never write into one campaign: its
 * file is locked by whoever has it open.
 *
 * Returns: (transfer full): the application
 */
ForconApplication *forcon_application_new (GApplicationFlags flags);

/* Gives a window the overlay of its keys; the overlay's own action takes the place of the one that asked for it. */
void forcon_application_add_overlay (GtkApplicationWindow *window);

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
