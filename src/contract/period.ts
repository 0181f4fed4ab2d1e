import { optional, wireType } from './wire-type.ts';

const DAY = /^\d{4}[-/]\d{2}[-/]\d{2}$/;
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const SECONDS_MAX = 253_402_300_799;

/** An end of a period: `YYYY-MM-DD`, or unix seconds as a number or digits. Days are Taiwan's; both ends belong to it. */
const periodBound = wireType<string | number, string | number>({
  read: (raw, refuse) => {
    if (typeof raw === 'string' && DAY.test(raw))
      return isDay(raw) ? raw.replaceAll('/', '-') : refuse('field.invalid');
    const seconds = typeof raw === 'string' && /^\d{1,12}$/.test(raw) ? Number(raw) : raw;
    if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return refuse('field.invalid');
    return seconds < 0 || seconds > SECONDS_MAX ? refuse('field.range') : seconds;
  },
  jsonSchema: { type: ['string', 'integer'], description: 'YYYY-MM-DD or unix seconds' },
});

/** `beginAt` and `endAt` of the lists of records (api.md section 1). */
export const period = { beginAt: optional(periodBound), endAt: optional(periodBound) };

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split(/[-/]/).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2 && day === 29 && !isLeapYear) return false;
  return year > 0 && day > 0 && day <= (MONTH_DAYS[month - 1] ?? 0);
}
