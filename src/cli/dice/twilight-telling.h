/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/dice/twilight-file.h"

G_BEGIN_DECLS

/* Prints a fleet-dice clash as sentences. */
void forcon_twilight_tell_entry (const ForconTwilightFile *file, const ForconTwilightEntry *entry);
void forcon_twilight_tell_forces (const ForconTwilightFile *file);

/* The same as JSON on one line. */
void forcon_twilight_json_begin (GString *json, const ForconTwilightFile *file);
void forcon_twilight_json_entry (GString *json, const ForconTwilightFile *file, const ForconTwilightEntry *entry);
void forcon_twilight_json_end (GString *json, const ForconTwilightFile *file);

G_END_DECLS
