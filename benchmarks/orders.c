/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What it costs to read an order sheet of 20 lines in the ready-made campaign, and how far that is from its limit, of an
 * optimised build: 1.0 is the limit, more is better.
 */
#include "storage/files/data.h"
#include "campaign/reading/order-sheet.h"
#include "storage/scenario/scenario.h"

#include "forcon-test-rules.h"

#include <locale.h>
#include <time.h>

#define SCENARIO "scenarios/forcon-2010.xml"
#define ADMIRAL ((ForconSideId){ 1 })
#define ROUNDS 50
#define LIMIT_MS 5.0

/* Orders as they come: both languages, spelled well and badly, with remarks between them. */
static const char *const sheet
    = "Добрый вечер, мастер!\n"
      "Железная стена: оборона C1, оборонительный порядок\n"
      "Копьё: перейти в B2, боевой порядок, затем патруль\n"
      "копье: потом вернутся в B1\n"
      "Следопыты - разведка A2, не вступать в бой\n"
      "Iron Wall: defend C1 in defensive posture\n"
      "Lance move to B2, batle formation, then patrol\n"
      "Pathfinders scout A2 (quietly, please)\n"
      "Lance attack Tiger in D4\n"
      "Lance attack Tigger\n"
      "if Tiger comes to C1, Iron Wall falls back to B1\n"
      "1) Pathfinders: ambush in A1\n"
      "2) Pathfinders: hold fire until they are close\n"
      "всем: походный порядок\n"
      "Lance: move to C9\n"
      "Lance lay 4 mines in B1; sweep mines in A1\n"
      "Lance: land 5 troops on the planet\n"
      "Что там с подкреплением?\n"
      "Iron Wall move to B1, A1, then A2\n"
      "Удачи всем нам\n";

static double
time_reading (const ForconScenario *scenario, guint *n_lines)
{
  clock_t start = clock ();
  g_autoptr (ForconReadSheet) result
      = forcon_order_sheet_read (scenario->campaign, forcon_test_rules (), ADMIRAL, sheet);
  GPtrArray *lines = result->lines;

  *n_lines = lines->len;
  return 1000.0 * (double) (clock () - start) / CLOCKS_PER_SEC;
}

int
main (void)
{
  setlocale (LC_ALL, "");

  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (SCENARIO, &error);
  g_autoptr (ForconScenario) scenario = path == NULL ? NULL : forcon_scenario_load (path, NULL, &error);
  double best = G_MAXDOUBLE;
  guint n_lines = 0;

  if (scenario == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  double first = time_reading (scenario, &n_lines);

  for (guint i = 0; i < ROUNDS; i++)
    best = MIN (best, time_reading (scenario, &n_lines));
  g_print ("%-44s %10.2f ms\n", "the first sheet of a process", first);
  g_print ("%-44s %10.2f ms %8.1f of the limit of %.0f\n", "a sheet of 20 lines", best, LIMIT_MS / best, LIMIT_MS);
  return 0;
}
