/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/telephones/telephones-window.h"

#include <glib/gi18n-lib.h>

#include "app/telephones/addresses.h"
#include "app/telephones/telephones-row.h"
#include "app/telephones/telephones.h"
#include "app/widgets/dialogs.h"
#include "storage/store/link.h"

struct _ForconTelephonesWindow {
  AdwWindow parent;

  /* Owned; @addresses of ForconAddress, as listed; @rows borrowed */
  ForconGame *game;
  GArray *addresses;
  GPtrArray *rows;
  gboolean filling;

  /* Template */
  AdwActionRow *power_row;
  GtkSwitch *power;
  AdwComboRow *address;
  GtkSpinButton *port;
  GtkWidget *port_row;
  GtkSwitch *encrypted;
  GtkWidget *encrypted_row;
  GtkSwitch *proposals;
  GtkWidget *notice_row;
  GtkLabel *notice;
  AdwActionRow *everybody;
  GtkWidget *fingerprint_row;
  GtkLabel *fingerprint;
  AdwPreferencesGroup *admirals;
};

G_DEFINE_FINAL_TYPE (ForconTelephonesWindow, forcon_telephones_window, ADW_TYPE_WINDOW)

static ForconTelephones *
telephones (ForconTelephonesWindow *self)
{
  return forcon_telephones_of (self->game);
}

static const char *
power_text (ForconTelephones *them)
{
  switch (forcon_telephones_state (them))
    {
    case FORCON_TELEPHONES_ON:
      return _ ("On: whoever is in this network and has a link can use it");
    case FORCON_TELEPHONES_STARTING:
      return _ ("Starting…");
    case FORCON_TELEPHONES_OFF:
    default:
      return _ ("Off: nobody reaches this machine");
    }
}

static void
refresh (ForconTelephonesWindow *self)
{
  ForconTelephones *them = telephones (self);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconTelephonesState state = forcon_telephones_state (them);
  const char *said = forcon_telephones_notice (them);
  const char *fingerprint = forcon_telephones_fingerprint (them);
  const char *address = forcon_telephones_address (them);
  g_autofree char *everybody = address == NULL ? NULL : g_strconcat (address, "/", NULL);

  self->filling = TRUE;
  gtk_switch_set_active (self->power, state != FORCON_TELEPHONES_OFF);
  gtk_switch_set_active (self->proposals, campaign != NULL && campaign->progress.suggestions);
  self->filling = FALSE;
  adw_action_row_set_subtitle (self->power_row, power_text (them));
  gtk_widget_set_sensitive (GTK_WIDGET (self->address), state == FORCON_TELEPHONES_OFF);
  gtk_widget_set_sensitive (self->port_row, state == FORCON_TELEPHONES_OFF);
  gtk_widget_set_sensitive (self->encrypted_row, state == FORCON_TELEPHONES_OFF);
  gtk_widget_set_visible (self->notice_row, said != NULL);
  gtk_label_set_label (self->notice, said == NULL ? "" : said);
  gtk_widget_set_visible (GTK_WIDGET (self->everybody), everybody != NULL);
  adw_action_row_set_subtitle (self->everybody, everybody == NULL ? "" : everybody);
  gtk_widget_set_visible (self->fingerprint_row, fingerprint != NULL);
  gtk_label_set_label (self->fingerprint, fingerprint == NULL ? "" : fingerprint);
  for (guint i = 0; i < self->rows->len; i++)
    forcon_telephones_row_refresh (g_ptr_array_index (self->rows, i));
}

/* Switching on and off */

static void
start (ForconTelephonesWindow *self)
{
  guint which = adw_combo_row_get_selected (self->address);
  g_autoptr (GError) error = NULL;
  g_autofree char *place = NULL;

  if (which >= self->addresses->len)
    return;
  place = g_strdup_printf ("%s:%d", g_array_index (self->addresses, ForconAddress, which).text,
                           gtk_spin_button_get_value_as_int (self->port));
  if (!forcon_telephones_start (telephones (self), place, gtk_switch_get_active (self->encrypted), &error))
    forcon_show_error (GTK_WINDOW (self), _ ("The admirals' telephones cannot be switched on"), error->message);
  refresh (self);
}

