/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/fleet/fleet.h"

#include <glib/gi18n-lib.h>

#include "engine/state/formation.h"

ForconShipId
forcon_formation_find_ship (ForconXml *xml, const ForconBattle *battle, ForconFormationId formation, gint line,
                            const char *word, gboolean member)
{
  ForconShipId ship = forcon_battle_find_ship (battle, word);

  if (FORCON_ID_IS_NONE (ship) || (member && !FORCON_ID_EQUAL (battle->ships[ship.value - 1].formation, formation)))
    forcon_xml_fail (xml, line, _ ("a ship of that formation"), _ ("formation \"%s\" names \"%s\""),
                     forcon_battle_formation_id (battle, formation), word);
  return ship;
}

void
forcon_formation_line_up (ForconXml *xml, ForconBattle *battle, ForconFormationId formation, gint line,
                          const char *successors)
{
  g_auto (GStrv) words = g_strsplit_set (successors == NULL ? "" : successors, " \t\r\n", -1);
  gint place = 0;

  for (guint i = 0; words[i] != NULL && !forcon_xml_failed (xml); i++)
    {
      ForconShipId ship = *words[i] == '\0'
                              ? FORCON_NO_SHIP
                              : forcon_formation_find_ship (xml, battle, formation, line, words[i], TRUE);

      if (FORCON_ID_IS_NONE (ship) || forcon_xml_failed (xml))
        continue;
      if (battle->ships[ship.value - 1].succession != 0
          || FORCON_ID_EQUAL (ship, battle->formations[formation.value - 1].flagship))
        forcon_xml_fail (xml, line, _ ("each only once, and not the flagship"),
                         _ ("\"%s\" succeeds in formation \"%s\""), words[i],
                         forcon_battle_formation_id (battle, formation));
      battle->ships[ship.value - 1].succession = ++place;
    }
}

void
forcon_formation_fail_numbers (ForconXml *xml, const ForconBattle *battle, const ForconRules *rules,
                               ForconFormationId formation, gint line)
{
  g_autofree char *expected
      = g_strdup_printf (_ ("at most %d and %d"), rules->formation.escorts, rules->formation.capitals);
  ForconShips ships = forcon_formation_ships (battle, formation);
  gint escorts = 0;

  for (guint i = 0; i < ships.n; i++)
    escorts += forcon_battle_card (battle, ships.ship[i])->target == FORCON_TARGET_ESCORT;
  forcon_xml_fail (xml, line, expected, _ ("formation \"%s\" has escorts: %d, capital ships: %d"),
                   forcon_battle_formation_id (battle, formation), escorts, (gint) ships.n - escorts);
}
