/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-log.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "report/dice/twilight-sentences.h"

/**
 * Shown:
 * @events: of an entry, held so that their address stays its own: tells whether the entry is still the same
 * @n_rows: that show it
 */
typedef struct {
  GArray *events;
  guint n_rows;
} Shown;

struct _ForconTwilightLog {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *scrolled;
  GtkListBox *rows;
  GArray *shown;
  guint n_rows;
  guint scroll_source;
};

G_DEFINE_FINAL_TYPE (ForconTwilightLog, forcon_twilight_log, FORCON_TYPE_PANEL)

static void
clear_shown (gpointer data)
{
  g_array_unref (((Shown *) data)->events);
}

static gboolean
scroll_to_end (gpointer data)
{
  ForconTwilightLog *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));

  self->scroll_source = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* What is new comes into sight, as soon as room has been made for it. */
static void
on_grown (ForconTwilightLog *self)
{
  if (self->scroll_source == 0)
    self->scroll_source = g_idle_add (scroll_to_end, self);
}

static void
add_row (ForconTwilightLog *self, const char *text, const char *style)
{
  g_autofree char *line = forcon_text_capitalise (text);
  GtkWidget *label = gtk_label_new (line);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_widget_add_css_class (label, style);
  gtk_list_box_append (self->rows, label);
  self->n_rows++;
}

/* "Vervain: 7 3, one hit. T-DICE-2" */
static void
add_event (ForconTwilightLog *self, const ForconTwilightEntry *entry, const ForconTwilightEvent *event)
{
  g_autofree char *sentence = forcon_sentence_of_twilight_event (
      forcon_twilight_game_clash (self->game), forcon_twilight_game_rules (self->game), event, entry->dice);
  const char *rule = forcon_twilight_rule_of_event (forcon_twilight_game_clash (self->game), event);
  g_autofree char *text = NULL;

  if (sentence == NULL || *sentence == '\0')
    return;
  text = *rule == '\0' ? g_strdup (sentence) : g_strdup_printf ("%s (%s)", sentence, rule);
  add_row (self, text, "forcon-event");
}

static void
add_entry (ForconTwilightLog *self, const ForconTwilightEntry *entry)
{
  g_autofree char *command = forcon_sentence_of_twilight_command (
      forcon_twilight_game_clash (self->game), forcon_twilight_game_rules (self->game), &entry->command);
  guint before = self->n_rows;
  Shown shown = { g_array_ref (entry->events), 0 };

  add_row (self, command, "forcon-command");
  for (guint i = 0; i < entry->events->len; i++)
    add_event (self, entry, &g_array_index (entry->events, ForconTwilightEvent, i));
  shown.n_rows = self->n_rows - before;
  g_array_append_val (self->shown, shown);
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightLog *self = FORCON_TWILIGHT_LOG (panel);
  const ForconTwilightJournal *journal = forcon_twilight_game_journal (self->game);
  guint n = journal == NULL ? 0 : forcon_twilight_journal_position (journal);
  guint same = 0;

  while (same < n && same < self->shown->len
         && forcon_twilight_journal_entry (journal, same)->events == g_array_index (self->shown, Shown, same).events)
    same++;
  while (self->shown->len > same)
    {
      for (guint left = g_array_index (self->shown, Shown, self->shown->len - 1).n_rows; left > 0; left--)
        gtk_list_box_remove (self->rows, GTK_WIDGET (gtk_list_box_get_row_at_index (self->rows, (int) --self->n_rows)));
      g_array_set_size (self->shown, self->shown->len - 1);
    }
  for (guint place = same; place < n; place++)
    add_entry (self, forcon_twilight_journal_entry (journal, place));
}

GtkWidget *
forcon_twilight_log_new (ForconTwilightGame *game)
{
  ForconTwilightLog *self = g_object_new (FORCON_TYPE_TWILIGHT_LOG, NULL);

  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_log_dispose (GObject *object)
{
  ForconTwilightLog *self = FORCON_TWILIGHT_LOG (object);

  /* The list may still shrink while it goes. */
  G_OBJECT_CLASS (forcon_twilight_log_parent_class)->dispose (object);
  g_clear_handle_id (&self->scroll_source, g_source_remove);
  g_clear_pointer (&self->shown, g_array_unref);
}

static void
forcon_twilight_log_class_init (ForconTwilightLogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_twilight_log_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightLog, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
}

static void
forcon_twilight_log_init (ForconTwilightLog *self)
{
  GtkWidget *rows = gtk_list_box_new ();

  self->rows = GTK_LIST_BOX (rows);
  self->shown = g_array_new (FALSE, FALSE, sizeof (Shown));
  g_array_set_clear_func (self->shown, clear_shown);
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (rows, "forcon-journal");
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What happened"), -1);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), rows);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), "changed",
                           G_CALLBACK (on_grown), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->scrolled);
}
