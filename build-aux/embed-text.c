/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: embed-text SOURCE.c HEADER.h TEXT...
 * Writes text files as C strings: orders/words-en.txt becomes forcon_orders_words_en. Runs while the program is built.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
die (const char *what)
{
  perror (what);
  exit (1);
}

/* The name of the string: that of the file without folder and ending. */
static void
write_name (FILE *out, const char *path)
{
  const char *base = strrchr (path, '/') == NULL ? path : strrchr (path, '/') + 1;

  fputs ("forcon_orders_", out);
  for (; *base != '\0' && *base != '.'; base++)
    fputc (isalnum ((unsigned char) *base) ? *base : '_', out);
}

static void
write_text (FILE *out, const char *path)
{
  FILE *in = fopen (path, "rb");
  int c;
  int n = 0;

  if (in == NULL)
    die (path);
  fputs ("const char ", out);
  write_name (out, path);
  fputs ("[] = {", out);
  while ((c = fgetc (in)) != EOF)
    fprintf (out, "%s(char) %d,", n++ % 20 == 0 ? "\n  " : " ", c);
  fputs (" 0\n};\n", out);
  fclose (in);
}

int
main (int argc, char **argv)
{
  FILE *source = argc < 4 ? NULL : fopen (argv[1], "wb");
  FILE *header = argc < 4 ? NULL : fopen (argv[2], "wb");

  if (source == NULL || header == NULL)
    die ("usage: embed-text SOURCE.c HEADER.h TEXT...");
  fputs ("#include \"orders-data.h\"\n\n", source);
  fputs ("#pragma once\n\n", header);
  for (int i = 3; i < argc; i++)
    {
      fputs ("extern const char ", header);
      write_name (header, argv[i]);
      fputs ("[];\n", header);
      write_text (source, argv[i]);
    }
  if (fclose (source) != 0 || fclose (header) != 0)
    die (argv[1]);
  return 0;
}
