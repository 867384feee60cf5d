/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/muster-file.h"

#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

void
forcon_muster_file_clear (ForconMusterFile *muster)
{
  forcon_desk_clear (&muster->desk);
  g_clear_pointer (&muster->scenario, forcon_scenario_free);
  g_clear_pointer (&muster->script, forcon_script_free);
}

/* What the root of the file says it is. */
static gboolean
load (ForconMusterFile *muster, const char *path, GError **error)
{
  gint line = 0;
  g_autofree char *root = forcon_xml_read_root (path, &line, error);

  if (root == NULL)
    return FALSE;
  if (g_str_equal (root, "battle"))
    {
      muster->script = forcon_script_load (path, NULL, error);
      if (muster->script == NULL)
        return FALSE;
      muster->fleet = muster->script->start;
      muster->rules = muster->script->rules;
      return TRUE;
    }
  muster->scenario = forcon_scenario_load (path, NULL, error);
  if (muster->scenario == NULL)
    return FALSE;
  muster->campaign = muster->scenario->campaign;
  muster->fleet = muster->campaign->fleet;
  muster->rules = muster->scenario->rules;
  return TRUE;
}

/* By word or by name. */
static ForconSideId
find_side (const ForconBattle *fleet, const char *text)
{
  ForconSideId found = forcon_battle_find_side (fleet, text);
  g_autofree char *wanted = forcon_text_fold (text);

  for (guint i = 1; FORCON_ID_IS_NONE (found) && i <= forcon_battle_n_sides (fleet); i++)
    {
      g_autofree char *name = forcon_text_fold (forcon_battle_side (fleet, (ForconSideId){ (guint16) i })->name);

      if (g_str_equal (name, wanted))
        found.value = (guint16) i;
    }
  return found;
}

static ForconExit
find_admiral (ForconMusterFile *muster, const char *name, const char *text)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (text == NULL)
    return FORCON_EXIT_DONE;
  if (muster->desk.store != NULL)
    return forcon_desk_find_admiral (&muster->desk, "--admiral", text, &muster->admiral);
  muster->admiral = find_side (muster->fleet, text);
  if (!FORCON_ID_IS_NONE (muster->admiral))
    return FORCON_EXIT_DONE;
  for (guint i = 1; i <= forcon_battle_n_sides (muster->fleet); i++)
    g_string_append_printf (words, "%s%s", i > 1 ? ", " : "",
                            forcon_battle_side (muster->fleet, (ForconSideId){ (guint16) i })->id);
  forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, one of the admirals was expected: %4$s"), name, "--admiral",
                      text, words->str);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_muster_file_load (ForconMusterFile *muster, const char *name, const char *path)
{
  g_autoptr (GError) error = NULL;

  *muster = (ForconMusterFile){ .fleet = NULL };
  if (forcon_store_is_campaign (path))
    {
      ForconExit status = forcon_desk_open (&muster->desk, name, path, FORCON_STORE_READ);

      if (status != FORCON_EXIT_DONE)
        return status;
      muster->campaign = forcon_desk_campaign (&muster->desk);
      muster->fleet = muster->campaign->fleet;
      muster->rules = muster->desk.told.rules;
      return FORCON_EXIT_DONE;
    }
  if (load (muster, path, &error))
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

ForconExit
forcon_muster_file_open (ForconMusterFile *muster, int argc, char **argv, const char *output, const char *admiral)
{
  const char *name = argv[0];
  ForconExit status;

  *muster = (ForconMusterFile){ .fleet = NULL };
  if (!forcon_arguments_expect (name, argc, 1, _ ("a campaign, a scenario or a battle script")))
    return FORCON_EXIT_USAGE;
  if (output == NULL)
    {
      forcon_print_error (_ ("forcon %1$s: -o is needed; see “forcon help %1$s”"), name);
      return FORCON_EXIT_USAGE;
    }
  status = forcon_muster_file_load (muster, name, argv[1]);
  return status == FORCON_EXIT_DONE ? find_admiral (muster, name, admiral) : status;
}
