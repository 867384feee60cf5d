/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One line on standard output, whatever the texts in it hold. */
void forcon_print_line (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* For text that is a format of its own, such as XML or GOption's help. */
void forcon_print_raw (const char *text);

/* One line for programs. */
void forcon_print_json (const char *json);

/* One line on standard error, behind all that was printed before. */
void forcon_print_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/**
 * forcon_output_finish:
 *
 * Returns: whether all of standard output was written; a full disk is not silence
 */
gboolean forcon_output_finish (void);

G_END_DECLS
