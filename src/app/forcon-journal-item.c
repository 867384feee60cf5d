/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-journal-item.h"

#include <glib/gi18n-lib.h>

#include "forcon-sentences.h"

struct _ForconJournalItem {
  GObject parent;

  guint entry;
  char *text;
  char *dice;
  GStrv css_classes;
};

enum {
  PROP_0,
  PROP_TEXT,
  PROP_DICE,
  PROP_SPOKEN,
  PROP_CSS_CLASSES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconJournalItem, forcon_journal_item, G_TYPE_OBJECT)

static void
append (GListStore *items, guint entry, char *text, char *dice, const char *look)
{
  g_autoptr (ForconJournalItem) self = g_object_new (FORCON_TYPE_JOURNAL_ITEM, NULL);
  const char *const classes[] = { look, NULL };

  self->entry = entry;
  self->text = text;
  self->dice = dice;
  self->css_classes = g_strdupv ((GStrv) classes);
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

/**
 * forcon_journal_item_append_entry:
 * @items: (element-type ForconJournalItem): lines of the journal
 * @battle: the battle, for names
 * @rules: its rules
 * @entry: a command and what came of it
 * @place: of the entry, from 0
 *
 * Appends a heading for the command and a line for each event that is news.
 */
void
forcon_journal_item_append_entry (GListStore *items, const ForconBattle *battle, const ForconRules *rules,
                                  const ForconEntry *entry, guint place)
{
  append (items, place, forcon_sentence_of_command (battle, &entry->command), dice_of (entry), "forcon-command");
  for (guint i = 0; i < entry->events->len; i++)
    {
      char *text
          = forcon_sentence_of_event (battle, rules, &g_array_index (entry->events, ForconEvent, i), entry->dice);

      if (text != NULL)
        append (items, place, text, g_strdup (""), "forcon-event");
    }
}

/**
 * forcon_journal_item_text:
 * @self: a line
 *
 * Returns: (transfer none): what it says
 */
const char *
forcon_journal_item_text (ForconJournalItem *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_ITEM (self), "");
  return self->text;
}

/* Of which entry it is a line, from 0. */
guint
forcon_journal_item_entry (ForconJournalItem *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_ITEM (self), 0);
  return self->entry;
}

static void
forcon_journal_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconJournalItem *self = FORCON_JOURNAL_ITEM (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_DICE:
      g_value_set_string (value, self->dice);
      break;
    case PROP_SPOKEN:
      g_value_take_string (value, *self->dice == '\0' ? g_strdup (self->text)
                                                      : g_strdup_printf ("%s, %s", self->text, self->dice));
      break;
    case PROP_CSS_CLASSES:
      g_value_set_boxed (value, self->css_classes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
forcon_journal_item_finalize (GObject *object)
{
  ForconJournalItem *self = FORCON_JOURNAL_ITEM (object);

  g_free (self->text);
  g_free (self->dice);
  g_strfreev (self->css_classes);
  G_OBJECT_CLASS (forcon_journal_item_parent_class)->finalize (object);
}

static void
forcon_journal_item_class_init (ForconJournalItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = forcon_journal_item_get_property;
  object_class->finalize = forcon_journal_item_finalize;
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_DICE] = g_param_spec_string ("dice", NULL, NULL, NULL, flags);
  properties[PROP_SPOKEN] = g_param_spec_string ("spoken", NULL, NULL, NULL, flags);
  properties[PROP_CSS_CLASSES] = g_param_spec_boxed ("css-classes", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
forcon_journal_item_init (ForconJournalItem *self)
{
}
