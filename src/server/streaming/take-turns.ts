import { setImmediate } from 'node:timers/promises';

/** How long one piece of work keeps the event loop before everybody else gets a turn. */
const TURN_MS = 10;

/**
 * Makes a function for loops over much: called after each step, it lets the event loop go on as soon as the loop has
 * kept it for 10 ms. Awaiting what is there already is no turn: promises are settled before the loop goes on.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
