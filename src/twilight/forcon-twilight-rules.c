/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-rules.h"

/**
 * forcon_twilight_rules_new:
 *
 * Returns: (transfer full): rules without any unit
 */
ForconTwilightRules *
forcon_twilight_rules_new (void)
{
  return g_new0 (ForconTwilightRules, 1);
}

/**
 * forcon_twilight_rules_free:
 * @rules: (transfer full) (nullable): rules
 */
void
forcon_twilight_rules_free (ForconTwilightRules *rules)
{
  if (rules == NULL)
    return;
  g_free (rules->id);
  g_free (rules->name);
  g_free (rules);
}

/**
 * forcon_twilight_unit:
 * @rules: the rules
 * @id: a unit of theirs, not none
 *
 * Returns: (transfer none): its values
 */
const ForconUnit *
forcon_twilight_unit (const ForconTwilightRules *rules, ForconUnitId id)
{
  g_return_val_if_fail (id.value > 0 && id.value <= rules->n_units, &rules->units[0]);
  return &rules->units[id.value - 1];
}

/**
 * forcon_twilight_find_unit:
 * @rules: the rules
 * @word: such as "cruiser2"
 *
 * Returns: the unit of that word, or none
 */
ForconUnitId
forcon_twilight_find_unit (const ForconTwilightRules *rules, const char *word)
{
  for (guint i = 0; i < rules->n_units; i++)
    if (g_strcmp0 (rules->units[i].word, word) == 0)
      return (ForconUnitId){ (guint8) (i + 1) };
  return (ForconUnitId){ 0 };
}

/**
 * forcon_twilight_find_order:
 * @rules: the rules
 * @word: such as "fight"
 *
 * Returns: (transfer none) (nullable): the order of casualties of that name
 */
const ForconHitOrder *
forcon_twilight_find_order (const ForconTwilightRules *rules, const char *word)
{
  for (guint i = 0; i < rules->n_orders; i++)
    if (g_strcmp0 (rules->orders[i].word, word) == 0)
      return &rules->orders[i];
  return NULL;
}

/**
 * forcon_twilight_chance:
 * @value: a combat or barrage value, from 1
 * @modifier: what is added to the die
 *
 * Returns: the chance that one die hits: (11 − value) in 10 without a modifier (T-DICE-1)
 */
double
forcon_twilight_chance (gint value, gint modifier)
{
  return CLAMP (FORCON_TWILIGHT_DIE + 1 - value + modifier, 0, FORCON_TWILIGHT_DIE) / (double) FORCON_TWILIGHT_DIE;
}
