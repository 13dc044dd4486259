/* The program that is measured, as the kernel accounts for it. */
#ifndef CHILD_H
#define CHILD_H
#include <stdbool.h>
#include <sys/types.h>

/* Milliseconds since some moment in the past. */
double now_ms(void);

/* Starts the command in a process group of its own, with its output thrown away; -1 where that fails. */
pid_t child_start(char **command);

/* Whether it still runs. Its exit status is taken only by child_end. */
bool child_runs(pid_t child);

/* Processor time of all of its threads so far, in milliseconds and exact to the microsecond, also while it runs. */
double child_cpu_ms(pid_t child);

/* The most memory that was resident so far (VmHWM), in KiB; 0 where that is not known. */
long child_peak_kib(pid_t child);

/* The memory that it has to itself, and its part of what it shares with others (Pss), in KiB; 0 where that is not known. */
long child_memory_kib(pid_t child);

/* Waits until it has used less than a millisecond of processor time for as long as rest_ms; false at the deadline. */
bool child_wait_idle(pid_t child, double rest_ms, double deadline);

/* Ends it and its group. */
void child_end(pid_t child);
#endif
