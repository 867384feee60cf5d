/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a disk can be asked for. */
typedef enum {
  FAULTY_WRITE = 1 << 0,
  FAULTY_SYNC = 1 << 1,
  FAULTY_TRUNCATE = 1 << 2,
  FAULTY_DELETE = 1 << 3,
  FAULTY_SHARED_MEMORY = 1 << 4,
} FaultyDeed;

/*
 * A disk between SQLite and the real one, which fails when it is told to. Files that are opened after
 * faulty_disk_install() lie on it.
 */
void faulty_disk_install (void);

/* From the @nth such deed on, from 1, @count of them fail with @code of SQLite; @deeds are bits of FaultyDeed. */
void faulty_disk_fail (guint deeds, guint nth, guint count, gint code);

/* Fails no more. Returns: whether anything failed since it was told to */
gboolean faulty_disk_mend (void);

G_END_DECLS
