/** What watching an act found. */
export interface Watched<Answer> {
  readonly answer: Answer;
  /** Most processor time, in ms, that this thread spent between two turns of its event loop. */
  readonly longestMs: number;
}

/**
 * Runs something and tells the longest time for which it kept the event loop. Processor time of this thread is counted,
 * not time that passes: a busy machine changes nothing.
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
