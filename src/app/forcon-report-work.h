/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-game.h"

G_BEGIN_DECLS

/**
 * ForconReportPreview:
 * @serial: for which question it is the answer
 * @text: the report, or why there is none
 * @secrets: (nullable) (element-type ForconDigestLine): what the admiral does not know; %NULL for the master
 * @leak: (nullable): names in @text that the admiral must not read, which never should be
 */
typedef struct {
  guint serial;
  char *text;
  GPtrArray *secrets;
  char *leak;
} ForconReportPreview;

/* On threads of their own, which open the campaign's file themselves. No admiral is the master. */
void forcon_report_preview (GtkWidget *owner, ForconGame *game, ForconSideId admiral, gint phase, guint serial,
                            void (*done) (gpointer owner, const ForconReportPreview *preview));
void forcon_report_save (GtkWidget *owner, ForconGame *game, ForconSideId admiral, gint phase, const char *path,
                         void (*done) (gpointer owner, gpointer path, const GError *error));
void forcon_report_save_all (GtkWidget *owner, ForconGame *game, gint phase, const char *folder,
                             void (*done) (gpointer owner, gpointer folder, const GError *error));

G_END_DECLS
