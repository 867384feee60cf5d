/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The pages of the manual are texts among the resources, a block a line: "# title", "## heading", "- item of a list",
 * "= key | what it does", and everything else is a paragraph.
 */
#include "app/shell/manual.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const topics[] = { "starting", "hour",    "map",     "orders",  "resolving", "table", "fleet-dice",
                                      "fleets",   "reports", "journal", "crash",   "keys",      NULL };

static const struct {
  const char *mark;
  ForconManualKind kind;
} marks[] = {
  { "## ", FORCON_MANUAL_HEADING },
  { "# ", FORCON_MANUAL_TITLE },
  { "- ", FORCON_MANUAL_ITEM },
  { "= ", FORCON_MANUAL_KEY },
};

const char *const *
forcon_manual_topics (void)
{
  return topics;
}

static ForconManualBlock
read_block (const char *line)
{
  ForconManualBlock block = { FORCON_MANUAL_PARAGRAPH, NULL, NULL };
  const char *bar;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (line, marks[i].mark))
      {
        block.kind = marks[i].kind;
        line += strlen (marks[i].mark);
        break;
      }
  bar = block.kind == FORCON_MANUAL_KEY ? strstr (line, " | ") : NULL;
  if (bar != NULL)
    {
      block.key = g_strndup (line, (gsize) (bar - line));
      line = bar + strlen (" | ");
    }
  block.text = g_strdup (line);
  return block;
}

static void
block_clear (gpointer data)
{
  ForconManualBlock *block = data;

  g_free (block->key);
  g_free (block->text);
}

static void
read_page (ForconManualPage *page, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      ForconManualBlock block;

      if (*lines[i] == '\0')
        continue;
      block = read_block (lines[i]);
      if (block.kind == FORCON_MANUAL_TITLE && page->title == NULL)
        page->title = g_strdup (block.text);
      g_array_append_val (page->blocks, block);
    }
}

ForconManualPage *
forcon_manual_page_load (const char *topic)
{
  /* Translators: the folder with the manual in your language, below resources/manual. */
  const char *folder = C_ ("manual folder", "en");
  g_autofree char *path = g_strdup_printf ("/org/forcon/Master/manual/%s/%s.txt", folder, topic);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;
  ForconManualPage *page;

  if (bytes == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  page = g_new0 (ForconManualPage, 1);
  page->topic = g_intern_string (topic);
  page->blocks = g_array_new (FALSE, TRUE, sizeof (ForconManualBlock));
  g_array_set_clear_func (page->blocks, block_clear);
  read_page (page, text);
  return page;
}

void
forcon_manual_page_free (ForconManualPage *page)
{
  if (page == NULL)
    return;
  g_free (page->title);
  g_array_unref (page->blocks);
  g_free (page);
}

static gboolean
contains (const char *text, const char *folded)
{
  g_autofree char *ours = text == NULL ? NULL : g_utf8_casefold (text, -1);

  return ours != NULL && strstr (ours, folded) != NULL;
}

gboolean
forcon_manual_page_has (const ForconManualPage *page, const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const ForconManualBlock *block = &g_array_index (page->blocks, ForconManualBlock, i);

      if (contains (block->text, folded) || contains (block->key, folded))
        return TRUE;
    }
  return FALSE;
}
