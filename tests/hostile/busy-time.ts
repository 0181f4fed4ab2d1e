/** How long one response may block the event loop, in milliseconds. */
export const BUSY_MS_MAX = 50;
const TRIES = 5;
/** No machine is so busy that a second run would make this right. */
const HOPELESS_MS = 20 * BUSY_MS_MAX;

/**
 * Processor time of this thread that a function takes, in milliseconds: what other processes of a busy machine take does
 * not count. Of a function that seems slow the best of several runs counts, so that compiling it, or collecting what
 * others left, does not either.
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
