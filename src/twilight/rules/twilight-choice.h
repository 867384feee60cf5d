/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/rules/twilight-journal.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/* A choice that holds in whatever round its step comes first. */
#define FORCON_TWILIGHT_ANY_ROUND (-1)

/**
 * ForconTwilightChoice:
 * @line: of the file that it stands in, 0 for none
 * @step: in which step it is made
 * @round: in which round, or %FORCON_TWILIGHT_ANY_ROUND
 * @planet: in the combat for which planet, from 1; 0 in space, and for the first one that it fits
 * @command: what is chosen
 * @of_roller: whose ability the command is was not said: whose turn it is then
 *
 * What somebody said beforehand: it is used once, as soon as the clash comes to where it fits. A plain value.
 */
typedef struct {
  gint line;
  ForconTwilightStep step;
  gint round;
  guint planet;
  ForconTwilightCommand command;
  gboolean of_roller;
} ForconTwilightChoice;

/* No choice: the command comes from a plan. */
#define FORCON_TWILIGHT_NO_CHOICE G_MAXUINT

gboolean forcon_twilight_choose (const ForconTwilightJournal *journal, const GArray *choices,
                                 const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                 ForconTwilightCommand *command, guint *choice);
gboolean forcon_twilight_choose_possible (const ForconTwilightJournal *journal, const GArray *choices,
                                          const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                          ForconTwilightCommand *command, guint *choice, ForconTwilightVerdict *moot);
guint forcon_twilight_choice_unused (const ForconTwilightJournal *journal, const GArray *choices, guint n_played,
                                     guint from);

G_END_DECLS
