/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-ship-file.h"

#define FIELD(attribute, KIND, member)                                                                                 \
  { attribute, FORCON_SHIP_FIELD_##KIND, G_STRUCT_OFFSET (ForconShip, member) }

const ForconShipField forcon_ship_fields[] = {
  FIELD ("readiness-lost", COUNT, readiness_lost),
  FIELD ("ew-attack-lost", COUNT, ew_attack_lost),
  FIELD ("generators-destroyed", FLAG, generators_destroyed),
  FIELD ("shields-used", COUNT, shields_used),
  FIELD ("shaken", COUNT, shaken),
  FIELD ("has-moved", FLAG, has_moved),
  FIELD ("moved", FLAG, moved),
  FIELD ("order", ORDER, order),
  FIELD ("order-failed", FLAG, order_failed),
  FIELD ("bonus", LENGTH, bonus),
  FIELD ("fired", WEAPONS, fired),
  FIELD ("returned", WEAPONS, returned),
  FIELD ("target-check", CHECK, target_check),
  FIELD ("repairs", COUNT, repairs),
  FIELD ("succession", COUNT, succession),
  FIELD ("planet", NUMBER, planet),
  FIELD ("moved-distance", LENGTH, moved_distance),
  FIELD ("turned", FLAG, turned),
  FIELD ("no-turn", COUNT, no_turn),
  FIELD ("fire-order", ORDER, fire_order),
  FIELD ("brace-side", SIDE, brace_side),
  FIELD ("brace-ends", COUNT, brace_ends),
  FIELD ("brace-factor", COUNT, brace_factor),
  FIELD ("strained", COUNT, strained),
  FIELD ("joined", FLAG, joined),
  FIELD ("prepared", FLAG, prepared),
  FIELD ("loading", WEAPONS, loading),
  FIELD ("unready", WEAPONS, unready),
  FIELD ("turrets-used", FLAG, turrets_used),
  FIELD ("covers", SHIP, covers),
  FIELD ("cover", WEAPONS, cover),
  FIELD ("cover-spent", WEAPONS, cover_spent),
  FIELD ("hits-lost", COUNT, hits_lost),
  FIELD ("boards", SHIP, boards),
  FIELD ("captor", SHIP, captor),
  FIELD ("captive", COUNT, captive),
  FIELD ("mines-laid", COUNT, mines_laid),
  FIELD ("laying", FLAG, laying),
  FIELD ("sweeping", FLAG, sweeping),
  FIELD ("halved", HALVES, halved),
  FIELD ("falling", COUNT, falling),
  FIELD ("landed", COUNT, landed),
};

const gsize forcon_n_ship_fields = G_N_ELEMENTS (forcon_ship_fields);
