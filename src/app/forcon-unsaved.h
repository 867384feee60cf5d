/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef void (*ForconUnsavedFunc) (gpointer window);

/**
 * ForconUnsaved:
 * @heading: of the question
 * @save: saves, and then calls forcon_unsaved_go_on(), or forcon_unsaved_forget() where it was not saved
 * @then: (nullable): what goes on when nothing is unsaved any more
 *
 * What a window asks before something would be lost. Part of the window.
 */
typedef struct {
  const char *heading;
  ForconUnsavedFunc save;
  ForconUnsavedFunc then;
} ForconUnsaved;

void forcon_unsaved_ask (ForconUnsaved *self, GtkWindow *window, const char *lost, ForconUnsavedFunc then);
void forcon_unsaved_go_on (ForconUnsaved *self, GtkWindow *window);
void forcon_unsaved_forget (ForconUnsaved *self);

G_END_DECLS
