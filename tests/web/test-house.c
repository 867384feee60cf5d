/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house with a process that is no server: this program itself, which does what the place says where it listens. */
#include "web/house/web-house.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "forcon-test-campaign.h"
#include "store-sample.h"
#include "web/pipe/web-pipe.h"
#include "web/pipe/web-sessions.h"

#define TOKEN "0123456789abcdef0123456789abcdef"
#define OTHER_TOKEN "fedcba9876543210fedcba9876543210"

/* Places. */
#define CALM "calm"
#define HAND_IN_TWICE "hand in twice"

/* Whatever takes longer will not come, µs. */
#define PATIENCE (60 * G_TIME_SPAN_SECOND)

/* The process */

typedef struct {
  ForconWebPipe *pipe;
  GMainLoop *loop;
  guint answers;
} Visitors;

static void
hand_in (Visitors *visitors)
{
  static const char form[] = "text=Wall%3A+stay&act=hand-in&key=k1";
  g_autoptr (GBytes) body = g_bytes_new_static (form, strlen (form));

  forcon_web_pipe_say (visitors->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_ASK,
                                                            .admiral = TEST_ADMIRAL_RED.value,
                                                            .number = visitors->answers + 1,
                                                            .name = "/my/orders",
                                                            .body = body });
}

static void
on_house_says (const ForconWebMessage *message, gpointer data)
{
  Visitors *visitors = data;
  g_autoptr (GArray) nobody = g_array_new (FALSE, FALSE, sizeof (ForconWebSession));
  g_autoptr (GBytes) body = forcon_web_sessions_to_bytes (nobody);

  if (message->kind == FORCON_WEB_END_SESSION)
    g_main_loop_quit (visitors->loop);
  if (message->kind == FORCON_WEB_LISTEN)
    forcon_web_pipe_say (visitors->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_READY, .number = 1 });
  if (message->kind == FORCON_WEB_LISTEN && g_str_equal (message->name, HAND_IN_TWICE))
    hand_in (visitors);
  if (message->kind == FORCON_WEB_ANSWER && ++visitors->answers == 1)
    hand_in (visitors);
  else if (message->kind == FORCON_WEB_ANSWER)
    forcon_web_pipe_say (visitors->pipe, &(ForconWebMessage){ .kind = FORCON_WEB_SESSIONS, .body = body });
}

static void
on_house_gone (gpointer data)
{
  g_main_loop_quit (((Visitors *) data)->loop);
}

static int
visit (void)
{
  g_autoptr (GInputStream) in = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GOutputStream) out = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  Visitors visitors = { .loop = g_main_loop_new (NULL, FALSE) };

  visitors.pipe = forcon_web_pipe_new (in, out, on_house_says, on_house_gone, &visitors);
  g_main_loop_run (visitors.loop);
  forcon_web_pipe_free (visitors.pipe);
  g_main_loop_unref (visitors.loop);
  return 0;
}

/* The desk. What it enters is not in its journal, as where the file could not be read again. */

typedef struct {
  SampleStore *sample;
  char *program;
  ForconWebHouse *house;
  guint entered;
  guint readies;
  guint troubles;
  guint sessions;
} Desk;

static ForconChronicle *
chronicle (gpointer data)
{
  return forcon_store_chronicle (((Desk *) data)->sample->store);
}

static gboolean
enter (const ForconCampaignCommand *command, GError **error, gpointer data)
{
  ((Desk *) data)->entered++;
  return TRUE;
}

static ForconWebPin
try_pin (ForconSideId admiral, const char *pin, gpointer data)
{
  return FORCON_WEB_PIN_WRONG;
}

static void
ready (const char *address, gpointer data)
{
  ((Desk *) data)->readies++;
}

static void
trouble (const char *sentence, gpointer data)
{
  ((Desk *) data)->troubles++;
}

static void
sessions (GBytes *body, gpointer data)
{
  ((Desk *) data)->sessions++;
}

static const ForconWebDesk desk_functions = { chronicle, enter, try_pin, ready, trouble, sessions };

static void
add_program (Desk *desk)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (desk->program);

  g_assert_true (g_file_make_symbolic_link (file, self, NULL, NULL));
}

static void
desk_new (Desk *desk)
{
  *desk = (Desk){ .sample = sample_store_new () };
  desk->program = sample_store_beside (desk->sample, ".visitors");
  add_program (desk);
  desk->house = forcon_web_house_new (desk->program, &desk_functions, desk);
  forcon_web_house_admit (desk->house, TEST_ADMIRAL_RED, TOKEN, FALSE);
}

static void
desk_end (Desk *desk)
{
  forcon_web_house_free (desk->house);
  g_unlink (desk->program);
  g_free (desk->program);
  sample_store_free (desk->sample);
}

static void
wait_for (const guint *count, guint wanted)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (*count < wanted)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (2000);
    }
}

static void
test_once (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;

  desk_new (&desk);
  g_assert_true (forcon_web_house_open (desk.house, HAND_IN_TWICE, NULL, &error));
  wait_for (&desk.sessions, 1);
  g_assert_cmpuint (desk.entered, ==, 1);
  desk_end (&desk);
}

static void
test_tried_again (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;

  desk_new (&desk);
  g_assert_true (forcon_web_house_open (desk.house, CALM, NULL, &error));
  wait_for (&desk.readies, 1);
  g_assert_cmpint (g_unlink (desk.program), ==, 0);
  forcon_web_house_end_session (desk.house, 1);
  /* It has ended, and could not be started. */
  wait_for (&desk.troubles, 2);
  add_program (&desk);
  wait_for (&desk.readies, 2);
  desk_end (&desk);
}

/* Pictures are drawn in turns of the main loop that follow. */
static void
test_drawn_for_nobody (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) missing = NULL;

  desk_new (&desk);
  g_assert_true (forcon_web_house_open (desk.house, CALM, NULL, &error));
  g_assert_cmpint (g_unlink (desk.program), ==, 0);
  g_assert_false (forcon_web_house_open (desk.house, CALM, NULL, &missing));
  g_assert_nonnull (missing);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  add_program (&desk);
  g_assert_true (forcon_web_house_open (desk.house, CALM, NULL, &error));
  wait_for (&desk.readies, 1);
  desk_end (&desk);
}

/* An admiral who was there when the link was made, and is not in what is read by now. */
static void
test_gone (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  guint gone;

  desk_new (&desk);
  gone = forcon_campaign_n_admirals (forcon_store_campaign (desk.sample->store)) + 1;
  forcon_web_house_admit (desk.house, (ForconSideId){ (guint16) gone }, OTHER_TOKEN, FALSE);
  g_assert_true (forcon_web_house_open (desk.house, CALM, NULL, &error));
  wait_for (&desk.readies, 1);
  g_assert_cmpuint (desk.troubles, ==, 0);
  desk_end (&desk);
}

int
main (int argc, char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], "visitors"))
    return visit ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web/house/what is handed in twice is entered once, though the journal is an old one", test_once);
  g_test_add_func ("/web/house/a process that cannot be started is tried again until it can", test_tried_again);
  g_test_add_func ("/web/house/what is drawn while there is no process is given to the next one",
                   test_drawn_for_nobody);
  g_test_add_func ("/web/house/nothing is published to an admiral who is gone", test_gone);
  return g_test_run ();
}
