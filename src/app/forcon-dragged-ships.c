/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-dragged-ships.h"

static ForconShips *
copy_ships (const ForconShips *ships)
{
  return g_memdup2 (ships, sizeof *ships);
}

G_DEFINE_BOXED_TYPE (ForconShips, forcon_dragged_ships, copy_ships, g_free)
