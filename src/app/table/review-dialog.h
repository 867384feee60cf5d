/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* Shows a result before it is applied: the sentences, and every roll with its dice, which the master may overrule. */
#define FORCON_TYPE_REVIEW_DIALOG (forcon_review_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ForconReviewDialog, forcon_review_dialog, FORCON, REVIEW_DIALOG, AdwWindow)

/**
 * forcon_review_dialog_present:
 * @parent: the window to stand before
 * @session: a session with a result to be looked at
 */
void forcon_review_dialog_present (GtkWindow *parent, ForconSession *session);

G_END_DECLS
