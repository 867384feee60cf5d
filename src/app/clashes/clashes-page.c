/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/clashes-page.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/clash-wording.h"
#include "app/clashes/clash-detail.h"
#include "app/clashes/clash-item.h"
#include "app/clashes/odds-run.h"
#include "campaign/state/clock.h"
#include "app/widgets/named-row.h"
#include "base/text.h"
#include "app/widgets/toast.h"
#include "app/widgets/papers-wish.h"

struct _ForconClashesPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkStack *pages;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkWidget *all_box;
  GtkButton *all_button;
  ForconClashDetail *detail;

  /* Owned */
  ForconCaptainsRun *captains;
  ForconOddsRun *odds;
  GPtrArray *triages;
  GListStore *items;

  /* The clash that is shown. */
  ForconClashId clash;
};

G_DEFINE_FINAL_TYPE (ForconClashesPage, forcon_clashes_page, FORCON_TYPE_PANEL)

/* The newest first: those are what the master is at. */
static GPtrArray *
clashes_of (ForconClashesPage *self, ForconClashPart part)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = campaign->clashes->len; i > 0; i--)
    {
      ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i - 1);

      if (forcon_clash_part (self->game, clash) == part)
        g_ptr_array_add (found, clash);
    }
  return found;
}

/* What is known of a clash that waits. */
static const ForconClashTriage *
triage_of (ForconClashesPage *self, ForconClashId clash)
{
  for (guint i = 0; i < self->triages->len; i++)
    {
      const ForconClashTriage *triage = g_ptr_array_index (self->triages, i);

      if (FORCON_ID_EQUAL (triage->clash, clash))
        return triage;
    }
  return NULL;
}

static void
propose (ForconClashesPage *self, const GPtrArray *triages)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconMoment now = forcon_moment_now ();

  now = forcon_store_moment (forcon_game_store (self->game), &now);
  forcon_clash_triage_propose (campaign, triages, forcon_clash_triage_time (campaign, &now));
}

/* Finds anew what waits, with the odds as far as they are known. */
static void
update_triages (ForconClashesPage *self)
{
  g_clear_pointer (&self->triages, g_ptr_array_unref);
  self->triages = forcon_clash_triage_all (forcon_game_campaign (self->game), forcon_game_rules (self->game));
  for (guint i = 0; i < self->triages->len; i++)
    {
      ForconClashTriage *triage = g_ptr_array_index (self->triages, i);
      const ForconClashOdds *odds = forcon_odds_run_find (self->odds, triage->clash);

      if (odds != NULL)
        triage->odds = *odds;
    }
  propose (self, self->triages);
}

/* The odds of what is looked at first; none of what captains fight already, nor of what nobody looks at. */
static void
want_odds (ForconClashesPage *self)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (ForconClashId));

  for (guint i = 0; i < self->triages->len; i++)
    {
      ForconClashId clash = ((const ForconClashTriage *) g_ptr_array_index (self->triages, i))->clash;

      if (forcon_captains_run_fights (self->captains, clash))
        continue;
      if (FORCON_ID_EQUAL (clash, self->clash))
        g_array_prepend_val (wanted, clash);
      else
        g_array_append_val (wanted, clash);
    }
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    forcon_odds_run_want (self->odds, wanted);
}

static void
show_detail (ForconClashesPage *self)
{
  forcon_clash_detail_set_clash (self->detail, self->clash, self->triages,
                                 forcon_odds_run_share (self->odds, self->clash));
}

static GPtrArray *
make_items (ForconClashesPage *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint part = 0; part < FORCON_N_CLASH_PARTS; part++)
    {
      g_autoptr (GPtrArray) clashes = clashes_of (self, (ForconClashPart) part);

      if (clashes->len > 0)
        g_ptr_array_add (items, forcon_clash_item_new_heading ((ForconClashPart) part, clashes->len));
      for (guint i = 0; i < clashes->len; i++)
        {
          const ForconClash *clash = g_ptr_array_index (clashes, i);

          g_ptr_array_add (items, forcon_clash_item_new (self->game, clash,
                                                         forcon_captains_run_fights (self->captains, clash->clash),
                                                         triage_of (self, clash->clash)));
        }
    }
  return items;
}

/* Puts in only what is not there yet: a fight changes one row at a time. */
static void
update_items (ForconClashesPage *self, const GPtrArray *items)
{
  GListModel *model = G_LIST_MODEL (self->items);

  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (ForconClashItem) old = g_list_model_get_item (model, i);
      gpointer item = g_ptr_array_index (items, i);

      if (old == NULL || !forcon_clash_item_equal (old, item))
        g_list_store_splice (self->items, i, old == NULL ? 0 : 1, &item, 1);
    }
  if (g_list_model_get_n_items (model) > items->len)
    g_list_store_splice (self->items, items->len, g_list_model_get_n_items (model) - items->len, NULL, 0);
}

