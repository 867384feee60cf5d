/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-formation-file.h"

#include "forcon-formation.h"

#include <glib/gi18n-lib.h>

/**
 * forcon_formation_fail_numbers:
 * @xml: a file
 * @battle: what was read of it
 * @rules: the rules
 * @formation: one that has more ships than it may (F-FORM-1)
 * @line: where it stands
 */
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
