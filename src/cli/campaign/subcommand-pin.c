/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "storage/store/pin.h"
#include "cli/campaign/secret.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

typedef struct {
  gboolean master;
  gboolean clear;
} Options;

static void
tell_one (const ForconDesk *desk, ForconSideId admiral)
{
  const char *name = FORCON_ID_IS_NONE (admiral)
                         ? _ ("The master")
                         : forcon_name (forcon_campaign_admiral_name (forcon_desk_campaign (desk), admiral));

  forcon_print_line (forcon_pin_is_set (desk->store, admiral) ? _ ("%s: a PIN is set") : _ ("%s: no PIN is set"), name);
}

static ForconExit
tell_all (const char *path)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status = forcon_desk_open (&desk, "pin", path, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  tell_one (&desk, FORCON_NO_SIDE);
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_desk_campaign (&desk)); i++)
    tell_one (&desk, (ForconSideId){ (guint16) i });
  return FORCON_EXIT_DONE;
}

/* At a terminal, where it is not shown, the PIN is typed twice. */
static gboolean
repeats (const char *pin)
{
  char *again;
  gboolean same;

  if (!forcon_secret_is_typed ())
    return TRUE;
  again = forcon_secret_read (_ ("Confirm PIN:"));
  same = g_strcmp0 (pin, again) == 0;
  forcon_secret_free (again);
  if (!same)
    forcon_print_error ("%s", _ ("forcon pin: the PINs don't match; nothing was changed"));
  return same;
}

/* What forcon_pin_set() would refuse, without setting it. */
static gboolean
is_taken (const ForconDesk *desk, ForconSideId admiral, const char *pin)
{
  g_autoptr (GPtrArray) others = forcon_pin_others (desk->store, admiral);

  if (!forcon_pin_is_taken (others, pin))
    return FALSE;
  forcon_print_error ("%s", FORCON_ID_IS_NONE (admiral)
                                ? _ ("forcon pin: an admiral has this PIN; the master's must be another")
                                : _ ("forcon pin: this PIN cannot be an admiral's; choose another"));
  return TRUE;
}

static ForconExit
set (ForconDesk *desk, ForconSideId admiral, const char *pin)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = NULL;

  if (pin == NULL || !forcon_pin_is_fit (pin))
    {
      forcon_print_error (_ ("forcon pin: a PIN of %1$d to %2$d digits or letters was expected on standard input"),
                          FORCON_PIN_MIN, FORCON_PIN_MAX);
      return FORCON_EXIT_REFUSED;
    }
  if (!repeats (pin) || is_taken (desk, admiral, pin))
    return FORCON_EXIT_REFUSED;
  hash = forcon_pin_hash (pin, &error);
  if (hash != NULL && forcon_pin_put (desk->store, admiral, hash, &error))
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

static ForconExit
clear (ForconDesk *desk, ForconSideId admiral)
{
  g_autoptr (GError) error = NULL;

  if (forcon_pin_clear (desk->store, admiral, &error))
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

static ForconExit
ask_and_set (ForconDesk *desk, ForconSideId admiral)
{
  char *pin = forcon_secret_read (_ ("The new PIN:"));
  ForconExit status = set (desk, admiral, pin);

  forcon_secret_free (pin);
  return status;
}

static ForconExit
act (const char *path, const char *word, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconSideId admiral = FORCON_NO_SIDE;
  ForconExit status = forcon_desk_open (&desk, "pin", path, FORCON_STORE_WRITE);

  if (status == FORCON_EXIT_DONE && word != NULL)
    status = forcon_desk_find_admiral (&desk, _ ("the admiral"), word, &admiral);
  if (status == FORCON_EXIT_DONE)
    status = options->clear ? clear (&desk, admiral) : ask_and_set (&desk, admiral);
  if (status == FORCON_EXIT_DONE)
    tell_one (&desk, admiral);
  return status;
}

ForconExit
forcon_subcommand_pin (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "master", 0, 0, G_OPTION_ARG_NONE, &options.master, N_ ("the master's own PIN"), NULL },
    { "clear", 0, 0, G_OPTION_ARG_NONE, &options.clear, N_ ("takes the PIN away"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (
          "pin", _ ("CAMPAIGN [ADMIRAL|--master] [OPTION…]"),
          _ ("Sets the PIN of an admiral, or the master's, which it reads from standard input; or tells "
             "who has one."),
          entries, &argc, &argv, &status))
    return status;
  if (argc == 2 && !options.master && !options.clear)
    return tell_all (argv[1]);
  if (argc == (options.master ? 2 : 3))
    return act (argv[1], options.master ? NULL : argv[2], &options);
  forcon_print_error ("%s",
                      _ ("forcon pin: a campaign, and an admiral or --master, were expected; see “forcon help pin”"));
  return FORCON_EXIT_USAGE;
}
