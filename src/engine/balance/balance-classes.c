/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/balance/balance-private.h"

static const char *
class_name (const ForconCard *card)
{
  return card->class_name != NULL && card->class_name[0] != '\0' ? card->class_name : card->name;
}

static void
add_card (ForconBalanceClasses *classes, const ForconCard *card)
{
  guint place = 0;

  if (!g_ptr_array_find_with_equal_func (classes->names, class_name (card), g_str_equal, &place))
    {
      place = classes->names->len;
      g_ptr_array_add (classes->names, g_strdup (class_name (card)));
      g_ptr_array_add (classes->cards, g_ptr_array_new ());
    }
  g_ptr_array_add (g_ptr_array_index (classes->cards, place), (gpointer) card);
}

void
forcon_balance_classes_init (ForconBalanceClasses *classes, const GArray *fleets)
{
  classes->names = g_ptr_array_new_with_free_func (g_free);
  classes->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < fleets->len; i++)
    {
      const GPtrArray *cards = g_array_index (fleets, ForconBalanceFleet, i).cards;

      for (guint j = 0; j < cards->len; j++)
        add_card (classes, g_ptr_array_index (cards, j));
    }
}

void
forcon_balance_classes_clear (ForconBalanceClasses *classes)
{
  g_clear_pointer (&classes->names, g_ptr_array_unref);
  g_clear_pointer (&classes->cards, g_ptr_array_unref);
}

guint
forcon_balance_class_of (const ForconBalanceClasses *classes, const ForconCard *card)
{
  guint place = 0;

  g_ptr_array_find_with_equal_func (classes->names, class_name (card), g_str_equal, &place);
  return place;
}
