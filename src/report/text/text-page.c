/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/text/text-page.h"

#include "base/text.h"

#include <string.h>

/* How many columns a character takes on a terminal. */
static guint
columns_of (gunichar character)
{
  if (g_unichar_iszerowidth (character))
    return 0;
  return g_unichar_iswide (character) ? 2 : 1;
}

static guint
columns (const char *text)
{
  guint count = 0;

  for (const char *place = text; *place != '\0'; place = g_utf8_next_char (place))
    count += columns_of (g_utf8_get_char (place));
  return count;
}

static void
add_blanks (GString *page, guint count)
{
  for (guint i = 0; i < count; i++)
    g_string_append_c (page, ' ');
}

/* A word that is longer than a line goes on in the next. Returns the columns that are taken then. */
static guint
add_long_word (GString *page, const char *word, guint taken, guint indent)
{
  for (; *word != '\0'; word = g_utf8_next_char (word))
    {
      gunichar character = g_utf8_get_char (word);

      if (taken + columns_of (character) > FORCON_PAGE_COLUMNS)
        {
          g_string_append_c (page, '\n');
          add_blanks (page, indent);
          taken = indent;
        }
      g_string_append_unichar (page, character);
      taken += columns_of (character);
    }
  return taken;
}

/* Words behind @taken columns; further lines begin at the indent. */
static void
add_words (GString *page, guint taken, guint indent, const char *text)
{
  g_autofree char *safe = forcon_text_escape (text);
  g_auto (GStrv) words = g_strsplit (safe, " ", -1);
  gboolean first = TRUE;

  for (char **word = words; *word != NULL; word++)
    {
      guint width = columns (*word);

      if (width == 0)
        continue;
      if (!first && taken + 1 + width <= FORCON_PAGE_COLUMNS)
        {
          g_string_append_c (page, ' ');
          taken++;
        }
      else if (!first)
        {
          g_string_append_c (page, '\n');
          add_blanks (page, indent);
          taken = indent;
        }
      taken = add_long_word (page, *word, taken, indent);
      first = FALSE;
    }
  g_string_append_c (page, '\n');
}

static void
add_underlined (GString *page, const char *text, char line)
{
  g_autofree char *safe = forcon_text_escape (text);
  guint width = MIN (columns (safe), FORCON_PAGE_COLUMNS);

  add_words (page, 0, 0, text);
  for (guint i = 0; i < width; i++)
    g_string_append_c (page, line);
  g_string_append_c (page, '\n');
}

static void
add_line (GString *page, guint indent, const char *text)
{
  add_blanks (page, indent);
  add_words (page, indent, indent, text);
}

static void
add_item (GString *page, guint indent, const char *text)
{
  add_blanks (page, indent);
  g_string_append (page, "- ");
  add_words (page, indent + 2, indent + 2, text);
}

/* The lines of what a person wrote are kept. */
static void
add_quote (GString *page, guint indent, const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_auto (GStrv) lines = g_strsplit (stripped, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      add_blanks (page, indent);
      g_string_append (page, "| ");
      add_words (page, indent + 2, indent + 2, g_strchomp (*line));
    }
}

/* Cells side by side, as wide as the widest of their column, as far as there is room. */
static void
add_cells (GString *page, char **cells, const guint *widths, guint n_columns)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < n_columns; i++)
    {
      g_autofree char *safe = forcon_text_escape (cells[i]);

      g_string_append (line, safe);
      for (guint k = columns (safe); k < widths[i] + 2 && i + 1 < n_columns; k++)
        g_string_append_c (line, ' ');
    }
  g_string_append_printf (page, "%s\n", g_strchomp (line->str));
}

static guint
width_of (char **cells, guint column, guint least)
{
  g_autofree char *safe = forcon_text_escape (cells[column]);

  return MAX (columns (safe), least);
}

static void
add_aligned (GString *page, const ForconDocumentTable *table)
{
  guint n_columns = table->heads->len;
  g_autofree guint *widths = g_new0 (guint, n_columns);

  for (guint i = 0; i < n_columns; i++)
    {
      widths[i] = width_of ((char **) table->heads->pdata, i, 0);
      for (guint row = 0; row < table->rows->len; row++)
        widths[i] = width_of (g_array_index (table->rows, ForconRow, row).cells, i, widths[i]);
    }
  add_cells (page, (char **) table->heads->pdata, widths, n_columns);
  for (guint row = 0; row < table->rows->len; row++)
    add_cells (page, g_array_index (table->rows, ForconRow, row).cells, widths, n_columns);
}

/* In words where all rows have some, else in columns. */
static void
add_table (GString *page, const ForconDocumentTable *table)
{
  if (table->caption != NULL)
    add_line (page, 0, table->caption);
  for (guint i = 0; i < table->rows->len; i++)
    if (g_array_index (table->rows, ForconRow, i).words == NULL)
      {
        add_aligned (page, table);
        return;
      }
  for (guint i = 0; i < table->rows->len; i++)
    add_item (page, g_array_index (table->rows, ForconRow, i).indent, g_array_index (table->rows, ForconRow, i).words);
}

static void
add_block (GString *page, const ForconBlock *block)
{
  switch (block->kind)
    {
    case FORCON_BLOCK_TITLE:
      add_underlined (page, block->text, '=');
      break;
    case FORCON_BLOCK_HEADING:
    case FORCON_BLOCK_PLATE:
      g_string_append_c (page, '\n');
      add_underlined (page, block->text, '-');
      break;
    case FORCON_BLOCK_LINE:
      add_line (page, block->indent, block->text);
      break;
    case FORCON_BLOCK_ITEM:
      add_item (page, block->indent, block->text);
      break;
    case FORCON_BLOCK_QUOTE:
      add_quote (page, block->indent, block->text);
      break;
    case FORCON_BLOCK_TABLE:
      add_table (page, block->table);
      break;
    case FORCON_BLOCK_PICTURE:
    case FORCON_BLOCK_BREAK:
    default:
      break;
    }
}

char *
forcon_text_page_of (const ForconDocument *document)
{
  GString *page = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    add_block (page, &g_array_index (document->blocks, ForconBlock, i));
  return g_string_free (page, FALSE);
}
