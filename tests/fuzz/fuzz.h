/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A target is one kind of input in a file of its own with these two. Under -Dfuzz=true libFuzzer makes the inputs, otherwise
 * replay.c gives it those that are kept. Whatever comes in, it is refused with one line, or it can be gone on with: played,
 * written, read again. A property that does not hold ends the program.
 */
void fuzz_begin (void);
void fuzz_try (const guint8 *bytes, gsize size);

/* What the runtime calls. */
int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size);

/**
 * FuzzFile:
 * @path: by which it is opened as any plain file
 *
 * A file in memory, for readers that want a path.
 */
typedef struct {
  int descriptor;
  char *path;
} FuzzFile;

FuzzFile *fuzz_file_new (const void *bytes, gsize size);
FuzzFile *fuzz_file_new_text (const char *text);
void fuzz_file_free (FuzzFile *file);

/* The text up to the first byte 0. */
char *fuzz_text (const guint8 *bytes, gsize size);
char *fuzz_data_path (const char *relative);

/* Properties */
void fuzz_check_line (const char *line);
gboolean fuzz_refused (gconstpointer result, GError *error);
void fuzz_assert_same (const char *what, const char *a, const char *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FuzzFile, fuzz_file_free)

G_END_DECLS
