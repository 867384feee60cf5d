/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is still wrong with a scenario that is being made. It is saved all the same. */

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/*
 * T (NAME, "word", weight): UNREADABLE: the scenario's file could not be read again; UNPLAYABLE: play cannot begin;
 * DOUBTFUL: it can, but is that meant?
 */
#define FORCON_FLAWS(T)                                                                                                \
  T (FEW_ADMIRALS, "few-admirals", UNREADABLE)       /* of the campaign; actual, needed */                             \
  T (NO_SECTORS, "no-sectors", UNREADABLE)           /* of the campaign */                                             \
  T (NO_SHIPS, "no-ships", UNREADABLE)               /* of a formation */                                              \
  T (TOO_MANY_SHIPS, "too-many-ships", UNREADABLE)   /* of a formation */                                              \
  T (NO_MOUTH, "no-mouth", UNREADABLE)               /* of a border, other: a sector without one */                    \
  T (NAMES_NOTHING, "names-nothing", UNREADABLE)     /* of an alias */                                                 \
  T (NO_FLAGSHIP, "no-flagship", UNPLAYABLE)         /* of a formation */                                              \
  T (NO_PLACE, "no-place", UNPLAYABLE)               /* of a formation */                                              \
  T (UNFORMED, "unformed", UNPLAYABLE)               /* of a ship */                                                   \
  T (NO_ADMIRAL, "no-admiral", DOUBTFUL)             /* of a power */                                                  \
  T (NO_FORMATION, "no-formation", DOUBTFUL)         /* of an admiral */                                               \
  T (NO_ENEMY, "no-enemy", DOUBTFUL)                 /* of an admiral */                                               \
  T (SAME_COLOUR, "same-colour", DOUBTFUL)           /* of a power, other: another power */                            \
  T (LIKE_COLOUR, "like-colour", DOUBTFUL)           /* of a power, other: another; actual: a ForconVision */          \
  T (NO_NEIGHBOURS, "no-neighbours", DOUBTFUL)       /* of a sector */                                                 \
  T (OUT_OF_REACH, "out-of-reach", DOUBTFUL)         /* of a sector, other: the first one */                           \
  T (UNARMED, "unarmed", DOUBTFUL)                   /* of a ship of war */

#define FORCON_TERM_FLAW(NAME, word, weight) FORCON_FLAW_##NAME,
FORCON_DECLARE_TERM (ForconFlawKind, FLAW, FORCON_FLAWS, flaw)

typedef enum {
  FORCON_FLAW_IS_UNREADABLE,
  FORCON_FLAW_IS_UNPLAYABLE,
  FORCON_FLAW_IS_DOUBTFUL,
} ForconFlawWeight;

/**
 * ForconFlaw:
 * @kind: what is wrong
 * @entity, @place: of what, so that a window can lead there
 * @other, @other_place: what else it concerns, as FORCON_FLAWS says; place 0 is nothing
 *
 * Something that is wrong, or looks so.
 */
typedef struct {
  ForconFlawKind kind;
  ForconEntity entity;
  guint place;
  ForconEntity other;
  guint other_place;
  gint actual;
  gint needed;
} ForconFlaw;

ForconFlawWeight forcon_flaw_weight (ForconFlawKind kind);

/**
 * forcon_campaign_flaws:
 * @campaign: a campaign before play
 * @rules: the rules
 *
 * Returns: (transfer full) (element-type ForconFlaw): all that is wrong, kind by kind, the heaviest first
 */
GArray *forcon_campaign_flaws (const ForconCampaign *campaign, const ForconRules *rules);

G_END_DECLS
