import { expect } from 'vitest';

/** The longest time, in ms, for which anything may block the event loop. */
const MOST_MS = 100;
/** Takes the best of several runs: garbage collection for the whole test process would distort a single one. */
const TRIES = 3;

/**
 * Runs an action and expects it to leave the event loop free: it may never use more CPU time than `MOST_MS` between
 * two turns. CPU time of this thread is measured, so that a busy machine affects it little. Returns what the action
 * returned last; the action may run several times.
 */
export async function expectFreeLoop<Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> {
  let watched = await watchLoop(act);
  for (let attempt = 1; attempt < TRIES && watched.longestMs >= MOST_MS; attempt += 1) watched = await watchLoop(act);
  expect.soft(watched.longestMs, what).toBeLessThan(MOST_MS);
  return watched.answer;
}

interface Watched<Answer> {
  readonly answer: Answer;
  /** The most CPU time, in ms, that this thread spent between two turns of its event loop. */
  readonly longestMs: number;
}

async function watchLoop<Answer>(act: () => Promise<Answer>): Promise<Watched<Answer>> {
  let longestMs = 0;
  let last = usedMs();
  const note = () => {
    const now = usedMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  };
  const timer = setInterval(note, 1);
  try {
    const answer = await act();
    note();
    return { answer, longestMs };
  } finally {
    clearInterval(timer);
  }
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
