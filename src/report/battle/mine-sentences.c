/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_mine_laid (const ForconTelling *telling, const ForconEvent *event)
{
  const char *side = forcon_wording_side (telling->battle, event->mine_laid.side);
  const char *charge = forcon_label_charge (event->mine_laid.charge);
  g_autofree char *place = forcon_wording_place (event->mine_laid.position);
  g_autofree char *range = forcon_length_to_text (event->mine_laid.range);

  if (FORCON_ID_IS_NONE (event->mine_laid.ship))
    /* Translators: the number of the mine, its side, where, its charge, range and strength. */
    return g_strdup_printf (_ ("Mine %1$u (%2$s) lies at %3$s: %4$s, range %5$s cm, strength %6$d."),
                            event->mine_laid.mine.value, side, place, charge, range, event->mine_laid.strength);
  /* Translators: the ship, the number of the mine, its side, where, its charge, range and strength. */
  return g_strdup_printf (_ ("%1$s lays mine %2$u (%3$s) at %4$s: %5$s, range %6$s cm, strength %7$d."),
                          forcon_wording_ship (telling->battle, event->mine_laid.ship), event->mine_laid.mine.value,
                          side, place, charge, range, event->mine_laid.strength);
}

char *
forcon_say_mine_triggered (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *distance = forcon_length_to_text (event->mine_triggered.distance);

  /* Translators: the ship, the number of the mine, how near it came. */
  return g_strdup_printf (_ ("%1$s sets off mine %2$u, %3$s cm away; it goes off with the torpedoes."),
                          forcon_wording_ship (telling->battle, event->mine_triggered.ship),
                          event->mine_triggered.mine.value, distance);
}

char *
forcon_say_mine_revealed (const ForconTelling *telling, const ForconEvent *event)
{
  const char *side = forcon_wording_side (telling->battle, event->mine_revealed.side);

  if (FORCON_ID_IS_NONE (event->mine_revealed.ship))
    return g_strdup_printf (_ ("%1$s knows now where mine %2$u lies."), side, event->mine_revealed.mine.value);
  /* Translators: the side, the number of the mine, the ship that found it. */
  return g_strdup_printf (_ ("%1$s knows now where mine %2$u lies, thanks to %3$s."), side,
                          event->mine_revealed.mine.value,
                          forcon_wording_ship (telling->battle, event->mine_revealed.ship));
}

/* "capital ship approaching, column 2, 1 left: column 1"; with one column for all targets "column 1". */
static char *
column_to_text (const ForconEvent *event)
{
  gint base = event->mine_burst.base_column;
  gint column = event->mine_burst.column;
  GString *text = g_string_new (NULL);

  if (base == 0 || (event->mine_burst.aspect == FORCON_ASPECT_ANY && base == column))
    {
      g_string_printf (text, _ ("column %d"), column);
      return g_string_free (text, FALSE);
    }
  g_string_append (text, forcon_label_target (event->mine_burst.target_kind));
  if (event->mine_burst.aspect != FORCON_ASPECT_ANY)
    g_string_append_printf (text, " %s", forcon_label_aspect (event->mine_burst.aspect));
  g_string_append_printf (text, _ (", column %d"), base);
  if (column < base)
    {
      /* Translators: columns of the gunnery table. */
      g_string_append_printf (text, _ (", %d left"), base - column);
      g_string_append_printf (text, _ (": column %d"), column);
    }
  return g_string_free (text, FALSE);
}

/* At a contact: what reaches it, not what it is made of (F-EW-1). */
static char *
mine_at_contact (const ForconTelling *telling, ForconMineId mine, ForconShipId target, gint hits)
{
  g_autofree char *count = forcon_wording_hits (hits);

  /* Translators: the number of the mine, the contact, how many hit. */
  return g_strdup_printf (_ ("Mine %1$u goes off at %2$s: %3$s."), mine.value,
                          forcon_wording_ship (telling->battle, target), count);
}

