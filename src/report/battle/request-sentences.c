/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* What a figure of a request is compared with: most are readiness checks, whose sum must not exceed it. */
typedef enum {
  COMPARED_SUM_AT_MOST,
  COMPARED_EACH_DIE,
  COMPARED_SUM,
} Compared;

static const Compared comparisons[FORCON_N_PURPOSE] = {
  [FORCON_PURPOSE_DESTRUCTOR] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_DESTRUCTOR_AGAIN] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_ARMOUR_AGAIN] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_CRITICAL_CHECK] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_BLAST_HITS] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_SAVE] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_TURRETS] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_TORPEDO_HITS] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_SALVO_MARKER] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_SALVO_FIRE] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_SALVO_FIRE_AGAIN] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_RAM_HITS] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_RAM_RETURN] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_STATION_STRAIN] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_CRASH] = COMPARED_EACH_DIE,
  [FORCON_PURPOSE_DAMAGE_CONTROL] = COMPARED_SUM,
};

/* What the dice are for, with what they are compared with. */
static char *
purpose_with_figures (const ForconDiceRequest *request)
{
  const char *purpose = forcon_label_purpose (request->purpose);

  if (request->needed <= 0)
    return g_strdup (purpose);
  if (request->purpose == FORCON_PURPOSE_ARMOUR)
    /* Translators: "armour 5": dice that show the armour or more do damage. */
    return g_strdup_printf (_ ("armour %d"), request->needed);
  if (comparisons[request->purpose] == COMPARED_EACH_DIE)
    /* Translators: what the dice are for, and the face from which on each of them counts: "criticals, 6+". */
    return g_strdup_printf (_ ("%1$s, %2$d+"), purpose, request->needed);
  if (comparisons[request->purpose] == COMPARED_SUM)
    /* Translators: what the dice are for, and what their sum is compared with. */
    return g_strdup_printf (_ ("%1$s, against %2$d"), purpose, request->needed);
  /* Translators: what the dice are for, and what their sum must not exceed. */
  return g_strdup_printf (_ ("%1$s, at most %2$d"), purpose, request->needed);
}

char *
forcon_sentence_of_request (const ForconBattle *battle, const ForconDiceRequest *request)
{
  g_autofree char *purpose = purpose_with_figures (request);
  g_autofree char *name = NULL;
  g_autofree char *dice = NULL;

  name = FORCON_ID_IS_NONE (request->ship)
             ? g_strdup (purpose)
             : g_strdup_printf ("%s, %s", forcon_wording_ship (battle, request->ship), purpose);
  dice = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", request->count), request->count);
  if (request->given == 0)
    return g_strdup_printf ("%s: %s", name, dice);
  /* Translators: who rolls and what for; how many dice; how many of them are there already. */
  return g_strdup_printf (_ ("%1$s: %2$s, %3$u of them given"), name, dice, request->given);
}
