/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A program that writes a campaign file is killed at any moment. What it had acknowledged is there afterwards, the file
 * opens, and verify finds nothing wrong.
 */
#define _POSIX_C_SOURCE 200809L /* fork(), kill() */

#include "store-sample.h"

#include "storage/files/file-error.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Sanitizers make all of it many times slower. */
#ifdef __SANITIZE_ADDRESS__
#define KILLS 40
#else
#define KILLS 500
#endif

/* A file is killed so often before the next one begins. */
#define KILLS_OF_FILE 25

/* How long a writer lives, µs. */
#define LIFE_MAX 15000

/* Each such command resolves half a phase, so that copies and snapshots are made as well. */
#define ADVANCE_EVERY 8

#define SEED 20
#define WALL (1700000000 * (gint64) G_USEC_PER_SEC)

/* What the file must hold: the numbers of its commands, and how many are in force. */
typedef struct {
  GArray *numbers;
  guint position;
  guint next;
} Model;

typedef enum {
  DO,
  UNDO,
  REDO,
  BEAT,
  REOPEN,
} Deed;

static Deed
choose (ForconRandom *random, const Model *model)
{
  guint choice = forcon_random_below (random, 100);

  if (choice < 10 && model->position > 0)
    return UNDO;
  if (choice < 15 && model->position < model->numbers->len)
    return REDO;
  if (choice < 20)
    return BEAT;
  return choice < 23 ? REOPEN : DO;
}

static void
note_deed (Model *model, Deed deed)
{
  if (deed == DO)
    {
      g_array_set_size (model->numbers, model->position++);
      g_array_append_val (model->numbers, model->next);
      model->next++;
    }
  else if (deed == UNDO)
    model->position--;
  else if (deed == REDO)
    model->position++;
}

static ForconCampaignCommand
command_of (guint number)
{
  ForconCampaignCommand command = sample_command (number);

  if (number % ADVANCE_EVERY == 0)
    {
      command.kind = FORCON_CAMPAIGN_COMMAND_ADVANCE;
      command.advance.leave_open = TRUE;
    }
  return command;
}

static void
carry_out (SampleStore *sample, const Model *after, Deed deed)
{
  ForconCampaignCommand command = command_of (after->next - 1);
  const ForconMoment now = { .wall = WALL, .boot = "boot", .uptime = 1 };

  switch (deed)
    {
    case DO:
      sample_do_command (sample->store, &command);
      break;
    case UNDO:
    case REDO:
      g_assert_true (forcon_store_go_to (sample->store, after->position, NULL));
      break;
    case BEAT:
      g_assert_true (forcon_store_beat (sample->store, &now, NULL));
      break;
    case REOPEN:
      sample_store_reopen (sample, FORCON_STORE_WRITE);
      break;
    }
}

/* The writer: tells of each deed once it is acknowledged, until it is killed. */
static void G_GNUC_NORETURN
write_until_killed (SampleStore *sample, Model *model, ForconRandom random, int pipe_end)
{
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  for (;;)
    {
      Deed deed = choose (&random, model);
      guint8 told = (guint8) deed;

      note_deed (model, deed);
      carry_out (sample, model, deed);
      g_assert_cmpint (write (pipe_end, &told, 1), ==, 1);
    }
}

/* Goes along with what the writer acknowledged. Returns: whether there was anything */
static gboolean
read_deed (int pipe_end, Model *model, ForconRandom *random)
{
  guint8 told = 0;
  Deed deed;

  if (read (pipe_end, &told, 1) != 1)
    return FALSE;
  deed = choose (random, model);
  g_assert_cmpuint (told, ==, deed);
  note_deed (model, deed);
  return TRUE;
}

