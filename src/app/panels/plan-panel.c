/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/panels/plan-item.h"
#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "app/widgets/named-row.h"
#include "base/text.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"
#include "report/campaign/campaign-wording.h"

/* About how high the lines of the list are, and how high all of it is at most, px. */
#define LINE 36
#define LINE_WITH_FACTS 58
#define LIST_MOST 250

struct _ForconPlanPanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkWidget *proposal;
  GtkLabel *proposal_title;
  GtkLabel *proposal_text;
  GtkLabel *heading;
  GtkLabel *note;
  GtkWidget *scroller;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkLabel *idle;
  GtkMenuButton *captain;
  GtkWidget *do_button;
  GtkLabel *do_label;

  /* Owned: of ForconPlanItem, one for each line */
  GListStore *items;
};

G_DEFINE_FINAL_TYPE (ForconPlanPanel, forcon_plan_panel, FORCON_TYPE_PANEL)

static const ForconPlanLine *
line_at (ForconPlanPanel *self, guint place)
{
  const GArray *plan = forcon_session_plan (self->session);

  return place < plan->len ? &g_array_index (plan, ForconPlanLine, place) : NULL;
}

/* Selects the first line of the session's ship, unless a line of it is selected already. */
static void
follow_ship (ForconPlanPanel *self)
{
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  guint selected = gtk_single_selection_get_selected (self->selection);
  const ForconPlanLine *line = line_at (self, selected);
  guint n = forcon_session_plan (self->session)->len;

  if (line != NULL && FORCON_ID_EQUAL (forcon_command_ship (&line->command, "ship"), ship))
    return;
  for (guint i = 0; i < n; i++)
    if (!FORCON_ID_IS_NONE (ship) && FORCON_ID_EQUAL (forcon_command_ship (&line_at (self, i)->command, "ship"), ship))
      {
        gtk_single_selection_set_selected (self->selection, i);
        gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", i);
        return;
      }
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}

/* A person chose a line: its ship is shown on the table. */
static void
on_selected (ForconPlanPanel *self)
{
  const ForconPlanLine *line;

  if (forcon_panel_is_filling (self))
    return;
  line = line_at (self, gtk_single_selection_get_selected (self->selection));
  if (line != NULL && !FORCON_ID_IS_NONE (forcon_command_ship (&line->command, "ship")))
    forcon_session_select (self->session, forcon_command_ship (&line->command, "ship"));
}

/* Enter on a line does what it does everywhere. */
static void
on_activated (ForconPlanPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.do", NULL);
}

