import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from './intl-formats.ts';

const HOUR = 60;

/** A time played, in minutes or in hours with one decimal: `12 min`, `3.5 hr`. */
export function formatPlayTime(minutes: number, locale: LocaleCode): string {
  const unit = minutes < HOUR ? 'minute' : 'hour';
  // Rounded down, so that nobody seems to have played longer than they have.
  const value = unit === 'minute' ? minutes : Math.floor((minutes * 10) / HOUR) / 10;
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(value);
}
