import { expect, it } from 'vitest';
import { type FieldIssue, findLeadingCode, toFieldErrors } from './field-issue.ts';

const issue = (field: string, code: FieldIssue['code'], message = 'field.invalid'): FieldIssue => ({
  field,
  message,
  code,
});

it('leads with a wrong format, wherever it stands', () => {
  expect(findLeadingCode([issue('icon', 20003), issue('category', 50003), issue('name', 20001)])).toBe(20001);
});

it('leads with the first issue of the form where no format is wrong', () => {
  expect(findLeadingCode([issue('icon', 20003), issue('category', 50003)])).toBe(20003);
  expect(findLeadingCode([issue('category', 50003), issue('contents', 20005)])).toBe(50003);
});

it('leads with nothing where nothing is wrong', () => {
  expect(findLeadingCode([])).toBeUndefined();
});

it('gives each field its first message, in the order of the form', () => {
  const issues = [issue('a', 20001, 'x.first'), issue('b.0', 20003, 'x.b'), issue('a', 20004, 'x.second')];
  expect(Object.entries(toFieldErrors(issues))).toEqual([
    ['a', 'x.first'],
    ['b.0', 'x.b'],
  ]);
});
