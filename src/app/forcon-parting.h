/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows that are closed, and widgets that go. */
#pragma once

#include <gtk/gtk.h>

void forcon_parting_follow (void);
void forcon_parting_let_go (gpointer followed, gpointer follower);
