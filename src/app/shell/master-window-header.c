/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header: which campaign, how far it has come, what comes next; and what that button and its neighbours do. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/editor/flaw-list.h"
#include "app/game/game-edit.h"
#include "app/widgets/actions.h"
#include "report/campaign/campaign-sentences.h"
#include "app/shell/tally.h"
#include "base/text.h"
#include "app/widgets/widget.h"

/* Room for the longest line of what comes next, such as "1-й половины…", in letters as wide as digits. */
#define NEXT_CHARS 13

/* What comes next, as the header's main button says it. */
typedef enum { NOTHING, PLAY, BEGIN, ANSWER, FIGHT, FIRST_HALF, SECOND_HALF, END_PHASE, N_STEPS } Step;

static const struct {
  const char *label;
  const char *action;
  const char *page;
} steps[N_STEPS] = {
  [PLAY] = { N_ ("_Play from Here"), "win.play-from-here", NULL },
  [BEGIN] = { N_ ("_Begin"), "win.begin", NULL },
  [ANSWER] = { N_ ("Answer the _Questions…"), "win.page", "resolve" },
  [FIGHT] = { N_ ("Fight the _Clashes…"), "win.fight", NULL },
  [FIRST_HALF] = { N_ ("Resolve the _First Half…"), "win.page", "resolve" },
  [SECOND_HALF] = { N_ ("Resolve the _Second Half…"), "win.page", "resolve" },
  [END_PHASE] = { N_ ("_End the Phase…"), "win.page", "resolve" },
};

static Step
next_step (const ForconCampaign *campaign, const ForconTally *tally)
{
  if (tally->n[FORCON_CAMPAIGN_OPENING_BEGIN] > 0)
    return BEGIN;
  if (tally->n[FORCON_CAMPAIGN_OPENING_ANSWER] > 0)
    return ANSWER;
  if (tally->n[FORCON_CAMPAIGN_OPENING_CLASH] + tally->n[FORCON_CAMPAIGN_OPENING_RETURN] > 0)
    return FIGHT;
  if (tally->n[FORCON_CAMPAIGN_OPENING_ADVANCE] == 0)
    return NOTHING;
  if (campaign->progress.stage == FORCON_STAGE_ORDERS)
    return FIRST_HALF;
  return campaign->progress.stage == FORCON_STAGE_FIRST_HALF ? SECOND_HALF : END_PHASE;
}

/* The step that is due is recommended. */
static void
show_step (ForconMasterWindow *self, Step step, gboolean due)
{
  GtkButton *button = self->next_button;
  g_autofree char *plain = NULL;
  GtkWidget *label;

  gtk_widget_set_visible (GTK_WIDGET (button), step != NOTHING);
  if (step == NOTHING)
    return;
  gtk_button_set_label (button, _ (steps[step].label));
  label = gtk_button_get_child (button);
  /* With large text it has two lines, and its first word is never shortened. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_width_chars (GTK_LABEL (label), NEXT_CHARS);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  plain = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  forcon_widget_set_tooltip (button, plain);
  forcon_widget_set_tooltip (label, plain);
  /* Not even for a moment a name with the target of another. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  if (steps[step].page != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", steps[step].page);
  else
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), steps[step].action);
  forcon_widget_set_class (button, "suggested-action", due);
}

static void
show_campaign (ForconMasterWindow *self, const ForconCampaign *campaign)
{
  g_autoptr (GArray) openings = forcon_campaign_openings (campaign, forcon_game_rules (self->game));
  ForconTally tally = forcon_tally_openings (openings);
  ForconStage stage = campaign->progress.stage;
  gboolean writable = forcon_game_writable (self->game);
  g_autofree char *title = forcon_game_title (self->game);
  gboolean editing = forcon_game_editing (self->game);
  g_autofree char *sentence
      = editing ? g_strdup (_ ("being edited; every change is saved")) : forcon_campaign_sentence_of_stage (campaign);
  g_autofree char *how_far = forcon_text_capitalise (sentence);

  /* Translators: the name of a campaign in which nothing can be changed. */
  g_autofree char *name = writable ? g_strdup (title) : g_strdup_printf (_ ("%s (read-only)"), title);

  gtk_label_set_label (self->campaign_name, name);
  forcon_widget_set_tooltip (self->campaign_name, title);
  gtk_label_set_label (self->stage, how_far);
  forcon_widget_set_tooltip (self->stage, how_far);
  forcon_actions_enable (self, "begin", writable && tally.n[FORCON_CAMPAIGN_OPENING_BEGIN] > 0);
  forcon_actions_enable (self, "pause", writable && stage != FORCON_STAGE_SET_UP && stage != FORCON_STAGE_CLOSED);
  forcon_actions_enable (self, "end-game", writable && stage != FORCON_STAGE_SET_UP && stage != FORCON_STAGE_CLOSED);
  if (editing)
    show_step (self, PLAY, forcon_flaw_tally (self->game).grave == 0);
  else
    show_step (self, next_step (campaign, &tally), forcon_tally_is_due (&tally));
}

void
forcon_master_window_update_header (ForconMasterWindow *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  gtk_stack_set_visible_child_name (self->title, campaign == NULL                        ? "start"
                                                : forcon_game_editing (self->game) ? "editing"
                                                                                   : "campaign");
  gtk_widget_set_visible (self->history, campaign != NULL);
  gtk_widget_set_visible (self->standing, campaign != NULL);
  gtk_widget_set_visible (self->inspector_button, campaign != NULL);
  if (campaign != NULL)
    {
      show_campaign (self, campaign);
      return;
    }
  show_step (self, NOTHING, FALSE);
  forcon_actions_enable (self, "begin", FALSE);
  forcon_actions_enable (self, "pause", FALSE);
  forcon_actions_enable (self, "end-game", FALSE);
}

/* Does a command that says nothing more. Returns: whether it was done */
static gboolean
give (ForconMasterWindow *self, ForconCampaignCommandKind kind)
{
  ForconCampaignCommand command = forcon_game_command (self->game, kind);

  return forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL);
}

static void
begin (ForconMasterWindow *self)
{
  if (give (self, FORCON_CAMPAIGN_COMMAND_BEGIN))
    forcon_master_window_say_undoable (self, _ ("The first phase has begun, and the clock runs"));
}

static void
end_game (ForconMasterWindow *self)
{
  if (give (self, FORCON_CAMPAIGN_COMMAND_CLOSE))
    forcon_master_window_say_undoable (self, _ ("The game is over"));
}

static void
pause_clock (ForconMasterWindow *self)
{
  gboolean runs = forcon_game_campaign (self->game)->clock.running;

  give (self, runs ? FORCON_CAMPAIGN_COMMAND_CLOCK_PAUSE : FORCON_CAMPAIGN_COMMAND_CLOCK_START);
}

static const ForconAction actions[] = {
  { .name = "begin", .activate = G_CALLBACK (begin) },
  { .name = "end-game", .activate = G_CALLBACK (end_game) },
  { .name = "pause", .activate = G_CALLBACK (pause_clock) },
};

void
forcon_master_window_add_header_actions (ForconMasterWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}
