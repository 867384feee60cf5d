/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trays: a formation's counters lie on one, so that it is moved as a whole (F-FORM-4). */
#include "render/paper/play-papers.h"

#include "base/language.h"
#include <math.h>

#include "render/card/card-model.h"
#include "engine/state/formation.h"
#include "base/text.h"
#include "render/counters/token-page.h"

/* From the bases to the edge of a tray, mm. */
#define AIR 2.0
#define NAME_AIR 1.2
#define CAPTION_AIR 0.6

/* A tray is no narrower, so that a name has room, mm. */
#define LEAST 34.0

/* mm of a length of the rules. */
#define MM_OF(length) ((length) / 10.0)

/* Rounding must not make bases overlap, mm. */
#define SLACK 0.001

/*
 * The place that touches both of two bases, on one hand of the way from the first to the second.
 *
 * Returns: whether there is one
 */
static gboolean
touching (const ForconToken *a, const ForconToken *b, double radius, double hand, double *x, double *y)
{
  double near = a->radius + radius;
  double far = b->radius + radius;
  double distance = hypot (b->x - a->x, b->y - a->y);
  double along = (near * near - far * far + distance * distance) / (2 * distance);
  double across = near * near - along * along;

  if (across < 0)
    return FALSE;
  *x = a->x + (along * (b->x - a->x) - hand * sqrt (across) * (b->y - a->y)) / distance;
  *y = a->y + (along * (b->y - a->y) + hand * sqrt (across) * (b->x - a->x)) / distance;
  return TRUE;
}

/* Where the next base is nearest to the flagship's: it touches two that lie there, the second one the first. */
static void
find_place (const GArray *bases, double radius, double *best_x, double *best_y)
{
  const ForconToken *first = &g_array_index (bases, ForconToken, 0);
  double least = G_MAXDOUBLE;

  *best_x = first->x + first->radius + radius;
  *best_y = first->y;
  for (guint i = 0; i < bases->len; i++)
    for (guint k = 0; k < bases->len; k++)
      for (gint hand = -1; i != k && hand <= 1; hand += 2)
        {
          double x, y;

          if (!touching (&g_array_index (bases, ForconToken, i), &g_array_index (bases, ForconToken, k), radius, hand,
                         &x, &y)
              || hypot (x, y) >= least - SLACK)
            continue;

          gboolean is_free = TRUE;

          for (guint n = 0; n < bases->len && is_free; n++)
            {
              const ForconToken *base = &g_array_index (bases, ForconToken, n);

              is_free = hypot (base->x - x, base->y - y) >= base->radius + radius - SLACK;
            }
          if (!is_free)
            continue;
          least = hypot (x, y);
          *best_x = x;
          *best_y = y;
        }
}

/* The flagship in the middle, then the others, large before small. */
static GArray *
lay_out (const ForconBattle *fleet, ForconFormationId formation)
{
  GArray *bases = g_array_new (FALSE, TRUE, sizeof (ForconToken));
  ForconShips ships = forcon_formation_ships (fleet, formation);
  ForconShipId lead = forcon_formation_lead (fleet, formation);
  gboolean done[FORCON_FORMATION_SHIPS_MAX] = { FALSE };

  for (guint n = 0; n < ships.n; n++)
    {
      guint next = ships.n;

      for (guint i = 0; i < ships.n; i++)
        {
          gboolean larger = next == ships.n
                            || forcon_battle_card (fleet, ships.ship[i])->diameter
                                   > forcon_battle_card (fleet, ships.ship[next])->diameter;

          if (!done[i] && (n == 0 ? FORCON_ID_EQUAL (ships.ship[i], lead) : larger))
            next = i;
        }
      if (next == ships.n)
        break;
      done[next] = TRUE;

      const ForconCard *card = forcon_battle_card (fleet, ships.ship[next]);
      ForconToken token = { .kind = FORCON_TOKEN_BASE,
                            .radius = MM_OF (card->diameter) / 2,
                            .type = card->type,
                            .name = card->blank ? NULL : g_strdup (forcon_name (card->name)) };

      if (bases->len > 0)
        find_place (bases, token.radius, &token.x, &token.y);
      g_array_append_val (bases, token);
    }
  return bases;
}

/* What all bases cover together, mm. */
static ForconBox
extent (const GArray *bases)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < bases->len; i++)
    {
      const ForconToken *base = &g_array_index (bases, ForconToken, i);

      left = MIN (left, base->x - base->radius);
      top = MIN (top, base->y - base->radius);
      right = MAX (right, base->x + base->radius);
      bottom = MAX (bottom, base->y + base->radius);
    }
  return (ForconBox){ left, top, right - left, bottom - top };
}

static void
add_tray (ForconTokenShelf *shelf, const ForconBattle *fleet, ForconFormationId formation)
{
  g_autoptr (GArray) bases = lay_out (fleet, formation);
  ForconBox box;
  ForconTokenPiece piece = { 0 };

  if (bases->len == 0)
    return;
  box = extent (bases);
  piece.width = MAX (box.width + 2 * AIR, LEAST);
  piece.height = box.height + 2 * AIR + FORCON_TOKEN_CAPTION;
  forcon_token_shelf_place (shelf, piece.width, piece.height, &piece.x, &piece.y);
  g_array_append_val (shelf->page->pieces, piece);
  for (guint i = 0; i < bases->len; i++)
    {
      ForconToken token = g_array_index (bases, ForconToken, i);

      token.x += piece.x + (piece.width - box.width) / 2 - box.x;
      token.y += piece.y + AIR - box.y;
      g_array_append_val (shelf->page->tokens, token);
    }
  forcon_token_page_add_caption (shelf->page,
                                 (ForconBox){ piece.x + NAME_AIR,
                                              piece.y + piece.height - FORCON_TOKEN_CAPTION - CAPTION_AIR,
                                              piece.width - 2 * NAME_AIR, FORCON_TOKEN_CAPTION },
                                 forcon_card_formation (fleet, forcon_formation_lead (fleet, formation)));
}

ForconFolio *
forcon_trays_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *formations,
                    const ForconPaperForm *form)
{
  ForconFolio *folio = forcon_folio_new (_ ("Trays"), form->style);
  ForconTokenShelf shelf = forcon_token_shelf (
      folio, form->paper, _ ("Glue a tray on cardboard; its counters lie on the outlines, so that their bases touch."));

  for (guint i = 0; i < formations->len; i++)
    add_tray (&shelf, fleet, g_array_index (formations, ForconFormationId, i));
  return folio;
}
