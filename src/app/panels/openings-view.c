/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "report/battle/opening-sentences.h"

/* Before what the end of the step would skip. */
#define SKIPPED "• "

struct _ForconOpeningsView {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (ForconOpeningsView, forcon_openings_view, FORCON_TYPE_PANEL)

/* A line for each; what stands in the way of the step's end is bold. */
static char *
text_of (const ForconBattle *battle, const GArray *openings)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < openings->len; i++)
    {
      const ForconOpening *opening = &g_array_index (openings, ForconOpening, i);
      g_autofree char *sentence = forcon_sentence_of_opening (battle, opening);
      g_autofree char *markup = g_markup_escape_text (sentence, -1);

      g_string_append_printf (text, opening->kind == FORCON_OPENING_MUST_MOVE ? "%s%s<b>%s</b>" : "%s%s%s",
                              text->len == 0 ? "" : "\n", opening->skipped ? SKIPPED : "", markup);
    }
  return g_string_free (text, FALSE);
}

static void
refresh (ForconPanel *panel)
{
  ForconOpeningsView *self = FORCON_OPENINGS_VIEW (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_autoptr (GArray) openings = forcon_session_openings (self->session);
  g_autofree char *text = battle == NULL ? g_strdup ("") : text_of (battle, openings);

  gtk_label_set_markup (GTK_LABEL (self->label), text);
  gtk_widget_set_visible (GTK_WIDGET (self), *text != '\0');
}

static void
forcon_openings_view_class_init (ForconOpeningsViewClass *klass)
{
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconOpeningsView, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "battle-changed");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
forcon_openings_view_init (ForconOpeningsView *self)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (self->label), 16);
  gtk_widget_add_css_class (self->label, "forcon-openings");
  adw_bin_set_child (ADW_BIN (self), self->label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Entries marked with a dot are lost when the step ends."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What Is Open"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
