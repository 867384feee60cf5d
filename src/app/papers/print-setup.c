/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/print-setup.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <math.h>

#define PAGE_GROUP "Page Setup"
#define SETTINGS_GROUP "Print Settings"
#define FOLDER_MODE 0755

/* How far a paper may be from what it is taken for, mm. */
#define NEAR 3.0

/* What belongs to one print, not to the next. */
static const char *const passing[] = { GTK_PRINT_SETTINGS_N_COPIES, GTK_PRINT_SETTINGS_PRINT_PAGES,
                                       GTK_PRINT_SETTINGS_PAGE_RANGES, GTK_PRINT_SETTINGS_PAGE_SET };

/* The names by which GTK knows the papers. */
static const char *const names[FORCON_N_PAPERS] = {
  [FORCON_PAPER_A4] = GTK_PAPER_NAME_A4,
  [FORCON_PAPER_LETTER] = GTK_PAPER_NAME_LETTER,
  [FORCON_PAPER_A3] = GTK_PAPER_NAME_A3,
};

char *
forcon_print_setup_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "forcon-master", "printing.ini", NULL);
}

/* Returns: (transfer full): what is in the file; nothing if there is none, or it is damaged */
static GKeyFile *
load (void)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *path = forcon_print_setup_path ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  return file;
}

/* Whole, or not at all. Whoever has no folder for settings prints none the worse. */
static void
save (GKeyFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_print_setup_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    g_info ("%s: %s", folder, g_strerror (errno));
  else if (!g_key_file_save_to_file (file, path, &error))
    g_info ("%s: %s", path, error->message);
}

GtkPageSetup *
forcon_print_setup_page (void)
{
  g_autoptr (GKeyFile) file = load ();
  GtkPageSetup *page = gtk_page_setup_new_from_key_file (file, PAGE_GROUP, NULL);

  return page == NULL ? gtk_page_setup_new () : page;
}

void
forcon_print_setup_remember_page (GtkPageSetup *page)
{
  g_autoptr (GKeyFile) file = load ();

  /* Not every paper has all the names that another has. */
  g_key_file_remove_group (file, PAGE_GROUP, NULL);
  gtk_page_setup_to_key_file (page, file, PAGE_GROUP);
  save (file);
}

GtkPrintSettings *
forcon_print_setup_settings (void)
{
  g_autoptr (GKeyFile) file = load ();
  GtkPrintSettings *settings = gtk_print_settings_new_from_key_file (file, SETTINGS_GROUP, NULL);

  return settings == NULL ? gtk_print_settings_new () : settings;
}

void
forcon_print_setup_remember_settings (GtkPrintSettings *settings)
{
  g_autoptr (GKeyFile) file = load ();
  g_autoptr (GtkPrintSettings) kept = gtk_print_settings_copy (settings);

  for (guint i = 0; i < G_N_ELEMENTS (passing); i++)
    gtk_print_settings_unset (kept, passing[i]);
  g_key_file_remove_group (file, SETTINGS_GROUP, NULL);
  gtk_print_settings_to_key_file (kept, file, SETTINGS_GROUP);
  save (file);
}

GtkPaperSize *
forcon_print_paper_size (ForconPaper paper)
{
  g_return_val_if_fail (paper < FORCON_N_PAPERS, NULL);

  return gtk_paper_size_new (names[paper]);
}

ForconPaper
forcon_print_setup_paper (void)
{
  g_autoptr (GtkPageSetup) page = forcon_print_setup_page ();
  GtkPaperSize *size = gtk_page_setup_get_paper_size (page);
  double width = gtk_paper_size_get_width (size, GTK_UNIT_MM), height = gtk_paper_size_get_height (size, GTK_UNIT_MM);
  ForconPaperSize a4 = forcon_paper_size (FORCON_PAPER_A4, FALSE);
  ForconPaperSize letter = forcon_paper_size (FORCON_PAPER_LETTER, FALSE);

  for (guint i = 0; i < FORCON_N_PAPERS; i++)
    {
      ForconPaperSize ours = forcon_paper_size ((ForconPaper) i, FALSE);

      if (fabs (ours.width - width) < NEAR && fabs (ours.height - height) < NEAR)
        return (ForconPaper) i;
    }
  return fabs (height / width - letter.height / letter.width) < fabs (height / width - a4.height / a4.width)
             ? FORCON_PAPER_LETTER
             : FORCON_PAPER_A4;
}

void
forcon_print_setup_choose_paper (ForconPaper paper)
{
  g_autoptr (GtkPageSetup) page = forcon_print_setup_page ();
  GtkPaperSize *size = forcon_print_paper_size (paper);

  gtk_page_setup_set_paper_size_and_default_margins (page, size);
  gtk_paper_size_free (size);
  forcon_print_setup_remember_page (page);
}
