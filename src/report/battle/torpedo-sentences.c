/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* Salvos go by their numbers: by the time that they are told of they may be gone. */

static char *
shot_down_to_text (gint shot_down, gint left)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d torpedo shot down, %2$d left",
                                       "%1$d torpedoes shot down, %2$d left", (gulong) shot_down),
                          shot_down, left);
}

char *
forcon_say_salvo_fired_at (const ForconTelling *telling, const ForconEvent *event)
{
  guint32 weapons = event->salvo_fired_at.weapons;
  g_autofree char *names = forcon_wording_weapons (telling->battle, event->salvo_fired_at.shooter, weapons);
  g_autofree char *power = forcon_wording_strength (event->salvo_fired_at.kind, event->salvo_fired_at.firepower,
                                                    event->salvo_fired_at.effective);
  g_autofree char *length = forcon_length_to_text (event->salvo_fired_at.distance);
  g_autofree char *dice = forcon_wording_again (telling, event->salvo_fired_at.roll, event->salvo_fired_at.again);
  g_autofree char *result = shot_down_to_text (event->salvo_fired_at.shot_down, event->salvo_fired_at.left);
  ForconGunnery gunnery = { event->salvo_fired_at.base_column, event->salvo_fired_at.shift_range,
                            event->salvo_fired_at.shift_marker, event->salvo_fired_at.column };
  GString *text = g_string_new (NULL);

  /* Translators: the shooter, its weapons, their firepower or strength, the number of the salvo, the distance; for one
   * weapon and for several. */
  g_string_printf (text,
                   g_dngettext (GETTEXT_PACKAGE, "%1$s's %2$s (%3$s) fires at salvo %4$u at %5$s cm",
                                "%1$s's %2$s (%3$s) fire at salvo %4$u at %5$s cm", forcon_wording_count (weapons)),
                   forcon_wording_ship (telling->battle, event->salvo_fired_at.shooter), names, power,
                   event->salvo_fired_at.salvo.value, length);
  /* ", column 5, 1 left at close range (of 45.0 cm): column 4"; nothing for weapons that need no table. */
  if (gunnery.base_column > 0)
    forcon_wording_add_column (text, telling, &gunnery, event->salvo_fired_at.range);
  /* Translators: goes on a sentence: the face from which on a die counts, the dice, what they come to. */
  g_string_append_printf (text, _ (", on %1$d+: %2$s, %3$s."), event->salvo_fired_at.needed, dice, result);
  return g_string_free (text, FALSE);
}

char *
forcon_say_tubes_emptied (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *names = forcon_wording_weapons (telling->battle, event->tubes_emptied.ship,
                                                   event->tubes_emptied.weapons);

  /* Translators: the ship, the torpedoes, the tubes, the number of the salvo. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s launches %2$d torpedo (%3$s) into salvo %4$u.",
                                       "%1$s launches %2$d torpedoes (%3$s) into salvo %4$u.",
                                       (gulong) event->tubes_emptied.torpedoes),
                          forcon_wording_ship (telling->battle, event->tubes_emptied.ship),
                          event->tubes_emptied.torpedoes, names, event->tubes_emptied.salvo.value);
}

char *
forcon_say_torpedoes_launched (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *place = forcon_wording_place (event->torpedoes_launched.position);
  g_autofree char *heading = forcon_angle_to_text (event->torpedoes_launched.heading);
  g_autofree char *speed = forcon_length_to_text (event->torpedoes_launched.speed);

  /* Translators: the number of the salvo, its side, the torpedoes, where, its heading, its speed, the turns it runs. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Salvo %1$u (%2$s) of %3$d torpedo at %4$s, heading %5$s°, %6$s cm a turn, "
                                       "turns to run: %7$d.",
                                       "Salvo %1$u (%2$s) of %3$d torpedoes at %4$s, heading %5$s°, %6$s cm a turn, "
                                       "turns to run: %7$d.",
                                       (gulong) event->torpedoes_launched.count),
                          event->torpedoes_launched.salvo.value,
                          forcon_wording_side (telling->battle, event->torpedoes_launched.side),
                          event->torpedoes_launched.count, place, heading, speed, event->torpedoes_launched.run);
}

/* A way can end before its legs do: at the edge of the table, or at a planet (F-TORP-2). */
char *
forcon_say_salvo_moved (const ForconTelling *telling, const ForconEvent *event)
{
  ForconPoint to = event->salvo_moved.to;
  ForconPoint size = telling->battle->size;
  gboolean edge = to.x <= 0 || to.y <= 0 || to.x >= size.x || to.y >= size.y;
  g_autofree char *distance = forcon_length_to_text (event->salvo_moved.distance);
  g_autofree char *whole = forcon_length_to_text (forcon_legs_distance (&event->salvo_moved.legs));
  g_autofree char *legs = forcon_wording_legs (&event->salvo_moved.legs);
  g_autofree char *place = forcon_wording_place (to);
  g_autofree char *heading = forcon_angle_to_text (event->salvo_moved.heading);

  if (event->salvo_moved.distance < forcon_legs_distance (&event->salvo_moved.legs))
    /* Translators: the number of the salvo, how far it comes, how far it would run, where its way ends. */
    return g_strdup_printf (edge ? _ ("Salvo %1$u runs %2$s of %3$s cm, to the edge of the table at %4$s.")
                                 : _ ("Salvo %1$u runs %2$s of %3$s cm, into a planet at %4$s."),
                            event->salvo_moved.salvo.value, distance, whole, place);
  /* Translators: the number of the salvo, the whole distance, the legs ("12.0 cm ahead, 45° to port"), where it
   * ends, its heading, the turns that it still runs. */
  return g_strdup_printf (_ ("Salvo %1$u runs %2$s cm: %3$s. It is now at %4$s, heading %5$s°, turns to run: %6$d."),
                          event->salvo_moved.salvo.value, distance, legs, place, heading, event->salvo_moved.run);
}

char *
forcon_say_salvo_crossed (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->salvo_crossed.roll);

  /* Translators: the number of the salvo, what it crosses ("blast marker"), the face that detonates a torpedo, the
   * dice, how many detonate, how many are left. */
  return g_strdup_printf (_ ("Salvo %1$u crosses: %2$s. Detonated on %3$d+: %4$s, %5$d gone, %6$d left."),
                          event->salvo_crossed.salvo.value,
                          forcon_wording_object (telling->battle, event->salvo_crossed.object),
                          event->salvo_crossed.needed, dice, event->salvo_crossed.lost, event->salvo_crossed.left);
}

