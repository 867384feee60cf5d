/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose map is shown: the truth, what an admiral knows, or the main map. */
#include "app/map/map-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "report/campaign/campaign-wording.h"
#include "app/widgets/papers-wish.h"

/* What the banner says while it is not the truth, or not now. */
static char *
warning (ForconMapPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *when = forcon_map_page_in_past (self) ? forcon_map_page_moment_text (self) : NULL;
  g_autofree char *whose = NULL;

  if (self->sight == FORCON_MAP_KNOWN)
    /* Translators: an admiral, in the nominative. */
    whose = g_strdup_printf (_ ("Not the truth. What this admiral knows: %s"),
                             forcon_wording_admiral (campaign, self->admiral));
  else if (self->sight == FORCON_MAP_PUBLIC)
    whose = g_strdup (_ ("Not the truth. The main map, as all may see it"));
  else
    whose = g_strdup (_ ("The truth"));
  if (when == NULL)
    return g_steal_pointer (&whose);
  /* Translators: whose map it is, and when it was so: "phase 2, after the first half". */
  return g_strdup_printf (_ ("%1$s. Not now: %2$s"), whose, when);
}

/* In the list stand the truth, each admiral's map and the main map, in this order. */
static void
turn_to (ForconMapPage *self, ForconMapSight sight, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint place = sight == FORCON_MAP_KNOWN ? admiral.value : 0;

  /* What is edited is the truth. */
  if (forcon_game_editing (self->game) && sight != FORCON_MAP_TRUTH)
    return;
  self->sight = sight;
  self->admiral = admiral;
  forcon_map_page_drop_draft (self);
  if (campaign == NULL)
    return;
  if (sight == FORCON_MAP_PUBLIC)
    place = forcon_campaign_n_admirals (campaign) + 1;
  forcon_panel_begin_fill (self);
  gtk_drop_down_set_selected (self->layers, place);
  forcon_panel_end_fill (self);
  forcon_panel_refresh (self);
}

static void
on_layer_selected (ForconMapPage *self)
{
  guint place = gtk_drop_down_get_selected (self->layers);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (forcon_panel_is_filling (self) || campaign == NULL || place == GTK_INVALID_LIST_POSITION)
    return;
  if (place == 0)
    turn_to (self, FORCON_MAP_TRUTH, FORCON_NO_SIDE);
  else if (place > forcon_campaign_n_admirals (campaign))
    turn_to (self, FORCON_MAP_PUBLIC, FORCON_NO_SIDE);
  else
    turn_to (self, FORCON_MAP_KNOWN, (ForconSideId){ (guint16) place });
}

void
forcon_map_page_fill_layers (ForconMapPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("The truth"));
  for (guint i = 1; campaign != NULL && i <= forcon_campaign_n_admirals (campaign); i++)
    {
      const char *admiral = forcon_wording_admiral (campaign, (ForconSideId){ (guint16) i });
      /* Translators: an admiral, in the nominative, whose map of the sectors it is. */
      g_autofree char *name = g_strdup_printf (_ ("As known to: %s"), admiral);

      gtk_string_list_append (names, name);
    }
  gtk_string_list_append (names, _ ("Main map"));
  forcon_panel_begin_fill (self);
  gtk_drop_down_set_model (self->layers, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->layers, 0);
  forcon_panel_end_fill (self);
}

void
forcon_map_page_tell_layer (ForconMapPage *self)
{
  g_autofree char *text = NULL;

  if (forcon_game_campaign (self->game) == NULL)
    return;
  text = warning (self);
  gtk_label_set_text (self->banner_text, text);
}

static void
show_layer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL)
    return;
  if (g_str_equal (name, "map.truth"))
    turn_to (self, FORCON_MAP_TRUTH, FORCON_NO_SIDE);
  else if (g_str_equal (name, "map.public"))
    turn_to (self, FORCON_MAP_PUBLIC, FORCON_NO_SIDE);
  else
    {
      guint next = self->sight == FORCON_MAP_KNOWN ? self->admiral.value % forcon_campaign_n_admirals (campaign) : 0;

      turn_to (self, FORCON_MAP_KNOWN, (ForconSideId){ (guint16) (next + 1) });
    }
}

/* For the wall goes what is published, whatever is looked at here. */
static void
print_map (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_POSTER };

  forcon_papers_ask_for (widget, &wish);
}

void
forcon_map_page_bind_layers (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_layer_selected);
  gtk_widget_class_install_action (widget_class, "map.print", NULL, print_map);
  gtk_widget_class_install_action (widget_class, "map.truth", NULL, show_layer);
  gtk_widget_class_install_action (widget_class, "map.public", NULL, show_layer);
  gtk_widget_class_install_action (widget_class, "map.known", NULL, show_layer);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, 0, "map.truth", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, 0, "map.public", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k, 0, "map.known", NULL);
}
