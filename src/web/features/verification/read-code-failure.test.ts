import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { describeFailure, describeWrongCode, readSendFailure } from './code-state.ts';

const readSend = (error: unknown) => readSendFailure(error, 'a@b.tw', 1000);

it('R5.40 uses the email text for a wrong code from an email', () => {
  expect(
    describeWrongCode(new ApiError(ERROR.invalidVerificationCode, { fields: { code: 'field.emailCode' } })),
  ).toEqual({
    place: 'code',
    key: 'field.emailCode',
  });
});

it('R5.41 uses the SMS text for a wrong code from an SMS', () => {
  expect(
    describeWrongCode(new ApiError(ERROR.invalidVerificationCode, { fields: { code: 'field.phoneCode' } })).key,
  ).toBe('field.phoneCode');
  expect(describeWrongCode(new ApiError(ERROR.invalidVerificationCode)).key).toBe('error.60003');
});

it('R5.42 reads how long an earlier code holds', () => {
  const held = readSend(new ApiError(ERROR.verificationCodeStillValid, { params: { seconds: 7 } }));
  expect(held).toEqual({ type: 'refused', problem: null, holdsUntilMs: 8000 });
});

it.each([ERROR.smsProviderError, ERROR.smsNumberRefused, ERROR.smsQuotaUsedUp] as const)(
  'R8.21 explains %i of the SMS provider',
  (code) => {
    expect(readSend(new ApiError(code))).toEqual({
      type: 'undelivered',
      problem: { place: 'form', key: `error.${code}` },
    });
  },
);

it('names the address that mail cannot be delivered to', () => {
  const problem = { place: 'form', key: 'verify.email.undeliverable', values: { address: 'a@b.tw' } };
  expect(readSend(new ApiError(ERROR.externalProviderError))).toEqual({ type: 'undelivered', problem });
});

it('shows the problem of an address at its field', () => {
  const email = new ApiError(ERROR.invalidFormat, { fields: { email: 'rule.email' } });
  expect(readSend(email)).toEqual({ type: 'refused', problem: { place: 'address', key: 'rule.email' } });
  expect(readSend(new ApiError(ERROR.invalidCountryCode))).toEqual({
    type: 'refused',
    problem: { place: 'country', key: 'error.60004' },
  });
});

it('reads every other failure, whatever was thrown', () => {
  const refused = (retryAfterSeconds?: number) =>
    new ApiError(ERROR.systemBusy, {
      cause: { kind: 'refused', status: 429, code: ERROR.systemBusy, ...(retryAfterSeconds && { retryAfterSeconds }) },
    });
  expect(describeFailure(refused(30))).toMatchObject({ key: 'verify.tooMany.seconds', values: { seconds: 30 } });
  expect(describeFailure(refused(61))).toMatchObject({ key: 'verify.tooMany.minutes', values: { minutes: 2 } });
  expect(describeFailure(refused())).toMatchObject({ key: 'verify.tooMany.soon' });
  expect(readSend(refused(30))).toMatchObject({ type: 'refused', problem: { key: 'verify.tooMany.seconds' } });
  expect(describeFailure(new ApiError(ERROR.systemBusy, { cause: { kind: 'no_connection' } })).key).toBe(
    'error.no_connection',
  );
  expect(describeFailure(new ApiError(ERROR.permissionDenied)).key).toBe('error.40000');
  expect(readSend('nonsense')).toMatchObject({ type: 'refused', problem: { key: 'error.system_busy' } });
});
