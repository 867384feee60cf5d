/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs, and the windows that wait for them. */
#pragma once

#include <gtk/gtk.h>

void forcon_groups_follow (void);
