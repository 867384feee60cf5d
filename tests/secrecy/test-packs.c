/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals are handed on paper, and the last look at it (F-CAMP-8). */
#include "report/papers/batch.h"
#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-wording.h"
#include "render/paper/folio-document.h"
#include "engine/state/formation.h"
#include "render/map/map-poster.h"
#include "report/papers/pack.h"
#include "render/paper/play-papers.h"
#include "forcon-test-language.h"
#include "base/text.h"
#include "render/drawing/witness.h"
#include "paper-check.h"
#include "secrecy-outputs.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#define PHASES 2
#define READER ((ForconSideId){ 1 })
#define OTHER ((ForconSideId){ 3 })
#define MESSAGE "Everything depends on the tunnel now.\nHold it, whatever it costs."

/* The ready-made campaign after some phases, and a message that is not for the reader. */
typedef struct {
  ForconScenario *scenario;
  ForconChronicle *chronicle;
  ForconKnowledge *knowledge;
  const ForconCampaign *truth;
} Played;

static Played played;

static ForconPaperForm
form_of (ForconPaper paper)
{
  return (ForconPaperForm){ paper, forcon_style_get (FORCON_STYLE_PRINT) };
}

static void
play (void)
{
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };
  ForconCampaignCommand message
      = { .kind = FORCON_CAMPAIGN_COMMAND_MESSAGE, .message = { .admiral = OTHER, .text = MESSAGE } };
  TestStaff staff;

  played.scenario = secrecy_scenario (4);
  played.chronicle = forcon_chronicle_new (played.scenario->campaign, played.scenario->rules);
  staff = test_staff (played.chronicle, 4);
  g_assert_true (test_staff_do (&staff, &begin));
  g_assert_true (test_staff_do (&staff, &message));
  for (guint i = 0; i < PHASES; i++)
    test_staff_play_phase (&staff);
  g_assert_cmpuint (staff.n_clashes, >, 0);
  played.truth = forcon_chronicle_campaign (played.chronicle);
  played.knowledge = secrecy_knowledge (played.chronicle, READER, PHASES);
}

static void
stop (void)
{
  forcon_knowledge_free (played.knowledge);
  forcon_chronicle_free (played.chronicle);
  forcon_scenario_free (played.scenario);
}

static ForconFolio *
pack_of (const ForconKnowledge *knowledge, ForconPaper paper)
{
  const ForconPapersWish wish = { .phase = PHASES, .all_cards = TRUE, .form = form_of (paper) };

  return forcon_pack_folio (knowledge, &wish);
}

/* The papers of all admirals. */
static ForconPapersWish
wish_of (ForconPapersKind kind, gboolean double_sided)
{
  return (ForconPapersWish){ .kind = kind, .all = TRUE, .phase = PHASES, .double_sided = double_sided,
                             .form = form_of (FORCON_PAPER_A4) };
}

/* A formation of another of which the reader knows nothing at all. */
static ForconFormationId
hidden_formation (void)
{
  const ForconBattle *fleet = played.truth->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!FORCON_ID_EQUAL (forcon_battle_formation (fleet, id)->side, READER)
          && forcon_campaign_sighting (played.truth, READER, id) == NULL && forcon_campaign_post (played.truth, id)->formed)
        return id;
    }
  g_assert_not_reached ();
}

static ForconFolio *
folio_with (ForconDocument *document)
{
  const ForconPageForm pages = { .paper = FORCON_PAPER_A4, .columns = 1 };
  ForconFolio *folio = forcon_folio_new ("Leak", forcon_style_get (FORCON_STYLE_PRINT));

  forcon_folio_add_document (folio, document, &pages);
  return folio;
}

/* The check finds something in these pages, and says so. */
static void
assert_found (ForconFolio *folio, const char *what)
{
  g_autoptr (ForconFolio) owned = folio;
  g_autoptr (ForconSecretsCheck) check = forcon_secrets_check (played.truth, played.knowledge, owned);
  g_autofree char *sentence = forcon_secrets_check_to_sentence (check, played.truth);

  g_assert_nonnull (check->found);
  g_assert_nonnull (strstr (check->found, what));
  g_assert_nonnull (strstr (sentence, what));
}

/* The check */

