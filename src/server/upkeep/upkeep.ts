import type { Logger } from '#server/middleware/logger.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What is done by and by, whether anybody asks or not. */
export interface UpkeepTask {
  readonly everyHours: number;
  readonly run: () => Promise<void>;
}

export interface Upkeep {
  /** Begins no task any more; one that is under way comes to its end by itself. */
  readonly end: () => void;
  /** Resolves once every task that is under way has come to its end. */
  readonly settle: () => Promise<void>;
}

/** Runs each task at once and then as often as it says; a failure is logged, and tried again the next time. */
export function startUpkeep(tasks: readonly UpkeepTask[], log: Logger): Upkeep {
  const underWay = new Set<Promise<void>>();
  const timers = tasks.map(({ everyHours, run }) => {
    const attempt = () => {
      const done = run()
        .catch((error: unknown) => log.error({ err: error }, 'a task of the upkeep failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    };
    attempt();
    return setInterval(attempt, everyHours * HOUR_MS).unref();
  });
  return {
    end: () => timers.forEach(clearInterval),
    settle: async () => void (await Promise.all(underWay)),
  };
}