static void
on_power (ForconTelephonesWindow *self)
{
  if (self->filling)
    return;
  if (gtk_switch_get_active (self->power))
    start (self);
  else
    forcon_telephones_stop (telephones (self));
}

static void
on_proposals (ForconTelephonesWindow *self)
{
  ForconCampaignCommand command;

  if (self->filling)
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_SUGGESTIONS);
  command.suggestions.on = gtk_switch_get_active (self->proposals);
  forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL);
}

/* Filling */

static void
list_addresses (ForconTelephonesWindow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  self->addresses = forcon_addresses_of_machine ();
  for (guint i = 0; i < self->addresses->len; i++)
    {
      const ForconAddress *address = &g_array_index (self->addresses, ForconAddress, i);
      g_autofree char *text = g_strdup_printf ("%s (%s)", address->text, address->interface);

      gtk_string_list_append (list, text);
    }
  adw_combo_row_set_model (self->address, G_LIST_MODEL (list));
}

/* What papers say that are printed already: the same as the last time, where the machine still has that address. */
static void
choose_last_place (ForconTelephonesWindow *self)
{
  ForconStore *store = forcon_game_store (self->game);
  g_autofree char *place = store == NULL ? NULL : forcon_link_place (store);
  g_autoptr (GUri) uri = place == NULL ? NULL : g_uri_parse (place, G_URI_FLAGS_NONE, NULL);

  if (uri == NULL)
    return;
  for (guint i = 0; i < self->addresses->len; i++)
    if (g_str_equal (g_array_index (self->addresses, ForconAddress, i).text, g_uri_get_host (uri)))
      adw_combo_row_set_selected (self->address, i);
  if (g_uri_get_port (uri) > 0)
    gtk_spin_button_set_value (self->port, g_uri_get_port (uri));
  gtk_switch_set_active (self->encrypted, g_str_equal (g_uri_get_scheme (uri), "https"));
}

static void
add_admirals (ForconTelephonesWindow *self)
{
  guint n = forcon_campaign_n_admirals (forcon_game_campaign (self->game));

  for (guint i = 1; i <= n; i++)
    {
      ForconTelephonesRow *row = forcon_telephones_row_new (self->game, (ForconSideId){ (guint16) i });

      adw_preferences_group_add (self->admirals, GTK_WIDGET (row));
      g_ptr_array_add (self->rows, row);
    }
}

static void
set_game (ForconTelephonesWindow *self, ForconGame *game)
{
  self->game = g_object_ref (game);
  list_addresses (self);
  choose_last_place (self);
  add_admirals (self);
  g_signal_connect_object (telephones (self), "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "opened", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  refresh (self);
}

void
forcon_telephones_window_present (GtkWindow *parent, ForconGame *game)
{
  GListModel *windows = gtk_window_get_toplevels ();
  ForconTelephonesWindow *self;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (FORCON_IS_TELEPHONES_WINDOW (window) && gtk_window_get_transient_for (window) == parent)
        {
          gtk_window_present (window);
          return;
        }
    }
  self = g_object_new (FORCON_TYPE_TELEPHONES_WINDOW, "transient-for", parent, NULL);
  set_game (self, game);
  gtk_window_present (GTK_WINDOW (self));
}

static void
dispose (GObject *object)
{
  ForconTelephonesWindow *self = FORCON_TELEPHONES_WINDOW (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->addresses, g_array_unref);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_telephones_window_parent_class)->dispose (object);
}

static void
forcon_telephones_window_class_init (ForconTelephonesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/telephones-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, power_row);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, power);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, address);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, port);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, port_row);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, encrypted);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, encrypted_row);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, proposals);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, notice_row);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, everybody);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, fingerprint_row);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, fingerprint);
  gtk_widget_class_bind_template_child (widget_class, ForconTelephonesWindow, admirals);
  gtk_widget_class_bind_template_callback (widget_class, on_power);
  gtk_widget_class_bind_template_callback (widget_class, on_proposals);
}

static void
forcon_telephones_window_init (ForconTelephonesWindow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
