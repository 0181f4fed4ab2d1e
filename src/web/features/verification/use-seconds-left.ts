import { useEffect, useReducer } from 'react';
import { secondsUntil } from './time-left.ts';

/** Timers may fire slightly early, which would count a second twice. */
const LATE_MS = 20;

/** Counts down to a time (Unix milliseconds), and stops once it has passed. */
export function useSecondsLeft(momentMs: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const nowMs = Date.now();
  const seconds = secondsUntil(momentMs, nowMs);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(tick, ((momentMs - nowMs) % 1000) + LATE_MS);
    return () => clearTimeout(timer);
  });
  return seconds;
}
