/** Runs work as soon as fewer than so many others run; the rest waits in the order in which it came. */
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
      // The place is handed over, so that nobody who comes now goes first.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      next?.();
    }
  };
}
