/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the pages only: how they are kept, for who writes them to files. */

#include "forcon-folio.h"

G_BEGIN_DECLS

/* A bookmark: @depth 0 is the outermost. */
typedef struct {
  guint page;
  guint depth;
  char *text;
} ForconFolioMark;

/* @leaves: (element-type ForconLeaf); @marks: (element-type ForconFolioMark), as they are read */
struct _ForconFolio {
  char *title;
  char *subject;
  const ForconStyle *style;
  GArray *leaves;
  GArray *marks;
};

G_END_DECLS