static void
nothing_hidden_is_in_a_pack (void)
{
  g_autoptr (ForconFolio) pack = pack_of (played.knowledge, FORCON_PAPER_A4);
  g_autoptr (ForconSecretsCheck) check = forcon_secrets_check (played.truth, played.knowledge, pack);
  g_autofree char *sentence = forcon_secrets_check_to_sentence (check, played.truth);
  g_autofree char *figures = g_strdup_printf ("looked for: %u, of others: %u; pages: %u, cards: %u, signs on maps: %u – none",
                                              check->names, check->owners, forcon_folio_length (pack), check->cards,
                                              check->signs);

  g_assert_null (check->found);
  g_assert_cmpuint (check->names, >, 20);
  g_assert_cmpuint (check->owners, ==, 5);
  g_assert_cmpuint (check->cards, >, 5);
  g_assert_cmpuint (check->signs, >, 2);
  g_assert_nonnull (strstr (sentence, figures));
}

static void
a_foreign_name_is_found (void)
{
  const char *name = forcon_battle_formation_name (played.truth->fleet, hidden_formation ());
  g_autofree char *line = g_strdup_printf ("Beware of %s!", forcon_name (name));
  ForconDocument *document = forcon_document_new ();

  forcon_document_line (document, 0, line);
  assert_found (folio_with (document), forcon_name (name));
}

/* F-EW-4 */
static void
a_third_at_a_table_is_found (void)
{
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (played.chronicle, READER, PHASES);
  g_autofree char *before = forcon_secrets_leak (played.truth, knowledge, "Nothing.");
  g_autofree char *after = NULL;
  guint n_fought = 0;

  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      const ForconClash *clash = forcon_campaign_clash (played.truth, forcon_knowledge_clash (knowledge, i).clash);

      if ((clash->admirals & (1u << READER.value)) == 0)
        continue;
      forcon_battle_add_side ((ForconBattle *) forcon_view_battle (forcon_knowledge_view (knowledge, i)), "ghost", "Ghost");
      n_fought++;
    }
  after = forcon_secrets_leak (played.truth, knowledge, "Nothing.");
  g_assert_cmpuint (n_fought, >, 0);
  g_assert_null (before);
  g_assert_nonnull (strstr (after, "Ghost in the clash in "));
}

/* A hidden formation may be called as a word of every report; small letters make it no name. */
static void
a_word_of_every_report_is_no_name (void)
{
  ForconCampaign *truth = forcon_campaign_clone (played.truth);
  ForconFormationName *name = &g_array_index (truth->fleet->roster->formations, ForconFormationName,
                                              hidden_formation ().value - 1);
  char *was = name->name;
  g_autofree char *small = NULL;
  g_autofree char *large = NULL;

  name->name = (char *) "Screen";
  small = forcon_secrets_leak (truth, played.knowledge, "posture now screen.");
  large = forcon_secrets_leak (truth, played.knowledge, "The Screen is near, and SCREEN it is.");
  name->name = was;
  forcon_campaign_free (truth);
  g_assert_cmpstr (small, ==, NULL);
  g_assert_cmpstr (large, ==, "“Screen”");
}

/* The first ship of a class may be another's: own cards name it all the same. */
static void
the_class_of_an_own_ship_is_no_secret (void)
{
  g_autoptr (GArray) own = forcon_cards_ships_of (played.truth->fleet, READER);
  ForconShipId hidden = forcon_formation_lead (played.truth->fleet, hidden_formation ());
  ForconCampaign *truth = forcon_campaign_clone (played.truth);
  ForconCard *card = &g_array_index (truth->fleet->roster->cards, ForconCard, hidden.value - 1);
  const char *class_name = forcon_battle_card (truth->fleet, g_array_index (own, ForconShipId, 0))->class_name;
  char *was = card->name;
  g_autofree char *first = g_strndup (class_name, strcspn (class_name, " "));
  g_autofree char *leak = NULL;

  card->name = first;
  leak = forcon_secrets_leak (truth, played.knowledge, class_name);
  card->name = was;
  forcon_campaign_free (truth);
  g_assert_cmpstr (leak, ==, NULL);
}

