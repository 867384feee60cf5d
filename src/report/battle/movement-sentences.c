/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_order_given (const ForconTelling *telling, const ForconEvent *event)
{
  GString *text = g_string_new (NULL);

  /* Translators: the ship and its order: "Grozny is ordered: full ahead." */
  g_string_printf (text, _ ("%1$s is ordered: %2$s."), forcon_wording_ship (telling->battle, event->order_given.ship),
                   forcon_label_order (event->order_given.order));
  if (event->order_given.check.count > 0)
    forcon_wording_add (text, forcon_wording_check (telling, event->order_given.check, event->order_given.readiness));
  if (event->order_given.bonus_roll.count > 0)
    {
      g_autofree char *sum = forcon_wording_sum (telling, event->order_given.bonus_roll);
      g_autofree char *bonus = forcon_length_to_text (event->order_given.bonus);

      /* Translators: the dice with their sum, and the distance that they give. */
      forcon_wording_add (text, g_strdup_printf (_ ("Distance gained: %1$s, %2$s cm."), sum, bonus));
    }
  return g_string_free (text, FALSE);
}

char *
forcon_say_order_failed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *check = forcon_wording_check (telling, event->order_failed.check, event->order_failed.readiness);

  /* Translators: the ship, the order, the sentence about the readiness check. */
  return g_strdup_printf (_ ("%1$s does not carry out its order: %2$s. %3$s"),
                          forcon_wording_ship (telling->battle, event->order_failed.ship),
                          forcon_label_order (event->order_failed.order), check);
}

char *
forcon_say_ship_moved (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->ship_moved.ship);
  g_autofree char *distance = forcon_length_to_text (event->ship_moved.distance);
  g_autofree char *legs = forcon_wording_legs (&event->ship_moved.legs);
  g_autofree char *place = forcon_wording_place (event->ship_moved.to);
  g_autofree char *heading = forcon_angle_to_text (event->ship_moved.heading);

  if (!FORCON_ID_EQUAL (event->ship_moved.lead, event->ship_moved.ship) && !FORCON_ID_IS_NONE (event->ship_moved.lead))
    /* Translators: a ship that moves along with its formation, where it ends, its heading. */
    return g_strdup_printf (_ ("With it: %1$s, now at %2$s, heading %3$s°."), ship, place, heading);
  if (*legs == '\0')
    return g_strdup_printf (_ ("%1$s stands still at %2$s, heading %3$s°."), ship, place, heading);
  /* Translators: the ship, the whole distance, the legs ("12.0 cm ahead, 45° to port"), where it ends, its heading. */
  return g_strdup_printf (_ ("%1$s moves %2$s cm: %3$s. It is now at %4$s, heading %5$s°."), ship, distance, legs,
                          place, heading);
}

char *
forcon_say_ship_withdrew (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->ship_withdrew.position);

  return g_strdup_printf (_ ("%1$s leaves the table at %2$s and has withdrawn."),
                          forcon_wording_ship (telling->battle, event->ship_withdrew.ship), place);
}

char *
forcon_say_hulk_drifted (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *sum = forcon_wording_sum (telling, event->hulk_drifted.roll);
  g_autofree char *distance = forcon_length_to_text (event->hulk_drifted.distance);
  g_autofree char *place = forcon_wording_place (event->hulk_drifted.to);
  const char *ship = forcon_wording_ship (telling->battle, event->hulk_drifted.ship);

  if (event->hulk_drifted.burning && event->hulk_drifted.left_table)
    return g_strdup_printf (_ ("The burning hulk of %1$s moves on: %2$s, %3$s cm. It leaves the table at %4$s."), ship,
                            sum, distance, place);
  if (event->hulk_drifted.burning)
    return g_strdup_printf (_ ("The burning hulk of %1$s moves on: %2$s, %3$s cm. It is now at %4$s."), ship, sum,
                            distance, place);
  if (event->hulk_drifted.left_table)
    /* Translators: the ship, the dice with their sum, the distance, where it ends. */
    return g_strdup_printf (_ ("The hulk of %1$s drifts: %2$s, %3$s cm. It leaves the table at %4$s."), ship, sum,
                            distance, place);
  return g_strdup_printf (_ ("The hulk of %1$s drifts: %2$s, %3$s cm. It is now at %4$s."), ship, sum, distance, place);
}
