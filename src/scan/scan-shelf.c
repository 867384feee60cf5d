/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For realpath(), openat() and flock(). */
#define _GNU_SOURCE

#include "scan/scan-shelf.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/place.h"
#include "scan/scan-picture.h"

/* "1a2b3c4d-003-01-9f86d081884c7d65-anna.jpg": campaign, phase, page, print of the file it came from, admiral. */
#define NAME "%s-%03d-%02u-%.*s-%s" NAME_END
#define NAME_END ".jpg"

/* Behind the name of a page that was removed; behind that a number, where the same page was removed before. */
#define REMOVED ".removed"
#define REMOVED_MOST 100
#define MARK_LENGTH 8
#define PRINT_LENGTH 16

/* A page is written under this name first, so that one that has its own is whole. */
#define UNFINISHED ".new"

/* Pages of a campaign that are looked at, at most: a folder can be filled by anybody. */
#define NAMES_MOST 10000

ForconScanShelf *
forcon_scan_shelf_new (const ForconStore *store)
{
  g_autofree char *identity = forcon_store_identity (store);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, identity, -1);
  ForconScanShelf *shelf = g_new0 (ForconScanShelf, 1);
  /* However the campaign was opened, its scans are beside the file itself. */
  char *resolved = realpath (forcon_store_path (store), NULL);

  shelf->folder = g_strconcat (resolved == NULL ? forcon_store_path (store) : resolved, FORCON_SCAN_SUFFIX, NULL);
  shelf->mark = g_strndup (digest, MARK_LENGTH);
  shelf->sheet_mark = forcon_store_mark (store);
  shelf->pasts = forcon_chronicle_admiral_pasts (forcon_store_chronicle ((ForconStore *) store));
  free (resolved);
  return shelf;
}

ForconScanShelf *
forcon_scan_shelf_copy (const ForconScanShelf *shelf)
{
  ForconScanShelf *copy = g_new0 (ForconScanShelf, 1);

  copy->folder = g_strdup (shelf->folder);
  copy->mark = g_strdup (shelf->mark);
  copy->sheet_mark = g_strdup (shelf->sheet_mark);
  copy->pasts = forcon_admiral_pasts_copy (shelf->pasts);
  return copy;
}

void
forcon_scan_shelf_free (ForconScanShelf *shelf)
{
  if (shelf == NULL)
    return;
  g_free (shelf->folder);
  g_free (shelf->mark);
  g_free (shelf->sheet_mark);
  g_ptr_array_unref (shelf->pasts);
  g_free (shelf);
}

void
forcon_scan_page_free (ForconScanPage *page)
{
  if (page == NULL)
    return;
  g_free (page->print);
  g_free (page->admiral);
  g_free (page->path);
  g_free (page);
}

/* Reading */

