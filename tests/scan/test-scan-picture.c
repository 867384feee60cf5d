/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures as they are decoded and packed; whole sheets are in tests/cli/campaign/test-scan.c. */
#include "scan/scan-picture.h"

#include <string.h>
#include <sys/resource.h>

#define WIDTH 60
#define HEIGHT 20

/* EXIF of a camera that was held upright: a quarter turn to the right is needed. */
static const guint8 turned[] = { 0xff, 0xe1, 0, 34,  'E', 'x', 'i', 'f', 0, 0, 'I', 'I', '*', 0, 8, 0, 0, 0,
                                 1,    0,    0x12, 1, 3,   0,   1,   0,   0, 0, 6,   0,   0,   0, 0, 0, 0, 0 };

/* Returns: (transfer full): a file with a picture that is @width pixels wide, with @exif behind its first bytes */
static char *
write_picture (const char *name, gint width, const guint8 *exif, gsize length)
{
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, HEIGHT);
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autofree char *data = NULL;
  gsize n = 0;
  char *path = g_test_build_filename (G_TEST_BUILT, name, NULL);

  gdk_pixbuf_fill (picture, 0xffffffff);
  g_assert_true (gdk_pixbuf_save_to_buffer (picture, &data, &n, "jpeg", NULL, NULL));
  g_byte_array_append (file, (const guint8 *) data, 2);
  g_byte_array_append (file, exif, (guint) length);
  g_byte_array_append (file, (const guint8 *) data + 2, (guint) n - 2);
  g_assert_true (g_file_set_contents (path, (const char *) file->data, file->len, NULL));
  return path;
}

static void
test_upright (void)
{
  g_autofree char *path = write_picture ("scan-turned.jpg", WIDTH, turned, sizeof turned);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = forcon_scan_picture_load (path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_width (picture), ==, HEIGHT);
  g_assert_cmpint (gdk_pixbuf_get_height (picture), ==, WIDTH);
}

static void
test_scaled (void)
{
  g_autofree char *path = write_picture ("scan-wide.jpg", 9000, NULL, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = forcon_scan_picture_load (path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (gdk_pixbuf_get_width (picture), ==, FORCON_SCAN_SIDE_READ);
}

static void
test_packed (void)
{
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, 3200, 2000);
  g_autoptr (GBytes) page = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "scan-packed.jpg", NULL);
  g_autoptr (GdkPixbuf) again = NULL;
  gsize length = 0;

  gdk_pixbuf_fill (picture, 0x808080ff);
  page = forcon_scan_picture_pack (picture, NULL);
  g_assert_nonnull (page);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (page, &length), (gssize) g_bytes_get_size (page), NULL));
  again = forcon_scan_picture_load (path, NULL);
  g_assert_cmpint (gdk_pixbuf_get_width (again), ==, FORCON_SCAN_SIDE_KEPT);
  g_assert_cmpint (gdk_pixbuf_get_height (again), ==, 1000);
}

/* A camera's file with something behind the picture is whole; one that ends within it is not. */
static void
test_end (void)
{
  g_autofree char *path = write_picture ("scan-end.jpg", WIDTH, NULL, 0);
  g_autofree char *data = NULL;
  gsize length = 0;
  g_autofree char *more = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = NULL;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_true (g_file_set_contents (path, data, (gssize) length - 2, NULL));
  g_assert_null (forcon_scan_picture_load (path, &error));
  g_assert_cmpstr (error->message, ==, "The picture “scan-end.jpg” is broken");
  more = g_malloc0 (length + 100);
  memcpy (more, data, length);
  g_assert_true (g_file_set_contents (path, more, (gssize) length + 100, NULL));
  picture = forcon_scan_picture_load (path, NULL);
  g_assert_nonnull (picture);
}

/* Returns: the most memory that this program has had, MB */
static glong
peak (void)
{
  struct rusage usage;

  g_assert_cmpint (getrusage (RUSAGE_SELF, &usage), ==, 0);
  return usage.ru_maxrss / 1024;
}

/* 30000 × 20000 pixels of one colour, which are 1.8 GB once a decoder takes memory for them. */
static void
test_memory (void)
{
  static const guint8 head[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0,
                                 0x75, 0x30, 0, 0, 0x4e, 0x20, 8, 2, 0, 0, 0, 0x40, 0xf7, 0x9c, 0xde };
  static const guint8 end[] = { 0, 0, 0, 0, 'I', 'D', 'A', 'T', 0x35, 0xaf, 0x06, 0x1e,
                                0, 0, 0, 0, 'I', 'E', 'N', 'D', 0xae, 0x42, 0x60, 0x82 };
  guint8 file[sizeof head + sizeof end];
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  glong before = peak ();

  memcpy (file, head, sizeof head);
  memcpy (file + sizeof head, end, sizeof end);
  bytes = g_bytes_new_static (file, sizeof file);
  g_assert_null (forcon_scan_picture_decode (bytes, "large.png", &error));
  g_assert_nonnull (strstr (error->message, "30000 × 20000 pixels"));
  g_assert_cmpint (peak () - before, <, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan/picture/it is upright as the camera says", test_upright);
  g_test_add_func ("/scan/picture/a large one is scaled down while it is read", test_scaled);
  g_test_add_func ("/scan/picture/it is kept at a size at which handwriting can be read", test_packed);
  g_test_add_func ("/scan/picture/half a file is broken, and more than one is not", test_end);
  g_test_add_func ("/scan/picture/one of too many pixels takes no memory", test_memory);
  return g_test_run ();
}
