/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/files/store-probe.h"
#include "storage/files/store-sql.h"

G_BEGIN_DECLS

/* What this program writes. In 1 nothing was sealed. */
#define FORCON_STORE_VERSION 2

/* Settings of a campaign file */
#define FORCON_SETTING_RULES "rules"
#define FORCON_SETTING_PROGRAM "program"
#define FORCON_SETTING_CREATED "created"
#define FORCON_SETTING_POSITION "position"
#define FORCON_SETTING_COPIES "copies"
#define FORCON_SETTING_SECRET "secret"
#define FORCON_SETTING_RECORDED "recorded"
#define FORCON_SETTING_RULINGS "rulings"
#define FORCON_SETTING_BEAT "beat"

/* The scenario that the campaign was made of, and where it was. */
#define FORCON_SETTING_SCENARIO "scenario"
#define FORCON_SETTING_SCENARIO_PATH "scenario-path"
/* The file of own rules that it was made with, to which changes are written. */
#define FORCON_SETTING_RULES_FILE "rules-file"

/* The number of a phase follows. */
#define FORCON_SETTING_PACE "pace-"

/* Settings with this prefix are neither exported nor imported. */
#define FORCON_SETTING_PIN "pin-"

/* Makes the tables of a new file, within a transaction. */
gboolean forcon_schema_create (sqlite3 *db, const char *shown, GError **error);

/**
 * forcon_schema_check:
 * @db: any SQLite file
 * @version: (out): of its schema
 * @shown: the file
 * @error: #ForconFileError: what it is, when it is not a campaign file, or one of a newer program
 *
 * Returns: whether it is a campaign file that can be read
 */
gboolean forcon_schema_check (sqlite3 *db, gint64 *version, const char *shown, GError **error);

/**
 * forcon_schema_migrate:
 * @db: a campaign file of an older version, opened to write
 * @version: which
 * @shown: the file
 * @error: #ForconFileError
 *
 * Brings it to this program's version, wholly or not at all.
 *
 * Returns: whether it could
 */
gboolean forcon_schema_migrate (sqlite3 *db, gint64 version, const char *shown, GError **error);

/**
 * forcon_setting_get:
 * @db: a campaign file
 * @version: of its schema
 * @name: of a setting
 * @shown: the file
 * @error: #ForconFileError
 *
 * Returns: (transfer full) (nullable): its value; %NULL without an error where there is none
 */
char *forcon_setting_get (sqlite3 *db, gint64 version, const char *name, const char *shown, GError **error);

gboolean forcon_setting_put (sqlite3 *db, const char *name, const char *value, const char *shown, GError **error);

/**
 * forcon_rulings_earlier:
 * @text: (nullable): the setting FORCON_SETTING_RULINGS, "RULINGS FIRST"; files of the first release have none
 * @n: how many commands there are
 *
 * Returns: how many of the first commands were decided by other rulings than those of today: all, if no command was
 * given since
 */
guint forcon_rulings_earlier (const char *text, guint n);

/* Returns: (transfer full): the setting that says that the rulings of today are followed after so many commands */
char *forcon_rulings_text (guint earlier);

/*
 * Seals. A state has that of its text; an entry one with all before it, the first with the seal of the start; a setting
 * one with its name.
 */

/**
 * forcon_chain_link:
 * @previous: the seal of the entry before, or of the start; empty for a state
 * @body: an entry, or a state
 * @length: bytes
 *
 * Returns: (transfer full): SHA-256 of both, in hexadecimal
 */
char *forcon_chain_link (const char *previous, const char *body, gsize length);

G_END_DECLS
