/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Packs that are made before anybody asks for them. */
#include "app-support.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/papers/papers-ahead.h"
#include "app/papers/papers-work.h"
#include "app/papers/print-setup.h"

static const ForconSideId vorpatril = { 1 };

/* Half-phases are resolved until so many are, and nobody meets. */
static void
resolve (ForconGame *game, guint halves)
{
  app_hand_in (game, "vorpatril", "Shield stays in Wayside\nSpurs stay where they are");
  app_hand_in (game, "rivek", "Mask stays where it is");
  for (guint i = 0; i < halves; i++)
    app_do (game, FORCON_CAMPAIGN_COMMAND_ADVANCE);
}

/* A campaign of a name of its own, which makes packs ahead. */
static ForconGame *
played (const char *name, guint halves)
{
  ForconGame *game = app_game ("skirmish.xml", name);

  forcon_papers_ahead_of (game);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  resolve (game, halves);
  return game;
}

static void
close_game (ForconGame *game, const char *name)
{
  g_autofree char *file = app_output (name);

  forcon_game_close (game);
  g_object_unref (game);
  app_settle ();
  app_remove_campaign (file);
}

static gboolean
is_ready (ForconGame *game)
{
  return forcon_papers_ahead_ready (forcon_papers_ahead_of (game));
}

/* Whatever takes longer will not come, µs: a machine that does much else may stand still for half a minute. */
#define PATIENCE (120 * G_TIME_SPAN_SECOND)

static gboolean
becomes_ready (ForconGame *game)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!is_ready (game) && g_get_monotonic_time () < end)
    app_pump (50);
  return is_ready (game);
}

static ForconPapersWish
wish_of (ForconSideId admiral)
{
  return (ForconPapersWish){ .kind = FORCON_PAPERS_PACK,
                             .admiral = admiral,
                             .all = FORCON_ID_IS_NONE (admiral),
                             .phase = 1,
                             .double_sided = TRUE,
                             .form = { forcon_print_setup_paper (), forcon_style_get (FORCON_STYLE_PRINT) } };
}

static void
message (ForconGame *game, const char *text)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_MESSAGE);

  command.message.admiral = vorpatril;
  command.message.text = g_intern_string (text);
  g_assert_true (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL));
}

static char *
text_of (ForconGame *game, const ForconPapersWish *wish)
{
  g_autoptr (ForconPacks) packs = forcon_papers_ahead_find (forcon_papers_ahead_of (game), wish);
  g_autoptr (ForconBook) book = packs == NULL ? NULL : forcon_packs_book (packs, wish);

  g_assert_nonnull (book);
  return forcon_folio_text (book->folio);
}

/* The pages are those that would be made now: of one admiral, of all, and of all on sheets of their own. */
static void
assert_as_made_now (ForconGame *game, ForconPapersWish wish)
{
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (ForconFolio) now = forcon_papers_make (forcon_game_chronicle (game), &wish, NULL, &check, NULL);
  g_autofree char *expected = forcon_folio_text (now);
  g_autofree char *ahead = text_of (game, &wish);
  g_autoptr (ForconPacks) packs = forcon_papers_ahead_find (forcon_papers_ahead_of (game), &wish);
  g_autoptr (ForconBook) book = forcon_packs_book (packs, &wish);

  g_assert_cmpstr (ahead, ==, expected);
  g_assert_cmpuint (forcon_folio_length (book->folio), ==, forcon_folio_length (now));
  g_assert_cmpstr (forcon_folio_title (book->folio), ==, forcon_folio_title (now));
  g_assert_cmpstr (forcon_packs_sentence (packs, &wish), ==, check.sentence);
  g_assert_cmpstr (forcon_packs_details (packs, &wish), ==, check.details);
}

static void
test_ready (void)
{
  ForconGame *game = played ("ahead.forcon", 2);
  ForconPapersWish together = wish_of (FORCON_NO_SIDE);

  g_assert_false (is_ready (game));
  g_assert_true (becomes_ready (game));
  assert_as_made_now (game, wish_of (vorpatril));
  assert_as_made_now (game, together);
  together.double_sided = FALSE;
  assert_as_made_now (game, together);
  close_game (game, "ahead.forcon");
}

static void
test_not_before (void)
{
  ForconGame *game = played ("ahead-early.forcon", 1);

  app_pump (2500);
  g_assert_false (is_ready (game));
  close_game (game, "ahead-early.forcon");
}

static void
test_changes (void)
{
  ForconGame *game = played ("ahead-changed.forcon", 2);
  const ForconPapersWish wish = wish_of (vorpatril);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (becomes_ready (game));
  before = text_of (game, &wish);
  message (game, "The tunnel is shut.");
  g_assert_false (is_ready (game));
  g_assert_null (forcon_papers_ahead_find (forcon_papers_ahead_of (game), &wish));
  g_assert_true (becomes_ready (game));
  after = text_of (game, &wish);
  g_assert_null (strstr (before, "The tunnel is shut."));
  g_assert_nonnull (strstr (after, "The tunnel is shut."));
  forcon_game_undo (game);
  g_assert_false (is_ready (game));
  close_game (game, "ahead-changed.forcon");
}

