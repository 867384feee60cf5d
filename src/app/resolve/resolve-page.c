/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/resolve/resolve-page.h"

#include <glib/gi18n-lib.h>

#include "campaign/instructions/instruction-case.h"
#include "campaign/resolution/campaign-openings.h"
#include "report/reports/campaign-review.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/resolve/meet-form.h"
#include "app/resolve/open-list.h"
#include "app/widgets/named-row.h"
#include "app/widgets/preferences.h"
#include "app/resolve/review-list.h"
#include "app/widgets/toast.h"

struct _ForconResolvePage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkLabel *title;
  GtkLabel *summary;
  ForconOpenList *openings;
  GtkExpander *rolls;
  GtkLabel *rolls_text;
  GtkExpander *instructions;
  GtkListBox *instruction_list;
  ForconReviewList *review;
  GtkMenuButton *meet_button;
  ForconMeetForm *meet_form;
  GtkCheckButton *leave_open;

  /* What was applied, as it was called, and after how many entries of the journal; until then dice may be asked for. */
  char *applying;
  guint applied_at;
};

G_DEFINE_FINAL_TYPE (ForconResolvePage, forcon_resolve_page, FORCON_TYPE_PANEL)

/* What comes next: play begins, the next half-phase, or the next phase. */
static ForconCampaignCommand
next_command (ForconResolvePage *self)
{
  gboolean begins = forcon_game_campaign (self->game)->progress.stage == FORCON_STAGE_SET_UP;
  ForconCampaignCommand command
      = forcon_game_command (self->game, begins ? FORCON_CAMPAIGN_COMMAND_BEGIN : FORCON_CAMPAIGN_COMMAND_ADVANCE);

  command.advance.leave_open = !begins && gtk_check_button_get_active (self->leave_open);
  return command;
}

static char *
title_of (const ForconCampaign *campaign)
{
  gint phase = campaign->progress.phase;

  switch ((gint) campaign->progress.stage)
    {
    case FORCON_STAGE_SET_UP:
      return g_strdup (_ ("The game begins"));
    case FORCON_STAGE_ORDERS:
      return g_strdup_printf (_ ("Phase %d, first half"), phase);
    case FORCON_STAGE_FIRST_HALF:
      return g_strdup_printf (_ ("Phase %d, second half"), phase);
    case FORCON_STAGE_SECOND_HALF:
      return g_strdup_printf (_ ("End of phase %d"), phase);
    default:
      return g_strdup (_ ("The game is over"));
    }
}

/* "Clashes that open: 1 · Movements: 4" */
static char *
summary_of (const GPtrArray *lines)
{
  guint counts[FORCON_N_REVIEW_TOPICS] = { 0 };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    counts[((const ForconReviewLine *) g_ptr_array_index (lines, i))->topic]++;
  for (guint topic = 0; topic < FORCON_REVIEW_DETAIL; topic++)
    if (counts[topic] > 0)
      {
        g_string_append (text, text->len > 0 ? " · " : "");
        g_string_append_printf (text, _ ("%1$s: %2$u"), forcon_review_heading ((ForconReviewTopic) topic),
                                counts[topic]);
      }
  if (text->len == 0)
    g_string_append (text, _ ("Nobody moves, and nobody meets."));
  return g_string_free (text, FALSE);
}

/* Where real dice are thrown: which will be asked for. */
static void
update_rolls (ForconResolvePage *self, const ForconCampaignCommand *command)
{
  g_auto (GStrv) rolls = NULL;
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;
  guint n;

  gtk_widget_set_visible (GTK_WIDGET (self->rolls), FALSE);
  if (forcon_game_dice_mode () == FORCON_DICE_MODE_ROLL)
    return;
  rolls = forcon_game_rolls_of (self->game, command);
  n = g_strv_length (rolls);
  if (n == 0)
    return;
  label = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Real dice: %u roll is asked for. What hangs on it is only an example below.",
                   "Real dice: %u rolls are asked for. What hangs on them is only an example below.", n),
      n);
  text = g_strjoinv ("\n", rolls);
  gtk_expander_set_label (self->rolls, label);
  gtk_label_set_label (self->rolls_text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rolls), TRUE);
}

static GtkWidget *
instruction_row (ForconResolvePage *self, const ForconInstruction *instruction)
{
  g_autofree char *text = forcon_campaign_sentence_of_instruction (forcon_game_campaign (self->game), instruction);
  GtkWidget *box = g_object_new (FORCON_TYPE_NAMED_ROW, "spacing", 6, "spoken", text, NULL);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("O_verrule"));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Drop this instruction"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (button, forcon_game_writable (self->game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "resolve.forget");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button),
                                          g_variant_new_uint32 (instruction->instruction.value));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

