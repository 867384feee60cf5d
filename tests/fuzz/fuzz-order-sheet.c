/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order sheet in whatever letters: it is handed in, the half-phase is resolved, and all of it is undone. */
#include "campaign/orders/order-completion.h"
#include "storage/store/sheet-file.h"
#include "forcon-test-campaign.h"
#include "fuzz-campaign.h"
#include "fuzz.h"

#include <string.h>

static TestCampaign *test;

void
fuzz_begin (void)
{
  test = test_campaign_new ();
}

static void
complete (ForconSideId admiral, const char *text, gsize cursor)
{
  g_autoptr (GArray) ways = forcon_order_complete (test->campaign, admiral, text, cursor);

  g_assert_cmpuint (ways->len, <=, FORCON_COMPLETIONS_MAX);
  for (guint i = 0; i < ways->len; i++)
    g_assert_cmpuint (g_array_index (ways, ForconCompletion, i).start, <=, cursor);
}

static void
hand_in (ForconSideId admiral, const char *text)
{
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN, .by = "master" };

  command.hand_in.admiral = admiral;
  command.hand_in.text = g_intern_string (text);
  if (!fuzz_do (chronicle, &command))
    return;
  fuzz_advance (chronicle, 2);
  fuzz_check_entries (chronicle);
  fuzz_check_undo (chronicle);
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  ForconSideId admiral = size > 0 && bytes[0] % 2 == 0 ? TEST_ADMIRAL_BLUE : TEST_ADMIRAL_RED;
  g_autoptr (GError) error = NULL;
  const char *encoding = NULL;
  g_autofree char *text = forcon_sheet_text ("sheet", (const char *) bytes, size, &encoding, &error);

  if (fuzz_refused (text, error))
    return;
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_nonnull (encoding);
  complete (admiral, text, strlen (text));
  if (fuzz_refused (forcon_sheet_text_fits ("sheet", text, &error) ? text : NULL, error))
    return;
  hand_in (admiral, text);
}
