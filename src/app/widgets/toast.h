/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Returns: (transfer full): a note, as text and not as markup */
AdwToast *forcon_toast_new (const char *text);

/*
 * Takes the note, and shows it in the place of the one before. None ever waits for another: what was said last matters
 * most, and an overlay of libadwaita 1.2 frees what it should not when the one in front is sent away while others wait.
 */
void forcon_toast_show (GtkWidget *from, AdwToast *toast);

/**
 * forcon_toast_say:
 * @from: a widget of a window that has a place for such notes
 * @text: something that needs no answer
 */
void forcon_toast_say (GtkWidget *from, const char *text);

/* Says what was done, with a button that takes it back. */
void forcon_toast_say_undoable (GtkWidget *from, const char *text);

/**
 * forcon_toast_say_and_lead:
 * @from: a widget of a window that has a place for such notes
 * @text: what is missing
 * @button: what leads there, with a mnemonic
 * @action: what it activates, without a target
 */
void forcon_toast_say_and_lead (GtkWidget *from, const char *text, const char *button, const char *action);

/* As forcon_toast_say_undoable(), where that takes more than one step: @undo is called with @data, as long as that is
 * there. */
void forcon_toast_say_undo (GtkWidget *from, const char *text, GCallback undo, GtkWidget *data);

G_END_DECLS
