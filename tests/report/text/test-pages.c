/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/text/text-page.h"

#include <locale.h>
#include <string.h>

static void
assert_page (const ForconDocument *page, const char *expected)
{
  g_autofree char *text = forcon_text_page_of (page);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_headings (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_title (page, "Война");
  forcon_document_heading (page, "Orders");
  forcon_document_item (page, 2, "one");
  assert_page (page, "Война\n=====\n\nOrders\n------\n  - one\n");
}

static void
test_breaks (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();
  g_autofree char *word = g_strnfill (40, 'a');
  g_autofree char *text = g_strdup_printf ("%s %s b", word, word);
  g_autofree char *expected = g_strdup_printf ("  - %s\n    %s b\n", word, word);

  forcon_document_item (page, 2, text);
  assert_page (page, expected);
}

static void
test_full_line (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();
  g_autofree char *word = g_strnfill (FORCON_PAGE_COLUMNS - 2, 'a');
  g_autofree char *text = g_strconcat (word, " b", NULL);
  g_autofree char *expected = g_strconcat (word, " b\n", NULL);

  g_assert_cmpuint (strlen (text), ==, FORCON_PAGE_COLUMNS);
  forcon_document_line (page, 0, text);
  assert_page (page, expected);
}

/* Each line counts what it shows: wide characters are two columns, marks above a letter none. */
static void
test_columns (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_title (page, "日本 e\xcc\x81");
  assert_page (page, "日本 e\xcc\x81\n======\n");
}

static void
test_endless_name (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();
  g_autofree char *name = g_strnfill (1000, 'x');
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  forcon_document_item (page, 0, name);
  text = forcon_text_page_of (page);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    g_assert_cmpuint (strlen (*line), <=, FORCON_PAGE_COLUMNS);
  g_assert_cmpuint (g_strv_length (lines), ==, (1000 + 75) / 76 + 1);
}

static void
test_hostile (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_line (page, 0, "a\nb\x1b[1m \xe2\x80\xae" "c \xff");
  assert_page (page, "a\\x0ab\\x1b[1m \\u202ec \\xff\n");
}

static void
test_quote (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_quote (page, 2, "first\r\n\x1bsecond\n");
  assert_page (page, "  | first\n  | \\x1bsecond\n");
}

static void
test_section (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_section (page, "Mines", forcon_document_new (), NULL);
  assert_page (page, "");
  forcon_document_section (page, "Seen", forcon_document_new (), "Nothing.");
  assert_page (page, "\nSeen\n----\nNothing.\n");
}

/* What says itself in words is told so, below what stands above it; else cells stand under their heads. */
static void
test_table (void)
{
  const ForconColumn columns[] = { { "Ship", 2 }, { "Hits", 1 } };
  const char *const grozny[] = { "Grozny", "5/6" };
  const char *const serg[] = { "Князь Серг", "12/12" };
  ForconDocumentTable *table = forcon_document_table_new (columns, G_N_ELEMENTS (columns));
  ForconDocumentTable *told = forcon_document_table_new (columns, G_N_ELEMENTS (columns));
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_table_add (table, 0, NULL, grozny);
  forcon_document_table_add (table, 0, NULL, serg);
  forcon_document_table_set_caption (told, "Squadron 1: B2");
  forcon_document_table_add (told, 2, "Grozny: hits 5 of 6", grozny);
  forcon_document_table (page, table);
  forcon_document_table (page, told);
  assert_page (page, "Ship        Hits\nGrozny      5/6\nКнязь Серг  12/12\nSquadron 1: B2\n  - Grozny: hits 5 of 6\n");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/pages/titles and headings are underlined as long as they are", test_headings);
  g_test_add_func ("/report/pages/what does not fit goes on under the text", test_breaks);
  g_test_add_func ("/report/pages/a line is filled to its end", test_full_line);
  g_test_add_func ("/report/pages/columns are counted, not characters", test_columns);
  g_test_add_func ("/report/pages/an endless name is broken", test_endless_name);
  g_test_add_func ("/report/pages/names do nothing to a terminal", test_hostile);
  g_test_add_func ("/report/pages/a quoted text keeps its lines", test_quote);
  g_test_add_func ("/report/pages/an empty section is left out or says so", test_section);
  g_test_add_func ("/report/pages/a table is told in words, or in columns", test_table);
  return g_test_run ();
}
