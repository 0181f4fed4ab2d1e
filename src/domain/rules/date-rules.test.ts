import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateRules } from './date-rules.ts';
import { dateExamples } from './examples/date.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nearDays = fc.oneof(
  fc.tuple(day, day),
  day.map((one) => [one, one.replaceAll('-', '/')] as const),
);
const accepts = (name: keyof typeof dateRules, value: unknown, other: string) =>
  dateRules[name].check(value, { other }) === true;

it('R5.51 date_before takes the other day and those before it', () => {
  expect(findFailingExamples(dateRules.date_before, dateExamples.date_before)).toEqual([]);
});

it('R5.52 date_after takes the other day and those after it', () => {
  expect(findFailingExamples(dateRules.date_after, dateExamples.date_after)).toEqual([]);
});

it('R5.53 date_not_same takes every other day, whatever the notation', () => {
  expect(findFailingExamples(dateRules.date_not_same, dateExamples.date_not_same)).toEqual([]);
});

it('R5.51 R5.52 R5.53 a day is before or after another one, and both only when it is the same', () => {
  fc.assert(
    fc.property(nearDays, ([value, other]) => {
      const [isBefore, isAfter] = [accepts('date_before', value, other), accepts('date_after', value, other)];
      const isSame = value === other.replaceAll('/', '-');
      expect(isBefore || isAfter).toBe(true);
      expect(isBefore && isAfter).toBe(isSame);
      expect(accepts('date_not_same', value, other)).toBe(!isSame);
      expect(isBefore).toBe(value <= other.replaceAll('/', '-'));
    }),
  );
});

it('R5.51 R5.52 R5.53 checks only the text of a day', () => {
  for (const value of [new Date('2024-05-10T00:00:00Z'), 20240510, ['2024-05-10'], undefined]) {
    for (const name of ['date_before', 'date_after', 'date_not_same'] as const) {
      expect(accepts(name, value, '2024-05-10')).toBe(false);
    }
  }
});