/* On paper a name may stand in two lines. */
static void
a_broken_name_is_found (void)
{
  const char *name = forcon_name (forcon_battle_card (played.truth->fleet,
                                                      forcon_formation_lead (played.truth->fleet, hidden_formation ()))->name);
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  ForconDocument *document = forcon_document_new ();

  for (char **word = words; *word != NULL; word++)
    forcon_document_line (document, 0, *word);
  assert_found (folio_with (document), name);
}

static void
a_foreign_message_is_found (void)
{
  ForconDocument *document = forcon_document_new ();

  forcon_document_quote (document, 0, MESSAGE);
  assert_found (folio_with (document), "Everything depends on the tunnel now.");
}

static void
a_foreign_card_is_found (void)
{
  const ForconPaperForm form = form_of (FORCON_PAPER_A4);
  g_autoptr (GArray) ships = forcon_cards_ships_of (played.truth->fleet, OTHER);

  g_array_set_size (ships, 1);
  assert_found (forcon_cards_folio (played.truth->fleet, played.scenario->rules, ships, FORCON_CARDS_COMPACT, &form),
                "the card of ");
}

static ForconFolio *
map_page (ForconMapModel *map)
{
  ForconDocument *document = forcon_document_new ();
  const ForconFigure figure = forcon_map_figure (map, forcon_style_get (FORCON_STYLE_PRINT), 180);

  forcon_document_figure (document, &figure);
  return folio_with (document);
}

/* Not even a blank counter may be there. */
static void
a_hidden_formation_on_a_map_is_found (void)
{
  ForconMapModel *map = forcon_map_model_truth (played.truth);

  for (guint i = 0; i < map->tokens->len; i++)
    g_array_index (map->tokens, ForconMapToken, i).name = NULL;
  g_array_set_size (map->signs, 0);
  assert_found (map_page (map), " on the map in ");
}

/* A sector in which the reader knows of no mines. */
static ForconSectorId
sector_without_mines (void)
{
  const ForconCampaign *known = forcon_knowledge_campaign (played.knowledge);
  ForconSectorId sector = { 1 };

  for (guint i = 0; i < known->fields->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (known->fields, ForconField, i).sector, sector))
      {
        sector.value++;
        i = (guint) -1;
      }
  return sector;
}

static void
hidden_mines_on_a_map_are_found (void)
{
  ForconMapModel *map = forcon_map_model_truth (played.truth);
  const ForconMapSign mines = { .sector = sector_without_mines (), .charge = FORCON_CHARGE_PLASMA, .count = 2 };

  g_array_set_size (map->tokens, 0);
  g_array_set_size (map->signs, 0);
  g_array_append_val (map->signs, mines);
  assert_found (map_page (map), "mines on the map in ");
}

/* What is found in the papers of one keeps back those of all. */
static void
a_leak_keeps_everything_back (void)
{
  const ForconPapersWish wish = wish_of (FORCON_PAPERS_REPORT, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconBatch) batch = forcon_batch_new (played.chronicle, &wish, NULL, &error);
  g_autofree char *none = NULL;
  g_autofree char *leak = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (batch->items->len, ==, forcon_campaign_n_admirals (played.truth));
  none = forcon_batch_leak (batch, played.truth);
  g_assert_null (none);
  g_array_index (batch->items, ForconBatchItem, 4).check->found = g_strdup ("“Grozny”");
  leak = forcon_batch_leak (batch, played.truth);
  g_assert_nonnull (strstr (leak, "“Grozny”"));
}

/* Nobody's pack has anything in it that would keep it back. */
static void
a_batch_is_sound (void)
{
  const ForconPapersWish wish = wish_of (FORCON_PAPERS_PACK, FALSE);
  g_autoptr (ForconBatch) batch = forcon_batch_new (played.chronicle, &wish, NULL, NULL);
  g_autofree char *leak = forcon_batch_leak (batch, played.truth);

  g_assert_cmpstr (leak, ==, NULL);
}

/* Who has but mines on a table has no part in the clash: its log is not for that admiral. */
static void
mines_do_not_see (void)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (played.truth); i++)
    {
      g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (played.chronicle, (ForconSideId){ (guint16) i }, PHASES);

      for (guint k = 0; k < forcon_knowledge_n_clashes (knowledge); k++)
        g_assert_cmpuint (forcon_knowledge_clash (knowledge, k).admirals & (1u << i), !=, 0);
    }
}

