/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/journal-item.h"

#include <glib/gi18n-lib.h>

#include "report/battle/sentences.h"

struct _ForconJournalItem {
  ForconRowItem parent;

  guint entry;
};

G_DEFINE_FINAL_TYPE (ForconJournalItem, forcon_journal_item, FORCON_TYPE_ROW_ITEM)

/* @text, @dice: (transfer full) */
static void
append (GListStore *items, guint entry, char *text, char *dice, const char *look)
{
  g_autoptr (ForconJournalItem) self = g_object_new (FORCON_TYPE_JOURNAL_ITEM, NULL);
  g_autofree char *spoken = *dice == '\0' ? NULL : g_strdup_printf ("%s, %s", text, dice);

  self->entry = entry;
  g_object_set (self, "has-dice", *dice != '\0', NULL);
  g_object_set (self, "spoken", spoken == NULL ? text : spoken, NULL);
  forcon_row_item_take_text (self, "text", text);
  forcon_row_item_take_text (self, "dice", dice);
  forcon_row_item_set_look (self, look);
  g_list_store_append (items, self);
}

/* All dice of a command, as they fell; those that the generator rolled look the same, for they count the same. */
static char *
dice_of (const ForconEntry *entry)
{
  g_autoptr (GString) faces = g_string_new (NULL);
  guint typed = 0;

  for (guint i = 0; i < entry->dice->len; i++)
    {
      const ForconDie *die = &g_array_index (entry->dice, ForconDie, i);

      g_string_append_printf (faces, "%s%d", i == 0 ? "" : " ", die->face);
      typed += die->generated ? 0 : 1;
    }
  if (entry->dice->len == 0)
    return g_strdup ("");
  if (typed == 0)
    /* Translators: dice that the program rolled, such as "3 5 1". */
    return g_strdup_printf (_ ("rolled %s"), faces->str);
  /* Translators: dice that a person threw and typed in, such as "3 5 1". */
  return g_strdup_printf (_ ("thrown %s"), faces->str);
}

/* What came of an entry, a line each. The dice stand beside the first line of an entry that has no heading. */
static void
append_events (GListStore *items, ForconSession *session, const ForconEntry *entry, guint place, char *dice)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      char *text = forcon_sentence_of_event (forcon_session_battle (session), forcon_session_rules (session), event,
                                             entry->dice);
      gboolean heads = dice != NULL && event->kind == FORCON_EVENT_TURN_BEGUN;

      if (text == NULL)
        continue;
      append (items, place, text, dice == NULL ? g_strdup ("") : g_strdup (dice),
              heads ? "forcon-command" : "forcon-event");
      if (dice != NULL)
        *dice = '\0';
    }
}

void
forcon_journal_item_append_entry (GListStore *items, ForconSession *session, guint place)
{
  const ForconEntry *entry = forcon_session_entry (session, place);
  g_autofree char *dice = NULL;

  if (!forcon_session_sees_all (session))
    {
      dice = dice_of (entry);
      append_events (items, session, entry, place, dice);
      return;
    }
  append (items, place, forcon_sentence_of_command (forcon_session_battle (session), &entry->command), dice_of (entry),
          "forcon-command");
  append_events (items, session, entry, place, NULL);
}

guint
forcon_journal_item_entry (ForconJournalItem *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_ITEM (self), 0);
  return self->entry;
}

static void
forcon_journal_item_class_init (ForconJournalItemClass *klass)
{
  static const ForconRowField fields[] = {
    { "text", G_TYPE_STRING },
    { "dice", G_TYPE_STRING },
    { "has-dice", G_TYPE_BOOLEAN },
    { "spoken", G_TYPE_STRING },
    { "css-classes", G_TYPE_BOXED },
  };

  forcon_row_item_class_set_fields (klass, fields, G_N_ELEMENTS (fields));
}

static void
forcon_journal_item_init (ForconJournalItem *self)
{
}
