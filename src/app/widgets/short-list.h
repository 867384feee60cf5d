/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void forcon_short_list_apply (GtkDropDown *drop_down);

G_END_DECLS
