/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program of the window, which forcon starts in its own place. */
#include "app/shell/application.h"
#include "base/locale.h"

int
main (int argc, char **argv)
{
  forcon_locale_begin (NULL);
  return forcon_app_run (argc, argv);
}
