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
GtkWidget *forcon_twilight_window_make_header (ForconTwilightWindow *self);
void forcon_twilight_window_update_header (ForconTwilightWindow *self);

/* twilight-window-actions.c */
void forcon_twilight_window_bind_keys (GtkWidgetClass *widget_class);
void forcon_twilight_window_add_actions (ForconTwilightWindow *self);
void forcon_twilight_window_update_actions (ForconTwilightWindow *self);

/* twilight-window-files.c */
void forcon_twilight_window_add_file_actions (ForconTwilightWindow *self);

/* twilight-window-safe.c */
GtkWidget *forcon_twilight_window_make_banner (ForconTwilightWindow *self);
void forcon_twilight_window_offer_left (ForconTwilightWindow *self);
void forcon_twilight_window_keep (ForconTwilightWindow *self);

G_END_DECLS
