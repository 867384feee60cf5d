/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/rules/twilight-journal.h"
#include "twilight/rules/twilight-owed.h"

/*
 * A clash as a test tells it. Commands are lines, with the dice behind a colon:
 *   proceed | barrage attacker: 9 3 | barrage attacker 1 destroyer: 9 3 | waive attacker | announce defender | stay defender
 *   roll attacker: 7 10 | reroll attacker 2 (Card): 4 | change attacker 2 10 (Card) | sustain defender 1 dreadnought
 *   destroy defender 2 fighter | destroy defender 1 damaged dreadnought | planet 2 | remove attacker 1 fighter
 *   retreat defender 1 | retreat defender 1 [2 fighter aboard carrier, 1 damaged mech from 2]: 4 10
 *   effect destroy attacker 1 cruiser (Card) | effect hits attacker -1 (Card) | effect arrive defender ships 1 (Card)
 */
typedef struct {
  ForconTwilightRules *rules;
  ForconTwilightClash *start;
  ForconTwilightJournal *journal;
  ForconTwilightVerdict verdict;
} TwilightCase;

/* In space, before the combat. Neighbour: a system to which both can retreat. */
TwilightCase *twilight_space (const char *attacker, const char *defender);
TwilightCase *twilight_space_with_neighbour (const char *attacker, const char *defender);
/* On planets: attacker, defender, attacker, defender, …, NULL. */
TwilightCase *twilight_ground (const char *first, ...) G_GNUC_NULL_TERMINATED;
void twilight_case_free (TwilightCase *self);

/* For a test that changes the start by hand before the first command. */
void twilight_restart (TwilightCase *self);
const ForconTwilightClash *twilight_now (const TwilightCase *self);
ForconTwilightCommand twilight_command (const TwilightCase *self, const char *line);
/* The dice of a line, ten for 0. */
GByteArray *twilight_faces (const char *line);

/* Does it all, each of which must be possible. */
void twilight_do (TwilightCase *self, ...) G_GNUC_NULL_TERMINATED;
/* Does one, and asserts what the events say: their words and fields, one event after the other, with "; " between. */
void twilight_says (TwilightCase *self, const char *line, const char *events);
/* Tries one that must be refused, which must not change anything; the figures lie in the case. */
void twilight_refuses (TwilightCase *self, const char *line, ForconTwilightVerdictKind kind);

char *twilight_events_to_text (const TwilightCase *self, const GArray *events);
void twilight_assert_step (const TwilightCase *self, ForconTwilightStep step, gint round);
void twilight_assert_force (const TwilightCase *self, ForconTwilightSide side, const char *all, const char *damaged);
void twilight_assert_owed (const TwilightCase *self, ForconTwilightOwedKind kind, ForconTwilightSide side, guint count);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwilightCase, twilight_case_free)

#define ATTACKER FORCON_TWILIGHT_SIDE_ATTACKER
#define DEFENDER FORCON_TWILIGHT_SIDE_DEFENDER
