/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How things stand for an admiral, as lists; what the admiral does not know; and names that must not get out. */
#include "campaign-sample.h"

#include "report/reports/campaign-digest.h"
#include "report/reports/campaign-report.h"
#include "report/reports/campaign-secrets.h"
#include "report/papers/papers.h"

#include <string.h>

typedef struct {
  TestCampaign *test;
  ForconChronicle *chronicle;
} Played;

static Played *
played_new (void)
{
  Played *played = g_new0 (Played, 1);

  g_setenv ("TZ", "UTC", TRUE);
  played->test = test_campaign_new ();
  played->chronicle = forcon_chronicle_new (played->test->campaign, &played->test->rules);
  return played;
}

static void
played_free (Played *played)
{
  forcon_chronicle_free (played->chronicle);
  test_campaign_free (played->test);
  g_free (played);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Played, played_free)

static void
give (Played *played, ForconCampaignCommand command)
{
  command.by = "master";
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (played->chronicle, &command, &FORCON_DICE_GENERATED);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
}

#define GIVE(played, NAME, ...)                                                                                        \
  give (played, (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##NAME, __VA_ARGS__ })

static ForconKnowledge *
knowledge_of (Played *played, ForconSideId admiral)
{
  g_autoptr (GError) error = NULL;
  ForconKnowledge *knowledge = forcon_knowledge_new (played->chronicle, admiral, NULL, &error);

  g_assert_no_error (error);
  return knowledge;
}

/* "# heading | detail\ntext | detail\n…"; takes the lines. */
static char *
write (GPtrArray *digest)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < digest->len; i++)
    {
      const ForconDigestLine *line = g_ptr_array_index (digest, i);

      g_string_append_printf (text, "%s%s%s%s\n", line->heading ? "# " : "", line->text, line->detail == NULL ? "" : " | ",
                              line->detail == NULL ? "" : line->detail);
    }
  g_ptr_array_unref (digest);
  return g_string_free (text, FALSE);
}

static void
reveal_karkas (Played *played, ForconLevel level)
{
  GIVE (played, REVEAL, .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = test_formation (played->test, "karkas"),
        .reveal.level = level, .reason = "a merchant told it");
}

/* F-CAMP-8: own formations in full */
static void
test_fleet (void)
{
  g_autoptr (Played) played = played_new ();
  g_autoptr (ForconKnowledge) blue = knowledge_of (played, TEST_ADMIRAL_BLUE);
  g_autofree char *text = write (forcon_digest_fleet (blue));

  g_assert_true (g_str_has_prefix (text, "# Karkas | B4"));
  g_assert_nonnull (strstr (text, "\nGorgon | Battlecruiser, flagship, hits "));
  g_assert_nonnull (strstr (text, "\n# Рейдеры | C3"));
  g_assert_null (strstr (text, "Grozny"));
}

/* F-CAMP-8 */
static void
test_map (void)
{
  g_autoptr (Played) played = played_new ();
  g_autoptr (ForconKnowledge) red = NULL;
  g_autofree char *text = NULL;

  reveal_karkas (played, FORCON_LEVEL_CONTACT);
  red = knowledge_of (played, TEST_ADMIRAL_RED);
  text = write (forcon_digest_map (red));
  g_assert_nonnull (strstr (text, "# Own formations\n"));
  g_assert_nonnull (strstr (text, "\nSquadron 1: B2"));
  g_assert_nonnull (strstr (text, "\n# Seen of others\nB4: a contact (Blue), 2 ships"));
  g_assert_nonnull (strstr (text, "\n# Main map\n"));
  g_assert_null (strstr (text, "Karkas"));
}

/* F-CAMP-8 */
static void
test_what_is_in_a_sector (void)
{
  g_autoptr (Played) played = played_new ();
  g_autoptr (ForconKnowledge) red = NULL;
  g_autofree char *own = NULL, *seen = NULL;

  reveal_karkas (played, FORCON_LEVEL_CONTACT);
  red = knowledge_of (played, TEST_ADMIRAL_RED);
  own = write (forcon_digest_sector (red, test_sector (played->test, "b2")));
  seen = write (forcon_digest_sector (red, test_sector (played->test, "b4")));
  g_assert_nonnull (strstr (own, "Squadron 1: B2"));
  g_assert_null (strstr (own, "a contact"));
  g_assert_true (g_str_has_prefix (seen, "B4: a contact (Blue), 2 ships"));
  g_assert_null (strstr (seen, "Squadron 1"));
}

