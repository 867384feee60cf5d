/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master can do from every page: one action each, for buttons, menus, rows and keys alike. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/telephones/telephones.h"
#include "app/widgets/actions.h"
#include "app/widgets/dialogs.h"
#include "app/clashes/clashes-page.h"
#include "app/dice-window/twilight-window.h"
#include "app/orders/orders-page.h"
#include "app/shell/new-campaign.h"
#include "app/shell/tally.h"
#include "app/table/table-window.h"

static void
undo (ForconMasterWindow *self)
{
  forcon_game_undo (self->game);
}

static void
redo (ForconMasterWindow *self)
{
  forcon_game_redo (self->game);
}

static void
show_page (ForconMasterWindow *self, GVariant *parameter)
{
  const char *page = g_variant_get_string (parameter, NULL);

  forcon_master_window_show_page (self, page);
  /* The keys of the tools work at once, though the button in the rail was pressed. */
  if (g_str_equal (page, "map") && forcon_game_editing (self->game))
    gtk_widget_activate_action (forcon_master_window_page (self), "map.focus", NULL);
}

/* Selects a sector and shows it on the map. */
static void
show_sector (ForconMasterWindow *self, GVariant *parameter)
{
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0 || id > forcon_game_campaign (self->game)->sectors->len)
    return;
  forcon_game_focus_sector (self->game, (ForconSectorId){ (guint16) id });
  forcon_master_window_show_page (self, "map");
}

static void
show_formation (ForconMasterWindow *self, GVariant *parameter)
{
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0 || id > forcon_game_campaign (self->game)->posts->len)
    return;
  forcon_game_focus_formation (self->game, (ForconFormationId){ (guint16) id });
  forcon_master_window_show_page (self, "map");
}

static void
show_ship (ForconMasterWindow *self, GVariant *parameter)
{
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0 || id > forcon_game_campaign (self->game)->fleet->n_ships)
    return;
  forcon_game_focus_ship (self->game, (ForconShipId){ (guint16) id });
  forcon_master_window_show_page (self, "fleets");
}

/* The newest sheet of an admiral, by the admiral's id. */
static void
show_sheet (ForconMasterWindow *self, GVariant *parameter)
{
  guint32 id = g_variant_get_uint32 (parameter);

  if (forcon_game_campaign (self->game) == NULL || id == 0
      || id > forcon_campaign_n_admirals (forcon_game_campaign (self->game)))
    return;
  forcon_game_focus_admiral (self->game, (ForconSideId){ (guint16) id });
  forcon_master_window_show_page (self, "orders");
}

/* What admirals ask and write; the one of that number is chosen, if any. */
static void
show_questions (ForconMasterWindow *self, GVariant *parameter)
{
  ForconQueryId query = { g_variant_get_uint32 (parameter) };

  forcon_master_window_show_page (self, "orders");
  if (FORCON_IS_ORDERS_PAGE (forcon_master_window_page (self)))
    forcon_orders_page_show_questions (FORCON_ORDERS_PAGE (forcon_master_window_page (self)), query);
}

/* The window on the table of this clash, if there is one. */
static GtkWindow *
find_table (ForconMasterWindow *self, ForconClashId clash)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      ForconSession *session
          = FORCON_IS_TABLE_WINDOW (window) ? forcon_table_window_session (FORCON_TABLE_WINDOW (window)) : NULL;

      if (session != NULL && forcon_session_game (session) == self->game
          && FORCON_ID_EQUAL (forcon_session_clash (session), clash))
        return window;
    }
  return NULL;
}

/* The table of a clash, in a window of its own; one that is open already comes to the front. */
static void
show_table (ForconMasterWindow *self, GVariant *parameter)
{
  ForconClashId clash = { g_variant_get_uint32 (parameter) };
  GtkWindow *window = find_table (self, clash);

  if (window == NULL && forcon_game_campaign (self->game) != NULL
      && forcon_campaign_clash (forcon_game_campaign (self->game), clash) != NULL)
    {
      window = GTK_WINDOW (forcon_table_window_new (gtk_window_get_application (GTK_WINDOW (self))));
      forcon_table_window_open_clash (FORCON_TABLE_WINDOW (window), self->game, clash);
    }
  if (window != NULL)
    gtk_window_present (window);
}

/* To the clash that is to be fought next. */
static void
fight (ForconMasterWindow *self)
{
  forcon_master_window_show_page (self, "clashes");
  if (FORCON_IS_CLASHES_PAGE (forcon_master_window_page (self)))
    forcon_clashes_page_fight (FORCON_CLASHES_PAGE (forcon_master_window_page (self)));
}

static void
close_campaign (ForconMasterWindow *self)
{
  forcon_game_close (self->game);
}

void
forcon_master_window_begin_campaign (ForconMasterWindow *self, const char *scenario)
{
  if (!forcon_has_dialog (GTK_WINDOW (self), FORCON_TYPE_NEW_CAMPAIGN))
    forcon_new_campaign_present (GTK_WINDOW (self), scenario);
}

