import { expect, it } from 'vitest';
import { formatQuery } from './format-query.ts';

it('writes blanks as plus signs and leaves commas as they are', () => {
  expect(formatQuery(new URLSearchParams('a=b%20c&tags=x%2cy'))).toBe('?a=b+c&tags=x,y');
  expect(formatQuery(new URLSearchParams(''))).toBe('');
});
