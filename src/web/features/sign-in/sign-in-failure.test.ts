import { expect, it } from 'vitest';
import { type CallFailure, toApiError } from '#client/call-failure.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { readArrivedFailure, readSignInFailure, SignInError } from './sign-in-failure.ts';

function refused(status: number, code: number | null, retryAfterSeconds?: number) {
  const failure: CallFailure = {
    kind: 'refused',
    status,
    code,
    fields: {},
    params: {},
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  return readSignInFailure(toApiError(failure));
}

const says = (key: string, values?: object) => ({
  kind: 'message',
  message: values === undefined ? { key } : { key, values },
});

it('gives every refusal the words of its code', () => {
  expect([
    refused(401, ERROR.googleCredentialRejected),
    refused(401, ERROR.appleCredentialRejected),
    refused(403, ERROR.accountDeleted),
    refused(502, ERROR.externalProviderError),
  ]).toEqual([says('error.30011'), says('error.30012'), says('error.30014'), says('error.80000')]);
});

it('R6.10 distinguishes a suspended account', () => {
  expect(refused(403, ERROR.accountSuspended)).toEqual({ kind: 'suspended' });
});

it('says how long to wait after too many attempts', () => {
  expect(refused(429, ERROR.systemBusy, 59)).toEqual(says('signIn.tooMany.seconds', { seconds: 59 }));
  expect(refused(429, ERROR.systemBusy, 60)).toEqual(says('signIn.tooMany.minutes', { minutes: 1 }));
  expect(refused(429, ERROR.systemBusy, 541)).toEqual(says('signIn.tooMany.minutes', { minutes: 10 }));
  expect(refused(429, ERROR.systemBusy)).toEqual(says('signIn.tooMany.soon'));
});

it('reports a missing connection', () => {
  expect(readSignInFailure(toApiError({ kind: 'no_connection' }))).toEqual(says('error.no_connection'));
});

it('always has a message', () => {
  expect(readSignInFailure(new SignInError('signIn.popupBlocked'))).toEqual(says('signIn.popupBlocked'));
  expect(readSignInFailure(new ApiError(ERROR.appleCredentialRejected))).toEqual(says('error.30012'));
  expect(refused(500, 123_456)).toEqual(says('error.10000'));
  expect(readSignInFailure(new TypeError('broken'))).toEqual(says('error.system_busy'));
  expect(readSignInFailure(undefined)).toEqual(says('error.system_busy'));
});

it('reads why a sign-in failed that has left the store, from the address that it returns to', () => {
  expect(readArrivedFailure('?returnTo=%2Flibrary')).toBeNull();
  expect(readArrivedFailure(`?failure=${ERROR.openIdRejected}`)).toEqual(says('error.30016'));
  expect(readArrivedFailure(`?failure=${ERROR.accountSuspended}`)).toEqual({ kind: 'suspended' });
  expect(readArrivedFailure(`?failure=${ERROR.systemBusy}`)).toEqual(says('signIn.tooMany.soon'));
  for (const hostile of ['', 'x', '1e999', '<script>', '60005']) {
    expect(readArrivedFailure(`?failure=${encodeURIComponent(hostile)}`)).toEqual(says('error.system_busy'));
  }
});
