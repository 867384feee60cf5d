/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"

G_BEGIN_DECLS

/* What is cut out and put on the table. */
typedef enum {
  FORCON_TOKEN_FACE,    /* a counter */
  FORCON_TOKEN_BACK,    /* its back: a contact (F-EW-1) */
  FORCON_TOKEN_TORPEDO, /* a salvo */
  FORCON_TOKEN_MINE,
  FORCON_TOKEN_BLAST,
  FORCON_TOKEN_RIFT,
  FORCON_TOKEN_BASE, /* where a counter lies on a tray */
} ForconTokenKind;

/**
 * ForconToken:
 * @x, @y: its middle, mm
 * @radius: mm
 * @flipped: its bow points down
 * @type: of a ship
 * @charge: of a mine
 * @side: whose it is, as of ForconCounter
 * @name: (nullable): what is written on it
 *
 * Private to this layer: a round thing at its true size.
 */
typedef struct {
  ForconTokenKind kind;
  double x;
  double y;
  double radius;
  gboolean flipped;
  ForconShipType type;
  ForconCharge charge;
  guint side;
  char *name;
} ForconToken;

void forcon_token_clear (ForconToken *token);
void forcon_token_draw (const ForconDraw *draw, const ForconToken *token);

G_END_DECLS
