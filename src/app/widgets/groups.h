/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs, and the windows that wait for them. */
#pragma once

#include <gtk/gtk.h>

/**
 * forcon_groups_follow:
 *
 * From now on a modal dialog makes only that window wait before which it stands; all others go on. To be called once.
 */
void forcon_groups_follow (void);
