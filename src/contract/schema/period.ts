import { optional, wireType } from '../openapi/wire-type.ts';
import { readCalendarDate } from './calendar-date.ts';

const DAY = /^\d{4}[-/]\d{2}[-/]\d{2}$/;
const SECONDS_MAX = 253_402_300_799;

/** An end of a period: `YYYY-MM-DD`, or unix seconds as a number or digits. Days are Taiwan's; both ends belong to it. */
const periodBound = wireType<string | number, string | number>({
  read: (raw, refuse) => {
    if (typeof raw === 'string' && DAY.test(raw)) {
      const day = raw.replaceAll('/', '-');
      return readCalendarDate(day) === undefined ? refuse('field.invalid') : day;
    }
    const seconds = typeof raw === 'string' && /^\d{1,12}$/.test(raw) ? Number(raw) : raw;
    if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return refuse('field.invalid');
    return seconds < 0 || seconds > SECONDS_MAX ? refuse('field.range') : seconds;
  },
  jsonSchema: { type: ['string', 'integer'], description: 'YYYY-MM-DD or unix seconds' },
});

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = wireType<string, string>({
  read: (raw, refuse) => {
    const day = typeof raw === 'string' && DAY.test(raw) ? raw.replaceAll('/', '-') : '';
    return readCalendarDate(day) === undefined ? refuse('field.invalid') : day;
  },
  jsonSchema: { type: 'string', format: 'date' },
});

/** `beginAt` and `endAt` of the lists of records (api.md section 1). */
export const period = { beginAt: optional(periodBound), endAt: optional(periodBound) };
