/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with ships and formations on the page of the fleets. */
#include "app/fleets/fleets-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "app/widgets/menu.h"
#include "app/widgets/papers-wish.h"
#include "app/fleets/place-dialog.h"
#include "app/fleets/regroup-dialog.h"
#include "app/fleets/ship-details.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"

ForconShips
forcon_fleets_page_chosen (ForconFleetsPage *self)
{
  g_autoptr (GtkBitset) places = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  guint64 n = MIN (gtk_bitset_get_size (places), FORCON_FORMATION_SHIPS_MAX);
  ForconShips ships = { 0 };

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ForconFleetItem) item
          = g_list_model_get_item (G_LIST_MODEL (self->selection), gtk_bitset_get_nth (places, i));

      ships.ship[ships.n++] = forcon_fleet_item_ship (item);
    }
  if (ships.n == 0 && !FORCON_ID_IS_NONE (forcon_game_focus (self->game)->ship))
    ships = (ForconShips){ .n = 1, .ship = { forcon_game_focus (self->game)->ship } };
  return ships;
}

void
forcon_fleets_page_open (ForconFleetsPage *self, ForconShipId ship)
{
  forcon_game_focus_ship (self->game, ship);
  forcon_ship_details_present (GTK_WIDGET (self), self->game, ship);
}

static void
open_details (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconShips ships = forcon_fleets_page_chosen (FORCON_FLEETS_PAGE (widget));

  if (ships.n > 0)
    forcon_fleets_page_open (FORCON_FLEETS_PAGE (widget), ships.ship[0]);
}

/* None is left out unsaid. */
static gboolean
are_too_many (ForconFleetsPage *self)
{
  g_autoptr (GtkBitset) places = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  guint n = (guint) gtk_bitset_get_size (places);
  g_autofree char *text = NULL;

  if (n <= FORCON_FORMATION_SHIPS_MAX)
    return FALSE;
  /* Translators: how many ships are selected, how many one command takes at most. */
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u ship is selected; at most %2$u can be regrouped at once",
                                       "%1$u ships are selected; at most %2$u can be regrouped at once", n),
                          n, (guint) FORCON_FORMATION_SHIPS_MAX);
  forcon_toast_say (GTK_WIDGET (self), text);
  return TRUE;
}

static void
regroup (ForconFleetsPage *self, ForconRegrouping regrouping)
{
  if (are_too_many (self))
    return;
  regrouping.ships = forcon_fleets_page_chosen (self);
  if (regrouping.ships.n > 0)
    forcon_regroup_dialog_present (GTK_WIDGET (self), self->game, &regrouping);
}

static ForconFormationId
formation_of_first (ForconFleetsPage *self)
{
  ForconShips ships = forcon_fleets_page_chosen (self);

  return ships.n == 0 ? FORCON_NO_FORMATION
                      : forcon_battle_ship (forcon_game_campaign (self->game)->fleet, ships.ship[0])->formation;
}

/* Another formation of the same admiral in the same sector: the likeliest that ships are to go to. */
static ForconFormationId
likely_formation (ForconFleetsPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconFormationId from = formation_of_first (self);

  for (guint i = 1; i <= campaign->fleet->n_formations && !FORCON_ID_IS_NONE (from); i++)
    {
      ForconFormationId id = { (guint16) i };

      if (i != from.value && forcon_campaign_formation_lives (campaign, id)
          && FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side,
                              forcon_battle_formation (campaign->fleet, from)->side)
          && FORCON_ID_EQUAL (forcon_campaign_post (campaign, id)->sector,
                              forcon_campaign_post (campaign, from)->sector))
        return id;
    }
  return from;
}

static void
move_to (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (widget);

  regroup (self, (ForconRegrouping){ .formation = likely_formation (self) });
}

static void
order_to (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (widget);

  regroup (self, (ForconRegrouping){ .formation = likely_formation (self), .as_order = TRUE });
}

static void
new_formation (GtkWidget *widget, const char *name, GVariant *parameter)
{
  regroup (FORCON_FLEETS_PAGE (widget), (ForconRegrouping){ .formation = FORCON_NO_FORMATION });
}

static void
order_new (GtkWidget *widget, const char *name, GVariant *parameter)
{
  regroup (FORCON_FLEETS_PAGE (widget), (ForconRegrouping){ .as_order = TRUE });
}

static void
make_flagship (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (widget);
  ForconShips ships = forcon_fleets_page_chosen (self);

  if (ships.n > 0)
    regroup (self, (ForconRegrouping){ .formation = formation_of_first (self), .flagship = ships.ship[0] });
}

static void
place_formation (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (widget);
  ForconFormationId formation = formation_of_first (self);

  if (FORCON_ID_IS_NONE (formation))
    formation = forcon_game_focus (self->game)->formation;
  if (!FORCON_ID_IS_NONE (formation) && forcon_campaign_formation_lives (forcon_game_campaign (self->game), formation))
    forcon_place_dialog_present (widget, self->game, formation);
}

static void
show_on_map (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconFormationId formation = formation_of_first (FORCON_FLEETS_PAGE (widget));

  if (!FORCON_ID_IS_NONE (formation))
    gtk_widget_activate_action (widget, "win.show-formation", "u", (guint32) formation.value);
}

/* The ships that are selected; none of them if there are none. Returns: (transfer full) */
static GArray *
all_chosen (ForconFleetsPage *self)
{
  g_autoptr (GtkBitset) places = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 0; i < gtk_bitset_get_size (places); i++)
    {
      g_autoptr (ForconFleetItem) item
          = g_list_model_get_item (G_LIST_MODEL (self->selection), gtk_bitset_get_nth (places, i));
      ForconShipId ship = forcon_fleet_item_ship (item);

      g_array_append_val (ships, ship);
    }
  return ships;
}

