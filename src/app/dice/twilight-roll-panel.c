/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-roll-panel.h"

#include <glib/gi18n-lib.h>

#include "app/game/dice-dialog.h"
#include "app/dice/twilight-form.h"
#include "base/text.h"
#include "report/dice/twilight-sentences.h"

struct _ForconTwilightRollPanel {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkLabel *asked;
  GtkEditable *entry;
  GtkLabel *hint;
  GtkWidget *cancel;
};

G_DEFINE_FINAL_TYPE (ForconTwilightRollPanel, forcon_twilight_roll_panel, FORCON_TYPE_PANEL)

/* Returns: (transfer full) (nullable): what is wrong with the faces, or missing */
static char *
check (ForconTwilightRollPanel *self, GByteArray *faces)
{
  const ForconTwilightRequest *request = forcon_twilight_game_request (self->game);
  g_autofree char *wrong = NULL;

  if (!forcon_dice_parse_d10 (gtk_editable_get_text (self->entry), faces, &wrong))
    return g_strdup_printf (_ ("“%s” is not a face of a ten-sided die. Enter 1–9, 0 for ten, or ? to roll that die."),
                            wrong);
  /* Those of the next roll can be typed in one go. */
  if (request != NULL && faces->len < request->count - request->given)
    return forcon_dice_check_count (faces->len, request->count - request->given);
  return NULL;
}

static void
on_typed (ForconTwilightRollPanel *self)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autofree char *wrong = check (self, faces);

  gtk_label_set_label (self->hint, *gtk_editable_get_text (self->entry) == '\0'
                                       ? _ ("Enter the dice as rolled, or let the program roll.")
                                   : wrong != NULL ? wrong
                                                   : _ ("Enter takes them."));
}

/* Enter: takes what was typed. */
static void
on_activate (ForconTwilightRollPanel *self)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autofree char *wrong = check (self, faces);

  if (forcon_twilight_game_request (self->game) == NULL || (wrong != NULL && faces->len > 0))
    return;
  if (wrong == NULL && faces->len > 0)
    forcon_twilight_game_answer (self->game, faces->data, faces->len);
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightRollPanel *self = FORCON_TWILIGHT_ROLL_PANEL (panel);
  const ForconTwilightRequest *request = forcon_twilight_game_request (self->game);
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;

  gtk_widget_set_visible (self->box, request != NULL);
  gtk_editable_set_text (self->entry, "");
  if (request == NULL)
    return;
  text = forcon_sentence_of_twilight_request (forcon_twilight_game_clash (self->game), request);
  line = forcon_text_capitalise (text);
  gtk_label_set_label (self->asked, line);
  gtk_widget_set_visible (self->cancel, forcon_twilight_game_asked (self->game) != NULL);
  on_typed (self);
}

gboolean
forcon_twilight_roll_panel_type (ForconTwilightRollPanel *self, const char *face)
{
  int end;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_ROLL_PANEL (self), FALSE);
  if (forcon_twilight_game_request (self->game) == NULL)
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (self->entry, -1);
  end = gtk_editable_get_position (self->entry);
  gtk_editable_insert_text (self->entry, face, -1, &end);
  gtk_editable_set_position (self->entry, end);
  return TRUE;
}

static GtkWidget *
make_entry (ForconTwilightRollPanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new ();

  self->entry = GTK_EDITABLE (entry);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("For example 7 0 3"));
  gtk_widget_add_css_class (entry, "forcon-faces");
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->asked, NULL, -1);
  gtk_box_append (GTK_BOX (row), entry);
  self->cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->cancel), "win.cancel");
  gtk_box_append (GTK_BOX (row), self->cancel);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  return row;
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightRollPanel *self = FORCON_TWILIGHT_ROLL_PANEL (panel);

  self->asked = forcon_twilight_form_label (self->box, "", "heading");
  gtk_box_append (GTK_BOX (self->box), make_entry (self));
  self->hint = forcon_twilight_form_label (self->box, "", "caption");
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_roll_panel_new (ForconTwilightGame *game)
{
  ForconTwilightRollPanel *self = g_object_new (FORCON_TYPE_TWILIGHT_ROLL_PANEL, NULL);

  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static gboolean
forcon_twilight_roll_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FORCON_TWILIGHT_ROLL_PANEL (widget)->entry));
}

static void
forcon_twilight_roll_panel_class_init (ForconTwilightRollPanelClass *klass)
{
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightRollPanel, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  GTK_WIDGET_CLASS (klass)->grab_focus = forcon_twilight_roll_panel_grab_focus;
}

static void
forcon_twilight_roll_panel_init (ForconTwilightRollPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