static void
learning_together_is_learning_alone (void)
{
  g_autoptr (GPtrArray) all = forcon_knowledges_at_phase (played.chronicle, 0x7e, PHASES, NULL, NULL);

  g_assert_cmpuint (all->len, ==, 6);
  for (guint i = 0; i < all->len; i++)
    {
      const ForconKnowledge *one = g_ptr_array_index (all, i);
      g_autoptr (ForconKnowledge) alone = secrecy_knowledge (played.chronicle, forcon_knowledge_admiral (one), PHASES);
      g_autofree char *hash = forcon_campaign_hash (forcon_knowledge_campaign (one));
      g_autofree char *other = forcon_campaign_hash (forcon_knowledge_campaign (alone));
      g_autofree char *text = forcon_campaign_report_for (one, PHASES, TRUE);
      g_autofree char *same = forcon_campaign_report_for (alone, PHASES, TRUE);

      g_assert_cmpstr (hash, ==, other);
      g_assert_cmpstr (text, ==, same);
    }
}

/* The pages */

static void
texts_stand_where_they_may (gconstpointer paper)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (played.truth); i++)
    {
      g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (played.chronicle, (ForconSideId){ (guint16) i }, PHASES);
      const ForconPaperForm form = form_of ((ForconPaper) GPOINTER_TO_UINT (paper));
      const ForconReportLook look = { .blows = TRUE };
      g_autoptr (ForconFolio) report = forcon_campaign_report_folio (knowledge, PHASES, &look, &form);

      paper_check_texts (report);
    }
}

#define LINK "https://192.168.100.100:65535/a/0123456789abcdef0123456789abcdef"
#define FINGERPRINT                                                                                                    \
  "3F:A1:00:17:3F:A1:00:17:3F:A1:00:17:3F:A1:00:17:3F:A1:00:17:3F:A1:00:17:3F:A1:00:17:3F:A1:00:17"

/* However long the names are; the longest are cut short. */
static void
a_cover_has_room_for_any_name (void)
{
  g_autofree char *endless = g_strnfill (300, 'W');
  const ForconEnvelope envelopes[] = { { "The Vervain Run", "Lord Vorkosigan", "Barrayar", 0, 3, NULL, NULL, NULL },
                                       { "Вервейнский прорыв", "Гем-адмирал Лош", "Цетаганда", 3, 12, "Анна", LINK,
                                         FINGERPRINT },
                                       { endless, endless, endless, 7, 1000, endless, endless, endless } };

  for (guint paper = 0; paper < FORCON_N_PAPERS; paper++)
    {
      g_autoptr (ForconFolio) folio = forcon_folio_new ("Covers", forcon_style_get (FORCON_STYLE_PRINT));

      for (guint i = 0; i < G_N_ELEMENTS (envelopes); i++)
        forcon_folio_add_envelope (folio, &envelopes[i], (ForconPaper) paper);
      paper_check_texts (folio);
      g_assert_cmpuint (paper_count (folio, "Lord Vorkosigan"), ==, 1);
      g_assert_true (paper_says (folio, "Player: Анна"));
    }
}

static void
the_masters_pages_are_in_order (void)
{
  const ForconPaperForm form = form_of (FORCON_PAPER_LETTER);
  g_autoptr (ForconFolio) folio = forcon_campaign_report_master_folio (played.chronicle, PHASES, &form, NULL);

  paper_check_texts (folio);
  g_assert_true (paper_says (folio, "Dice as the program rolled them: "));
  g_assert_true (paper_says (folio, "Rules: F-"));
  g_assert_true (paper_says (folio, "The map as it is"));
}

/* Each ship that is not destroyed has one card in the pack, with its name on it. */
static void
each_ship_has_one_card (void)
{
  const ForconBattle *fleet = forcon_knowledge_campaign (played.knowledge)->fleet;
  g_autoptr (ForconFolio) pack = pack_of (played.knowledge, FORCON_PAPER_A4);
  g_autoptr (GArray) things = forcon_witness_new_of_things ();
  g_autofree guint *cards = g_new0 (guint, fleet->n_ships + 1);

  for (guint page = 0; page < forcon_folio_length (pack); page++)
    g_array_unref (forcon_folio_watch (pack, page, things));
  for (guint i = 0; i < things->len; i++)
    if (g_array_index (things, ForconShown, i).kind == FORCON_SHOWN_CARD)
      cards[g_array_index (things, ForconShown, i).id]++;
  for (guint i = 1; i <= fleet->n_ships; i++)
    g_assert_cmpuint (cards[i], ==, FORCON_ID_EQUAL (fleet->ships[i - 1].side, READER)
                                            && fleet->ships[i - 1].status != FORCON_SHIP_DESTROYED
                                        ? 1
                                        : 0);
}

