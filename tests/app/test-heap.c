/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is free goes back to the system once a window was closed. */
#include "app-support.h"

#include <string.h>

#define BLOCK (16 * 1024)
#define N_BLOCKS 4000
/* One of so many stays. */
#define STAYS 64

/* Most of what was freed, bytes. */
#define MUCH (N_BLOCKS * BLOCK / 2)

#define PATIENCE (10 * G_TIME_SPAN_SECOND)

/* Memory of this process that is no file's, bytes; 0 where the system does not tell. */
static gint64
given (void)
{
  g_autofree char *text = NULL;
  const char *line = NULL;

  if (g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    line = strstr (text, "\nAnonymous:");
  return line == NULL ? 0 : g_ascii_strtoll (line + strlen ("\nAnonymous:"), NULL, 10) * 1024;
}

static void
free_most (char **blocks)
{
  for (guint i = 0; i < N_BLOCKS; i++)
    if (i % STAYS != 0)
      g_clear_pointer (&blocks[i], g_free);
}

static void
what_is_free_goes_back_when_a_window_is_closed (void)
{
#if defined (__GLIBC__) && !defined (__SANITIZE_ADDRESS__)
  ForconMasterWindow *window = app_master_page ("skirmish.xml", "map", 1366, 768);
  g_autofree char **blocks = g_new (char *, N_BLOCKS);
  gint64 full, end = g_get_monotonic_time () + PATIENCE;

  for (guint i = 0; i < N_BLOCKS; i++)
    blocks[i] = memset (g_malloc (BLOCK), 1, BLOCK);
  full = given ();
  free_most (blocks);
  if (full > 0)
    g_assert_cmpint (given (), >, full - MUCH);
  app_close_master (window);
  while (full > 0 && given () > full - MUCH && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  if (full > 0)
    g_assert_cmpint (given (), <=, full - MUCH);
  for (guint i = 0; i < N_BLOCKS; i += STAYS)
    g_free (blocks[i]);
#else
  g_test_skip ("another allocator");
#endif
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/heap/what is free goes back when a window is closed",
                   what_is_free_goes_back_when_a_window_is_closed);
  return g_test_run ();
}