static gboolean
is_word (const char *text)
{
  return *text != '\0' && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

/* Files are filed under what an admiral keeps. Returns: that of the one with a word, or the other way round */
static const char *
key_of (const ForconScanShelf *shelf, const char *word)
{
  const char *key = forcon_admiral_pasts_key (shelf->pasts, word);

  return key == NULL ? word : key;
}

static const char *
word_of (const ForconScanShelf *shelf, const char *key)
{
  const char *word = forcon_admiral_pasts_word (shelf->pasts, key);

  return word == NULL ? key : word;
}

/* Returns: (transfer full) (nullable): what is before the end of a name; %NULL where it has none of that kind */
static char *
stem_of (const char *name, gboolean removed)
{
  const char *end = removed ? g_strrstr (name, NAME_END REMOVED) : NULL;

  if (removed)
    return end == NULL ? NULL : g_strndup (name, (gsize) (end - name));
  return g_str_has_suffix (name, NAME_END) ? g_strndup (name, strlen (name) - strlen (NAME_END)) : NULL;
}

/* Returns: (transfer full) (nullable): what a name says; %NULL where it is not that of a page of this campaign */
static ForconScanPage *
page_of (const ForconScanShelf *shelf, const char *name, gboolean removed)
{
  g_autofree char *stem = stem_of (name, removed);
  g_auto (GStrv) words = g_strsplit (stem == NULL ? "" : stem, "-", 5);
  ForconScanPage *page;
  guint64 phase = 0, number = 0;

  if (g_strv_length (words) != 5 || !g_str_equal (words[0], shelf->mark) || !is_word (words[4])
      || !g_ascii_string_to_unsigned (words[1], 10, 0, 9999, &phase, NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 1, FORCON_SCAN_PAGES_MOST, &number, NULL))
    return NULL;
  page = g_new0 (ForconScanPage, 1);
  page->phase = (gint) phase;
  page->number = (guint) number;
  page->print = g_strdup (words[3]);
  page->admiral = g_strdup (word_of (shelf, words[4]));
  page->path = g_build_filename (shelf->folder, name, NULL);
  return page;
}

static gint
compare_pages (gconstpointer one, gconstpointer other)
{
  const ForconScanPage *a = *(ForconScanPage *const *) one, *b = *(ForconScanPage *const *) other;
  gint by_admiral = strcmp (a->admiral, b->admiral);

  if (a->phase != b->phase)
    return a->phase < b->phase ? -1 : 1;
  return by_admiral != 0 ? by_admiral : (gint) a->number - (gint) b->number;
}

static GPtrArray *
list (const ForconScanShelf *shelf, gboolean removed)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_scan_page_free);
  g_autoptr (GDir) dir = g_dir_open (shelf->folder, 0, NULL);
  const char *name;

  for (guint i = 0; dir != NULL && i < NAMES_MOST && (name = g_dir_read_name (dir)) != NULL; i++)
    {
      ForconScanPage *page = page_of (shelf, name, removed);

      if (page != NULL)
        g_ptr_array_add (pages, page);
    }
  g_ptr_array_sort (pages, compare_pages);
  return pages;
}

GPtrArray *
forcon_scan_shelf_list (const ForconScanShelf *shelf)
{
  return list (shelf, FALSE);
}

GPtrArray *
forcon_scan_shelf_list_removed (const ForconScanShelf *shelf)
{
  return list (shelf, TRUE);
}

ForconScanPage *
forcon_scan_shelf_find (const ForconScanShelf *shelf, const char *name, gboolean removed)
{
  g_autofree char *base = g_path_get_basename (name);
  g_autoptr (ForconScanPage) page = page_of (shelf, base, removed);
  GStatBuf about;

  return page != NULL && g_lstat (page->path, &about) == 0 && S_ISREG (about.st_mode) ? g_steal_pointer (&page) : NULL;
}

static gboolean
is_made_of (const ForconScanPage *page, const char *print)
{
  return strlen (page->print) == PRINT_LENGTH && g_str_has_prefix (print, page->print);
}

static gboolean
name_is_made_of (const ForconScanShelf *shelf, const char *name, const char *print)
{
  g_autoptr (ForconScanPage) filed = page_of (shelf, name, FALSE);
  g_autoptr (ForconScanPage) removed = filed != NULL ? NULL : page_of (shelf, name, TRUE);

  return (filed != NULL && is_made_of (filed, print)) || (removed != NULL && is_made_of (removed, print));
}

gboolean
forcon_scan_shelf_has (const ForconScanShelf *shelf, const char *print)
{
  g_autoptr (GDir) dir = g_dir_open (shelf->folder, 0, NULL);
  const char *name;

  for (guint i = 0; dir != NULL && i < NAMES_MOST && (name = g_dir_read_name (dir)) != NULL; i++)
    if (name_is_made_of (shelf, name, print))
      return TRUE;
  return FALSE;
}

/* Writing */

static gboolean
fail (const char *path, GError **error)
{
  gint number = errno;
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_filename_display_name (base);

  /* Translators: a folder, and why it cannot be written. */
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (number), _ ("the scan cannot be kept in “%1$s”: %2$s"),
               name, g_strerror (number));
  return FALSE;
}

/* Opens the folder for one writer, and makes it where it is not there yet. Returns: its descriptor, or −1 */
static int
lock_folder (const char *path, GError **error)
{
  int folder;

  if ((mkdir (path, 0700) != 0 && errno != EEXIST) || !forcon_place_sync_folder (path))
    {
      fail (path, error);
      return -1;
    }
  folder = open (path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder >= 0 && flock (folder, LOCK_EX) == 0)
    return folder;
  fail (path, error);
  if (folder >= 0)
    close (folder);
  return -1;
}

