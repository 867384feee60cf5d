/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of formations in the same way at a table and on the map. */
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_wording_joined (const ForconBattle *battle, ForconShipId ship, const char *formation, gint succession)
{
  if (succession > 0)
    /* Translators: the ship, the formation, the ship's place in the line of succession. */
    return g_strdup_printf (_ ("%1$s joins %2$s, number %3$d in the line of succession."),
                            forcon_wording_ship (battle, ship), formation, succession);
  return g_strdup_printf (_ ("%1$s joins %2$s."), forcon_wording_ship (battle, ship), formation);
}

char *
forcon_wording_hider (const ForconTelling *telling, const ForconContest *contest)
{
  const char *ship = forcon_wording_ship (telling->battle, contest->ship);
  g_autofree char *dice = forcon_wording_dice (telling, contest->roll);
  g_autofree char *crew = forcon_wording_signed (contest->crew);
  g_autofree char *bonus = forcon_wording_signed (contest->bonus);

  if (contest->bonus != 0)
    /* Translators: the ship, the die, its EW defence, its crew's modifier with its sign, what its ambush adds, the
     * total. */
    return g_strdup_printf (_ ("%1$s hides: %2$s, EW defence %3$d, crew %4$s, ambush %5$s, together %6$d."), ship, dice,
                            contest->ew, crew, bonus, contest->total);
  /* Translators: the ship, the die, its EW defence, its crew's modifier with its sign, the total. */
  return g_strdup_printf (_ ("%1$s hides: %2$s, EW defence %3$d, crew %4$s, together %5$d."), ship, dice, contest->ew,
                          crew, contest->total);
}

char *
forcon_wording_seeker (const ForconTelling *telling, const ForconContest *contest)
{
  g_autofree char *dice = forcon_wording_dice (telling, contest->roll);
  g_autofree char *crew = forcon_wording_signed (contest->crew);

  /* Translators: the ship, the die, its EW attack, its crew's modifier with its sign, the total. */
  return g_strdup_printf (_ ("%1$s seeks: %2$s, EW attack %3$d, crew %4$s, together %5$d."),
                          forcon_wording_ship (telling->battle, contest->ship), dice, contest->ew, crew,
                          contest->total);
}

char *
forcon_wording_found (gboolean found)
{
  return g_strdup (found ? _ ("Found.") : _ ("Not found."));
}
