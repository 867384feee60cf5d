/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A map that outlives the one that it was made from, as pages do. */
#include "render/map/sector-map.h"

static const char *
keep (ForconMapModel *copy, const char *text)
{
  return text == NULL ? NULL : g_string_chunk_insert_const (copy->texts, text);
}

static void
clear_cell (gpointer data)
{
  g_free (((ForconMapCell *) data)->corners);
}

static void
copy_things (ForconMapModel *copy, const ForconMapModel *model)
{
  copy->ways = g_array_copy (model->ways);
  copy->signs = g_array_copy (model->signs);
  for (guint i = 0; i < copy->signs->len; i++)
    {
      ForconMapSign *sign = &g_array_index (copy->signs, ForconMapSign, i);

      sign->name = keep (copy, sign->name);
    }
  copy->tokens = g_array_copy (model->tokens);
  for (guint i = 0; i < copy->tokens->len; i++)
    {
      ForconMapToken *token = &g_array_index (copy->tokens, ForconMapToken, i);

      token->name = keep (copy, token->name);
    }
  copy->notes = g_array_copy (model->notes);
  for (guint i = 0; i < copy->notes->len; i++)
    {
      ForconMapNote *note = &g_array_index (copy->notes, ForconMapNote, i);

      note->text = keep (copy, note->text);
    }
}

ForconMapModel *
forcon_map_model_copy (const ForconMapModel *model)
{
  ForconMapModel *copy = g_memdup2 (model, sizeof *model);

  copy->texts = g_string_chunk_new (1024);
  copy->name = keep (copy, model->name);
  copy->cells = g_array_copy (model->cells);
  g_array_set_clear_func (copy->cells, clear_cell);
  for (guint i = 0; i < copy->cells->len; i++)
    {
      ForconMapCell *cell = &g_array_index (copy->cells, ForconMapCell, i);

      cell->big = keep (copy, cell->big);
      cell->name = keep (copy, cell->name);
      cell->corners = g_memdup2 (cell->corners, cell->n_corners * sizeof *cell->corners);
    }
  copy_things (copy, model);
  copy->admirals = g_array_copy (model->admirals);
  for (guint i = 0; i < copy->admirals->len; i++)
    {
      ForconMapAdmiral *admiral = &g_array_index (copy->admirals, ForconMapAdmiral, i);

      admiral->name = keep (copy, admiral->name);
      admiral->power = keep (copy, admiral->power);
    }
  return copy;
}
