/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/desk.h"

#include "cli/frame/arguments.h"
#include "report/campaign/campaign-sentences.h"
#include "campaign/state/campaign-words.h"
#include "campaign/state/clock.h"
#include "cli/frame/output.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

void
forcon_desk_clear (ForconDesk *desk)
{
  if (desk->store != NULL && desk->last.wall != 0)
    forcon_store_beat (desk->store, &desk->last, NULL);
  forcon_campaign_told_clear (&desk->told);
  g_clear_pointer (&desk->list, g_byte_array_unref);
  g_clear_pointer (&desk->where, g_free);
  g_clear_pointer (&desk->knowledge, forcon_knowledge_free);
  g_clear_pointer (&desk->store, forcon_store_free);
}

ForconExit
forcon_desk_open (ForconDesk *desk, const char *name, const char *path, ForconStoreMode mode)
{
  g_autoptr (GError) error = NULL;

  *desk = (ForconDesk){ .name = name };
  desk->store = forcon_store_open (path, mode, &error);
  if (desk->store == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  desk->opened_at = forcon_chronicle_position (forcon_store_chronicle (desk->store));
  desk->told.rules = forcon_store_rules (desk->store);
  desk->told.campaign = forcon_campaign_clone (forcon_desk_campaign (desk));
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_desk_take_dice (ForconDesk *desk, const ForconDeskOptions *options)
{
  desk->generate = options->generate || options->dice == NULL;
  return forcon_arguments_dice (desk->name, options->dice, options->d10, &desk->list) ? FORCON_EXIT_DONE
                                                                                      : FORCON_EXIT_USAGE;
}

const ForconCampaign *
forcon_desk_campaign (const ForconDesk *desk)
{
  return forcon_store_campaign (desk->store);
}

ForconExit
forcon_desk_fail (const ForconDesk *desk, const GError *error)
{
  forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED) ? FORCON_EXIT_REFUSED : FORCON_EXIT_DAMAGED;
}

ForconExit
forcon_desk_find_admiral (const ForconDesk *desk, const char *option, const char *text, ForconSideId *admiral)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  g_autoptr (GString) words = g_string_new (NULL);

  admiral->value = (guint16) forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, text);
  if (admiral->value != 0)
    return FORCON_EXIT_DONE;
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    g_string_append_printf (words, "%s%s", i > 1 ? ", " : "",
                            forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, i));
  /* Translators: the subcommand, an option such as --as, what was given with it, and the words of all admirals. */
  forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, one of the admirals was expected: %4$s"), desk->name, option,
                      text, words->str);
  return FORCON_EXIT_USAGE;
}

/* Whether the viewer may see a clash: the master any, an admiral those with own ships. */
static gboolean
may_look (const ForconClash *clash, ForconSideId admiral)
{
  return FORCON_ID_IS_NONE (admiral) || (clash->admirals & 1u << admiral.value) != 0;
}

ForconClashId
forcon_desk_next_clash (const ForconDesk *desk, ForconSideId admiral, ForconClashId after)
{
  const GArray *clashes = forcon_desk_campaign (desk)->clashes;

  for (guint i = 0; i < clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (clashes, ForconClash, i);

      if (clash->state == FORCON_CLASH_OPEN && clash->clash.value > after.value && may_look (clash, admiral))
        return clash->clash;
    }
  return FORCON_NO_CLASH;
}

GArray *
forcon_desk_list_clashes (const ForconDesk *desk, ForconSideId admiral)
{
  const GArray *clashes = forcon_desk_campaign (desk)->clashes;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (ForconDeskClash));

  for (guint i = 0; i < clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (clashes, ForconClash, i);
      ForconDeskClash item = { FORCON_ID_IS_NONE (admiral) ? clash->clash.value : list->len + 1, clash->clash };

      if (may_look (clash, admiral))
        g_array_append_val (list, item);
    }
  return list;
}

