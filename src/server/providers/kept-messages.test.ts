import { expect, it } from 'vitest';
import { isMailKept } from './mail/index.ts';
import { isSmsKept } from './sms/index.ts';

it('keeps mails where no mail server is set', () => {
  expect(isMailKept({ SMTP_URL: '' })).toBe(true);
  expect(isMailKept({ SMTP_URL: 'smtp://mail.example.com' })).toBe(false);
});

it('keeps text messages where nobody sends them, and never in production', () => {
  expect(isSmsKept({ SMS_PROVIDER: '', isProduction: false })).toBe(true);
  expect(isSmsKept({ SMS_PROVIDER: 'outbox', isProduction: false })).toBe(true);
  expect(isSmsKept({ SMS_PROVIDER: 'twilio', isProduction: false })).toBe(false);
  expect(isSmsKept({ SMS_PROVIDER: '', isProduction: true })).toBe(false);
});
