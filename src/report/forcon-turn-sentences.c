/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-labels.h"
#include "forcon-text.h"
#include "forcon-wording.h"

#include <glib/gi18n-lib.h>

static char *
initiative_rolled (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->initiative_rolled.roll);
  g_autofree char *crew = forcon_wording_signed (event->initiative_rolled.crew_modifier);

  /* Translators: the side, its senior ship, the die, the crew's modifier with its sign, the total. */
  return g_strdup_printf (_ ("%1$s (%2$s) rolls for the first turn: %3$s, crew %4$s, together %5$d."),
                          forcon_wording_side (telling->battle, event->initiative_rolled.side),
                          forcon_wording_ship (telling->battle, event->initiative_rolled.ship), dice, crew,
                          event->initiative_rolled.total);
}

static char *
turn_placed (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: a side, and its place in the order of turns, from 1. */
  return g_strdup_printf (_ ("%1$s: turn %2$d of each round."), forcon_wording_side (telling->battle, event->turn_placed.side),
                          event->turn_placed.place);
}

static char *
battle_begun (const ForconTelling *telling, const ForconEvent *event)
{
  const char *first = forcon_wording_side (telling->battle, event->battle_begun.first);

  if (event->battle_begun.by == FORCON_FIRST_ATTACKER)
    return g_strdup_printf (_ ("The battle begins. %s attacked and has the first turn."), first);
  return g_strdup_printf (_ ("The battle begins. %s won the roll and has the first turn."), first);
}

static char *
turn_begun (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("Round %1$d, turn of %2$s."), event->turn_begun.round,
                          forcon_wording_side (telling->battle, event->turn_begun.side));
}

static char *
step_begun (const ForconTelling *telling, const ForconEvent *event)
{
  /* It leads on by itself, and nothing happens in it as yet. */
  if (event->step_begun.step == FORCON_STEP_DETECTION)
    return NULL;
  return g_strdup_printf (_ ("Step: %s."), forcon_label_step (event->step_begun.step));
}

static char *
turn_ended (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("The turn of %s is over."), forcon_wording_side (telling->battle, event->turn_ended.side));
}

static char *
marker_placed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *radius = forcon_length_to_text (event->marker_placed.radius);
  g_autofree char *place = forcon_wording_place (event->marker_placed.centre);

  /* Translators: what was placed, its radius, where. */
  return g_strdup_printf (_ ("Placed on the table: %1$s, radius %2$s cm, at %3$s."),
                          forcon_label_object_kind (event->marker_placed.kind), radius, place);
}

static char *
markers_rolled (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->markers_rolled.roll);

  /* Translators: the dice, how many markers may go, how many there are. */
  return g_strdup_printf (_ ("Blast markers: %1$s rolled, at most %2$d taken off, %3$d on the table."), dice,
                          event->markers_rolled.allowed, event->markers_rolled.present);
}

static char *
marker_removed (const ForconTelling *telling, const ForconEvent *event)
{
  return g_strdup_printf (_ ("Taken off the table: %s."), forcon_label_object_kind (event->marker_removed.kind));
}

static char *
repair_tried (const ForconTelling *telling, const ForconEvent *event)
{
  const char *what =
      event->repair_tried.hit ? _ ("a lost hit") : forcon_label_critical_effect (event->repair_tried.effect);
  g_autofree char *sum = forcon_wording_sum (telling, event->repair_tried.roll);
  g_autofree char *crew = forcon_wording_signed (event->repair_tried.crew_modifier);
  GString *text = g_string_new (NULL);

  /* Translators: the ship, what it mends, the dice with their sum, its readiness, its crew's modifier with its sign. */
  g_string_printf (text, _ ("Damage control on %1$s (%2$s): %3$s against readiness %4$d, crew %5$s."),
                   forcon_wording_ship (telling->battle, event->repair_tried.ship), what, sum,
                   event->repair_tried.readiness, crew);
  if (!event->repair_tried.repaired)
    forcon_wording_add (text, g_strdup (_ ("Not repaired.")));
  else if (event->repair_tried.hits == 0)
    forcon_wording_add (text, g_strdup (_ ("Repaired.")));
  else
    forcon_wording_add (text,
                        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Repaired, %1$d hit given back: %2$d of %3$d.",
                                                      "Repaired, %1$d hits given back: %2$d of %3$d.",
                                                      (gulong) event->repair_tried.hits),
                                         event->repair_tried.hits, event->repair_tried.hits_left,
                                         forcon_wording_full_hits (telling->battle, event->repair_tried.ship)));
  if (event->repair_tried.readiness_back > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("Readiness +%d."), event->repair_tried.readiness_back));
  if (event->repair_tried.ew_attack_back > 0)
    forcon_wording_add (text, g_strdup_printf (_ ("EW attack +%d."), event->repair_tried.ew_attack_back));
  return g_string_free (text, FALSE);
}

static char *
battle_ended (const ForconTelling *telling, const ForconEvent *event)
{
  const char *reason = forcon_label_ending (event->battle_ended.reason);

  if (FORCON_ID_IS_NONE (event->battle_ended.winner) && event->battle_ended.reason == FORCON_ENDING_LAST_SIDE)
    return g_strdup (_ ("The battle is over: no side has a ship in action."));
  if (FORCON_ID_IS_NONE (event->battle_ended.winner))
    return g_strdup_printf (_ ("The battle is over: %s."), reason);
  return g_strdup_printf (_ ("The battle is over: %1$s. %2$s has won."), reason,
                          forcon_wording_side (telling->battle, event->battle_ended.winner));
}

/* How far the generator has run is for the journal, not for people. */
static char *
no_news (const ForconTelling *telling, const ForconEvent *event)
{
  return NULL;
}

const ForconTeller forcon_tellers_of_turn[FORCON_N_EVENTS] = {
  [FORCON_EVENT_INITIATIVE_ROLLED] = initiative_rolled,
  [FORCON_EVENT_TURN_PLACED] = turn_placed,
  [FORCON_EVENT_BATTLE_BEGUN] = battle_begun,
  [FORCON_EVENT_TURN_BEGUN] = turn_begun,
  [FORCON_EVENT_STEP_BEGUN] = step_begun,
  [FORCON_EVENT_TURN_ENDED] = turn_ended,
  [FORCON_EVENT_MARKER_PLACED] = marker_placed,
  [FORCON_EVENT_MARKERS_ROLLED] = markers_rolled,
  [FORCON_EVENT_MARKER_REMOVED] = marker_removed,
  [FORCON_EVENT_REPAIR_TRIED] = repair_tried,
  [FORCON_EVENT_BATTLE_ENDED] = battle_ended,
  [FORCON_EVENT_GENERATOR_ADVANCED] = no_news,
};