static ForconClashId
clash_at (ForconClashesPage *self, guint place)
{
  g_autoptr (ForconClashItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), place);

  return item == NULL ? FORCON_NO_CLASH : forcon_clash_item_clash (item);
}

/* Keeps the clash that was shown; else the first of the list. */
static void
select_clash (ForconClashesPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint place = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n && place == GTK_INVALID_LIST_POSITION; i++)
    if (!FORCON_ID_IS_NONE (self->clash) && FORCON_ID_EQUAL (clash_at (self, i), self->clash))
      place = i;
  if (place == GTK_INVALID_LIST_POSITION && n > 1)
    place = 1;
  gtk_single_selection_set_selected (self->selection, place);
  self->clash = place == GTK_INVALID_LIST_POSITION ? FORCON_NO_CLASH : clash_at (self, place);
}

static void
refresh (ForconPanel *panel)
{
  ForconClashesPage *self = FORCON_CLASHES_PAGE (panel);
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GPtrArray) over = NULL;
  g_autofree char *label = NULL;

  if (forcon_game_campaign (self->game) == NULL)
    return;
  update_triages (self);
  items = make_items (self);
  update_items (self, items);
  select_clash (self);
  gtk_stack_set_visible_child_name (self->pages, items->len > 0 ? "list" : "empty");
  over = clashes_of (self, FORCON_CLASH_OVER);
  label = g_strdup_printf (_ ("Hand Back _All Finished: %u…"), over->len);
  gtk_button_set_label (self->all_button, label);
  gtk_widget_set_visible (self->all_box, over->len > 1 && forcon_game_writable (self->game));
  want_odds (self);
  show_detail (self);
}

static void
on_selected (ForconClashesPage *self)
{
  guint place = gtk_single_selection_get_selected (self->selection);

  if (forcon_panel_is_filling (self) || place == GTK_INVALID_LIST_POSITION)
    return;
  /* A heading leads back to the clash that is shown. */
  if (!FORCON_ID_IS_NONE (clash_at (self, place)))
    self->clash = clash_at (self, place);
  forcon_panel_begin_fill (self);
  select_clash (self);
  forcon_panel_end_fill (self);
  want_odds (self);
  show_detail (self);
}

/* What is proposed begins; what is fought already, or is over, has its table. */
static void
on_activated (ForconClashesPage *self, guint place)
{
  ForconClashId clash = clash_at (self, place);

  if (FORCON_ID_IS_NONE (clash))
    return;
  self->clash = clash;
  show_detail (self);
  forcon_clash_detail_start (self->detail);
}

/* Time goes by: what there was time for there may be none for any more. */
static void
on_ticked (ForconClashesPage *self)
{
  g_autoptr (GPtrArray) triages = NULL;
  gboolean same = TRUE;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || self->triages == NULL || self->triages->len < 2
      || forcon_game_campaign (self->game) == NULL || forcon_panel_is_stale (self))
    return;
  triages = forcon_clash_triage_all (forcon_game_campaign (self->game), forcon_game_rules (self->game));
  for (guint i = 0; i < triages->len && i < self->triages->len; i++)
    ((ForconClashTriage *) g_ptr_array_index (triages, i))->odds
        = ((const ForconClashTriage *) g_ptr_array_index (self->triages, i))->odds;
  propose (self, triages);
  for (guint i = 0; i < triages->len && same; i++)
    same = i < self->triages->len
           && ((const ForconClashTriage *) g_ptr_array_index (triages, i))->proposal.kind
                  == ((const ForconClashTriage *) g_ptr_array_index (self->triages, i))->proposal.kind;
  if (!same)
    forcon_panel_refresh (self);
}

static void
on_mapped (ForconClashesPage *self)
{
  if (self->triages != NULL && !forcon_panel_is_stale (self))
    want_odds (self);
}

/* Nobody looks at odds any more. */
static void
on_unmapped (ForconClashesPage *self)
{
  if (self->odds != NULL)
    forcon_odds_run_stop (self->odds);
}

/* Somebody points at a clash on another page. */
static void
on_focus (ForconClashesPage *self)
{
  ForconClashId clash = forcon_game_focus (self->game)->clash;

  if (FORCON_ID_IS_NONE (clash) || FORCON_ID_EQUAL (clash, self->clash))
    return;
  self->clash = clash;
  forcon_panel_refresh (self);
}

/* Captains have done what they were to do. */
static void
on_captains_stopped (ForconClashesPage *self, guint number)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconClashId clash = { number };
  g_autofree char *which = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (campaign == NULL || forcon_campaign_clash (campaign, clash) == NULL)
    return;
  which = forcon_clash_name (campaign, clash);
  name = forcon_text_capitalise (which);
  text = g_strdup_printf (forcon_game_clash_is_over (self->game, clash) ? _ ("%s is over; it can be handed back.")
                                                                        : _ ("%s: the captains have stopped."),
                          name);
  forcon_toast_say (GTK_WIDGET (self), text);
}

