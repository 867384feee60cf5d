/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/balance/arena.h"

/* Between the ships of a rank, between ranks, and from the last rank to the edge of the table. */
#define BESIDE FORCON_CM (14)
#define BEHIND FORCON_CM (12)
#define MARGIN FORCON_CM (40)
#define SHIPS_OF_RANK 10

static guint
n_ranks (const GPtrArray *cards)
{
  return (cards->len + SHIPS_OF_RANK - 1) / SHIPS_OF_RANK;
}

/* Each rank stands in the middle of the table's height. */
static ForconPoint
place (const GPtrArray *cards, guint number, ForconLength front, gint away, ForconLength height)
{
  guint rank = number / SHIPS_OF_RANK;
  guint in_rank = MIN (cards->len - rank * SHIPS_OF_RANK, SHIPS_OF_RANK);
  ForconLength top = (height - (ForconLength) (in_rank - 1) * BESIDE) / 2;

  return (ForconPoint){ front + away * (ForconLength) rank * BEHIND,
                        top + (ForconLength) (number % SHIPS_OF_RANK) * BESIDE };
}

static void
add_fleet (ForconBattle *battle, const char *word, const GPtrArray *cards, ForconLength front, gint away)
{
  ForconSideId side = forcon_battle_add_side (battle, word, word);

  for (guint i = 0; i < cards->len; i++)
    {
      ForconCard card = { 0 };

      forcon_card_copy (&card, g_ptr_array_index (cards, i));
      g_free (card.id);
      card.id = g_strdup_printf ("%s-%u", word, i + 1);
      forcon_battle_add_ship (battle, &card, side, place (cards, i, front, away, battle->size.y),
                              FORCON_DEGREES (away < 0 ? 90 : 270));
    }
}

ForconBattle *
forcon_arena_new (const GPtrArray *left, const GPtrArray *right, ForconLength apart)
{
  ForconLength depth_left = MARGIN + (ForconLength) n_ranks (left) * BEHIND;
  ForconLength depth_right = MARGIN + (ForconLength) n_ranks (right) * BEHIND;
  ForconPoint size = { depth_left + apart + depth_right, 2 * MARGIN + SHIPS_OF_RANK * BESIDE };
  ForconBattle *battle = forcon_battle_new ("arena", size);

  add_fleet (battle, "left", left, depth_left, -1);
  add_fleet (battle, "right", right, depth_left + apart, 1);
  return battle;
}
