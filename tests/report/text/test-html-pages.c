/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/text/html-page.h"

static void
assert_page (const ForconDocument *page, const char *expected)
{
  g_autofree char *html = forcon_html_page_of (page);

  g_assert_cmpstr (html, ==, expected);
}

static void
test_blocks (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_title (page, "Война");
  forcon_document_heading (page, "Orders");
  forcon_document_line (page, 0, "none");
  assert_page (page, "<h1>Война</h1>\n<h2>Orders</h2>\n<p>none</p>\n");
}

static void
test_lists (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_item (page, 0, "one");
  forcon_document_item (page, 0, "two");
  forcon_document_line (page, 0, "end");
  assert_page (page, "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>end</p>\n");
}

static void
test_marks (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_item (page, 0, "<b>&\"");
  assert_page (page, "<ul>\n<li>&lt;b&gt;&amp;&quot;</li>\n</ul>\n");
}

static void
test_quote (void)
{
  g_autoptr (ForconDocument) page = forcon_document_new ();

  forcon_document_quote (page, 0, "hold\n<go>\n");
  assert_page (page, "<blockquote>hold<br>&lt;go&gt;</blockquote>\n");
}

static void
test_table (void)
{
  const ForconColumn columns[] = { { "Ship", 1 }, { "Hits", 1 } };
  const char *const cells[] = { "A<1>", "5/5" };
  g_autoptr (ForconDocument) page = forcon_document_new ();
  ForconDocumentTable *table = forcon_document_table_new (columns, G_N_ELEMENTS (columns));

  table->figures = TRUE;
  forcon_document_table_add (table, 0, NULL, cells);
  forcon_document_table (page, table);
  assert_page (page, "<div class=\"wide\" tabindex=\"0\"><table class=\"figures\">\n"
                     "<tr class=\"heads\"><th>Ship</th><th>Hits</th></tr>\n"
                     "<tr><td>A&lt;1&gt;</td><td data-label=\"Hits\">5/5</td></tr>\n</table></div>\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/html-pages/titles, headings and lines", test_blocks);
  g_test_add_func ("/report/html-pages/items that follow each other are one list", test_lists);
  g_test_add_func ("/report/html-pages/no text becomes part of the page", test_marks);
  g_test_add_func ("/report/html-pages/the lines of what a person wrote are kept", test_quote);
  g_test_add_func ("/report/html-pages/a table has its heads and its figures", test_table);
  return g_test_run ();
}
