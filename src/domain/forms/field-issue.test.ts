import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { type FieldIssue, findLeadingCode, toFieldErrors } from './field-issue.ts';

const issue = (field: string, code: FieldIssue['code'], message = 'field.invalid'): FieldIssue => ({
  field,
  message,
  code,
});

it('leads with a wrong format, wherever it stands', () => {
  expect(
    findLeadingCode([
      issue('icon', ERROR.iconMissing),
      issue('category', ERROR.categoryNotFound),
      issue('name', ERROR.invalidFormat),
    ]),
  ).toBe(ERROR.invalidFormat);
});

it('leads with the first issue of the form where no format is wrong', () => {
  expect(findLeadingCode([issue('icon', ERROR.iconMissing), issue('category', ERROR.categoryNotFound)])).toBe(
    ERROR.iconMissing,
  );
  expect(
    findLeadingCode([issue('category', ERROR.categoryNotFound), issue('contents', ERROR.defaultLanguageMissing)]),
  ).toBe(ERROR.categoryNotFound);
});

it('leads with nothing where nothing is wrong', () => {
  expect(findLeadingCode([])).toBeUndefined();
});

it('gives each field its first message, in the order of the form', () => {
  const issues = [
    issue('a', ERROR.invalidFormat, 'x.first'),
    issue('b.0', ERROR.iconMissing, 'x.b'),
    issue('a', ERROR.wrongImageCount, 'x.second'),
  ];
  expect(Object.entries(toFieldErrors(issues))).toEqual([
    ['a', 'x.first'],
    ['b.0', 'x.b'],
  ]);
});
