/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/new-campaign-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/file-question.h"
#include "app/widgets/look.h"
#include "render/map/render-map.h"
#include "base/text.h"

/* px round the map */
#define MARGIN 12

G_DEFINE_FINAL_TYPE (ForconNewCampaign, forcon_new_campaign, ADW_TYPE_WINDOW)

/* The steps; the last is shown once the campaign is there. */
static const struct {
  const char *page;
  const char *title;
  const char *back;
  const char *next;
  char *(*problem) (ForconNewCampaign *self);
} steps[] = {
  { "scenario", N_ ("Scenario"), N_ ("_Cancel"), N_ ("_Next"), NULL },
  { "admirals", N_ ("Admirals"), N_ ("_Back"), N_ ("_Next"), forcon_new_campaign_admirals_problem },
  { "time", N_ ("Clock and File"), N_ ("_Back"), N_ ("_Create"), forcon_new_campaign_time_problem },
  { "pins", N_ ("Who Has Which PIN"), NULL, N_ ("_Done"), NULL },
};

#define LAST (G_N_ELEMENTS (steps) - 1)

static guint
current_step (ForconNewCampaign *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  guint step = 0;

  while (step < LAST && g_strcmp0 (steps[step].page, page) != 0)
    step++;
  return step;
}

void
forcon_new_campaign_fail (ForconNewCampaign *self, const char *text)
{
  gtk_label_set_text (self->problem, text == NULL ? "" : text);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
}

void
forcon_new_campaign_update (ForconNewCampaign *self)
{
  guint step = current_step (self);
  g_autofree char *problem = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *said = NULL;

  if (self->chosen != NULL && steps[step].problem != NULL && !self->working)
    problem = steps[step].problem (self);
  if (step < LAST)
    /* Translators: which step of how many, and what it is about: "Step 1 of 3: Scenario". */
    heading = g_strdup_printf (_ ("Step %1$u of %2$u: %3$s"), step + 1, (guint) LAST, _ (steps[step].title));
  adw_window_title_set_subtitle (self->heading, heading == NULL ? _ (steps[step].title) : heading);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), steps[step].back != NULL);
  if (steps[step].back != NULL)
    gtk_button_set_label (self->back_button, _ (steps[step].back));
  gtk_button_set_label (self->next_button, _ (steps[step].next));
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), self->chosen != NULL && problem == NULL && !self->working);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), !self->working);
  if (problem != NULL)
    said = forcon_text_capitalise (problem);
  forcon_new_campaign_fail (self, said);
}

static void
go_to (ForconNewCampaign *self, guint step)
{
  gtk_stack_set_visible_child_name (self->pages, steps[step].page);
  forcon_new_campaign_update (self);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->pages), GTK_DIR_TAB_FORWARD);
}

static void
on_back (ForconNewCampaign *self)
{
  guint step = current_step (self);

  if (step == 0)
    gtk_window_close (GTK_WINDOW (self));
  else
    go_to (self, step - 1);
}

static void
on_next (ForconNewCampaign *self)
{
  guint step = current_step (self);

  if (step == LAST)
    gtk_window_close (GTK_WINDOW (self));
  else if (step + 1 == LAST)
    forcon_new_campaign_create (self);
  else
    go_to (self, step + 1);
}

static void
on_changed (ForconNewCampaign *self)
{
  forcon_new_campaign_update (self);
}

static void
on_scenario_selected (ForconNewCampaign *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  forcon_new_campaign_choose_scenario (self, (guint) gtk_list_box_row_get_index (row));
  forcon_new_campaign_update (self);
}

/* Files */

static void
on_scenario_file (gpointer owner, const char *path)
{
  if (path != NULL)
    forcon_new_campaign_add_scenario (owner, path);
}

static void
on_choose_scenario (ForconNewCampaign *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Choose a Scenario"),
                                        .kind = _ ("Scenarios"),
                                        .suffixes = { "xml" } };

  forcon_ask_file (self, &question, on_scenario_file);
}

static void
on_file (gpointer owner, const char *path)
{
  if (path != NULL)
    forcon_new_campaign_set_path (owner, path);
  forcon_new_campaign_update (owner);
}

static void
on_choose_file (ForconNewCampaign *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *name = g_path_get_basename (self->path);
  const ForconFileQuestion question = {
    .action = GTK_FILE_CHOOSER_ACTION_SAVE, .title = _ ("File of the New Campaign"), .folder = folder, .name = name
  };

  forcon_ask_file (self, &question, on_file);
}

/* PINs */

static void
on_copy (ForconNewCampaign *self)
{
  g_autofree char *list = forcon_new_campaign_pin_list (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), list);
}

static void
on_print (ForconNewCampaign *self)
{
  forcon_new_campaign_print_pins (self);
}

/* The object */

static gboolean
forcon_new_campaign_close_request (GtkWindow *window)
{
  /* What is being made would be there and nobody would be told. */
  if (FORCON_NEW_CAMPAIGN (window)->working)
    return GDK_EVENT_STOP;
  return GTK_WINDOW_CLASS (forcon_new_campaign_parent_class)->close_request (window);
}

static void
draw_preview (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconNewCampaign *self = data;
  ForconCamera camera;

  if (self->map == NULL)
    return;
  camera = forcon_camera_fit (self->map->size, width, height, MARGIN);
  forcon_render_map (cr, self->map, forcon_look_style (), &camera, width, height);
}

ForconNewCampaign *
forcon_new_campaign_present (GtkWindow *parent, const char *scenario)
{
  ForconNewCampaign *self = g_object_new (FORCON_TYPE_NEW_CAMPAIGN, "transient-for", parent, NULL);

  forcon_new_campaign_find_scenarios (self);
  if (scenario != NULL)
    forcon_new_campaign_add_scenario (self, scenario);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

static void
forcon_new_campaign_dispose (GObject *object)
{
  ForconNewCampaign *self = FORCON_NEW_CAMPAIGN (object);

  self->chosen = NULL;
  g_clear_pointer (&self->map, forcon_map_model_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (forcon_new_campaign_parent_class)->dispose (object);
}

static void
forcon_new_campaign_finalize (GObject *object)
{
  ForconNewCampaign *self = FORCON_NEW_CAMPAIGN (object);

  g_ptr_array_unref (self->loaded);
  g_array_unref (self->fields);
  G_OBJECT_CLASS (forcon_new_campaign_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/new-campaign.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, back_button);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, next_button);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, problem);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, scenarios);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, preview);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, admirals);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, master_pin);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, collecting);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, results);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, alarms);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, seed);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, file);
  gtk_widget_class_bind_template_child (widget_class, ForconNewCampaign, pins);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_scenario_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_choose_scenario);
  gtk_widget_class_bind_template_callback (widget_class, on_choose_file);
  gtk_widget_class_bind_template_callback (widget_class, on_copy);
  gtk_widget_class_bind_template_callback (widget_class, on_print);
}

static void
forcon_new_campaign_class_init (ForconNewCampaignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_new_campaign_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_new_campaign_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = forcon_new_campaign_close_request;
  bind_template (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
forcon_new_campaign_init (ForconNewCampaign *self)
{
  self->loaded = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_scenario_free);
  self->fields = g_array_new (FALSE, TRUE, sizeof (ForconAdmiralFields));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
  forcon_new_campaign_update (self);
}
