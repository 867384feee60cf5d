/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Papers of all kinds from a campaign, for the window and the command line alike. */
#include "forcon-papers-private.h"

#include "forcon-campaign-report.h"
#include "forcon-campaign-secrets.h"
#include "forcon-campaign-wording.h"
#include "forcon-campaign-words.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

static const struct {
  const char *word;
  const char *label;
  guint of;
  ForconPapersMaker make;
} kinds[FORCON_N_PAPERS_KINDS] = {
#define KIND_ROW(NAME, word, label, of) { word, label, of, forcon_papers_make_##NAME },
  FORCON_PAPERS_KINDS (KIND_ROW)
};

/* Of what there is one paper of a kind each: ForconPapersOf. */
guint
forcon_papers_of (ForconPapersKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_PAPERS_KINDS, 0);

  return kinds[kind].of;
}

/* What a kind is called. */
const char *
forcon_papers_label (ForconPapersKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_PAPERS_KINDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "papers", kinds[kind].label);
}

const char *
forcon_papers_to_word (ForconPapersKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_PAPERS_KINDS, "");

  return kinds[kind].word;
}

/**
 * forcon_papers_from_word:
 * @word: such as "pack"
 * @kind: (out): which papers these are
 *
 * Returns: whether there are such papers
 */
gboolean
forcon_papers_from_word (const char *word, ForconPapersKind *kind)
{
  for (guint i = 0; i < FORCON_N_PAPERS_KINDS; i++)
    if (g_str_equal (word, kinds[i].word))
      {
        *kind = (ForconPapersKind) i;
        return TRUE;
      }
  return FALSE;
}

/* A word of a file as part of a name that is safe everywhere. */
static void
append_safe (GString *name, const char *word)
{
  for (const char *c = word; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (name, g_unichar_isalnum (character) ? character : '-');
    }
}

/**
 * forcon_papers_file_name:
 * @campaign: a campaign
 * @wish: some papers of it
 *
 * Returns: (transfer full): a name for their file that is safe everywhere, without a suffix: "rivek-report-phase-3"
 */
char *
forcon_papers_file_name (const ForconCampaign *campaign, const ForconPapersWish *wish)
{
  guint of = forcon_papers_of (wish->kind);
  g_autoptr (GString) name = g_string_new (NULL);

  if (wish->all)
    g_string_append (name, "all-");
  else if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0 && FORCON_ID_IS_NONE (wish->admiral))
    g_string_append (name, "master-");
  else if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0)
    {
      const char *word = forcon_campaign_word_of (campaign, FORCON_RECORD_ADMIRAL, wish->admiral.value);

      append_safe (name, word == NULL ? "" : word);
      g_string_append_c (name, '-');
    }
  g_string_append (name, kinds[wish->kind].word);
  if ((of & FORCON_PAPERS_OF_PHASE) != 0)
    g_string_append_printf (name, "-phase-%d", wish->phase);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* The check */

void
forcon_papers_check_clear (ForconPapersCheck *check)
{
  g_clear_pointer (&check->names, g_free);
  g_clear_pointer (&check->told, g_free);
}

/**
 * forcon_papers_check_sentence:
 * @campaign: the whole campaign
 * @wish: what was wanted
 * @check: what came of the check
 *
 * Returns: (transfer full): that as a sentence for the master
 */
char *
forcon_papers_check_sentence (const ForconCampaign *campaign, const ForconPapersWish *wish,
                              const ForconPapersCheck *check)
{
  switch (check->verdict)
    {
    case FORCON_PAPERS_FOR_MASTER:
      return g_strdup (_ ("For the master only: this tells everything."));
    case FORCON_PAPERS_FOR_ANYBODY:
      return g_strdup (_ ("For anybody: nothing of this is hidden from anyone."));
    case FORCON_PAPERS_LEAK:
      /* Translators: an admiral, names of formations and ships. */
      return g_strdup_printf (_ ("The papers for %1$s name what is hidden from this admiral: %2$s. Nothing is printed and "
                                 "nothing is saved."),
                              forcon_wording_admiral (campaign, check->admiral), check->names);
    case FORCON_PAPERS_CHECKED:
    default:
      if (wish->all)
        return g_strdup (_ ("Checked: the papers of each admiral name nothing that is hidden from that admiral."));
      return g_strdup (check->told);
    }
}

/* Papers for an admiral are read once more before anybody gets them. */
static gboolean
passes (const ForconPapersMaking *making, const ForconFolio *folio, ForconPapersCheck *check, GError **error)
{
  g_autoptr (ForconSecretsCheck) found = forcon_secrets_check (making->truth, making->knowledge, folio);
  g_autofree char *sentence = NULL;

  check->verdict = FORCON_PAPERS_CHECKED;
  g_free (check->told);
  check->told = forcon_secrets_check_to_sentence (found, making->truth);
  if (found->found == NULL)
    return TRUE;
  check->names = g_steal_pointer (&found->found);
  check->verdict = FORCON_PAPERS_LEAK;
  check->admiral = making->wish->admiral;
  sentence = forcon_papers_check_sentence (making->truth, making->wish, check);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, sentence);
  return FALSE;
}

/* Making */