static gboolean
write_all (int file, GBytes *bytes)
{
  gsize length, done = 0;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  while (done < length)
    {
      gssize written = write (file, data + done, length - done);

      if (written < 0 && errno != EINTR)
        return FALSE;
      done += written < 0 ? 0 : (gsize) written;
    }
  return fsync (file) == 0;
}

/* Within the lock of the folder. */
static gboolean
write_page (int folder, const char *name, GBytes *page)
{
  int file;
  gboolean done;

  /* What a program left that was killed meanwhile. */
  unlinkat (folder, UNFINISHED, 0);
  file = openat (folder, UNFINISHED, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0)
    return FALSE;
  done = write_all (file, page);
  done = close (file) == 0 && done;
  done = done && renameat (folder, UNFINISHED, folder, name) == 0 && fsync (folder) == 0;
  if (!done)
    {
      gint number = errno;

      unlinkat (folder, UNFINISHED, 0);
      errno = number;
    }
  return done;
}

/* The first number behind the last one, or else the first that is free; 0 where there is none. Bits (1 << number) */
static guint
free_number (guint taken)
{
  guint last = g_bit_storage (taken);

  G_STATIC_ASSERT (FORCON_SCAN_PAGES_MOST < 31);
  if (last <= FORCON_SCAN_PAGES_MOST)
    return last;
  for (guint number = 1; number <= FORCON_SCAN_PAGES_MOST; number++)
    if ((taken & 1u << number) == 0)
      return number;
  return 0;
}

/* The page that was made of the same file, or the number of the next one; 0 where there is room for none. */
static ForconScanOutcome
find_number (const ForconScanShelf *shelf, const char *print, gint phase, const char *admiral, guint *number)
{
  g_autoptr (GPtrArray) pages = forcon_scan_shelf_list (shelf);
  guint taken = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      const ForconScanPage *page = g_ptr_array_index (pages, i);

      if (page->phase != phase || !g_str_equal (page->admiral, admiral))
        continue;
      taken |= 1u << page->number;
      if (is_made_of (page, print))
        {
          *number = page->number;
          return FORCON_SCAN_KNOWN;
        }
    }
  *number = *number != 0 && (taken & 1u << *number) == 0 ? *number : free_number (taken);
  return FORCON_SCAN_UNFILED;
}

/* Returns: (transfer full): the name of a page */
static char *
name_for (const ForconScanShelf *shelf, const char *print, gint phase, const char *admiral, guint number)
{
  return g_strdup_printf (NAME, shelf->mark, phase, number, PRINT_LENGTH, print, key_of (shelf, admiral));
}

static void
fail_full (GError **error)
{
  /* Translators: how many pages one admiral may have in one phase. */
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC, _ ("%d pages of this admiral are filed already for this phase"),
               FORCON_SCAN_PAGES_MOST);
}

/* Second thoughts */

