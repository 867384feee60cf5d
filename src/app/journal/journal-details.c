/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-details.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-explain.h"
#include "report/campaign/campaign-wording.h"
#include "report/history/loss-lines.h"

/* How long entries may be counted at once, µs. */
#define SLICE 8000

/* So many rolls are named one by one. */
#define ROLLS_MAX 12

#define NO_PLACE G_MAXUINT

/**
 * ForconJournalDetails:
 * @place: which entry is shown, or NO_PLACE
 * @loss: of the entries from @place up to @counted
 * @rolls: the rolls among them that were typed, a line each
 * @source: counts on when nothing else is to be done
 */
struct _ForconJournalDetails {
  ForconPanel parent;

  /* Template */
  GtkLabel *heading;
  GtkLabel *when;
  GtkLabel *explanation;
  GtkWidget *back;
  GtkLabel *back_text;
  GtkWidget *rolls_box;
  GtkLabel *rolls_text;
  GtkButton *back_button;

  /* Owned */
  ForconGame *game;
  ForconJournalModel *model;
  guint place;
  ForconTakenBack loss;
  GString *rolls;
  guint counted;
  guint source;
};

G_DEFINE_FINAL_TYPE (ForconJournalDetails, forcon_journal_details, FORCON_TYPE_PANEL)

static guint closed;

/* The way back */

static guint
position_of (ForconJournalDetails *self)
{
  return forcon_chronicle_position (forcon_game_chronicle (self->game));
}

static void
count_roll (ForconJournalDetails *self, const ForconCampaignEntry *entry)
{
  g_autofree char *faces = NULL;

  if (!forcon_campaign_entry_has_typed (entry) || self->loss.typed > ROLLS_MAX)
    return;
  faces = forcon_wording_faces (entry->dice, TRUE);
  if (self->rolls->len > 0)
    g_string_append_c (self->rolls, '\n');
  if (self->loss.typed == ROLLS_MAX)
    g_string_append (self->rolls, _ ("… and others"));
  else
    /* Translators: the number of a command, the dice that were typed for it: "3 5 6". */
    g_string_append_printf (self->rolls, _ ("Command %1$u: %2$s"), self->counted + 1, faces);
}

static void
show_loss (ForconJournalDetails *self)
{
  g_autoptr (GPtrArray) lines = forcon_campaign_lines_of_loss (forcon_game_campaign (self->game), &self->loss);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (
      text,
      g_dngettext (GETTEXT_PACKAGE, "This command stays; %u command behind it is taken back:",
                   "This command stays; %u commands behind it are taken back:", self->loss.commands),
      self->loss.commands);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "\n• %s", (const char *) g_ptr_array_index (lines, i));
  g_string_append_c (text, '\n');
  g_string_append (text, _ ("All can be done again, with its dice, until another command is given."));
  gtk_label_set_text (self->back_text, text->str);
  gtk_label_set_text (self->rolls_text, self->rolls->str);
  gtk_widget_set_visible (self->rolls_box, self->rolls->len > 0);
}

/* Counts some of what would be lost. Returns: whether there is more */
static gboolean
count_on (ForconJournalDetails *self)
{
  gint64 end = g_get_monotonic_time () + SLICE;
  guint position = position_of (self);

  for (; self->counted < position && g_get_monotonic_time () < end; self->counted++)
    {
      const ForconCampaignEntry *entry = forcon_journal_model_entry (self->model, self->counted);

      if (entry == NULL)
        continue;
      count_roll (self, entry);
      forcon_loss_add (&self->loss, entry);
    }
  return self->counted < position;
}

static gboolean
on_idle (gpointer data)
{
  ForconJournalDetails *self = data;
  gboolean more = count_on (self);

  show_loss (self);
  if (more)
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

static void
forget_loss (ForconJournalDetails *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  forcon_loss_clear (&self->loss);
  g_string_truncate (self->rolls, 0);
}

static void
offer_redo (ForconJournalDetails *self)
{
  guint count = self->place + 1 - position_of (self);

  gtk_button_set_label (self->back_button, _ ("_Redo to Here"));
  g_autofree char *text = g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "This was undone. %u command is done again, with the dice that it had; until another command is given.",
          "This was undone. %u commands are done again, with the dice that they had; until another command is "
          "given.",
          count),
      count);
  gtk_label_set_text (self->back_text, text);
  gtk_widget_set_visible (self->rolls_box, FALSE);
}

