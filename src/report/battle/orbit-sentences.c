/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_orbit_entered (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->orbit_entered.position);
  g_autofree char *heading = forcon_angle_to_text (event->orbit_entered.heading);

  /* Translators: the ship, the number of the orbit, where on the map of the orbits, its heading. */
  return g_strdup_printf (_ ("%1$s enters low orbit: orbit %2$d, at %3$s of the map of the orbits, heading %4$s°."),
                          forcon_wording_ship (telling->battle, event->orbit_entered.ship), event->orbit_entered.orbit,
                          place, heading);
}

char *
forcon_say_orbit_changed (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->closed != 0)
    /* Translators: the contact, the number of the orbit. */
    return g_strdup_printf (_ ("%1$s changes to orbit %2$d."),
                            forcon_wording_ship (telling->battle, event->orbit_changed.ship),
                            event->orbit_changed.orbit);
  /* Translators: the ship, the number of the orbit, what that halves: "shields". */
  return g_strdup_printf (_ ("%1$s changes to orbit %2$d, halved for this turn: %3$s."),
                          forcon_wording_ship (telling->battle, event->orbit_changed.ship), event->orbit_changed.orbit,
                          forcon_label_halves (event->orbit_changed.halves));
}

char *
forcon_say_orbit_left (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->orbit_left.position);
  g_autofree char *heading = forcon_angle_to_text (event->orbit_left.heading);

  return g_strdup_printf (_ ("%1$s leaves low orbit and is now at %2$s, heading %3$s°."),
                          forcon_wording_ship (telling->battle, event->orbit_left.ship), place, heading);
}

char *
forcon_say_ship_falling (const ForconTelling *telling, const ForconEvent *event)
{
  gint ends = event->ship_falling.ends;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s falls, and will crash when %2$d turn of its side is over.",
                                       "%1$s falls, and will crash when %2$d turns of its side are over.",
                                       (gulong) ends),
                          forcon_wording_ship (telling->battle, event->ship_falling.ship), ends);
}

char *
forcon_say_fall_stopped (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *sum = forcon_wording_sum (telling, event->fall_stopped.roll);
  g_autofree char *crew = forcon_wording_signed (event->fall_stopped.crew_modifier);
  GString *text = g_string_new (NULL);

  /* Translators: the ship, the dice with their sum, its readiness, its crew's modifier with its sign. */
  g_string_printf (text, _ ("%1$s tries to stop its fall: %2$s against readiness %3$d, crew %4$s."),
                   forcon_wording_ship (telling->battle, event->fall_stopped.ship), sum,
                   event->fall_stopped.readiness, crew);
  forcon_wording_add (text, g_strdup (event->fall_stopped.stopped ? _ ("It keeps to its orbit again.")
                                                                  : _ ("It goes on falling.")));
  return g_string_free (text, FALSE);
}

char *
forcon_say_ship_crashed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->ship_crashed.roll);
  g_autofree char *hits = forcon_wording_hits (event->ship_crashed.hits);

  /* Translators: the ship, the face from which on a die counts, the dice, how many count. */
  return g_strdup_printf (_ ("%1$s comes down on the planet. Damage to the ground on %2$d+: %3$s, %4$s."),
                          forcon_wording_ship (telling->battle, event->ship_crashed.ship), event->ship_crashed.needed,
                          dice, hits);
}

char *
forcon_say_station_strained (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->station_strained.ship);
  g_autofree char *dice = forcon_wording_dice (telling, event->station_strained.roll);

  /* Translators: the station, the face from which on it is a catastrophe, the die. */
  if (event->station_strained.catastrophe)
    return g_strdup_printf (_ ("A catastrophe on %1$s on %2$d+: %3$s, it comes."), ship,
                            event->station_strained.needed, dice);
  return g_strdup_printf (_ ("A catastrophe on %1$s on %2$d+: %3$s, it holds."), ship, event->station_strained.needed,
                          dice);
}

char *
forcon_say_station_sank (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *sum = forcon_wording_sum (telling, event->station_sank.roll);
  g_autofree char *distance = forcon_length_to_text (event->station_sank.distance);
  g_autofree char *place = forcon_wording_place (event->station_sank.to);

  /* Translators: the station, the die, the distance, where it is now. */
  return g_strdup_printf (_ ("%1$s sinks towards the planet: %2$s, %3$s cm. It is now at %4$s."),
                          forcon_wording_ship (telling->battle, event->station_sank.ship), sum, distance, place);
}

char *
forcon_say_troops_landed (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->troops_landed.ship);
  GString *text;

  if (event->closed != 0)
    return g_strdup_printf (_ ("%s lands troops."), ship);
  text = g_string_new (NULL);
  /* Translators: the ship, how many troops. */
  g_string_printf (text, _ ("%1$s lands troops: %2$d."), ship, event->troops_landed.troops);
  if (event->troops_landed.contested)
    /* Translators: who holds the planet. */
    forcon_wording_add (text, g_strdup_printf (_ ("The planet is held by %s: they fight on the ground."),
                                               forcon_wording_side (telling->battle, event->troops_landed.holder)));
  return g_string_free (text, FALSE);
}
