import type { LocaleCode } from '#contract/values/locales.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

/** All four languages write these; the runtime's own name of the first would be "512 byte". */
const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** From here on a number rounds to one that belongs to the next unit. */
const NEXT_UNIT = 1023.5;

/** A file size in the largest unit that keeps it at one or above; 1 MB = 1,048,576 bytes. Bytes are never rounded away. */
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