static gboolean
on_key (ForconPlanPanel *self, guint key, guint code, GdkModifierType state)
{
  guint place = gtk_single_selection_get_selected (self->selection);
  const ForconPlanLine *line = line_at (self, place);

  if (line == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      forcon_session_plan_change (self->session, place, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      forcon_session_plan_change (self->session, place, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      forcon_session_plan_leave_out (self->session, place, !line->left_out);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

gboolean
forcon_plan_panel_do_selected (ForconPlanPanel *self, ForconDiceMode mode)
{
  guint place;

  g_return_val_if_fail (FORCON_IS_PLAN_PANEL (self), FALSE);
  place = gtk_single_selection_get_selected (self->selection);
  if (line_at (self, place) == NULL)
    return FALSE;
  forcon_session_plan_do_with (self->session, FORCON_PLAN_LINE, place, mode);
  return TRUE;
}

/* Ships at turn that have guns left and nobody worth firing at: "No shot: Hammer, Dart". */
static char *
idle_to_text (ForconPlanPanel *self, const ForconBattle *battle)
{
  const GArray *plan = forcon_session_plan (self->session);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint16 i = 1; battle->step == FORCON_STEP_FIRE && i <= battle->n_ships; i++)
    {
      ForconShipId ship = { i };
      const ForconShip *state = forcon_battle_ship (battle, ship);
      gboolean planned = FALSE;

      if (!forcon_ship_in_action (battle, ship) || !FORCON_ID_EQUAL (state->side, battle->side) || state->fired != 0)
        continue;
      for (guint k = 0; k < plan->len; k++)
        planned = planned || FORCON_ID_EQUAL (forcon_command_ship (&line_at (self, k)->command, "ship"), ship);
      if (!planned)
        g_string_append_printf (names, "%s%s", names->len == 0 ? "" : ", ",
                                forcon_name (forcon_battle_card (battle, ship)->name));
    }
  /* Translators: ships that have nobody to fire at. */
  return names->len == 0 ? g_strdup ("") : g_strdup_printf (_ ("No useful shot: %s"), names->str);
}

/* How many lines are to be done, or that there is nothing. */
static char *
heading_to_text (ForconPlanPanel *self, const ForconBattle *battle, guint count)
{
  const ForconSide *side = forcon_battle_side (battle, battle->side);

  if (battle->step == FORCON_STEP_SET_UP)
    return g_strdup (_ ("The ships are in place. Begin the battle when everyone is ready."));
  if (battle->step == FORCON_STEP_OVER)
    return g_strdup (_ ("The battle is over."));
  if (count == 0)
    return g_strdup (_ ("Nothing useful is left in this step. Enter ends it."));
  /* Translators: how many moves, shots and so on captains propose; the side at turn. */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$u proposal in the turn of %2$s", "%1$u proposals in the turn of %2$s", count),
      count, side == NULL ? "" : forcon_name (side->name));
}

/* What the button does, which Enter does, too. */
static char *
deed_to_text (ForconPlanPanel *self, const ForconBattle *battle, guint count)
{
  if (battle->step == FORCON_STEP_SET_UP)
    return g_strdup (_ ("Begin the Battle"));
  if (count == 0)
    return g_strdup (_ ("End the Step"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Do %u", "Do All %u", count), count);
}

static void
set_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* The list is as high as its lines are, as far as that leaves something to the ship's card. */
static void
show_lines (ForconPlanPanel *self, const GArray *plan)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gint height = 0;

  for (; n > plan->len; n--)
    g_list_store_remove (self->items, n - 1);
  for (guint i = 0; i < plan->len; i++)
    {
      g_autoptr (ForconPlanItem) item
          = i < n ? g_list_model_get_item (G_LIST_MODEL (self->items), i) : forcon_plan_item_new ();

      forcon_plan_item_show (item, self->session, &g_array_index (plan, ForconPlanLine, i));
      if (i >= n)
        g_list_store_append (self->items, item);
      height += *forcon_row_item_text (FORCON_ROW_ITEM (item), "facts") == '\0' ? LINE : LINE_WITH_FACTS;
    }
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), MIN (height, LIST_MOST));
  gtk_widget_set_visible (self->scroller, plan->len > 0);
}

/* What an admiral proposes, a command on each line, with what stands in its way. */
static void
show_proposal (ForconPlanPanel *self, const ForconBattle *battle)
{
  const ForconSuggestion *suggestion = forcon_session_suggestion (self->session);
  const GArray *lines = forcon_session_suggested_lines (self->session);
  g_autoptr (GString) text = g_string_new (NULL);
  const ForconCampaign *campaign;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (self->proposal, suggestion != NULL);
  if (suggestion == NULL)
    return;
  campaign = forcon_game_campaign (forcon_session_game (self->session));
  title = g_strdup_printf (_ ("Proposal of %s"), forcon_wording_admiral (campaign, suggestion->admiral));
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconPlanLine *line = &g_array_index (lines, ForconPlanLine, i);
      g_autofree char *wish = forcon_sentence_of_wish (battle, &line->command);
      g_autofree char *why
          = line->verdict.kind == FORCON_VERDICT_DONE
                ? NULL
                : forcon_sentence_of_verdict (battle, forcon_session_rules (self->session), &line->verdict);

      g_string_append_printf (text, "%s%s%s%s", i == 0 ? "" : "\n", wish, why == NULL ? "" : " – ",
                              why == NULL ? "" : why);
    }
  gtk_label_set_label (self->proposal_title, title);
  gtk_label_set_label (self->proposal_text, text->str);
}

