import { describe, expect, it } from 'vitest';
import type { LinkedIdentity } from '#contract/account/entities.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { WaysPage } from './ways-page.tsx';

const SETTINGS: PublicSettings = {
  serviceMode: 'open',
  upgradeNotice: { on: false, successorName: '', url: '' },
  company: { hotline: '+886 2 1234 5678', fax: '', serviceEmail: 'help@example.com' },
  gameRulesUrl: '',
  winningDays: 60,
  googleClientId: '',
  appleClientId: '',
  localSignIn: true,
  openId: [],
  emailSignIn: true,
  outbox: { email: true, sms: true },
};

const NOON = '2026-03-01T04:00:00.000Z';
const GOOGLE: LinkedIdentity = {
  id: 'google',
  loginType: LOGIN_TYPE.google,
  name: null,
  email: 'm•••@example.com',
  isOffered: true,
  createdAt: NOON,
  lastUsedAt: NOON,
};
const COMPANY: LinkedIdentity = {
  ...GOOGLE,
  id: 'company',
  loginType: LOGIN_TYPE.openid,
  name: 'Example ID',
  email: '',
  lastUsedAt: null,
};

const render = (identities: readonly LinkedIdentity[], { canChange = true, locale = 'en-US' as const } = {}) =>
  renderPage(<WaysPage identities={identities} canChange={canChange} settings={SETTINGS} />, locale, {
    path: '/account/sign-in',
  });

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    for (const canChange of [true, false]) {
      const page = <WaysPage identities={[GOOGLE, COMPANY]} canChange={canChange} settings={SETTINGS} />;
      expect(renderPage(page, locale, { path: '/account/sign-in' })).not.toMatch(
        /account\.[a-z]|loginType|signIn\.|undefined/,
      );
    }
  });
});

it('lists each way with its masked address, and lets all be removed but the last that is offered', () => {
  const html = render([GOOGLE, COMPANY]);
  expect(html).toContain('m•••@example.com');
  expect(html).toContain('aria-label="Remove Google"');
  expect(html).toContain('aria-label="Remove Example ID"');
  expect(render([GOOGLE])).not.toContain('aria-label="Remove');
  const retired = render([GOOGLE, { ...COMPANY, isOffered: false }]);
  expect(retired).toContain('No longer offered');
  expect(retired).not.toContain('aria-label="Remove Google"');
  expect(retired).toContain('aria-label="Remove Example ID"');
});

it('offers nothing to change until the person has signed in again', () => {
  const html = render([GOOGLE, COMPANY], { canChange: false });
  expect(html).toContain('Sign in again');
  expect(html).toContain('You then have 10 minutes to make changes.');
  expect(html).not.toMatch(/aria-label="Remove|Link another way/);
});

it('offers to link another way, up to the limit', () => {
  expect(render([GOOGLE])).toMatch(/Link another way.*Continue with Apple.*Continue with email/s);
  const all = Array.from({ length: LIMITS.identitiesPerAccount }, (_, index) => ({ ...GOOGLE, id: String(index) }));
  expect(render(all)).not.toContain('Link another way');
});
