import { useEffect, useReducer } from 'react';
import { timeDifferenceParts } from '#domain/device/time-difference.ts';

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

/** Whole seconds until a time, 0 once it has passed; both in Unix milliseconds. */
export function secondsUntil(momentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((momentMs - nowMs) / 1000));
}

/** Formats seconds as `04:05`, with hours and days if necessary (R3.59). */
export function formatTimeLeft(seconds: number): string {
  const { days, hours, minutes, seconds: rest } = timeDifferenceParts(seconds);
  const parts = [days, hours].join('') === '0000' ? [minutes, rest] : [days, hours, minutes, rest];
  return parts.join(':');
}
