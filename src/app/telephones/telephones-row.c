/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/telephones/telephones-row.h"

#include <glib/gi18n-lib.h>

#include "app/telephones/qr-view.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "report/campaign/campaign-wording.h"

struct _ForconTelephonesRow {
  AdwExpanderRow parent;

  /* Owned */
  ForconGame *game;
  ForconSideId admiral;

  /* Template */
  ForconQrView *code;
  GtkLabel *link;
  GtkBox *sessions;
};

G_DEFINE_FINAL_TYPE (ForconTelephonesRow, forcon_telephones_row, ADW_TYPE_EXPANDER_ROW)

static void
copy_link (ForconTelephonesRow *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), gtk_label_get_label (self->link));
}

static void
renew_link (ForconTelephonesRow *self)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_telephones_renew (forcon_telephones_of (self->game), self->admiral, &error))
    forcon_show_error (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("There is no new link"),
                       error->message);
}

/* Sessions */

static guint64
number_of (GtkWidget *box)
{
  return *(guint64 *) g_object_get_data (G_OBJECT (box), "number");
}

static void
on_end (ForconTelephonesRow *self, GtkWidget *button)
{
  forcon_telephones_end_session (forcon_telephones_of (self->game), number_of (gtk_widget_get_parent (button)));
}

static GtkWidget *
make_session (ForconTelephonesRow *self, guint64 number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_End Session"));

  g_object_set_data_full (G_OBJECT (box), "number", g_memdup2 (&number, sizeof number), g_free);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_end), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
show_session (GtkWidget *box, const ForconWebSession *session, guint place)
{
  GtkWidget *label = gtk_widget_get_first_child (box);
  g_autofree char *seen = forcon_time_of_day (session->seen);
  /* Translators: which of an admiral's telephones, from 1, and a time of day. */
  g_autofree char *text = g_strdup_printf (session->open ? _ ("Telephone %1$u, last seen at %2$s")
                                                         : _ ("Telephone %1$u, waiting for the PIN since %2$s"),
                                           place, seen);

  gtk_label_set_label (GTK_LABEL (label), text);
}

/* (transfer full) (element-type ForconWebSession): those of the admiral */
static GArray *
sessions_of (ForconTelephonesRow *self)
{
  const GArray *all = forcon_telephones_sessions (forcon_telephones_of (self->game));
  GArray *own = g_array_new (FALSE, FALSE, sizeof (ForconWebSession));

  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, ForconWebSession, i).admiral == self->admiral.value)
      g_array_append_val (own, g_array_index (all, ForconWebSession, i));
  return own;
}

/* Those that stay keep their widgets, and with them the focus. */
static void
show_sessions (ForconTelephonesRow *self, const GArray *sessions)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->sessions));

  for (guint i = 0; i < sessions->len; i++)
    {
      const ForconWebSession *session = &g_array_index (sessions, ForconWebSession, i);

      while (box != NULL && number_of (box) < session->number)
        {
          GtkWidget *gone = box;

          box = gtk_widget_get_next_sibling (box);
          gtk_box_remove (self->sessions, gone);
        }
      if (box == NULL)
        gtk_box_append (self->sessions, box = make_session (self, session->number));
      show_session (box, session, i + 1);
      box = gtk_widget_get_next_sibling (box);
    }
  while (box != NULL)
    {
      GtkWidget *gone = box;

      box = gtk_widget_get_next_sibling (box);
      gtk_box_remove (self->sessions, gone);
    }
}

void
forcon_telephones_row_refresh (ForconTelephonesRow *self)
{
  g_autoptr (GArray) sessions = sessions_of (self);
  g_autofree char *link = forcon_telephones_link (forcon_telephones_of (self->game), self->admiral);
  g_autofree char *count
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u telephone", "%u telephones", sessions->len), sessions->len);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), sessions->len == 0 ? _ ("No telephone yet") : count);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), link != NULL);
  gtk_label_set_label (self->link, link == NULL ? "" : link);
  forcon_qr_view_set_text (self->code, link);
  show_sessions (self, sessions);
}

ForconTelephonesRow *
forcon_telephones_row_new (ForconGame *game, ForconSideId admiral)
{
  ForconTelephonesRow *self = g_object_new (FORCON_TYPE_TELEPHONES_ROW, NULL);
  const char *name = forcon_wording_admiral (forcon_game_campaign (game), admiral);

  self->game = g_object_ref (game);
  self->admiral = admiral;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  return self;
}

static void
dispose (GObject *object)
{
  g_clear_object (&FORCON_TELEPHONES_ROW (object)->game);
  G_OBJECT_CLASS (forcon_telephones_row_parent_class)->dispose (object);
}

static void
forcon_telephones_row_class_init (ForconTelephonesRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  g_type_ensure (FORCON_TYPE_QR_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/telephones-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesRow, code);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesRow, link);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesRow, sessions);
  gtk_widget_class_bind_template_callback (widget_class, copy_link);
  gtk_widget_class_bind_template_callback (widget_class, renew_link);
}

static void
forcon_telephones_row_init (ForconTelephonesRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
