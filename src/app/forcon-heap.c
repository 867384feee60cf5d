/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-heap.h"

#include <glib.h>
#include <malloc.h>

/* What is larger has memory of its own, bytes. The pictures of a window are smaller: each frame makes and drops some, and new
 * memory costs more than what is drawn in it. */
#define LARGE (16 * 1024 * 1024)

/* So much may be free at the end of the heap before it is given back, bytes. */
#define SPARE (2 * 1024 * 1024)

/**
 * forcon_heap_prepare:
 *
 * To be called before there are threads. Makes the C library give memory back to the system that is free: left to itself, it has
 * a heap for each thread, though what threads make is freed by the main one, and learns from the first large document to keep
 * all of them between what is small and stays. A night of clicks then takes three times the memory that is in use.
 */
void
forcon_heap_prepare (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 1);
  mallopt (M_MMAP_THRESHOLD, LARGE);
  mallopt (M_TRIM_THRESHOLD, SPARE);
#endif
}

/**
 * forcon_heap_give_back:
 *
 * Gives all pages to the system on which nothing lies any more, also those below what stays; takes some milliseconds. By itself
 * the C library only gives back what is free at the end of the heap.
 */
void
forcon_heap_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
