/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SoakMemory:
 * @heap: what the program has asked for and not given back
 * @resident: all memory of the process, as the system counts it
 * @private: how much of that is no file's
 *
 * Memory, bytes.
 */
typedef struct {
  gint64 moment;
  double heap;
  double resident;
  double private;
} SoakMemory;

void soak_memory_forget_fonts (void);
SoakMemory soak_memory_now (void);
SoakMemory soak_memory_median (GArray *samples, gint64 from, gint64 to);

G_END_DECLS
