/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/deed-box.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "app/widgets/widget.h"

/* Sentences at most of what would come of it. */
#define SENTENCES_MOST 6

struct _ForconDeedBox {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *box;
  GtkWidget *reason_row;
  GtkEditable *reason;
  GtkLabel *outcome;
  GtkButton *button;

  ForconCampaignCommand command;
  gboolean ready;
  gboolean with_reason;
};

enum { DONE, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconDeedBox, forcon_deed_box, FORCON_TYPE_PANEL)

/* What would come of it, a line each; the reason is known already. */
static char *
tell_outcome (ForconDeedBox *self, const ForconCampaignOutcome *outcome)
{
  GString *text = g_string_new (NULL);
  guint told = 0;

  for (guint i = 0; i < outcome->events->len && told < SENTENCES_MOST; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (outcome->events, ForconCampaignEvent, i);
      g_autofree char *sentence = NULL;

      if (event->kind == FORCON_CAMPAIGN_EVENT_MASTER_RULED)
        continue;
      sentence = forcon_campaign_sentence_of_event (outcome->after, event, outcome->dice);
      if (sentence == NULL || *sentence == '\0')
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
      told++;
    }
  return g_string_free (text, FALSE);
}

static void
show (ForconDeedBox *self, const char *text, gboolean wrong, gboolean possible)
{
  gtk_label_set_label (self->outcome, text);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), *text != '\0');
  forcon_widget_set_class (self->outcome, "forcon-refused", wrong);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), possible);
}

static char *
reason_of (ForconDeedBox *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
}

/* What is wrong besides is told while there is no reason yet. */
static void
judge (ForconDeedBox *self)
{
  g_autofree char *reason = reason_of (self);
  g_autofree char *text = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command = self->command;
  gboolean lacking = self->with_reason && *reason == '\0';

  if (!self->ready || forcon_panel_is_filling (self) || forcon_game_campaign (self->game) == NULL)
    return;
  command.reason = !self->with_reason ? NULL : lacking ? "…" : reason;
  outcome = forcon_game_try (self->game, &command);
  if (outcome->after == NULL)
    {
      text = forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), &outcome->verdict);
      show (self, text, TRUE, FALSE);
      return;
    }
  text = tell_outcome (self, outcome);
  show (self, text, FALSE, !lacking);
}

static void
on_do (ForconDeedBox *self)
{
  g_autofree char *reason = reason_of (self);
  g_autofree char *told = NULL;
  ForconCampaignCommand command = self->command;

  if (!gtk_widget_is_sensitive (GTK_WIDGET (self->button)))
    return;
  command.moment = forcon_game_command (self->game, command.kind).moment;
  command.reason = self->with_reason ? g_intern_string (reason) : NULL;
  told = g_strdup (gtk_label_get_label (self->outcome));
  if (!forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    return;
  gtk_editable_set_text (self->reason, "");
  g_signal_emit (self, signals[DONE], 0, told);
}

void
forcon_deed_box_set_command (ForconDeedBox *self, const ForconCampaignCommand *command, gboolean with_reason)
{
  g_return_if_fail (FORCON_IS_DEED_BOX (self));
  self->command = *command;
  self->with_reason = with_reason;
  self->ready = TRUE;
  gtk_widget_set_visible (self->reason_row, with_reason);
  judge (self);
}

void
forcon_deed_box_set_nothing (ForconDeedBox *self, const char *why)
{
  g_return_if_fail (FORCON_IS_DEED_BOX (self));
  self->ready = FALSE;
  show (self, why, FALSE, FALSE);
}

void
forcon_deed_box_set_label (ForconDeedBox *self, const char *label)
{
  g_return_if_fail (FORCON_IS_DEED_BOX (self));
  gtk_button_set_label (self->button, label);
}

void
forcon_deed_box_grab_reason (ForconDeedBox *self)
{
  g_return_if_fail (FORCON_IS_DEED_BOX (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->reason));
}

static void
forcon_deed_box_class_init (ForconDeedBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  forcon_panel_class_bind_model (klass, ForconDeedBox, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "changed", judge);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/deed-box.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconDeedBox, box);
  gtk_widget_class_bind_template_child (widget_class, ForconDeedBox, reason_row);
  gtk_widget_class_bind_template_child (widget_class, ForconDeedBox, reason);
  gtk_widget_class_bind_template_child (widget_class, ForconDeedBox, outcome);
  gtk_widget_class_bind_template_child (widget_class, ForconDeedBox, button);
  gtk_widget_class_bind_template_callback (widget_class, judge);
  gtk_widget_class_bind_template_callback (widget_class, on_do);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
forcon_deed_box_init (ForconDeedBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
