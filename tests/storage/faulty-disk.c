/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "faulty-disk.h"

#include <sqlite3.h>
#include <string.h>

/* A file of the disk below lies behind ours. */
typedef struct {
  sqlite3_file base;
  sqlite3_file *real;
} FaultyFile;

static struct {
  sqlite3_vfs *real;
  guint deeds;
  guint until;
  guint count;
  gint code;
  guint n_failed;
} disk;

static gboolean
fails (FaultyDeed deed)
{
  if ((disk.deeds & (guint) deed) == 0)
    return FALSE;
  if (disk.until > 1)
    {
      disk.until--;
      return FALSE;
    }
  if (disk.n_failed == disk.count)
    return FALSE;
  disk.n_failed++;
  return TRUE;
}

static sqlite3_file *
real_of (sqlite3_file *file)
{
  return ((FaultyFile *) file)->real;
}

static int
do_close (sqlite3_file *file)
{
  return real_of (file)->pMethods->xClose (real_of (file));
}

static int
do_read (sqlite3_file *file, void *bytes, int n, sqlite3_int64 at)
{
  return real_of (file)->pMethods->xRead (real_of (file), bytes, n, at);
}

/* Half of it is written all the same, as a disk that is full does it. */
static int
do_write (sqlite3_file *file, const void *bytes, int n, sqlite3_int64 at)
{
  if (!fails (FAULTY_WRITE))
    return real_of (file)->pMethods->xWrite (real_of (file), bytes, n, at);
  real_of (file)->pMethods->xWrite (real_of (file), bytes, n / 2, at);
  return disk.code;
}

static int
do_truncate (sqlite3_file *file, sqlite3_int64 size)
{
  return fails (FAULTY_TRUNCATE) ? disk.code : real_of (file)->pMethods->xTruncate (real_of (file), size);
}

static int
do_sync (sqlite3_file *file, int flags)
{
  return fails (FAULTY_SYNC) ? disk.code : real_of (file)->pMethods->xSync (real_of (file), flags);
}

static int
do_size (sqlite3_file *file, sqlite3_int64 *size)
{
  return real_of (file)->pMethods->xFileSize (real_of (file), size);
}

static int
do_lock (sqlite3_file *file, int level)
{
  return real_of (file)->pMethods->xLock (real_of (file), level);
}

static int
do_unlock (sqlite3_file *file, int level)
{
  return real_of (file)->pMethods->xUnlock (real_of (file), level);
}

static int
do_check_lock (sqlite3_file *file, int *locked)
{
  return real_of (file)->pMethods->xCheckReservedLock (real_of (file), locked);
}

static int
do_control (sqlite3_file *file, int what, void *argument)
{
  return real_of (file)->pMethods->xFileControl (real_of (file), what, argument);
}

static int
do_sector (sqlite3_file *file)
{
  return real_of (file)->pMethods->xSectorSize (real_of (file));
}

static int
do_properties (sqlite3_file *file)
{
  return real_of (file)->pMethods->xDeviceCharacteristics (real_of (file));
}

static int
do_map (sqlite3_file *file, int region, int size, int extend, void volatile **at)
{
  if (fails (FAULTY_SHARED_MEMORY))
    return disk.code;
  return real_of (file)->pMethods->xShmMap (real_of (file), region, size, extend, at);
}

static int
do_shm_lock (sqlite3_file *file, int offset, int n, int flags)
{
  return real_of (file)->pMethods->xShmLock (real_of (file), offset, n, flags);
}

static void
do_barrier (sqlite3_file *file)
{
  real_of (file)->pMethods->xShmBarrier (real_of (file));
}

static int
do_unmap (sqlite3_file *file, int remove)
{
  return real_of (file)->pMethods->xShmUnmap (real_of (file), remove);
}

/* Version 2: shared memory, but no mapping of the file itself. */
static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = do_close,
  .xRead = do_read,
  .xWrite = do_write,
  .xTruncate = do_truncate,
  .xSync = do_sync,
  .xFileSize = do_size,
  .xLock = do_lock,
  .xUnlock = do_unlock,
  .xCheckReservedLock = do_check_lock,
  .xFileControl = do_control,
  .xSectorSize = do_sector,
  .xDeviceCharacteristics = do_properties,
  .xShmMap = do_map,
  .xShmLock = do_shm_lock,
  .xShmBarrier = do_barrier,
  .xShmUnmap = do_unmap,
};

static int
open_file (sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out_flags)
{
  FaultyFile *ours = (FaultyFile *) file;
  int code;

  ours->real = (sqlite3_file *) (ours + 1);
  code = disk.real->xOpen (disk.real, name, ours->real, flags, out_flags);
  ours->base.pMethods = ours->real->pMethods == NULL ? NULL : &methods;
  return code;
}

static int
delete_file (sqlite3_vfs *vfs, const char *name, int sync)
{
  return fails (FAULTY_DELETE) ? disk.code : disk.real->xDelete (disk.real, name, sync);
}

void
faulty_disk_install (void)
{
  static sqlite3_vfs vfs;

  sqlite3_initialize ();
  disk.real = sqlite3_vfs_find (NULL);
  vfs = *disk.real;
  vfs.szOsFile = disk.real->szOsFile + (int) sizeof (FaultyFile);
  vfs.zName = "faulty";
  vfs.xOpen = open_file;
  vfs.xDelete = delete_file;
  g_assert_cmpint (sqlite3_vfs_register (&vfs, 1), ==, SQLITE_OK);
}

void
faulty_disk_fail (guint deeds, guint nth, guint count, gint code)
{
  disk.deeds = deeds;
  disk.until = nth;
  disk.count = count;
  disk.code = code;
  disk.n_failed = 0;
}

gboolean
faulty_disk_mend (void)
{
  disk.deeds = 0;
  return disk.n_failed > 0;
}