char *
forcon_say_salvos_met (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->salvos_met.roll);

  if (event->salvos_met.detonated)
    return g_strdup_printf (_ ("Salvos %1$u and %2$u meet: %3$s, a double detonates both."),
                            event->salvos_met.salvo.value, event->salvos_met.other.value, dice);
  return g_strdup_printf (_ ("Salvos %1$u and %2$u meet: %3$s, no double, both run on."),
                          event->salvos_met.salvo.value, event->salvos_met.other.value, dice);
}

/* What a target does for itself stands in the sentence about the turrets. */
char *
forcon_say_turrets_spent (const ForconTelling *telling, const ForconEvent *event)
{
  const char *ship = forcon_wording_ship (telling->battle, event->turrets_spent.ship);
  const char *target = forcon_wording_ship (telling->battle, event->turrets_spent.target);

  if (event->closed != 0 || FORCON_ID_EQUAL (event->turrets_spent.ship, event->turrets_spent.target))
    return NULL;
  /* Translators: who helps, whom, with how many turrets. */
  if (event->turrets_spent.cover == 0)
    return g_strdup_printf (_ ("%1$s helps %2$s against the torpedoes, turrets: %3$d."), ship, target,
                            event->turrets_spent.turrets);
  /* Translators: who helps, whom, with how much firepower. */
  return g_strdup_printf (_ ("%1$s helps %2$s against the torpedoes, firepower: %3$d."), ship, target,
                          event->turrets_spent.cover);
}

char *
forcon_say_turrets_fired (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->turrets_fired.roll);
  g_autofree char *result = shot_down_to_text (event->turrets_fired.shot_down, event->turrets_fired.left);

  if (event->closed != 0)
    /* Translators: the contact, the number of the salvo, torpedoes shot down, torpedoes left. */
    return g_strdup_printf (_ ("%1$s defends against salvo %2$u: %3$d shot down, left in the salvo: %4$d."),
                            forcon_wording_ship (telling->battle, event->turrets_fired.target),
                            event->turrets_fired.salvo.value, event->turrets_fired.shot_down,
                            event->turrets_fired.left);
  /* Translators: the ship, the number of the salvo, its turrets, the firepower of escorts that cover it, the face from
   * which on a die counts, the dice, what they come to. */
  return g_strdup_printf (_ ("%1$s defends against salvo %2$u: turrets %3$d, cover %4$d, on %5$d+: %6$s, %7$s."),
                          forcon_wording_ship (telling->battle, event->turrets_fired.target),
                          event->turrets_fired.salvo.value, event->turrets_fired.turrets, event->turrets_fired.cover,
                          event->turrets_fired.needed, dice, result);
}

char *
forcon_say_torpedoes_struck (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->torpedoes_struck.roll);
  g_autofree char *hits = forcon_wording_hits (event->torpedoes_struck.hits);
  const char *target = forcon_wording_ship (telling->battle, event->torpedoes_struck.target);

  if (event->closed != 0)
    /* Translators: the number of the salvo, the contact, torpedoes that come through, how many hit, how many are
     * left. */
    return g_strdup_printf (_ ("Salvo %1$u strikes %2$s with %3$d: %4$s, left in the salvo: %5$d."),
                            event->torpedoes_struck.salvo.value, target, event->torpedoes_struck.count, hits,
                            event->torpedoes_struck.left);
  /* Translators: the number of the salvo, the target, how many torpedoes come through, the armour, the dice, how many
   * hit, how many stay in the salvo. */
  return g_strdup_printf (
      _ ("Salvo %1$u strikes %2$s, torpedoes: %3$d. Armour %4$d: %5$s, %6$s, left in the salvo: %7$d."),
      event->torpedoes_struck.salvo.value, target, event->torpedoes_struck.count, event->torpedoes_struck.armour, dice,
      hits, event->torpedoes_struck.left);
}

char *
forcon_say_salvo_gone (const ForconTelling *telling, const ForconEvent *event)
{
  /* Translators: the number of the salvo, how it came to its end: "spent". */
  return g_strdup_printf (_ ("Salvo %1$u is gone: %2$s."), event->salvo_gone.salvo.value,
                          forcon_label_salvo_end (event->salvo_gone.end));
}

char *
forcon_say_cover_declared (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *names = forcon_wording_weapons (telling->battle, event->cover_declared.ship,
                                                   event->cover_declared.weapons);

  return g_strdup_printf (_ ("%1$s covers %2$s against torpedoes with its %3$s."),
                          forcon_wording_ship (telling->battle, event->cover_declared.ship),
                          forcon_wording_ship (telling->battle, event->cover_declared.target), names);
}
