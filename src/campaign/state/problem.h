/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/terms.h"

G_BEGIN_DECLS

/*
 * Why something in a campaign is not done: what refuses a command, makes a line of an order sheet impossible or a task
 * fail. P (NAME, "word", "rule") and, in the comment, the figures of a #ForconCampaignVerdict that count.
 */
#define FORCON_PROBLEMS(P)                                                                                             \
  P (NONE, "none", "")                                                                                                 \
  P (NEEDS_DICE, "needs-dice", "")                           /* request */                                             \
  P (NOT_A_FACE, "not-a-face", "F-GEN-5")                    /* actual: the face, needed: which one, from 1 */         \
  P (DICE_LEFT_OVER, "dice-left-over", "F-GEN-5")            /* actual: how many */                                    \
  P (WRONG_STAGE, "wrong-stage", "F-CAMP-5")                 /* stage */                                               \
  P (NOT_READY, "not-ready", "F-CAMP-12")                    /* actual: how many things are missing */                 \
  P (UNKNOWN_ADMIRAL, "unknown-admiral", "F-CAMP-4")                                                                   \
  P (UNKNOWN_FORMATION, "unknown-formation", "F-CAMP-4")     /* text */                                                \
  P (UNKNOWN_SHIP, "unknown-ship", "F-CAMP-4")               /* text */                                                \
  P (UNKNOWN_SECTOR, "unknown-sector", "F-CAMP-2")           /* text */                                                \
  P (UNKNOWN_OBJECT, "unknown-object", "F-CAMP-2")           /* sector, text */                                        \
  P (UNKNOWN_LINE, "unknown-line", "F-CAMP-4")               /* actual */                                              \
  P (UNKNOWN_READING, "unknown-reading", "F-CAMP-4")         /* actual, needed: how many there are */                  \
  P (UNKNOWN_TASK, "unknown-task", "F-CAMP-4")               /* actual */                                              \
  P (UNKNOWN_CLASH, "unknown-clash", "F-CAMP-6")             /* actual */                                              \
  P (UNKNOWN_MEETING, "unknown-meeting", "F-CAMP-6")         /* actual */                                              \
  P (UNKNOWN_FIELD, "unknown-field", "F-MINE-1")             /* actual */                                              \
  P (UNKNOWN_POWER, "unknown-power", "F-CAMP-8")                                                                       \
  P (NOT_YOURS, "not-yours", "F-CAMP-4")                     /* formation, admiral: whose it is */                     \
  P (NOT_YOUR_SHIP, "not-your-ship", "F-CAMP-4")             /* ship, admiral: whose it is */                          \
  P (NO_FORMATION, "no-formation", "F-FORM-3")               /* nobody is told to do it */                             \
  P (NOT_NEIGHBOURS, "not-neighbours", "F-CAMP-3")           /* formation, sector: from, other: to */                  \
  P (NO_WAY, "no-way", "F-CAMP-4")                           /* formation, sector: from, other: to, needed: moves */   \
  P (SEVERAL_WAYS, "several-ways", "F-CAMP-4")               /* formation, sector: from, other: to, text: the ways */  \
  P (ALREADY_THERE, "already-there", "F-CAMP-3")             /* formation, sector */                                   \
  P (CANNOT_MOVE, "cannot-move", "F-STN-1")                  /* formation, ship: the station in it */                  \
  P (NO_TIME_LEFT, "no-time-left", "F-CAMP-4")               /* formation, actual: halves needed, needed: in a phase */\
  P (NO_MINES, "no-mines", "F-MINE-1")                       /* formation, actual: aboard, needed: wanted */           \
  P (NO_SWEEPER, "no-sweeper", "F-SWP-1")                    /* formation */                                           \
  P (NO_TROOPS, "no-troops", "F-END-6")                      /* formation, actual: aboard, needed: wanted */           \
  P (NO_PLANET, "no-planet", "F-END-6")                      /* sector */                                              \
  P (NO_GROUND_RULES, "no-ground-rules", "F-END-6")                                                                    \
  P (NOBODY_LANDED, "nobody-landed", "F-END-6")              /* sector, text: the planet */                            \
  P (TOO_MANY_TROOPS, "too-many-troops", "F-END-6")          /* actual, needed: units at most */                       \
  P (BAD_CHOICE, "bad-choice", "T-GND-2")                    /* text: what was chosen */                               \
  P (CHOICE_LEFT_OVER, "choice-left-over", "T-GND-2")        /* text: what was chosen */                               \
  P (NOT_HOSTILE, "not-hostile", "F-CAMP-4")                 /* formation: the target */                               \
  P (NOT_THERE, "not-there", "F-CAMP-4")                     /* formation: the target, sector */                       \
  P (TOO_MANY_SHIPS, "too-many-ships", "F-FORM-1")           /* actual, needed: at most; capital ships or escorts */   \
  P (NO_FLAGSHIP, "no-flagship", "F-FORM-2")                 /* formation */                                           \
  P (NO_SHIPS, "no-ships", "F-FORM-1")                       /* formation or none */                                   \
  P (NOT_IN_FORMATION, "not-in-formation", "F-FORM-2")       /* ship, formation */                                     \
  P (NOT_TOGETHER, "not-together", "F-FORM-3")               /* ship or formation, sector: is, other: should be */     \
  P (OUT_OF_ACTION, "out-of-action", "F-SHIP-8")             /* ship */                                                \
  P (UNFORMED, "unformed", "F-CAMP-12")                      /* ship: belongs to no formation */                       \
  P (NO_PLACE, "no-place", "F-CAMP-12")                      /* formation: the master has not said where it starts */  \
  P (NAME_TAKEN, "name-taken", "F-FORM-3")                   /* text */                                                \
  P (NO_NAME, "no-name", "F-FORM-3")                                                                                   \
  P (ENGAGED, "engaged", "F-CAMP-6")                         /* formation, clash */                                    \
  P (CLASHES_OPEN, "clashes-open", "F-CAMP-6")               /* actual: how many, clash: the first */                  \
  P (QUESTIONS_OPEN, "questions-open", "F-CAMP-6")           /* actual: how many, meeting: the first */                \
  P (ALREADY_ANSWERED, "already-answered", "F-CAMP-6")       /* meeting */                                             \
  P (BATTLE_GOES_ON, "battle-goes-on", "F-TURN-3")           /* clash */                                               \
  P (BATTLE_REFUSES, "battle-refuses", "")                   /* battle: its verdict */                                 \
  P (ALREADY_RETURNED, "already-returned", "F-CAMP-11")      /* clash */                                               \
  P (TOO_MANY_SIDES, "too-many-sides", "F-CAMP-11")          /* actual, needed: at most */                             \
  P (CLOCK_RUNS, "clock-runs", "F-CAMP-1")                                                                             \
  P (CLOCK_STANDS, "clock-stands", "F-CAMP-1")                                                                         \
  P (BAD_LENGTH, "bad-length", "F-CAMP-1")                   /* least, most, actual: minutes */                        \
  P (NEEDS_REASON, "needs-reason", "F-GEN-6")                                                                          \
  P (BAD_VALUE, "bad-value", "F-GEN-6")                      /* least, most */                                         \
  P (NOTHING_SAID, "nothing-said", "F-CAMP-9")                                                                         \
  P (TOO_LONG, "too-long", "F-CAMP-4")                       /* actual, needed: characters */                          \
  P (NOT_PUBLISHED, "not-published", "F-CAMP-8")             /* formation */                                           \
  P (NO_TARGET, "no-target", "F-CAMP-13")                    /* formation: whose instruction says not whom */          \
  P (NOT_IN_ADVANCE, "not-in-advance", "F-CAMP-13")          /* formation, actual: a kind of task */                   \
  P (NOT_A_FRIEND, "not-a-friend", "F-CAMP-13")              /* formation, admiral: whose it is */                     \
  P (UNKNOWN_INSTRUCTION, "unknown-instruction", "F-CAMP-13") /* actual */                                             \
  P (ALREADY_SO, "already-so", "")                                                                                     \
  P (TOO_MANY, "too-many", "")                               /* actual, needed: at most */                             \
  P (UNKNOWN_QUERY, "unknown-query", "F-CAMP-9")             /* actual */                                              \
  P (ALREADY_SETTLED, "already-settled", "F-CAMP-9")         /* actual: which query, text: its state */                \
  P (NO_ADDRESSEE, "no-addressee", "F-CAMP-9")               /* actual: which query */                                 \
  P (TO_ONESELF, "to-oneself", "F-CAMP-9")                   /* admiral */                                             \
  P (UNKNOWN_WORD, "unknown-word", "F-CAMP-4")               /* text */                                                \
  P (BATTLE_IS_OVER, "battle-is-over", "F-CAMP-11")          /* clash */                                               \
  P (NO_HELPER, "no-helper", "")                             /* clash; nobody to lend to, or no key */                 \
  P (LENT, "lent", "")                                       /* clash, text: to whom */                                \
  P (NOT_LENT, "not-lent", "")                               /* clash */                                               \
  P (UNKNOWN_LOAN, "unknown-loan", "")                       /* clash */                                               \
  P (LOAN_TAKEN_BACK, "loan-taken-back", "")                 /* clash, text: to whom it was lent */                    \
  P (LOAN_RECALLED, "loan-recalled", "")                     /* clash, text: to whom it was lent */                    \
  P (LOAN_REPLACED, "loan-replaced", "")                     /* clash, text: to whom it was lent */                    \
  P (OTHER_RULES, "other-rules", "")                         /* clash, text: by which it was lent */                   \
  P (OTHER_CAMPAIGN, "other-campaign", "")                                                                             \
  P (LOAN_ALTERED, "loan-altered", "")                       /* clash, text: to whom it was lent */                    \
  P (NO_SUGGESTIONS, "no-suggestions", "")                                                                             \
  P (BAD_SUGGESTION, "bad-suggestion", "")                   /* text: the line that cannot be read */                  \
  P (NOT_OWN_SHIP, "not-own-ship", "")                       /* clash, ship: of its table, admiral: whose it is not */ \
  P (UNKNOWN_SUGGESTION, "unknown-suggestion", "")           /* actual */                                              \
  P (SUGGESTION_SETTLED, "suggestion-settled", "")           /* actual, text: its state */                             \
  P (SUGGESTION_STALE, "suggestion-stale", "")               /* actual, clash, round: of which it is */                \
  P (HAS_BEGUN, "has-begun", "F-CAMP-12")                                                                              \
  P (UNKNOWN_ENTITY, "unknown-entity", "")                   /* entity, actual: its place */                           \
  P (UNKNOWN_PROPERTY, "unknown-property", "")               /* entity, text: what it was called */                    \
  P (BAD_PROPERTY, "bad-property", "")                       /* entity, property, text: its value */                   \
  P (LACKS_PROPERTY, "lacks-property", "")                   /* entity, property */                                    \
  P (PROPERTY_TAKEN, "property-taken", "")                   /* entity, property, text: its value */                   \
  P (OUT_OF_BOUNDS, "out-of-bounds", "")                     /* entity, property, least, most */                       \
  P (STILL_USED, "still-used", "")                           /* user: of which kind, text: which one */                \
  P (STILL_NAMED, "still-named", "")                         /* orders and messages name it */                         \
  P (BY_THE_GRID, "by-the-grid", "F-CAMP-2")                                                                           \
  P (ONLY_ONE, "only-one", "")                                                                                         \
  P (GRID_IN_USE, "grid-in-use", "F-CAMP-2")                                                                           \
  P (UNKNOWN_RULE, "unknown-rule", "")                       /* text: what it was called */                            \
  P (BAD_RULE_VALUE, "bad-rule-value", "")                   /* property: its path, text: its value */                 \
  P (RULE_OUT_OF_BOUNDS, "rule-out-of-bounds", "")           /* property: its path, text: its value, least, most */

#define FORCON_TERM_PROBLEM(NAME, word, rule) FORCON_PROBLEM_##NAME,
FORCON_DECLARE_TERM (ForconProblem, PROBLEM, FORCON_PROBLEMS, problem)

/**
 * forcon_problem_rule:
 * @problem: a problem
 *
 * Returns: (transfer none): id of the rule behind it, "" where there is none
 */
const char *forcon_problem_rule (ForconProblem problem);

G_END_DECLS
