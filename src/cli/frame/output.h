/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void forcon_print_line (const char *format, ...) G_GNUC_PRINTF (1, 2);
void forcon_print_raw (const char *text);
void forcon_print_json (const char *json);
void forcon_print_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
gboolean forcon_output_finish (void);

G_END_DECLS
