/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/clock-form.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "campaign/state/clock.h"
#include "app/widgets/widget.h"

struct _ForconClockForm {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkEditable *time;
  GtkLabel *wrong;
  GtkButton *other_period;
  GtkSpinButton *collecting;
  GtkSpinButton *results;
  GtkWidget *set_lengths;
  GtkFlowBox *alarms;
  GtkSpinButton *minutes;
};

G_DEFINE_FINAL_TYPE (ForconClockForm, forcon_clock_form, FORCON_TYPE_PANEL)

static void
say_wrong (ForconClockForm *self, const char *text)
{
  gtk_label_set_label (self->wrong, text == NULL ? "" : text);
  gtk_widget_set_visible (GTK_WIDGET (self->wrong), text != NULL);
  forcon_widget_set_class (self->time, "error", text != NULL);
}

/* What is refused is said here, where the eyes are. */
static void
give (ForconClockForm *self, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  g_autofree char *refusal = NULL;

  if (!forcon_game_writable (self->game))
    return;
  outcome = forcon_game_submit (self->game, command, &FORCON_DICE_ASK);
  if (outcome != NULL && outcome->verdict.kind != FORCON_PROBLEM_NONE)
    refusal = forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), &outcome->verdict);
  say_wrong (self, refusal);
}

static void
set_left (ForconClockForm *self, ForconPeriod period, gint64 left)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_CLOCK_SET);

  command.clock_set.period = period;
  command.clock_set.left = left;
  give (self, &command);
}

static void
fill_time (ForconClockForm *self)
{
  g_autofree char *text = forcon_wording_span (MAX (forcon_game_left (self->game), 0));

  forcon_panel_begin_fill (self);
  gtk_editable_set_text (self->time, text);
  forcon_panel_end_fill (self);
}

static void
on_set (ForconClockForm *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->time)));
  gint64 left;

  if (forcon_span_from_text (text, &left))
    set_left (self, forcon_game_campaign (self->game)->clock.period, left);
  else
    say_wrong (self, _ ("Minutes are expected, such as 12 or 12:30."));
}

static void
on_typed (ForconClockForm *self)
{
  if (!forcon_panel_is_filling (self))
    say_wrong (self, NULL);
}

static void
shift (ForconClockForm *self, gint64 span)
{
  gint64 left = MAX (forcon_game_left (self->game), 0);

  set_left (self, forcon_game_campaign (self->game)->clock.period, MAX (left + span, 0));
  fill_time (self);
}

static void
on_less (ForconClockForm *self)
{
  shift (self, -FORCON_MINUTE);
}

static void
on_more (ForconClockForm *self)
{
  shift (self, FORCON_MINUTE);
}

static void
on_much_more (ForconClockForm *self)
{
  shift (self, 5 * FORCON_MINUTE);
}

static ForconPeriod
other_period (const ForconCampaign *campaign)
{
  return campaign->clock.period == FORCON_PERIOD_COLLECTING ? FORCON_PERIOD_RESULTS : FORCON_PERIOD_COLLECTING;
}

/* The other period begins, with its whole length. */
static void
on_other_period (ForconClockForm *self)
{
  const ForconClock *clock = &forcon_game_campaign (self->game)->clock;
  ForconPeriod period = other_period (forcon_game_campaign (self->game));

  set_left (self, period, period == FORCON_PERIOD_COLLECTING ? clock->collecting : clock->results);
  fill_time (self);
}

/* The lengths can be set when they are not so already. */
static void
on_length (ForconClockForm *self)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);

  gtk_widget_set_sensitive (
      self->set_lengths,
      campaign != NULL
          && (gtk_spin_button_get_value_as_int (self->collecting) * FORCON_MINUTE != campaign->clock.collecting
              || gtk_spin_button_get_value_as_int (self->results) * FORCON_MINUTE != campaign->clock.results));
}

static void
on_set_lengths (ForconClockForm *self)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_LENGTHS);

  command.lengths.collecting = gtk_spin_button_get_value_as_int (self->collecting);
  command.lengths.results = gtk_spin_button_get_value_as_int (self->results);
  give (self, &command);
}

