/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/card-choices.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "campaign/editing/entity.h"
#include "render/drawing/labels.h"

static void
choice_clear (gpointer data)
{
  ForconCardChoice *choice = data;

  g_free (choice->label);
}

static void
add (GArray *choices, const char *word, const char *label)
{
  ForconCardChoice choice = { word, forcon_text_capitalise (label) };

  g_array_append_val (choices, choice);
}

GArray *
forcon_card_choices (const char *property)
{
  GArray *choices = g_array_new (FALSE, TRUE, sizeof (ForconCardChoice));

  g_array_set_clear_func (choices, choice_clear);
  if (g_str_equal (property, "type"))
    for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
      add (choices, forcon_ship_type_to_word ((ForconShipType) i), forcon_label_ship_type ((ForconShipType) i));
  else if (g_str_equal (property, "target"))
    for (guint i = 0; i < FORCON_N_TARGET; i++)
      add (choices, forcon_target_to_word ((ForconTarget) i), forcon_label_target ((ForconTarget) i));
  else if (g_str_equal (property, "kind"))
    for (guint i = 0; i < FORCON_N_WEAPON; i++)
      add (choices, forcon_weapon_kind_to_word ((ForconWeaponKind) i),
           forcon_label_weapon_kind ((ForconWeaponKind) i));
  else if (g_str_equal (property, "mount"))
    for (guint i = 0; i < FORCON_N_MOUNT; i++)
      add (choices, forcon_mount_to_word ((ForconMount) i), forcon_label_mount ((ForconMount) i));
  else if (g_str_equal (property, "special-shield"))
    {
      add (choices, "no", C_ ("special shield", "no"));
      add (choices, "yes", C_ ("special shield", "yes"));
    }
  else
    g_clear_pointer (&choices, g_array_unref);
  return choices;
}
