/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/what-if-button.h"

#include <glib/gi18n-lib.h>

#include "app/panels/odds-chart.h"
#include "report/battle/sentences.h"
#include "base/text.h"
#include "app/widgets/thread.h"
#include "engine/odds/whatif.h"

/* Enough to see what is likely, or what is rare. */
#define RUNS_FEW 2000
#define RUNS_MANY 10000

struct _ForconWhatIfButton {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkWidget *button;
  GtkWidget *spinner;
  GtkLabel *text;
  GtkToggleButton *many;
  GtkWidget *hostile;
  ForconOddsChart *hostile_chart;
  GtkWidget *own;
  ForconOddsChart *own_chart;

  /* Owned */
  ForconCommand command;

  /* Set to stop the run that goes on; owned by that run. */
  gint *stop;
};

G_DEFINE_FINAL_TYPE (ForconWhatIfButton, forcon_what_if_button, FORCON_TYPE_PANEL)

/* All that a thread needs, its own: the battle at the table may go on meanwhile, or be closed. */
typedef struct {
  ForconBattle *battle;
  ForconRules *rules;
  ForconCommand command;
  guint n_runs;
  gint stop;
} Run;

static void
run_free (gpointer data)
{
  Run *run = data;

  forcon_battle_free (run->battle);
  g_free (run->rules);
  g_free (run);
}

/* The numbers of the rules are plain; only their names are somebody else's. */
static Run *
run_new (ForconSession *session, const ForconCommand *command)
{
  Run *run = g_new0 (Run, 1);

  run->battle = forcon_battle_clone (forcon_session_battle (session));
  run->rules = g_memdup2 (forcon_session_rules (session), sizeof *run->rules);
  run->rules->id = NULL;
  run->rules->name = NULL;
  run->command = *command;
  return run;
}

static void
run_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Run *run = data;

  g_task_return_pointer (task,
                         forcon_whatif_run (run->battle, run->rules, &run->command, run->n_runs,
                                            (guint64) g_get_real_time (), g_get_num_processors (), &run->stop),
                         (GDestroyNotify) forcon_whatif_free);
}

static void
add_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s%s", text->len == 0 ? "" : "\n", line);
  g_free (line);
}

/* "Thorn: 1.2 hits lost, critical 20%, out of action 3%" */
static char *
ship_text (const ForconBattle *battle, const ForconWhatIfShip *ship)
{
  const char *name = forcon_name (forcon_battle_card (battle, ship->ship)->name);
  g_autofree char *mean = forcon_decimal_to_text (ship->mean, 1);

  if (ship->out > 0)
    return g_strdup_printf (_ ("%1$s: mean damage %2$s, critical %3$.0f%%, out of action %4$.0f%%"), name, mean,
                            ship->critical * 100, ship->out * 100);
  return g_strdup_printf (_ ("%1$s: mean damage %2$s, critical %3$.0f%%"), name, mean, ship->critical * 100);
}

static char *
text_of (ForconWhatIfButton *self, const ForconBattle *battle, const ForconWhatIf *result)
{
  GString *text = g_string_new (NULL);

  if (result->verdict.kind != FORCON_VERDICT_DONE)
    {
      g_string_free (text, TRUE);
      return forcon_sentence_of_verdict (battle, forcon_session_rules (self->session), &result->verdict);
    }
  add_line (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Tried %u time.", "Tried %u times.", result->n_runs),
                                   result->n_runs));
  if (result->checked > 0)
    add_line (text, g_strdup_printf (_ ("The check is passed in %.0f%%."), result->passed * 100));
  for (guint i = 0; i < result->ships->len; i++)
    add_line (text, ship_text (battle, &g_array_index (result->ships, ForconWhatIfShip, i)));
  if (result->ships->len == 0)
    add_line (text, g_strdup (_ ("No ship is harmed.")));
  return g_string_free (text, FALSE);
}

/* There is no chart where nothing can be lost. */
static void
show_chart (GtkWidget *box, ForconOddsChart *chart, const ForconDistribution *lost)
{
  gboolean shown = lost != NULL && lost->n > 1;

  gtk_widget_set_visible (box, shown);
  if (shown)
    forcon_odds_chart_set_distribution (chart, lost);
}