static void
new_campaign (ForconMasterWindow *self)
{
  forcon_master_window_begin_campaign (self, NULL);
}

void
forcon_master_window_open_fleet_dice (ForconMasterWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_twilight_window_present (gtk_window_get_application (GTK_WINDOW (self)), path, &error))
    forcon_master_window_show_error (self, _ ("The clash cannot be opened"), error->message);
}

static void
fleet_dice (ForconMasterWindow *self)
{
  forcon_master_window_open_fleet_dice (self, NULL);
}

/* Ctrl+Enter: does what the page in front proposes. */
static void
do_it (ForconMasterWindow *self)
{
  const char *page = adw_view_stack_get_visible_child_name (self->pages);

  if (g_strcmp0 (page, "resolve") == 0)
    gtk_widget_activate_action (forcon_master_window_page (self), "resolve.apply", NULL);
  else if (g_strcmp0 (page, "orders") == 0)
    gtk_widget_activate_action (forcon_master_window_page (self), "orders.hand-in", NULL);
  else if (g_strcmp0 (page, "map") == 0 && forcon_game_editing (self->game))
    gtk_widget_activate_action (forcon_master_window_page (self), "map.add-next", NULL);
}

/* From the clash that went back to what comes next: another one; after the last of a half-phase the second half, or the
 * packs. */
static void
lead_on (ForconMasterWindow *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) openings = forcon_campaign_openings (campaign, forcon_game_rules (self->game));
  ForconTally tally = forcon_tally_openings (openings);

  if (tally.n[FORCON_CAMPAIGN_OPENING_CLASH] > 0)
    fight (self);
  else if (tally.n[FORCON_CAMPAIGN_OPENING_RETURN] > 0)
    return;
  else if (campaign->progress.stage == FORCON_STAGE_FIRST_HALF)
    forcon_master_window_show_page (self, "resolve");
  else if (campaign->progress.stage == FORCON_STAGE_SECOND_HALF)
    forcon_master_window_show_page (self, "reports");
}

/* A clash that is over goes back to the map. */
static void
hand_back (ForconMasterWindow *self, GVariant *parameter)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_RETURN);

  command.return_clash.clash.value = g_variant_get_uint32 (parameter);
  if (!forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    return;
  forcon_master_window_say_undoable (self, _ ("The clash is back on the map."));
  if (g_strcmp0 (forcon_master_window_page_name (self), "clashes") == 0)
    lead_on (self);
}

static const ForconAction actions[] = {
  { .name = "undo", .activate = G_CALLBACK (undo) },
  { .name = "redo", .activate = G_CALLBACK (redo) },
  { .name = "page", .activate = G_CALLBACK (show_page), .parameter = "s", .state = "''" },
  { .name = "show-sector", .activate = G_CALLBACK (show_sector), .parameter = "u" },
  { .name = "show-formation", .activate = G_CALLBACK (show_formation), .parameter = "u" },
  { .name = "show-ship", .activate = G_CALLBACK (show_ship), .parameter = "u" },
  { .name = "show-sheet", .activate = G_CALLBACK (show_sheet), .parameter = "u" },
  { .name = "show-questions", .activate = G_CALLBACK (show_questions), .parameter = "u" },
  { .name = "show-table", .activate = G_CALLBACK (show_table), .parameter = "u" },
  { .name = "fight", .activate = G_CALLBACK (fight) },
  { .name = "close-campaign", .activate = G_CALLBACK (close_campaign) },
  { .name = "new-campaign", .activate = G_CALLBACK (new_campaign) },
  { .name = "fleet-dice", .activate = G_CALLBACK (fleet_dice) },
  { .name = "do", .activate = G_CALLBACK (do_it) },
  { .name = "hand-back", .activate = G_CALLBACK (hand_back), .parameter = "u" },
};

void
forcon_master_window_add_actions (ForconMasterWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}

void
forcon_master_window_mark_page (ForconMasterWindow *self)
{
  const char *page = adw_view_stack_get_visible_child_name (self->pages);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "page");

  if (page != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (page));
}

/* What there is nothing to do with unless a campaign is open. */
static const char *const of_campaigns[]
    = { "admiral-view", "admiral-view-of", "balance", "close-campaign", "crowd", "do",
        "explain",      "fight-landing",   "go-to",   "hand-back",      "note",  "print",
        "print-papers", "roll-landing",    "rules",   "save-reports" };

void
forcon_master_window_update_actions (ForconMasterWindow *self)
{
  forcon_actions_enable (self, "undo", forcon_game_can_undo (self->game));
  forcon_actions_enable (self, "redo", forcon_game_can_redo (self->game));
  for (guint i = 0; i < G_N_ELEMENTS (of_campaigns); i++)
    forcon_actions_enable (self, of_campaigns[i], forcon_game_campaign (self->game) != NULL);
  forcon_actions_enable (self, "telephones", forcon_telephones_are_built () && forcon_game_writable (self->game));
}
