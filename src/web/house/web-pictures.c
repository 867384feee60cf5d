/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-pictures.h"

/**
 * Picture:
 * @bytes: (nullable): as it was drawn last
 * @last: it is given after those that are not
 * @draw, @thing: (nullable): what it is to show, where that was not drawn yet
 */
typedef struct {
  guint admiral;
  char *path;
  char *key;
  GBytes *bytes;
  gboolean last;
  ForconWebDraw draw;
  gpointer thing;
  GDestroyNotify free_thing;
} Picture;

/**
 * ForconWebPictures:
 * @all: (element-type Picture)
 * @source: while something is to be drawn, or to be told that nothing is
 */
struct _ForconWebPictures {
  ForconWebTake take;
  void (*drawn) (gpointer data);
  gpointer data;
  GPtrArray *all;
  guint source;
};

static void
drop_thing (Picture *picture)
{
  if (picture->thing != NULL)
    picture->free_thing (picture->thing);
  picture->thing = NULL;
}

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  drop_thing (picture);
  g_bytes_unref (picture->bytes);
  g_free (picture->path);
  g_free (picture->key);
  g_free (picture);
}

/* Draws one. Returns: whether there was one to draw */
static gboolean
draw_one (ForconWebPictures *pictures, gboolean last)
{
  for (guint i = 0; i < pictures->all->len; i++)
    {
      Picture *picture = g_ptr_array_index (pictures->all, i);

      if (picture->thing == NULL || picture->last != last)
        continue;
      g_bytes_unref (picture->bytes);
      picture->bytes = picture->draw (picture->thing);
      drop_thing (picture);
      if (picture->bytes != NULL)
        pictures->take (picture->admiral, picture->path, picture->bytes, pictures->data);
      return TRUE;
    }
  return FALSE;
}

static gboolean
on_idle (gpointer data)
{
  ForconWebPictures *pictures = data;

  if (draw_one (pictures, FALSE) || draw_one (pictures, TRUE))
    return G_SOURCE_CONTINUE;
  pictures->source = 0;
  pictures->drawn (pictures->data);
  return G_SOURCE_REMOVE;
}

static void
go_on (ForconWebPictures *pictures)
{
  if (pictures->source == 0)
    pictures->source = g_idle_add (on_idle, pictures);
}

/* %NULL where nobody has wanted it yet. */
static Picture *
find (const ForconWebPictures *pictures, guint admiral, const char *path)
{
  for (guint i = 0; i < pictures->all->len; i++)
    {
      Picture *picture = g_ptr_array_index (pictures->all, i);

      if (picture->admiral == admiral && g_str_equal (picture->path, path))
        return picture;
    }
  return NULL;
}

gboolean
forcon_web_pictures_has (const ForconWebPictures *pictures, guint admiral, const char *path, const char *key)
{
  const Picture *picture = find (pictures, admiral, path);

  return picture != NULL && g_strcmp0 (picture->key, key) == 0;
}

static Picture *
add (ForconWebPictures *pictures, guint admiral, const char *path)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->admiral = admiral;
  picture->path = g_strdup (path);
  g_ptr_array_add (pictures->all, picture);
  return picture;
}

void
forcon_web_pictures_want (ForconWebPictures *pictures, guint admiral, const char *path, const char *key,
                          ForconWebDraw draw, gpointer thing, GDestroyNotify free_thing)
{
  Picture *picture = find (pictures, admiral, path);

  if (picture == NULL)
    picture = add (pictures, admiral, path);
  drop_thing (picture);
  g_free (picture->key);
  picture->key = g_strdup (key);
  picture->draw = draw;
  picture->thing = thing;
  picture->free_thing = free_thing;
  go_on (pictures);
}

static GBytes *
draw_bytes (gconstpointer thing)
{
  return g_bytes_ref ((GBytes *) thing);
}

static void
free_bytes (gpointer thing)
{
  g_bytes_unref (thing);
}

void
forcon_web_pictures_after (ForconWebPictures *pictures, guint admiral, const char *path, GBytes *bytes)
{
  g_autofree char *key = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  if (forcon_web_pictures_has (pictures, admiral, path, key))
    return;
  forcon_web_pictures_want (pictures, admiral, path, key, draw_bytes, g_bytes_ref (bytes), free_bytes);
  find (pictures, admiral, path)->last = TRUE;
}

void
forcon_web_pictures_give_again (ForconWebPictures *pictures)
{
  for (guint i = 0; i < pictures->all->len; i++)
    {
      const Picture *picture = g_ptr_array_index (pictures->all, i);

      if (picture->bytes != NULL && picture->thing == NULL)
        pictures->take (picture->admiral, picture->path, picture->bytes, pictures->data);
    }
  go_on (pictures);
}

ForconWebPictures *
forcon_web_pictures_new (ForconWebTake take, void (*drawn) (gpointer data), gpointer data)
{
  ForconWebPictures *pictures = g_new0 (ForconWebPictures, 1);

  pictures->take = take;
  pictures->drawn = drawn;
  pictures->data = data;
  pictures->all = g_ptr_array_new_with_free_func (picture_free);
  return pictures;
}

void
forcon_web_pictures_free (ForconWebPictures *pictures)
{
  if (pictures == NULL)
    return;
  g_clear_handle_id (&pictures->source, g_source_remove);
  g_ptr_array_unref (pictures->all);
  g_free (pictures);
}
