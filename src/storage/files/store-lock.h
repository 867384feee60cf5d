/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Who writes a campaign file: a lock on a file beside it, which the system releases however its holder ends. The file
 * says who that is.
 */
typedef struct _ForconStoreLock ForconStoreLock;

/**
 * forcon_store_lock_take:
 * @file: a campaign file; the lock lies beside it
 * @shown: what people call it
 * @error: #ForconFileError; who writes where another program does
 *
 * Returns: (transfer full): the lock, or %NULL with @error set
 */
ForconStoreLock *forcon_store_lock_take (const char *file, const char *shown, GError **error);

/**
 * forcon_store_lock_hold:
 * @lock: a lock
 * @shown: what people call the campaign file
 * @error: #ForconFileError; who writes where another program does by now
 *
 * Sees that nobody removed it, for then another program may have taken one of its own. If nobody did it is taken anew.
 *
 * Returns: whether it is held
 */
gboolean forcon_store_lock_hold (ForconStoreLock *lock, const char *shown, GError **error);

/* Takes the file away first, so that nobody finds one whose holder is gone; but not another program's. */
void forcon_store_lock_free (ForconStoreLock *lock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconStoreLock, forcon_store_lock_free)

G_END_DECLS