/* Cards of the selected ships; of one admiral's they are that admiral's papers, which are checked. */
static void
print_cards (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (widget);
  const ForconBattle *fleet = forcon_game_campaign (self->game)->fleet;
  g_autoptr (GArray) ships = all_chosen (self);
  ForconPapersWish wish = { .kind = FORCON_PAPERS_CARDS, .ships = ships->len == 0 ? NULL : ships };

  for (guint i = 0; i < ships->len; i++)
    {
      ForconSideId owner = forcon_battle_ship (fleet, g_array_index (ships, ForconShipId, i))->side;

      if (i > 0 && !FORCON_ID_EQUAL (owner, wish.admiral))
        {
          wish.admiral = FORCON_NO_SIDE;
          break;
        }
      wish.admiral = owner;
    }
  forcon_papers_ask_for (widget, &wish);
}

void
forcon_fleets_page_show_menu (ForconFleetsPage *self, const graphene_point_t *where)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (forcon_menu ("fleets"));

  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  if (where != NULL)
    gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ (int) where->x, (int) where->y, 1, 1 });
  forcon_popover_drop_when_closed (popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* The menu beside what has the focus. */
static void
show_menu (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  graphene_rect_t box;
  graphene_point_t middle;
  gboolean is_here
      = focus != NULL && gtk_widget_is_ancestor (focus, widget) && gtk_widget_compute_bounds (focus, widget, &box);

  if (is_here)
    graphene_rect_get_center (&box, &middle);
  forcon_fleets_page_show_menu (FORCON_FLEETS_PAGE (widget), is_here ? &middle : NULL);
}

static void
search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (FORCON_FLEETS_PAGE (widget)->search));
}

static void
zoom_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_fleets_page_zoom (FORCON_FLEETS_PAGE (widget), 1);
}

static void
zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_fleets_page_zoom (FORCON_FLEETS_PAGE (widget), -1);
}

static void
clear_filters (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_fleets_page_clear_filters (FORCON_FLEETS_PAGE (widget));
}

static void
show_list (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_toggle_button_set_active (FORCON_FLEETS_PAGE (widget)->list_button, TRUE);
}

static void
show_cards (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_toggle_button_set_active (FORCON_FLEETS_PAGE (widget)->cards_button, TRUE);
}

static void
toggle_muster (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkToggleButton *button = FORCON_FLEETS_PAGE (widget)->muster_button;

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static const ForconKey keys[] = {
  { GDK_KEY_f, GDK_CONTROL_MASK, "fleets.search" },       { GDK_KEY_F2, 0, "fleets.move-to" },
  { GDK_KEY_g, GDK_CONTROL_MASK, "fleets.move-to" },      { GDK_KEY_F9, GDK_SHIFT_MASK, "fleets.toggle-muster" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "fleets.zoom-in" },   { GDK_KEY_equal, GDK_CONTROL_MASK, "fleets.zoom-in" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "fleets.zoom-out" }, { GDK_KEY_1, GDK_CONTROL_MASK, "fleets.show-cards" },
  { GDK_KEY_2, GDK_CONTROL_MASK, "fleets.show-list" },    { GDK_KEY_Menu, 0, "fleets.menu" },
  { GDK_KEY_F10, GDK_SHIFT_MASK, "fleets.menu" },
};

/* What a game lacks that is edited: of which kind, and of whom. */
static void
begin_missing (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint32 missing;
  const char *of;

  g_variant_get (parameter, "(u&s)", &missing, &of);
  forcon_fleet_editor_begin (FORCON_FLEETS_PAGE (widget)->editor, (ForconEntity) missing, of);
}

void
forcon_fleets_page_install_actions (GtkWidgetClass *widget_class)
{
  static const struct {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "fleets.details", open_details },
    { "fleets.move-to", move_to },
    { "fleets.order-to", order_to },
    { "fleets.new-formation", new_formation },
    { "fleets.order-new", order_new },
    { "fleets.make-flagship", make_flagship },
    { "fleets.place", place_formation },
    { "fleets.show-on-map", show_on_map },
    { "fleets.print", print_cards },
    { "fleets.menu", show_menu },
    { "fleets.search", search },
    { "fleets.zoom-in", zoom_in },
    { "fleets.zoom-out", zoom_out },
    { "fleets.clear-filters", clear_filters },
    { "fleets.toggle-muster", toggle_muster },
    { "fleets.show-cards", show_cards },
    { "fleets.show-list", show_list },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (widget_class, "fleets.begin-missing", "(us)", begin_missing);
  forcon_actions_bind_keys (widget_class, keys, G_N_ELEMENTS (keys));
}

void
forcon_fleets_page_update_actions (ForconFleetsPage *self)
{
  static const char *const of_ships[] = { "fleets.details",       "fleets.move-to",   "fleets.order-to",
                                          "fleets.new-formation", "fleets.order-new", "fleets.show-on-map" };
  gboolean open = forcon_game_campaign (self->game) != NULL;
  guint n = open ? forcon_fleets_page_chosen (self).n : 0;

  for (guint i = 0; i < G_N_ELEMENTS (of_ships); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_ships[i], n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fleets.make-flagship", n == 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fleets.place",
                                 n > 0 || (open && !FORCON_ID_IS_NONE (forcon_game_focus (self->game)->formation)));
}
