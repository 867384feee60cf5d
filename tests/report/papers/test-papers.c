/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All kinds of papers of a campaign that was played, for all who may ask for them (F-CAMP-8). */
#include "report/papers/papers.h"

#include "report/papers/pack.h"
#include "report/reports/campaign-report.h"
#include "render/drawing/witness.h"
#include "paper-check.h"
#include "played-campaign.h"

#include <gio/gio.h>
#include <string.h>

#define PHASES 2

static ForconChronicle *chronicle;

static ForconPapersWish
wish_of (ForconPapersKind kind, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  return (ForconPapersWish){ .kind = kind,
                             .admiral = admiral,
                             .phase = forcon_campaign_report_phase (campaign),
                             .clash = g_array_index (campaign->clashes, ForconClash, 0).clash,
                             .form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) } };
}

static gboolean
fought (ForconSideId admiral)
{
  const ForconClash *clash = &g_array_index (forcon_chronicle_campaign (chronicle)->clashes, ForconClash, 0);

  return FORCON_ID_IS_NONE (admiral) || (clash->admirals & 1u << admiral.value) != 0;
}

/* Whether there has to be such a paper: of a clash only for who fought in it, and no sealed pack for the master. */
static gboolean
is_expected (ForconPapersKind kind, ForconSideId admiral)
{
  guint of = forcon_papers_of (kind);

  if ((of & FORCON_PAPERS_OF_CLASH) != 0)
    return fought (admiral);
  return (of & FORCON_PAPERS_OF_ADMIRAL) == 0 || (of & FORCON_PAPERS_OF_MASTER) != 0 || !FORCON_ID_IS_NONE (admiral);
}

static ForconPapersVerdict
verdict_of (ForconPapersKind kind, ForconSideId admiral)
{
  guint of = forcon_papers_of (kind);

  if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0 && !FORCON_ID_IS_NONE (admiral))
    return FORCON_PAPERS_CHECKED;
  return (of & FORCON_PAPERS_OF_MASTER) != 0 ? FORCON_PAPERS_FOR_MASTER : FORCON_PAPERS_FOR_ANYBODY;
}

static void
check_paper (ForconPapersKind kind, ForconSideId admiral)
{
  const ForconPapersWish wish = wish_of (kind, admiral);
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconFolio) folio = forcon_papers_make (chronicle, &wish, NULL, &check, &error);

  if (!is_expected (kind, admiral))
    {
      g_assert_null (folio);
      g_assert_nonnull (error);
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (forcon_folio_length (folio), >, 0);
  g_assert_cmpint (check.verdict, ==, verdict_of (kind, admiral));
  g_assert_nonnull (check.sentence);
}

static void
test_kind (gconstpointer data)
{
  ForconPapersKind kind = (ForconPapersKind) GPOINTER_TO_INT (data);
  guint n = forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle));

  for (guint i = 0; i <= n; i++)
    check_paper (kind, (ForconSideId){ (guint16) i });
}

/* Words and kinds are one and the same, and no two kinds share a file. */
static void
test_words (void)
{
  for (gint i = 0; i < FORCON_N_PAPERS_KINDS; i++)
    {
      const ForconPapersWish wish = wish_of ((ForconPapersKind) i, (ForconSideId){ 1 });
      g_autofree char *name = forcon_papers_file_name (forcon_chronicle_campaign (chronicle), &wish);
      ForconPapersKind kind;

      g_assert_true (forcon_papers_from_word (forcon_papers_to_word ((ForconPapersKind) i), &kind));
      g_assert_cmpint (kind, ==, i);
      g_assert_nonnull (strstr (name, forcon_papers_to_word (kind)));
    }
}

/* The cards of three admirals' ships on one pile tell nothing of the others': each pile has its own ships only. */
static void
test_all_cards (void)
{
  ForconPapersWish wish = wish_of (FORCON_PAPERS_CARDS, FORCON_NO_SIDE);
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconFolio) folio = NULL;

  wish.all = TRUE;
  folio = forcon_papers_make (chronicle, &wish, NULL, &check, &error);
  g_assert_no_error (error);
  g_assert_cmpint (check.verdict, ==, FORCON_PAPERS_CHECKED);
  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);
      guint owners = 0;

      for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
        for (guint j = 0; j < written->len; j++)
          if (g_str_has_prefix (g_array_index (written, ForconWritten, j).text,
                                forcon_campaign_admiral_name (forcon_chronicle_campaign (chronicle),
                                                              (ForconSideId){ (guint16) i })))
            {
              owners++;
              break;
            }
      g_assert_cmpuint (owners, ==, 1);
    }
}

/* All that is for one admiral, on three sheets of paper printed on both sides. */
static void
test_pack_length (void)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
    {
      ForconPapersWish wish = wish_of (FORCON_PAPERS_PACK, (ForconSideId){ (guint16) i });
      g_auto (ForconPapersCheck) check = { 0 };
      g_autoptr (ForconFolio) pack = NULL;

      for (wish.phase = 1; wish.phase <= PHASES; wish.phase++)
        {
          g_clear_pointer (&pack, forcon_folio_free);
          forcon_papers_check_clear (&check);
          pack = forcon_papers_make (chronicle, &wish, NULL, &check, NULL);
          g_assert_cmpuint (forcon_folio_length (pack), <=, 2 * FORCON_PACK_SHEETS);
          g_assert_false (paper_says (pack, "What was seen at the table:"));
        }
    }
}

