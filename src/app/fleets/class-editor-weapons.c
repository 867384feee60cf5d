/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weapons of a class: one more, one less, and what each can. */
#include "app/fleets/class-editor-private.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/card-choices.h"
#include "app/fleets/fleet-edits.h"
#include "app/widgets/toast.h"
#include "base/text.h"

/* Returns: (transfer full) (element-type ForconWeapon): the weapons of the class */
static GArray *
weapons_of_class (ForconClassEditor *self)
{
  GArray *weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  ForconEntityRecord record;

  g_array_set_clear_func (weapons, (GDestroyNotify) forcon_weapon_clear);
  if (forcon_class_editor_get_ship (self, &record))
    forcon_entity_weapons_from_text (record.SHIP.weapons, weapons);
  return weapons;
}

static void
set_weapons (ForconClassEditor *self, const GArray *weapons)
{
  g_autofree char *text = forcon_entity_weapons_to_text (weapons);
  g_autofree char *values = g_strdup_printf ("weapons=%s", text);

  forcon_fleet_edit_class (self->game, self->name, values);
}

/* Counts and lengths of a weapon are numbers; what is none is left as it is. */
static gboolean
read_number (const char *text, double least, double *number)
{
  char *end;

  *number = g_ascii_strtod (text, &end);
  return end != text && *end == '\0' && *number >= least && *number <= 10000;
}

static gboolean
change_weapon (ForconClassEditor *self, ForconWeapon *weapon, const char *property, const char *value)
{
  double number;

  if (g_str_equal (property, "name") && *value != '\0')
    {
      g_free (weapon->name);
      weapon->name = g_strdup (value);
      return TRUE;
    }
  if (g_str_equal (property, "kind") && forcon_weapon_kind_from_word (value, &weapon->kind))
    {
      weapon->run = weapon->kind == FORCON_WEAPON_TORPEDO ? forcon_game_rules (self->game)->torpedo.run : 0;
      return TRUE;
    }
  if (g_str_equal (property, "mount"))
    return forcon_mount_from_word (value, &weapon->mount);
  if (g_str_equal (property, "arcs"))
    {
      g_auto (GStrv) words = g_strsplit (value, " ", -1);
      ForconArc arc;

      weapon->arcs = 0;
      for (char **word = words; *word != NULL; word++)
        if (forcon_arc_from_word (*word, &arc))
          weapon->arcs |= FORCON_ARC_BIT (arc);
      return weapon->arcs != 0;
    }
  if (!read_number (value, g_str_equal (property, "run") ? 1 : 0, &number))
    return FALSE;
  if (g_str_equal (property, "range"))
    weapon->range = (ForconLength) (number * 100 + 0.5);
  else if (g_str_equal (property, "strength"))
    weapon->strength = (gint) number;
  else
    weapon->run = (gint) number;
  return TRUE;
}

void
forcon_class_editor_edit_weapon (ForconClassEditor *self, const char *property, gint weapon, const char *value)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);

  if ((guint) weapon >= weapons->len)
    return;
  if (change_weapon (self, &g_array_index (weapons, ForconWeapon, weapon), property, value))
    set_weapons (self, weapons);
  else if (g_str_equal (property, "arcs"))
    forcon_toast_say (GTK_WIDGET (self), _ ("A weapon needs at least one arc."));
  else
    {
      /* Translators: what was typed. */
      g_autofree char *text = g_strdup_printf (_ ("“%s” can't be entered there."), value);

      forcon_toast_say (GTK_WIDGET (self), text);
    }
}

static void
on_removed (ForconClassEditor *self, gint weapon)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);

  if (weapon < 0 || (guint) weapon >= weapons->len)
    return;
  g_array_remove_index (weapons, (guint) weapon);
  set_weapons (self, weapons);
}

static void
on_remove_weapon (ForconClassEditor *self)
{
  on_removed (self, forcon_card_editor_weapon (self->card));
}

/* Returns: (transfer full): a word that no weapon of the class has */
static char *
free_weapon_word (const GArray *weapons)
{
  for (guint n = weapons->len + 1;; n++)
    {
      g_autofree char *word = g_strdup_printf ("weapon-%u", n);
      gboolean taken = FALSE;

      for (guint i = 0; i < weapons->len; i++)
        taken = taken || g_str_equal (g_array_index (weapons, ForconWeapon, i).id, word);
      if (!taken)
        return g_steal_pointer (&word);
    }
}

/* Like the weapon that is chosen; else a battery in a turret. */
static void
on_add_weapon (ForconClassEditor *self)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);
  gint chosen = forcon_card_editor_weapon (self->card);
  ForconWeapon made = { .kind = FORCON_WEAPON_BATTERY,
                        .mount = FORCON_MOUNT_TURRET,
                        .range = 3000,
                        .strength = 2,
                        .arcs = FORCON_ARC_BIT (FORCON_ARC_BOW) };

  if (chosen >= 0 && (guint) chosen < weapons->len)
    made = g_array_index (weapons, ForconWeapon, chosen);
  made.name = g_strdup (made.name == NULL ? C_ ("name of a weapon", "battery") : made.name);
  made.id = free_weapon_word (weapons);
  g_array_append_val (weapons, made);
  set_weapons (self, weapons);
  forcon_panel_flush ();
  forcon_card_editor_choose_weapon (self->card, (gint) weapons->len - 1);
}

static void
on_mount (ForconClassEditor *self)
{
  guint chosen = gtk_drop_down_get_selected (self->mount);

  if (!forcon_panel_is_filling (self) && chosen < FORCON_N_MOUNT)
    forcon_class_editor_edit_weapon (self, "mount", forcon_card_editor_weapon (self->card),
                                     forcon_mount_to_word ((ForconMount) chosen));
}

void
forcon_class_editor_fill_weapon (ForconClassEditor *self)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);
  gint chosen = forcon_card_editor_weapon (self->card);
  const ForconWeapon *weapon
      = chosen < 0 || (guint) chosen >= weapons->len ? NULL : &g_array_index (weapons, ForconWeapon, chosen);
  g_autofree char *name = weapon == NULL ? NULL : forcon_text_capitalise (forcon_name (weapon->name));

  forcon_panel_begin_fill (self);
  gtk_label_set_label (self->weapon_title, name == NULL ? _ ("No weapons") : name);
  gtk_widget_set_visible (GTK_WIDGET (self->mount), weapon != NULL);
  gtk_widget_set_sensitive (self->remove_weapon, weapon != NULL);
  gtk_widget_set_sensitive (self->add_weapon, self->first != 0 && weapons->len < FORCON_WEAPONS_MAX);
  if (weapon != NULL)
    gtk_drop_down_set_selected (self->mount, weapon->mount);
  forcon_panel_end_fill (self);
}

static void
on_weapon (ForconClassEditor *self)
{
  if (self->game != NULL && forcon_game_campaign (self->game) != NULL)
    forcon_class_editor_fill_weapon (self);
}

void
forcon_class_editor_bind_weapons (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_removed);
  gtk_widget_class_bind_template_callback (widget_class, on_weapon);
  gtk_widget_class_bind_template_callback (widget_class, on_mount);
  gtk_widget_class_bind_template_callback (widget_class, on_add_weapon);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_weapon);
}
