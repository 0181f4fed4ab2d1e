import { expect, it } from 'vitest';
import { usesMailOutbox } from './mail/index.ts';
import { usesSmsOutbox } from './sms/index.ts';

it('keeps mails where no mail server is set', () => {
  expect(usesMailOutbox({ SMTP_URL: '' })).toBe(true);
  expect(usesMailOutbox({ SMTP_URL: 'smtp://mail.example.com' })).toBe(false);
});

it('stores text messages without a provider, and never in production', () => {
  expect(usesSmsOutbox({ SMS_PROVIDER: '', isProduction: false })).toBe(true);
  expect(usesSmsOutbox({ SMS_PROVIDER: 'outbox', isProduction: false })).toBe(true);
  expect(usesSmsOutbox({ SMS_PROVIDER: 'twilio', isProduction: false })).toBe(false);
  expect(usesSmsOutbox({ SMS_PROVIDER: '', isProduction: true })).toBe(false);
});
