import { wireType } from '../openapi/wire-type.ts';
import { readCalendarDate } from './calendar-date.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A moment as ISO 8601 with its time zone; without one nobody knows which moment is meant. Its day has to be one of the
 * calendar, and in UTC of a year of four digits too, since that is how it is written.
 */
export const moment = wireType<string, Date>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string' || !MOMENT.test(raw)) return refuse('field.invalid');
    const date = new Date(raw);
    const isMoment = readCalendarDate(raw.slice(0, 10)) !== undefined && isToldInFourDigits(date);
    return isMoment ? date : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', format: 'date-time' },
});

/** False for what is no date as well. */
function isToldInFourDigits(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
