/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-file-actions.h"
#include "forcon-fleet-dice-odds.h"
#include "forcon-fleet-dice-safe.h"
#include "forcon-fleet-dice-window.h"

G_BEGIN_DECLS

struct _ForconFleetDiceWindow {
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
  ForconFleetDiceGame *game;
  ForconFleetDiceSafe *safe;
  char *left;

  /* Whether it was told that no copy can be kept. */
  gboolean told;

  /* For whom it is fought, if that is somebody. */
  GObject *owner;
  ForconFleetDiceOver over;
  gpointer over_data;
  GDestroyNotify free_over_data;

  ForconFileActions files;

  /* Whether nothing is asked any more. */
  gboolean closing;
};

/* forcon-fleet-dice-window-header.c */
GtkWidget *forcon_fleet_dice_window_make_header (ForconFleetDiceWindow *self);
void forcon_fleet_dice_window_update_header (ForconFleetDiceWindow *self);

/* forcon-fleet-dice-window-actions.c */
void forcon_fleet_dice_window_bind_keys (GtkWidgetClass *widget_class);
void forcon_fleet_dice_window_add_actions (ForconFleetDiceWindow *self);
void forcon_fleet_dice_window_update_actions (ForconFleetDiceWindow *self);

/* forcon-fleet-dice-window-files.c */
void forcon_fleet_dice_window_add_file_actions (ForconFleetDiceWindow *self);

/* forcon-fleet-dice-window-safe.c */
GtkWidget *forcon_fleet_dice_window_make_banner (ForconFleetDiceWindow *self);
void forcon_fleet_dice_window_offer_left (ForconFleetDiceWindow *self);
void forcon_fleet_dice_window_keep (ForconFleetDiceWindow *self);

G_END_DECLS
