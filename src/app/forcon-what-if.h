/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-session.h"

G_BEGIN_DECLS

/* A button that tries a command many times, and tells what comes of it. */
#define FORCON_TYPE_WHAT_IF (forcon_what_if_get_type ())
G_DECLARE_FINAL_TYPE (ForconWhatIf, forcon_what_if, FORCON, WHAT_IF, GtkWidget)

GtkWidget *forcon_what_if_new (ForconSession *session, const ForconCommand *command);
void forcon_what_if_set_session (ForconWhatIf *self, ForconSession *session);
void forcon_what_if_set_command (ForconWhatIf *self, const ForconCommand *command);

G_END_DECLS
