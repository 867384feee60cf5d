/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * forcon_number_fields_follow:
 *
 * From now on number fields refuse letters and let shortcuts through that are letters. To be called once, when there
 * is a display.
 */
void forcon_number_fields_follow (void);

G_END_DECLS
