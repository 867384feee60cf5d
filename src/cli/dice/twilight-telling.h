/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/dice/twilight-file.h"

G_BEGIN_DECLS

/* Prints a fleet-dice clash as sentences. */

/**
 * forcon_twilight_tell_entry:
 * @file: a clash
 * @entry: one of its commands
 *
 * Prints what came of it.
 */
void forcon_twilight_tell_entry (const ForconTwilightFile *file, const ForconTwilightEntry *entry);

/**
 * forcon_twilight_tell_forces:
 * @file: a clash
 *
 * Prints the present forces of both sides.
 */
void forcon_twilight_tell_forces (const ForconTwilightFile *file);

/* The same as JSON on one line. */

/**
 * forcon_twilight_json_begin:
 * @json: what is written to
 * @file: a clash that is about to be played
 */
void forcon_twilight_json_begin (GString *json, const ForconTwilightFile *file);

/* A command with its dice and what came of it. */
void forcon_twilight_json_entry (GString *json, const ForconTwilightFile *file, const ForconTwilightEntry *entry);

/**
 * forcon_twilight_json_end:
 * @json: what was begun with forcon_twilight_json_begin()
 * @file: a clash
 *
 * Ends it with the result, who is left, and which choices were not used.
 */
void forcon_twilight_json_end (GString *json, const ForconTwilightFile *file);

G_END_DECLS
