/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The papers of an admiral are in the language of the admiral, whatever the program's. Runs in English and in Russian. */
#include "report/papers/papers.h"

#include "base/language.h"
#include "base/locale.h"
#include "forcon-test-staff.h"
#include "played-campaign.h"
#include "report/reports/campaign-report.h"

#include <string.h>

#define SEED 11
#define PHASES 1

/* So many times each thread makes all papers of its admiral. */
#define ROUNDS 3

static const ForconSideId russian = { 1 }, english = { 3 };

/* Of each thread its own. */
static ForconChronicle *chronicles[2];

static void
set_language (ForconChronicle *chronicle, ForconSideId admiral, ForconLanguage language)
{
  ForconCampaignCommand command
      = FORCON_CAMPAIGN_COMMAND (LANGUAGE, language, .admiral = admiral, .language = language);
  TestStaff staff = test_staff (chronicle, SEED);

  g_assert_true (test_staff_do (&staff, &command));
}

/* All that an admiral is given, as it is written. Returns: (transfer full) */
static char *
papers_of (ForconChronicle *chronicle, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);
  GString *all = g_string_new (NULL);

  for (guint kind = 0; kind < FORCON_N_PAPERS_KINDS; kind++)
    for (guint clash = 0; clash < campaign->clashes->len; clash++)
      {
        guint of = forcon_papers_of ((ForconPapersKind) kind);
        const ForconPapersWish wish = { .kind = (ForconPapersKind) kind,
                                        .admiral = admiral,
                                        .phase = forcon_campaign_report_phase (campaign),
                                        .clash = g_array_index (campaign->clashes, ForconClash, clash).clash,
                                        .blows = TRUE,
                                        .all_cards = TRUE,
                                        .form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) } };
        g_auto (ForconPapersCheck) check = { 0 };
        g_autoptr (ForconFolio) folio = NULL;
        g_autofree char *text = NULL;

        if ((of & FORCON_PAPERS_OF_ADMIRAL) == 0 || ((of & FORCON_PAPERS_OF_CLASH) == 0 && clash > 0))
          continue;
        folio = forcon_papers_make (chronicle, &wish, NULL, &check, NULL);
        text = folio == NULL ? NULL : forcon_papers_text (chronicle, &wish, folio, NULL);
        g_string_append (all, text == NULL ? "" : text);
      }
  return g_string_free (all, FALSE);
}

/* What stands on papers in Latin letters in any language. */
static gboolean
is_common (const char *word)
{
  static const char *const words[] = { "PIN", "ID" };

  return strlen (word) < 2 || g_strv_contains (words, word);
}

/* Returns: (transfer full): the lines with a word of two letters or more of that alphabet */
static char *
find_script (const char *text, GUnicodeScript script)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *found = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    {
      g_autoptr (GString) word = g_string_new (NULL);

      for (const char *at = *line;; at = g_utf8_next_char (at))
        {
          if (*at != '\0' && g_unichar_get_script (g_utf8_get_char (at)) == script)
            {
              g_string_append_unichar (word, g_utf8_get_char (at));
              continue;
            }
          if (!is_common (word->str))
            g_string_append_printf (found, "%s\n", *line);
          g_string_truncate (word, 0);
          if (*at == '\0')
            break;
        }
    }
  return g_string_free (found, FALSE);
}

static void
test_russian (void)
{
  g_autofree char *text = papers_of (chronicles[0], russian);
  g_autofree char *foreign = find_script (text, G_UNICODE_SCRIPT_LATIN);

  g_assert_cmpuint (strlen (text), >, 10000);
  g_assert_cmpstr (foreign, ==, "");
}

static void
test_english (void)
{
  g_autofree char *text = papers_of (chronicles[0], english);
  g_autofree char *foreign = find_script (text, G_UNICODE_SCRIPT_CYRILLIC);

  g_assert_cmpuint (strlen (text), >, 10000);
  g_assert_cmpstr (foreign, ==, "");
}

/* Once it is the program's language that is asked for, the program's own way of writing makes the same. */
static void
check_same (ForconSideId admiral, ForconLanguage language)
{
  g_autofree char *own = papers_of (chronicles[0], admiral);
  g_autofree char *programs = NULL;

  set_language (chronicles[0], admiral, FORCON_LANGUAGE_PROGRAM);
  programs = papers_of (chronicles[0], admiral);
  set_language (chronicles[0], admiral, language);
  g_assert_cmpstr (own, ==, programs);
}

static void
test_same (void)
{
  if (g_str_has_prefix (g_getenv ("LANGUAGE"), "ru"))
    check_same (russian, FORCON_LANGUAGE_RU);
  else
    check_same (english, FORCON_LANGUAGE_EN);
}

typedef struct {
  ForconChronicle *chronicle;
  ForconSideId admiral;
  const char *expected;
} Writer;

static gpointer
write_many (gpointer data)
{
  const Writer *writer = data;

  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autofree char *text = papers_of (writer->chronicle, writer->admiral);

      g_assert_cmpstr (text, ==, writer->expected);
      g_assert_null (forcon_language_of_thread ());
    }
  return NULL;
}

static void
test_threads (void)
{
  g_autofree char *in_russian = papers_of (chronicles[0], russian);
  g_autofree char *in_english = papers_of (chronicles[0], english);
  const Writer writers[] = { { chronicles[0], russian, in_russian }, { chronicles[1], english, in_english } };
  GThread *threads[G_N_ELEMENTS (writers)];

  for (guint i = 0; i < G_N_ELEMENTS (writers); i++)
    threads[i] = g_thread_new ("papers", write_many, (gpointer) &writers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (writers); i++)
    g_thread_join (threads[i]);
}

/* What stands on the order sheet can be written on it. */
static void
test_names_come_back (void)
{
  TestStaff staff = test_staff (chronicles[0], SEED);
  const ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN,
                                          .hand_in = { .admiral = russian, .text = "«Железная стена»: патрулировать" } };
  const ForconCampaign *campaign;

  g_assert_true (test_staff_do (&staff, &command));
  campaign = forcon_chronicle_campaign (chronicles[0]);
  g_assert_cmpuint (campaign->lines->len, >, 0);
  g_assert_cmpint (g_array_index (campaign->lines, ForconLine, campaign->lines->len - 1).state, ==, FORCON_LINE_UNDERSTOOD);
}

static PlayedCampaign *
play (void)
{
  PlayedCampaign *played = played_campaign_new_by_word (PHASES);

  set_language (played->chronicle, russian, FORCON_LANGUAGE_RU);
  set_language (played->chronicle, english, FORCON_LANGUAGE_EN);
  return played;
}

int
main (int argc, char **argv)
{
  PlayedCampaign *played[G_N_ELEMENTS (chronicles)];
  gint status;

  g_test_init (&argc, &argv, NULL);
  forcon_locale_begin (g_getenv ("FORCON_LOCALE_DIR"));
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      played[i] = play ();
      chronicles[i] = played[i]->chronicle;
    }
  g_test_add_func ("/report/papers-language/the papers of a Russian admiral are in Russian", test_russian);
  g_test_add_func ("/report/papers-language/the papers of an English admiral are in English", test_english);
  g_test_add_func ("/report/papers-language/they are what the program of that language writes", test_same);
  g_test_add_func ("/report/papers-language/two threads write in two languages at once", test_threads);
  g_test_add_func ("/report/papers-language/names are read as they are printed (F-CAMP-4)", test_names_come_back);
  status = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    played_campaign_free (played[i]);
  return status;
}