static void
refresh (ForconPanel *panel)
{
  ForconPlanPanel *self = FORCON_PLAN_PANEL (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  const char *note = forcon_session_plan_note (self->session);
  const GArray *plan;
  guint count;

  /* While it is carried out the rest waits; it is shown when there is something to see. */
  if (battle == NULL || !forcon_session_commands (self->session))
    return;
  show_proposal (self, battle);
  plan = forcon_session_plan (self->session);
  count = forcon_session_plan_count (self->session, FORCON_PLAN_ALL);
  g_autofree char *heading = heading_to_text (self, battle, count);
  g_autofree char *idle = idle_to_text (self, battle);
  g_autofree char *deed = deed_to_text (self, battle, count);

  show_lines (self, plan);
  follow_ship (self);
  set_label (self->heading, heading);
  set_label (self->note, note == NULL ? "" : note);
  set_label (self->idle, idle);
  gtk_label_set_label (self->do_label, deed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->do_button), GTK_ACCESSIBLE_PROPERTY_LABEL, deed, -1);
}

static void
add_scope (ForconPlanPanel *self, GMenu *menu, ForconPlanScope scope, char *label)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  if (scope == FORCON_PLAN_STEP || forcon_session_plan_count (self->session, scope) > 0)
    {
      g_menu_item_set_action_and_target (item, "win.do-scope", "u", (guint) scope);
      g_menu_append_item (menu, item);
    }
  g_free (label);
}

/* What captains can be let do from here, each with what it would come to. */
static void
make_menu (GtkMenuButton *button, gpointer data)
{
  ForconPlanPanel *self = data;
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  g_autoptr (GMenu) menu = g_menu_new ();

  if (battle != NULL && !FORCON_ID_IS_NONE (ship))
    {
      g_autofree char *formation = forcon_wording_formation (battle, forcon_battle_ship (battle, ship)->formation);

      /* Translators: a ship or formation, and how many of the proposed commands are its own. */
      add_scope (self, menu, FORCON_PLAN_SHIP,
                 g_strdup_printf (_ ("%1$s: %2$u"), forcon_name (forcon_battle_card (battle, ship)->name),
                                  forcon_session_plan_count (self->session, FORCON_PLAN_SHIP)));
      add_scope (self, menu, FORCON_PLAN_FORMATION,
                 g_strdup_printf (_ ("%1$s: %2$u"), formation,
                                  forcon_session_plan_count (self->session, FORCON_PLAN_FORMATION)));
    }
  if (forcon_session_group (self->session)->len > 1)
    add_scope (self, menu, FORCON_PLAN_GROUP,
               g_strdup_printf (_ ("What is chosen together: %u"),
                                forcon_session_plan_count (self->session, FORCON_PLAN_GROUP)));
  add_scope (self, menu, FORCON_PLAN_STEP,
             g_strdup_printf (_ ("This step, answers too: %u now"),
                              forcon_session_plan_count (self->session, FORCON_PLAN_ALL)));
  if (battle != NULL && !FORCON_ID_IS_NONE (battle->side))
    {
      g_autofree char *turn
          = g_strdup_printf (_ ("The turn of %s"), forcon_name (forcon_battle_side (battle, battle->side)->name));

      g_menu_append (menu, turn, "win.captain");
    }
  g_menu_append (menu, _ ("The rest of the battle, all sides"), "win.captains");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
forcon_plan_panel_finalize (GObject *object)
{
  ForconPlanPanel *self = FORCON_PLAN_PANEL (object);

  g_object_unref (self->items);
  G_OBJECT_CLASS (forcon_plan_panel_parent_class)->finalize (object);
}

static void
forcon_plan_panel_class_init (ForconPlanPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_plan_panel_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconPlanPanel, session, FORCON_TYPE_SESSION);
  forcon_panel_class_refresh_on (klass, "draft-changed");
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  g_type_ensure (FORCON_TYPE_PLAN_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/plan-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, proposal);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, proposal_title);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, proposal_text);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, note);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, list);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, selection);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, idle);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, captain);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, do_button);
  gtk_widget_class_bind_template_child (widget_class, ForconPlanPanel, do_label);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static void
forcon_plan_panel_init (ForconPlanPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (FORCON_TYPE_PLAN_ITEM);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->items));
  gtk_menu_button_set_create_popup_func (self->captain, make_menu, self, NULL);
}
