import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** Used in all four languages; the runtime would write "512 byte". */
const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Values from here round up to the next unit. */
const NEXT_UNIT = 1023.5;

/** A file size in the largest unit with a value of at least one; 1 MB = 1,048,576 bytes. Bytes are never rounded. */
export function formatBytes(bytes: number, locale: LocaleCode): string {
  let value = bytes;
  let unit = 0;
  while (value >= NEXT_UNIT && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const number = numberFormat(locale, { maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0 }).format(value);
  return `${number} ${UNITS[unit]}`;
}
