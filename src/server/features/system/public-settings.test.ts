import { expect, it } from 'vitest';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { parseConfig } from '../../../config.ts';
import { presentSettings } from './present-settings.ts';

it('O112 tells pages of local sign-in, and never in production', () => {
  expect(presentSettings(parseConfig({})).localSignIn).toBe(true);
  expect(presentSettings(parseConfig(PRODUCTION_SETTINGS))).toMatchObject({
    googleClientId: PRODUCTION_SETTINGS.GOOGLE_CLIENT_ID,
    appleClientId: '',
    openId: [],
    emailSignIn: false,
    localSignIn: false,
  });
});
