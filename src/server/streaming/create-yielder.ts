import { setImmediate } from 'node:timers/promises';

/** How long a task may occupy the event loop before yielding. */
const TURN_MS = 10;

/**
 * Creates a function to call after each step of a long loop: it yields to the event loop after 10 ms. Awaiting
 * resolved promises would not yield.
 */
export function createYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
