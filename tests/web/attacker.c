/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Somebody in the network who wishes the admirals' screens ill: asks so many times a second, each time over a new
 * connection, and keeps others open that say a letter a second. A benchmark measures what telephones notice of it, so
 * this must not be what is slow: one thread, no copy of anything, all of it by epoll.
 *
 * usage: attacker HOST PORT SECONDS ASKED-A-SECOND SLOW <REQUESTS
 * What it asks comes on standard input, a request a line in hexadecimal digits. It prints how many requests it began,
 * how many connections were refused it, and how much of a processor it needed.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define REQUESTS_MAX 16
#define REQUEST_SIZE 4096
/* As many connections as one process may have; a place is that of its file descriptor. */
#define OPEN_MAX_FD 4096
/* Not the address of telephones. */
#define OWN_ADDRESS "127.0.0.66"
#define NS 1000000000LL
#define SLOW_START "GET / HTTP/1.1\r\nX: "

typedef struct {
  size_t size;
  unsigned char bytes[REQUEST_SIZE];
} Request;

typedef struct {
  int open;
  int slow;
  int said;
  const Request *request;
} Connection;

static Request requests[REQUESTS_MAX];
static int n_requests;
static Connection connections[OPEN_MAX_FD];
static struct sockaddr_in target;
static int poll_fd;
static int n_slow;
static long begun, refused, ended;

static long long
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return time.tv_sec * NS + time.tv_nsec;
}

static void
read_requests (void)
{
  static char line[2 * REQUEST_SIZE + 2];

  while (n_requests < REQUESTS_MAX && fgets (line, sizeof line, stdin) != NULL)
    {
      Request *request = &requests[n_requests];
      unsigned byte;

      for (request->size = 0; sscanf (line + 2 * request->size, "%2x", &byte) == 1; request->size++)
        request->bytes[request->size] = (unsigned char) byte;
      if (request->size > 0)
        n_requests++;
    }
}

static void
hang_up (int fd)
{
  n_slow -= connections[fd].slow;
  connections[fd].open = 0;
  close (fd);
}

static int
call (int slow)
{
  const struct sockaddr_in own = { .sin_family = AF_INET, .sin_addr.s_addr = inet_addr (OWN_ADDRESS) };
  struct epoll_event event = { .events = EPOLLOUT | EPOLLIN };
  int fd = socket (AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);

  if (fd < 0)
    return 0;
  event.data.fd = fd;
  if (fd >= OPEN_MAX_FD || bind (fd, (const struct sockaddr *) &own, sizeof own) != 0
      || (connect (fd, (const struct sockaddr *) &target, sizeof target) != 0 && errno != EINPROGRESS)
      || epoll_ctl (poll_fd, EPOLL_CTL_ADD, fd, &event) != 0)
    {
      close (fd);
      return 0;
    }
  connections[fd] = (Connection){ .open = 1, .slow = slow, .request = &requests[begun % n_requests] };
  n_slow += slow;
  return 1;
}

static void
say (int fd)
{
  Connection *connection = &connections[fd];
  struct epoll_event event = { .events = EPOLLIN, .data.fd = fd };
  const void *bytes = connection->slow ? (const void *) SLOW_START : (const void *) connection->request->bytes;
  size_t size = connection->slow ? strlen (SLOW_START) : connection->request->size;

  connection->said = 1;
  if (send (fd, bytes, size, MSG_NOSIGNAL) < 0)
    {
      refused++;
      hang_up (fd);
      return;
    }
  epoll_ctl (poll_fd, EPOLL_CTL_MOD, fd, &event);
}

/* What is answered is thrown away. */
static void
hear (int fd)
{
  static char answer[65536];
  ssize_t size = recv (fd, answer, sizeof answer, MSG_DONTWAIT);

  if (size > 0 || (size < 0 && errno == EAGAIN))
    return;
  if (size < 0)
    refused++;
  else
    ended++;
  hang_up (fd);
}

static void
attend (int wait)
{
  struct epoll_event events[256];
  int n = epoll_wait (poll_fd, events, 256, wait);

  for (int i = 0; i < n; i++)
    {
      int fd = events[i].data.fd;

      if (!connections[fd].open)
        continue;
      if (!connections[fd].said && (events[i].events & EPOLLOUT))
        say (fd);
      if (connections[fd].open && (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)))
        hear (fd);
    }
}

/* A letter on each slow connection, and others for those that were ended. */
static void
creep (int slow)
{
  for (int fd = 0; fd < OPEN_MAX_FD; fd++)
    if (connections[fd].open && connections[fd].slow && connections[fd].said
        && send (fd, "x", 1, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EAGAIN)
      hang_up (fd);
  while (n_slow < slow && call (1))
    ;
}

static void
rage (int seconds, long asked, int slow)
{
  long long start = now (), crept = 0;

  while (now () - start < seconds * NS)
    {
      long due = (long) ((double) (now () - start) / (double) NS * (double) asked);

      /* Whoever is behind does not make up for it at once: that would be another attack. */
      for (int i = 0; i < 20 && begun < due && call (0); i++)
        begun++;
      attend (begun < due ? 0 : 1);
      if (now () - crept > NS)
        {
          creep (slow);
          crept = now ();
        }
    }
}

int
main (int argc, char **argv)
{
  struct rusage usage;
  int seconds;

  if (argc != 6)
    return EXIT_FAILURE;
  target = (struct sockaddr_in){ .sin_family = AF_INET,
                                 .sin_port = htons ((unsigned short) atoi (argv[2])),
                                 .sin_addr.s_addr = inet_addr (argv[1]) };
  seconds = atoi (argv[3]);
  poll_fd = epoll_create1 (0);
  read_requests ();
  if (n_requests == 0 || poll_fd < 0)
    return EXIT_FAILURE;
  rage (seconds, atol (argv[4]), atoi (argv[5]));
  getrusage (RUSAGE_SELF, &usage);
  printf ("%ld %ld %ld %.2f\n", begun / seconds, ended / seconds, refused / seconds,
          (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) / seconds);
  return EXIT_SUCCESS;
}
