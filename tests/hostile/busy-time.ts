/** How long one response may block the event loop, in milliseconds. */
export const BUSY_MS_MAX = 50;
const TRIES = 5;
/** No machine is so busy that a second run would make this right. */
const HOPELESS_MS = 20 * BUSY_MS_MAX;

/**
 * CPU time of a function on this thread in milliseconds, so that other processes of a busy machine do not count. If it
 * seems slow, the best of several runs counts, which excludes compilation and garbage collection.
 */
export function busyTime(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; isWorthATry(tries, best); tries += 1) {
    const before = process.threadCpuUsage();
    run();
    best = Math.min(best, timeSince(before));
  }
  return best;
}

/** The same for an async function: the thread's total until it resolves, so never less than its longest turn. */
export async function busyTimeOf(run: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; isWorthATry(tries, best); tries += 1) {
    const before = process.threadCpuUsage();
    await run();
    best = Math.min(best, timeSince(before));
  }
  return best;
}

function isWorthATry(tries: number, best: number): boolean {
  return tries === 0 || (tries < TRIES && best > BUSY_MS_MAX && best < HOPELESS_MS);
}

function timeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