ForconClashId
forcon_desk_clash_by_number (const ForconDesk *desk, ForconSideId admiral, const char *text)
{
  g_autoptr (GArray) list = forcon_desk_list_clashes (desk, admiral);
  gint number = 0;

  if (!forcon_parse_whole (text, 1, G_MAXINT, &number))
    return FORCON_NO_CLASH;
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, ForconDeskClash, i).number == (guint32) number)
      return g_array_index (list, ForconDeskClash, i).clash;
  return FORCON_NO_CLASH;
}

ForconExit
forcon_desk_find_clash (const ForconDesk *desk, ForconSideId admiral, const char *text, ForconClashId *clash)
{
  if (text != NULL)
    {
      *clash = forcon_desk_clash_by_number (desk, admiral, text);
      if (!FORCON_ID_IS_NONE (*clash))
        return FORCON_EXIT_DONE;
      if (FORCON_ID_IS_NONE (admiral))
        forcon_print_error (
            _ ("forcon %1$s: --clash is “%2$s”, the number of a clash was expected; see “forcon status”"), desk->name,
            text);
      else
        forcon_print_error (
            _ ("forcon %1$s: --clash is “%2$s”; with --as the admiral's own clashes are counted from 1"), desk->name,
            text);
      return FORCON_EXIT_USAGE;
    }
  *clash = forcon_desk_next_clash (desk, admiral, FORCON_NO_CLASH);
  if (FORCON_ID_IS_NONE (*clash))
    {
      forcon_print_error (_ ("%s: no clash is open"), forcon_store_path (desk->store));
      return FORCON_EXIT_REFUSED;
    }
  if (FORCON_ID_IS_NONE (forcon_desk_next_clash (desk, admiral, *clash)))
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon %s: several clashes are open, so --clash is needed; see “forcon status”"), desk->name);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_desk_look_as (ForconDesk *desk, ForconSideId admiral, gint phase)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&desk->where, g_free);
  g_clear_pointer (&desk->knowledge, forcon_knowledge_free);
  /* Translators: a formation of which nothing is known but where it is; a number follows. */
  desk->knowledge = forcon_knowledge_at_phase (forcon_store_chronicle (desk->store), admiral, phase,
                                               NC_ ("detection", "Contact"), &error);
  return desk->knowledge != NULL ? FORCON_EXIT_DONE : forcon_desk_fail (desk, error);
}

ForconExit
forcon_desk_look (ForconDesk *desk, const char *as, gint phase)
{
  ForconSideId admiral;
  ForconExit status;

  if (as == NULL)
    return FORCON_EXIT_DONE;
  status = forcon_desk_find_admiral (desk, "--as", as, &admiral);
  return status == FORCON_EXIT_DONE ? forcon_desk_look_as (desk, admiral, phase) : status;
}

ForconExit
forcon_desk_find_phase (const ForconDesk *desk, const char *text, gint *phase)
{
  gint last = forcon_desk_campaign (desk)->progress.phase;

  if (text == NULL || forcon_parse_whole (text, 0, last, phase))
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon %1$s: --phase is “%2$s”, a phase from 0 to %3$d was expected; 0 is before play"),
                      desk->name, text, last);
  return FORCON_EXIT_USAGE;
}

const ForconCampaign *
forcon_desk_seen (const ForconDesk *desk)
{
  return desk->knowledge != NULL ? forcon_knowledge_campaign (desk->knowledge) : forcon_desk_campaign (desk);
}

ForconSideId
forcon_desk_admiral (const ForconDesk *desk)
{
  return desk->knowledge != NULL ? forcon_knowledge_admiral (desk->knowledge) : FORCON_NO_SIDE;
}

/* Faces that are left over are a mistake only where no further command could use them. */
static ForconDice
dice_of (const ForconDesk *desk)
{
  ForconDice dice;

  if (desk->list == NULL)
    return FORCON_DICE_GENERATED;
  dice = forcon_dice_of_list (desk->list, desk->list_used, desk->generate);
  dice.keep_rest = !desk->single;
  return dice;
}