static void
show_result (ForconWhatIfButton *self, const ForconBattle *battle, const ForconWhatIf *result)
{
  g_autofree char *text = text_of (self, battle, result);
  gboolean done = result->verdict.kind == FORCON_VERDICT_DONE && result->ships->len > 0;

  gtk_label_set_label (self->text, text);
  show_chart (self->hostile, self->hostile_chart, done ? result->hostile_lost : NULL);
  show_chart (self->own, self->own_chart, done ? result->own_lost : NULL);
}

static void
on_ready (GObject *source, GAsyncResult *result, gpointer data)
{
  ForconWhatIfButton *self = FORCON_WHAT_IF_BUTTON (source);
  Run *run = g_task_get_task_data (G_TASK (result));
  g_autoptr (ForconWhatIf) whatif = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Another run has begun since, or the popover is gone. */
  if (self->stop != &run->stop)
    return;
  self->stop = NULL;
  gtk_widget_set_visible (self->spinner, FALSE);
  if (whatif != NULL && self->session != NULL)
    show_result (self, run->battle, whatif);
}

static void
stop (ForconWhatIfButton *self)
{
  if (self->stop != NULL)
    g_atomic_int_set (self->stop, 1);
  self->stop = NULL;
}

/* The popover opens, or the number of runs is another: tries the command as it stands now. */
static void
begin (ForconWhatIfButton *self)
{
  Run *run;

  stop (self);
  if (!forcon_session_commands (self->session))
    return;
  run = run_new (self->session, &self->command);
  run->n_runs = gtk_toggle_button_get_active (self->many) ? RUNS_MANY : RUNS_FEW;
  self->stop = &run->stop;
  gtk_label_set_label (self->text, _ ("Trying…"));
  show_chart (self->hostile, self->hostile_chart, NULL);
  show_chart (self->own, self->own_chart, NULL);
  gtk_widget_set_visible (self->spinner, TRUE);
  forcon_thread_run (self, run_in_thread, on_ready, run, run_free);
}

static void
on_shown (ForconWhatIfButton *self)
{
  begin (self);
}

static void
on_runs (ForconWhatIfButton *self)
{
  if (self->session != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->many)))
    begin (self);
}

static void
on_closed (ForconWhatIfButton *self)
{
  stop (self);
}

const char *
forcon_what_if_button_text (ForconWhatIfButton *self)
{
  g_return_val_if_fail (FORCON_IS_WHAT_IF_BUTTON (self), "");
  return gtk_label_get_label (self->text);
}

void
forcon_what_if_button_ask (ForconWhatIfButton *self)
{
  g_return_if_fail (FORCON_IS_WHAT_IF_BUTTON (self));
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}

void
forcon_what_if_button_set_command (ForconWhatIfButton *self, const ForconCommand *command)
{
  g_return_if_fail (FORCON_IS_WHAT_IF_BUTTON (self));
  self->command = *command;
}

GtkWidget *
forcon_what_if_button_new (ForconSession *session, const ForconCommand *command)
{
  ForconWhatIfButton *self = g_object_new (FORCON_TYPE_WHAT_IF_BUTTON, "valign", GTK_ALIGN_CENTER, NULL);

  forcon_panel_set_model (self, session);
  forcon_what_if_button_set_command (self, command);
  return GTK_WIDGET (self);
}

static void
forcon_what_if_button_dispose (GObject *object)
{
  ForconWhatIfButton *self = FORCON_WHAT_IF_BUTTON (object);

  stop (self);
  G_OBJECT_CLASS (forcon_what_if_button_parent_class)->dispose (object);
}

static void
forcon_what_if_button_class_init (ForconWhatIfButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_what_if_button_dispose;
  forcon_panel_class_bind_model (klass, ForconWhatIfButton, session, FORCON_TYPE_SESSION);
  g_type_ensure (FORCON_TYPE_ODDS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/what-if-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, button);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, spinner);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, text);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, many);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, hostile);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, hostile_chart);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, own);
  gtk_widget_class_bind_template_child (widget_class, ForconWhatIfButton, own_chart);
  gtk_widget_class_bind_template_callback (widget_class, on_runs);
  gtk_widget_class_bind_template_callback (widget_class, on_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
}

static void
forcon_what_if_button_init (ForconWhatIfButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
