/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_master_ruled (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *reason = forcon_wording_remark (event->master_ruled.reason);

  return g_strdup_printf (_ ("By the master's hand: %s."), reason);
}

char *
forcon_say_noted (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *remark = forcon_wording_remark (event->noted.text);

  return g_strdup_printf (_ ("Note: %s."), remark);
}

char *
forcon_say_overridden (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->overridden.die)
    return g_strdup_printf (_ ("The master lets die %1$d count as %2$d instead of %3$d."), event->overridden.place + 1,
                            event->overridden.now, event->overridden.was);
  /* Translators: which roll, what it comes to, what its dice come to by themselves. */
  return g_strdup_printf (_ ("The master lets roll %1$d come to %2$d, whatever its dice show (together %3$d)."),
                          event->overridden.place + 1, event->overridden.now, event->overridden.was);
}

char *
forcon_say_value_set (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *owner = forcon_wording_owner (telling->battle, event->value_set.ship, event->value_set.salvo,
                                                 event->value_set.value);
  g_autofree char *was = forcon_wording_value (telling->battle, event->value_set.ship, event->value_set.value,
                                               event->value_set.was);
  g_autofree char *now = forcon_wording_value (telling->battle, event->value_set.ship, event->value_set.value,
                                               event->value_set.now);

  /* Translators: of whom the value is, the value ("hits left"), what it is now, what it was. */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s instead of %4$s."), owner,
                          forcon_label_value (event->value_set.value), now, was);
}

char *
forcon_say_ship_placed (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->ship_placed.ship);
  g_autofree char *place = forcon_wording_place (event->ship_placed.to);
  g_autofree char *heading = forcon_angle_to_text (event->ship_placed.heading);

  if (FORCON_ID_IS_NONE (event->ship_placed.planet))
    return g_strdup_printf (_ ("%1$s is put at %2$s, heading %3$s°."), ship, place, heading);
  return g_strdup_printf (_ ("%1$s is put into low orbit at %2$s, heading %3$s°."), ship, place, heading);
}

char *
forcon_say_salvo_placed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->salvo_placed.position);
  g_autofree char *heading = forcon_angle_to_text (event->salvo_placed.heading);

  return g_strdup_printf (_ ("Salvo %1$u is put at %2$s, heading %3$s°."), event->salvo_placed.salvo.value, place,
                          heading);
}

char *
forcon_say_object_placed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->object_placed.centre);
  g_autofree char *radius = forcon_length_to_text (event->object_placed.radius);

  /* Translators: what was moved ("planet"), where it is now, its radius. */
  return g_strdup_printf (_ ("Moved on the table: %1$s, now at %2$s, radius %3$s cm."),
                          forcon_wording_object (telling->battle, event->object_placed.object), place, radius);
}

char *
forcon_say_ship_created (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->ship_created.position);
  g_autofree char *heading = forcon_angle_to_text (event->ship_created.heading);
  const char *name = event->ship_created.name == NULL ? "" : forcon_name (event->ship_created.name);

  if (event->closed != 0)
    /* Translators: the contact, where. */
    return g_strdup_printf (_ ("%1$s appears at %2$s."),
                            forcon_wording_ship (telling->battle, event->ship_created.ship), place);
  if (FORCON_ID_IS_NONE (event->ship_created.like))
    /* Translators: the new ship, its side, where, its heading. */
    return g_strdup_printf (_ ("A new ship: %1$s (%2$s) at %3$s, heading %4$s°."), name,
                            forcon_wording_side (telling->battle, event->ship_created.side), place, heading);
  /* Translators: the new ship, its side, the ship whose card it has, where, its heading. */
  return g_strdup_printf (_ ("A new ship: %1$s (%2$s), like %3$s, at %4$s, heading %5$s°."), name,
                          forcon_wording_side (telling->battle, event->ship_created.side),
                          forcon_wording_ship (telling->battle, event->ship_created.like), place, heading);
}

char *
forcon_say_ship_removed (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("%s is taken off the table."),
                          forcon_wording_ship (telling->battle, event->ship_removed.ship));
}

char *
forcon_say_critical_removed (const ForconTelling *telling, const ForconEvent *event)
{
  GString *text = g_string_new (NULL);

  /* Translators: the ship, its critical: "fire on board". */
  g_string_printf (text, _ ("%1$s is rid of a critical: %2$s."),
                   forcon_wording_ship (telling->battle, event->critical_removed.ship),
                   forcon_label_critical_effect (event->critical_removed.effect));
  if (event->critical_removed.readiness_back > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("Readiness +%d."), event->critical_removed.readiness_back));
  if (event->critical_removed.ew_attack_back > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("EW attack +%d."), event->critical_removed.ew_attack_back));
  return g_string_free (text, FALSE);
}