static void
print_refusal (const ForconDesk *desk, const ForconCampaignCommand *command, const ForconCampaignVerdict *verdict)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  const char *where = desk->where != NULL ? desk->where : forcon_store_path (desk->store);
  g_autofree char *sentence = NULL;

  if (verdict->kind != FORCON_PROBLEM_NEEDS_DICE)
    {
      sentence = forcon_campaign_sentence_of_verdict (campaign, verdict);
      forcon_print_error ("%s: %s", where, sentence);
      return;
    }
  sentence = forcon_campaign_sentence_of_dice (
      campaign, command->kind == FORCON_CAMPAIGN_COMMAND_PLAY ? command->play.clash : FORCON_NO_CLASH, verdict);
  forcon_print_error (_ ("%1$s: needs dice: %2$s; give them with --dice, or --generate"), where, sentence);
}

ForconExit
forcon_desk_refuse (const ForconDesk *desk, const ForconCampaignCommand *command, const ForconCampaignVerdict *verdict)
{
  print_refusal (desk, command, verdict);
  return FORCON_EXIT_REFUSED;
}

void
forcon_desk_sign (const ForconDesk *desk, ForconCampaignCommand *command)
{
  command->moment = forcon_moment_now ();
  if (command->by == NULL)
    command->by = g_intern_static_string ("master");
}

ForconCampaignOutcome *
forcon_desk_try (ForconDesk *desk, ForconCampaignCommand *command)
{
  ForconDice dice = dice_of (desk);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  forcon_desk_sign (desk, command);
  outcome = forcon_chronicle_try (forcon_store_chronicle (desk->store), command, &dice);
  if (outcome->verdict.kind == FORCON_PROBLEM_NONE)
    return g_steal_pointer (&outcome);
  print_refusal (desk, command, &outcome->verdict);
  return NULL;
}

void
forcon_desk_tell (ForconDesk *desk, guint from, const ForconCampaignCommand *command)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);

  for (guint i = from; i < forcon_chronicle_position (chronicle); i++)
    forcon_campaign_tell (&desk->told, forcon_chronicle_entry (chronicle, i, NULL), i + 1);
  desk->last = command->moment;
  if (forcon_store_warning (desk->store) != NULL)
    forcon_print_error ("%s", forcon_store_warning (desk->store));
}

ForconExit
forcon_desk_do_with (ForconDesk *desk, ForconCampaignCommand *command, const ForconDice *dice)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  forcon_desk_sign (desk, command);
  forcon_store_wind_up (desk->store, &command->moment);
  outcome = forcon_store_do (desk->store, command, dice, &error);
  if (outcome == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    {
      print_refusal (desk, command, &outcome->verdict);
      return FORCON_EXIT_REFUSED;
    }
  if (dice->faces != NULL && desk->list != NULL && dice->faces == desk->list->data + desk->list_used)
    desk->list_used += outcome->n_given;
  forcon_desk_tell (desk, forcon_chronicle_position (chronicle) - 1, command);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_desk_do (ForconDesk *desk, ForconCampaignCommand *command)
{
  ForconDice dice = dice_of (desk);

  return forcon_desk_do_with (desk, command, &dice);
}

ForconExit
forcon_desk_finish (ForconDesk *desk)
{
  guint left = desk->list == NULL ? 0 : desk->list->len - desk->list_used;
  g_autoptr (GError) error = NULL;

  if (left == 0)
    return FORCON_EXIT_DONE;
  if (!forcon_store_go_to (desk->store, desk->opened_at, &error))
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  /* Translators: the file, how many faces are left, how many were given. */
  forcon_print_error (
      g_dngettext (GETTEXT_PACKAGE,
                   "%1$s: %2$u face of --dice is left over of %3$u, and everything was undone (F-GEN-5)",
                   "%1$s: %2$u faces of --dice are left over of %3$u, and everything was undone (F-GEN-5)", left),
      forcon_store_path (desk->store), left, desk->list->len);
  return FORCON_EXIT_REFUSED;
}
