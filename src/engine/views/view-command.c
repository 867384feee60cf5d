/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands in the ids of a side's battle, and in those of the truth. */
#include "engine/views/view-private.h"

static guint32
ship_to_own (const ForconView *view, guint32 id)
{
  return forcon_view_ship (view, (ForconShipId){ (guint16) id }).value;
}

static guint32
ship_to_true (const ForconView *view, guint32 id)
{
  return forcon_view_true_ship (view, (ForconShipId){ (guint16) id }).value;
}

static guint32
number_to_own (const ForconView *view, guint32 id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (view->numbers, GUINT_TO_POINTER (id)));
}

static guint32
number_to_true (const ForconView *view, guint32 id)
{
  GHashTableIter iter;
  gpointer truth, own;

  g_hash_table_iter_init (&iter, view->numbers);
  while (g_hash_table_iter_next (&iter, &truth, &own))
    if (GPOINTER_TO_UINT (own) == id)
      return GPOINTER_TO_UINT (truth);
  return 0;
}

/* What a field of each kind names, the one way and the other. */
static const struct {
  guint32 (*to_own) (const ForconView *view, guint32 id);
  guint32 (*to_true) (const ForconView *view, guint32 id);
} names[FORCON_N_FIELD_KINDS] = {
  [FORCON_FIELD_SHIP] = { ship_to_own, ship_to_true },
  [FORCON_FIELD_SHIPS] = { ship_to_own, ship_to_true },
  [FORCON_FIELD_SALVO] = { number_to_own, number_to_true },
};

static gboolean
translate (const ForconView *view, guint32 (*to) (const ForconView *view, guint32 id), ForconCommand *command,
           const ForconRecordField *field)
{
  ForconShips *ships = FORCON_RECORD_PLACE (command, field, ForconShips);
  guint32 id;

  if (field->type->kind != FORCON_FIELD_SHIPS)
    {
      id = to (view, (guint32) forcon_record_number (command, field));
      forcon_record_set_number (command, field, id);
      return id != 0;
    }
  for (guint i = 0; i < ships->n; i++)
    {
      ships->ship[i].value = (guint16) to (view, ships->ship[i].value);
      if (FORCON_ID_IS_NONE (ships->ship[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
translate_all (const ForconView *view, gboolean to_true, ForconCommand *command)
{
  const ForconRecordShape *shape = forcon_battle_command_shape (command->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      ForconFieldKind kind = field->type->kind;

      if (names[kind].to_own != NULL && !forcon_record_field_is_zero (command, field)
          && !translate (view, to_true ? names[kind].to_true : names[kind].to_own, command, field))
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_view_see_command (const ForconView *view, ForconCommand *command)
{
  return translate_all (view, FALSE, command);
}

gboolean
forcon_view_true_command (const ForconView *view, ForconCommand *command)
{
  return translate_all (view, TRUE, command);
}
