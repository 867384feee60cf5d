/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"
#include "engine/views/view-private.h"

/* What a blank counter looks like: its base is a cruiser's. What no card may be without is one. */
#define BLANK_TYPE FORCON_SHIP_TYPE_CRUISER
#define BLANK_FIGURE 1

void
forcon_card_blank (ForconCard *card, const ForconRules *rules, const char *name, guint number)
{
  const char *stem = name == NULL ? "Contact" : name;

  forcon_card_init (card, rules, BLANK_TYPE);
  g_free (card->id);
  card->id = number == 0 ? g_strdup ("contact") : g_strdup_printf ("contact-%u", number);
  g_free (card->name);
  card->name = number == 0 ? g_strdup (stem) : g_strdup_printf ("%s %u", stem, number);
  card->hits = BLANK_FIGURE;
  card->armour = BLANK_FIGURE;
  card->bow_armour = BLANK_FIGURE;
  card->readiness = BLANK_FIGURE;
  card->blank = TRUE;
}

ForconShip
forcon_ship_blank (const ForconShip *ship, ForconLevel level)
{
  ForconShip blank = { .side = ship->side, .formation = ship->formation, .status = FORCON_SHIP_REMOVED };

  if (level == FORCON_LEVEL_HIDDEN)
    return blank;
  blank.status = ship->status;
  blank.position = ship->position;
  blank.heading = ship->heading;
  blank.planet = ship->planet;
  blank.hits = BLANK_FIGURE;
  return blank;
}

static gboolean
is_open (const ForconBattle *battle, ForconShipId ship, ForconSideId side)
{
  return forcon_ship_level (battle, ship, side) == FORCON_LEVEL_IDENTIFIED;
}

static gboolean
all_open (const ForconBattle *battle, ForconSideId side)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    if (!is_open (battle, (ForconShipId){ (guint16) i }, side))
      return FALSE;
  return TRUE;
}

static void
mask_ships (ForconBattle *battle, const ForconRules *rules, ForconSideId side)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i - 1);

      if (is_open (battle, ship, side))
        continue;
      battle->ships[i - 1] = forcon_ship_blank (&battle->ships[i - 1], forcon_ship_level (battle, ship, side));
      forcon_card_clear (card);
      forcon_card_blank (card, rules, NULL, 0);
    }
}

/* Who commands what is not identified is not known, nor by what name it goes. */
static void
mask_formations (ForconBattle *battle, ForconSideId side)
{
  for (guint i = 0; i < battle->n_formations; i++)
    {
      ForconFormation *formation = &battle->formations[i];

      if (forcon_formation_level (battle, (ForconFormationId){ (guint16) (i + 1) }, side) == FORCON_LEVEL_IDENTIFIED)
        continue;
      formation->flagship = FORCON_NO_SHIP;
      formation->broken = FALSE;
      formation->flag_tried = FALSE;
      formation->return_target = FORCON_NO_FORMATION;
      if (i >= battle->roster->formations->len)
        continue;
      ForconFormationName *name = &g_array_index (battle->roster->formations, ForconFormationName, i);

      g_clear_pointer (&name->id, g_free);
      g_clear_pointer (&name->name, g_free);
    }
}

static void
mask_lists (ForconBattle *battle, ForconSideId side)
{
  for (guint i = battle->criticals->len; i-- > 0;)
    if (!is_open (battle, g_array_index (battle->criticals, ForconCritical, i).ship, side))
      g_array_remove_index (battle->criticals, i);
  for (guint i = battle->shots->len; i-- > 0;)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      if (!forcon_ship_detected (battle, shot->shooter, side) || !forcon_ship_detected (battle, shot->target, side))
        g_array_remove_index (battle->shots, i);
    }
}

ForconBattle *
forcon_view_masked (const ForconBattle *truth, const ForconRules *rules, ForconSideId side)
{
  ForconBattle *masked = forcon_battle_clone (truth);

  masked->random = forcon_random_seeded (0, FORCON_RANDOM_BATTLE_STREAM);
  forcon_battle_set_secret (masked, NULL);
  for (guint i = masked->mines->len; i-- > 0;)
    if ((g_array_index (masked->mines, ForconMine, i).known & (1u << side.value)) == 0)
      g_array_remove_index (masked->mines, i);
  for (guint i = masked->doctrines->len; i-- > 0;)
    if (!forcon_battle_doctrine_binds (truth, &g_array_index (masked->doctrines, ForconDoctrine, i), side))
      g_array_remove_index (masked->doctrines, i);
  if (all_open (truth, side))
    return masked;
  forcon_roster_unref (masked->roster);
  masked->roster = forcon_roster_copy (truth->roster);
  mask_lists (masked, side);
  mask_ships (masked, rules, side);
  mask_formations (masked, side);
  return masked;
}
