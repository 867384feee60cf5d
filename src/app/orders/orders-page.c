/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/named-row.h"
#include "app/widgets/papers-wish.h"
#include "app/widgets/short-list.h"
#include "app/widgets/toast.h"

G_DEFINE_FINAL_TYPE (ForconOrdersPage, forcon_orders_page, FORCON_TYPE_PANEL)

/* Admirals */

ForconSideId
forcon_orders_page_admiral (ForconOrdersPage *self)
{
  ForconAdmiralItem *item = gtk_single_selection_get_selected_item (self->chosen);

  return item == NULL ? FORCON_NO_SIDE : forcon_admiral_item_admiral (item);
}

ForconAdmiralItem *
forcon_orders_page_chosen (ForconOrdersPage *self)
{
  return gtk_single_selection_get_selected_item (self->chosen);
}

void
forcon_orders_page_choose_admiral (ForconOrdersPage *self, ForconSideId admiral)
{
  if (admiral.value > 0)
    gtk_single_selection_set_selected (self->chosen, admiral.value - 1u);
}

static void
update_admirals (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint n = campaign == NULL ? 0 : forcon_campaign_n_admirals (campaign);
  ForconMoment now = { 0 };

  if (campaign != NULL)
    now = forcon_game_now (self->game);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->admirals)) != n)
    g_list_store_remove_all (self->admirals);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ForconAdmiralItem) item = g_list_model_get_item (G_LIST_MODEL (self->admirals), i);
      gboolean is_new = item == NULL;

      if (is_new)
        item = forcon_admiral_item_new ((ForconSideId){ (guint16) (i + 1) });
      forcon_admiral_item_set_scans (item, forcon_orders_page_count_scans (self, forcon_admiral_item_admiral (item)));
      forcon_admiral_item_update (item, campaign, &now);
      if (is_new)
        g_list_store_append (self->admirals, item);
    }
}

static void
update_absent (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconAdmiral *admiral
      = campaign == NULL ? NULL : forcon_campaign_admiral (campaign, forcon_orders_page_admiral (self));

  gtk_widget_set_sensitive (self->absent, admiral != NULL && forcon_game_writable (self->game));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->absent), admiral != NULL && admiral->absent);
}

static void
on_absent (ForconOrdersPage *self)
{
  ForconCampaignCommand command;
  g_autofree char *done = NULL;

  if (forcon_panel_is_filling (self))
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_ABSENT);
  command.absent.admiral = forcon_orders_page_admiral (self);
  command.absent.on = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->absent));
  done = g_strdup_printf (command.absent.on ? _ ("%s is absent: the captains act on their last orders")
                                            : _ ("%s is there again"),
                          forcon_campaign_admiral_name (forcon_game_campaign (self->game), command.absent.admiral));
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (GTK_WIDGET (self), done);
}

/* Questions */

static void
update_questions (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint n = campaign == NULL ? 0 : forcon_campaign_n_open_queries (campaign);
  /* Translators: a button; how many questions and messages of admirals wait for the master. */
  g_autofree char *label = n == 0 ? g_strdup (_ ("_Questions…")) : g_strdup_printf (_ ("_Questions (%u)…"), n);
  g_autofree char *spoken = g_strdup_printf (_ ("Questions and messages from admirals, open: %u"), n);

  gtk_label_set_label (self->questions_label, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->questions), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
forcon_orders_page_show_questions (ForconOrdersPage *self, ForconQueryId query)
{
  g_return_if_fail (FORCON_IS_ORDERS_PAGE (self));
  gtk_menu_button_popup (self->questions);
  forcon_question_desk_choose (self->question_desk, query);
}

/* As a whole */

/* A sheet that was shown is there no more: it was undone, or it is put away since it is old. */
static ForconShownSheet
instead_of_lost (ForconOrdersPage *self)
{
  ForconShownSheet shown = { .correction = self->shown.correction };

  if (self->shown.sheet.value < forcon_game_campaign (self->game)->progress.next_id)
    return forcon_orders_page_first_sheet (self);
  forcon_orders_page_take_back (self);
  return shown;
}

/* A sheet came from elsewhere, as from a file, where nothing is being typed. */
static gboolean
has_come (ForconOrdersPage *self)
{
  ForconShownSheet first = forcon_orders_page_first_sheet (self);
  gboolean other = !FORCON_ID_EQUAL (first.sheet, self->newest);

  self->newest = first.sheet;
  return other && !FORCON_ID_IS_NONE (first.sheet) && FORCON_ID_IS_NONE (self->shown.sheet)
         && (self->written == NULL || *self->written == '\0');
}

/* Shows how things are now, and leaves what is chosen and what is typed. */
static void
refresh (ForconPanel *panel)
{
  ForconOrdersPage *self = FORCON_ORDERS_PAGE (panel);
  ForconShownSheet shown;

  update_admirals (self);
  if (forcon_game_campaign (self->game) != NULL)
    forcon_orders_page_take_back_undone (self);
  update_absent (self);
  update_questions (self);
  forcon_orders_page_update_next (self);
  if (forcon_game_campaign (self->game) == NULL)
    return;
  shown = self->shown;
  if (!FORCON_ID_IS_NONE (shown.sheet) && forcon_orders_page_sheet (self) == NULL)
    shown = instead_of_lost (self);
  if (has_come (self))
    shown = forcon_orders_page_first_sheet (self);
  forcon_orders_page_update_sheets (self);
  forcon_orders_page_update_map (self);
  forcon_orders_page_show_sheet (self, shown);
  forcon_orders_page_show_scan (self);
}

static void
on_changed (ForconOrdersPage *self)
{
  forcon_orders_page_follow_journal (self);
  if (!forcon_panel_is_filling (self) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    forcon_panel_refresh (self);
}

/* The clock alone makes a sheet late. */
static void
on_ticked (ForconOrdersPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update_admirals (self);
}

/* Whether the keyboard goes through the list of admirals, where it stays until Enter. */
static gboolean
is_walking (ForconOrdersPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->admirals_view));
}

