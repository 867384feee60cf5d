/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/text/html-page.h"

#include "base/text.h"

/* Texts */

void
forcon_html_add_text (GString *html, const char *text)
{
  g_autofree char *safe = forcon_text_escape (text == NULL ? "" : text);
  g_autofree char *marked = g_markup_escape_text (safe, -1);

  g_string_append (html, marked);
}

void
forcon_html_add (GString *html, const char *tag, const char *text)
{
  g_string_append_printf (html, "<%s>", tag);
  forcon_html_add_text (html, text);
  g_string_append_printf (html, "</%s>\n", tag);
}

void
forcon_html_add_class (GString *html, const char *tag, const char *style, const char *text)
{
  g_string_append_printf (html, "<%s class=\"%s\">", tag, style);
  forcon_html_add_text (html, text);
  g_string_append_printf (html, "</%s>\n", tag);
}

void
forcon_html_add_lines (GString *html, const char *text, const char *between)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_auto (GStrv) lines = g_strsplit (stripped, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      forcon_html_add_text (html, g_strchomp (*line));
      g_string_append (html, line[1] == NULL ? "" : between);
    }
}

static void
add_quote (GString *html, const char *text)
{
  g_string_append (html, "<blockquote>");
  forcon_html_add_lines (html, text, "<br>");
  g_string_append (html, "</blockquote>\n");
}

/* Tables */

/* Where a telephone shows the cells of a row below each other, each but the first says of which column it is. */
static void
add_cells (GString *html, const char *tag, char **cells, char **heads, guint n_cells)
{
  g_string_append (html, heads == NULL ? "<tr class=\"heads\">" : "<tr>");
  for (guint i = 0; i < n_cells; i++)
    {
      g_string_append_printf (html, "<%s", tag);
      if (heads != NULL && i > 0)
        {
          g_string_append (html, " data-label=\"");
          forcon_html_add_text (html, heads[i]);
          g_string_append (html, "\"");
        }
      g_string_append (html, ">");
      forcon_html_add_text (html, cells[i]);
      g_string_append_printf (html, "</%s>", tag);
    }
  g_string_append (html, "</tr>\n");
}

static void
add_table (GString *html, const ForconDocumentTable *table)
{
  guint n_columns = table->heads->len;
  char **heads = (char **) table->heads->pdata;

  /* One that is too wide scrolls by itself. */
  g_string_append_printf (html, "<div class=\"wide\" tabindex=\"0\"><table%s>\n",
                          table->figures ? " class=\"figures\"" : "");
  if (table->caption != NULL)
    {
      g_string_append (html, "<caption>");
      forcon_html_add (html, "span", table->caption);
      g_string_append (html, "</caption>\n");
    }
  add_cells (html, "th", heads, NULL, n_columns);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const ForconRow *row = &g_array_index (table->rows, ForconRow, i);

      add_cells (html, row->strong ? "th" : "td", row->cells, heads, n_columns);
    }
  g_string_append (html, "</table></div>\n");
}

/* Lists */

void
forcon_html_set_list (GString *html, gboolean *open, gboolean wanted)
{
  if (*open != wanted)
    g_string_append (html, wanted ? "<ul>\n" : "</ul>\n");
  *open = wanted;
}

/* Documents */

static void
add_block (GString *html, const ForconBlock *block)
{
  switch (block->kind)
    {
    case FORCON_BLOCK_TITLE:
      forcon_html_add (html, "h1", block->text);
      break;
    case FORCON_BLOCK_HEADING:
    case FORCON_BLOCK_PLATE:
      forcon_html_add (html, "h2", block->text);
      break;
    case FORCON_BLOCK_LINE:
      forcon_html_add (html, "p", block->text);
      break;
    case FORCON_BLOCK_ITEM:
      forcon_html_add (html, "li", block->text);
      break;
    case FORCON_BLOCK_QUOTE:
      add_quote (html, block->text);
      break;
    case FORCON_BLOCK_TABLE:
      add_table (html, block->table);
      break;
    case FORCON_BLOCK_PICTURE:
    case FORCON_BLOCK_BREAK:
    default:
      break;
    }
}

char *
forcon_html_page_of (const ForconDocument *document)
{
  GString *html = g_string_new (NULL);
  gboolean list = FALSE;

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const ForconBlock *block = &g_array_index (document->blocks, ForconBlock, i);

      forcon_html_set_list (html, &list, block->kind == FORCON_BLOCK_ITEM);
      add_block (html, block);
    }
  forcon_html_set_list (html, &list, FALSE);
  return g_string_free (html, FALSE);
}
