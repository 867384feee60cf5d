/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The picture that a map is traced from. Files are read on a thread; what is too large, broken or no picture is refused
 * with one line for the master.
 */

/**
 * ForconTracingLoaded:
 * @owner: who asked
 * @path: of the file
 * @texture: (transfer full) (nullable): the picture
 * @error: (nullable): why not
 */
typedef void (*ForconTracingLoaded) (gpointer owner, const char *path, GdkTexture *texture, const GError *error);

/**
 * forcon_tracing_load:
 * @owner: a #GObject that lives until it is done
 * @path: a file
 * @loaded: is called on the main thread
 */
void forcon_tracing_load (gpointer owner, const char *path, ForconTracingLoaded loaded);

/**
 * ForconTracingKept:
 * @owner: who asked
 * @name: (nullable): of the file in the folder
 * @error: (nullable): why not
 */
typedef void (*ForconTracingKept) (gpointer owner, const char *name, const GError *error);

/**
 * forcon_tracing_keep:
 * @owner: a #GObject that lives until it is done
 * @path: a picture anywhere
 * @folder: where it shall lie
 * @kept: is called on the main thread
 *
 * Checks the picture and puts a copy into the folder, under a name of its own, unless it lies there already.
 */
void forcon_tracing_keep (gpointer owner, const char *path, const char *folder, ForconTracingKept kept);

G_END_DECLS
