/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/play-papers.h"

#include "base/language.h"

#include "render/card/card-model.h"
#include "render/paper/cut-grid.h"
#include "render/card/draw-card.h"

/* Cards stand side by side in two columns. */
#define COLUMNS 2

/* From the cut to the frame of a card, mm. */
#define MARGIN 1.0

/* A page of cards: @cards: (element-type ForconCardModel), no more than there are cells. */
typedef struct {
  ForconCutGrid grid;
  GPtrArray *cards;
} CardsPage;

static void
cards_page_free (gpointer data)
{
  CardsPage *page = data;

  g_ptr_array_unref (page->cards);
  g_free (page);
}

static void
draw_cards (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const CardsPage *page = data;
  ForconDraw draw = { .cr = cr, .style = style, .layout = forcon_draw_layout_new (cr, style) };
  gboolean large = page->grid.columns * page->grid.rows == FORCON_CARDS_LARGE;
  double margin = FORCON_MM (MARGIN);

  forcon_cut_grid_draw (&page->grid, &draw);
  for (guint i = 0; i < page->cards->len; i++)
    {
      g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
      ForconCardDraw card_draw = { .draw = draw, .card = g_ptr_array_index (page->cards, i), .texts = texts };
      ForconBox cell = forcon_cut_grid_cell (&page->grid, i);

      forcon_card_draw_paper (
          &card_draw,
          (ForconBox){ cell.x + margin, cell.y + margin, cell.width - 2 * margin, cell.height - 2 * margin }, large);
    }
  g_object_unref (draw.layout);
}

ForconFolio *
forcon_cards_folio (const ForconBattle *fleet, const ForconRules *rules, const GArray *ships, guint per_page,
                    const ForconPaperForm *form)
{
  ForconFolio *folio = forcon_folio_new (_ ("Fleet cards"), form->style);
  ForconFormationId formation = FORCON_NO_FORMATION;
  CardsPage *page = NULL;

  g_return_val_if_fail (per_page == FORCON_CARDS_LARGE || per_page == FORCON_CARDS_COMPACT, folio);
  for (guint i = 0; i < ships->len; i++)
    {
      ForconShipId ship = g_array_index (ships, ForconShipId, i);
      ForconFormationId of = forcon_battle_ship (fleet, ship)->formation;

      if (i % per_page == 0)
        {
          page = g_new0 (CardsPage, 1);
          ForconLeaf leaf = { forcon_paper_size (form->paper, FALSE), draw_cards, page, cards_page_free };

          page->grid = forcon_cut_grid_fill (leaf.size, COLUMNS, per_page / COLUMNS);
          page->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_card_model_free);
          forcon_folio_add (folio, &leaf);
        }
      if (i == 0 || !FORCON_ID_EQUAL (of, formation))
        forcon_folio_mark (folio, forcon_folio_length (folio) - 1, 0, forcon_card_formation (fleet, ship));
      formation = of;
      g_ptr_array_add (page->cards, forcon_card_model_new (fleet, rules, ship));
    }
  return folio;
}

/* Those of a formation, its flagship first. */
static void
add_formation (GArray *ships, const ForconBattle *fleet, ForconFormationId formation)
{
  ForconShipId flagship = forcon_battle_formation (fleet, formation)->flagship;

  for (gint pass = 0; pass < 2; pass++)
    for (guint i = 1; i <= fleet->n_ships; i++)
      {
        const ForconShip *ship = &fleet->ships[i - 1];
        ForconShipId id = { (guint16) i };

        if (FORCON_ID_EQUAL (ship->formation, formation) && ship->status != FORCON_SHIP_DESTROYED
            && FORCON_ID_EQUAL (id, flagship) == (pass == 0))
          g_array_append_val (ships, id);
      }
}

GArray *
forcon_cards_ships_of (const ForconBattle *fleet, ForconSideId side)
{
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= fleet->n_formations; i++)
    if (FORCON_ID_EQUAL (fleet->formations[i - 1].side, side))
      add_formation (ships, fleet, (ForconFormationId){ (guint16) i });
  return ships;
}
