/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/outline.h"
#include "engine/state/battle.h"

void
forcon_weapon_clear (ForconWeapon *weapon)
{
  g_clear_pointer (&weapon->id, g_free);
  g_clear_pointer (&weapon->name, g_free);
}

static GArray *
weapons_new (void)
{
  GArray *weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));

  g_array_set_clear_func (weapons, (GDestroyNotify) forcon_weapon_clear);
  return weapons;
}

void
forcon_card_init (ForconCard *card, const ForconRules *rules, ForconShipType type)
{
  const ForconShipTypeRule *rule = &rules->ship_types[type];

  *card = (ForconCard){ 0 };
  card->id = g_strdup ("");
  card->name = g_strdup ("");
  card->class_name = g_strdup ("");
  card->owner = g_strdup ("");
  card->nation = g_strdup ("");
  card->type = type;
  card->target = rule->target;
  card->diameter = rule->diameter;
  card->turn_fraction = rule->turn_fraction;
  card->weapons = weapons_new ();
}

gboolean
forcon_card_silhouette_fits (const char *silhouette)
{
  g_autoptr (GArray) outline = NULL;

  if (silhouette == NULL || silhouette[strspn (silhouette, "abcdefghijklmnopqrstuvwxyz-")] == '\0')
    return TRUE;
  outline = forcon_outline_parse (silhouette);
  return outline != NULL;
}

void
forcon_card_copy (ForconCard *to, const ForconCard *from)
{
  *to = *from;
  to->id = g_strdup (from->id);
  to->name = g_strdup (from->name);
  to->class_name = g_strdup (from->class_name);
  to->owner = g_strdup (from->owner);
  to->nation = g_strdup (from->nation);
  to->weapons = weapons_new ();
  for (guint i = 0; i < from->weapons->len; i++)
    {
      ForconWeapon weapon = g_array_index (from->weapons, ForconWeapon, i);

      weapon.id = g_strdup (weapon.id);
      weapon.name = g_strdup (weapon.name);
      g_array_append_val (to->weapons, weapon);
    }
}

void
forcon_card_clear (ForconCard *card)
{
  g_clear_pointer (&card->id, g_free);
  g_clear_pointer (&card->name, g_free);
  g_clear_pointer (&card->class_name, g_free);
  g_clear_pointer (&card->owner, g_free);
  g_clear_pointer (&card->nation, g_free);
  g_clear_pointer (&card->weapons, g_array_unref);
}

static void
side_clear (ForconSide *side)
{
  g_clear_pointer (&side->id, g_free);
  g_clear_pointer (&side->name, g_free);
}

static void
formation_name_clear (ForconFormationName *name)
{
  g_clear_pointer (&name->id, g_free);
  g_clear_pointer (&name->name, g_free);
}

ForconRoster *
forcon_roster_new (const char *name)
{
  ForconRoster *roster = g_atomic_rc_box_new0 (ForconRoster);

  roster->name = g_strdup (name);
  roster->cards = g_array_new (FALSE, TRUE, sizeof (ForconCard));
  g_array_set_clear_func (roster->cards, (GDestroyNotify) forcon_card_clear);
  roster->sides = g_array_new (FALSE, TRUE, sizeof (ForconSide));
  g_array_set_clear_func (roster->sides, (GDestroyNotify) side_clear);
  roster->formations = g_array_new (FALSE, TRUE, sizeof (ForconFormationName));
  g_array_set_clear_func (roster->formations, (GDestroyNotify) formation_name_clear);
  return roster;
}

ForconRoster *
forcon_roster_ref (ForconRoster *roster)
{
  return g_atomic_rc_box_acquire (roster);
}

static void
roster_clear (ForconRoster *roster)
{
  g_free (roster->name);
  g_array_unref (roster->cards);
  g_array_unref (roster->sides);
  g_array_unref (roster->formations);
}

void
forcon_roster_unref (ForconRoster *roster)
{
  if (roster != NULL)
    g_atomic_rc_box_release_full (roster, (GDestroyNotify) roster_clear);
}

ForconRoster *
forcon_roster_copy (const ForconRoster *roster)
{
  ForconRoster *copy = forcon_roster_new (roster->name);

  for (guint i = 0; i < roster->cards->len; i++)
    {
      ForconCard card;

      forcon_card_copy (&card, &g_array_index (roster->cards, ForconCard, i));
      g_array_append_val (copy->cards, card);
    }
  for (guint i = 0; i < roster->sides->len; i++)
    {
      ForconSide side = g_array_index (roster->sides, ForconSide, i);

      side.id = g_strdup (side.id);
      side.name = g_strdup (side.name);
      g_array_append_val (copy->sides, side);
    }
  for (guint i = 0; i < roster->formations->len; i++)
    {
      ForconFormationName name = g_array_index (roster->formations, ForconFormationName, i);

      name.id = g_strdup (name.id);
      name.name = g_strdup (name.name);
      g_array_append_val (copy->formations, name);
    }
  return copy;
}
