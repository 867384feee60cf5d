/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

double machine_copied (void);
double machine_drawn (void);
double machine_synced (const char *folder);
void machine_tell (const char *what, double value, const char *unit);
void machine_compare (const char *what, double ratio, const char *of_what);

G_END_DECLS
