import { useEffect, useReducer } from 'react';
import { secondsUntil } from './time-left.ts';

/** A timer may come a little early; the second would then be counted twice. */
const LATE_MS = 20;

/** Counts down to a moment (unix milliseconds), and rests once it has come. */
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