static void
live_and_die (SampleStore *sample, Model *model, ForconRandom *random, ForconRandom *moments)
{
  gboolean soon = forcon_random_below (moments, 4) == 0;
  guint life = forcon_random_below (moments, LIFE_MAX);
  int ends[2];
  int status = 0;
  pid_t writer;

  g_assert_cmpint (pipe (ends), ==, 0);
  writer = fork ();
  g_assert_cmpint (writer, >=, 0);
  if (writer == 0)
    {
      close (ends[0]);
      write_until_killed (sample, model, *random, ends[1]);
    }
  close (ends[1]);
  /* Most begin to write before their time runs; some are killed as early as when they open the file. */
  if (!soon)
    read_deed (ends[0], model, random);
  g_usleep (life);
  g_assert_cmpint (kill (writer, SIGKILL), ==, 0);
  while (read_deed (ends[0], model, random))
    ;
  close (ends[0]);
  g_assert_cmpint (waitpid (writer, &status, 0), ==, writer);
  /* It has not failed by itself. */
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static gboolean
holds (ForconStore *store, const Model *model)
{
  ForconChronicle *chronicle = forcon_store_chronicle (store);

  if (forcon_chronicle_length (chronicle) != model->numbers->len
      || forcon_chronicle_position (chronicle) != model->position)
    return FALSE;
  for (guint i = 0; i < model->numbers->len; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      if (entry == NULL || entry->command.moment.wall - WALL != g_array_index (model->numbers, guint, i))
        return FALSE;
    }
  return TRUE;
}

/* The file is as it was after the last deed that was acknowledged, or that one deed further. */
static void
check_what_is_left (SampleStore *sample, Model *model, ForconRandom *random)
{
  sample_store_reopen (sample, FORCON_STORE_READ);
  if (!holds (sample->store, model))
    {
      note_deed (model, choose (random, model));
      g_assert_true (holds (sample->store, model));
    }
  sample_assert_sound (sample->store);
  sample_store_close (sample);
}

/* A copy that has its name is whole. */
static void
check_copies (const SampleStore *sample)
{
  for (guint phase = 0; phase < 100; phase++)
    {
      g_autofree char *suffix = g_strdup_printf (".~%u", phase);
      g_autofree char *path = sample_store_beside (sample, suffix);
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconStore) copy = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      copy = forcon_store_open (path, FORCON_STORE_READ, &error);
      g_assert_no_error (error);
      sample_assert_sound (copy);
    }
}

static void
kill_writers_of_one_file (ForconRandom *moments)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  Model model = { g_array_new (FALSE, FALSE, sizeof (guint)), 0, 1 };

  sample_store_close (sample);
  for (guint i = 0; i < KILLS_OF_FILE; i++)
    {
      ForconRandom random = forcon_random_seeded (forcon_random_below (moments, G_MAXUINT32), i);

      live_and_die (sample, &model, &random, moments);
      check_what_is_left (sample, &model, &random);
    }
  check_copies (sample);
  g_test_message ("%u commands were acknowledged", model.next - 1);
  g_array_unref (model.numbers);
}

static void
what_was_acknowledged_outlives_the_program (void)
{
  ForconRandom moments = forcon_random_seeded (SEED, 1);

  for (guint i = 0; i < KILLS; i += KILLS_OF_FILE)
    kill_writers_of_one_file (&moments);
}

/* Two programs at once */

static pid_t
start_writer (SampleStore *sample, Model *model, int *pipe_end)
{
  int ends[2];
  guint8 told = 0;
  pid_t writer;

  g_assert_cmpint (pipe (ends), ==, 0);
  writer = fork ();
  if (writer == 0)
    write_until_killed (sample, model, forcon_random_seeded (SEED, 2), ends[1]);
  close (ends[1]);
  /* It writes by now. */
  g_assert_cmpint (read (ends[0], &told, 1), ==, 1);
  *pipe_end = ends[0];
  return writer;
}

static void
one_writes_and_others_read (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  Model model = { g_array_new (FALSE, FALSE, sizeof (guint)), 0, 1 };
  int pipe_end = -1;
  pid_t writer;

  sample_store_close (sample);
  writer = start_writer (sample, &model, &pipe_end);
  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (ForconStore) reader = forcon_store_open (sample->path, FORCON_STORE_READ, &error);

      g_assert_no_error (error);
      g_assert_true (forcon_chronicle_replays (forcon_store_chronicle (reader), NULL));
    }
  g_assert_cmpint (kill (writer, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (writer, NULL, 0), ==, writer);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  sample_assert_sound (sample->store);
  close (pipe_end);
  g_array_unref (model.numbers);
}

/* A program that only holds the file open is in the way of others, until it ends. */
static void
the_lock_of_a_program_ends_with_it (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *who = NULL;
  int ends[2];
  guint8 told = 0;
  pid_t holder;

  sample_store_close (sample);
  g_assert_cmpint (pipe (ends), ==, 0);
  holder = fork ();
  if (holder == 0)
    {
      sample_store_reopen (sample, FORCON_STORE_WRITE);
      g_assert_cmpint (write (ends[1], &told, 1), ==, 1);
      for (;;)
        pause ();
    }
  who = g_strdup_printf ("(process %ld)", (long) holder);
  g_assert_cmpint (read (ends[0], &told, 1), ==, 1);
  g_assert_null (forcon_store_open (sample->path, FORCON_STORE_WRITE, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, who));
  g_assert_cmpint (kill (holder, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (holder, NULL, 0), ==, holder);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  sample_do (sample->store, 1);
  close (ends[0]);
  close (ends[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/store-kill/" path, function)
  TEST ("what was acknowledged outlives the program", what_was_acknowledged_outlives_the_program);
  TEST ("one writes and others read", one_writes_and_others_read);
  TEST ("the lock of a program ends with it", the_lock_of_a_program_ends_with_it);
  return g_test_run ();
}
