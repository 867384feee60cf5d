/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-fleets.h"

#include "render/paper/play-papers.h"
#include "render/drawing/witness.h"

static char *
path_of (const char *name)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "scenarios", name, NULL);
}

ForconScenario *
render_nexus (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = path_of ("forcon-2010.xml");
  ForconScenario *scenario = forcon_scenario_load (path, NULL, &error);

  g_assert_no_error (error);
  return scenario;
}

ForconScript *
render_hub (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = path_of ("hegen-hub.xml");
  ForconScript *script = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

GArray *
render_everybody (const ForconBattle *fleet)
{
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint side = 1; side <= forcon_battle_n_sides (fleet); side++)
    {
      g_autoptr (GArray) own = forcon_cards_ships_of (fleet, (ForconSideId){ (guint16) side });

      g_array_append_vals (ships, own->data, own->len);
    }
  return ships;
}

void
render_check_whole (const ForconFolio *folio)
{
  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        if (g_array_index (written, ForconWritten, i).shortened)
          g_test_fail_printf ("page %u: “%s” is shortened", page + 1, g_array_index (written, ForconWritten, i).text);
    }
}
