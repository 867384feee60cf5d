/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconRenderCache:
 *
 * Counters and names as they were drawn last time, ready to be put down again. A window keeps one for as long as it
 * lives and names it in its model; a picture or a page needs none. What is not used any more is thrown away by itself.
 */
typedef struct _ForconRenderCache ForconRenderCache;

ForconRenderCache *forcon_render_cache_new (void);
void forcon_render_cache_free (ForconRenderCache *cache);
guint forcon_render_cache_size (const ForconRenderCache *cache);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRenderCache, forcon_render_cache_free)

G_END_DECLS
