/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/clash-detail.h"

#include <glib/gi18n-lib.h>

#include "app/clashes/clash-item.h"
#include "app/clashes/clash-lending.h"
#include "app/clashes/clash-summary.h"
#include "app/clashes/clash-triage-view.h"
#include "report/battle/opening-sentences.h"
#include "report/campaign/clash-wording.h"
#include "app/widgets/papers-wish.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"

struct _ForconClashDetail {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *state;
  GtkLabel *open;
  ForconClashSummary *summary;
  ForconClashTriageView *triage;
  GtkWidget *propose_child;
  GtkButton *propose_button;
  GtkWidget *table_child;
  GtkWidget *table_button;
  GtkWidget *captains_child;
  GtkWidget *stop_child;
  GtkWidget *unfinished_child;
  GtkWidget *lend_child;
  GtkWidget *lend_again_child;
  GtkWidget *recall_child;
  GtkWidget *fetch_child;
  GtkWidget *hand_back_child;
  GtkWidget *hand_back_button;
  GtkPopover *captains_popover;
  GtkBox *captains_of;
  GtkDropDown *rounds;
  GtkPopover *unfinished_popover;
  GtkEditable *reason;

  /* Owned */
  ForconCaptainsRun *captains;
  GPtrArray *triages;

  ForconClashId clash;
  double share;
};

G_DEFINE_FINAL_TYPE (ForconClashDetail, forcon_clash_detail, FORCON_TYPE_PANEL)

/* For how many rounds captains fight, in the order of the list; 0 to the end. */
static const gint rounds[] = { 1, 3, 6, 0 };

static const ForconClash *
shown (ForconClashDetail *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  return campaign == NULL || FORCON_ID_IS_NONE (self->clash) ? NULL : forcon_campaign_clash (campaign, self->clash);
}

/* What there is to know of the clash that is shown, if it waits. */
static const ForconClashTriage *
triage_of (ForconClashDetail *self)
{
  for (guint i = 0; self->triages != NULL && i < self->triages->len; i++)
    {
      const ForconClashTriage *triage = g_ptr_array_index (self->triages, i);

      if (FORCON_ID_EQUAL (triage->clash, self->clash))
        return triage;
    }
  return NULL;
}

static char *
openings_of (ForconClashDetail *self, const ForconBattle *battle)
{
  g_autoptr (GArray) openings = forcon_openings (battle, forcon_game_rules (self->game));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < openings->len; i++)
    {
      g_autofree char *sentence = forcon_sentence_of_opening (battle, &g_array_index (openings, ForconOpening, i));

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return g_string_free (text, FALSE);
}

static char *
lent_to_text (const ForconLoan *loan)
{
  /* Translators: who has the table of a clash. */
  return g_strdup_printf (_ ("%s fights it at another table. Take Back… enters what was fought there. Recall and Lend "
                             "Again… make that file void."),
                          loan->text);
}

static void
update_text (ForconClashDetail *self, const ForconClash *clash)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconBattle *battle = forcon_campaign_battle (campaign, self->clash);
  g_autoptr (ForconClashItem) item
      = forcon_clash_item_new (self->game, clash, forcon_captains_run_fights (self->captains, self->clash), NULL);
  g_autoptr (ForconReturnSummary) summary = forcon_game_clash_summary (self->game, self->clash);
  const ForconLoan *loan = forcon_campaign_loan_out (campaign, self->clash);
  g_autofree char *open = loan != NULL      ? lent_to_text (loan)
                          : battle != NULL ? openings_of (self, battle)
                                           : g_strdup ("");

  gtk_label_set_label (self->title, forcon_row_item_text (item, "title"));
  gtk_label_set_label (self->state, forcon_row_item_text (item, "state"));
  gtk_label_set_label (self->open, open);
  gtk_widget_set_visible (GTK_WIDGET (self->open), *open != '\0');
  /* Before the battle it has cost nothing: who is there stands above. */
  forcon_clash_summary_show (self->summary, campaign,
                             battle != NULL && battle->step == FORCON_STEP_SET_UP ? NULL : summary);
}

/* The button that starts what is proposed takes the place of the one that does only that. */
static void
update_proposal (ForconClashDetail *self, const ForconClashTriage *triage)
{
  gboolean opens = triage != NULL && triage->proposal.kind == FORCON_PROPOSAL_FIGHT;
  gboolean lends = triage != NULL && triage->proposal.kind == FORCON_PROPOSAL_LEND;
  g_autofree char *label
      = triage == NULL ? NULL : forcon_proposal_label (forcon_game_campaign (self->game), &triage->proposal);
  g_autofree char *why
      = triage == NULL ? NULL : forcon_proposal_sentence (forcon_game_campaign (self->game), triage);

  gtk_widget_set_visible (self->propose_child, triage != NULL);
  gtk_widget_set_visible (self->table_child, !opens);
  if (lends)
    gtk_widget_set_visible (self->lend_child, FALSE);
  if (triage == NULL)
    return;
  gtk_button_set_label (self->propose_button, label);
  forcon_widget_set_tooltip (self->propose_button, why);
}

