import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarDate, compareCalendarDates } from '#contract/schema/calendar-date.ts';
import { ageOn, findBirthdateObstacle } from './birthdate.ts';

const TODAY = { year: 2026, month: 11, day: 21 };

it('R5.43 lets in who turns 18 today or is older, and nobody younger by a day', () => {
  expect(findBirthdateObstacle('2008-11-21', TODAY)).toBeUndefined();
  expect(findBirthdateObstacle('1996-11-21', TODAY)).toBeUndefined();
  expect(findBirthdateObstacle('2008-11-20', TODAY)).toBeUndefined();
  expect(findBirthdateObstacle('2008-11-22', TODAY)).toBe('age.too_young');
  expect(findBirthdateObstacle('2021-11-21', TODAY)).toBe('age.too_young');
  expect(findBirthdateObstacle('2026-11-21', TODAY)).toBe('age.too_young');
});

it('R5.43 says in English exactly what is stated', () => {
  const catalog: Record<string, unknown> = JSON.parse(
    readFileSync(new URL('../../i18n/catalogs/rules/en-US.json', import.meta.url), 'utf8'),
  );
  const key = findBirthdateObstacle('2021-11-21', TODAY) ?? '';
  expect(catalog[key]).toBe('Sorry, you are too young to browse the content of this website!');
});

it('R5.44 takes a day that exists and lies in the past', () => {
  expect(findBirthdateObstacle('1990-02-28', TODAY)).toBeUndefined();
  expect(findBirthdateObstacle('2000-02-29', TODAY)).toBeUndefined();
});

const NO_BIRTHDATES = [
  '1999-02-29',
  '2024-13-01',
  '',
  '2026-11-22',
  '2027-01-01',
  '1900-02-29',
  '2000-04-31',
  '2000-00-10',
  '2000-10-00',
  '2000-1-1',
  '28-02-1990',
  '1990-02-28T00:00:00Z',
  ' 1990-02-28',
  'yesterday',
] as const;

it.each(NO_BIRTHDATES)('R5.44 refuses the date of birth %j', (birthdate) => {
  expect(findBirthdateObstacle(birthdate, TODAY)).toBe('age.birthdate');
});

const BORN_ON_LEAP_DAY = { year: 2008, month: 2, day: 29 };

it('adds a year on the 1st of March to who was born on the 29th of February', () => {
  expect(ageOn(BORN_ON_LEAP_DAY, { year: 2026, month: 2, day: 28 })).toBe(17);
  expect(ageOn(BORN_ON_LEAP_DAY, { year: 2026, month: 3, day: 1 })).toBe(18);
  expect(ageOn(BORN_ON_LEAP_DAY, { year: 2028, month: 2, day: 28 })).toBe(19);
  expect(ageOn(BORN_ON_LEAP_DAY, { year: 2028, month: 2, day: 29 })).toBe(20);
});

it('counts full years, none before birth', () => {
  expect(ageOn({ year: 2008, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 })).toBe(17);
  expect(ageOn({ year: 2026, month: 11, day: 21 }, TODAY)).toBe(0);
  expect(ageOn({ year: 2030, month: 1, day: 1 }, TODAY)).toBe(0);
});

const day = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

it('never makes anyone younger as time passes, nor older if born later', () => {
  fc.assert(
    fc.property(day, day, day, (birthdate, first, second) => {
      const [sooner, later] = compareCalendarDates(first, second) <= 0 ? [first, second] : [second, first];
      expect(ageOn(birthdate, sooner)).toBeLessThanOrEqual(ageOn(birthdate, later));
      expect(ageOn(later, birthdate)).toBeLessThanOrEqual(ageOn(sooner, birthdate));
    }),
  );
});

const isoOf = ({ year, month, day: dayOfMonth }: CalendarDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;

it('refuses a day to come and checks every other by its age', () => {
  fc.assert(
    fc.property(day, day, (birthdate, today) => {
      const isToCome = compareCalendarDates(birthdate, today) > 0;
      const isMinor = ageOn(birthdate, today) < 18;
      const expected = isToCome ? 'age.birthdate' : isMinor ? 'age.too_young' : undefined;
      expect(findBirthdateObstacle(isoOf(birthdate), today)).toBe(expected);
    }),
  );
});
