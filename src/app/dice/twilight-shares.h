/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "twilight/odds/twilight-odds.h"

G_BEGIN_DECLS

/* The ways in which a combat can come out, from the attacker's to the defender's. */
typedef enum {
  FORCON_SHARE_ATTACKER, /* lines that rise */
  FORCON_SHARE_DRAW,     /* dots */
  FORCON_SHARE_ONGOING,  /* nothing */
  FORCON_SHARE_DEFENDER, /* lines that fall */
  FORCON_N_SHARE
} ForconShare;

/*
 * Chances as a picture: the shares of 1, as a bar that lies, or as a row of columns, one for each round. Each share
 * has a pattern besides its colour. With no chances at all it is a swatch of one share.
 */
#define FORCON_TYPE_TWILIGHT_SHARES (forcon_twilight_shares_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightShares, forcon_twilight_shares, FORCON, TWILIGHT_SHARES, GtkWidget)

/* Returns: (transfer floating): a bar without chances */
GtkWidget *forcon_twilight_shares_new_bar (void);

/**
 * forcon_twilight_shares_new_columns:
 * @max: how many there can be
 *
 * Returns: (transfer floating): room for so many columns
 */
GtkWidget *forcon_twilight_shares_new_columns (guint max);

/* Returns: (transfer floating): what the others show that share by */
GtkWidget *forcon_twilight_shares_new_swatch (ForconShare share);

/**
 * forcon_twilight_shares_set:
 * @self: a picture of chances
 * @odds: (array length=n): chances, of which a bar has one
 * @n: how many; 0 for none
 * @description: the same in words
 */
void forcon_twilight_shares_set (ForconTwilightShares *self, const ForconTwilightOdds *odds, guint n,
                                   const char *description);

/* Returns: the chance of it */
double forcon_twilight_share (const ForconTwilightOdds *odds, ForconShare share);

G_END_DECLS
