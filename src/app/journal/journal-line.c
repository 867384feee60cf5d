/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-line.h"

struct _ForconJournalLine {
  GObject parent;

  guint place;
};

static guint changed;

G_DEFINE_FINAL_TYPE (ForconJournalLine, forcon_journal_line, G_TYPE_OBJECT)

ForconJournalLine *
forcon_journal_line_new (guint place)
{
  ForconJournalLine *self = g_object_new (FORCON_TYPE_JOURNAL_LINE, NULL);

  self->place = place;
  return self;
}

guint
forcon_journal_line_place (ForconJournalLine *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_LINE (self), 0);
  return self->place;
}

void
forcon_journal_line_tell_changed (ForconJournalLine *self)
{
  g_signal_emit (self, changed, 0);
}

static void
forcon_journal_line_class_init (ForconJournalLineClass *klass)
{
  changed = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_journal_line_init (ForconJournalLine *self)
{
}
