/** Runs tasks with limited concurrency, in first-in, first-out order. */
export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hand the slot over, so that newcomers cannot overtake.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      next?.();
    }
  };
}
