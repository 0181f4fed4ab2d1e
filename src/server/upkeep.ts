import type { Logger } from './middleware/logger.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What is done by and by, whether anybody asks or not. */
export interface UpkeepTask {
  readonly everyHours: number;
  readonly run: () => Promise<void>;
}

/**
 * Runs each task now and then as often as it says; a failure is logged, and tried again the next time.
 * @returns what ends it; a task that is under way comes to its end by itself.
 */
export function startUpkeep(tasks: readonly UpkeepTask[], log: Logger): () => void {
  const timers = tasks.map(({ everyHours, run }) => {
    const attempt = () => {
      run().catch((error: unknown) => log.error({ err: error }, 'a task of the upkeep failed'));
    };
    attempt();
    return setInterval(attempt, everyHours * HOUR_MS).unref();
  });
  return () => timers.forEach(clearInterval);
}
