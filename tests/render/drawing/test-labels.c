/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/labels.h"

#include "forcon-test-language.h"

#include <locale.h>

typedef const char *(*Label) (guint value);

#define LABEL(function, Type)                                                                                          \
  static const char *label_of_##function (guint value)                                                                 \
  {                                                                                                                    \
    return forcon_label_##function ((Type) value);                                                                     \
  }

LABEL (ship_type, ForconShipType)
LABEL (target, ForconTarget)
LABEL (aspect, ForconAspect)
LABEL (arc, ForconArc)
LABEL (weapon_kind, ForconWeaponKind)
LABEL (mount, ForconMount)
LABEL (crew, ForconCrew)
LABEL (object_kind, ForconObjectKind)
LABEL (ship_status, ForconShipStatus)
LABEL (step, ForconStep)
LABEL (order, ForconOrder)
LABEL (check, ForconCheck)
LABEL (critical_effect, ForconCriticalEffect)
LABEL (catastrophe, ForconCatastrophe)
LABEL (cause, ForconCause)
LABEL (purpose, ForconPurpose)
LABEL (ending, ForconEnding)
LABEL (level, ForconLevel)
LABEL (reveal, ForconReveal)
LABEL (flag_reason, ForconFlagReason)
LABEL (salvo_end, ForconSalvoEnd)
LABEL (charge, ForconCharge)
LABEL (mine_end, ForconMineEnd)
LABEL (fate, ForconFate)
LABEL (halves, ForconHalves)
LABEL (loss, ForconLoss)
LABEL (thing, ForconThing)
LABEL (value, ForconValue)
LABEL (command, ForconCommandKind)

static const struct {
  const char *name;
  Label label;
  guint n;
} lists[] = {
  { "ship type", label_of_ship_type, FORCON_N_SHIP_TYPE },
  { "target", label_of_target, FORCON_N_TARGET },
  { "aspect", label_of_aspect, FORCON_N_ASPECT },
  { "arc", label_of_arc, FORCON_N_ARC },
  { "weapon kind", label_of_weapon_kind, FORCON_N_WEAPON },
  { "mount", label_of_mount, FORCON_N_MOUNT },
  { "crew", label_of_crew, FORCON_N_CREW },
  { "object kind", label_of_object_kind, FORCON_N_OBJECT },
  { "ship status", label_of_ship_status, FORCON_N_SHIP },
  { "step", label_of_step, FORCON_N_STEP },
  { "order", label_of_order, FORCON_N_ORDER },
  { "check", label_of_check, FORCON_N_CHECK },
  { "critical effect", label_of_critical_effect, FORCON_N_CRITICAL },
  { "catastrophe", label_of_catastrophe, FORCON_N_CATASTROPHE },
  { "cause", label_of_cause, FORCON_N_CAUSE },
  { "purpose", label_of_purpose, FORCON_N_PURPOSE },
  { "ending", label_of_ending, FORCON_N_ENDING },
  { "level", label_of_level, FORCON_N_LEVEL },
  { "reveal", label_of_reveal, FORCON_N_REVEAL },
  { "flag reason", label_of_flag_reason, FORCON_N_FLAG_REASON },
  { "salvo end", label_of_salvo_end, FORCON_N_SALVO_END },
  { "charge", label_of_charge, FORCON_N_CHARGE },
  { "mine end", label_of_mine_end, FORCON_N_MINE_END },
  { "fate", label_of_fate, FORCON_N_FATE },
  { "halves", label_of_halves, FORCON_N_HALVES },
  { "loss", label_of_loss, FORCON_N_LOSS },
  { "thing", label_of_thing, FORCON_N_THING },
  { "value", label_of_value, FORCON_N_VALUE },
  { "command", label_of_command, FORCON_N_COMMAND },
};

static void
test_every_value_labelled (void)
{
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint value = 0; value < lists[list].n; value++)
      {
        const char *label = lists[list].label (value);

        if (label == NULL || *label == '\0')
          g_test_fail_printf ("%s %u has no label", lists[list].name, value);
      }
}

static void
test_values_told_apart (void)
{
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint a = 0; a < lists[list].n; a++)
      for (guint b = 0; b < a; b++)
        g_assert_cmpstr (lists[list].label (a), !=, lists[list].label (b));
}

static void
test_arcs (void)
{
  g_autofree char *arcs = forcon_label_arcs (FORCON_ARC_BIT (FORCON_ARC_PORT) | FORCON_ARC_BIT (FORCON_ARC_BOW));

  g_assert_cmpstr (arcs, ==, "bow, port");
}

static void
test_russian (void)
{
  GPtrArray *english = g_ptr_array_new ();
  guint place = 0;

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint value = 0; value < lists[list].n; value++)
      g_ptr_array_add (english, (gpointer) lists[list].label (value));
  if (!test_speak_russian ())
    {
      g_ptr_array_unref (english);
      return;
    }
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint value = 0; value < lists[list].n; value++)
      g_assert_cmpstr (lists[list].label (value), !=, g_ptr_array_index (english, place++));
  g_ptr_array_unref (english);
}

static void
test_repeats_type (void)
{
  g_assert_true (forcon_label_repeats_type ("Battleship", FORCON_SHIP_TYPE_BATTLESHIP));
  g_assert_true (forcon_label_repeats_type ("Light cruiser", FORCON_SHIP_TYPE_CRUISER));
  g_assert_false (forcon_label_repeats_type ("Battlecruiser", FORCON_SHIP_TYPE_CRUISER));
  g_assert_false (forcon_label_repeats_type ("Cruisers of old", FORCON_SHIP_TYPE_CRUISER));
  g_assert_false (forcon_label_repeats_type ("General class", FORCON_SHIP_TYPE_BATTLESHIP));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/labels/every value of every list has a label", test_every_value_labelled);
  g_test_add_func ("/render/labels/no two values of a list have the same label", test_values_told_apart);
  g_test_add_func ("/render/labels/a set of arcs names each of them", test_arcs);
  g_test_add_func ("/render/labels/a class whose name holds its type says it once", test_repeats_type);
  g_test_add_func ("/render/labels/every value has a Russian label", test_russian);
  return g_test_run ();
}