/* F-CAMP-4: the sheet as it was handed in, and what became of it. */
static void
test_orders (void)
{
  g_autoptr (Played) played = played_new ();
  g_autoptr (ForconKnowledge) red = NULL;
  g_autoptr (ForconKnowledge) blue = NULL;
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  GIVE (played, HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Squadron 1: move to B3\nSappers, hmm");
  red = knowledge_of (played, TEST_ADMIRAL_RED);
  blue = knowledge_of (played, TEST_ADMIRAL_BLUE);
  text = write (forcon_digest_orders (red));
  other = write (forcon_digest_orders (blue));
  g_assert_nonnull (strstr (text, "# Understood as orders\nSquadron 1: move to B3"));
  g_assert_nonnull (strstr (text, "# Kept as remarks\n"));
  g_assert_nonnull (strstr (text, "# Order sheet: phase 1 | Handed in: "));
  g_assert_nonnull (strstr (text, "\nSquadron 1: move to B3\nSappers, hmm\n"));
  g_assert_cmpstr (other, ==, "");
}

/* F-CAMP-9: what comes with the report is not read before. */
static void
test_messages (void)
{
  g_autoptr (Played) played = played_new ();
  g_autoptr (ForconKnowledge) before = NULL;
  g_autoptr (ForconKnowledge) after = NULL;
  g_autofree char *soon = NULL;
  g_autofree char *later = NULL;

  GIVE (played, MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "With the report");
  GIVE (played, MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "Now or never", .message.at_once = TRUE,
        .message.formation = test_formation (played->test, "squadron-1"));
  GIVE (played, MESSAGE, .message.admiral = TEST_ADMIRAL_BLUE, .message.text = "For Blue alone",
        .message.at_once = TRUE);
  before = knowledge_of (played, TEST_ADMIRAL_RED);
  soon = write (forcon_digest_messages (before));
  g_assert_cmpstr (soon, ==, "Now or never | Phase 1, from Squadron 1\n");
  for (guint i = 0; i < 3; i++)
    GIVE (played, ADVANCE, .advance.leave_open = TRUE);
  after = knowledge_of (played, TEST_ADMIRAL_RED);
  later = write (forcon_digest_messages (after));
  g_assert_cmpstr (later, ==, "Now or never | Phase 1, from Squadron 1\nWith the report | Phase 1\n");
}

/* F-CAMP-9 */
static void
test_answers (void)
{
  g_autoptr (Played) played = played_new ();

  GIVE (played, ASK, .ask.admiral = TEST_ADMIRAL_RED, .ask.text = "Who holds the ring dock?");
  GIVE (played, ASK, .ask.admiral = TEST_ADMIRAL_BLUE, .ask.to = TEST_ADMIRAL_RED, .ask.text = "Come out and fight.");
  const GArray *queries = forcon_chronicle_campaign (played->chronicle)->queries;
  const ForconQueryId asked = g_array_index (queries, ForconQuery, 0).query;
  const ForconQueryId written = g_array_index (queries, ForconQuery, 1).query;

  GIVE (played, REPLY, .reply.query = asked, .reply.text = "Blue.", .reply.at_once = TRUE);
  GIVE (played, FORWARD, .forward.query = written, .forward.at_once = TRUE);
  g_autoptr (ForconKnowledge) red = knowledge_of (played, TEST_ADMIRAL_RED);
  g_autofree char *text = write (forcon_digest_messages (red));

  g_assert_cmpstr (text, ==,
                   "Come out and fight | Phase 1, from Blue\n“Who holds the ring dock?” – Blue | Phase 1\n");
}

/* F-CAMP-8: for the master, what must not be told. */
static void
test_secrets (void)
{
  g_autoptr (Played) played = played_new ();
  g_autofree char *unseen = write (forcon_secrets_list (played->test->campaign, TEST_ADMIRAL_RED));
  g_autofree char *contact = NULL;
  g_autofree char *elsewhere = NULL;

  g_assert_nonnull (strstr (unseen, "B4: Karkas (Blue) | Never seen\n"));
  g_assert_null (strstr (unseen, "Squadron 1"));
  reveal_karkas (played, FORCON_LEVEL_CONTACT);
  contact = write (forcon_secrets_list (forcon_chronicle_campaign (played->chronicle), TEST_ADMIRAL_RED));
  g_assert_nonnull (strstr (contact, "B4: Karkas (Blue) | Seen there, but only as a contact\n"));
  reveal_karkas (played, FORCON_LEVEL_IDENTIFIED);
  GIVE (played, PLACE, .place.formation = test_formation (played->test, "karkas"),
        .place.sector = test_sector (played->test, "gate"), .reason = "a slip");
  elsewhere = write (forcon_secrets_list (forcon_chronicle_campaign (played->chronicle), TEST_ADMIRAL_RED));
  g_assert_nonnull (strstr (elsewhere, ": Karkas (Blue) | Seen last in B4, phase 1"));
}

static void
test_secrets_of_who_knows_all (void)
{
  g_autoptr (Played) played = played_new ();
  g_autofree char *text = NULL;

  reveal_karkas (played, FORCON_LEVEL_IDENTIFIED);
  text = write (forcon_secrets_list (forcon_chronicle_campaign (played->chronicle), TEST_ADMIRAL_RED));
  g_assert_null (strstr (text, "Karkas"));
  g_assert_nonnull (strstr (text, "Рейдеры"));
}

static char *
leak (Played *played, const char *text)
{
  g_autoptr (ForconKnowledge) red = knowledge_of (played, TEST_ADMIRAL_RED);

  return forcon_secrets_leak (forcon_chronicle_campaign (played->chronicle), red, text);
}

/* F-CAMP-8: a name that got into a text by mistake is found, whatever stands round it. */
static void
test_leaks (void)
{
  g_autoptr (Played) played = played_new ();
  g_autofree char *one = leak (played, "Something\n  and KARKAS, or so.");
  g_autofree char *ship = leak (played, "Was it the\nGorgon?");
  g_autofree char *both = leak (played, "Рейдеры and GORGON");
  g_autofree char *part = leak (played, "Karkassone and Squadron 1, Grozny");

  g_assert_cmpstr (one, ==, "“Karkas”");
  g_assert_cmpstr (ship, ==, "“Gorgon”");
  g_assert_nonnull (strstr (both, "“Рейдеры”"));
  g_assert_nonnull (strstr (both, "“Gorgon”"));
  g_assert_null (part);
}

/* What the admiral has learnt, wrote, or was told is no leak. */
static void
test_no_leak_of_what_is_known (void)
{
  g_autoptr (Played) played = played_new ();
  g_autofree char *before = leak (played, "Karkas");
  g_autofree char *told = NULL;
  g_autofree char *seen = NULL;

  g_assert_nonnull (before);
  GIVE (played, HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Squadron 1: find the Gorgon");
  GIVE (played, MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "People speak of Karkas");
  GIVE (played, ASK, .ask.admiral = TEST_ADMIRAL_RED, .ask.text = "Is there a Harpy?");
  GIVE (played, ASK, .ask.admiral = TEST_ADMIRAL_BLUE, .ask.text = "Where has the Red fleet gone?");
  told = leak (played, "Where has the Red fleet gone?");
  g_assert_cmpstr (told, ==, "“Where has the Red fleet gone?”");
  g_clear_pointer (&told, g_free);
  told = leak (played, "Karkas and Gorgon and Harpy");
  g_assert_cmpstr (told, ==, NULL);
  reveal_karkas (played, FORCON_LEVEL_IDENTIFIED);
  seen = leak (played, "Karkas");
  g_assert_cmpstr (seen, ==, NULL);
}

/* F-CAMP-8 */
static void
test_reports_do_not_leak (void)
{
  g_autoptr (Played) played = played_new ();

  reveal_karkas (played, FORCON_LEVEL_CONTACT);
  for (guint i = 0; i < 3; i++)
    GIVE (played, ADVANCE, .advance.leave_open = TRUE);
  for (guint i = 1; i <= 3; i++)
    {
      g_autoptr (ForconKnowledge) knowledge = knowledge_of (played, (ForconSideId){ (guint16) i });
      g_autofree char *report = forcon_campaign_report_for (knowledge, 1, TRUE);
      g_autofree char *found = forcon_secrets_leak (forcon_chronicle_campaign (played->chronicle), knowledge, report);

      g_assert_cmpstr (found, ==, NULL);
    }
}

static void
test_file_names (void)
{
  g_autoptr (Played) played = played_new ();
  const ForconPapersWish wishes[]
      = { { .kind = FORCON_PAPERS_REPORT, .admiral = TEST_ADMIRAL_RED, .phase = 3 },
          { .kind = FORCON_PAPERS_REPORT, .phase = 0 },
          { .kind = FORCON_PAPERS_PACK, .all = TRUE, .phase = 2 },
          { .kind = FORCON_PAPERS_CRIB, .phase = 2 } };
  static const char *const names[] = { "red-report-phase-3", "master-report-phase-0", "all-pack-phase-2", "crib" };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *name = forcon_papers_file_name (played->test->campaign, &wishes[i]);

      g_assert_cmpstr (name, ==, names[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/digest/the own fleet stands in it in full (F-CAMP-8)", test_fleet);
  g_test_add_func ("/report/digest/the map is told as it is known (F-CAMP-8)", test_map);
  g_test_add_func ("/report/digest/of one sector all is told that is known there (F-CAMP-8)", test_what_is_in_a_sector);
  g_test_add_func ("/report/digest/orders as handed in and as understood (F-CAMP-4)", test_orders);
  g_test_add_func ("/report/digest/messages come when they are due (F-CAMP-9)", test_messages);
  g_test_add_func ("/report/digest/an answer comes with its question (F-CAMP-9)", test_answers);
  g_test_add_func ("/report/secrets/what is hidden is told to the master (F-CAMP-8)", test_secrets);
  g_test_add_func ("/report/secrets/what is known is no secret (F-CAMP-8)", test_secrets_of_who_knows_all);
  g_test_add_func ("/report/secrets/a name that must not get out is found (F-CAMP-8)", test_leaks);
  g_test_add_func ("/report/secrets/names that are known, written or told are none (F-CAMP-8)", test_no_leak_of_what_is_known);
  g_test_add_func ("/report/secrets/reports have none (F-CAMP-8)", test_reports_do_not_leak);
  g_test_add_func ("/report/secrets/files are called by safe names", test_file_names);
  return g_test_run ();
}
