/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-token.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-picture.h"
#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "app/widgets/toast.h"
#include "report/dice/twilight-labels.h"

/* What can be done to a unit by a click. */
#define DEEDS_MAX 3

struct _ForconTwilightToken {
  GtkWidget parent;

  GtkWidget *button;
  GtkWidget *popover;

  /* Owned */
  ForconTwilightGame *game;
  ForconTwilightSide side;
  ForconUnitId unit;
  ForconUnitMarkState state;
};

G_DEFINE_FINAL_TYPE (ForconTwilightToken, forcon_twilight_token, GTK_TYPE_WIDGET)

/* What its owner may do with this unit now, by the rules. */
static guint
find_deeds (ForconTwilightToken *self, ForconTwilightCommand *deeds)
{
  static const ForconTwilightCommandKind kinds[DEEDS_MAX]
      = { FORCON_TWILIGHT_COMMAND_SUSTAIN, FORCON_TWILIGHT_COMMAND_DESTROY, FORCON_TWILIGHT_COMMAND_REMOVE };
  gboolean damaged = self->state == FORCON_UNIT_MARK_DAMAGED;
  guint n = 0;

  for (guint i = 0; i < DEEDS_MAX && self->state != FORCON_UNIT_MARK_LOST; i++)
    {
      ForconTwilightCommand command = { .kind = kinds[i], .side = self->side, .unit = self->unit, .count = 1,
                                        .damaged = damaged };

      if ((kinds[i] != FORCON_TWILIGHT_COMMAND_SUSTAIN || !damaged)
          && forcon_twilight_game_allows (self->game, &command))
        deeds[n++] = command;
    }
  return n;
}

/* A deed, as its button keeps it. */
static void
on_deed (GtkWidget *button, ForconTwilightToken *self)
{
  const ForconTwilightCommand *command = g_object_get_data (G_OBJECT (button), "command");
  ForconTwilightCommand wanted = *command;
  g_autoptr (ForconTwilightGame) game = g_object_ref (self->game);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  /* The token may go with what it shows. */
  forcon_twilight_game_do (game, &wanted);
}

static void
offer (ForconTwilightToken *self, const ForconTwilightCommand *deeds, guint n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = forcon_text_capitalise (forcon_label_twilight_command (deeds[i].kind));
      GtkWidget *button = gtk_button_new_with_label (label);

      g_object_set_data_full (G_OBJECT (button), "command", g_memdup2 (&deeds[i], sizeof deeds[i]), g_free);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_deed), self, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  if (self->popover == NULL)
    {
      self->popover = gtk_popover_new ();
      gtk_widget_set_parent (self->popover, self->button);
    }
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

ForconUnitId
forcon_twilight_token_unit (ForconTwilightToken *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_TOKEN (self), (ForconUnitId){ 0 });
  return self->unit;
}

/* Does to one of its units what is to be done now; where there is a choice, asks. */
static void
activate (ForconTwilightToken *self)
{
  ForconTwilightCommand deeds[DEEDS_MAX];
  guint n;

  n = find_deeds (self, deeds);
  if (n == 0)
    forcon_toast_say (GTK_WIDGET (self), _ ("Nothing is to be done to this unit now."));
  else if (n == 1)
    forcon_twilight_game_do (self->game, &deeds[0]);
  else
    offer (self, deeds, n);
}

/* What the unit can do, as it stands on its sheet. */
static char *
values_of (ForconTwilightToken *self)
{
  const ForconUnit *values = forcon_twilight_values (forcon_twilight_game_clash (self->game), self->side, self->unit);
  GString *text = g_string_new (NULL);

  if (values->combat.dice > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "\nHits on %1$d or more, %2$d die",
                                         "\nHits on %1$d or more, %2$d dice", (gulong) values->combat.dice),
                            values->combat.value, values->combat.dice);
  if (values->barrage.dice > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "\nBarrage on %1$d or more, %2$d die",
                                         "\nBarrage on %1$d or more, %2$d dice", (gulong) values->barrage.dice),
                            values->barrage.value, values->barrage.dice);
  if (values->capacity > 0)
    g_string_append_printf (text, _ ("\nCapacity %d"), values->capacity);
  if (values->sustain)
    g_string_append (text, _ ("\nCan sustain damage"));
  return g_string_free (text, FALSE);
}

/* "3 × Dreadnought I, damaged" */
static char *
name_of (ForconTwilightToken *self, guint count)
{
  g_autofree char *unit
      = forcon_twilight_unit_words (forcon_twilight_game_clash (self->game), self->side, self->unit);

  if (self->state == FORCON_UNIT_MARK_DAMAGED)
    /* Translators: how many units of a kind: "2 × Dreadnought I, damaged". */
    return g_strdup_printf (_ ("%1$u × %2$s, damaged"), count, unit);
  if (self->state == FORCON_UNIT_MARK_LOST)
    return g_strdup_printf (_ ("%1$u × %2$s, lost"), count, unit);
  return g_strdup_printf (_ ("%1$u × %2$s"), count, unit);
}

static void
fill (ForconTwilightToken *self, guint count, gint size)
{
  const ForconTwilightRules *rules = forcon_twilight_game_rules (self->game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *picture = forcon_twilight_picture_new (rules, self->unit, self->side, size);
  g_autofree char *values = values_of (self);
  g_autofree char *name = name_of (self, count);
  g_autofree char *tooltip = g_strconcat (name, values, NULL);

  forcon_twilight_picture_set (FORCON_TWILIGHT_PICTURE (picture), rules, self->unit, self->state);
  gtk_box_append (GTK_BOX (box), picture);
  if (count > 1)
    {
      g_autofree char *times = g_strdup_printf ("×%u", count);

      gtk_box_append (GTK_BOX (box), gtk_label_new (times));
    }
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_set_tooltip_text (self->button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
forcon_twilight_token_new (ForconTwilightGame *game, ForconTwilightSide side, ForconUnitId unit,
                             ForconUnitMarkState state, guint count, gint size)
{
  ForconTwilightToken *self = g_object_new (FORCON_TYPE_TWILIGHT_TOKEN, NULL);
  ForconTwilightCommand deeds[DEEDS_MAX];

  self->game = g_object_ref (game);
  self->side = side;
  self->unit = unit;
  self->state = state;
  fill (self, count, size);
  gtk_widget_set_can_focus (self->button, state != FORCON_UNIT_MARK_LOST);
  if (find_deeds (self, deeds) > 0)
    gtk_widget_add_css_class (self->button, "forcon-wanted");
  return GTK_WIDGET (self);
}

static void
forcon_twilight_token_dispose (GObject *object)
{
  ForconTwilightToken *self = FORCON_TWILIGHT_TOKEN (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_twilight_token_parent_class)->dispose (object);
}

static void
forcon_twilight_token_class_init (ForconTwilightTokenClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_twilight_token_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
forcon_twilight_token_init (ForconTwilightToken *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "forcon-token");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (activate), self, G_CONNECT_SWAPPED);
}
