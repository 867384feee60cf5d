/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A QR code, black on white whatever the theme. */
#define FORCON_TYPE_QR_VIEW (forcon_qr_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconQrView, forcon_qr_view, FORCON, QR_VIEW, GtkWidget)

/* Shows another code; none for %NULL. */
void forcon_qr_view_set_text (ForconQrView *self, const char *text);

/* Returns: (nullable) (transfer none): what a telephone reads */
const char *forcon_qr_view_text (ForconQrView *self);

G_END_DECLS
