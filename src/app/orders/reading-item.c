/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/reading-item.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "render/drawing/campaign-labels.h"
#include "campaign/resolution/campaign-openings.h"
#include "report/campaign/campaign-sentences.h"
#include "base/text.h"

struct _ForconReadingItem {
  GObject parent;

  /* Without its texts, which are its campaign's. */
  ForconLine line;
  gboolean open;
  ForconSectorId sector;
  ForconFormationId formation;
  char *text;

  /* As it was written, and which word of it filled which slot. */
  char *written;
  GArray *parts;
  char *state;
  char *problem;
  char *meant;

  /* (element-type utf8): of each reading what it orders, "" for nothing */
  GPtrArray *readings;
};

G_DEFINE_FINAL_TYPE (ForconReadingItem, forcon_reading_item, G_TYPE_OBJECT)

/* How a state is shown: a symbol, a class of the style sheet, and a sign for the margin of the sheet. */
static const struct {
  const char *icon;
  const char *style;
  const char *sign;
} looks[FORCON_N_LINE] = {
  [FORCON_LINE_UNDERSTOOD] = { "object-select-symbolic", "forcon-understood", "✓" },
  [FORCON_LINE_GUESSED] = { "edit-find-symbolic", "forcon-guessed", "≈" },
  [FORCON_LINE_AMBIGUOUS] = { "forcon-question-symbolic", "forcon-unsettled", "?" },
  [FORCON_LINE_NOT_UNDERSTOOD] = { "dialog-warning-symbolic", "forcon-unsettled", "!" },
  [FORCON_LINE_IMPOSSIBLE] = { "process-stop-symbolic", "forcon-impossible", "✗" },
  [FORCON_LINE_UNSURE] = { "forcon-question-symbolic", "forcon-unsettled", "?" },
  [FORCON_LINE_REMARK] = { "user-idle-symbolic", "forcon-remark", "·" },
};

/* What its admiral asks or writes with it, and what became of that; %NULL for nothing. */
static char *
query_of (const ForconCampaign *campaign, const ForconLine *line)
{
  for (guint i = 0; i < campaign->queries->len; i++)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i);
      const char *state = forcon_label_query_state (query->state);

      if (!FORCON_ID_EQUAL (query->line, line->line))
        continue;
      if (FORCON_ID_IS_NONE (query->to))
        /* Translators: a line of an order sheet; what became of the question: "open". */
        return g_strdup_printf (_ ("a question to the master: %s"), state);
      /* Translators: a line of an order sheet; an admiral, what became of the message: "open". */
      return g_strdup_printf (_ ("a message to %1$s: %2$s"), forcon_campaign_admiral_name (campaign, query->to), state);
    }
  return NULL;
}

/* What became of it, in a few words; whatever the master has picked is settled. */
static char *
state_of (const ForconCampaign *campaign, const ForconLine *line)
{
  const char *state = forcon_label_line_state (line->state);
  char *query = query_of (campaign, line);

  if (query != NULL)
    return query;
  if (line->picked > 0 && (line->state == FORCON_LINE_AMBIGUOUS || line->state == FORCON_LINE_UNSURE))
    /* Translators: a line of an order sheet; the number of the reading that the master picked, of how many. */
    return g_strdup_printf (_ ("settled: reading %1$d of %2$d"), line->picked, line->readings);
  if (line->picked > 0 && line->state == FORCON_LINE_IMPOSSIBLE)
    return g_strdup (_ ("in force all the same"));
  if (line->state == FORCON_LINE_AMBIGUOUS)
    /* Translators: what became of a line ("ambiguous"), how many readings it has. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$d reading", "%1$s: %2$d readings",
                                         (gulong) line->readings),
                            state, line->readings);
  if (line->guess != NULL && *line->guess != '\0')
    {
      g_autofree char *told = forcon_campaign_sentence_of_guess (line->guess);
      g_autofree char *guess = forcon_text_escape (told);

      /* Translators: what became of a line ("understood with a guess"), the guess: "attak → attack". */
      return g_strdup_printf (_ ("%1$s: %2$s"), state, guess);
    }
  return g_strdup (state);
}

