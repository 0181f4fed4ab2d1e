import { expect, it } from 'vitest';
import { localeCookieText } from './remember-locale.ts';

it('R4.45 R9.17 keeps the language for 365 days on the whole site', () => {
  expect(localeCookieText('en-US')).toBe('i18n_redirected=en-US; Path=/; Max-Age=31536000; SameSite=Lax');
});
