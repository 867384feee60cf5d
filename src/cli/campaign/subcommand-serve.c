/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/beside.h"
#include "cli/frame/output.h"
#include "cli/frame/subcommands.h"

#include <glib/gi18n-lib.h>

#ifdef FORCON_WEB
/* What listens to a network is a program of its own, with libraries that no other subcommand needs. */
ForconExit
forcon_subcommand_serve (int argc, char **argv)
{
  g_autofree char *path = forcon_beside_find ("forcon-web", FORCON_WEB);
  int problem = forcon_beside_run ("forcon-web", FORCON_WEB, argc, argv);

  /* Translators: the path of a program that is missing or broken, and what is wrong with it. */
  forcon_print_error (_ ("forcon serve: cannot begin: %1$s: %2$s"), path, g_strerror (problem));
  return FORCON_EXIT_DAMAGED;
}
#else
ForconExit
forcon_subcommand_serve (int argc, char **argv)
{
  forcon_print_error ("%s", _ ("forcon serve: this program was built without admirals' screens"));
  return FORCON_EXIT_USAGE;
}
#endif