char *
forcon_say_mine_burst (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->closed != 0)
    return mine_at_contact (telling, event->mine_burst.mine, event->mine_burst.target, event->mine_burst.hits);

  g_autofree char *column = column_to_text (event);
  ForconVolley volley = { event->mine_burst.salvos, event->mine_burst.shields, event->mine_burst.stopped,
                          event->mine_burst.armour, event->mine_burst.roll, { 0, 0 }, event->mine_burst.hits,
                          event->mine_burst.damage };
  GString *text = g_string_new (NULL);

  /* Translators: the number of the mine, the ship, the firepower, "column 1" or how that comes about, the salvos. */
  g_string_printf (text,
                   g_dngettext (GETTEXT_PACKAGE, "Mine %1$u bursts at %2$s: firepower %3$d, %4$s, %5$d salvo.",
                                "Mine %1$u bursts at %2$s: firepower %3$d, %4$s, %5$d salvos.", (gulong) volley.salvos),
                   event->mine_burst.mine.value, forcon_wording_ship (telling->battle, event->mine_burst.target),
                   event->mine_burst.firepower, column, volley.salvos);
  forcon_wording_add_volley (text, telling, &volley);
  return g_string_free (text, FALSE);
}

char *
forcon_say_mine_launched (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->closed != 0)
    return mine_at_contact (telling, event->mine_launched.mine, event->mine_launched.target, event->mine_launched.hits);

  g_autofree char *turrets = forcon_wording_dice (telling, event->mine_launched.turret_roll);
  g_autofree char *dice = forcon_wording_dice (telling, event->mine_launched.roll);
  g_autofree char *hits = forcon_wording_hits (event->mine_launched.hits);
  GString *text = g_string_new (NULL);

  g_string_printf (text,
                   g_dngettext (GETTEXT_PACKAGE, "Mine %1$u launches %2$d torpedo at %3$s.",
                                "Mine %1$u launches %2$d torpedoes at %3$s.", (gulong) event->mine_launched.count),
                   event->mine_launched.mine.value, event->mine_launched.count,
                   forcon_wording_ship (telling->battle, event->mine_launched.target));
  if (event->mine_launched.turret_roll.count > 0)
    /* Translators: turrets, firepower of escorts, the face from which on a die counts, the dice, torpedoes shot
     * down. */
    forcon_wording_add (text, g_strdup_printf (_ ("Turrets %1$d, cover %2$d, on %3$d+: %4$s, %5$d shot down."),
                                               event->mine_launched.turrets, event->mine_launched.cover,
                                               event->mine_launched.needed, turrets, event->mine_launched.shot_down));
  if (event->mine_launched.roll.count > 0)
    forcon_wording_add (text,
                        g_strdup_printf (_ ("Armour %1$d: %2$s, %3$s."), event->mine_launched.armour, dice, hits));
  return g_string_free (text, FALSE);
}

char *
forcon_say_mine_gone (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: the number of the mine, how it came to its end: "swept". */
  return g_strdup_printf (_ ("Mine %1$u is gone: %2$s."), event->mine_gone.mine.value,
                          forcon_label_mine_end (event->mine_gone.end));
}

char *
forcon_say_mine_placed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->mine_placed.position);

  return g_strdup_printf (_ ("Mine %1$u now lies at %2$s."), event->mine_placed.mine.value, place);
}

char *
forcon_say_sweep_declared (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *reach = forcon_length_to_text (event->sweep_declared.reach);

  /* Translators: the sweeper, the reach of its drones, how many mines they find. */
  return g_strdup_printf (_ ("%1$s sweeps within %2$s cm, mines found: %3$d."),
                          forcon_wording_ship (telling->battle, event->sweep_declared.ship), reach,
                          event->sweep_declared.found);
}

char *
forcon_say_sweep_checked (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *sum = forcon_wording_sum (telling, event->sweep_checked.roll);
  GString *text = g_string_new (NULL);

  /* Translators: the sweeper, the number of the mine, the dice, what they must not exceed. */
  g_string_printf (text, _ ("%1$s looks out for mine %2$u: %3$s against readiness %4$d."),
                   forcon_wording_ship (telling->battle, event->sweep_checked.ship), event->sweep_checked.mine.value,
                   sum, event->sweep_checked.readiness);
  forcon_wording_add (text, g_strdup (event->sweep_checked.passed ? _ ("Found in time.") : _ ("Too late.")));
  return g_string_free (text, FALSE);
}

char *
forcon_say_ship_lost (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->ship_lost.position);

  /* Translators: the ship, where, how it was lost: "crashed". */
  return g_strdup_printf (_ ("%1$s is gone at %2$s: %3$s."),
                          forcon_wording_ship (telling->battle, event->ship_lost.ship), place,
                          forcon_label_loss (event->ship_lost.loss));
}
