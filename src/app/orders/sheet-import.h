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

/**
 * forcon_sheet_imports_load:
 * @game: a game with a campaign
 * @paths: (array zero-terminated=1): text files
 *
 * Reads them and enters nothing.
 *
 * Returns: (transfer full) (element-type ForconSheetImport): each with its text, or why there is none
 */
GArray *forcon_sheet_imports_load (ForconGame *game, const char *const *paths);

/**
 * forcon_sheet_imports_are_clear:
 * @game: a game with a campaign
 * @imports: (element-type ForconSheetImport): files
 *
 * Returns: whether nothing need be asked: every file could be read and says whose it is, no two are the same
 *   admiral's, and none takes the place of a sheet that is handed in
 */
gboolean forcon_sheet_imports_are_clear (ForconGame *game, const GArray *imports);

/**
 * forcon_sheet_imports_hand_in:
 * @game: a game with a campaign
 * @imports: (element-type ForconSheetImport): files; those without text or admiral do not count
 *
 * Hands in all of them. If one is refused, which has been told, those before it are taken back.
 *
 * Returns: how many are handed in
 */
guint forcon_sheet_imports_hand_in (ForconGame *game, const GArray *imports);

/**
 * forcon_sheet_imports_ask:
 * @parent: the window to stand before
 * @game: a game with a campaign
 * @imports: (element-type ForconSheetImport): files
 * @done: (scope forever): called with @data once the user has said whose they are; those that are not to be handed
 *   in have no admiral then
 * @data: a #GObject; if it is gone by then nothing is called
 *
 * Lists the files with the admirals whose they may be.
 */
void forcon_sheet_imports_ask (GtkWindow *parent, ForconGame *game, GArray *imports, GCallback done, gpointer data);

G_END_DECLS
