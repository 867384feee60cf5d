/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/script/script.h"

G_BEGIN_DECLS

/*
 * Files for tests. Each test process has one file of its own in the build folder, which the next sample overwrites and
 * sample_forget() takes away.
 */
const char *sample_path (void);
const char *sample_write (const char *text);
const char *sample_write_bytes (const char *bytes, gsize size);
const char *sample_write_changed (const char *original, const char *old, const char *new);
char *sample_data_text (const char *relative);
void sample_forget (void);

/* Returns: (transfer full): the scenarios that come with the program, within the data folder: "scenarios/skirmish.xml" */
GStrv sample_scenarios (void);

/* A sound battle script, by its text. */
ForconScript *sample_load (const char *text);

/* The states are the same, whatever their ships are called. */
void sample_assert_same (const ForconBattle *a, const ForconBattle *b);

/**
 * SampleWrong:
 * @name: of the test
 * @old, @new: what is changed in a sound file
 * @near: a text that stands on the line which the error names
 * @rest: the error behind file and line
 */
typedef struct {
  const char *name;
  const char *old;
  const char *new;
  const char *near;
  const char *rest;
} SampleWrong;

/* Adds a test for each: the sound file is refused once it is changed, with exactly that line. */
void sample_add_wrongs (const char *folder, const char *sound, const SampleWrong *wrongs, gsize n);
char *sample_resource_text (const char *name);

/* The error is exactly the line "file:line: rest", or "file: rest" where @line is 0; it is freed. */
void sample_assert_error (GError **error, const char *path, gint line, const char *rest);

G_END_DECLS
