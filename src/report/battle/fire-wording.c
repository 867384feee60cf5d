/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_wording_strength (ForconWeaponKind kind, gint strength, gint effective)
{
  if (kind == FORCON_WEAPON_BATTERY && strength == effective)
    return g_strdup_printf (_ ("firepower %d"), strength);
  if (kind == FORCON_WEAPON_BATTERY)
    return g_strdup_printf (_ ("firepower %1$d, halved to %2$d"), strength, effective);
  if (strength == effective)
    return g_strdup_printf (_ ("strength %d"), strength);
  return g_strdup_printf (_ ("strength %1$d, halved to %2$d"), strength, effective);
}

static char *
shift_to_text (gint columns)
{
  if (columns < 0)
    return g_strdup_printf (_ ("%d left"), -columns);
  return g_strdup_printf (_ ("%d right"), columns);
}

void
forcon_wording_add_column (GString *text, const ForconTelling *telling, const ForconGunnery *gunnery,
                           ForconLength range)
{
  g_string_append_printf (text, _ (", column %d"), gunnery->base_column);
  if (gunnery->shift_range != 0)
    {
      g_autofree char *shift = shift_to_text (gunnery->shift_range);
      g_autofree char *length = forcon_length_to_text (range);

      if (gunnery->shift_range == telling->rules->shift_near)
        /* Translators: "1 left at close range (of 45.0 cm)". */
        g_string_append_printf (text, _ (", %1$s at close range (of %2$s cm)"), shift, length);
      else
        g_string_append_printf (text, _ (", %1$s at long range (of %2$s cm)"), shift, length);
    }
  if (gunnery->shift_marker != 0)
    {
      g_autofree char *shift = shift_to_text (gunnery->shift_marker);

      g_string_append_printf (text, _ (", %s behind a marker or field"), shift);
    }
  if (gunnery->column != gunnery->base_column || gunnery->shift_range != 0 || gunnery->shift_marker != 0)
    g_string_append_printf (text, _ (": column %d"), gunnery->column);
}

char *
forcon_wording_shields (gint shields, gint stopped)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d shield stops %2$d.", "%1$d shields stop %2$d.",
                                       (gulong) shields),
                          shields, stopped);
}

char *
forcon_wording_hits (gint hits)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hit", "%d hits", (gulong) hits), hits);
}

char *
forcon_wording_damage (gint damage)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d damage", "%d damage", (gulong) damage), damage);
}

void
forcon_wording_add_volley (GString *text, const ForconTelling *telling, const ForconVolley *volley)
{
  gboolean armour_first = telling->rules->options.shields_after_armour;
  g_autofree char *dice = forcon_wording_again (telling, volley->roll, volley->again);
  g_autofree char *hits = forcon_wording_hits (volley->hits);
  g_autofree char *damage = forcon_wording_damage (volley->damage);

  if (volley->shields > 0 && volley->salvos > 0 && !armour_first)
    forcon_wording_add (text, forcon_wording_shields (volley->shields, volley->stopped));
  if (volley->roll.count > 0)
    /* Translators: the armour, the dice, what they come to ("2 damage" or "2 hits"). */
    forcon_wording_add (text, g_strdup_printf (_ ("Armour %1$d: %2$s, %3$s."), volley->armour, dice,
                                               armour_first ? hits : damage));
  else if (!armour_first)
    forcon_wording_add (text, g_strdup (_ ("No damage.")));
  if (armour_first)
    {
      if (volley->shields > 0 && volley->hits > 0)
        forcon_wording_add (text, forcon_wording_shields (volley->shields, volley->stopped));
      forcon_wording_add (text, g_strdup_printf ("%s.", damage));
    }
}