/* An admiral was clicked, or Enter was pressed. */
static void
on_admiral_entered (ForconOrdersPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_admiral_chosen (ForconOrdersPage *self)
{
  ForconSideId admiral = forcon_orders_page_admiral (self);

  if (forcon_panel_is_filling (self) || FORCON_ID_IS_NONE (admiral))
    return;
  forcon_panel_begin_fill (self);
  update_absent (self);
  g_clear_pointer (&self->written, g_free);
  self->shown = forcon_orders_page_first_sheet (self);
  self->newest = self->shown.sheet;
  self->looked_at = FORCON_NO_FORMATION;
  forcon_orders_page_update_sheets (self);
  forcon_orders_page_update_map (self);
  forcon_panel_end_fill (self);
  forcon_orders_page_show_sheet (self, self->shown);
  forcon_orders_page_show_scan (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_walking (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  /* While nobody looks at the page, nobody has chosen here. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !FORCON_ID_EQUAL (forcon_game_focus (self->game)->admiral, admiral))
    forcon_game_focus_admiral (self->game, admiral);
}

/* While the page is not seen it is not kept up to date either, so nothing is chosen on it. */
static void
on_focus (ForconOrdersPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (forcon_game_campaign (self->game) != NULL && !FORCON_ID_IS_NONE (forcon_game_focus (self->game)->admiral))
    forcon_orders_page_choose_admiral (self, forcon_game_focus (self->game)->admiral);
}

static void
on_opened (ForconOrdersPage *self)
{
  forcon_panel_begin_fill (self);
  self->imported_to = 0;
  forcon_orders_page_forget_handed_in (self);
  forcon_orders_page_forget_preview (self);
  forcon_orders_page_open_drafts (self);
  forcon_orders_page_open_archive (self);
  forcon_orders_page_open_scans (self);
  g_list_store_remove_all (self->admirals);
  update_admirals (self);
  forcon_panel_end_fill (self);
  on_admiral_chosen (self);
}

/* Actions */

static void
act_hand_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_orders_page_hand_in (FORCON_ORDERS_PAGE (widget));
}

static void
act_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconOrdersPage *self = FORCON_ORDERS_PAGE (widget);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->admirals));
  guint place = gtk_single_selection_get_selected (self->chosen);
  guint step = g_str_equal (name, "orders.next-admiral") ? 1 : n - 1;

  if (n > 0)
    gtk_single_selection_set_selected (self->chosen, (place + step) % n);
}

static void
act_settle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_orders_page_go_to_open (FORCON_ORDERS_PAGE (widget), g_str_equal (name, "orders.previous-to-settle"));
}

static void
act_import (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_orders_page_choose_files (FORCON_ORDERS_PAGE (widget));
}

/* What is handed in later has to be handed out first. */
static void
act_print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_SHEET, .all = TRUE };

  forcon_papers_ask_for (widget, &wish);
}

/* Whoever comes to the page wants to use its keys. */
static void
on_map (GtkWidget *page)
{
  ForconOrdersPage *self = FORCON_ORDERS_PAGE (page);

  if (self->game != NULL)
    on_focus (self);
  gtk_widget_grab_focus (page);
}

/* To what is next to be done: what was handed in is settled, what was not is typed. */
static gboolean
forcon_orders_page_grab_focus (GtkWidget *widget)
{
  ForconOrdersPage *self = FORCON_ORDERS_PAGE (widget);

  return gtk_widget_grab_focus (FORCON_ID_IS_NONE (self->shown.sheet) ? GTK_WIDGET (self->text)
                                                                      : GTK_WIDGET (self->readings));
}

static void
forcon_orders_page_dispose (GObject *object)
{
  ForconOrdersPage *self = FORCON_ORDERS_PAGE (object);

  forcon_panel_begin_fill (self);
  if (self->game != NULL)
    forcon_orders_page_close_drafts (self);
  forcon_orders_page_close_archive (self);
  forcon_orders_page_forget_preview (self);
  forcon_orders_page_forget_handed_in (self);
  /* The thread that files pictures keeps it alive: what waits must not go on without a page. */
  if (self->scans != NULL)
    g_object_run_dispose (G_OBJECT (self->scans));
  g_clear_object (&self->scans);
  G_OBJECT_CLASS (forcon_orders_page_parent_class)->dispose (object);
}

