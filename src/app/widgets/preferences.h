/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What this user wants on this machine; data/org.forcon.Master.gschema.xml says of each key what it is. */
#define FORCON_PREFERENCE_LANGUAGE "language"
#define FORCON_PREFERENCE_THEME "theme"
#define FORCON_PREFERENCE_ALARM_SOUND "alarm-sound"
#define FORCON_PREFERENCE_ALARM_NOTICE "alarm-notice"
#define FORCON_PREFERENCE_REAL_DICE "real-dice"
#define FORCON_PREFERENCE_ROLL_FOR_ABSENT "roll-for-absent"
#define FORCON_PREFERENCE_CHECK_FIRST "check-first"
#define FORCON_PREFERENCE_MAP_SCALE "map-scale"
#define FORCON_PREFERENCE_INSPECTOR "inspector"
#define FORCON_PREFERENCE_RECENT "recent"
#define FORCON_PREFERENCE_FOLDER "folder"
#define FORCON_PREFERENCE_SCAN_FOLDER "scan-folder"

/**
 * forcon_preferences:
 *
 * Returns: (transfer none): the user's preferences, one object for the whole program
 */
GSettings *forcon_preferences (void);

G_END_DECLS
