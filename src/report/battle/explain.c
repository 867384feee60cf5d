/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/explain-private.h"

#include "report/battle/sentences.h"

#include "base/language.h"

void
forcon_explain_add_line (GString *text, char *line)
{
  if (line != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

/* "2 5→6 1": the dice as they fell, and as what those count that the master overruled. */
static char *
faces_to_text (const ForconEntry *entry, guint *generated)
{
  GString *text = g_string_new (NULL);

  *generated = 0;
  for (guint i = 0; i < entry->dice->len; i++)
    {
      const ForconDie *die = &g_array_index (entry->dice, ForconDie, i);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", die->face);
      if (die->counts > 0 && die->counts != die->face)
        g_string_append_printf (text, "→%d", die->counts);
      *generated += die->generated ? 1 : 0;
    }
  return g_string_free (text, FALSE);
}

char *
forcon_explain_dice (const ForconEntry *entry)
{
  guint generated = 0;
  g_autofree char *faces = faces_to_text (entry, &generated);

  if (entry->dice->len == 0)
    return NULL;
  if (generated == 0)
    return g_strdup_printf (_ ("Dice as they were thrown: %s"), faces);
  if (generated == entry->dice->len)
    return g_strdup_printf (_ ("Dice as the program rolled them: %s"), faces);
  /* Translators: the dice, and how many of them the program rolled. */
  return g_strdup_printf (_ ("Dice as they fell: %1$s; rolled by the program: %2$u"), faces, generated);
}

void
forcon_explain_collect (GPtrArray *ids, char **rules)
{
  for (char **rule = rules; *rule != NULL; rule++)
    if (!g_ptr_array_find_with_equal_func (ids, *rule, g_str_equal, NULL))
      g_ptr_array_add (ids, g_strdup (*rule));
}

char *
forcon_explain_rules (GPtrArray *ids)
{
  g_autofree char *list = NULL;

  if (ids->len == 0)
    return NULL;
  g_ptr_array_add (ids, NULL);
  list = g_strjoinv (", ", (char **) ids->pdata);
  return g_strdup_printf (_ ("Rules: %s"), list);
}

char *
forcon_explain_entry (const ForconBattle *before, const ForconRules *rules, const ForconEntry *entry)
{
  GString *text = g_string_new (NULL);
  g_autoptr (ForconBattle) battle = forcon_battle_clone (before);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);

  forcon_explain_add_line (text, forcon_sentence_of_command (before, &entry->command));
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      g_auto (GStrv) of_event = forcon_rules_of_event (event);

      /* Each sentence is made from the state after its event, which has the names of all that it tells of. */
      forcon_battle_apply (battle, event);
      forcon_explain_add_line (text, forcon_sentence_of_event (battle, rules, event, entry->dice));
      forcon_explain_collect (ids, of_event);
    }
  forcon_explain_add_line (text, forcon_explain_dice (entry));
  forcon_explain_add_line (text, forcon_explain_rules (ids));
  return g_string_free (text, FALSE);
}
