/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * forcon_thread_run:
 * @owner: (nullable): a #GObject that lives until it is done
 * @work: on the thread: gets @data, and returns something by its #GTask
 * @done: (nullable): on the main thread, when that is over: gets @owner
 * @data: (transfer full): what both need: g_task_get_task_data()
 * @free_data: (nullable): lets that go
 *
 * Does something on another thread. All that was given is let go on the main thread, after @done: a GTask that owned it
 * might be let go by the thread, and a widget must not die there.
 */
void forcon_thread_run (gpointer owner, GTaskThreadFunc work, GAsyncReadyCallback done, gpointer data,
                        GDestroyNotify free_data);

G_END_DECLS