/* What can be done from the entry that is shown: nothing, if it is the last. */
static void
show_back (ForconJournalDetails *self)
{
  guint position = position_of (self);

  forget_loss (self);
  gtk_widget_set_visible (self->back, self->place + 1 != position && forcon_game_writable (self->game));
  if (self->place >= position)
    offer_redo (self);
  else if (self->place + 1 < position)
    {
      gtk_button_set_label (self->back_button, _ ("_Go Back to Here"));
      self->counted = self->place + 1;
      if (count_on (self))
        self->source = g_idle_add (on_idle, self);
      show_loss (self);
    }
}

static void
on_back (ForconJournalDetails *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.go-to", "u", self->place + 1);
}

/* The explanation */

static void
show_explanation (ForconJournalDetails *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaign) before = forcon_store_campaign_at (forcon_game_store (self->game), self->place, &error);
  const ForconCampaignEntry *entry = forcon_journal_model_entry (self->model, self->place);
  g_autofree char *text = NULL;

  if (before != NULL && entry != NULL)
    text = forcon_campaign_explain_entry (before, forcon_game_rules (self->game), entry);
  gtk_label_set_text (self->explanation, text != NULL ? g_strchomp (text) : error != NULL ? error->message : "");
}

static void
on_copy (ForconJournalDetails *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), gtk_label_get_text (self->explanation));
}

static void
on_copy_rolls (ForconJournalDetails *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->rolls->str);
}

static void
on_close (ForconJournalDetails *self)
{
  self->place = NO_PLACE;
  forget_loss (self);
  g_signal_emit (self, closed, 0);
}

void
forcon_journal_details_show (ForconJournalDetails *self, guint place)
{
  const ForconAnnalsEntry *told;
  const ForconCampaignEntry *entry;
  g_autofree char *heading = NULL;

  g_return_if_fail (FORCON_IS_JOURNAL_DETAILS (self));
  self->place = place;
  told = forcon_journal_model_told (self->model, place);
  entry = forcon_journal_model_entry (self->model, place);
  heading = g_strdup_printf (_ ("Command %u"), place + 1);
  gtk_label_set_text (self->heading, heading);
  if (told != NULL && entry != NULL)
    {
      g_autofree char *wall = forcon_wording_wall (entry->command.moment.wall);
      g_autofree char *phase = forcon_wording_when (told->phase, told->half);
      g_autofree char *when = g_strdup_printf ("%s · %s", wall, phase);

      gtk_label_set_text (self->when, when);
    }
  show_explanation (self);
  show_back (self);
}

/* What is shown may be gone, or have another future. */
static void
on_changed (ForconJournalDetails *self)
{
  if (self->place == NO_PLACE)
    return;
  if (forcon_game_chronicle (self->game) == NULL
      || self->place >= forcon_chronicle_length (forcon_game_chronicle (self->game)))
    on_close (self);
  else
    forcon_journal_details_show (self, self->place);
}

void
forcon_journal_details_set_model (ForconJournalDetails *self, ForconGame *game, ForconJournalModel *model)
{
  g_return_if_fail (FORCON_IS_JOURNAL_DETAILS (self) && self->game == NULL);
  self->game = g_object_ref (game);
  self->model = g_object_ref (model);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "opened", G_CALLBACK (on_close), self, G_CONNECT_SWAPPED);
}

static void
forcon_journal_details_dispose (GObject *object)
{
  ForconJournalDetails *self = FORCON_JOURNAL_DETAILS (object);

  if (self->rolls != NULL)
    forget_loss (self);
  if (self->rolls != NULL)
    g_string_free (g_steal_pointer (&self->rolls), TRUE);
  g_clear_object (&self->model);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_journal_details_parent_class)->dispose (object);
}

static void
forcon_journal_details_class_init (ForconJournalDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_journal_details_dispose;
  closed = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/journal-details.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, when);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, explanation);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, back);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, back_text);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, rolls_box);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, rolls_text);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalDetails, back_button);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_close);
  gtk_widget_class_bind_template_callback (widget_class, on_copy);
  gtk_widget_class_bind_template_callback (widget_class, on_copy_rolls);
}

static void
forcon_journal_details_init (ForconJournalDetails *self)
{
  self->place = NO_PLACE;
  self->rolls = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
