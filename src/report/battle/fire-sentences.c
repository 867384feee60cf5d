/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_target_checked (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->target_checked.ship);
  const char *target = forcon_wording_ship (telling->battle, event->target_checked.target);
  const char *nearest = forcon_wording_ship (telling->battle, event->target_checked.nearest);
  g_autofree char *sum = forcon_wording_sum (telling, event->target_checked.roll);
  g_autofree char *modifier = forcon_wording_signed (event->target_checked.modifier);

  /* Translators: the ship, its target, the dice with their sum, its readiness, the modifier with its sign, the nearest
   * enemy. */
  if (event->target_checked.passed)
    return g_strdup_printf (_ ("%1$s checks whether it may choose %2$s: %3$s against readiness %4$d, crew %5$s. "
                               "Passed."),
                            ship, target, sum, event->target_checked.readiness, modifier);
  return g_strdup_printf (_ ("%1$s checks whether it may choose %2$s: %3$s against readiness %4$d, crew %5$s. Failed: "
                             "only the nearest enemy may be fired at, %6$s."),
                          ship, target, sum, event->target_checked.readiness, modifier, nearest);
}

/* The shots that follow tell who fires at whom, so this is news only where it adds something. */
char *
forcon_say_fire_opened (const ForconTelling *telling, const ForconEvent *event)
{
  GString *text = g_string_new (NULL);

  if (event->fire_opened.returning)
    forcon_wording_add (text, g_strdup_printf (_ ("%1$s fires back at %2$s."),
                                               forcon_wording_ship (telling->battle, event->fire_opened.shooter),
                                               forcon_wording_ship (telling->battle, event->fire_opened.target)));
  if (!FORCON_ID_IS_NONE (event->fire_opened.behind))
    forcon_wording_add (text, g_strdup_printf (_ ("The line of fire crosses: %s."),
                                               forcon_wording_object (telling->battle, event->fire_opened.behind)));
  if (event->fire_opened.half)
    forcon_wording_add (text, g_strdup_printf (_ ("%s fires at half effect."),
                                               forcon_wording_ship (telling->battle, event->fire_opened.shooter)));
  return g_string_free (text, text->len == 0);
}

static char *
opening (const ForconTelling *telling, ForconShipId shooter, ForconShipId target, guint32 weapons,
         const char *firepower, ForconLength distance)
{
  g_autofree char *names = forcon_wording_weapons (telling->battle, shooter, weapons);
  g_autofree char *length = forcon_length_to_text (distance);

  /* Translators: the shooter, its weapons, their firepower or strength, the target, the distance; for one weapon and
   * for several. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s's %2$s (%3$s) fires at %4$s at %5$s cm:",
                                       "%1$s's %2$s (%3$s) fire at %4$s at %5$s cm:", forcon_wording_count (weapons)),
                          forcon_wording_ship (telling->battle, shooter), names, firepower,
                          forcon_wording_ship (telling->battle, target), length);
}

/* "capital ship approaching, column 2, 1 right behind a marker or field: column 3, 4 salvos." */
static char *
column_to_text (const ForconTelling *telling, const ForconEvent *event)
{
  ForconGunnery gunnery = { event->battery_fired.base_column, event->battery_fired.shift_range,
                            event->battery_fired.shift_marker, event->battery_fired.column };
  GString *text = g_string_new (forcon_label_target (event->battery_fired.target_kind));

  if (event->battery_fired.aspect != FORCON_ASPECT_ANY)
    g_string_append_printf (text, " %s", forcon_label_aspect (event->battery_fired.aspect));
  forcon_wording_add_column (text, telling, &gunnery, event->battery_fired.range);
  g_string_append_printf (
      text, g_dngettext (GETTEXT_PACKAGE, ", %d salvo.", ", %d salvos.", (gulong) event->battery_fired.salvos),
      event->battery_fired.salvos);
  return g_string_free (text, FALSE);
}

/* At a contact: what reaches it, not what it is made of (F-EW-1). */
static char *
fired_at_contact (const ForconTelling *telling, ForconShipId shooter, ForconShipId target, ForconLength distance,
                  gint hits)
{
  g_autofree char *length = forcon_length_to_text (distance);
  g_autofree char *count = forcon_wording_hits (hits);

  /* Translators: the shooter, the contact, the distance, how many hit. */
  return g_strdup_printf (_ ("%1$s fires at %2$s at %3$s cm: %4$s."), forcon_wording_ship (telling->battle, shooter),
                          forcon_wording_ship (telling->battle, target), length, count);
}

char *
forcon_say_battery_fired (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->closed != 0)
    return fired_at_contact (telling, event->battery_fired.shooter, event->battery_fired.target,
                             event->battery_fired.distance, event->battery_fired.hits);

  ForconVolley volley = { event->battery_fired.salvos, event->battery_fired.shields, event->battery_fired.stopped,
                          event->battery_fired.armour, event->battery_fired.roll, event->battery_fired.again,
                          event->battery_fired.hits, event->battery_fired.damage };
  g_autofree char *power = forcon_wording_strength (FORCON_WEAPON_BATTERY, event->battery_fired.firepower,
                                                    event->battery_fired.effective);
  GString *text = g_string_new (NULL);

  forcon_wording_add (text, opening (telling, event->battery_fired.shooter, event->battery_fired.target,
                                     event->battery_fired.weapons, power, event->battery_fired.distance));
  forcon_wording_add (text, column_to_text (telling, event));
  forcon_wording_add_volley (text, telling, &volley);
  return g_string_free (text, FALSE);
}

