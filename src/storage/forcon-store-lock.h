/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Who writes a campaign file: a lock on a file beside it, which the system releases however its holder ends. The file
 * says who that is.
 */
typedef struct _ForconStoreLock ForconStoreLock;

ForconStoreLock *forcon_store_lock_take (const char *file, const char *shown, GError **error);
gboolean forcon_store_lock_hold (ForconStoreLock *lock, const char *shown, GError **error);
void forcon_store_lock_free (ForconStoreLock *lock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconStoreLock, forcon_store_lock_free)

G_END_DECLS
