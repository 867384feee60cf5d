/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef void (*ForconFileThen) (gpointer window);

/**
 * ForconFileKind:
 * @path: (transfer none) (nullable): of the file that the window shows; %NULL where there is none, or none to
 *   write over
 * @lost: (transfer full) (nullable): what would be lost, in words; %NULL for nothing
 * @load: shows a file in the window
 * @save: saves; to the window's file where the path is %NULL
 * @say: says something that needs no answer
 * @files: such files, in words
 * @suggestion: what a file is called if nobody says otherwise
 * @open_title, @save_title: what is asked for when a file is chosen
 * @open_failed, @save_failed: heading of what went wrong
 * @save_heading: heading of the question before something would be lost
 *
 * What a window has in files. Texts are marked for translation and not yet translated.
 */
typedef struct {
  const char *(*path) (gpointer window);
  char *(*lost) (gpointer window);
  gboolean (*load) (gpointer window, const char *path, GError **error);
  gboolean (*save) (gpointer window, const char *path, GError **error);
  void (*say) (gpointer window, const char *text);
  const char *files;
  const char *suggestion;
  const char *open_title;
  const char *open_failed;
  const char *save_heading;
  const char *save_title;
  const char *save_failed;
} ForconFileKind;

/**
 * ForconFileActions:
 * @window: the window that this is part of
 * @kind: what it has in files
 * @then: (nullable): what goes on when nothing is unsaved any more
 *
 * The actions `win.open`, `win.save` and `win.save-as` of a window that shows one file.
 */
typedef struct {
  GtkWindow *window;
  const ForconFileKind *kind;
  ForconFileThen then;
} ForconFileActions;

/**
 * forcon_file_actions_add:
 * @self: part of @window, and filled with zeros
 * @window: a #GActionMap
 * @kind: what it has in files; must outlive it
 *
 * Adds the actions to the window.
 */
void forcon_file_actions_add (ForconFileActions *self, GtkWindow *window, const ForconFileKind *kind);

/* What cannot be saved cannot be asked to be. */
void forcon_file_actions_allow_saving (ForconFileActions *self, gboolean can);

/**
 * forcon_file_actions_open:
 * @self: of a window
 * @path: a file
 *
 * Shows @path in the window, or says in one line what is wrong with it.
 */
void forcon_file_actions_open (ForconFileActions *self, const char *path);

/**
 * forcon_file_actions_when_saved:
 * @self: of a window
 * @then: what to do
 *
 * Does @then at once if nothing would be lost; otherwise asks first.
 */
void forcon_file_actions_when_saved (ForconFileActions *self, ForconFileThen then);

G_END_DECLS
