/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "base/random.h"

G_BEGIN_DECLS

/**
 * Soak:
 * @seed: of all that is done
 * @number: of the act
 * @random: of this act alone, so that an act of this number is the same whatever came of those before
 * @folder: the only one in which anything may be written
 * @files: (element-type filename): what can be opened
 * @log: what was done, line by line
 * @sparing: nothing is done after which the toolkit (GTK 4.8) keeps memory for ever: menus by the mouse, now and then, with all
 *   fonts in them; each dialog of printers or files; the text over which a drag began
 */
typedef struct {
  guint64 seed;
  guint64 number;
  ForconRandom random;
  char *folder;
  GPtrArray *files;
  FILE *log;
  gboolean sparing;
} Soak;

void soak_act (Soak *soak);
gboolean soak_is_spared (const Soak *soak, const char *action);
void soak_say (Soak *soak, const char *format, ...) G_GNUC_PRINTF (2, 3);
guint soak_below (Soak *soak, guint bound);
char *soak_text (Soak *soak);
gboolean soak_close_menus (GtkWindow *window);
GPtrArray *soak_widgets (GtkWidget *root);
gboolean soak_answer_files (Soak *soak);
void soak_activate (Soak *soak);
void soak_set_taste (Soak *soak);
void soak_reset_taste (void);

G_END_DECLS