char *
forcon_say_destructor_fired (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->closed != 0)
    return fired_at_contact (telling, event->destructor_fired.shooter, event->destructor_fired.target,
                             event->destructor_fired.distance, event->destructor_fired.hits);

  g_autofree char *power = forcon_wording_strength (FORCON_WEAPON_DESTRUCTOR, event->destructor_fired.strength,
                                                    event->destructor_fired.effective);
  g_autofree char *dice = forcon_wording_again (telling, event->destructor_fired.roll, event->destructor_fired.again);
  g_autofree char *hits = forcon_wording_hits (event->destructor_fired.hits);
  g_autofree char *damage = forcon_wording_damage (event->destructor_fired.damage);
  GString *text = g_string_new (NULL);

  forcon_wording_add (text, opening (telling, event->destructor_fired.shooter, event->destructor_fired.target,
                                     event->destructor_fired.weapons, power, event->destructor_fired.distance));
  /* Translators: the face from which on a die hits, the dice, how many hit. */
  forcon_wording_add (text, g_strdup_printf (_ ("on %1$d+: %2$s, %3$s."), event->destructor_fired.needed, dice, hits));
  if (event->destructor_fired.shields > 0 && event->destructor_fired.hits > 0)
    forcon_wording_add (text,
                        forcon_wording_shields (event->destructor_fired.shields, event->destructor_fired.stopped));
  forcon_wording_add (text, g_strdup_printf ("%s.", damage));
  return g_string_free (text, FALSE);
}

char *
forcon_say_blast_struck (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *distance = forcon_length_to_text (event->blast_struck.distance);
  g_autofree char *dice = forcon_wording_dice (telling, event->blast_struck.roll);
  g_autofree char *hits = forcon_wording_hits (event->blast_struck.hits);
  g_autofree char *damage = forcon_wording_damage (event->blast_struck.damage);
  const char *by = forcon_wording_ship (telling->battle, event->blast_struck.by);
  const char *ship = forcon_wording_ship (telling->battle, event->blast_struck.ship);
  GString *text;

  if (event->closed != 0)
    /* Translators: the exploding ship, the contact, the distance, how many hit. */
    return g_strdup_printf (_ ("The explosion of %1$s strikes %2$s at %3$s cm: %4$s."), by, ship, distance, hits);
  text = g_string_new (NULL);
  /* Translators: the exploding ship, the ship that is struck, the distance, the face from which on a die hits, the
   * dice, how many hit. */
  g_string_printf (text, _ ("The explosion of %1$s strikes %2$s at %3$s cm: on %4$d+: %5$s, %6$s."), by, ship, distance,
                   event->blast_struck.needed, dice, hits);
  if (event->blast_struck.shields > 0 && event->blast_struck.hits > 0)
    forcon_wording_add (text, forcon_wording_shields (event->blast_struck.shields, event->blast_struck.stopped));
  forcon_wording_add (text, g_strdup_printf ("%s.", damage));
  return g_string_free (text, FALSE);
}
