/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/dice-dialog.h"

#include <glib/gi18n-lib.h>

#include "base/dice.h"

struct _ForconDiceDialog {
  AdwWindow parent;

  /* Template */
  GtkLabel *place;
  GtkLabel *asked;
  GtkEditable *entry;
  GtkLabel *hint;
  GtkWidget *take_button;

  /* Owned */
  ForconRoller *roller;
  GByteArray *faces;

  /* What was typed beyond the roll that is asked for: of the next ones. */
  char *rest;

  /* Takes the dice as soon as the last one is there. */
  guint take_source;
};

G_DEFINE_FINAL_TYPE (ForconDiceDialog, forcon_dice_dialog, ADW_TYPE_WINDOW)

char *
forcon_dice_check_count (guint typed, guint wanted)
{
  if (typed < wanted)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more die to type.", "%u more dice to type.",
                                         (gulong) (wanted - typed)),
                            wanted - typed);
  if (typed > wanted)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die too many.", "%u dice too many.",
                                         (gulong) (typed - wanted)),
                            typed - wanted);
  return NULL;
}

/* Returns: (transfer full) (nullable): what is missing or wrong; %NULL when @faces are what was asked for */
static char *
check_dice (const char *text, guint sides, guint wanted, GByteArray *faces)
{
  g_autofree char *wrong = NULL;

  g_byte_array_set_size (faces, 0);
  if (sides == 10 && !forcon_dice_parse_d10 (text, faces, &wrong))
    return g_strdup_printf (_ ("“%s” is not a face of a ten-sided die. Enter 1–10 (0 is 10), or ? to roll that die."),
                            wrong);
  if (sides != 10 && !forcon_dice_parse (text, faces, &wrong))
    return g_strdup_printf (_ ("“%s” is not a face of a die. Enter 1–6, or ? to roll that die."), wrong);
  return forcon_dice_check_count (faces->len, wanted);
}

static guint
wanted_dice (ForconDiceDialog *self)
{
  const ForconDiceRequest *request = forcon_roller_request (self->roller);

  return request == NULL ? 0 : request->count - request->given;
}

static void on_typed (ForconDiceDialog *self);

/* Shows the roll that is asked for now, or goes when there is none. */
static void
follow_roller (ForconDiceDialog *self)
{
  const ForconDiceRequest *request = forcon_roller_request (self->roller);
  g_autofree char *rest = g_steal_pointer (&self->rest);
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;

  if (request == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  place = forcon_roller_place (self->roller);
  gtk_widget_set_visible (GTK_WIDGET (self->place), place != NULL);
  gtk_label_set_label (self->place, place != NULL ? place : "");
  text = forcon_roller_sentence (self->roller);
  gtk_label_set_label (self->asked, text);
  gtk_editable_set_text (self->entry, rest == NULL ? "" : rest);
  on_typed (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (self->entry, -1);
}

static void
answer (ForconDiceDialog *self)
{
  /* The command may have been dropped elsewhere meanwhile, as by an undo. */
  if (forcon_roller_request (self->roller) != NULL)
    forcon_roller_answer (self->roller, self->faces->data, self->faces->len);
  follow_roller (self);
}

static gboolean
take (gpointer data)
{
  ForconDiceDialog *self = data;

  self->take_source = 0;
  answer (self);
  return G_SOURCE_REMOVE;
}

/*
 * What belongs to this roll ends at a slash, and what comes after it is for the next. Dice that are all there are taken
 * at once, so that a number pad is enough; not ten-sided ones, where 1 may become 10. They are taken before another key
 * is heard, but not while the entry tells of this one.
 */
static void
on_typed (ForconDiceDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *missing = NULL;
  g_auto (GStrv) rolls = NULL;
  guint sides;

  if (self->roller == NULL)
    return;
  sides = forcon_roller_sides (self->roller);
  text += strspn (text, " /");
  rolls = g_strsplit (text, "/", 2);
  missing = check_dice (rolls[0] == NULL ? "" : rolls[0], sides, wanted_dice (self), self->faces);
  g_free (self->rest);
  self->rest = rolls[0] != NULL ? g_strdup (rolls[1]) : NULL;
  gtk_label_set_label (self->hint, missing != NULL ? missing : _ ("Enter takes them."));
  gtk_widget_set_sensitive (self->take_button, missing == NULL);
  g_clear_handle_id (&self->take_source, g_source_remove);
  if (missing == NULL && sides == 6 && self->faces->len > 0)
    self->take_source = g_idle_add_full (G_PRIORITY_HIGH, take, self, NULL);
}

static void
on_take (ForconDiceDialog *self)
{
  if (gtk_widget_is_sensitive (self->take_button))
    answer (self);
}

/* Keeps what was typed and leaves the rest of this roll to the generator. */
static void
on_roll (ForconDiceDialog *self)
{
  const guint8 generator = 0;
  guint wanted = wanted_dice (self);

  g_clear_handle_id (&self->take_source, g_source_remove);
  if (self->faces->len > wanted)
    g_byte_array_set_size (self->faces, 0);
  while (self->faces->len < wanted)
    g_byte_array_append (self->faces, &generator, 1);
  answer (self);
}

static void
on_cancel (ForconDiceDialog *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
forcon_dice_dialog_close_request (GtkWindow *window)
{
  ForconDiceDialog *self = FORCON_DICE_DIALOG (window);

  g_signal_handlers_disconnect_by_data (self->roller, self);
  forcon_roller_cancel (self->roller);
  return GTK_WINDOW_CLASS (forcon_dice_dialog_parent_class)->close_request (window);
}

void
forcon_dice_dialog_present (GtkWindow *parent, ForconRoller *roller)
{
  ForconDiceDialog *self = g_object_new (FORCON_TYPE_DICE_DIALOG, "transient-for", parent, NULL);

  self->roller = g_object_ref (roller);
  g_signal_connect_object (roller, "dropped", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  follow_roller (self);
  gtk_window_present (GTK_WINDOW (self));
}

static void
forcon_dice_dialog_finalize (GObject *object)
{
  ForconDiceDialog *self = FORCON_DICE_DIALOG (object);

  g_clear_handle_id (&self->take_source, g_source_remove);
  g_clear_object (&self->roller);
  g_clear_pointer (&self->faces, g_byte_array_unref);
  g_free (self->rest);
  G_OBJECT_CLASS (forcon_dice_dialog_parent_class)->finalize (object);
}

static void
forcon_dice_dialog_class_init (ForconDiceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_dice_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = forcon_dice_dialog_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/dice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconDiceDialog, place);
  gtk_widget_class_bind_template_child (widget_class, ForconDiceDialog, asked);
  gtk_widget_class_bind_template_child (widget_class, ForconDiceDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, ForconDiceDialog, hint);
  gtk_widget_class_bind_template_child (widget_class, ForconDiceDialog, take_button);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
  gtk_widget_class_bind_template_callback (widget_class, on_roll);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
}

static void
forcon_dice_dialog_init (ForconDiceDialog *self)
{
  self->faces = g_byte_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