static void
set_alarm (ForconClockForm *self, gint minutes, gboolean on)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_ALARM);

  command.alarm.minutes = minutes;
  command.alarm.on = on;
  give (self, &command);
}

static void
on_add (ForconClockForm *self)
{
  gtk_spin_button_update (self->minutes);
  set_alarm (self, gtk_spin_button_get_value_as_int (self->minutes), TRUE);
}

static void
on_remove (GtkButton *button, ForconClockForm *self)
{
  set_alarm (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "minutes")), FALSE);
}

/* An alarm, with a cross that takes it off. */
static GtkWidget *
make_alarm (ForconClockForm *self, gint minutes)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *text
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d min", "%d min", (gulong) minutes), minutes);
  g_autofree char *tooltip
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Take off the alarm %d minute before the end",
                                      "Take off the alarm %d minutes before the end", (gulong) minutes),
                         minutes);

  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  g_object_set_data (G_OBJECT (button), "minutes", GINT_TO_POINTER (minutes));
  g_signal_connect (button, "clicked", G_CALLBACK (on_remove), self);
  return button;
}

static gint
compare_alarms (gconstpointer a, gconstpointer b)
{
  return *(const gint *) b - *(const gint *) a;
}

/* Ten at most, so they are made anew; longest first. */
static void
fill_alarms (ForconClockForm *self, const ForconCampaign *campaign)
{
  g_autoptr (GArray) minutes = g_array_new (FALSE, FALSE, sizeof (gint));

  forcon_widget_clear (self->alarms);
  for (guint i = 0; i < campaign->alarms->len; i++)
    g_array_append_val (minutes, g_array_index (campaign->alarms, ForconAlarm, i).minutes);
  g_array_sort (minutes, compare_alarms);
  for (guint i = 0; i < minutes->len; i++)
    {
      gtk_flow_box_insert (self->alarms, make_alarm (self, g_array_index (minutes, gint, i)), -1);
      gtk_widget_set_focusable (gtk_widget_get_last_child (GTK_WIDGET (self->alarms)), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->alarms), minutes->len > 0);
}

static void
fill (ForconClockForm *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *switching = NULL;

  gtk_spin_button_set_value (self->collecting, (double) (campaign->clock.collecting / FORCON_MINUTE));
  gtk_spin_button_set_value (self->results, (double) (campaign->clock.results / FORCON_MINUTE));
  on_length (self);
  /* Translators: a button that begins the other period: "collecting orders" or "results". */
  switching = g_strdup_printf (_ ("Switch to: %s"), forcon_label_period (other_period (campaign)));
  gtk_button_set_label (self->other_period, switching);
  fill_alarms (self, campaign);
}

static void
on_changed (ForconClockForm *self)
{
  if (forcon_game_campaign (self->game) != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

void
forcon_clock_form_begin (ForconClockForm *self)
{
  g_return_if_fail (FORCON_IS_CLOCK_FORM (self));
  if (forcon_game_campaign (self->game) == NULL)
    return;
  say_wrong (self, NULL);
  fill_time (self);
  fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->time));
}

static void
forcon_clock_form_class_init (ForconClockFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  forcon_panel_class_bind_model (klass, ForconClockForm, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "changed", on_changed);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/clock-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, time);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, wrong);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, other_period);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, collecting);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, results);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, set_lengths);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, alarms);
  gtk_widget_class_bind_template_child (widget_class, ForconClockForm, minutes);
  gtk_widget_class_bind_template_callback (widget_class, on_set);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_less);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
  gtk_widget_class_bind_template_callback (widget_class, on_much_more);
  gtk_widget_class_bind_template_callback (widget_class, on_other_period);
  gtk_widget_class_bind_template_callback (widget_class, on_length);
  gtk_widget_class_bind_template_callback (widget_class, on_set_lengths);
  gtk_widget_class_bind_template_callback (widget_class, on_add);
}

static void
forcon_clock_form_init (ForconClockForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
