/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <json-glib/json-glib.h>

/* What a run of the program came to. */
typedef struct {
  int status;
  char *out;
  char *err;
} Run;

/* Commands of the duel: up to the first shot, and the shot, whose first roll is 7 dice against armour 5. */
#define TO_THE_SHOT "<begin/>\n<end-step/>\n"
#define SHOT "<fire ship=\"grozny\" target=\"vorthalia\" weapons=\"bow-battery\"%s/>\n"
#define SHOT_LINE 15

Run *run_forcon (const char *first, ...) G_GNUC_NULL_TERMINATED;
Run *run_forcon_list (const char *first, va_list list);
Run *run_forcon_with (const char *const *environment, const char *const *arguments);
void run_free (Run *run);

char *scratch_path (const char *name);
char *free_path (const char *name);
char *write_scratch (const char *name, const char *text);
char *write_duel (const char *name, const char *seed, const char *commands);
char *write_duel_of (const char *ship, const char *name, const char *seed, const char *commands);

gboolean is_one_line (const char *text);
guint count_lines (const char *text);
JsonNode *parse_json (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)
