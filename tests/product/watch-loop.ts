/** The measurements of an action. */
export interface Watched<Answer> {
  readonly answer: Answer;
  /** The most CPU time, in ms, that this thread spent between two turns of its event loop. */
  readonly longestMs: number;
}

/**
 * Runs an action and measures the longest time it blocked the event loop, as CPU time of this thread, so that a busy
 * machine does not affect it.
 */
export async function watchLoop<Answer>(act: () => Promise<Answer>): Promise<Watched<Answer>> {
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
