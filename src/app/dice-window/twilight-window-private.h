/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/file-actions.h"
#include "app/dice/twilight-odds-panel.h"
#include "app/dice-window/twilight-safe.h"
#include "app/dice-window/twilight-window.h"

G_BEGIN_DECLS

struct _ForconTwilightWindow {
  AdwApplicationWindow parent;

  AdwToastOverlay *toasts;
  GtkLabel *moment;
  GtkLabel *about;
  GtkStack *pages;
  GtkWidget *setup;
  GtkWidget *combat;
  GtkWidget *odds;
  GtkWidget *set_up_button;
  GtkWidget *result_button;
  GtkWidget *begin_button;
  GtkWidget *left_banner;

  /* Owned */
  ForconTwilightGame *game;
  ForconTwilightSafe *safe;
  char *left;

  /* Whether it was told that no copy can be kept. */
  gboolean told;

  /* For whom it is fought, if that is somebody. */
  GObject *owner;
  ForconTwilightOver over;
  gpointer over_data;
  GDestroyNotify free_over_data;

  ForconFileActions files;

  /* Whether nothing is asked any more. */
  gboolean closing;
};

/* twilight-window-header.c */

/* Returns: (transfer floating): the bar above everything */
GtkWidget *forcon_twilight_window_make_header (ForconTwilightWindow *self);

/* Says where the clash stands, and what it is. */
void forcon_twilight_window_update_header (ForconTwilightWindow *self);

/* twilight-window-actions.c */

/* Those with Ctrl are the application's. */
void forcon_twilight_window_bind_keys (GtkWidgetClass *widget_class);

/* Adds the actions of the clash to the window. */
void forcon_twilight_window_add_actions (ForconTwilightWindow *self);

/* Makes sensitive what can be done now. */
void forcon_twilight_window_update_actions (ForconTwilightWindow *self);

/* twilight-window-files.c */

/* Adds the actions that have to do with files to the window. */
void forcon_twilight_window_add_file_actions (ForconTwilightWindow *self);

/* twilight-window-safe.c */

/* Returns: (transfer floating): what offers a clash that was left; not to be seen without one */
GtkWidget *forcon_twilight_window_make_banner (ForconTwilightWindow *self);

/**
 * forcon_twilight_window_offer_left:
 * @self: a window with nothing in it yet
 *
 * Offers to go on with a clash that was left, if there is one.
 */
void forcon_twilight_window_offer_left (ForconTwilightWindow *self);

/**
 * forcon_twilight_window_keep:
 * @self: a window
 *
 * Keeps the clash as it stands, see twilight-safe.h. Once, it is told that this cannot be done.
 */
void forcon_twilight_window_keep (ForconTwilightWindow *self);

G_END_DECLS
