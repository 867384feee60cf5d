/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-write.h"

#include "engine/state/formation.h"

/*
 * Formations are numbered: first those that the file names, then the ships that stand alone, in their order. So what
 * can go unnamed is a tail of formations of one ship each, in the order of these ships, of which a ship can say all
 * that there is.
 */

static gboolean
may_go_unnamed (const ForconBattle *battle, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);
  ForconShipId ship = forcon_formation_first_ship (battle, id);
  guint n_ships = 0;

  for (guint i = 0; i < battle->n_ships; i++)
    n_ships += FORCON_ID_EQUAL (battle->ships[i].formation, id);
  if (n_ships != 1 || *forcon_battle_formation_id (battle, id) != '\0')
    return FALSE;
  if (!FORCON_ID_IS_NONE (formation->return_target)
      && FORCON_ID_IS_NONE (forcon_formation_first_ship (battle, formation->return_target)))
    return FALSE;
  return FORCON_ID_EQUAL (formation->flagship, ship) && !formation->broken && !formation->flag_tried
         && FORCON_ID_EQUAL (formation->side, battle->ships[ship.value - 1].side);
}

/* How many formations, from the first on, must be named. */
static guint
count_named (const ForconBattle *battle)
{
  ForconShipId next = { G_MAXUINT16 };

  for (guint i = battle->n_formations; i > 0; i--)
    {
      ForconFormationId id = { (guint16) i };
      ForconShipId ship = forcon_formation_first_ship (battle, id);

      if (!may_go_unnamed (battle, id) || ship.value > next.value)
        return i;
      next = ship;
    }
  return 0;
}

static guint32
sides_at (const ForconFormation *formation, ForconLevel level)
{
  guint32 sides = 0;

  for (guint i = 0; i < FORCON_SIDES_MAX; i++)
    if (formation->levels[i] == level)
      sides |= 1u << (i + 1);
  return sides;
}

static void
write_levels (xmlTextWriterPtr out, const ForconBattle *battle, const ForconFormation *formation)
{
  forcon_script_put_sides (out, "hidden-from", battle, sides_at (formation, FORCON_LEVEL_HIDDEN));
  forcon_script_put_sides (out, "contact-for", battle, sides_at (formation, FORCON_LEVEL_CONTACT));
}

static void
write_word (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconFormationId formation)
{
  g_autofree char *word = forcon_script_formation_word (battle, formation);

  if (!FORCON_ID_IS_NONE (formation))
    forcon_xml_put_text (out, name, word);
}

static void
write_formation (xmlTextWriterPtr out, const ForconBattle *battle, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);

  forcon_xml_begin (out, "formation");
  write_word (out, "id", battle, id);
  forcon_xml_put_unless_empty (out, "name", forcon_battle_formation_name (battle, id));
  forcon_xml_put_text (out, "side", forcon_script_side_word (battle, formation->side));
  forcon_xml_put_text (out, "flagship", forcon_script_ship_word (battle, formation->flagship));
  forcon_xml_put_flag (out, "broken", formation->broken);
  forcon_xml_put_flag (out, "flag-tried", formation->flag_tried);
  write_word (out, "return-target", battle, formation->return_target);
  write_levels (out, battle, formation);
  forcon_xml_end (out);
}

guint
forcon_script_write_formations (xmlTextWriterPtr out, const ForconBattle *battle)
{
  guint n_named = count_named (battle);

  /* Whom an unnamed one fires back at is told by a ship, and by the word of a formation otherwise: that one has one. */
  for (guint i = 1; i <= n_named; i++)
    write_formation (out, battle, (ForconFormationId){ (guint16) i });
  return n_named;
}

void
forcon_script_write_membership (xmlTextWriterPtr out, const ForconBattle *battle, ForconShipId ship, guint n_named)
{
  ForconFormationId id = forcon_battle_ship (battle, ship)->formation;
  const ForconFormation *formation = forcon_battle_formation (battle, id);

  if (id.value <= n_named)
    {
      write_word (out, "formation", battle, id);
      return;
    }
  if (!FORCON_ID_IS_NONE (formation->return_target))
    forcon_xml_put_text (
        out, "return-target",
        forcon_script_ship_word (battle, forcon_formation_first_ship (battle, formation->return_target)));
  write_levels (out, battle, formation);
}
