/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "crowded-table.h"

#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"

/* Ships of a formation, and the cm between two of them, and between the lines of the two sides. */
#define FORMATION 4
#define APART 7
#define BETWEEN 60

/* Two sides of as many ships in formations side by side, rank behind rank. */
static void
add_ships (ForconBattle *battle, const GArray *cards, guint ships)
{
  ForconFormationId formation = FORCON_NO_FORMATION;
  gint files = (gint) (battle->size.y / FORCON_CM (APART)) - 1;

  for (guint i = 0, next = 0; i < ships; i++)
    {
      ForconSideId side = { (guint16) (i < ships / 2 ? 1 : 2) };
      gint place = (gint) (i % MAX (ships / 2, 1));
      gint east = side.value == 2 ? 1 : -1;
      ForconPoint at = { battle->size.x / 2 + east * FORCON_CM (BETWEEN / 2 + place / files * APART),
                         FORCON_CM (APART) * (place % files + 1) };
      ForconCard card = { 0 };

      while (g_array_index (cards, ForconCard, next % cards->len).speed == 0)
        next++;
      forcon_card_copy (&card, &g_array_index (cards, ForconCard, next++ % cards->len));
      g_free (card.id);
      card.id = g_strdup_printf ("ship-%u", i + 1);
      if (place % FORMATION == 0)
        formation = forcon_battle_add_formation (battle, NULL, NULL, side);
      forcon_battle_add_ship_to (battle, &card, side, at, FORCON_DEGREES (east < 0 ? 90 : 270), formation);
    }
}

/* Mines between the lines, in no one's way. */
static void
add_mines (ForconBattle *battle, const ForconRules *rules, guint mines)
{
  gint files = (gint) (battle->size.y / FORCON_CM (2)) - 1;

  for (guint i = 0; i < mines; i++)
    {
      ForconPoint at = { battle->size.x / 2 + FORCON_CM ((gint) i / files - (gint) mines / files / 2) * 2,
                         FORCON_CM (2) * ((gint) i % files + 1) };

      forcon_battle_add_mine (battle, (ForconSideId){ (guint16) (i % 2 + 1) }, at,
                              &rules->mine.cards[i % FORCON_N_CHARGE]);
    }
}

/**
 * crowded_table_write:
 * @folder: where to
 * @ships: how many, of the ready-made campaign, half of them for each of two sides
 * @mines: how many mines besides
 * @step: of the first side's turn in the first round
 *
 * Returns: (transfer full): path of a battle script with a table 200 by 150 cm, or as large as the ships need
 */
char *
crowded_table_write (const char *folder, guint ships, guint mines, ForconStep step)
{
  g_autofree char *scenario_path = forcon_data_find ("scenarios/forcon-2010.xml", NULL);
  g_autofree char *name = g_strdup_printf ("crowd-%u-%d.xml", ships, step);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (scenario_path, NULL, NULL);
  g_autoptr (ForconBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  gint ranks = (gint) ships / 2 / (150 / APART - 1) + 1;
  char *path = g_build_filename (folder, name, NULL);

  battle = forcon_battle_new ("Crowd", (ForconPoint){ FORCON_CM (MAX (200, BETWEEN + 2 * (ranks + 1) * APART)),
                                                      FORCON_CM (150) });
  forcon_battle_add_side (battle, "west", "West");
  forcon_battle_add_side (battle, "east", "East");
  g_array_index (battle->roster->sides, ForconSide, 1).colour = 1;
  add_ships (battle, scenario->campaign->fleet->roster->cards, ships);
  add_mines (battle, scenario->rules, mines);
  battle->random = forcon_random_seeded (1, FORCON_RANDOM_BATTLE_STREAM);
  battle->round = 1;
  battle->first = battle->side = (ForconSideId){ 1 };
  battle->step = step;
  forcon_script_save (battle, &(const ForconScriptRules){ scenario->rules_name, "" }, NULL, path, &error);
  g_assert_no_error (error);
  return path;
}
