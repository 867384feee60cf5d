/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void forcon_thread_run (gpointer owner, GTaskThreadFunc work, GAsyncReadyCallback done, gpointer data,
                        GDestroyNotify free_data);

G_END_DECLS
