/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * PINs are hashed and compared slowly on purpose, see storage/store/pin.h: that is done on a thread. What was typed is
 * overwritten after that. What calls this reads and writes the campaign's file itself, on its own thread.
 */

/**
 * ForconPinHashed:
 * @owner: whose it was
 * @hash: (nullable): of the PIN; %NULL where it must not be this one, or with @error
 * @error: (nullable): why this machine cannot make one
 * @data: as given
 */
typedef void (*ForconPinHashed) (gpointer owner, const char *hash, const GError *error, gpointer data);

/* @right: whether it is the PIN */
typedef void (*ForconPinCompared) (gpointer owner, gboolean right, gpointer data);

/**
 * forcon_pin_thread_hash:
 * @owner: a #GObject that lives until it is done
 * @others: (transfer full): of forcon_pin_others(): what it must not be
 * @pin: a PIN that is fit
 * @done: called on the main thread
 * @data: (transfer full): for @done
 * @free_data: (nullable): frees it
 */
void forcon_pin_thread_hash (gpointer owner, GPtrArray *others, const char *pin, ForconPinHashed done, gpointer data,
                             GDestroyNotify free_data);

/**
 * forcon_pin_thread_compare:
 * @owner: a #GObject that lives until it is done
 * @hash: (transfer full): of forcon_pin_begin_try()
 * @pin: what was typed
 * @done: called on the main thread
 * @data: (transfer full): for @done
 * @free_data: (nullable): frees it
 */
void forcon_pin_thread_compare (gpointer owner, char *hash, const char *pin, ForconPinCompared done, gpointer data,
                                GDestroyNotify free_data);

G_END_DECLS
