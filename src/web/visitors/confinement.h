/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_web_confine:
 *
 * From here on all threads of this process can do what a server does that listens already, and no more: talk over the
 * sockets and pipes that are open, take connections, and have memory and threads. No file is opened, no program
 * started, no connection made, no other process looked at; what is tried is refused (EPERM). It needs no rights, and
 * holds in a chroot and a container. There is no way back.
 *
 * Returns: whether it is so; not where the kernel has no filters of system calls, and not under the address sanitizer,
 *   which looks into files of /proc itself
 */
gboolean forcon_web_confine (void);

G_END_DECLS
