import { expect, it } from 'vitest';
import { firstError, isEmpty, withoutFields } from './form-errors.ts';

it('counts a field without a text as free of problems', () => {
  expect(isEmpty({ name: undefined })).toBe(true);
  expect(isEmpty({ name: undefined, phone: 'wrong' })).toBe(false);
});

it('finds the first problem in the order of the page, parts included', () => {
  const errors = { name: undefined, 'texts.en-US.title': 'missing', link: 'wrong' };
  expect(firstError(errors, ['name', 'texts', 'link'])).toBe('texts.en-US.title');
  expect(firstError({}, ['name'])).toBeUndefined();
});

it('drops the problems of a changed field, of its parts and of the field that it is a part of', () => {
  const errors = { texts: 'missing', 'texts.en-US': 'short', textsOther: 'wrong', name: 'taken' };
  expect(withoutFields(errors, ['texts'])).toEqual({ textsOther: 'wrong', name: 'taken' });
  expect(withoutFields(errors, ['texts.en-US.title'])).toEqual({ textsOther: 'wrong', name: 'taken' });
});
