/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-row.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "report/history/loss-lines.h"
#include "base/text.h"
#include "app/widgets/widget.h"

/* So many facts are shown in a row; the details show all. */
#define FACTS_MAX 8

/* What marks what was searched for, on light and on dark: 16 bits a colour. */
#define FOUND_BACKGROUND 0xffff, 0xd700, 0x3000
#define FOUND_TEXT 0x1000, 0x1000, 0x1000

struct _ForconJournalRow {
  ForconPanel parent;

  /* Template */
  GtkImage *icon;
  GtkLabel *number;
  GtkLabel *command;
  GtkLabel *facts;
  GtkLabel *marks;
  GtkImage *state;
  GtkLabel *when;

  /* Borrowed */
  ForconJournalModel *model;

  /* Owned */
  ForconJournalLine *line;
};

G_DEFINE_FINAL_TYPE (ForconJournalRow, forcon_journal_row, FORCON_TYPE_PANEL)

const char *
forcon_journal_topic_name (ForconTopic topic)
{
  static const char *const names[FORCON_N_TOPIC] = {
    [FORCON_TOPIC_PHASES] = NC_ ("journal", "Phases"),        [FORCON_TOPIC_ORDERS] = NC_ ("journal", "Orders"),
    [FORCON_TOPIC_MOVEMENT] = NC_ ("journal", "Movement"),    [FORCON_TOPIC_DETECTION] = NC_ ("journal", "Detection"),
    [FORCON_TOPIC_CLASHES] = NC_ ("journal", "Clashes"),      [FORCON_TOPIC_SHIPS] = NC_ ("journal", "Ships"),
    [FORCON_TOPIC_MESSAGES] = NC_ ("journal", "Messages"),    [FORCON_TOPIC_CLOCK] = NC_ ("journal", "Clock"),
    [FORCON_TOPIC_MASTER] = NC_ ("journal", "Master’s hand"),
  };

  return (guint) topic < FORCON_N_TOPIC ? g_dpgettext2 (NULL, "journal", names[topic]) : "";
}

static const char *
topic_icon (ForconTopic topic)
{
  static const char *const icons[FORCON_N_TOPIC] = {
    [FORCON_TOPIC_PHASES] = "media-playback-start-symbolic",
    [FORCON_TOPIC_ORDERS] = "document-edit-symbolic",
    [FORCON_TOPIC_MOVEMENT] = "go-jump-symbolic",
    [FORCON_TOPIC_DETECTION] = "view-reveal-symbolic",
    [FORCON_TOPIC_CLASHES] = "forcon-clash-symbolic",
    [FORCON_TOPIC_SHIPS] = "view-list-symbolic",
    [FORCON_TOPIC_MESSAGES] = "mail-unread-symbolic",
    [FORCON_TOPIC_CLOCK] = "alarm-symbolic",
    [FORCON_TOPIC_MASTER] = "emblem-system-symbolic",
  };

  return (guint) topic < FORCON_N_TOPIC ? icons[topic] : "forcon-question-symbolic";
}

/* Returns: (transfer full): the faces, and whether they were thrown or rolled; empty without any */
static char *
dice_text (const GArray *dice)
{
  g_autofree char *faces = forcon_wording_faces (dice, FALSE);
  guint typed = 0;

  for (guint i = 0; i < dice->len; i++)
    typed += g_array_index (dice, ForconDie, i).generated ? 0 : 1;
  if (dice->len == 0)
    return g_strdup ("");
  if (typed == 0)
    /* Translators: dice that the program rolled, such as "3 5 1". */
    return g_strdup_printf (_ ("rolled %s"), faces);
  if (typed == dice->len)
    /* Translators: dice that a person threw and typed in, such as "3 5 1". */
    return g_strdup_printf (_ ("thrown %s"), faces);
  /* Translators: dice of which a person threw some and the program rolled the others, such as "3 5 1". */
  return g_strdup_printf (_ ("thrown and rolled %s"), faces);
}

/* Facts */

/* The first facts, and those that are searched for; and how many more there are. */
static char *
facts_text (const ForconAnnalsEntry *told, const char *needle)
{
  GString *text = g_string_new (told->at_table);
  guint more = 0;

  for (guint i = 0; told->lines[i] != NULL; i++)
    if (i < FACTS_MAX || (needle != NULL && forcon_text_find (told->lines[i], needle, NULL) != NULL))
      g_string_append_printf (text, "%s%s", text->len == 0 ? "" : "\n", told->lines[i]);
    else
      more++;
  if (more > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "… and %u more line: Enter shows all",
                                           "… and %u more lines: Enter shows all", more),
                              more);
    }
  return g_string_free (text, FALSE);
}

static void
mark_part (PangoAttrList *attributes, guint start, guint end)
{
  PangoAttribute *marks[] = {
    pango_attr_background_new (FOUND_BACKGROUND),
    pango_attr_foreground_new (FOUND_TEXT),
    pango_attr_underline_new (PANGO_UNDERLINE_SINGLE),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      marks[i]->start_index = start;
      marks[i]->end_index = end;
      pango_attr_list_insert (attributes, marks[i]);
    }
}