/* Several at once */

static void
hand_back_all (ForconClashesPage *self)
{
  g_autoptr (GPtrArray) over = clashes_of (self, FORCON_CLASH_OVER);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (ForconClashId));
  guint done = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < over->len; i++)
    g_array_append_val (ids, ((ForconClash *) g_ptr_array_index (over, i))->clash);
  for (guint i = ids->len; i > 0; i--)
    {
      ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_RETURN);

      command.return_clash.clash = g_array_index (ids, ForconClashId, i - 1);
      done += forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL) ? 1 : 0;
    }
  text = g_strdup_printf (_ ("Clashes back on the map: %u. Each can be undone."), done);
  if (done > 0)
    forcon_toast_say_undoable (GTK_WIDGET (self), text);
}

static void
on_all_answer (ForconClashesPage *self, const char *response)
{
  if (g_str_equal (response, "hand-back") && forcon_game_campaign (self->game) != NULL)
    hand_back_all (self);
}

/* What each of them comes to, before they go back. */
static void
ask_hand_back_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconClashesPage *self = FORCON_CLASHES_PAGE (widget);
  g_autoptr (GPtrArray) over = clashes_of (self, FORCON_CLASH_OVER);
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *dialog;

  for (guint i = 0; i < over->len; i++)
    {
      ForconClashId clash = ((ForconClash *) g_ptr_array_index (over, i))->clash;
      g_autoptr (ForconReturnSummary) summary = forcon_game_clash_summary (self->game, clash);
      g_autofree char *which = forcon_clash_name (forcon_game_campaign (self->game), clash);

      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", which,
                              summary == NULL || summary->verdict == NULL ? "" : summary->verdict);
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Hand Back All Finished Clashes?"),
                                   text->str);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "hand-back",
                                    C_ ("button", "_Hand Back"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "hand-back", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "hand-back");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_all_answer), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The battle that is in front. */
static void
print_record (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_RECORD, .clash = FORCON_CLASHES_PAGE (widget)->clash };

  forcon_papers_ask_for (widget, &wish);
}

static void
forcon_clashes_page_dispose (GObject *object)
{
  ForconClashesPage *self = FORCON_CLASHES_PAGE (object);

  g_clear_object (&self->captains);
  g_clear_object (&self->odds);
  g_clear_pointer (&self->triages, g_ptr_array_unref);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (forcon_clashes_page_parent_class)->dispose (object);
}

static void
attach (ForconPanel *panel)
{
  ForconClashesPage *self = FORCON_CLASHES_PAGE (panel);

  self->captains = forcon_captains_run_new (self->game);
  self->odds = forcon_odds_run_new (self->game);
  g_signal_connect_object (self->odds, "changed", G_CALLBACK (forcon_panel_refresh), self, G_CONNECT_SWAPPED);
  forcon_clash_detail_set_captains (self->detail, self->captains);
  g_signal_connect_object (self->captains, "changed", G_CALLBACK (forcon_panel_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->captains, "stopped", G_CALLBACK (on_captains_stopped), self, G_CONNECT_SWAPPED);
  forcon_panel_refresh (self);
}

static void
forcon_clashes_page_class_init (ForconClashesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_clashes_page_dispose;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconClashesPage, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_connect (klass, "focus-changed", on_focus);
  forcon_panel_class_connect (klass, "ticked", on_ticked);
  g_type_ensure (FORCON_TYPE_CLASH_DETAIL);
  g_type_ensure (FORCON_TYPE_CLASH_ITEM);
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/clashes-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClashesPage, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconClashesPage, list);
  gtk_widget_class_bind_template_child (widget_class, ForconClashesPage, selection);
  gtk_widget_class_bind_template_child (widget_class, ForconClashesPage, all_box);
  gtk_widget_class_bind_template_child (widget_class, ForconClashesPage, all_button);
  forcon_panel_class_bind_part (klass, ForconClashesPage, detail);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_install_action (widget_class, "clashes.hand-back-all", NULL, ask_hand_back_all);
  gtk_widget_class_install_action (widget_class, "clashes.print", NULL, print_record);
}

static void
forcon_clashes_page_init (ForconClashesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (FORCON_TYPE_CLASH_ITEM);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->items));
  g_signal_connect (self, "map", G_CALLBACK (on_mapped), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (on_unmapped), NULL);
}

void
forcon_clashes_page_fight (ForconClashesPage *self)
{
  g_autoptr (GPtrArray) fought = NULL;

  g_return_if_fail (FORCON_IS_CLASHES_PAGE (self));
  if (self->game == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  fought = clashes_of (self, FORCON_CLASH_FOUGHT);
  if (fought->len == 0)
    return;
  self->clash = ((ForconClash *) g_ptr_array_index (fought, 0))->clash;
  forcon_panel_refresh (self);
  forcon_clash_detail_take_focus (self->detail);
}
