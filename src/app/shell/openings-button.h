/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* Something that is open: a button that leads to where it is settled, or if there is more than one, to a list of them. */
#define FORCON_TYPE_OPENINGS_BUTTON (forcon_openings_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconOpeningsButton, forcon_openings_button, FORCON, OPENINGS_BUTTON, GtkWidget)

GtkWidget *forcon_openings_button_new (const char *icon);
void forcon_openings_button_show (ForconOpeningsButton *self, const ForconCampaign *campaign, const char *label,
                                  const GArray *openings);

G_END_DECLS