static ForconFolio *
make_for_admiral (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconPapersCheck *check, GError **error)
{
  g_autoptr (ForconKnowledge) knowledge
      = forcon_knowledge_at_phase (chronicle, wish->admiral, wish->phase, C_ ("detection", "Contact"), error);
  const ForconPapersMaking making = { chronicle, forcon_chronicle_campaign (chronicle), knowledge, wish };
  g_autoptr (ForconFolio) folio = knowledge == NULL ? NULL : kinds[wish->kind].make (&making, error);

  return folio != NULL && passes (&making, folio, check, error) ? g_steal_pointer (&folio) : NULL;
}

static ForconFolio *
make_for_all (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconPapersCheck *check, GError **error)
{
  const ForconCampaign *truth = forcon_chronicle_campaign (chronicle);
  g_autoptr (ForconFolio) all = forcon_folio_new (forcon_papers_label (wish->kind), wish->form.style);

  for (guint i = 1; i <= forcon_campaign_n_admirals (truth); i++)
    {
      ForconPapersWish one = *wish;
      ForconFolio *folio;

      one.all = FALSE;
      one.admiral = (ForconSideId){ (guint16) i };
      folio = make_for_admiral (chronicle, &one, check, error);
      if (folio == NULL)
        return NULL;
      forcon_folio_append (all, folio, forcon_wording_admiral (truth, one.admiral));
    }
  return g_steal_pointer (&all);
}

/* There may be none for the master. */
static gboolean
is_possible (const ForconPapersWish *wish, GError **error)
{
  guint of = forcon_papers_of (wish->kind);

  if ((of & FORCON_PAPERS_OF_ADMIRAL) == 0 || (of & FORCON_PAPERS_OF_MASTER) != 0 || wish->all
      || !FORCON_ID_IS_NONE (wish->admiral))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("There is no such paper for the master; choose an admiral, or all."));
  return FALSE;
}

static ForconFolio *
make_any (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconPapersCheck *check, GError **error)
{
  const ForconPapersMaking making = { chronicle, forcon_chronicle_campaign (chronicle), NULL, wish };
  guint of = forcon_papers_of (wish->kind);

  if (!is_possible (wish, error))
    return NULL;
  if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0 && wish->all)
    return make_for_all (chronicle, wish, check, error);
  if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0 && !FORCON_ID_IS_NONE (wish->admiral))
    return make_for_admiral (chronicle, wish, check, error);
  check->verdict = (of & FORCON_PAPERS_OF_MASTER) != 0 ? FORCON_PAPERS_FOR_MASTER : FORCON_PAPERS_FOR_ANYBODY;
  return kinds[wish->kind].make (&making, error);
}

/* Paper without anything on it is none. */
static ForconFolio *
refuse_empty (ForconFolio *folio, GError **error)
{
  if (folio == NULL || forcon_folio_length (folio) > 0)
    return folio;
  forcon_folio_free (folio);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is nothing to put on this paper."));
  return NULL;
}

/**
 * forcon_papers_make:
 * @chronicle: the journal of a campaign
 * @wish: what is wanted
 * @check: (out): what the last look at them said; forcon_papers_check_clear() empties it
 * @error: return location: G_IO_ERROR_PERMISSION_DENIED if they tell an admiral what is hidden, or why they cannot be made
 *
 * Makes papers. What is for an admiral is made of nothing but the admiral's knowledge, and then read once more for names
 * that must not stand there (F-CAMP-8).
 *
 * Returns: (transfer full) (nullable): the pages; %NULL if they cannot be made or must not be given away
 */
ForconFolio *
forcon_papers_make (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconPapersCheck *check, GError **error)
{
  *check = (ForconPapersCheck){ 0 };
  return refuse_empty (make_any (chronicle, wish, check, error), error);
}

/* Text */

static char *
text_report (ForconChronicle *chronicle, const ForconPapersWish *wish, ForconSideId admiral, GError **error)
{
  g_autoptr (ForconKnowledge) knowledge = NULL;

  if (FORCON_ID_IS_NONE (admiral))
    return forcon_campaign_report_master (chronicle, wish->phase, error);
  knowledge = forcon_knowledge_at_phase (chronicle, admiral, wish->phase, C_ ("detection", "Contact"), error);
  return knowledge == NULL ? NULL : forcon_campaign_report_for (knowledge, wish->phase);
}

static char *
all_text_reports (ForconChronicle *chronicle, const ForconPapersWish *wish, GError **error)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
    {
      g_autofree char *text = text_report (chronicle, wish, (ForconSideId){ (guint16) i }, error);

      if (text == NULL)
        return NULL;
      g_string_append_printf (all, "%s%s", i > 1 ? "\n\n" : "", text);
    }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

/**
 * forcon_papers_text:
 * @chronicle: the journal of a campaign
 * @wish: which papers
 * @folio: these papers, from forcon_papers_make(), which has checked them
 * @error: return location
 *
 * Returns: (transfer full) (nullable): them as plain text: of reports what forcon_campaign_report_for() makes, else what is
 *   written on the pages
 */
char *
forcon_papers_text (ForconChronicle *chronicle, const ForconPapersWish *wish, const ForconFolio *folio, GError **error)
{
  if (wish->kind != FORCON_PAPERS_REPORT)
    return g_strdelimit (forcon_folio_text (folio), "\f", '\n');
  return wish->all ? all_text_reports (chronicle, wish, error)
                   : text_report (chronicle, wish, wish->admiral, error);
}