static void
forcon_orders_page_finalize (GObject *object)
{
  ForconOrdersPage *self = FORCON_ORDERS_PAGE (object);

  g_clear_object (&self->chosen);
  g_clear_object (&self->admirals);
  g_clear_object (&self->titles);
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->written, g_free);
  G_OBJECT_CLASS (forcon_orders_page_parent_class)->finalize (object);
}

static void
attach (ForconPanel *panel)
{
  on_opened (FORCON_ORDERS_PAGE (panel));
  forcon_panel_refresh (panel);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "orders.hand-in", NULL, act_hand_in);
  gtk_widget_class_install_action (widget_class, "orders.next-admiral", NULL, act_step);
  gtk_widget_class_install_action (widget_class, "orders.previous-admiral", NULL, act_step);
  gtk_widget_class_install_action (widget_class, "orders.next-to-settle", NULL, act_settle);
  gtk_widget_class_install_action (widget_class, "orders.previous-to-settle", NULL, act_settle);
  gtk_widget_class_install_action (widget_class, "orders.import", NULL, act_import);
  gtk_widget_class_install_action (widget_class, "orders.print", NULL, act_print);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, admirals_view);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, absent);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, questions);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, questions_label);
  forcon_panel_class_bind_part (widget_class, ForconOrdersPage, question_desk);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, sheets_view);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, scan_shown);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, beside);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, scan);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, notice);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, text);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, write_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, length);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, hand_in);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, force_title);
  forcon_panel_class_bind_part (widget_class, ForconOrdersPage, force);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, map);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, readings_title);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, next);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, next_label);
  gtk_widget_class_bind_template_child (widget_class, ForconOrdersPage, readings);
  forcon_panel_class_bind_part (widget_class, ForconOrdersPage, settle);
  gtk_widget_class_bind_template_callback (widget_class, on_absent);
  gtk_widget_class_bind_template_callback (widget_class, on_admiral_entered);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_scan_shown",
                                                G_CALLBACK (forcon_orders_page_show_scan));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_sheet_chosen",
                                                G_CALLBACK (forcon_orders_page_on_sheet_chosen));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_typed", G_CALLBACK (forcon_orders_page_on_typed));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_line", G_CALLBACK (forcon_orders_page_on_line));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_reading_chosen",
                                                G_CALLBACK (forcon_orders_page_on_reading_chosen));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_picked", G_CALLBACK (forcon_orders_page_on_picked));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_reading_entered",
                                                G_CALLBACK (forcon_orders_page_on_reading_entered));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_settled", G_CALLBACK (forcon_orders_page_on_settled));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_map_chosen",
                                                G_CALLBACK (forcon_orders_page_on_map_chosen));
  gtk_widget_class_bind_template_callback_full (widget_class, "on_looked_at",
                                                G_CALLBACK (forcon_orders_page_on_looked_at));
}

static void
forcon_orders_page_class_init (ForconOrdersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_orders_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_orders_page_finalize;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconOrdersPage, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_connect (klass, "changed", on_changed);
  forcon_panel_class_connect (klass, "focus-changed", on_focus);
  forcon_panel_class_connect (klass, "ticked", on_ticked);
  widget_class->grab_focus = forcon_orders_page_grab_focus;
  g_type_ensure (FORCON_TYPE_ADMIRAL_ITEM);
  g_type_ensure (FORCON_TYPE_FORCE_LIST);
  g_type_ensure (FORCON_TYPE_MAP_VIEW);
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  g_type_ensure (FORCON_TYPE_QUESTION_DESK);
  g_type_ensure (FORCON_TYPE_READING_LIST);
  g_type_ensure (FORCON_TYPE_SCAN_PANEL);
  g_type_ensure (FORCON_TYPE_SETTLE_PANEL);
  g_type_ensure (FORCON_TYPE_SHEET_TEXT);
  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/orders-page.ui");
  bind_children (widget_class);
}

static void
forcon_orders_page_init (ForconOrdersPage *self)
{
  self->choices = g_array_new (FALSE, TRUE, sizeof (ForconShownSheet));
  self->admirals = g_list_store_new (FORCON_TYPE_ADMIRAL_ITEM);
  self->chosen = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->admirals)));
  self->titles = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_view_set_model (self->admirals_view, GTK_SELECTION_MODEL (self->chosen));
  gtk_drop_down_set_model (self->sheets_view, G_LIST_MODEL (self->titles));
  forcon_short_list_apply_to_choice (self->sheets_view, -1);
  g_signal_connect_object (self->chosen, "notify::selected-item", G_CALLBACK (on_admiral_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (on_map), NULL);
  forcon_orders_page_take_drops (self);
}
