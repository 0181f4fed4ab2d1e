import type { LocaleCode } from '#contract/locales.ts';
import { numberFormat } from '../../ui/intl-formats.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in the largest unit that keeps it above one; 1 MB = 1,048,576 bytes. */
export function formatBytes(bytes: number, locale: LocaleCode): string {
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return numberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
