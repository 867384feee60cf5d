/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/wording.h"

#include "base/language.h"

char *
forcon_say_locked_on (const ForconTelling *telling, const ForconEvent *event)
{
  gint ends = event->locked_on.no_turn;
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("%s locks on: failed dice are rolled again once."),
                   forcon_wording_ship (telling->battle, event->locked_on.ship));
  if (ends > 0)
    forcon_wording_add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                            "It may not turn until %d turn of its side is over.",
                                                            "It may not turn until %d turns of its side are over.",
                                                            (gulong) ends),
                                               ends));
  return g_string_free (text, FALSE);
}

/* "Its shields count 2 times until 1 turn of Vervain is over." */
static char *
brace_to_text (const ForconTelling *telling, const ForconEvent *event)
{
  gint ends = event->braced.ends;
  const char *side = forcon_wording_side (telling->battle, event->braced.until);

  if (event->braced.factor > 1)
    /* Translators: the factor, how many turns must be over, the side whose turns they are. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Its shields count %1$d times until %2$d turn of %3$s is over.",
                                         "Its shields count %1$d times until %2$d turns of %3$s are over.",
                                         (gulong) ends),
                            event->braced.factor, ends, side);
  /* Translators: how many turns must be over, the side whose turns they are. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Its special shield saves until %1$d turn of %2$s is over.",
                                       "Its special shield saves until %1$d turns of %2$s are over.", (gulong) ends),
                          ends, side);
}

char *
forcon_say_braced (const ForconTelling *telling, const ForconEvent *event)
{
  gint strained = event->braced.strained;
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("%s braces."), forcon_wording_ship (telling->battle, event->braced.ship));
  if (event->braced.check.count > 0)
    {
      forcon_wording_add (text, forcon_wording_check (telling, event->braced.check, event->braced.readiness));
      forcon_wording_add (text, forcon_wording_passed (event->braced.passed));
    }
  forcon_wording_add (text, brace_to_text (telling, event));
  if (strained > 0)
    forcon_wording_add (text,
                        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                      "It gives no other order and fires at half effect until %d turn "
                                                      "of its side is over.",
                                                      "It gives no other order and fires at half effect until %d turns "
                                                      "of its side are over.",
                                                      (gulong) strained),
                                         strained));
  return g_string_free (text, FALSE);
}

char *
forcon_say_launch_prepared (const ForconTelling *telling, const ForconEvent *event)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("%s prepares to launch."),
                   forcon_wording_ship (telling->battle, event->launch_prepared.ship));
  forcon_wording_add (text,
                      forcon_wording_check (telling, event->launch_prepared.check, event->launch_prepared.readiness));
  forcon_wording_add (text, event->launch_prepared.passed ? g_strdup (_ ("Passed: its tubes are ready next turn."))
                                                          : forcon_wording_passed (FALSE));
  return g_string_free (text, FALSE);
}

/* What a target's own shields stop stands in the sentence of the attack. */
char *
forcon_say_shields_spent (const ForconTelling *telling, const ForconEvent *event)
{
  if (FORCON_ID_EQUAL (event->shields_spent.ship, event->shields_spent.target))
    return NULL;
  /* Translators: whose shields, how many hits, for which ship. */
  return g_strdup_printf (_ ("Of these %2$d by the shields of %1$s, for %3$s."),
                          forcon_wording_ship (telling->battle, event->shields_spent.ship),
                          event->shields_spent.stopped,
                          forcon_wording_ship (telling->battle, event->shields_spent.target));
}

char *
forcon_say_hits_saved (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *dice = forcon_wording_dice (telling, event->hits_saved.roll);

  /* Translators: the ship, the face from which on a die saves, the dice, how many hits are saved, of how many. */
  return g_strdup_printf (_ ("The special shield of %1$s saves on %2$d+: %3$s, %4$d of %5$d saved."),
                          forcon_wording_ship (telling->battle, event->hits_saved.ship), event->hits_saved.needed, dice,
                          event->hits_saved.saved, event->hits_saved.hits);
}
