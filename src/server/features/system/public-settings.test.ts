import { expect, it } from 'vitest';
import { parseConfig } from '../../../config.ts';
import { presentSettings } from './system-handlers.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://games.example.com',
  SIGN_SECRET: 's'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example.com',
  GOOGLE_CLIENT_ID: 'g',
  OPERATOR_EMAILS: 'operator@example.com',
};

it('O112 tells pages of local sign-in, and never in production', () => {
  expect(presentSettings(parseConfig({})).localSignIn).toBe(true);
  expect(presentSettings(parseConfig(PRODUCTION))).toMatchObject({
    googleClientId: 'g',
    appleClientId: '',
    localSignIn: false,
  });
});