/* Where the first of its orders leads. */
static ForconSectorId
sector_of (const ForconCampaign *campaign, const ForconLine *line)
{
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line->line) && !FORCON_ID_IS_NONE (task->sector))
        return task->sector;
    }
  return FORCON_NO_SECTOR;
}

/* Who is told: the line says so, or the first of its orders. */
static ForconFormationId
formation_of (const ForconCampaign *campaign, const ForconLine *line)
{
  for (guint i = 0; FORCON_ID_IS_NONE (line->formation) && i < campaign->tasks->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->tasks, ForconTask, i).line, line->line))
      return g_array_index (campaign->tasks, ForconTask, i).formation;
  return line->formation;
}

static ForconReadingItem *
item_new (const ForconCampaign *campaign, const ForconLine *line)
{
  ForconReadingItem *self = g_object_new (FORCON_TYPE_READING_ITEM, NULL);

  self->line = *line;
  self->line.text = self->line.guess = self->line.word = self->line.meant = self->line.slots = NULL;
  self->open = forcon_campaign_line_is_open (campaign, line);
  self->sector = sector_of (campaign, line);
  self->formation = formation_of (campaign, line);
  self->written = g_strdup (line->text == NULL ? "" : line->text);
  self->parts = forcon_line_parts (line->slots, self->written);
  self->text = forcon_text_escape (self->written);
  self->state = state_of (campaign, line);
  self->problem = forcon_campaign_problem_of_line (campaign, line);
  self->meant = forcon_campaign_sentence_of_meant (line);
  for (gint reading = 1; reading <= line->readings; reading++)
    {
      char *sentence = forcon_campaign_sentence_of_reading (campaign, line, reading);

      g_ptr_array_add (self->readings, sentence == NULL ? g_strdup ("") : sentence);
    }
  return self;
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const ForconReadingItem *one = *(ForconReadingItem *const *) a;
  const ForconReadingItem *other = *(ForconReadingItem *const *) b;

  if (one->line.number != other->line.number)
    return one->line.number - other->line.number;
  return one->line.line.value < other->line.line.value ? -1 : one->line.line.value > other->line.line.value;
}

GPtrArray *
forcon_reading_items_of_sheet (const ForconCampaign *campaign, ForconSheetId sheet, gboolean preview)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, i);

      if (FORCON_ID_EQUAL (line->sheet, sheet))
        g_ptr_array_add (items, item_new (campaign, line));
    }
  g_ptr_array_sort (items, compare);
  for (guint i = 0; preview && i < items->len; i++)
    {
      ForconReadingItem *item = g_ptr_array_index (items, i);

      item->line.line = (ForconLineId){ 0 };
      item->line.sheet = FORCON_NO_SHEET;
    }
  return items;
}

gboolean
forcon_reading_item_equal (ForconReadingItem *self, ForconReadingItem *other)
{
  if (!FORCON_ID_EQUAL (self->line.line, other->line.line) || self->line.number != other->line.number
      || self->line.state != other->line.state || self->open != other->open || self->line.picked != other->line.picked
      || !g_str_equal (self->text, other->text) || !g_str_equal (self->state, other->state)
      || g_strcmp0 (self->problem, other->problem) != 0 || g_strcmp0 (self->meant, other->meant) != 0
      || self->readings->len != other->readings->len || self->parts->len != other->parts->len
      || (self->parts->len > 0
          && memcmp (self->parts->data, other->parts->data, self->parts->len * sizeof (ForconLinePart)) != 0)
      || !FORCON_ID_EQUAL (self->line.formation, other->line.formation)
      || !FORCON_ID_EQUAL (self->formation, other->formation)
      || !FORCON_ID_EQUAL (self->sector, other->sector))
    return FALSE;
  for (guint i = 0; i < self->readings->len; i++)
    if (!g_str_equal (g_ptr_array_index (self->readings, i), g_ptr_array_index (other->readings, i)))
      return FALSE;
  return TRUE;
}

const ForconLine *
forcon_reading_item_line (ForconReadingItem *self)
{
  g_return_val_if_fail (FORCON_IS_READING_ITEM (self), NULL);
  return &self->line;
}

gboolean
forcon_reading_item_is_open (ForconReadingItem *self)
{
  return self->open;
}

const char *
forcon_reading_item_text (ForconReadingItem *self)
{
  return self->text;
}

