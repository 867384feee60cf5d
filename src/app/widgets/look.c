/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/look.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/labels.h"
#include "base/text.h"

#include <adwaita.h>

#include <math.h>

#include "app/widgets/preferences.h"

/* A style with names and figures so much larger, hundredths. Made once: whoever keeps drawings knows a style by its
 * address. */
static const ForconStyle *
scaled (ForconStyleKind kind, gint percent)
{
  static GHashTable *styles;
  gpointer key = GINT_TO_POINTER (percent * FORCON_N_STYLE + (gint) kind);
  ForconStyle *style;

  if (styles == NULL)
    styles = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  style = g_hash_table_lookup (styles, key);
  if (style != NULL)
    return style;
  style = g_new (ForconStyle, 1);
  *style = *forcon_style_get (kind);
  style->scale = percent / 100.0;
  style->text_size *= style->scale;
  style->counter_minimum *= style->scale;
  g_hash_table_insert (styles, key, style);
  return style;
}

const ForconStyle *
forcon_look_style (void)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  ForconStyleKind kind = dark ? FORCON_STYLE_DARK : FORCON_STYLE_LIGHT;
  gint percent = (gint) lround (100 * g_settings_get_double (forcon_preferences (), FORCON_PREFERENCE_MAP_SCALE));

  return percent == 100 ? forcon_style_get (kind) : scaled (kind, percent);
}

char *
forcon_look_moment (const ForconBattle *battle)
{
  g_autofree char *step = forcon_text_capitalise (forcon_label_step (battle->step));

  if (battle->round == 0 || battle->step == FORCON_STEP_OVER)
    return g_steal_pointer (&step);
  /* Translators: where the battle stands: the round, whose turn it is, the step of the turn. */
  return g_strdup_printf (_ ("Round %1$d · %2$s · %3$s"), battle->round,
                          forcon_name (forcon_battle_side (battle, battle->side)->name), step);
}