/* Shows a text with what is searched for marked in it. */
static void
show_text (GtkLabel *label, const char *text, const char *needle)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  gsize length = 0;
  const char *found;

  gtk_label_set_text (label, text);
  if (needle == NULL && gtk_label_get_attributes (label) == NULL)
    return;
  attributes = pango_attr_list_new ();
  for (const char *from = text; needle != NULL && (found = forcon_text_find (from, needle, &length)) != NULL;
       from = found + length)
    mark_part (attributes, (guint) (found - text), (guint) (found - text + (gssize) length));
  gtk_label_set_attributes (label, attributes);
}

/* The row */

static char *
marks_text (ForconJournalRow *self, const ForconCampaignEntry *entry, gboolean undone)
{
  g_autofree char *dice = dice_text (entry->dice);
  GString *text = g_string_new (forcon_journal_topic_name (forcon_campaign_entry_topic (entry)));

  if (*dice != '\0')
    g_string_append_printf (text, " · %s", dice);
  if (forcon_campaign_entry_is_ruled (entry))
    g_string_append_printf (text, " · %s", _ ("the master’s ruling"));
  if (undone)
    g_string_append_printf (text, " · %s", _ ("undone, can be redone"));
  return g_string_free (text, FALSE);
}

static void
name_the_row (ForconJournalRow *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *spoken = NULL;

  if (row == NULL || self->line == NULL)
    return;
  spoken = g_strdup_printf ("%s. %s. %s. %s", gtk_label_get_text (self->number), gtk_label_get_text (self->command),
                            gtk_label_get_text (self->marks), gtk_label_get_text (self->when));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_text (self->facts), -1);
}

static void
show_state (ForconJournalRow *self, const ForconCampaignEntry *entry, gboolean undone)
{
  const char *icon = undone                                    ? "edit-undo-symbolic"
                     : forcon_campaign_entry_is_ruled (entry)  ? "emblem-important-symbolic"
                     : forcon_campaign_entry_has_typed (entry) ? "input-keyboard-symbolic"
                                                               : NULL;

  gtk_image_set_from_icon_name (self->state, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->state), icon != NULL);
  forcon_widget_set_class (self, "forcon-undone", undone);
}

static void
refresh (ForconJournalRow *self)
{
  guint place = forcon_journal_line_place (self->line);
  const ForconAnnalsEntry *told = forcon_journal_model_told (self->model, place);
  const ForconCampaignEntry *entry = forcon_journal_model_entry (self->model, place);
  gboolean undone = forcon_journal_model_is_undone (self->model, place);
  const char *needle = forcon_journal_model_needle (self->model);
  g_autofree char *number = g_strdup_printf ("%u", place + 1);
  g_autofree char *facts = NULL;
  g_autofree char *marks = NULL;
  g_autofree char *wall = NULL;
  g_autofree char *phase = NULL;
  g_autofree char *when = NULL;

  gtk_label_set_text (self->number, number);
  if (told == NULL || entry == NULL)
    {
      gtk_label_set_text (self->command, _ ("This entry cannot be read: verify the file"));
      gtk_widget_set_visible (GTK_WIDGET (self->facts), FALSE);
      return;
    }
  facts = facts_text (told, needle);
  marks = marks_text (self, entry, undone);
  gtk_image_set_from_icon_name (self->icon, topic_icon (forcon_campaign_entry_topic (entry)));
  show_text (self->command, told->command, needle);
  show_text (self->facts, facts, needle);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), *facts != '\0');
  gtk_label_set_text (self->marks, marks);
  wall = forcon_wording_wall (entry->command.moment.wall);
  phase = forcon_wording_when (told->phase, told->half);
  when = g_strdup_printf ("%s\n%s", wall, phase);
  gtk_label_set_text (self->when, when);
  show_state (self, entry, undone);
  name_the_row (self);
}

void
forcon_journal_row_show (ForconJournalRow *self, ForconJournalLine *line)
{
  g_return_if_fail (FORCON_IS_JOURNAL_ROW (self));
  if (self->line != NULL)
    g_signal_handlers_disconnect_by_data (self->line, self);
  g_set_object (&self->line, line);
  if (line == NULL)
    return;
  g_signal_connect_object (line, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

GtkWidget *
forcon_journal_row_new (ForconJournalModel *model)
{
  ForconJournalRow *self = g_object_new (FORCON_TYPE_JOURNAL_ROW, NULL);

  self->model = model;
  return GTK_WIDGET (self);
}

static void
forcon_journal_row_dispose (GObject *object)
{
  ForconJournalRow *self = FORCON_JOURNAL_ROW (object);

  forcon_journal_row_show (self, NULL);
  G_OBJECT_CLASS (forcon_journal_row_parent_class)->dispose (object);
}

static void
forcon_journal_row_class_init (ForconJournalRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_journal_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/journal-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, icon);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, number);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, command);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, facts);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, marks);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, state);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalRow, when);
}

/* Only when somebody points at it: to give a widget another text for that asks the display where the pointer is, and
 * the list fills hundreds of rows at once. */
static gboolean
tell_marks (ForconJournalRow *self, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (self->marks));
  return TRUE;
}

static void
forcon_journal_row_init (ForconJournalRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->marks, "query-tooltip", G_CALLBACK (tell_marks), self);
  g_signal_connect (self, "notify::parent", G_CALLBACK (name_the_row), NULL);
}
