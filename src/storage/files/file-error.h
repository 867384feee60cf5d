/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define FORCON_FILE_ERROR (forcon_file_error_quark ())

/**
 * ForconFileError:
 * @FORCON_FILE_ERROR_UNREADABLE: there is no such file, or it cannot be read
 * @FORCON_FILE_ERROR_DAMAGED: what is in it is not what was expected
 * @FORCON_FILE_ERROR_UNWRITABLE: it cannot be written
 * @FORCON_FILE_ERROR_BUSY: another program writes it
 * @FORCON_FILE_ERROR_NEWER: a newer version of this program made it
 * @FORCON_FILE_ERROR_MOVED: its name leads to another file by now, or to none
 * @FORCON_FILE_ERROR_CHANGED: another program has written it since it was opened
 * @FORCON_FILE_ERROR_CALLED_OFF: the caller cancelled it
 *
 * The message is always one whole line: `file:line: what, expected what`, without the line number where there is none.
 */
typedef enum {
  FORCON_FILE_ERROR_UNREADABLE,
  FORCON_FILE_ERROR_DAMAGED,
  FORCON_FILE_ERROR_UNWRITABLE,
  FORCON_FILE_ERROR_BUSY,
  FORCON_FILE_ERROR_NEWER,
  FORCON_FILE_ERROR_MOVED,
  FORCON_FILE_ERROR_CHANGED,
  FORCON_FILE_ERROR_CALLED_OFF,
} ForconFileError;

/* Characters of a whole complaint, and of a value in it: a line of an error is read by people. */
#define FORCON_FILE_ERROR_MAX 200
#define FORCON_FILE_ERROR_VALUE_MAX 60

GQuark forcon_file_error_quark (void);

/**
 * forcon_file_error_set:
 * @error: (nullable): where to
 * @code: which kind
 * @path: the file
 * @line: its line, from 1, or 0 for the whole file
 * @what: what is wrong, translated
 * @expected: what was expected, translated
 *
 * Makes the one line that every error of a file is.
 */
void forcon_file_error_set (GError **error, ForconFileError code, const char *path, gint line, const char *what,
                            const char *expected);

/**
 * forcon_file_error_quote:
 * @text: anything, from a file
 * @limit: how many of its characters are kept
 *
 * Returns: (transfer full): @text as it may stand in a line: valid, without line ends, not too long
 */
char *forcon_file_error_quote (const char *text, guint limit);

G_END_DECLS