/* What the captains may act upon, before they do; what they do by it stands among the results below. */
static void
update_instructions (ForconResolvePage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) ids = forcon_campaign_instructions_at_stake (campaign);
  gboolean resolves
      = campaign->progress.stage == FORCON_STAGE_ORDERS || campaign->progress.stage == FORCON_STAGE_FIRST_HALF;
  g_autofree char *label = g_strdup_printf (_ ("Standing instructions that may matter: %u"), ids->len);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->instruction_list))) != NULL)
    gtk_list_box_remove (self->instruction_list, row);
  for (guint i = 0; i < ids->len; i++)
    gtk_list_box_append (self->instruction_list,
                         instruction_row (self, forcon_campaign_instruction (
                                                    campaign, g_array_index (ids, ForconInstructionId, i))));
  gtk_expander_set_label (self->instructions, label);
  gtk_widget_set_visible (GTK_WIDGET (self->instructions), resolves && ids->len > 0);
}

static gboolean
is_blocked (const GArray *openings)
{
  for (guint i = 0; i < openings->len; i++)
    {
      ForconCampaignOpeningKind kind = g_array_index (openings, ForconCampaignOpening, i).kind;

      if (kind == FORCON_CAMPAIGN_OPENING_ANSWER || kind == FORCON_CAMPAIGN_OPENING_CLASH
          || kind == FORCON_CAMPAIGN_OPENING_RETURN)
        return TRUE;
    }
  return FALSE;
}

static void
update_openings (ForconResolvePage *self)
{
  g_autoptr (GArray) openings
      = forcon_campaign_openings (forcon_game_campaign (self->game), forcon_game_rules (self->game));
  gboolean blocked = is_blocked (openings);

  forcon_open_list_set_openings (self->openings, self->game, openings);
  gtk_widget_set_visible (GTK_WIDGET (self->leave_open), blocked);
  if (!blocked)
    gtk_check_button_set_active (self->leave_open, FALSE);
}

/* Tries what comes next, and shows it. */
static void
update_review (ForconResolvePage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconCampaignCommand command = next_command (self);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_game_try (self->game, &command);
  GPtrArray *lines = forcon_campaign_review (campaign, outcome);
  gboolean can = outcome->after != NULL;
  g_autofree char *title = title_of (campaign);
  g_autofree char *summary
      = can ? summary_of (lines) : forcon_campaign_sentence_of_verdict (campaign, &outcome->verdict);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->summary, summary == NULL ? "" : summary);
  forcon_review_list_set_lines (self->review, lines,
                                can ? _ ("Only the clock goes on; “Details” says how.")
                                    : _ ("What would happen can be seen once nothing stands in the way."));
  update_rolls (self, &command);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "resolve.apply", can && forcon_game_writable (self->game));
  gtk_widget_set_sensitive (GTK_WIDGET (self->meet_button), forcon_game_writable (self->game));
}

static void
refresh (ForconPanel *panel)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (panel);

  if (forcon_game_campaign (self->game) == NULL)
    return;
  update_openings (self);
  update_instructions (self);
  update_review (self);
}

static void
on_leave_open (ForconResolvePage *self)
{
  if (!forcon_panel_is_filling (self) && forcon_game_campaign (self->game) != NULL)
    update_review (self);
}

/* After applying */

static guint
count_openings (ForconResolvePage *self, ForconCampaignOpeningKind kind)
{
  g_autoptr (GArray) openings
      = forcon_campaign_openings (forcon_game_campaign (self->game), forcon_game_rules (self->game));
  guint count = 0;

  for (guint i = 0; i < openings->len; i++)
    count += g_array_index (openings, ForconCampaignOpening, i).kind == kind ? 1 : 0;
  return count;
}

/* Says what was done, and goes where the master goes next: to the questions here, to the clashes, to the next
 * orders. */
static void
lead_on (ForconResolvePage *self)
{
  guint clashes = count_openings (self, FORCON_CAMPAIGN_OPENING_CLASH);
  guint questions = count_openings (self, FORCON_CAMPAIGN_OPENING_ANSWER);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: what was resolved: "Phase 3, first half". */
  g_string_append_printf (text, _ ("%s: done."), self->applying);
  if (questions > 0)
    g_string_append_printf (text, _ (" Questions to you: %u."), questions);
  if (clashes > 0)
    g_string_append_printf (text, _ (" Open clashes: %u."), clashes);
  forcon_toast_say_undoable (GTK_WIDGET (self), text->str);
  if (questions > 0)
    return;
  if (clashes > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.fight", NULL);
  else if (forcon_game_campaign (self->game)->progress.stage == FORCON_STAGE_ORDERS)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "orders");
}

