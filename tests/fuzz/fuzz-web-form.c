/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a telephone sends as a form: an order sheet that is read, a reading that is chosen, an order put together by taps. */
#include "campaign/knowledge/knowledge.h"
#include "forcon-test-campaign.h"
#include "fuzz.h"
#include "web/house/web-form.h"
#include "web/house/web-order.h"
#include "web/house/web-sheet.h"

#include <string.h>

static ForconChronicle *chronicle;
static ForconKnowledge *knowledge;

void
fuzz_begin (void)
{
  TestCampaign *test = test_campaign_new ();
  g_autoptr (GError) error = NULL;

  chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  knowledge = forcon_knowledge_at_position (chronicle, TEST_ADMIRAL_RED, 0, "Contact", &error);
  g_assert_no_error (error);
}

static guint
count (const char *text, const char *what)
{
  guint found = 0;

  for (const char *at = strstr (text, what); at != NULL; at = strstr (at + 1, what))
    found++;
  return found;
}

/* The marks that the page has with an empty sheet: no text adds one of these. */
static void
check_page (const char *text, const ForconWebPicks *picks)
{
  static const char *const marks[] = { "<script", "<textarea", "</textarea", "<form", "<style", "<iframe", "<a " };
  const ForconWebSheet sheet = { .text = text, .picks = picks, .key = "0" };
  const ForconWebSheet empty = { .text = "", .picks = picks, .key = "0" };
  g_autoptr (GBytes) page = forcon_web_sheet_page (chronicle, knowledge, &sheet);
  g_autoptr (GBytes) plain = forcon_web_sheet_page (chronicle, knowledge, &empty);
  gsize size, plain_size;
  const char *bytes = g_bytes_get_data (page, &size);
  const char *plain_bytes = g_bytes_get_data (plain, &plain_size);
  g_autofree char *html = g_strndup (bytes, size);
  g_autofree char *plain_html = g_strndup (plain_bytes, plain_size);

  g_assert_true (g_utf8_validate (bytes, (gssize) size, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    g_assert_cmpuint (count (html, marks[i]), ==, count (plain_html, marks[i]));
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (GBytes) body = g_bytes_new (bytes, size);
  g_autoptr (GHashTable) form = forcon_web_form_parse (body);
  g_autofree char *text = forcon_web_form_text (form, "text");
  g_autofree char *act = forcon_web_form_text (form, "act");
  g_autofree char *line = forcon_web_order_line (knowledge, form);
  g_autoptr (ForconWebPicks) picks = forcon_web_picks_new ();
  g_autoptr (GArray) picked = NULL;

  if (line != NULL)
    check_page (line, picks);
  if (text == NULL)
    return;
  g_assert_true (g_utf8_validate (text, -1, NULL));
  check_page (text, picks);
  if (act == NULL)
    return;
  forcon_web_sheet_pick (chronicle, knowledge, text, act, picks);
  picked = forcon_web_sheet_picked (chronicle, knowledge, text, picks);
  g_assert_nonnull (picked);
  check_page (text, picks);
}
