import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCalendarDates, readCalendarDate } from './calendar-date.ts';

const EXISTING_DAYS = ['2024-02-29', '2000-02-29', '2023-02-28', '2023-12-31', '0001-01-01', '9999-12-31'];
const MISSING_DAYS = ['2023-02-29', '1900-02-29', '2024-02-30', '2024-04-31', '2024-00-10', '2024-13-01', '2024-01-00'];
const MISSING_LATER_DAYS = ['2024-01-32', '2024-06-31', '2024-09-31', '2024-11-31', '2024-12-32', '0000-01-01'];
const OTHER_NOTATIONS = ['2024-5-10', '24-05-10', '2024-05/10', '2024.05.10', '20240510', '10/05/2024', '12024-05-10'];
const SURROUNDED = [
  '',
  ' 2024-05-10',
  '2024-05-10 ',
  '2024-05-10\n',
  '2024-05-10T00:00:00Z',
  '２０２４-０５-１０',
  '-024-05-10',
];

/** Every day that JavaScript's own calendar has in the years 1 to 9999, as its text. */
const existingDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('readCalendarDate', () => {
  it('reads both notations of a day', () => {
    expect(readCalendarDate('2024-05-09')).toEqual({ year: 2024, month: 5, day: 9 });
    expect(readCalendarDate('2024/05/09')).toEqual({ year: 2024, month: 5, day: 9 });
  });

  it.each(EXISTING_DAYS)('reads %s', (text) => {
    expect(readCalendarDate(text)).toBeDefined();
  });

  it.each([...MISSING_DAYS, ...MISSING_LATER_DAYS])('refuses %s, which does not exist', (text) => {
    expect(readCalendarDate(text)).toBeUndefined();
  });

  it.each([...OTHER_NOTATIONS, ...SURROUNDED])('refuses the notation of %j', (text) => {
    expect(readCalendarDate(text)).toBeUndefined();
  });

  it('has the days that ISO 8601 has, and no others', () => {
    const number = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, day) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))];
        const instant = new Date(`${text.join('-')}T00:00:00Z`);
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text.join('-'));
        expect(readCalendarDate(text.join('/'))).toEqual(exists ? { year, month, day } : undefined);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('compareCalendarDates', () => {
  it('orders days as their texts, by year, then month, then day', () => {
    fc.assert(
      fc.property(existingDay, existingDay, (first, second) => {
        const [one, other] = [readCalendarDate(first), readCalendarDate(second)];
        if (one === undefined || other === undefined) throw new Error(`${first} or ${second} was not read`);
        expect(Math.sign(compareCalendarDates(one, other))).toBe(first < second ? -1 : first > second ? 1 : 0);
        expect(compareCalendarDates(one, one)).toBe(0);
      }),
    );
  });
});