static gboolean
is_there (int folder, const char *name)
{
  return faccessat (folder, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0;
}

/* Within the lock of the folder: nothing is ever written over. */
static gboolean
rename_within (int folder, const char *from, const char *to)
{
  if (is_there (folder, to))
    {
      errno = EEXIST;
      return FALSE;
    }
  return renameat (folder, from, folder, to) == 0 && fsync (folder) == 0;
}

gboolean
forcon_scan_shelf_remove (const ForconScanShelf *shelf, const ForconScanPage *page, char **now, GError **error)
{
  int folder = lock_folder (shelf->folder, error);
  g_autofree char *base = g_path_get_basename (page->path);
  g_autofree char *name = g_strconcat (base, REMOVED, NULL);
  gboolean done;

  if (folder < 0)
    return FALSE;
  for (guint i = 2; i < REMOVED_MOST && is_there (folder, name); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s" REMOVED "-%u", base, i);
    }
  done = rename_within (folder, base, name) || fail (shelf->folder, error);
  close (folder);
  if (done && now != NULL)
    *now = g_build_filename (shelf->folder, name, NULL);
  return done;
}

/* Writes a new page, or renames @from where there is none. @number: (inout): which page it is to be, if that is free;
 * 0: the next one. @now: (out) (optional) (transfer full): its file, where it was filed */
static ForconScanOutcome
file_as (const ForconScanShelf *shelf, GBytes *page, const char *from, const char *print, gint phase,
         const char *admiral, guint *number, char **now, GError **error)
{
  int folder = lock_folder (shelf->folder, error);
  ForconScanOutcome outcome;
  g_autofree char *name = NULL;
  gboolean done;

  if (folder < 0)
    return FORCON_SCAN_UNFILED;
  outcome = find_number (shelf, print, phase, admiral, number);
  name = name_for (shelf, print, phase, admiral, *number);
  if (outcome != FORCON_SCAN_KNOWN && *number == 0)
    fail_full (error);
  else if (outcome != FORCON_SCAN_KNOWN)
    {
      done = page != NULL ? write_page (folder, name, page) : rename_within (folder, from, name);
      if (done || fail (shelf->folder, error))
        outcome = FORCON_SCAN_FILED;
    }
  /* Closing it ends the lock. */
  close (folder);
  if (outcome == FORCON_SCAN_FILED && now != NULL)
    *now = g_build_filename (shelf->folder, name, NULL);
  return outcome;
}

ForconScanOutcome
forcon_scan_shelf_put (const ForconScanShelf *shelf, const ForconScanFile *file, gint phase, const char *admiral,
                       guint *number, char **now, GError **error)
{
  *number = 0;
  return file_as (shelf, file->page, NULL, file->print, phase, admiral, number, now, error);
}

ForconScanOutcome
forcon_scan_shelf_move (const ForconScanShelf *shelf, const ForconScanPage *page, gint phase, const char *admiral,
                        guint *number, char **now, GError **error)
{
  gboolean same = page->phase == phase && g_str_equal (page->admiral, admiral);
  g_autofree char *base = g_path_get_basename (page->path);

  *number = same ? page->number : 0;
  return file_as (shelf, NULL, base, page->print, phase, admiral, number, now, error);
}

gboolean
forcon_scan_shelf_put_back (const ForconScanShelf *shelf, const char *now, const char *before, GError **error)
{
  int folder = lock_folder (shelf->folder, error);
  g_autofree char *from = g_path_get_basename (now);
  g_autofree char *to = g_path_get_basename (before);
  gboolean done;

  if (folder < 0)
    return FALSE;
  done = rename_within (folder, from, to) || fail (shelf->folder, error);
  close (folder);
  return done;
}

/* Within the lock of the folder. A page of that name is the same one: the name says of which photo it was made. */
static gboolean
hand_on_page (int folder, const ForconScanPage *page, const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (page->path);
  g_autoptr (GBytes) bytes = NULL;

  if (is_there (folder, name))
    return TRUE;
  bytes = forcon_scan_picture_read (page->path, error);
  return bytes != NULL && (write_page (folder, name, bytes) || fail (path, error));
}

/* Those that were removed, too: the same photo in a watched folder would be filed again. */
static gboolean
hand_on (const ForconScanShelf *shelf, const char *copy, GError **error)
{
  g_autoptr (GPtrArray) pages = forcon_scan_shelf_list (shelf);
  g_autofree char *path = g_strconcat (copy, FORCON_SCAN_SUFFIX, NULL);
  gboolean done = TRUE;
  int folder;

  g_ptr_array_extend_and_steal (pages, forcon_scan_shelf_list_removed (shelf));
  if (pages->len == 0)
    return TRUE;
  folder = lock_folder (path, error);
  if (folder < 0)
    return FALSE;
  for (guint i = 0; i < pages->len && done; i++)
    done = hand_on_page (folder, g_ptr_array_index (pages, i), path, error);
  close (folder);
  return done;
}

gboolean
forcon_scan_save_copy (const ForconStore *store, const char *path, char **note, GError **error)
{
  g_autoptr (ForconScanShelf) shelf = forcon_scan_shelf_new (store);
  g_autoptr (GError) of_scans = NULL;

  *note = NULL;
  if (!forcon_store_save_copy (store, path, error))
    return FALSE;
  if (!hand_on (shelf, path, &of_scans))
    /* Translators: why. */
    *note = g_strdup_printf (_ ("The scans of order sheets were not copied: %s"), of_scans->message);
  return TRUE;
}
