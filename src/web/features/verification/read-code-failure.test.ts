import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { readSendFailure, sayFailure, sayWrongCode } from './read-code-failure.ts';

const readSend = (error: unknown) => readSendFailure(error, 'a@b.tw', 1000);

it('R5.40 says that the code of a mail is wrong in the words for mail', () => {
  expect(sayWrongCode(new ApiError(60003, { fields: { code: 'field.emailCode' } }))).toEqual({
    place: 'code',
    key: 'field.emailCode',
  });
});

it('R5.41 says that the code of a text message is wrong in the words for text messages', () => {
  expect(sayWrongCode(new ApiError(60003, { fields: { code: 'field.phoneCode' } })).key).toBe('field.phoneCode');
  expect(sayWrongCode(new ApiError(60003)).key).toBe('error.60003');
});

it('R5.42 reads how long an earlier code holds', () => {
  const held = readSend(new ApiError(60021, { params: { seconds: 7 } }));
  expect(held).toEqual({ type: 'refused', problem: null, holdsUntilMs: 8000 });
});

it.each([80001, 80002, 80003] as const)('R8.21 explains %i of the SMS provider', (code) => {
  expect(readSend(new ApiError(code))).toEqual({
    type: 'undelivered',
    problem: { place: 'form', key: `error.${code}` },
  });
});

it('names the address that mail cannot be delivered to', () => {
  const problem = { place: 'form', key: 'verify.email.undeliverable', values: { address: 'a@b.tw' } };
  expect(readSend(new ApiError(80000))).toEqual({ type: 'undelivered', problem });
});

it('puts what is wrong with an address at its field', () => {
  const email = new ApiError(20001, { fields: { email: 'rule.email' } });
  expect(readSend(email)).toEqual({ type: 'refused', problem: { place: 'address', key: 'rule.email' } });
  expect(readSend(new ApiError(60004))).toEqual({ type: 'refused', problem: { place: 'country', key: 'error.60004' } });
});

it('reads every other failure, whatever was thrown', () => {
  const refused = (retryAfterSeconds?: number) =>
    new ApiError(10000, {
      cause: { kind: 'refused', status: 429, code: 10000, ...(retryAfterSeconds && { retryAfterSeconds }) },
    });
  expect(sayFailure(refused(30))).toMatchObject({ key: 'verify.tooMany.seconds', values: { seconds: 30 } });
  expect(sayFailure(refused(61))).toMatchObject({ key: 'verify.tooMany.minutes', values: { minutes: 2 } });
  expect(sayFailure(refused())).toMatchObject({ key: 'verify.tooMany.soon' });
  expect(readSend(refused(30))).toMatchObject({ type: 'refused', problem: { key: 'verify.tooMany.seconds' } });
  expect(sayFailure(new ApiError(10000, { cause: { kind: 'no_connection' } })).key).toBe('error.no_connection');
  expect(sayFailure(new ApiError(40000)).key).toBe('error.40000');
  expect(readSend('nonsense')).toMatchObject({ type: 'refused', problem: { key: 'error.system_busy' } });
});