/* All that can be read from outside is for whom it is. */
static void
nothing_stands_outside (void)
{
  g_autoptr (ForconFolio) pack = pack_of (played.knowledge, FORCON_PAPER_A4);
  g_autoptr (GArray) things = forcon_witness_new_of_things ();
  g_autoptr (GArray) cover = forcon_folio_watch (pack, 0, things);
  const ForconBattle *fleet = played.truth->fleet;
  guint names = 0;

  g_assert_cmpuint (things->len, ==, 0);
  for (guint i = 0; i < cover->len; i++)
    {
      const ForconWritten *written = &g_array_index (cover, ForconWritten, i);

      names += g_str_equal (written->text, forcon_wording_admiral (played.truth, READER)) ? 1 : 0;
      for (guint k = 1; k <= fleet->n_formations; k++)
        g_assert_null (strstr (written->text, forcon_name (forcon_battle_formation_name (fleet, (ForconFormationId){ (guint16) k }))));
    }
  g_assert_cmpuint (names, ==, 1);
}

/* Folded in three as in half, the name is outside: in the lower third, and high. */
static void
the_name_is_outside (void)
{
  g_autoptr (ForconFolio) pack = pack_of (played.knowledge, FORCON_PAPER_LETTER);
  g_autoptr (GArray) cover = forcon_folio_written (pack, 0);
  double height = forcon_folio_size (pack, 0).height / FORCON_MM_OF_POINT;

  for (guint i = 0; i < cover->len; i++)
    {
      const ForconWritten *written = &g_array_index (cover, ForconWritten, i);

      if (!g_str_equal (written->text, forcon_wording_admiral (played.truth, READER)))
        continue;
      g_assert_cmpfloat (written->y, >, height * 2 / 3);
      g_assert_cmpfloat (written->height, >, 10 / FORCON_MM_OF_POINT);
    }
}

static void
the_same_campaign_gives_the_same_pages (void)
{
  g_autoptr (ForconFolio) one = pack_of (played.knowledge, FORCON_PAPER_A4);
  g_autoptr (ForconKnowledge) again = secrecy_knowledge (played.chronicle, READER, PHASES);
  g_autoptr (ForconFolio) other = pack_of (again, FORCON_PAPER_A4);

  g_assert_true (paper_is_same (one, other));
}

/* Files */

static ForconFolio *
all_packs (gboolean double_sided)
{
  const ForconPapersWish wish = wish_of (FORCON_PAPERS_PACK, double_sided);
  g_autoptr (ForconBatch) batch = forcon_batch_new (played.chronicle, &wish, NULL, NULL);

  return forcon_batch_steal_all (batch, played.truth, &wish);
}

static char *
save (const ForconFolio *folio, const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "secrecy", "packs", NULL);
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0777);
  forcon_folio_to_file (folio, path, &error);
  g_assert_no_error (error);
  return path;
}

/* On which pages covers are. */
static void
printed_on_both_sides_each_begins_in_front (void)
{
  g_autoptr (ForconFolio) folio = all_packs (TRUE);
  guint covers = 0;

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        if (g_str_equal (g_array_index (written, ForconWritten, i).text, "Sealed report"))
          {
            g_assert_cmpuint (page % 2, ==, 0);
            covers++;
          }
    }
  g_assert_cmpuint (covers, ==, forcon_campaign_n_admirals (played.truth));
}

