#define _GNU_SOURCE
#include "child.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(struct timespec time) { return time.tv_sec * 1e3 + time.tv_nsec / 1e6; }

double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return milliseconds(time);
}

pid_t child_start(char **command) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  setsid();
  /* Nothing is left over where the measuring itself is ended. */
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  int nowhere = open("/dev/null", O_RDWR);
  dup2(nowhere, STDIN_FILENO);
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
  execvp(command[0], command);
  _exit(127);
}

bool child_runs(pid_t child) {
  siginfo_t info = {0};
  return waitid(P_PID, child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

double child_cpu_ms(pid_t child) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return milliseconds(time);
}

/* The number after a word at the beginning of a line of a file of the kernel's about a process. */
static long number_in(pid_t child, const char *name, const char *word) {
  char path[64], line[256];
  long found = 0;
  snprintf(path, sizeof path, "/proc/%d/%s", (int)child, name);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file))
    if (strncmp(line, word, strlen(word)) == 0) found = atol(line + strlen(word));
  fclose(file);
  return found;
}

long child_peak_kib(pid_t child) { return number_in(child, "status", "VmHWM:"); }

long child_memory_kib(pid_t child) { return number_in(child, "smaps_rollup", "Pss:"); }

bool child_wait_idle(pid_t child, double rest_ms, double deadline) {
  double used = child_cpu_ms(child), since = now_ms();
  while (now_ms() < deadline && child_runs(child)) {
    usleep(5000);
    double uses = child_cpu_ms(child);
    if (uses - used >= 1) {
      used = uses;
      since = now_ms();
    } else if (now_ms() - since >= rest_ms) {
      return true;
    }
  }
  return false;
}

void child_end(pid_t child) {
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
}
