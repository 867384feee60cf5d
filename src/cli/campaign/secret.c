/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For explicit_bzero(). */
#define _GNU_SOURCE

#include "cli/campaign/secret.h"

#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* Bytes of a line; what is longer is no PIN. */
#define LINE_MAX_BYTES 512

gboolean
forcon_secret_is_typed (void)
{
  return isatty (STDIN_FILENO) != 0;
}

/* A line of standard input without its end. One that is cut short by the end of the input counts. */
static char *
read_line (void)
{
  char *line = g_malloc0 (LINE_MAX_BYTES);
  gsize length;

  if (fgets (line, LINE_MAX_BYTES, stdin) == NULL)
    {
      g_free (line);
      return NULL;
    }
  length = strcspn (line, "\r\n");
  line[length] = '\0';
  return line;
}

/*
 * Nothing that is typed shows. Ctrl+C is a character meanwhile, as with getpass(3): a program that ended in between
 * would leave a terminal that stays mute.
 */
static char *
read_silently (const char *prompt)
{
  struct termios before;
  struct termios silent;
  char *line;

  if (tcgetattr (STDIN_FILENO, &before) != 0)
    return read_line ();
  silent = before;
  silent.c_lflag &= ~(tcflag_t) (ECHO | ISIG);
  if (tcsetattr (STDIN_FILENO, TCSAFLUSH, &silent) != 0)
    return read_line ();
  fflush (stdout);
  fprintf (stderr, "%s ", prompt);
  line = read_line ();
  tcsetattr (STDIN_FILENO, TCSAFLUSH, &before);
  fputs ("\n", stderr);
  return line;
}

char *
forcon_secret_read (const char *prompt)
{
  return forcon_secret_is_typed () ? read_silently (prompt) : read_line ();
}

void
forcon_secret_free (char *secret)
{
  if (secret != NULL)
    explicit_bzero (secret, strlen (secret));
  g_free (secret);
}
