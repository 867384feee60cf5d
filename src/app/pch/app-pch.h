/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read once for all files of the window, where it is built with precompiled headers (b_pch): they are most of what the
 * compiler reads. Every file still includes what it uses. */
#include <adwaita.h>
#include <glib/gi18n-lib.h>
