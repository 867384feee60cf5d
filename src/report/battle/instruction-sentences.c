/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"
#include "render/drawing/labels.h"
#include "report/battle/wording.h"

#include "base/language.h"

#define HUNDREDTHS 100.0

static void
add (GString *list, const char *item)
{
  if (*item != '\0')
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", item);
}

static void
add_formation (GString *list, const ForconBattle *battle, ForconFormationId id)
{
  g_autofree char *name = FORCON_ID_IS_NONE (id) ? NULL : forcon_wording_formation (battle, id);

  if (name != NULL)
    add (list, name);
}

static void
add_sides (GString *list, const ForconBattle *battle, guint32 sides)
{
  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    if ((sides & (1u << i)) != 0)
      add (list, forcon_wording_side (battle, (ForconSideId){ (guint16) i }));
}

static void
add_types (GString *list, guint32 types)
{
  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    if ((types & (1u << type)) != 0)
      add (list, forcon_label_ship_type ((ForconShipType) type));
}

static void
add_amount (GString *list, const ForconDoctrine *doctrine)
{
  g_autofree char *text = NULL;

  if (doctrine->when == FORCON_WHEN_ROUND)
    text = g_strdup_printf ("%d", doctrine->amount);
  else if (doctrine->when == FORCON_WHEN_HITS_BELOW)
    text = g_strdup_printf (_ ("%d %%"), doctrine->amount);
  else if (doctrine->when == FORCON_WHEN_OUTNUMBERED && doctrine->amount > 0)
    /* Translators: by how much a formation is outnumbered. */
    text = g_strdup_printf (_ ("%.2g to 1"), doctrine->amount / HUNDREDTHS);
  if (text != NULL)
    add (list, text);
}

/* The word of a list, with what goes with it behind it. */
static char *
with_details (const char *label, const GString *details)
{
  /* Translators: the case or the deed of an instruction, and what belongs to it: "fire first at (cruiser, destroyer)".
   * */
  return details->len == 0 ? g_strdup (label)
                           : g_strdup_printf (C_ ("instruction", "%1$s (%2$s)"), label, details->str);
}

static char *
case_to_text (const ForconBattle *battle, const ForconDoctrine *doctrine)
{
  g_autoptr (GString) details = g_string_new (NULL);

  add_formation (details, battle, doctrine->foe);
  add_sides (details, battle, doctrine->foes);
  add_types (details, doctrine->foe_types);
  add_amount (details, doctrine);
  return with_details (forcon_label_when (doctrine->when), details);
}

static char *
deed_to_text (const ForconBattle *battle, const ForconDoctrine *doctrine)
{
  g_autoptr (GString) details = g_string_new (NULL);

  add_formation (details, battle, doctrine->target);
  if (!FORCON_ID_IS_NONE (doctrine->ship))
    add (details, forcon_wording_ship (battle, doctrine->ship));
  add_types (details, doctrine->types);
  if (doctrine->range > 0)
    {
      g_autofree char *length = forcon_length_to_text (doctrine->range);
      g_autofree char *range = g_strdup_printf (_ ("%s cm"), length);

      add (details, range);
    }
  return with_details (forcon_label_what (doctrine->what), details);
}

char *
forcon_wording_instruction (const ForconBattle *battle, const ForconDoctrine *doctrine)
{
  g_autofree char *deed = deed_to_text (battle, doctrine);
  g_autofree char *occasion = NULL;

  if (doctrine->when == FORCON_WHEN_ALWAYS)
    return g_steal_pointer (&deed);
  occasion = case_to_text (battle, doctrine);
  /* Translators: when an instruction holds, and what it tells the captains then: "when it is attacked: withdraw". */
  return g_strdup_printf (C_ ("instruction", "%1$s: %2$s"), occasion, deed);
}

char *
forcon_say_instructed (const ForconTelling *telling, const ForconEvent *event)
{
#define SAID(name, ...) .name = event->instructed.name,
  const ForconDoctrine doctrine = { FORCON_FIELDS_DOCTRINE (SAID) };
  g_autofree char *formation = forcon_wording_formation (telling->battle, doctrine.formation);
  g_autofree char *instruction = forcon_wording_instruction (telling->battle, &doctrine);

  /* Translators: the formation, and its instruction. */
  return g_strdup_printf (_ ("%1$s is instructed: %2$s."), formation, instruction);
}

char *
forcon_say_instruction_dropped (const ForconTelling *telling, const ForconEvent *event)
{
  g_autofree char *formation = forcon_wording_formation (telling->battle, event->instruction_dropped.formation);

  /* Translators: the formation, and what its instruction told: "hold fire until fired at". */
  return g_strdup_printf (_ ("An instruction of %1$s holds no longer: %2$s."), formation,
                          forcon_label_what (event->instruction_dropped.what));
}