/* Brings it up to date with the campaign. */
static void
refresh (ForconPanel *panel)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (panel);
  const ForconClash *clash = shown (self);
  ForconClashPart part;
  gboolean fights, writable;

  gtk_widget_set_visible (self->content, clash != NULL);
  if (clash == NULL)
    return;
  update_text (self, clash);
  part = forcon_clash_part (self->game, clash);
  fights = forcon_captains_run_fights (self->captains, self->clash);
  writable = forcon_game_writable (self->game);
  gtk_widget_set_visible (self->captains_child, part == FORCON_CLASH_FOUGHT && !fights && writable);
  gtk_widget_set_visible (self->stop_child, part == FORCON_CLASH_FOUGHT && fights);
  gtk_widget_set_visible (self->unfinished_child, part == FORCON_CLASH_FOUGHT && !fights && writable);
  gtk_widget_set_visible (self->lend_child, part == FORCON_CLASH_FOUGHT && !fights && writable);
  gtk_widget_set_visible (self->fetch_child, part == FORCON_CLASH_LENT && writable);
  gtk_widget_set_visible (self->recall_child, part == FORCON_CLASH_LENT && writable);
  gtk_widget_set_visible (self->lend_again_child, part == FORCON_CLASH_LENT && writable);
  /* It has its place before it is over: who stops the captains as they end the battle shall not hand it back. */
  gtk_widget_set_visible (self->hand_back_child,
                          ((part == FORCON_CLASH_FOUGHT && fights) || part == FORCON_CLASH_OVER) && writable);
  gtk_widget_set_sensitive (self->hand_back_child, part == FORCON_CLASH_OVER);
  forcon_widget_set_class (self->hand_back_button, "suggested-action", part == FORCON_CLASH_OVER);
  update_proposal (self, fights || !writable ? NULL : triage_of (self));
  forcon_clash_triage_view_show (self->triage, self->game, fights ? NULL : triage_of (self), self->share);
}

/* Captains */

/* A check for each admiral at the table; those who are absent have theirs fight, or all if none is. */
static void
fill_captains (ForconClashDetail *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconClash *clash = shown (self);
  guint32 absent = 0;

  forcon_widget_clear (self->captains_of);
  if (clash == NULL)
    return;
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    if (forcon_campaign_admiral (campaign, (ForconSideId){ (guint16) i })->absent)
      absent |= 1u << i;
  absent &= clash->admirals;
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      GtkWidget *check;

      if ((clash->admirals & (1u << i)) == 0)
        continue;
      check = gtk_check_button_new_with_label (forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) i }));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), absent == 0 || (absent & (1u << i)) != 0);
      g_object_set_data (G_OBJECT (check), "admiral", GUINT_TO_POINTER (i));
      gtk_box_append (self->captains_of, check);
    }
}

/* What was fought there, on paper. */
static void
print_record (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_RECORD, .clash = FORCON_CLASH_DETAIL (widget)->clash };

  forcon_papers_ask_for (widget, &wish);
}

static void
start_captains (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (widget);
  guint place = gtk_drop_down_get_selected (self->rounds);
  guint32 admirals = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (GTK_WIDGET (self->captains_of)); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      admirals |= 1u << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "admiral"));
  gtk_popover_popdown (self->captains_popover);
  if (shown (self) != NULL && admirals != 0 && place < G_N_ELEMENTS (rounds))
    forcon_captains_run_start (self->captains, self->clash, admirals, rounds[place]);
}

static void
stop_captains (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (widget);

  forcon_captains_run_stop (self->captains, self->clash);
}

/* What is proposed */

void
forcon_clash_detail_start (ForconClashDetail *self)
{
  const ForconClashTriage *triage = triage_of (self);
  ForconProposal proposal;

  g_return_if_fail (FORCON_IS_CLASH_DETAIL (self));
  if (triage == NULL || !gtk_widget_get_visible (self->propose_child))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "clash.table", NULL);
      return;
    }
  proposal = triage->proposal;
  if (proposal.kind == FORCON_PROPOSAL_CAPTAINS)
    forcon_captains_run_start (self->captains, self->clash, proposal.admirals, 0);
  else if (proposal.kind == FORCON_PROPOSAL_LEND)
    forcon_clash_lend (GTK_WIDGET (self), self->game, self->clash);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "clash.table", NULL);
  if (proposal.kind == FORCON_PROPOSAL_SOME_CAPTAINS)
    forcon_captains_run_stand_by (self->captains, self->clash, proposal.admirals);
}

