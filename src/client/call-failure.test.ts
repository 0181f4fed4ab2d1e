import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { readRefusal } from './call-failure.ts';

const BODY = { result: false, error: { code: ERROR.systemBusy, message: '' } };

it('reads the seconds until a call may be retried', () => {
  expect(readRefusal(429, BODY, '541')).toMatchObject({ status: 429, code: ERROR.systemBusy, retryAfterSeconds: 541 });
});

const UNREADABLE = [null, '', 'Sat, 21 Nov 2026 19:00:00 GMT', '-1', '1.5', '123456789'];

it.each(UNREADABLE)('leaves %j out, which is no number of seconds', (retryAfter) => {
  expect(readRefusal(429, BODY, retryAfter)).not.toHaveProperty('retryAfterSeconds');
});
