/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of a contact, whose card is closed: what reaches it, not what it is made of (F-EW-1). */
#include "forcon-text.h"
#include "forcon-wording.h"

#include <glib/gi18n-lib.h>

static char *
no_news (const ForconTelling *telling, const ForconEvent *event)
{
  return NULL;
}

static char *
fired_at (const ForconTelling *telling, ForconShipId shooter, ForconShipId target, ForconLength distance, gint hits)
{
  g_autofree char *length = forcon_length_to_text (distance);
  g_autofree char *count = forcon_wording_hits (hits);

  /* Translators: the shooter, the contact, the distance, how many hit. */
  return g_strdup_printf (_ ("%1$s fires at %2$s at %3$s cm: %4$s."), forcon_wording_ship (telling->battle, shooter),
                          forcon_wording_ship (telling->battle, target), length, count);
}

static char *
battery_fired (const ForconTelling *telling, const ForconEvent *event)
{
  return fired_at (telling, event->battery_fired.shooter, event->battery_fired.target, event->battery_fired.distance,
                   event->battery_fired.hits);
}

static char *
destructor_fired (const ForconTelling *telling, const ForconEvent *event)
{
  return fired_at (telling, event->destructor_fired.shooter, event->destructor_fired.target,
                   event->destructor_fired.distance, event->destructor_fired.hits);
}

static char *
blast_struck (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *distance = forcon_length_to_text (event->blast_struck.distance);
  g_autofree char *hits = forcon_wording_hits (event->blast_struck.hits);

  /* Translators: the exploding ship, the contact, the distance, how many hit. */
  return g_strdup_printf (_ ("The explosion of %1$s strikes %2$s at %3$s cm: %4$s."),
                          forcon_wording_ship (telling->battle, event->blast_struck.by),
                          forcon_wording_ship (telling->battle, event->blast_struck.ship), distance, hits);
}

static char *
turrets_fired (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: the contact, the number of the salvo, torpedoes shot down, torpedoes left. */
  return g_strdup_printf (_ ("%1$s defends against salvo %2$u: %3$d shot down, left in the salvo: %4$d."),
                          forcon_wording_ship (telling->battle, event->turrets_fired.target),
                          event->turrets_fired.salvo.value, event->turrets_fired.shot_down, event->turrets_fired.left);
}

static char *
torpedoes_struck (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *hits = forcon_wording_hits (event->torpedoes_struck.hits);

  /* Translators: the number of the salvo, the contact, torpedoes that come through, how many hit, how many are left. */
  return g_strdup_printf (_ ("Salvo %1$u strikes %2$s with %3$d: %4$s, left in the salvo: %5$d."),
                          event->torpedoes_struck.salvo.value,
                          forcon_wording_ship (telling->battle, event->torpedoes_struck.target),
                          event->torpedoes_struck.count, hits, event->torpedoes_struck.left);
}

static char *
mine_at (const ForconTelling *telling, ForconMineId mine, ForconShipId target, gint hits)
{
  g_autofree char *count = forcon_wording_hits (hits);

  /* Translators: the number of the mine, the contact, how many hit. */
  return g_strdup_printf (_ ("Mine %1$u goes off at %2$s: %3$s."), mine.value,
                          forcon_wording_ship (telling->battle, target), count);
}

static char *
mine_burst (const ForconTelling *telling, const ForconEvent *event)
{
  return mine_at (telling, event->mine_burst.mine, event->mine_burst.target, event->mine_burst.hits);
}

static char *
mine_launched (const ForconTelling *telling, const ForconEvent *event)
{
  return mine_at (telling, event->mine_launched.mine, event->mine_launched.target, event->mine_launched.hits);
}

static char *
orbit_changed (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: the contact, the number of the orbit. */
  return g_strdup_printf (_ ("%1$s changes to orbit %2$d."),
                          forcon_wording_ship (telling->battle, event->orbit_changed.ship),
                          event->orbit_changed.orbit);
}

static char *
troops_landed (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("%s lands troops."), forcon_wording_ship (telling->battle, event->troops_landed.ship));
}

static char *
ship_created (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->ship_created.position);

  /* Translators: the contact, where. */
  return g_strdup_printf (_ ("%1$s appears at %2$s."), forcon_wording_ship (telling->battle, event->ship_created.ship),
                          place);
}

const ForconTeller forcon_tellers_of_contacts[FORCON_N_EVENTS] = {
  [FORCON_EVENT_BATTERY_FIRED] = battery_fired,
  [FORCON_EVENT_DESTRUCTOR_FIRED] = destructor_fired,
  [FORCON_EVENT_BLAST_STRUCK] = blast_struck,
  [FORCON_EVENT_FORMATION_FORMED] = no_news,
  [FORCON_EVENT_TURRETS_SPENT] = no_news,
  [FORCON_EVENT_TURRETS_FIRED] = turrets_fired,
  [FORCON_EVENT_TORPEDOES_STRUCK] = torpedoes_struck,
  [FORCON_EVENT_MINE_BURST] = mine_burst,
  [FORCON_EVENT_MINE_LAUNCHED] = mine_launched,
  [FORCON_EVENT_ORBIT_CHANGED] = orbit_changed,
  [FORCON_EVENT_TROOPS_LANDED] = troops_landed,
  [FORCON_EVENT_SHIP_CREATED] = ship_created,
};
