/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/*
 * A dialog that draws up one command: below its form stands what the rules say to it, and the button that gives it
 * works only while they allow it. What differs from dialog to dialog is the form, and how the command is read from
 * it.
 */
typedef void (*ForconTwilightRead) (gpointer form, ForconTwilightCommand *command);

/**
 * forcon_twilight_dialog_new:
 * @parent: the window to stand before
 * @game: a clash that is played
 * @title: what it is about
 * @button: what its button says
 * @form: (transfer floating): the form; tells by forcon_twilight_dialog_check() that it says something else
 * @read: reads the command from it
 *
 * Returns: (transfer none): the dialog, not yet on the screen
 */
GtkWidget *forcon_twilight_dialog_new (GtkWindow *parent, ForconTwilightGame *game, const char *title,
                                       const char *button, GtkWidget *form, ForconTwilightRead read);

/**
 * forcon_twilight_dialog_check:
 * @form: what a dialog was made with
 *
 * Looks anew what the rules say to what the form says now.
 */
void forcon_twilight_dialog_check (GtkWidget *form);

G_END_DECLS
