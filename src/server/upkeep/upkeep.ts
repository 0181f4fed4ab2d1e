import { HOUR_MS } from '#domain/time/durations.ts';
import type { Logger } from '#server/middleware/logger.ts';
import { withinTime } from '#server/within-time.ts';

/** A task that a service is stuck with must not keep the process: the next one repeats it. */
const END_MS = 10_000;

/** A periodic background task. */
export interface UpkeepTask {
  readonly everyHours: number;
  readonly run: () => Promise<void>;
}

export interface Upkeep {
  /** Starts no more tasks, and gives running ones time to finish while there is a database. */
  readonly end: () => Promise<void>;
  /** Resolves once every running task has finished. */
  readonly settle: () => Promise<void>;
}

/** Runs each task immediately and then at its interval; failures are logged, and retried the next time. */
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
  const settle = async () => void (await Promise.all(underWay));
  return {
    end() {
      timers.forEach(clearInterval);
      return withinTime(settle(), END_MS);
    },
    settle,
  };
}
