/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/widgets/look.h"
#include "app/widgets/toast.h"

/* The legend's width, px. */
#define LEGEND_WIDTH 420

G_DEFINE_FINAL_TYPE (ForconMapPage, forcon_map_page, FORCON_TYPE_PANEL)

/* Whether the file has to be read for the map: everything but the truth and the main map of now. */
static gboolean
takes_a_while (ForconMapPage *self)
{
  return self->sight == FORCON_MAP_KNOWN || forcon_map_page_in_past (self);
}

/* What has the ring: what is selected, as far as this map shows it. */
static void
show_focus (ForconMapPage *self)
{
  const ForconFocus nothing = { 0 }, *focus = forcon_game_focus (self->game);

  if (forcon_panel_is_stale (self))
    return;
  /* Of what will come nothing is chosen: sectors may have other numbers there. */
  if (self->preview != NULL)
    focus = &nothing;
  forcon_map_view_choose (self->map, focus->sector, focus->formation);
  forcon_map_list_choose (self->list, focus->sector, focus->formation);
}

static void
grey (ForconMapPage *self, gboolean old)
{
  gtk_widget_set_opacity (GTK_WIDGET (self->map), old ? 0.45 : 1);
  gtk_spinner_set_spinning (self->spinner, old);
}

/* Takes the model. */
static void
show_model (ForconMapPage *self, ForconMapModel *model)
{
  grey (self, FALSE);
  forcon_map_view_set_model (self->map, model);
  forcon_panel_refresh (self->list);
  show_focus (self);
  gtk_widget_queue_resize (GTK_WIDGET (self->legend));
}

static void
on_loaded (ForconMapPage *self)
{
  g_autoptr (GError) error = NULL;
  ForconMapModel *model = forcon_map_loader_take (self->loader, &error);

  if (!takes_a_while (self))
    g_clear_pointer (&model, forcon_map_model_free);
  else if (model != NULL)
    show_model (self, model);
  else if (error != NULL)
    forcon_toast_say (GTK_WIDGET (self), error->message);
}

/* What else on the page depends on which map is shown. */
static void
tell (ForconMapPage *self)
{
  gboolean past = forcon_map_page_in_past (self);
  gboolean truth = self->sight == FORCON_MAP_TRUTH;

  forcon_map_view_set_movable (self->map, truth && !past && forcon_game_writable (self->game) && self->preview == NULL);
  forcon_map_page_tell_layer (self);
  gtk_widget_set_visible (self->banner, !truth || past);
  gtk_widget_set_visible (self->truth_button, !truth);
  gtk_widget_set_visible (self->now_button, past);
  if (truth && !past)
    gtk_widget_remove_css_class (self->frame, "forcon-not-truth");
  else
    gtk_widget_add_css_class (self->frame, "forcon-not-truth");
  forcon_map_page_follow_past (self);
  forcon_map_page_follow_edit (self);
  forcon_map_page_follow_reshape (self);
  forcon_map_page_follow_picture (self);
}

/* Shows the map that is wanted now; one that takes a while follows, and until then the old one is grey. */
static void
refresh (ForconPanel *panel)
{
  ForconMapPage *self = FORCON_MAP_PAGE (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconMapWish wish = { .sight = self->sight, .admiral = self->admiral, .past = forcon_map_page_in_past (self) };

  if (campaign != NULL && forcon_game_editing (self->game))
    {
      show_model (self, forcon_map_page_edit_model (self));
      tell (self);
      return;
    }
  tell (self);
  if (campaign == NULL)
    show_model (self, NULL);
  else if (!takes_a_while (self))
    show_model (self, self->sight == FORCON_MAP_TRUTH ? forcon_map_model_truth (campaign)
                                                      : forcon_map_model_public (campaign));
  else
    {
      forcon_map_page_moment (self, &wish.phase, &wish.half);
      grey (self, TRUE);
      forcon_map_loader_ask (self->loader, &wish);
    }
}

/* Who looks at the past goes on to do so; who looks at now sees what is new. */
static void
on_changed (ForconMapPage *self)
{
  gboolean past = self->stop != G_MAXUINT;

  forcon_map_page_drop_draft (self);
  forcon_map_page_drop_reshape (self);
  forcon_map_loader_forget (self->loader);
  if (forcon_game_campaign (self->game) == NULL)
    show_model (self, NULL);
  if (past && self->stop + 1 >= forcon_map_page_n_stops (self))
    self->stop = G_MAXUINT;
  forcon_panel_queue_refresh (self);
}

static void
on_opened (ForconMapPage *self)
{
  forcon_map_page_stop_playing (self);
  self->stop = G_MAXUINT;
  self->sight = FORCON_MAP_TRUTH;
  self->admiral = FORCON_NO_SIDE;
  forcon_map_page_fill_layers (self);
}

/* What is edited is the truth of now. */
static void
on_editing (ForconMapPage *self)
{
  on_opened (self);
  on_changed (self);
}

static void
on_chosen (ForconMapPage *self, guint sector, guint formation)
{
  if (self->preview != NULL)
    return;
  if (formation != 0)
    forcon_game_focus_formation (self->game, (ForconFormationId){ (guint16) formation });
  else if (sector == 0 && forcon_game_editing (self->game))
    forcon_game_select (self->game, FORCON_ENTITY_SECTOR, 0);
  else
    forcon_game_focus_sector (self->game, (ForconSectorId){ (guint16) sector });
  /* In the past it may have been elsewhere: the ring is where it was. */
  forcon_map_view_choose (self->map, (ForconSectorId){ (guint16) sector }, (ForconFormationId){ (guint16) formation });
  forcon_map_list_choose (self->list, (ForconSectorId){ (guint16) sector }, (ForconFormationId){ (guint16) formation });
}

/* In a corner, so that it never covers what one looks at. */
static void
on_pointed (ForconMapPage *self)
{
  g_autofree char *facts = forcon_map_view_facts (self->map);

  gtk_label_set_text (self->facts, facts == NULL ? "" : facts);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), facts != NULL);
}

