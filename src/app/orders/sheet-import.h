/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/**
 * ForconSheetImport:
 * @name: of the file, as it is shown. Owned
 * @text: (nullable): of the sheet. Owned
 * @error: (nullable): why there is none, in one line. Owned
 * @encoding: what letters it was written in
 * @admiral: whose it is by the name of the file, or none
 *
 * A text file with an order sheet that is to be handed in.
 */
typedef struct {
  char *name;
  char *text;
  char *error;
  const char *encoding;
  ForconSideId admiral;
} ForconSheetImport;

GArray *forcon_sheet_imports_load (ForconGame *game, const char *const *paths);
gboolean forcon_sheet_imports_are_clear (ForconGame *game, const GArray *imports);
guint forcon_sheet_imports_hand_in (ForconGame *game, const GArray *imports);
void forcon_sheet_imports_ask (GtkWindow *parent, ForconGame *game, GArray *imports, GCallback done, gpointer data);

G_END_DECLS
