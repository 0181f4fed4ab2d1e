import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR_PAGE_STATUSES, errorStatus, isErrorPageStatus } from './error-status.ts';

it.each([
  [{ statusCode: 404, status: 500 }, 404],
  [{ status: 403, response: { status: 502 } }, 403],
  [{ response: { status: 502 } }, 502],
  [{ statusCode: '404', status: 401 }, 401],
  [{ response: null }, 500],
  [{}, 500],
  [null, 500],
  [undefined, 500],
  ['404', 500],
  [new Error('no status'), 500],
])('R2.51 reads the status of %j as %d', (error, status) => {
  expect(errorStatus(error)).toBe(status);
});

it('R2.51 reads a status of anything', () => {
  fc.assert(
    fc.property(fc.anything(), (error) => {
      expect(errorStatus(error)).toBeTypeOf('number');
    }),
  );
});

it('R2.47 has eight statuses with a page of their own', () => {
  expect(ERROR_PAGE_STATUSES).toEqual([400, 401, 403, 404, 500, 502, 503, 504]);
  expect(isErrorPageStatus(404)).toBe(true);
  expect(isErrorPageStatus(418)).toBe(false);
});
