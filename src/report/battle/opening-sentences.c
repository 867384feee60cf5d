/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/opening-sentences.h"

#include "report/battle/wording.h"

#include "base/language.h"

/* What is open before the torpedoes run. Translators: the side, how many. */
static const char *
format_of_fight (const ForconOpening *opening)
{
  gulong n = opening->count;

  switch ((gint) opening->kind)
    {
    case FORCON_OPENING_MUST_MOVE:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u formation still has to move",
                          "%1$s: %2$u formations still have to move", n);
    case FORCON_OPENING_MOVE:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u formation may still move",
                          "%1$s: %2$u formations may still move", n);
    case FORCON_OPENING_SWEEP:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may declare that it sweeps",
                          "%1$s: %2$u ships may declare that they sweep", n);
    case FORCON_OPENING_FIRE:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may still fire",
                          "%1$s: %2$u ships may still fire", n);
    case FORCON_OPENING_LAUNCH:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may launch torpedoes",
                          "%1$s: %2$u ships may launch torpedoes", n);
    case FORCON_OPENING_BRACE:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may brace",
                          "%1$s: %2$u ships may brace", n);
    default:
      return NULL;
    }
}

/* What is open from then on. Translators: the side, how many. */
static const char *
format_of_rest (const ForconOpening *opening)
{
  gulong n = opening->count;

  switch ((gint) opening->kind)
    {
    case FORCON_OPENING_MOVE_SALVO:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u salvo has not moved yet",
                          "%1$s: %2$u salvos have not moved yet", n);
    case FORCON_OPENING_COVER:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u escort may cover a friend against torpedoes",
                          "%1$s: %2$u escorts may cover a friend against torpedoes", n);
    case FORCON_OPENING_BOARD:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may declare a boarding",
                          "%1$s: %2$u ships may declare a boarding", n);
    case FORCON_OPENING_REPAIR:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may still repair",
                          "%1$s: %2$u ships may still repair", n);
    case FORCON_OPENING_STOP_FALL:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship is falling and may still be caught",
                          "%1$s: %2$u ships are falling and may still be caught", n);
    case FORCON_OPENING_FATE:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u prize may be abandoned or scuttled",
                          "%1$s: %2$u prizes may be abandoned or scuttled", n);
    case FORCON_OPENING_TAKE_OVER:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u prize may be taken over",
                          "%1$s: %2$u prizes may be taken over", n);
    case FORCON_OPENING_LAND:
      return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may land troops",
                          "%1$s: %2$u ships may land troops", n);
    default:
      return NULL;
    }
}

static char *
return_fire (const ForconBattle *battle, const ForconOpening *opening)
{
  g_autofree char *foe = forcon_wording_formation (battle, opening->foe);

  /* Translators: the side, how many of its ships, the formation that fired at them. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u ship may return fire at %3$s",
                                       "%1$s: %2$u ships may return fire at %3$s", opening->count),
                          forcon_wording_side (battle, opening->side), opening->count, foe);
}

char *
forcon_sentence_of_opening (const ForconBattle *battle, const ForconOpening *opening)
{
  const char *format = format_of_fight (opening);

  if (opening->kind == FORCON_OPENING_BEGIN)
    return g_strdup (_ ("The battle can begin"));
  if (opening->kind == FORCON_OPENING_RETURN_FIRE)
    return return_fire (battle, opening);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (format != NULL ? format : format_of_rest (opening),
                          forcon_wording_side (battle, opening->side), opening->count);
#pragma GCC diagnostic pop
}
