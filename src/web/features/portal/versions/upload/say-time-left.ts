import type { LocaleCode } from '#contract/values/locales.ts';

const STEPS = [
  { unit: 'second', seconds: 1, until: 60 },
  { unit: 'minute', seconds: 60, until: 3600 },
  { unit: 'hour', seconds: 3600, until: Number.POSITIVE_INFINITY },
] as const;

/** Formats a remaining time in its largest unit, rounded up: finishing early is better than late. */
export function sayTimeLeft(secondsLeft: number, locale: LocaleCode): string {
  const seconds = Math.max(1, secondsLeft);
  const { unit, seconds: size } = STEPS.find(({ until }) => seconds < until) ?? STEPS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size));
}
