/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_picture_hand_on:
 * @name: (nullable): of the picture that a map is traced from, or of none
 * @from: (nullable): the campaign or scenario that it lies beside
 * @to: the file that it shall lie beside, too
 *
 * Copies it, where it does not lie there already; another file is never written over.
 *
 * Returns: (transfer full) (nullable): one line that says why it could not be; %NULL where nothing is to be said
 */
char *forcon_picture_hand_on (const char *name, const char *from, const char *to);

G_END_DECLS
