/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-play.h"
#include "report/battle/sentences.h"
#include "app/panels/what-if-button.h"
#include "app/widgets/widget.h"

struct _ForconChoiceList {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  GtkWidget *rows;

  /* The commands of the rows, in their order. */
  GArray *choices;
};

G_DEFINE_FINAL_TYPE (ForconChoiceList, forcon_choice_list, FORCON_TYPE_PANEL)

static void
on_pressed (ForconChoiceList *self, GtkButton *button)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  ForconCommand command;

  if (place >= self->choices->len)
    return;
  /* Doing it makes other rows. */
  command = g_array_index (self->choices, ForconChoice, place).command;
  forcon_session_carry_out (self->session, &command);
}

static GtkWidget *
button_new (ForconChoiceList *self, const ForconChoice *choice, guint place)
{
  GtkWidget *button = gtk_button_new_with_label (choice->button);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", choice->button, choice->text);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
  return button;
}

/* A line: what it is, what might come of it, and the button; or why not. */
static GtkWidget *
row_new (ForconChoiceList *self, const ForconChoice *choice, guint place)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: what may be done, and the chance that it succeeds: "Board Prey · 75%". */
  g_autofree char *text = choice->chance < 0
                              ? g_strdup (choice->text)
                              : g_strdup_printf (_ ("%1$s · %2$.0f%%"), choice->text, choice->chance * 100);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = button_new (self, choice, place);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  if (choice->verdict.kind == FORCON_VERDICT_NEEDS_DICE)
    gtk_box_append (GTK_BOX (row), forcon_what_if_button_new (self->session, &choice->command));
  gtk_box_append (GTK_BOX (row), button);
  if (!forcon_verdict_allows (&choice->verdict))
    {
      g_autofree char *why = forcon_sentence_of_verdict (forcon_session_battle (self->session),
                                                         forcon_session_rules (self->session), &choice->verdict);

      gtk_widget_set_sensitive (button, FALSE);
      gtk_widget_set_tooltip_text (row, why);
    }
  return row;
}

/* The row that holds the focus, from 0; −1 where none does. */
static gint
focused_row (ForconChoiceList *self)
{
  gint place = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row), place++)
    if (gtk_widget_get_focus_child (row) != NULL && gtk_widget_get_focus_child (self->rows) == row)
      return place;
  return -1;
}

static gboolean
is_same (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const ForconChoice *one = &g_array_index (a, ForconChoice, i);
      const ForconChoice *other = &g_array_index (b, ForconChoice, i);

      /* Bytes between the members may differ: then the list is made anew for nothing. */
      if (!g_str_equal (one->text, other->text) || one->verdict.kind != other->verdict.kind
          || memcmp (&one->command, &other->command, sizeof one->command) != 0) /* NOLINT(bugprone-*,cert-*) */
        return FALSE;
    }
  return TRUE;
}

static void
refresh (ForconPanel *panel)
{
  ForconChoiceList *self = FORCON_CHOICE_LIST (panel);
  g_autoptr (GArray) choices = forcon_session_choices (self->session);
  gint focus = focused_row (self);

  if (is_same (choices, self->choices))
    return;
  forcon_widget_clear (self->rows);
  g_clear_pointer (&self->choices, g_array_unref);
  self->choices = g_steal_pointer (&choices);
  for (guint i = 0; i < self->choices->len; i++)
    gtk_box_append (GTK_BOX (self->rows), row_new (self, &g_array_index (self->choices, ForconChoice, i), i));
  gtk_widget_set_visible (GTK_WIDGET (self), self->choices->len > 0);
  if (focus >= 0)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
forcon_choice_list_finalize (GObject *object)
{
  ForconChoiceList *self = FORCON_CHOICE_LIST (object);

  g_clear_pointer (&self->choices, g_array_unref);
  G_OBJECT_CLASS (forcon_choice_list_parent_class)->finalize (object);
}

static void
forcon_choice_list_class_init (ForconChoiceListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_choice_list_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconChoiceList, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
}

static void
forcon_choice_list_init (ForconChoiceList *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_bin_set_child (ADW_BIN (self), self->rows);
  self->choices = g_array_new (FALSE, TRUE, sizeof (ForconChoice));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
