/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/orders/scan-desk.h"
#include "scan/scan-shelf.h"
#include "scan/scan-watch.h"

G_BEGIN_DECLS

/* A page that has this file now, and had that one before; %NULL where it was not filed. */
typedef struct {
  char *now;
  char *before;
} ForconScanMoved;

struct _ForconScanDesk {
  GObject parent;

  /* Model */
  ForconGame *game;

  /* Owned; the shelf is %NULL while no campaign with a file is open */
  ForconScanShelf *shelf;
  GFileMonitor *monitor;
  GPtrArray *pages;
  ForconScanWatch *watch;
  GQueue waiting;
  gboolean busy;

  /* Since it rested: how many the user added, and, of those that are taken back together, how many pictures were filed;
   * (element-type ForconScanMoved): what is taken back together. */
  guint added;
  guint filed;
  GArray *undoable;
};

/* Looks at the folder anew. */
void forcon_scan_desk_list (ForconScanDesk *self);

void forcon_scan_desk_tell (ForconScanDesk *self, const char *text, gboolean undoable);

/* What was done before cannot be taken back any more, and is not counted. */
void forcon_scan_desk_forget (ForconScanDesk *self);

/* Remembers a change, so that it can be taken back. */
void forcon_scan_desk_remember (ForconScanDesk *self, const char *now, const char *before);

/* Whether the campaign of a shelf is still open. */
gboolean forcon_scan_desk_has_open (ForconScanDesk *self, const ForconScanShelf *shelf);

G_END_DECLS
