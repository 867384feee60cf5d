/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/battle/table-source.h"

#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "report/papers/papers.h"

#include <glib/gi18n-lib.h>

/* No battle has as many commands; a larger number is a slip. */
#define AFTER_MOST 1000000

void
forcon_table_options_clear (ForconTableOptions *options)
{
  forcon_play_options_clear (&options->dice);
  g_clear_pointer (&options->as, g_free);
  g_clear_pointer (&options->clash, g_free);
  g_clear_pointer (&options->after, g_free);
}

void
forcon_table_source_clear (ForconTableSource *source)
{
  g_clear_pointer (&source->view, forcon_view_free);
  g_clear_pointer (&source->journal, forcon_journal_free);
  g_clear_pointer (&source->where, g_free);
  forcon_play_clear (&source->play);
  forcon_desk_clear (&source->desk);
}

static ForconExit
refuse_after (const ForconTableOptions *options, guint n_commands)
{
  forcon_print_error (_ ("forcon table: --after is %1$s, but there are only %2$u commands"), options->after,
                      n_commands);
  return FORCON_EXIT_USAGE;
}

/* A script is played up to there: of its later commands nothing is decided. */
static ForconExit
open_script (ForconTableSource *source, const char *name, const ForconTableOptions *options, guint after,
             const char *path)
{
  ForconPlay *play = &source->play;
  ForconExit status;

  if (options->clash != NULL)
    {
      forcon_print_error (_ ("forcon %s: --clash goes with a campaign, not with a battle script"), name);
      return FORCON_EXIT_USAGE;
    }
  status = forcon_play_open (play, name, &options->dice, path);
  if (status == FORCON_EXIT_DONE)
    status = forcon_play_look (play, name, options->as);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->after != NULL && after > play->script->commands->len)
    return refuse_after (options, play->script->commands->len);
  status = forcon_play_commands (play, after, NULL, NULL);
  source->journal = g_steal_pointer (&play->journal);
  source->view = g_steal_pointer (&play->view);
  return status;
}

/* Goes back to the state after so many commands; of what an admiral did not see it is not even told how much it was. */
static ForconExit
go_back (ForconTableSource *source, const char *name, ForconSideId admiral, const ForconTableOptions *options,
         guint after)
{
  ForconJournal *journal = source->journal;
  const ForconSide *known = forcon_battle_side (forcon_desk_campaign (&source->desk)->fleet, admiral);
  ForconSideId looking
      = known == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (forcon_journal_start (journal), known->id);

  if (known == NULL)
    {
      if (options->after != NULL && after > forcon_journal_position (journal))
        return refuse_after (options, forcon_journal_position (journal));
      while (forcon_journal_position (journal) > after && forcon_journal_undo (journal))
        continue;
      return FORCON_EXIT_DONE;
    }
  if (FORCON_ID_IS_NONE (looking))
    {
      forcon_print_error (_ ("forcon %1$s: --as is “%2$s”, an admiral with ships in this clash was expected"), name,
                          options->as);
      return FORCON_EXIT_USAGE;
    }
  source->view = forcon_view_new (forcon_journal_start (journal), forcon_journal_rules (journal), looking,
                                  C_ ("detection", "Contact"));
  for (guint i = 0; i < forcon_journal_position (journal) && forcon_view_length (source->view) < after; i++)
    forcon_view_follow (source->view, forcon_journal_entry (journal, i));
  if (options->after != NULL && after > forcon_view_length (source->view))
    return refuse_after (options, forcon_view_length (source->view));
  return FORCON_EXIT_DONE;
}

static ForconExit
open_clash (ForconTableSource *source, const char *name, const ForconTableOptions *options, guint after,
            ForconTwilightFinder find, const char *path)
{
  ForconDesk *desk = &source->desk;
  ForconClashId clash = FORCON_NO_CLASH;
  ForconSideId admiral = FORCON_NO_SIDE;
  g_autoptr (GError) error = NULL;
  ForconExit status;

  if (options->dice.seed != NULL || options->dice.dice != NULL || options->dice.rules != NULL)
    {
      forcon_print_error (_ ("forcon %s: --seed, --dice and --rules go with a battle script, not with a campaign"),
                          name);
      return FORCON_EXIT_USAGE;
    }
  status = forcon_desk_open (desk, name, path, FORCON_STORE_READ);
  if (status == FORCON_EXIT_DONE && options->as != NULL)
    status = forcon_desk_find_admiral (desk, "--as", options->as, &admiral);
  if (status == FORCON_EXIT_DONE)
    status = find (desk, admiral, options->clash, &clash);
  if (status != FORCON_EXIT_DONE)
    return status;
  source->where = forcon_papers_clash_title (forcon_desk_campaign (desk), clash);
  source->journal = forcon_chronicle_battle_journal (forcon_store_chronicle (desk->store), clash, &error);
  if (source->journal != NULL)
    return go_back (source, name, admiral, options, after);
  forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
  return FORCON_EXIT_DAMAGED;
}

ForconExit
forcon_table_source_open (ForconTableSource *source, const char *name, const ForconTableOptions *options,
                          ForconTwilightFinder find, const char *path)
{
  gint after = G_MAXINT;

  *source = (ForconTableSource){ 0 };
  if (options->after != NULL && !forcon_arguments_number (name, "--after", options->after, 0, AFTER_MOST, &after))
    return FORCON_EXIT_USAGE;
  return forcon_store_is_campaign (path) ? open_clash (source, name, options, (guint) after, find, path)
                                         : open_script (source, name, options, (guint) after, path);
}