static void
test_options (void)
{
  ForconGame *game = played ("ahead-options.forcon", 2);
  ForconPapersWish wish = wish_of (FORCON_NO_SIDE);

  g_assert_true (becomes_ready (game));
  wish.all_cards = TRUE;
  g_assert_null (forcon_papers_ahead_find (forcon_papers_ahead_of (game), &wish));
  g_assert_true (becomes_ready (game));
  assert_as_made_now (game, wish);
  /* Of another phase there are none, and of other papers never. */
  wish.phase = 0;
  g_assert_null (forcon_papers_ahead_find (forcon_papers_ahead_of (game), &wish));
  wish.phase = 1;
  wish.kind = FORCON_PAPERS_REPORT;
  g_assert_null (forcon_papers_ahead_find (forcon_papers_ahead_of (game), &wish));
  close_game (game, "ahead-options.forcon");
}

/* What came to a preview or to a printer. */
static guint answered;

static void
take (gpointer owner, const ForconPapersAnswer *answer)
{
  answered++;
  g_assert_nonnull (answer->book);
  g_assert_nonnull (answer->secrets);
  g_assert_cmpint (answer->verdict, ==, FORCON_PAPERS_CHECKED);
}

static void
fetched (gpointer owner, gpointer book, const GError *error)
{
  answered++;
  g_assert_no_error (error);
  g_assert_cmpuint (forcon_folio_length (((ForconBook *) book)->folio), >, 0);
}

static void
test_at_once (void)
{
  ForconGame *game = played ("ahead-at-once.forcon", 2);
  g_autoptr (GtkWidget) owner = g_object_ref_sink (gtk_label_new (NULL));
  const ForconPapersWish one = wish_of (vorpatril);
  const ForconPapersWish all = wish_of (FORCON_NO_SIDE);

  g_assert_true (becomes_ready (game));
  answered = 0;
  forcon_papers_preview (owner, game, &one, FALSE, 1, take);
  forcon_papers_fetch (owner, game, &all, fetched);
  g_assert_cmpuint (answered, ==, 2);
  close_game (game, "ahead-at-once.forcon");
}

static void
saved (gpointer owner, gpointer folder, const GError *error)
{
  answered++;
  g_assert_no_error (error);
}

static void
test_saved (void)
{
  ForconGame *game = played ("ahead-saved.forcon", 2);
  g_autoptr (GtkWidget) owner = g_object_ref_sink (gtk_label_new (NULL));
  g_autofree char *folder = app_output ("ahead-packs");
  ForconPapersWish wish = wish_of (FORCON_NO_SIDE);

  wish.double_sided = FALSE;
  g_assert_true (becomes_ready (game));
  g_mkdir_with_parents (folder, 0700);
  answered = 0;
  forcon_papers_save_each (owner, game, &wish, folder, saved);
  for (gint64 end = g_get_monotonic_time () + PATIENCE; answered == 0 && g_get_monotonic_time () < end;)
    app_pump (50);
  g_assert_cmpuint (answered, ==, 1);
  for (guint16 i = 1; i <= forcon_campaign_n_admirals (forcon_game_campaign (game)); i++)
    {
      g_autofree char *path
          = forcon_papers_path_of (forcon_game_campaign (game), &wish, (ForconSideId){ i }, folder);
      g_autofree char *bytes = NULL;

      g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
      g_assert_true (g_str_has_prefix (bytes, "%PDF"));
      g_remove (path);
    }
  close_game (game, "ahead-saved.forcon");
}

/* Books that somebody still looks at outlive the packs, and the game. */
static void
test_books_stay (void)
{
  ForconGame *game = played ("ahead-book.forcon", 2);
  const ForconPapersWish wish = wish_of (FORCON_NO_SIDE);
  g_autoptr (ForconBook) book = NULL;
  ForconPacks *packs;
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (becomes_ready (game));
  packs = forcon_papers_ahead_find (forcon_papers_ahead_of (game), &wish);
  book = forcon_packs_book (packs, &wish);
  forcon_packs_unref (packs);
  before = forcon_folio_text (book->folio);
  close_game (game, "ahead-book.forcon");
  after = forcon_folio_text (book->folio);
  g_assert_cmpstr (before, ==, after);
}

/* The campaign is closed, and the game goes, while the thread makes them. */
static void
test_closed_meanwhile (void)
{
  for (guint wait = 900; wait < 1300; wait += 50)
    {
      ForconGame *game = played ("ahead-closed.forcon", 2);
      ForconGame *gone = game;

      app_pump (wait);
      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &gone);
      close_game (game, "ahead-closed.forcon");
      g_assert_null (gone);
    }
  app_pump (500);
}

static void
test_window_says_so (void)
{
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (window);

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  resolve (game, 2);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Nothing stands in the way"));
  g_assert_true (becomes_ready (game));
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "The packs are ready"));
  app_close_master (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/papers-ahead/" path, function)
  TEST ("when the second half is resolved packs are made, the same as on demand", test_ready);
  TEST ("before the second half is resolved none are made", test_not_before);
  TEST ("whatever happens throws them away, and they are made anew", test_changes);
  TEST ("packs that are wanted otherwise are made so", test_options);
  TEST ("a preview and a printer get them at once", test_at_once);
  TEST ("each admiral's is saved", test_saved);
  TEST ("pages that are looked at stay", test_books_stay);
  TEST ("a campaign may be closed while they are made", test_closed_meanwhile);
  TEST ("the window says when they are ready", test_window_says_so);
  return g_test_run ();
}
