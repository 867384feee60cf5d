/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/teach-panel.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/toast.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "report/campaign/campaign-sentences.h"

struct _ForconTeachPanel {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkEditable *word;
  GtkEditable *like;
  GtkWidget *teach;
  GtkWidget *scroller;
  GtkBox *known;
};

enum { TAUGHT, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconTeachPanel, forcon_teach_panel, FORCON_TYPE_PANEL)

static gboolean
carry_out (ForconTeachPanel *self, const char *word, const char *like)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_TEACH);
  g_autofree char *stripped_word = g_strstrip (g_strdup (word));
  g_autofree char *stripped_like = g_strstrip (g_strdup (like));
  g_autofree char *done = NULL;

  command.teach.text = g_intern_string (stripped_word);
  command.teach.like = g_intern_string (stripped_like);
  done = forcon_campaign_sentence_of_command (forcon_game_campaign (self->game), &command);
  if (!forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    return FALSE;
  forcon_toast_say_undoable (GTK_WIDGET (self), done);
  return TRUE;
}

static void
on_changed (ForconTeachPanel *self)
{
  g_autofree char *word = g_strstrip (g_strdup (gtk_editable_get_text (self->word)));
  g_autofree char *like = g_strstrip (g_strdup (gtk_editable_get_text (self->like)));

  gtk_widget_set_sensitive (self->teach, *word != '\0' && *like != '\0');
}

static void
on_teach (ForconTeachPanel *self)
{
  if (!gtk_widget_get_sensitive (self->teach)
      || !carry_out (self, gtk_editable_get_text (self->word), gtk_editable_get_text (self->like)))
    return;
  gtk_editable_set_text (self->word, "");
  gtk_editable_set_text (self->like, "");
  g_signal_emit (self, signals[TAUGHT], 0);
}

static void
on_forget (ForconTeachPanel *self, GtkButton *button)
{
  carry_out (self, g_object_get_data (G_OBJECT (button), "word"), "");
}

static GtkWidget *
row_new (ForconTeachPanel *self, const ForconHouseWord *word)
{
  /* Translators: a word of the group's own, the word of orders that it means. */
  g_autofree char *text = g_strdup_printf (_ ("%1$s – %2$s"), word->text, forcon_name (word->like));
  g_autofree char *safe = forcon_text_escape (text);
  /* Translators: a word of the group's own. */
  g_autofree char *name = g_strdup_printf (_ ("Forget “%s”"), word->text);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (safe);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "word", (gpointer) word->text);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_forget), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

static void
forcon_teach_panel_refresh (ForconPanel *panel)
{
  ForconTeachPanel *self = FORCON_TEACH_PANEL (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  forcon_widget_clear (self->known);
  for (guint i = 0; i < campaign->house_words->len; i++)
    gtk_box_append (self->known, row_new (self, &g_array_index (campaign->house_words, ForconHouseWord, i)));
  gtk_widget_set_visible (self->scroller, campaign->house_words->len > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self), forcon_game_writable (self->game));
}

void
forcon_teach_panel_propose (ForconTeachPanel *self, const char *word)
{
  g_return_if_fail (FORCON_IS_TEACH_PANEL (self));
  gtk_editable_set_text (self->word, word);
  gtk_widget_grab_focus (GTK_WIDGET (*word == '\0' ? self->word : self->like));
}

static void
forcon_teach_panel_class_init (ForconTeachPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  forcon_panel_class_bind_model (klass, ForconTeachPanel, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  FORCON_PANEL_CLASS (klass)->refresh = forcon_teach_panel_refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  signals[TAUGHT]
      = g_signal_new ("taught", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/teach-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTeachPanel, word);
  gtk_widget_class_bind_template_child (widget_class, ForconTeachPanel, like);
  gtk_widget_class_bind_template_child (widget_class, ForconTeachPanel, teach);
  gtk_widget_class_bind_template_child (widget_class, ForconTeachPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconTeachPanel, known);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_teach);
}

static void
forcon_teach_panel_init (ForconTeachPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  on_changed (self);
}