static void
draw_legend (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const ForconMapModel *model = forcon_map_view_model (FORCON_MAP_PAGE (data)->map);

  if (model != NULL)
    forcon_render_map_legend (cr, model, forcon_look_style (), width);
}

static void
on_legend_shown (ForconMapPage *self)
{
  const ForconMapModel *model = forcon_map_view_model (self->map);

  gtk_drawing_area_set_content_width (self->legend, LEGEND_WIDTH);
  if (model != NULL)
    gtk_drawing_area_set_content_height (
        self->legend, (int) forcon_render_map_legend (NULL, model, forcon_look_style (), LEGEND_WIDTH) + 1);
  gtk_widget_queue_draw (GTK_WIDGET (self->legend));
}

static void
zoom (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  if (g_str_equal (name, "map.fit"))
    forcon_canvas_fit (self->map);
  else
    forcon_canvas_zoom (self->map,
                        g_str_equal (name, "map.nearer") ? FORCON_CANVAS_ZOOM_STEP : 1 / FORCON_CANVAS_ZOOM_STEP);
}

static void
toggle_list (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  gtk_toggle_button_set_active (self->list_button, !gtk_toggle_button_get_active (self->list_button));
  if (gtk_toggle_button_get_active (self->list_button))
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
forcon_map_page_dispose (GObject *object)
{
  ForconMapPage *self = FORCON_MAP_PAGE (object);

  forcon_map_page_stop_playing (self);
  g_clear_pointer (&self->plan, forcon_move_plan_free);
  g_clear_object (&self->loader);
  g_clear_pointer (&self->spots, g_array_unref);
  g_clear_pointer (&self->preview, forcon_campaign_outcome_free);
  g_clear_pointer (&self->reshaped, g_free);
  g_clear_pointer (&self->traced, g_free);
  G_OBJECT_CLASS (forcon_map_page_parent_class)->dispose (object);
}

static void
attach (ForconPanel *panel)
{
  ForconMapPage *self = FORCON_MAP_PAGE (panel);

  self->loader = forcon_map_loader_new (self->game);
  g_signal_connect_object (self->loader, "loaded", G_CALLBACK (on_loaded), self, G_CONNECT_SWAPPED);
  on_opened (self);
  on_changed (self);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, layers);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, list_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, legend);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, banner);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, banner_text);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, now_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, truth_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, frame);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, list);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, map);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, facts);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, draft_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, draft_text);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, after_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, way_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, past_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, past_scale);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, past_stop);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, past_text);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, palette_box);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, palette);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, edit_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, names);
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, reshape);
}

static void
forcon_map_page_class_init (ForconMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconMapPage, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_connect (klass, "changed", on_changed);
  forcon_panel_class_connect (klass, "focus-changed", show_focus);
  forcon_panel_class_connect (klass, "notify::editing", on_editing);
  g_type_ensure (FORCON_TYPE_MAP_LIST);
  g_type_ensure (FORCON_TYPE_MAP_VIEW);
  g_type_ensure (FORCON_TYPE_MAP_RESHAPE);
  G_OBJECT_CLASS (klass)->dispose = forcon_map_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/map-page.ui");
  bind_children (widget_class);
  forcon_panel_class_bind_part (klass, ForconMapPage, reshape);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_pointed);
  gtk_widget_class_bind_template_callback (widget_class, on_legend_shown);
  gtk_widget_class_install_action (widget_class, "map.nearer", NULL, zoom);
  gtk_widget_class_install_action (widget_class, "map.farther", NULL, zoom);
  gtk_widget_class_install_action (widget_class, "map.fit", NULL, zoom);
  gtk_widget_class_install_action (widget_class, "map.list", NULL, toggle_list);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, 0, "map.list", NULL);
  forcon_map_page_bind_layers (widget_class);
  forcon_map_page_bind_past (widget_class);
  forcon_map_page_bind_draft (widget_class);
  forcon_map_page_bind_menu (widget_class);
  forcon_map_page_bind_edit (widget_class);
  forcon_map_page_bind_reshape (widget_class);
}

static void
forcon_map_page_init (ForconMapPage *self)
{
  self->stop = G_MAXUINT;
  self->spots = g_array_new (FALSE, FALSE, sizeof (ForconPoint));
  gtk_widget_init_template (GTK_WIDGET (self));
  forcon_panel_set_model (self->list, self->map);
  forcon_map_page_fill_palette (self);
  gtk_drawing_area_set_draw_func (self->legend, draw_legend, self, NULL);
}
