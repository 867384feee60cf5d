/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move that is drawn up on the map: by dragging a formation, or with the arrows; then it is ordered, or dropped. */
#include "app/map/map-page-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "app/game/game-edit.h"
#include "app/game/text-question.h"
#include "base/text.h"
#include "app/widgets/toast.h"

/* Draws up a plan and shows it on the map; with no sector, none. */
static void
set_plan (ForconMapPage *self, guint formation, guint sector, gboolean after, guint choice)
{
  ForconMapDraft draft = { 0 };

  g_clear_pointer (&self->plan, forcon_move_plan_free);
  if (formation != 0 && sector != 0)
    self->plan = forcon_move_plan_new (self->game, (ForconFormationId){ (guint16) formation },
                                       (ForconSectorId){ (guint16) sector }, after, choice);
  if (self->plan != NULL)
    draft = (ForconMapDraft){ .formation = self->plan->formation,
                              .path = (const ForconSectorId *) (gpointer) self->plan->path->data,
                              .n_path = self->plan->path->len,
                              .target = self->plan->target,
                              .legal = self->plan->legal,
                              .words = self->plan->words };
  forcon_map_view_set_draft (self->map, self->plan == NULL ? NULL : &draft);
}

/* The bar says what is drawn up, and what can be made of it. */
static void
show_bar (ForconMapPage *self)
{
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  gboolean more;

  gtk_widget_set_visible (self->draft_bar, self->plan != NULL);
  if (self->plan == NULL)
    return;
  sentence = forcon_move_plan_sentence (self->plan, self->game);
  text = forcon_text_capitalise (sentence);
  more = forcon_move_plan_has_more (self->plan, self->game);
  gtk_label_set_text (self->draft_text, text);
  if (self->plan->legal)
    gtk_widget_remove_css_class (GTK_WIDGET (self->draft_text), "forcon-refused");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->draft_text), "forcon-refused");
  gtk_widget_set_visible (self->after_button, more && !self->plan->after);
  gtk_widget_set_visible (self->way_button, self->plan->legal && self->plan->n_ways > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.order", self->plan->legal);
}

void
forcon_map_page_drop_draft (ForconMapPage *self)
{
  forcon_map_view_aim (self->map, FORCON_NO_FORMATION);
  set_plan (self, 0, 0, FALSE, 0);
  show_bar (self);
}

static void
on_dragged (ForconMapPage *self, guint formation, guint sector)
{
  if (forcon_game_editing (self->game))
    return;
  set_plan (self, formation, sector, FALSE, 0);
  gtk_widget_set_visible (self->draft_bar, FALSE);
}

static void
on_dropped (ForconMapPage *self, guint formation, guint sector)
{
  if (forcon_game_editing (self->game))
    {
      forcon_map_page_drop_formation (self, formation, sector);
      return;
    }
  set_plan (self, formation, sector, FALSE, 0);
  show_bar (self);
}

/* The arrows say where the selected formation shall go. */
static void
begin (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  ForconFormationId formation = forcon_game_focus (self->game)->formation;

  if (!forcon_map_view_movable (self->map))
    return;
  if (FORCON_ID_IS_NONE (formation))
    {
      forcon_toast_say (GTK_WIDGET (self), _ ("Choose the formation first that shall move"));
      return;
    }
  forcon_map_page_drop_draft (self);
  forcon_map_view_aim (self->map, formation);
  forcon_toast_say (GTK_WIDGET (self), _ ("Arrows choose the sector, Enter takes it, Escape goes back"));
}

static void
take_ordered_back (ForconMapPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "map.take-back", "(uu)", self->ordered_from, self->ordered_to);
}

/* The toast takes back all orders of the way at once. It is short, for it has one line only. */
static void
tell_ordered (ForconMapPage *self, const ForconMovePlan *plan, guint before)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *name = forcon_wording_known (campaign, plan->formation);
  /* Translators: a formation, the sector to which it is to move. */
  g_autofree char *text
      = g_strdup_printf (_ ("Ordered: %1$s to %2$s"), name, forcon_wording_sector (campaign, plan->target));

  self->ordered_from = before;
  self->ordered_to = forcon_chronicle_position (forcon_game_chronicle (self->game));
  forcon_toast_say_undo (GTK_WIDGET (self), text, G_CALLBACK (take_ordered_back), GTK_WIDGET (self));
}

/* Only as long as nothing else was done meanwhile, which would be taken back with it. */
static void
take_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  guint before, after;

  g_variant_get (parameter, "(uu)", &before, &after);
  if (forcon_game_writable (self->game) && forcon_chronicle_position (forcon_game_chronicle (self->game)) == after)
    forcon_game_go_to (self->game, before);
  else
    forcon_toast_say (GTK_WIDGET (self), _ ("Other things were done since: the journal takes back more"));
}

static void
order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  g_autoptr (ForconMovePlan) plan = g_steal_pointer (&self->plan);
  guint before = forcon_chronicle_position (forcon_game_chronicle (self->game));

  if (plan == NULL)
    return;
  forcon_map_page_drop_draft (self);
  if (forcon_move_plan_order (plan, self->game))
    tell_ordered (self, plan, before);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/* The same target, from where it will be when it has done what it has to do. */
static void
order_after (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  if (self->plan == NULL)
    return;
  set_plan (self, self->plan->formation.value, self->plan->target.value, TRUE, 0);
  show_bar (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/* The next of several ways, in the order in which they are offered; after the last one the first. */
static void
other_way (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  if (self->plan == NULL)
    return;
  set_plan (self, self->plan->formation.value, self->plan->target.value, self->plan->after, self->plan->choice + 1);
  show_bar (self);
}

static void
place (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_PLACE);
  g_autofree char *formation = NULL;
  g_autofree char *heading = NULL;

  if (self->plan == NULL)
    return;
  command.place.formation = self->plan->formation;
  command.place.sector = self->plan->target;
  formation = forcon_wording_known (forcon_game_campaign (self->game), self->plan->formation);
  /* Translators: a formation, a sector. */
  heading = g_strdup_printf (_ ("Place %1$s in %2$s"), formation,
                             forcon_wording_sector (forcon_game_campaign (self->game), self->plan->target));
  forcon_do_with_reason (widget, self->game, &command, heading);
}

static void
drop (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  forcon_map_page_drop_draft (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/*
 * Escape takes back what is drawn up, before it does anything else. The map has the keyboard then: what is typed next
 * is for it, and would else go into the first entry beside it.
 */
static gboolean
escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);

  if (self->plan == NULL && !forcon_map_page_drop_reshape (self))
    return FALSE;
  drop (widget, NULL, NULL);
  return TRUE;
}

void
forcon_map_page_bind_draft (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_dragged);
  gtk_widget_class_bind_template_callback (widget_class, on_dropped);
  gtk_widget_class_install_action (widget_class, "map.draft", NULL, begin);
  gtk_widget_class_install_action (widget_class, "map.order", NULL, order);
  gtk_widget_class_install_action (widget_class, "map.order-after", NULL, order_after);
  gtk_widget_class_install_action (widget_class, "map.other-way", NULL, other_way);
  gtk_widget_class_install_action (widget_class, "map.place", NULL, place);
  gtk_widget_class_install_action (widget_class, "map.drop", NULL, drop);
  gtk_widget_class_install_action (widget_class, "map.take-back", "(uu)", take_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, 0, "map.draft", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape, NULL);
}
