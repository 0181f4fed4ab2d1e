import { timeDifferenceParts } from '#domain/device/time-difference.ts';

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
