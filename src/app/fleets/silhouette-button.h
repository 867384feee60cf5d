/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/state/battle.h"

G_BEGIN_DECLS

/**
 * ForconSilhouetteButton:
 *
 * How the ships of a class are drawn: shows it, and lets another silhouette be chosen from those that are drawn
 * already, typed as a path of SVG, or taken from an SVG file. Emits "chosen" with the value as files have it, "" for
 * the mark of the type.
 */
#define FORCON_TYPE_SILHOUETTE_BUTTON (forcon_silhouette_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconSilhouetteButton, forcon_silhouette_button, FORCON, SILHOUETTE_BUTTON, GtkWidget)

/**
 * forcon_silhouette_button_show:
 * @self: a button
 * @silhouette: (nullable): what a card says
 * @type: of the ship, whose mark is drawn where it says nothing
 */
void forcon_silhouette_button_show (ForconSilhouetteButton *self, const char *silhouette, ForconShipType type);

/* Takes the outlines of an SVG file, or tells why there are none; as if the file had been chosen. */
void forcon_silhouette_button_take_file (ForconSilhouetteButton *self, const char *path);

G_END_DECLS
