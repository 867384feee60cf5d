/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/battle-records.h"
#include "base/fingerprint.h"

/* So many levels are hashed in any battle, for the sake of hashes that were written down. */
#define LEVELS_AT_LEAST 8

/*
 * Running numbers of criticals are only names, and what they took stands at the end. Instructions count only where
 * there are any, for the sake of hashes that were written down.
 */
static void
add_lists (GByteArray *bytes, const ForconBattle *battle)
{
  for (ForconPart part = 0; part < FORCON_N_PARTS; part++)
    {
      const GArray *list = forcon_battle_parts (battle, part);
      const ForconRecordShape *shape = forcon_part_shape (part);

      if (part == FORCON_PART_DOCTRINE && list->len == 0)
        continue;
      forcon_fingerprint_add (bytes, list->len);
      for (guint i = 0; i < list->len; i++)
        if (part == FORCON_PART_CRITICAL)
          {
            const ForconCritical *critical = &g_array_index (list, ForconCritical, i);

            forcon_fingerprint_add (bytes, critical->ship.value);
            forcon_fingerprint_add (bytes, critical->effect);
            forcon_fingerprint_add (bytes, critical->extra);
          }
        else
          forcon_fingerprint_add_record (bytes, list->data + i * shape->size, shape);
    }
}

char *
forcon_battle_hash (const ForconBattle *battle)
{
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new (1024 + battle->n_ships * 512);

  forcon_fingerprint_add_record (bytes, battle, forcon_battle_shape ());
  forcon_fingerprint_add (bytes, battle->n_ships);
  for (guint i = 0; i < battle->n_ships; i++)
    forcon_fingerprint_add_record (bytes, &battle->ships[i], forcon_ship_shape ());
  forcon_fingerprint_add (bytes, battle->n_formations);
  for (guint i = 0; i < battle->n_formations; i++)
    {
      forcon_fingerprint_add_record (bytes, &battle->formations[i], forcon_formation_shape ());
      for (guint side = 0; side < MAX (forcon_battle_n_sides (battle), LEVELS_AT_LEAST); side++)
        forcon_fingerprint_add (bytes, battle->formations[i].levels[side]);
    }
  add_lists (bytes, battle);
  /* Only criticals that took readiness or EW attack, for the sake of hashes that were written down. */
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (critical->readiness == 0 && critical->ew_attack == 0)
        continue;
      forcon_fingerprint_add (bytes, i);
      forcon_fingerprint_add (bytes, critical->readiness);
      forcon_fingerprint_add (bytes, critical->ew_attack);
    }
  /* Only where it was said who comes when, for the sake of hashes that were written down. */
  for (guint i = 0; i < battle->roster->sides->len; i++)
    if (g_array_index (battle->roster->sides, ForconSide, i).turn != 0)
      forcon_fingerprint_add (bytes, g_array_index (battle->roster->sides, ForconSide, i).turn);
  return forcon_fingerprint_finish (bytes);
}
