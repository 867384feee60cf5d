/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"

G_BEGIN_DECLS

/**
 * ForconTwilightGame:
 * @rules: (nullable): of the set-up; a clash that is played has taken them
 * @rules_name: by which a file asks for them
 * @draft: the set-up
 * @planet: which of its planets is being set up, from 0
 * @plans: (array length=2): what each side does where nobody chooses
 * @file: (nullable): the clash that is played
 * @path: (nullable): where it was saved last
 * @modified: whether something is not saved
 * @pending: whether @asked was wanted by somebody, and is not only what comes next
 * @asking: whether @asked waits for the dice of @request
 * @faces: those of its dice that were typed so far
 */
struct _ForconTwilightGame {
  GObject parent;

  ForconTwilightRules *rules;
  char *rules_name;
  ForconTwilightClash *draft;
  guint planet;
  ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT];
  ForconTwilightFile *file;
  char *path;
  gboolean modified;

  gboolean pending;
  gboolean asking;
  ForconTwilightCommand asked;
  ForconTwilightRequest request;
  GByteArray *faces;
};

/* Tells everybody, after a look at what is waited for now. */
void forcon_twilight_game_tell_changed (ForconTwilightGame *self);

void forcon_twilight_game_tell_refused (ForconTwilightGame *self, const ForconTwilightVerdict *verdict);

/* Returns: (transfer full): the set-up as its file holds it */
char *forcon_twilight_game_draft_to_xml (ForconTwilightGame *self);

/* twilight-game-play.c: looks anew what is waited for, after anything happened. */

/* Drops what was typed, and what waited for it. */
void forcon_twilight_game_forget_dice (ForconTwilightGame *self);

/* If nothing was wanted that needs dice, the next thing may need some: they can be typed at once. */
void forcon_twilight_game_look_ahead (ForconTwilightGame *self);

G_END_DECLS