static void
start_proposal (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_clash_detail_start (FORCON_CLASH_DETAIL (widget));
}

/* The table, and the way back */

static void
show_table (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.show-table", "u", FORCON_CLASH_DETAIL (widget)->clash.value);
}

static void
hand_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.hand-back", "u", FORCON_CLASH_DETAIL (widget)->clash.value);
}

/* To another master, and back */

static void
lend (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (widget);

  forcon_clash_lend (widget, self->game, self->clash);
}

static void
fetch (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_clash_take_back (widget, FORCON_CLASH_DETAIL (widget)->game);
}

static void
recall (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (widget);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_RECALL);

  command.recall.clash = self->clash;
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (widget, _ ("The table is here again, as it was lent."));
}

static void
on_reason (ForconClashDetail *self)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "clash.take-back", *reason != '\0');
}

static void
take_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (widget);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_RETURN);

  command.return_clash.clash = self->clash;
  command.reason = g_intern_string (gtk_editable_get_text (self->reason));
  gtk_popover_popdown (self->unfinished_popover);
  gtk_editable_set_text (self->reason, "");
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (widget, _ ("The clash is back on the map."));
}

void
forcon_clash_detail_take_focus (ForconClashDetail *self)
{
  g_return_if_fail (FORCON_IS_CLASH_DETAIL (self));
  gtk_widget_grab_focus (gtk_widget_get_visible (self->propose_child) ? GTK_WIDGET (self->propose_button)
                                                                      : self->table_button);
}

void
forcon_clash_detail_set_clash (ForconClashDetail *self, ForconClashId clash, GPtrArray *triages, double share)
{
  g_return_if_fail (FORCON_IS_CLASH_DETAIL (self));
  self->clash = clash;
  self->share = share;
  g_ptr_array_ref (triages);
  g_clear_pointer (&self->triages, g_ptr_array_unref);
  self->triages = triages;
  forcon_panel_refresh (self);
}

void
forcon_clash_detail_set_captains (ForconClashDetail *self, ForconCaptainsRun *captains)
{
  g_return_if_fail (FORCON_IS_CLASH_DETAIL (self) && self->captains == NULL);
  self->captains = g_object_ref (captains);
}

static void
forcon_clash_detail_finalize (GObject *object)
{
  ForconClashDetail *self = FORCON_CLASH_DETAIL (object);

  g_clear_object (&self->captains);
  g_clear_pointer (&self->triages, g_ptr_array_unref);
  G_OBJECT_CLASS (forcon_clash_detail_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/clash-detail.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, content);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, title);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, state);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, open);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, summary);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, table_button);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, table_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, triage);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, propose_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, propose_button);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, hand_back_button);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, captains_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, stop_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, unfinished_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, lend_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, lend_again_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, recall_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, fetch_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, hand_back_child);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, captains_popover);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, captains_of);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, rounds);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, unfinished_popover);
  gtk_widget_class_bind_template_child (widget_class, ForconClashDetail, reason);
  gtk_widget_class_bind_template_callback (widget_class, on_reason);
}

static void
forcon_clash_detail_class_init (ForconClashDetailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_clash_detail_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconClashDetail, game, FORCON_TYPE_GAME);
  g_type_ensure (FORCON_TYPE_CLASH_SUMMARY);
  g_type_ensure (FORCON_TYPE_CLASH_TRIAGE_VIEW);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "clash.propose", NULL, start_proposal);
  gtk_widget_class_install_action (widget_class, "clash.table", NULL, show_table);
  gtk_widget_class_install_action (widget_class, "clash.record", NULL, print_record);
  gtk_widget_class_install_action (widget_class, "clash.captains", NULL, start_captains);
  gtk_widget_class_install_action (widget_class, "clash.stop", NULL, stop_captains);
  gtk_widget_class_install_action (widget_class, "clash.hand-back", NULL, hand_back);
  gtk_widget_class_install_action (widget_class, "clash.take-back", NULL, take_back);
  gtk_widget_class_install_action (widget_class, "clash.lend", NULL, lend);
  gtk_widget_class_install_action (widget_class, "clash.fetch", NULL, fetch);
  gtk_widget_class_install_action (widget_class, "clash.recall", NULL, recall);
}

static void
forcon_clash_detail_init (ForconClashDetail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "clash.take-back", FALSE);
  g_signal_connect_object (self->captains_popover, "map", G_CALLBACK (fill_captains), self, G_CONNECT_SWAPPED);
}