/* Whether the last thing that happened is what was applied here. */
static gboolean
is_applied (ForconResolvePage *self)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  guint position = chronicle == NULL ? 0 : forcon_chronicle_position (chronicle);
  const ForconCampaignEntry *entry;

  if (self->applying == NULL || position <= self->applied_at)
    return FALSE;
  entry = forcon_chronicle_entry (chronicle, position - 1, NULL);
  return entry != NULL
         && (entry->command.kind == FORCON_CAMPAIGN_COMMAND_ADVANCE
             || entry->command.kind == FORCON_CAMPAIGN_COMMAND_BEGIN);
}

static void
on_changed (ForconResolvePage *self)
{
  gboolean applied = is_applied (self);

  forcon_panel_refresh (self);
  if (applied)
    lead_on (self);
  /* A clock that ticks while dice are typed changes nothing of what is being applied. */
  if (applied || forcon_roller_request (FORCON_ROLLER (self->game)) == NULL)
    g_clear_pointer (&self->applying, g_free);
}

static void
apply (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (widget);
  ForconCampaignCommand command;

  if (!forcon_game_writable (self->game))
    return;
  command = next_command (self);
  g_free (self->applying);
  self->applying = title_of (forcon_game_campaign (self->game));
  self->applied_at = forcon_chronicle_position (forcon_game_chronicle (self->game));
  forcon_game_do (self->game, &command, forcon_game_dice_mode ());
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.page", "s", "orders");
}

/* What is open, settled here */

static void
answer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (widget);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_ANSWER);

  g_variant_get (parameter, "(ub)", &command.answer.meeting.value, &command.answer.on);
  if (forcon_game_do (self->game, &command, forcon_game_dice_mode ()))
    forcon_toast_say_undoable (widget, command.answer.on ? _ ("It is a clash.") : _ ("They pass each other by."));
}

static void
forget (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (widget);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_FORGET);

  command.forget.instruction.value = g_variant_get_uint32 (parameter);
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (widget, _ ("The instruction binds nobody any more."));
}

static void
set_absent (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (widget);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_ABSENT);
  g_autofree char *text = NULL;

  command.absent.admiral.value = (guint16) g_variant_get_uint32 (parameter);
  command.absent.on = TRUE;
  text = g_strdup_printf (_ ("%s is absent: the captains act on the last orders."),
                          forcon_wording_admiral (forcon_game_campaign (self->game), command.absent.admiral));
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (widget, text);
}

static void
hand_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.hand-back", "u", g_variant_get_uint32 (parameter));
}

static void
forcon_resolve_page_finalize (GObject *object)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (object);

  g_clear_pointer (&self->applying, g_free);
  G_OBJECT_CLASS (forcon_resolve_page_parent_class)->finalize (object);
}

static void
attach (ForconPanel *panel)
{
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_REAL_DICE,
                           G_CALLBACK (forcon_panel_refresh), panel, G_CONNECT_SWAPPED);
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_ROLL_FOR_ABSENT,
                           G_CALLBACK (forcon_panel_refresh), panel, G_CONNECT_SWAPPED);
  forcon_panel_refresh (panel);
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "resolve.apply", NULL, apply);
  gtk_widget_class_install_action (widget_class, "resolve.go-back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "resolve.answer", "(ub)", answer);
  gtk_widget_class_install_action (widget_class, "resolve.forget", "u", forget);
  gtk_widget_class_install_action (widget_class, "resolve.absent", "u", set_absent);
  gtk_widget_class_install_action (widget_class, "resolve.return", "u", hand_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "resolve.go-back", NULL);
}

static void
forcon_resolve_page_class_init (ForconResolvePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_resolve_page_finalize;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconResolvePage, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "changed", on_changed);
  g_type_ensure (FORCON_TYPE_MEET_FORM);
  g_type_ensure (FORCON_TYPE_OPEN_LIST);
  g_type_ensure (FORCON_TYPE_REVIEW_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/resolve-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, title);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, summary);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, openings);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, rolls);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, rolls_text);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, instructions);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, instruction_list);
  forcon_panel_class_bind_part (klass, ForconResolvePage, review);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, meet_button);
  forcon_panel_class_bind_part (klass, ForconResolvePage, meet_form);
  gtk_widget_class_bind_template_child (widget_class, ForconResolvePage, leave_open);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_open);
  gtk_widget_class_bind_template_callback (widget_class, forcon_meet_form_fill);
  add_actions (widget_class);
}

static void
forcon_resolve_page_init (ForconResolvePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
