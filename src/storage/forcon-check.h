/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a file is, as its beginning tells; whether it is sound is another question. */
typedef enum {
  FORCON_FILE_UNKNOWN,
  FORCON_FILE_RULES,
  FORCON_FILE_FLEET_DICE_RULES,
  FORCON_FILE_FLEET_DICE_CLASH,
  FORCON_FILE_FLEET_BOOK,
  FORCON_FILE_BATTLE,
  FORCON_FILE_SCENARIO,
  FORCON_FILE_EXCHANGE,
  FORCON_FILE_CAMPAIGN,
} ForconFileKind;

ForconFileKind forcon_file_kind (const char *path, GError **error);
gboolean forcon_file_check (const char *path, GError **error);

G_END_DECLS
