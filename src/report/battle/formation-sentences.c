/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_formation_formed (const ForconTelling *telling, const ForconEvent *event)
{
  if (event->closed != 0)
    return NULL;
  return g_strdup_printf (_ ("%1$s is the flagship of a new formation (%2$s)."),
                          forcon_wording_ship (telling->battle, event->formation_formed.flagship),
                          forcon_wording_side (telling->battle, event->formation_formed.side));
}

/* That a flagship belongs to its own formation is no news. */
char *
forcon_say_ship_joined (const ForconTelling *telling, const ForconEvent *event)
{
  const ForconFormation *formation = forcon_battle_formation (telling->battle, event->ship_joined.formation);
  g_autofree char *name = forcon_wording_formation (telling->battle, event->ship_joined.formation);

  if (formation != NULL && FORCON_ID_EQUAL (formation->flagship, event->ship_joined.ship))
    return NULL;
  return forcon_wording_joined (telling->battle, event->ship_joined.ship, name, event->ship_joined.succession);
}

char *
forcon_say_flag_checked (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *sum = forcon_wording_sum (telling, event->flag_checked.roll);
  GString *text = g_string_new (NULL);

  /* Translators: the ship, the flagship so far, why the flag passes, the dice with their sum, what they must not
   * exceed, the ship's readiness. */
  g_string_printf (text,
                   _ ("%1$s tries to take the command over from %2$s (%3$s): %4$s, at most %5$d at readiness %6$d."),
                   forcon_wording_ship (telling->battle, event->flag_checked.ship),
                   forcon_wording_ship (telling->battle, event->flag_checked.from),
                   forcon_label_flag_reason (event->flag_checked.reason), sum, event->flag_checked.needed,
                   event->flag_checked.readiness);
  forcon_wording_add (text, forcon_wording_passed (event->flag_checked.passed));
  return g_string_free (text, FALSE);
}

char *
forcon_say_flag_passed (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->flag_passed.ship);

  if (FORCON_ID_IS_NONE (event->flag_passed.from))
    return g_strdup_printf (_ ("%s is the new flagship."), ship);
  return g_strdup_printf (_ ("%1$s is the new flagship instead of %2$s."), ship,
                          forcon_wording_ship (telling->battle, event->flag_passed.from));
}

char *
forcon_say_command_broken (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *formation = forcon_wording_formation (telling->battle, event->command_broken.formation);

  return g_strdup_printf (_ ("The command of %s is broken: shields, turrets and torpedoes are no longer joined."),
                          formation);
}

char *
forcon_say_shields_joined (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->shields_joined.ship);

  if (event->shields_joined.joined)
    return g_strdup_printf (_ ("%s joins its shields with friends in contact."), ship);
  return g_strdup_printf (_ ("%s joins its shields with nobody any more."), ship);
}

char *
forcon_say_detection_contested (const ForconTelling *telling, const ForconEvent *event)
{
  const ForconContest hider
      = { event->detection_contested.hider, event->detection_contested.hider_roll, event->detection_contested.hider_ew,
          event->detection_contested.hider_crew, 0, event->detection_contested.hider_total };
  const ForconContest seeker
      = { event->detection_contested.seeker, event->detection_contested.seeker_roll,
          event->detection_contested.seeker_ew, event->detection_contested.seeker_crew, 0,
          event->detection_contested.seeker_total };
  g_autofree char *formation = forcon_wording_formation (telling->battle, event->detection_contested.formation);
  GString *text = g_string_new (NULL);

  /* Translators: the formation that hides, the side that seeks. */
  g_string_printf (text, _ ("Detection of %1$s by %2$s."), formation,
                   forcon_wording_side (telling->battle, event->detection_contested.side));
  forcon_wording_add (text, forcon_wording_hider (telling, &hider));
  forcon_wording_add (text, forcon_wording_seeker (telling, &seeker));
  forcon_wording_add (text, forcon_wording_found (event->detection_contested.found));
  return g_string_free (text, FALSE);
}

char *
forcon_say_formation_seen (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *formation = forcon_wording_formation (telling->battle, event->formation_seen.formation);

  /* Translators: the formation, for which side, what it is to that side now ("a contact"), how it was seen. */
  return g_strdup_printf (_ ("%1$s is for %2$s now: %3$s (%4$s)."), formation,
                          forcon_wording_side (telling->battle, event->formation_seen.side),
                          forcon_label_level (event->formation_seen.level),
                          forcon_label_reveal (event->formation_seen.why));
}
