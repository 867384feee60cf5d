/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ForconFileQuestion:
 * @action: whether a file is opened or saved, or a folder chosen
 * @title: what for, in words
 * @accept: (nullable): what the button says
 * @folder: (nullable): where to begin
 * @name: (nullable): what the file is called if nobody says otherwise
 * @kind: (nullable): of which files there is a choice, in words
 * @suffixes: (array zero-terminated=1): theirs, if there is a @kind
 * @mime: (nullable): of which type they may be too, whatever their suffix
 * @about: (nullable): another file that the answer is about; forcon_file_asked_about() tells it there
 *
 * What is asked when a file is chosen.
 */
typedef struct {
  GtkFileChooserAction action;
  const char *title;
  const char *accept;
  const char *folder;
  const char *name;
  const char *kind;
  const char *suffixes[8];
  const char *mime;
  const char *about;
} ForconFileQuestion;

/* What is done with the path of the file; %NULL if none was chosen. */
typedef void (*ForconFileAnswer) (gpointer owner, const char *path);

/* What is done with the paths of the files, an array that ends with %NULL; there may be none. */
typedef void (*ForconFilesAnswer) (gpointer owner, const char *const *paths);

/**
 * forcon_file_asked_about:
 * @owner: the widget for which it was asked, in the answer
 *
 * Returns: (transfer full) (nullable): what the question was about
 */
char *forcon_file_asked_about (gpointer owner);

/**
 * forcon_ask_file:
 * @owner: the widget for which it is asked
 * @question: what is asked
 * @answer: is called with @owner once, unless that goes before
 *
 * While a question of this owner is open, no other is asked: the toolkit may be looking at the file that was just
 * chosen, and does not survive that its dialog goes meanwhile.
 */
void forcon_ask_file (gpointer owner, const ForconFileQuestion *question, ForconFileAnswer answer);

/**
 * forcon_ask_files:
 * @owner: the widget for which it is asked
 * @question: what is asked
 * @answer: is called with @owner once, unless that goes before
 *
 * As forcon_ask_file(), for any number of files that are there.
 */
void forcon_ask_files (gpointer owner, const ForconFileQuestion *question, ForconFilesAnswer answer);

G_END_DECLS
