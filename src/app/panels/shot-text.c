/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of a shot before the dice fall, in words. */
#include "app/panels/shot-text.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "render/drawing/labels.h"
#include "base/text.h"

static void
add_range (GString *text, const ForconSolution *solution)
{
  g_autofree char *distance = forcon_length_to_text (solution->distance);
  g_autofree char *bearing = forcon_angle_to_text (abs (solution->bearing));

  if (solution->bearing == 0)
    g_string_append_printf (text, _ ("%s cm, dead ahead"), distance);
  else if (solution->bearing > 0)
    /* Translators: distance of a target and its bearing from the bow. */
    g_string_append_printf (text, _ ("%1$s cm, %2$s° to starboard of the bow"), distance, bearing);
  else
    g_string_append_printf (text, _ ("%1$s cm, %2$s° to port of the bow"), distance, bearing);
  if (solution->returning)
    g_string_append (text, _ ("; return fire"));
  if (solution->half)
    g_string_append (text, _ ("; at half effect"));
  g_string_append_c (text, '.');
  if (solution->needs_check)
    g_string_append_printf (text, " %s", _ ("A readiness check comes first."));
}

static void
add_range_shift (GString *text, const ForconRules *rules, gint columns)
{
  gboolean near = columns == rules->shift_near;

  if (columns < 0)
    g_string_append_printf (text, near ? _ (", %d left at close range") : _ (", %d left at long range"), -columns);
  else if (columns > 0)
    g_string_append_printf (text, near ? _ (", %d right at close range") : _ (", %d right at long range"), columns);
}

static void
add_marker_shift (GString *text, gint columns)
{
  if (columns < 0)
    g_string_append_printf (text, _ (", %d left behind a marker or field"), -columns);
  else if (columns > 0)
    g_string_append_printf (text, _ (", %d right behind a marker or field"), columns);
}

/* "capital ship abeam, column 4, 1 left at close range: column 3" */
static void
add_column (GString *text, const ForconRules *rules, ForconTarget target, const ForconShotGroup *group)
{
  const ForconGunnery *gunnery = &group->gunnery;
  g_autofree char *kind = forcon_text_capitalise (forcon_label_target (target));

  g_string_append (text, kind);
  if (group->aspect != FORCON_ASPECT_ANY)
    /* Translators: aspect of a target, and the arc of it in which the shooter lies. */
    g_string_append_printf (text, _ (" %1$s (its %2$s arc)"), forcon_label_aspect (group->aspect),
                            forcon_label_arc (group->arc));
  g_string_append_printf (text, _ (", column %d"), gunnery->base_column);
  add_range_shift (text, rules, gunnery->shift_range);
  add_marker_shift (text, gunnery->shift_marker);
  if (gunnery->shift_range != 0 || gunnery->shift_marker != 0)
    g_string_append_printf (text, _ (": column %d"), gunnery->column);
  g_string_append (text, ". ");
}

/* "4 salvos, 2 stopped by shields: ": what the shields take before a die falls (F-ART-6). Returns: how many that are */
static gint
add_stopped (GString *text, gint salvos, gint shields)
{
  gint stopped = MIN (salvos, shields);

  if (stopped == 0)
    return 0;
  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%d salvo", "%d salvos", (gulong) salvos), salvos);
  g_string_append_printf (
      text, g_dngettext (GETTEXT_PACKAGE, ", %d stopped by shields: ", ", %d stopped by shields: ", (gulong) stopped),
      stopped);
  return stopped;
}

/* @shields: (inout): what they can still stop; with @certain no die of this shot has settled yet how many */
static void
add_dice (GString *text, const ForconRules *rules, const ForconShotGroup *group, gint *shields, gboolean *certain)
{
  gboolean before = group->kind == FORCON_WEAPON_BATTERY && !rules->options.shields_after_armour && *certain;
  gint stopped = before ? add_stopped (text, group->dice, *shields) : 0;
  gint dice = group->dice - stopped;

  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%d die", "%d dice", (gulong) dice), dice);
  if (dice > 0)
    /* Translators: "7 dice", hitting and critical faces: "on 4+, critical on 6+". */
    g_string_append_printf (text, _ (" on %1$d+, critical on %2$d+"), group->needed, group->critical);
  if (dice > 0 && !before && *shields > 0)
    {
      g_string_append_printf (
          text, g_dngettext (GETTEXT_PACKAGE, ", %d shield left", ", %d shields left", (gulong) *shields), *shields);
      *certain = FALSE;
    }
  g_string_append_c (text, '.');
  *shields -= stopped;
}

static void
add_group (GString *text, const ForconRules *rules, ForconTarget target, const ForconShotGroup *group, gint *shields,
           gboolean *certain)
{
  gboolean battery = group->kind == FORCON_WEAPON_BATTERY;
  g_autofree char *range = forcon_length_to_text (group->range);

  g_string_append_c (text, '\n');
  g_string_append_printf (text, battery ? _ ("Firepower %d") : _ ("Strength %d"), group->strength);
  if (group->effective != group->strength)
    g_string_append_printf (text, _ (", halved to %d"), group->effective);
  g_string_append_printf (text, _ (", range %s cm. "), range);
  if (battery)
    add_column (text, rules, target, group);
  add_dice (text, rules, group, shields, certain);
}

char *
forcon_shot_text (const ForconRules *rules, ForconTarget target, const ForconSolution *solution)
{
  GString *text = g_string_new (NULL);
  gint shields = solution->shields;
  gboolean certain = TRUE;

  add_range (text, solution);
  for (guint i = 0; i < solution->n_groups; i++)
    add_group (text, rules, target, &solution->groups[i], &shields, &certain);
  return g_string_free (text, FALSE);
}

char *
forcon_shot_odds_text (const ForconOdds *odds, gint hits_left)
{
  GString *text = g_string_new (NULL);
  g_autofree char *mean = forcon_decimal_to_text (odds->mean, 1);
  double kill = forcon_distribution_at_least (odds->damage, (guint) MAX (hits_left, 1));

  g_string_append_printf (text, _ ("Mean damage %1$s · critical %2$.0f%%"), mean, odds->critical * 100);
  if (hits_left > 0 && kill > 0)
    g_string_append_printf (text, kill < 0.005 ? _ (" · kill <1%%") : _ (" · kill %.0f%%"), kill * 100);
  return g_string_free (text, FALSE);
}

char *
forcon_wave_odds_text (const ForconTorpedoOdds *odds, gint dice)
{
  GString *text = g_string_new (NULL);
  g_autofree char *mean = forcon_decimal_to_text (odds->mean, 1);

  g_string_append_printf (
      text, g_dngettext (GETTEXT_PACKAGE, "Against %d die of turrets", "Against %d dice of turrets", (gulong) dice),
      dice);
  g_string_append_printf (text, _ (" · mean damage %1$s · critical %2$.0f%%"), mean, odds->critical * 100);
  if (odds->out > 0)
    g_string_append_printf (text, odds->out < 0.005 ? _ (" · kill <1%%") : _ (" · kill %.0f%%"), odds->out * 100);
  return g_string_free (text, FALSE);
}
