/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second page of a new campaign, and the last: who the admirals are, and who has which PIN. */
#include "app/shell/new-campaign-private.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

#include "storage/store/pin.h"
#include "base/text.h"
#include "app/widgets/widget.h"

/* Of the printed list, pt */
#define TEXT_SIZE 14

/* Widths of entries. */
#define PLAYER_LETTERS 10
#define PIN_LETTERS 8

static ForconAdmiralFields *
fields_at (ForconNewCampaign *self, guint which)
{
  return &g_array_index (self->fields, ForconAdmiralFields, which);
}

static const char *
power_name (const ForconCampaign *campaign, ForconSideId admiral)
{
  const ForconPower *power = forcon_campaign_power (campaign, forcon_campaign_admiral (campaign, admiral)->power);

  return power == NULL ? "" : forcon_name (power->name);
}

static gboolean
is_taken (ForconNewCampaign *self, const char *pin)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (g_str_equal (gtk_editable_get_text (fields_at (self, i)->pin), pin))
      return TRUE;
  return FALSE;
}

/* An entry at the end of an admiral's row. */
static GtkWidget *
add_entry (ForconNewCampaign *self, GtkWidget *row, const char *text, const char *placeholder, gint letters,
           const char *label)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), letters);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), letters);
  gtk_entry_set_max_length (GTK_ENTRY (entry), FORCON_CAMPAIGN_NAME_MAX);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), placeholder);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (entry, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (forcon_new_campaign_update), self, G_CONNECT_SWAPPED);
  return entry;
}

static void
append_fields (ForconNewCampaign *self, ForconSideId admiral)
{
  const ForconCampaign *campaign = self->chosen->campaign;
  GtkWidget *row = adw_entry_row_new ();
  const char *name = forcon_name (forcon_campaign_admiral_name (campaign, admiral));
  const char *player = forcon_campaign_admiral (campaign, admiral)->player;
  /* Translators: the name of an admiral. */
  g_autofree char *of_player = g_strdup_printf (_ ("Who plays %s"), name);
  /* Translators: the name of an admiral. */
  g_autofree char *of_pin = g_strdup_printf (_ ("PIN of %s"), name);
  g_autofree char *random = NULL;
  ForconAdmiralFields fields = { .row = ADW_ENTRY_ROW (row) };

  /* Four digits that nobody else has. */
  do
    {
      g_free (random);
      random = g_strdup_printf ("%04d", g_random_int_range (0, 10000));
  } while (is_taken (self, random));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), power_name (campaign, admiral));
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  fields.player = GTK_EDITABLE (add_entry (self, row, player == NULL ? "" : forcon_name (player), _ ("player"),
                                           PLAYER_LETTERS, of_player));
  fields.pin = GTK_EDITABLE (add_entry (self, row, random, _ ("no PIN"), PIN_LETTERS, of_pin));
  g_signal_connect_object (row, "changed", G_CALLBACK (forcon_new_campaign_update), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->admirals, row);
  g_array_append_val (self->fields, fields);
}

void
forcon_new_campaign_fill_admirals (ForconNewCampaign *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    adw_preferences_group_remove (self->admirals, GTK_WIDGET (fields_at (self, i)->row));
  g_array_set_size (self->fields, 0);
  for (guint i = 1; i <= forcon_campaign_n_admirals (self->chosen->campaign); i++)
    append_fields (self, (ForconSideId){ (guint16) i });
}

static gboolean
is_wrong_pin (GtkEditable *field)
{
  const char *pin = gtk_editable_get_text (field);
  gboolean wrong = *pin != '\0' && !forcon_pin_is_fit (pin);

  forcon_widget_set_class (field, "error", wrong);
  return wrong;
}

static char *
names_problem (ForconNewCampaign *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint which = 0;
  char *problem;

  for (guint i = 0; i < self->fields->len; i++)
    g_ptr_array_add (names, (gpointer) gtk_editable_get_text (GTK_EDITABLE (fields_at (self, i)->row)));
  g_ptr_array_add (names, NULL);
  problem = forcon_scenario_names_problem ((const char *const *) names->pdata, &which);
  for (guint i = 0; i < self->fields->len; i++)
    forcon_widget_set_class (fields_at (self, i)->row, "error", problem != NULL && i == which);
  return problem;
}

char *
forcon_new_campaign_admirals_problem (ForconNewCampaign *self)
{
  const char *master = gtk_editable_get_text (self->master_pin);
  /* The master's own must not be an admiral's. */
  gboolean shared = *master != '\0' && is_taken (self, master);
  gboolean wrong = is_wrong_pin (self->master_pin);
  char *problem = names_problem (self);

  for (guint i = 0; i < self->fields->len; i++)
    wrong = is_wrong_pin (fields_at (self, i)->pin) || wrong;
  if (problem == NULL && wrong)
    return g_strdup_printf (_ ("a PIN has from %1$d to %2$d characters, without spaces"), FORCON_PIN_MIN,
                            FORCON_PIN_MAX);
  if (shared)
    forcon_widget_set_class (self->master_pin, "error", TRUE);
  if (shared && problem == NULL)
    return g_strdup (_ ("the master's PIN must be another than any admiral's"));
  return problem;
}

/* The list at the end */

static void
add_pin_row (ForconNewCampaign *self, const char *name, const char *pin)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (*pin == '\0' ? _ ("no PIN") : pin);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_label_set_selectable (GTK_LABEL (label), *pin != '\0');
  gtk_widget_add_css_class (label, *pin == '\0' ? "forcon-faint" : "title-3");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (self->pins, row);
}

/* Whose PIN it is: the admiral, with the player where there is one. */
static char *
whose_pin (ForconNewCampaign *self, guint which)
{
  const char *admiral = gtk_editable_get_text (GTK_EDITABLE (fields_at (self, which)->row));
  const char *player = gtk_editable_get_text (fields_at (self, which)->player);

  if (*player == '\0')
    return g_strdup (admiral);
  return g_strdup_printf (C_ ("admiral and player", "%1$s (%2$s)"), admiral, player);
}

void
forcon_new_campaign_show_pins (ForconNewCampaign *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      g_autofree char *whose = whose_pin (self, i);

      add_pin_row (self, whose, gtk_editable_get_text (fields_at (self, i)->pin));
    }
  add_pin_row (self, _ ("Master"), gtk_editable_get_text (self->master_pin));
}

char *
forcon_new_campaign_pin_list (ForconNewCampaign *self)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < self->fields->len; i++)
    {
      g_autofree char *whose = whose_pin (self, i);

      g_string_append_printf (list, "%s: %s\n", whose, gtk_editable_get_text (fields_at (self, i)->pin));
    }
  g_string_append_printf (list, "%s: %s\n", _ ("Master"), gtk_editable_get_text (self->master_pin));
  return g_string_free (list, FALSE);
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer list)
{
  g_autoptr (PangoLayout) layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  pango_font_description_set_size (font, TEXT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (gtk_print_context_get_width (context) * PANGO_SCALE));
  pango_layout_set_spacing (layout, TEXT_SIZE * PANGO_SCALE);
  pango_layout_set_text (layout, list, -1);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
}

void
forcon_new_campaign_print_pins (ForconNewCampaign *self)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autofree char *list = forcon_new_campaign_pin_list (self);

  gtk_print_operation_set_n_pages (operation, 1);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), list);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), NULL);
}
