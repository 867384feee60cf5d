/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "web/house/web-take.h"

G_BEGIN_DECLS

/*
 * Pictures take longer than pages: each is drawn in a turn of the main loop of its own, and only where what it shows
 * has changed.
 */
typedef struct _ForconWebPictures ForconWebPictures;

/* Draws a picture of a thing. Returns: (transfer full) (nullable): it */
typedef GBytes *(*ForconWebDraw) (gconstpointer thing);

/**
 * forcon_web_pictures_new:
 * @take: given each picture
 * @drawn: called when there is nothing left to draw
 * @data: for both
 *
 * Returns: (transfer full): without pictures
 */
ForconWebPictures *forcon_web_pictures_new (ForconWebTake take, void (*drawn) (gpointer data), gpointer data);

void forcon_web_pictures_free (ForconWebPictures *pictures);

/* Returns: whether it was drawn with that key, or will be */
gboolean forcon_web_pictures_has (const ForconWebPictures *pictures, guint admiral, const char *path, const char *key);

/**
 * forcon_web_pictures_want:
 * @pictures: pictures
 * @admiral: whose it is, 0 for everybody's
 * @path: its path
 * @key: what changes with what it shows; without a change it is not drawn again
 * @draw: draws it
 * @thing: (transfer full): what is drawn; nothing that changes by itself
 * @free_thing: frees it
 */
void forcon_web_pictures_want (ForconWebPictures *pictures, guint admiral, const char *path, const char *key,
                               ForconWebDraw draw, gpointer thing, GDestroyNotify free_thing);

/**
 * forcon_web_pictures_after:
 * @pictures: pictures
 * @admiral: whose it is
 * @path: its path
 * @bytes: what to give once all that is wanted is drawn
 */
void forcon_web_pictures_after (ForconWebPictures *pictures, guint admiral, const char *path, GBytes *bytes);

/* Whoever takes them has none of them any more: all are given again, and @drawn is called after that. */
void forcon_web_pictures_give_again (ForconWebPictures *pictures);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconWebPictures, forcon_web_pictures_free)

G_END_DECLS
