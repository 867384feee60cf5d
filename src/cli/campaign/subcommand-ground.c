/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "campaign/state/campaign-words.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconDeskOptions dice;
  char *admiral;
  char *choices;
  gboolean json;
} Options;

static ForconExit
find_planet (const ForconDesk *desk, const char *text, ForconObjectId *planet)
{
  planet->value = (guint32) forcon_campaign_find_word (forcon_desk_campaign (desk), FORCON_FIELD_OBJECT, text);
  if (planet->value != 0)
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon %1$s: “%2$s” was given, the word of a planet was expected; see “forcon status”"),
                      desk->name, text);
  return FORCON_EXIT_USAGE;
}

static ForconExit
fight (const char *path, const char *planet, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_GROUND };
  ForconExit status = forcon_desk_open (&desk, "ground", path, FORCON_STORE_WRITE);

  desk.told.json = options->json;
  desk.single = TRUE;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_take_dice (&desk, &options->dice);
  if (status == FORCON_EXIT_DONE)
    status = find_planet (&desk, planet, &command.ground.object);
  if (status == FORCON_EXIT_DONE && options->admiral != NULL)
    status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &command.ground.admiral);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->choices != NULL)
    command.ground.text = g_intern_string (options->choices);
  return forcon_desk_do (&desk, &command);
}

ForconExit
forcon_subcommand_ground (int argc, char **argv)
{
  Options options = { .dice.d10 = TRUE };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral,
      N_ ("who attacks: the admiral's word; who landed first if not said"), N_ ("ADMIRAL") },
    { "choices", 0, 0, G_OPTION_ARG_STRING, &options.choices,
      N_ ("with which units hits are taken: “attacker destroy 1 infantry; 2 defender sustain 1 mech”"), N_ ("TEXT") },
    FORCON_DESK_OPTION_ENTRIES (options.dice),
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("ground", _ ("CAMPAIGN PLANET [OPTION…]"),
                               _ ("Fights out the landing on a planet: the whole ground combat, with ten-sided dice."),
                               entries, &argc, &argv, &status))
    return status;
  return forcon_arguments_expect ("ground", argc, 2, _ ("a campaign and a planet")) ? fight (argv[1], argv[2], &options)
                                                                                    : FORCON_EXIT_USAGE;
}
