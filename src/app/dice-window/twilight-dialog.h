/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/*
 * A dialog that draws up one command: below its form stands what the rules say to it, and the button that gives it works only
 * while they allow it. What differs from dialog to dialog is the form, and how the command is read from it.
 */
typedef void (*ForconTwilightRead) (gpointer form, ForconTwilightCommand *command);

GtkWidget *forcon_twilight_dialog_new (GtkWindow *parent, ForconTwilightGame *game, const char *title, const char *button,
                                         GtkWidget *form, ForconTwilightRead read);
void forcon_twilight_dialog_check (GtkWidget *form);

G_END_DECLS
