/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-neighbours.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice-window/twilight-neighbour.h"
#include "report/dice/twilight-labels.h"
#include "app/widgets/widget.h"

/* px */
#define WIDTH 640
#define HEIGHT 600

struct _ForconTwilightNeighbours {
  AdwWindow parent;

  GtkWidget *systems;
  GtkWidget *anomalies;
  GtkCheckButton *laws[FORCON_N_TWILIGHT_LAW];
  GtkWidget *add;

  /* Owned */
  ForconTwilightGame *game;
};

G_DEFINE_FINAL_TYPE (ForconTwilightNeighbours, forcon_twilight_neighbours, ADW_TYPE_WINDOW)

static void
on_changed (ForconTwilightNeighbours *self)
{
  ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);

  if (draft == NULL)
    return;
  draft->anomalies = forcon_twilight_anomalies_read (self->anomalies);
  draft->laws = 0;
  for (guint i = 0; i < FORCON_N_TWILIGHT_LAW; i++)
    draft->laws |= gtk_check_button_get_active (self->laws[i]) ? 1u << i : 0;
  forcon_twilight_game_draft_changed (self->game);
}

static void fill_systems (ForconTwilightNeighbours *self);

static gboolean
fill_later (gpointer data)
{
  fill_systems (data);
  return G_SOURCE_REMOVE;
}

/* Not while the button that asked for it is still at work. */
static void
refill (ForconTwilightNeighbours *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, fill_later, g_object_ref (self), g_object_unref);
}

static void
on_removed (ForconTwilightNeighbours *self, guint place)
{
  forcon_twilight_game_remove_neighbour (self->game, place);
  refill (self);
}

static void
on_add (ForconTwilightNeighbours *self)
{
  forcon_twilight_game_add_neighbour (self->game);
  refill (self);
}

static void
fill_systems (ForconTwilightNeighbours *self)
{
  const ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);

  if (draft == NULL)
    return;
  forcon_widget_clear (self->systems);
  for (guint i = 0; i < draft->n_neighbours; i++)
    {
      GtkWidget *system = forcon_twilight_neighbour_new (self->game, i);

      g_signal_connect_object (system, "removed", G_CALLBACK (on_removed), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->systems), system);
    }
  gtk_widget_set_sensitive (self->add, draft->n_neighbours < FORCON_NEIGHBOURS_MAX);
}

static void
fill (ForconTwilightNeighbours *self, GtkWidget *box)
{
  const ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);

  forcon_twilight_form_label (box, _ ("Active System"), "heading");
  self->anomalies = forcon_twilight_anomalies_new (draft->anomalies, G_CALLBACK (on_changed), G_OBJECT (self));
  gtk_box_append (GTK_BOX (box), self->anomalies);
  for (guint i = 0; i < FORCON_N_TWILIGHT_LAW; i++)
    {
      /* Translators: a law that is in force or not. */
      g_autofree char *name = g_strdup_printf (_ ("Law: %s"), forcon_label_twilight_law ((ForconTwilightLaw) i));

      self->laws[i] = forcon_twilight_form_check (box, name);
      gtk_check_button_set_active (self->laws[i], (draft->laws & 1u << i) != 0);
      g_signal_connect_object (self->laws[i], "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
    }
  forcon_twilight_form_label (box, _ ("Adjacent Systems (T-RET-3)"), "heading");
  gtk_box_append (GTK_BOX (box), self->systems);
  self->add = gtk_button_new_with_mnemonic (_ ("_Add System"));
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  g_signal_connect_object (self->add, "clicked", G_CALLBACK (on_add), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->add);
  fill_systems (self);
}

void
forcon_twilight_neighbours_present (GtkWindow *parent, ForconTwilightGame *game)
{
  ForconTwilightNeighbours *self;
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  g_return_if_fail (forcon_twilight_game_draft (game) != NULL);
  self = g_object_new (FORCON_TYPE_TWILIGHT_NEIGHBOURS, "transient-for", parent, "modal", TRUE, "default-width", WIDTH,
                       "default-height", HEIGHT, "title", _ ("Where to Retreat"), "destroy-with-parent", TRUE, NULL);
  self->game = g_object_ref (game);
  self->systems = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (box, "forcon-fleet-dice");
  fill (self, box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (content), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (content), scrolled);
  adw_window_set_content (ADW_WINDOW (self), content);
  gtk_window_present (GTK_WINDOW (self));
}

static void
forcon_twilight_neighbours_finalize (GObject *object)
{
  g_clear_object (&FORCON_TWILIGHT_NEIGHBOURS (object)->game);
  G_OBJECT_CLASS (forcon_twilight_neighbours_parent_class)->finalize (object);
}

static void
forcon_twilight_neighbours_class_init (ForconTwilightNeighboursClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_twilight_neighbours_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
forcon_twilight_neighbours_init (ForconTwilightNeighbours *self)
{
}
