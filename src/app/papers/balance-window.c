/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/balance-window.h"

#include <glib/gi18n-lib.h>

#include "app/game/work.h"
#include "app/papers/folio-pane.h"
#include "app/papers/print.h"
#include "app/papers/print-setup.h"
#include "app/widgets/dialogs.h"
#include "base/text.h"
#include "campaign/state/campaign-fleets.h"
#include "report/history/balance-folio.h"

/* How many fights of each pair, and trials, by the place of the choice: shares are known to 4 and to 2 in 100. */
static const guint fights_of_choice[] = { 600, 2400 };
static const guint trials_of_choice[] = { 1000, 3000 };

/* Steps in which one tells how far it is. */
#define STEPS 1000

struct _ForconBalanceWindow {
  AdwWindow parent;

  /* Template */
  GtkDropDown *kind;
  GtkDropDown *accuracy;
  GtkStack *stack;
  ForconFolioPane *pane;

  /* Owned */
  ForconGame *game;
  ForconBook *book;
};

G_DEFINE_FINAL_TYPE (ForconBalanceWindow, forcon_balance_window, ADW_TYPE_WINDOW)

/* What a thread is to find out, of a campaign of its own. */
typedef struct {
  ForconCampaign *campaign;
  ForconRules *rules;
  GArray *fleets;
  ForconPaperForm form;
  guint fights;
  guint trials;
} Question;

typedef struct {
  ForconBook *book;
  char *text;
} Answer;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_array_unref (question->fleets);
  forcon_campaign_free (question->campaign);
  forcon_rules_free (question->rules);
  g_free (question);
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  forcon_book_unref (answer->book);
  g_free (answer->text);
  g_free (answer);
}

static gboolean
tell_how_far (double share, gpointer data)
{
  return forcon_errand_go_on (data, (guint) (share * STEPS), STEPS);
}

static gpointer
weigh (ForconErrand *errand, gpointer data, GError **error)
{
  const Question *question = data;
  const ForconBalanceWish wish = { .fleets = question->fleets, .rules = question->rules, .fights = question->fights,
                                   .trials = question->trials, .rounds = FORCON_BATTLE_ROUNDS, .told = tell_how_far,
                                   .told_data = errand };
  g_autoptr (ForconBalance) balance = forcon_balance_run (&wish);
  const char *name = forcon_name (question->campaign->fleet->roster->name);
  Answer *answer;

  if (balance == NULL)
    return NULL;
  answer = g_new0 (Answer, 1);
  answer->book = forcon_book_new (forcon_balance_folio (balance, &wish, name, &question->form));
  answer->text = forcon_balance_text (balance, &wish, name);
  return answer;
}

static void
show_answer (gpointer owner, gpointer result, const GError *error)
{
  ForconBalanceWindow *self = owner;
  const Answer *answer = result;

  if (answer == NULL)
    return;
  g_clear_pointer (&self->book, forcon_book_unref);
  self->book = forcon_book_ref (answer->book);
  forcon_folio_pane_set_book (self->pane, self->book);
  forcon_folio_pane_set_text (self->pane, answer->text);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->pane));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.print", TRUE);
}

static Question *
question_new (ForconBalanceWindow *self)
{
  Question *question = g_new0 (Question, 1);
  guint accuracy = gtk_drop_down_get_selected (self->accuracy);

  question->campaign = forcon_campaign_clone (forcon_game_campaign (self->game));
  question->rules = forcon_rules_copy (forcon_game_rules (self->game));
  question->fleets = g_array_new (FALSE, TRUE, sizeof (ForconBalanceFleet));
  g_array_set_clear_func (question->fleets, forcon_balance_fleet_clear);
  forcon_campaign_add_fleets (question->fleets, question->campaign->fleet, question->campaign,
                              (ForconFleetKind) gtk_drop_down_get_selected (self->kind));
  question->form = (ForconPaperForm){ .paper = forcon_print_setup_paper (),
                                      .style = forcon_style_get (FORCON_STYLE_PRINT) };
  question->fights = fights_of_choice[accuracy];
  question->trials = trials_of_choice[accuracy];
  return question;
}

static void
begin (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ForconBalanceWindow *self = FORCON_BALANCE_WINDOW (widget);
  Question *question;

  if (forcon_game_campaign (self->game) == NULL)
    return;
  question = question_new (self);
  if (question->fleets->len < 2 || question->fleets->len > FORCON_BALANCE_FLEETS_MAX)
    {
      forcon_show_error (GTK_WINDOW (self), _ ("There is nothing to weigh"),
                         _ ("At least two fleets with ships in action are needed, and at most 64."));
      question_free (question);
      return;
    }
  const ForconWork work = { _ ("Captains fight the fleets against each other…"), weigh, question, question_free,
                            show_answer, answer_free };

  forcon_work_begin (GTK_WIDGET (self), &work);
}

static void
on_printed (gpointer owner, GtkPrintOperationResult result, const GError *error)
{
  if (error != NULL)
    forcon_show_error (GTK_WINDOW (owner), _ ("It could not be printed"), error->message);
}

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const ForconPrint printed = { widget, FORCON_BALANCE_WINDOW (widget)->book, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                                NULL, on_printed };

  forcon_print (&printed);
}

static void
close_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
forcon_balance_window_dispose (GObject *object)
{
  ForconBalanceWindow *self = FORCON_BALANCE_WINDOW (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->book, forcon_book_unref);
  G_OBJECT_CLASS (forcon_balance_window_parent_class)->dispose (object);
}

static void
forcon_balance_window_class_init (ForconBalanceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_balance_window_dispose;
  gtk_widget_class_install_action (widget_class, "balance.begin", NULL, begin);
  gtk_widget_class_install_action (widget_class, "balance.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "balance.close", NULL, close_window);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "balance.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "balance.close", NULL);
  g_type_ensure (FORCON_TYPE_FOLIO_PANE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/balance-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconBalanceWindow, kind);
  gtk_widget_class_bind_template_child (widget_class, ForconBalanceWindow, accuracy);
  gtk_widget_class_bind_template_child (widget_class, ForconBalanceWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ForconBalanceWindow, pane);
}

static void
forcon_balance_window_init (ForconBalanceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.print", FALSE);
}

void
forcon_balance_window_present (GtkWindow *parent, ForconGame *game)
{
  ForconBalanceWindow *self = g_object_new (FORCON_TYPE_BALANCE_WINDOW, "transient-for", parent, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
}
