export interface TimeDifferenceParts {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Splits a span of seconds into parts of at least two digits; days may have more. Negative spans are zero (R3.59). */
export function timeDifferenceParts(seconds: number): TimeDifferenceParts {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return {
    days: twoDigits(whole / DAY_SECONDS),
    hours: twoDigits((whole % DAY_SECONDS) / HOUR_SECONDS),
    minutes: twoDigits((whole % HOUR_SECONDS) / MINUTE_SECONDS),
    seconds: twoDigits(whole % MINUTE_SECONDS),
  };
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
