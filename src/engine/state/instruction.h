/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/ids.h"
#include "base/record.h"
#include "engine/state/terms.h"

G_BEGIN_DECLS

/* Bits (1 << side id), and bits (1 << ship type). */
FORCON_DECLARE_FIELD_TYPE (MASK, sides, guint32)
FORCON_DECLARE_FIELD_TYPE (MASK, ship_types, guint32)

/*
 * What a standing instruction says to the captains of a formation (F-CAMP-13). formation: whom it binds. Its case:
 * when; amount: of OUTNUMBERED the factor times 100, 0 for the default one, of HITS_BELOW the share in percent, of
 * ROUND the round, from 1; foe, foes, foe_types: of MEETS: which formation, whose, of which types, each none or 0 for
 * any. What it tells: what; target, ship: whom to protect, follow, await or fire at first, or none; types: of ships to
 * fire at first, or 0; range: of KEEP_WITHIN and KEEP_BEYOND, 0.01 cm. REQUIRED: files always say it.
 */
#define FORCON_FIELDS_DOCTRINE(F)                                                                                      \
  F (formation, formation, "formation", REQUIRED) F (when, when) F (amount, int) F (foe, formation) F (foes, sides)    \
  F (foe_types, ship_types) F (what, what, "what", REQUIRED) F (target, formation) F (ship, ship)                      \
  F (types, ship_types) F (range, length)

/*
 * What a table keeps of it, for cases that look back: whether the formation was fired at or attacked since, and who was
 * its flagship when it was given.
 */
#define FORCON_FIELDS_DOCTRINE_PAST(F) F (attacked, flag) F (flagship, ship)

typedef struct {
  FORCON_FIELDS_DOCTRINE (FORCON_RECORD_MEMBER)
  FORCON_FIELDS_DOCTRINE_PAST (FORCON_RECORD_MEMBER)
} ForconDoctrine;

/* Of all its fields, those of the past last. */
const ForconRecordShape *forcon_doctrine_shape (void);

G_END_DECLS