static void
a_file_says_what_it_is (void)
{
  g_autoptr (ForconFolio) folio = all_packs (FALSE);
  g_autofree char *path = save (folio, "all.pdf");
  g_autofree char *pages = g_strdup_printf ("%u\n", forcon_folio_length (folio));
  g_autofree char *info = paper_said_of ("pdfinfo", path, NULL);
  g_autofree char *fonts = paper_said_of ("pdffonts", path, NULL);
  g_auto (GStrv) lines = fonts == NULL ? NULL : g_strsplit (g_strchomp (fonts), "\n", -1);

  if (info == NULL)
    return;
  g_assert_nonnull (strstr (info, "Sealed pack, all admirals: phase 2\n"));
  g_assert_nonnull (strstr (info, "The Vervain Run\n"));
  g_assert_nonnull (strstr (strstr (info, "Pages:"), pages));
  /* Two lines of heads; then all are embedded. */
  g_assert_cmpuint (g_strv_length (lines), >, 2);
  for (guint i = 2; lines[i] != NULL; i++)
    g_assert_nonnull (strstr (lines[i], " yes "));
}

static void
cyrillic_can_be_taken_out (void)
{
  g_autoptr (ForconFolio) pack = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  if (!test_speak_russian ())
    return;
  a_batch_is_sound ();
  pack = pack_of (played.knowledge, FORCON_PAPER_LETTER);
  path = save (pack, "pack-ru.pdf");
  texts_stand_where_they_may (GUINT_TO_POINTER (FORCON_PAPER_LETTER));
  text = paper_said_of ("pdftotext", path, "-");
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Запечатанное донесение"));
  g_assert_nonnull (strstr (text, "Лорд Форкосиган"));
  g_assert_nonnull (strstr (text, "Живучесть"));
  g_assert_nonnull (strstr (text, "Карта, какой вы её знаете"));
}

int
main (int argc, char **argv)
{
  int result;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  play ();
#define TEST(path, function) g_test_add_func ("/secrecy/packs/" path, function)
  TEST ("F-CAMP-8 nothing hidden is in a pack, and the check says what it looked at", nothing_hidden_is_in_a_pack);
  TEST ("F-CAMP-8 a foreign name is found", a_foreign_name_is_found);
  TEST ("F-EW-4 a third at a table is found", a_third_at_a_table_is_found);
  TEST ("F-CAMP-8 a word of every report is no name", a_word_of_every_report_is_no_name);
  TEST ("F-CAMP-8 the class of an own ship is no secret", the_class_of_an_own_ship_is_no_secret);
  TEST ("F-CAMP-8 a name in two lines is found", a_broken_name_is_found);
  TEST ("F-CAMP-8 a message to somebody else is found", a_foreign_message_is_found);
  TEST ("F-CAMP-8 a foreign card is found", a_foreign_card_is_found);
  TEST ("F-CAMP-8 a hidden formation on a map is found", a_hidden_formation_on_a_map_is_found);
  TEST ("F-CAMP-8 hidden mines on a map are found", hidden_mines_on_a_map_are_found);
  TEST ("F-CAMP-8 a leak keeps everything back", a_leak_keeps_everything_back);
  TEST ("F-CAMP-8 no pack is kept back without reason", a_batch_is_sound);
  TEST ("F-CAMP-8 mines do not see", mines_do_not_see);
  TEST ("learning together is learning alone", learning_together_is_learning_alone);
  g_test_add_data_func ("/secrecy/packs/texts stand where they may on A4", GUINT_TO_POINTER (FORCON_PAPER_A4),
                        texts_stand_where_they_may);
  g_test_add_data_func ("/secrecy/packs/texts stand where they may on Letter", GUINT_TO_POINTER (FORCON_PAPER_LETTER),
                        texts_stand_where_they_may);
  TEST ("a cover has room for any name", a_cover_has_room_for_any_name);
  TEST ("the master's pages are in order", the_masters_pages_are_in_order);
  TEST ("each ship has one card", each_ship_has_one_card);
  TEST ("F-CAMP-8 nothing stands outside but for whom it is", nothing_stands_outside);
  TEST ("the name is outside however it is folded", the_name_is_outside);
  TEST ("the same campaign gives the same pages", the_same_campaign_gives_the_same_pages);
  TEST ("printed on both sides each pack begins in front", printed_on_both_sides_each_begins_in_front);
  TEST ("a file has pages, a title and embedded fonts", a_file_says_what_it_is);
  TEST ("Cyrillic can be taken out of the file", cyrillic_can_be_taken_out);
  result = g_test_run ();
  stop ();
  return result;
}
