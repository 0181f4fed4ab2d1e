import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type IdentityMail, writeIdentityMail } from './identity-changed.ts';

function build(overrides: Partial<IdentityMail> = {}): IdentityMail {
  return {
    act: 'linked',
    to: 'mei@example.com',
    loginType: LOGIN_TYPE.email,
    provider: null,
    address: 'stranger@other.example',
    changedAt: new Date('2026-03-01T04:05:00Z'),
    language: 'en-US',
    name: 'Mei',
    company: 'Starhall',
    serviceEmail: 'help@games.example.com',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('the notice of a changed way to sign in, in %s', (language) => {
  it.each(['linked', 'removed'] as const)('says which was %s and when, and leads to where it can be undone', (act) => {
    const mail = writeIdentityMail(build({ language, act }));
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'identityChanged' });
    const place = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}`;
    for (const part of ['s•••@other.example', '04:05', 'UTC', 'help@games.example.com']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    for (const path of ['/account/sign-in', '/account/sessions']) {
      expect(mail.text).toContain(place + path);
      expect(mail.html).toContain(`href="${place}${path}"`);
    }
    expect(mail.text).not.toContain('stranger');
    expect(findForeign(mail.text.replaceAll(/https:\S+|Google|Apple/g, ''), language)).toEqual([]);
    expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
  });
});

it('names an OpenID provider as the store does, and no address where there is none', () => {
  const { text } = writeIdentityMail(build({ loginType: LOGIN_TYPE.openid, provider: 'Example ID', address: '' }));
  expect(text).toContain('    Way to sign in: Example ID\n');
  expect(writeIdentityMail(build({ loginType: LOGIN_TYPE.openid, address: '' })).text).toContain('OpenID provider\n');
});
