import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { loadOpen } from './load-account.ts';

const refused = (code: ErrorCode) => loadOpen(Promise.reject(new ApiError(code)));

it('is closed to an account that is to be verified first, and fails for any other reason', async () => {
  expect(await loadOpen(Promise.resolve(['here']))).toEqual(['here']);
  expect(await refused(ERROR.emailNotVerified)).toBeNull();
  expect(await refused(ERROR.permissionDenied)).toBeNull();
  await expect(refused(ERROR.databaseBusy)).rejects.toMatchObject({ code: ERROR.databaseBusy });
});