static guint
count_cards (const ForconPapersWish *wish)
{
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (ForconFolio) pack = forcon_papers_make (chronicle, wish, NULL, &check, NULL);

  return paper_count (pack, "Readiness") + paper_count (pack, "Turrets");
}

/* A card is in the pack if its ship is no longer as the papers before have it, or if all cards are wanted. */
static void
test_pack_cards (void)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
    {
      ForconPapersWish wish = wish_of (FORCON_PAPERS_PACK, (ForconSideId){ (guint16) i });
      guint changed = count_cards (&wish);

      wish.all_cards = TRUE;
      g_assert_cmpuint (changed, <, count_cards (&wish));
    }
}

/* Whole sentences of a text report, each unwrapped. Returns: (transfer full) (element-type utf8) */
static GPtrArray *
sentences_of (const char *report)
{
  g_autoptr (GString) text = g_string_new (report);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  g_string_replace (text, "\n  ", " ", 0);
  g_auto (GStrv) lines = g_strsplit (text->str, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "- ") && g_str_has_suffix (*line, "."))
      g_ptr_array_add (sentences, g_strdup (*line));
  return sentences;
}

static void
test_no_sentence_twice (void)
{
  guint n_sentences = 0;

  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
    for (gint phase = 0; phase <= PHASES; phase++)
      {
        g_autoptr (ForconKnowledge) knowledge
            = forcon_knowledge_at_phase (chronicle, (ForconSideId){ (guint16) i }, phase, NULL, NULL);
        g_autofree char *report = forcon_campaign_report_for (knowledge, phase, FALSE);
        g_autoptr (GPtrArray) sentences = sentences_of (report);
        g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

        n_sentences += sentences->len;
        for (guint k = 0; k < sentences->len; k++)
          if (!g_hash_table_add (seen, g_ptr_array_index (sentences, k)))
            g_test_fail_printf ("twice, phase %d: %s", phase, (const char *) g_ptr_array_index (sentences, k));
      }
  g_assert_cmpuint (n_sentences, >, 100);
}

/* The pack of an admiral with these links. */
static ForconFolio *
pack_with (const GPtrArray *links, guint admiral)
{
  ForconPapersWish wish = wish_of (FORCON_PAPERS_PACK, (ForconSideId){ (guint16) admiral });
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (GError) error = NULL;
  ForconFolio *pack;

  wish.links = links;
  pack = forcon_papers_make (chronicle, &wish, NULL, &check, &error);
  g_assert_no_error (error);
  return pack;
}

static void
test_pack_links (void)
{
  g_autoptr (GPtrArray) links = g_ptr_array_new ();
  g_autoptr (ForconFolio) one = NULL;
  g_autoptr (ForconFolio) other = NULL;
  const char *link = "https://10.42.0.1:8443/a/0123456789abcdef0123456789abcdef";

  g_ptr_array_add (links, (gpointer) "3F:A1:00:17");
  g_ptr_array_add (links, (gpointer) link);
  one = pack_with (links, 1);
  other = pack_with (links, 2);
  g_assert_true (paper_says (one, link));
  g_assert_true (paper_says (one, "3F:A1:"));
  g_assert_false (paper_says (other, link));
  g_assert_false (paper_says (other, "3F:A1:"));
}

static void
test_pack_help (void)
{
  const char *const told[] = { "3F:A1:00:17", "https://10.42.0.1:8443/a/0123456789abcdef0123456789abcdef" };
  const struct {
    gint phase;
    guint admiral;
    gboolean there;
  } packs[] = { { 0, 1, TRUE }, { 0, 2, FALSE }, { 1, 1, FALSE } };
  g_autoptr (GPtrArray) links = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    g_ptr_array_add (links, (gpointer) told[i]);
  for (guint i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      g_autoptr (ForconKnowledge) knowledge = forcon_knowledge_at_phase (
          chronicle, (ForconSideId){ (guint16) packs[i].admiral }, packs[i].phase, NULL, NULL);
      ForconPapersWish wish = wish_of (FORCON_PAPERS_PACK, (ForconSideId){ (guint16) packs[i].admiral });
      g_autoptr (ForconFolio) pack = NULL;

      wish.phase = packs[i].phase;
      wish.links = links;
      pack = forcon_pack_folio (knowledge, &wish);
      g_assert_true (paper_says (pack, "How to open your pages") == packs[i].there);
      g_assert_true (paper_says (pack, "When it fails") == packs[i].there);
    }
}

int
main (int argc, char **argv)
{
  PlayedCampaign *played;
  gint status;

  g_test_init (&argc, &argv, NULL);
  played = played_campaign_new (PHASES);
  chronicle = played->chronicle;
  for (gint i = 0; i < FORCON_N_PAPERS_KINDS; i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/report/papers/%s for all who may have it", forcon_papers_to_word ((ForconPapersKind) i));

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_kind);
    }
  g_test_add_func ("/report/papers/each kind has its word", test_words);
  g_test_add_func ("/report/papers/the cards of one admiral lie on no other's page", test_all_cards);
  g_test_add_func ("/report/papers/a pack is three sheets of paper at most", test_pack_length);
  g_test_add_func ("/report/papers/a pack has the cards of ships that changed, or all on request", test_pack_cards);
  g_test_add_func ("/report/papers/the cover of a pack has the admiral's own link and no other's", test_pack_links);
  g_test_add_func ("/report/papers/the first pack of whoever has a link tells how to play by telephone", test_pack_help);
  g_test_add_func ("/report/papers/no sentence stands in a report twice", test_no_sentence_twice);
  status = g_test_run ();
  played_campaign_free (played);
  return status;
}
