import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { findCodeMessage } from './error-message.ts';

const hasMessage = (key: string) => key === 'error.60003';

it('R8.24 takes the message of a code from error.{code}', () => {
  expect(findCodeMessage(ERROR.invalidVerificationCode, hasMessage)).toEqual({ key: 'error.60003', type: 'error' });
});

it('R8.25 shows "system busy" as a warning for a code without a text', () => {
  expect(findCodeMessage(12345, hasMessage)).toEqual({ key: 'error.system_busy', type: 'warning' });
});
