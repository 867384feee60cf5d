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

/**
 * forcon_twilight_choose:
 * @journal: a clash as it stands
 * @choices: (element-type ForconTwilightChoice): what was said beforehand
 * @plans: (array length=2): what each side does besides
 * @command: (out): what comes next
 * @choice: (out): from which of @choices, or %FORCON_TWILIGHT_NO_CHOICE where it is proposed by a plan
 *
 * Which choices were used already is seen in the journal, so that taking a command back gives its choice back too.
 *
 * Returns: whether anything is left to be done
 */
gboolean forcon_twilight_choose (const ForconTwilightJournal *journal, const GArray *choices,
                                 const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                 ForconTwilightCommand *command, guint *choice);

/**
 * forcon_twilight_choose_possible:
 * @journal: a clash as it stands
 * @choices: (element-type ForconTwilightChoice): what was said beforehand
 * @plans: (array length=2): what each side does besides
 * @command: (out): what comes next
 * @choice: (out): from which of @choices, or %FORCON_TWILIGHT_NO_CHOICE where it is proposed by a plan
 * @moot: (optional) (array): of every choice; set for those that were passed over, to why they are refused now
 *
 * As forcon_twilight_choose(), but passes over choices that the clash has made impossible. One that can never be
 * done is not passed over, so that somebody hears of it.
 *
 * Returns: whether anything is left to be done
 */
gboolean forcon_twilight_choose_possible (const ForconTwilightJournal *journal, const GArray *choices,
                                          const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                          ForconTwilightCommand *command, guint *choice, ForconTwilightVerdict *moot);

/**
 * forcon_twilight_choice_unused:
 * @journal: a clash, played to where it stands
 * @choices: (element-type ForconTwilightChoice): what was said beforehand
 * @n_played: how many of its commands were played before anybody looked at the choices; those that were passed over
 *   then do not count
 * @from: where to begin to look
 *
 * Returns: the first choice from there on that was not used, or %FORCON_TWILIGHT_NO_CHOICE
 */
guint forcon_twilight_choice_unused (const ForconTwilightJournal *journal, const GArray *choices, guint n_played,
                                     guint from);

G_END_DECLS