ForconTintedText *
forcon_reading_item_tinted (ForconReadingItem *self, glong most)
{
  return forcon_tinted_text_new (self->written, self->parts, most);
}

char *
forcon_reading_item_explained (ForconReadingItem *self)
{
  return forcon_line_parts_spoken (self->written, self->parts);
}

char *
forcon_reading_item_unexplained (ForconReadingItem *self)
{
  g_return_val_if_fail (FORCON_IS_READING_ITEM (self), NULL);
  for (guint i = 0; i < self->parts->len; i++)
    {
      const ForconLinePart *part = &g_array_index (self->parts, ForconLinePart, i);

      if (part->slot == FORCON_LINE_SLOT_UNEXPLAINED)
        return g_strndup (self->written + part->start, part->end - part->start);
    }
  return g_strdup ("");
}

const char *
forcon_reading_item_state (ForconReadingItem *self)
{
  return self->state;
}

/* Whose look a line has: once a reading is in force it is understood. */
static ForconLineState
look_of (ForconReadingItem *self)
{
  gboolean settled = self->line.picked > 0 && self->line.state != FORCON_LINE_GUESSED;

  return settled ? FORCON_LINE_UNDERSTOOD : self->line.state;
}

const char *
forcon_reading_item_icon (ForconReadingItem *self)
{
  return looks[look_of (self)].icon;
}

const char *
forcon_reading_item_style (ForconReadingItem *self)
{
  return looks[look_of (self)].style;
}

const char *
forcon_reading_item_sign (ForconReadingItem *self)
{
  return looks[look_of (self)].sign;
}

const char *
forcon_reading_item_problem (ForconReadingItem *self)
{
  return self->problem;
}

const char *
forcon_reading_item_meant (ForconReadingItem *self)
{
  return self->meant;
}

const char *
forcon_reading_item_reading (ForconReadingItem *self, gint reading)
{
  g_return_val_if_fail (reading >= 1 && (guint) reading <= self->readings->len, "");
  return g_ptr_array_index (self->readings, reading - 1);
}

char *
forcon_reading_item_said (ForconReadingItem *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->readings->len > 1 && self->line.picked > 0 && (guint) self->line.picked <= self->readings->len)
    return g_strdup (forcon_reading_item_reading (self, self->line.picked));
  for (guint i = 0; i < self->readings->len; i++)
    {
      const char *reading = g_ptr_array_index (self->readings, i);

      if (*reading == '\0')
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (self->readings->len > 1)
        /* Translators: the number of a reading of a line, and what it says. */
        g_string_append_printf (text, C_ ("reading", "%1$u: %2$s"), i + 1, reading);
      else
        g_string_append (text, reading);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
forcon_reading_item_spoken (ForconReadingItem *self)
{
  g_autofree char *said = forcon_reading_item_said (self);
  /* Translators: for screen readers: the number of a line, what was written, what became of it, what it orders, why
   * it is impossible. */
  g_autofree char *spoken
      = g_strdup_printf (_ ("Line %1$d: “%2$s”, %3$s. %4$s. %5$s"), self->line.number, self->text, self->state, said,
                         self->problem == NULL ? "" : self->problem);

  return self->meant == NULL ? g_steal_pointer (&spoken) : g_strdup_printf ("%s %s.", spoken, self->meant);
}

ForconSectorId
forcon_reading_item_sector (ForconReadingItem *self)
{
  return self->sector;
}

ForconFormationId
forcon_reading_item_formation (ForconReadingItem *self)
{
  return self->formation;
}

static void
forcon_reading_item_finalize (GObject *object)
{
  ForconReadingItem *self = FORCON_READING_ITEM (object);

  g_free (self->text);
  g_free (self->written);
  g_clear_pointer (&self->parts, g_array_unref);
  g_free (self->state);
  g_free (self->problem);
  g_free (self->meant);
  g_ptr_array_unref (self->readings);
  G_OBJECT_CLASS (forcon_reading_item_parent_class)->finalize (object);
}

static void
forcon_reading_item_class_init (ForconReadingItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_reading_item_finalize;
}

static void
forcon_reading_item_init (ForconReadingItem *self)
{
  self->readings = g_ptr_array_new_with_free_func (g_free);
}
