import { setPriority } from 'node:os';

/** Page requests take precedence. */
const LOW_PRIORITY = 10;

/** Gives a process little priority, if it was started. Tests, which wait for such processes, keep them equal to others. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined || process.env.EQUAL_PRIORITY === 'on') return;
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended.
  }
}
