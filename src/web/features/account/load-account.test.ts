import { expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import { loadOpen } from './load-account.ts';

const refused = (code: ErrorCode) => loadOpen(Promise.reject(new ApiError(code)));

it('is closed to an account that is to be verified first, and fails for any other reason', async () => {
  expect(await loadOpen(Promise.resolve(['here']))).toEqual(['here']);
  expect(await refused(40001)).toBeNull();
  expect(await refused(40000)).toBeNull();
  await expect(refused(10001)).rejects.toMatchObject({ code: 10001 });
});
