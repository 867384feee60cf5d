/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* Tries a command many times without doing it, and tells what comes of it. */
#define FORCON_TYPE_WHAT_IF_BUTTON (forcon_what_if_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconWhatIfButton, forcon_what_if_button, FORCON, WHAT_IF_BUTTON, ForconPanel)

/**
 * forcon_what_if_button_new:
 * @session: a session
 * @command: what to try
 *
 * Returns: (transfer floating): a button for it
 */
GtkWidget *forcon_what_if_button_new (ForconSession *session, const ForconCommand *command);

/**
 * forcon_what_if_button_set_command:
 * @self: a button
 * @command: what is tried when it is pressed
 */
void forcon_what_if_button_set_command (ForconWhatIfButton *self, const ForconCommand *command);

/**
 * forcon_what_if_button_ask:
 * @self: a button on the screen
 *
 * As a press of it.
 */
void forcon_what_if_button_ask (ForconWhatIfButton *self);

/**
 * forcon_what_if_button_text:
 * @self: a button
 *
 * Returns: (transfer none): what it tells
 */
const char *forcon_what_if_button_text (ForconWhatIfButton *self);

G_END_DECLS
