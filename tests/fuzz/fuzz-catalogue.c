/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A compiled catalogue of translations, whose texts are filled in. */
#include "base/catalogue.h"
#include "fuzz.h"

void
fuzz_begin (void)
{
}

static void
look_up (const ForconCatalogue *catalogue, const char *context, const char *text)
{
  static const char *const figures[] = { "12", "Grozny", NULL };
  const char *found = forcon_catalogue_find (catalogue, context, text);
  g_autofree char *filled = found == NULL ? NULL : forcon_catalogue_fill (found, figures);

  g_assert_true ((found == NULL) == (filled == NULL));
}

void
fuzz_try (const guint8 *bytes, gsize size)
{
  g_autoptr (FuzzFile) file = fuzz_file_new (bytes, size);
  g_autoptr (ForconCatalogue) catalogue = forcon_catalogue_open_file (file->path);

  if (catalogue == NULL)
    return;
  look_up (catalogue, NULL, "");
  look_up (catalogue, NULL, "%s of %d");
  look_up (catalogue, "detection", "Contact");
}
