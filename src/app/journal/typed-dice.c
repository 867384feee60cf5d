/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/typed-dice.h"

#include <glib/gi18n-lib.h>

#include "campaign/chronicle/chronicle-loss.h"
#include "report/history/loss-lines.h"
#include "app/widgets/widget.h"

/* Nobody types more again. */
#define ROLLS_MAX 500

/**
 * Roll:
 * @place: of its command in the journal, from 0
 * @events: of its command, held so that their address stays its own: tells whether that command was done again
 */
typedef struct {
  guint place;
  GArray *events;
  char *command;
  char *faces;
} Roll;

struct _ForconTypedDiceButton {
  ForconPanel parent;

  /* Template */
  GtkMenuButton *button;
  GtkListBox *list;

  /* Owned */
  ForconJournalModel *model;
  GArray *rolls;
};

G_DEFINE_FINAL_TYPE (ForconTypedDiceButton, forcon_typed_dice_button, FORCON_TYPE_PANEL)

static void
clear_roll (gpointer data)
{
  Roll *roll = data;

  g_array_unref (roll->events);
  g_free (roll->command);
  g_free (roll->faces);
}

static void
on_copy (GtkWidget *button, const char *faces)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), faces);
}

static void
free_faces (gpointer faces, GClosure *closure)
{
  g_free (faces);
}

static GtkWidget *
make_copy_button (const Roll *roll)
{
  GtkWidget *button = gtk_button_new_with_label (roll->faces);
  g_autofree char *tooltip = g_strdup_printf (_ ("Copy %s"), roll->faces);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "numeric");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_data (button, "clicked", G_CALLBACK (on_copy), g_strdup (roll->faces), free_faces, 0);
  return button;
}

static GtkWidget *
make_row (const Roll *roll)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *text = g_strdup_printf ("%u. %s", roll->place + 1, roll->command);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 24);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), make_copy_button (roll));
  return box;
}

static void
refresh (ForconTypedDiceButton *self)
{
  g_autofree char *text = g_strdup_printf (_ ("Typed dice: %u"), self->rolls->len);

  gtk_menu_button_set_label (self->button, text);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rolls->len > 0);
  forcon_widget_clear (self->list);
  for (guint i = 0; i < self->rolls->len; i++)
    gtk_list_box_append (self->list, make_row (&g_array_index (self->rolls, Roll, i)));
}

/* Keeps the dice of an entry that was taken back. */
static void
keep (ForconTypedDiceButton *self, guint place)
{
  const ForconCampaignEntry *entry = forcon_journal_model_entry (self->model, place);
  const ForconAnnalsEntry *told;
  Roll roll;

  if (entry == NULL || !forcon_campaign_entry_has_typed (entry) || self->rolls->len >= ROLLS_MAX)
    return;
  told = forcon_journal_model_told (self->model, place);
  roll = (Roll){ place, g_array_ref (entry->events), NULL, forcon_wording_faces (entry->dice, TRUE) };
  roll.command = g_strdup (told == NULL ? "" : told->at_table != NULL ? told->at_table : told->command);
  g_array_append_val (self->rolls, roll);
}

/* Forgets the dice of commands that were done again. */
static void
forget_redone (ForconTypedDiceButton *self, guint from, guint to)
{
  for (guint i = self->rolls->len; i > 0; i--)
    {
      const Roll *roll = &g_array_index (self->rolls, Roll, i - 1);
      const ForconCampaignEntry *entry
          = roll->place >= from && roll->place < to ? forcon_journal_model_entry (self->model, roll->place) : NULL;

      if (entry != NULL && entry->events == roll->events)
        g_array_remove_index (self->rolls, i - 1);
    }
}

static void
on_followed (ForconTypedDiceButton *self, guint from, guint to)
{
  guint before = self->rolls->len;

  for (guint place = to; place < from; place++)
    keep (self, place);
  forget_redone (self, from, to);
  if (self->rolls->len != before)
    refresh (self);
}

static void
on_clear (ForconTypedDiceButton *self)
{
  g_array_set_size (self->rolls, 0);
  gtk_menu_button_popdown (self->button);
  refresh (self);
}

void
forcon_typed_dice_button_set_model (ForconTypedDiceButton *self, ForconJournalModel *model)
{
  g_return_if_fail (FORCON_IS_TYPED_DICE_BUTTON (self) && self->model == NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model, "followed", G_CALLBACK (on_followed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "opened", G_CALLBACK (on_clear), self, G_CONNECT_SWAPPED);
}

guint
forcon_typed_dice_button_n_rolls (ForconTypedDiceButton *self)
{
  g_return_val_if_fail (FORCON_IS_TYPED_DICE_BUTTON (self), 0);
  return self->rolls->len;
}

char *
forcon_typed_dice_button_faces (ForconTypedDiceButton *self, guint roll)
{
  g_return_val_if_fail (FORCON_IS_TYPED_DICE_BUTTON (self) && roll < self->rolls->len, NULL);
  return g_strdup (g_array_index (self->rolls, Roll, roll).faces);
}

static void
forcon_typed_dice_button_dispose (GObject *object)
{
  ForconTypedDiceButton *self = FORCON_TYPED_DICE_BUTTON (object);

  g_clear_pointer (&self->rolls, g_array_unref);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (forcon_typed_dice_button_parent_class)->dispose (object);
}

static void
forcon_typed_dice_button_class_init (ForconTypedDiceButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_typed_dice_button_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/typed-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTypedDiceButton, button);
  gtk_widget_class_bind_template_child (widget_class, ForconTypedDiceButton, list);
  gtk_widget_class_bind_template_callback (widget_class, on_clear);
}

static void
forcon_typed_dice_button_init (ForconTypedDiceButton *self)
{
  self->rolls = g_array_new (FALSE, FALSE, sizeof (Roll));
  g_array_set_clear_func (self->rolls, clear_roll);
  gtk_widget_init_template (GTK_WIDGET (self));
  refresh (self);
}
