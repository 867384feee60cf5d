/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows that are closed. */
#pragma once

#include <gtk/gtk.h>

void forcon_parting_follow (void);
