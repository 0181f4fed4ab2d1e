import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type AccessTokenMail, writeAccessTokenMail } from './access-token-made.ts';

function build(overrides: Partial<AccessTokenMail> = {}): AccessTokenMail {
  return {
    to: 'mei@example.com',
    tokenName: '2026-CI',
    prefix: 'sht_abcd',
    applicationIds: ['com.example.sea'],
    madeAt: new Date('2026-03-01T04:05:00Z'),
    expiresAt: new Date('2026-05-30T04:05:00Z'),
    language: 'en-US',
    name: 'Mei',
    company: 'Starhall',
    serviceEmail: 'help@games.example.com',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('the notice of a new access token in %s', (language) => {
  const mail = writeAccessTokenMail(build({ language }));

  it('can be sent, and says which token it is, what it opens, until when, and what to do', () => {
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'accessToken' });
    for (const part of ['2026-CI', 'sht_abcd…', 'com.example.sea', '04:05', 'UTC', 'help@games.example.com']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  it('is written in one script, with nothing left to fill in', () => {
    const words = mail.text.replaceAll(/https:\S+|com\.example\.sea|2026-CI|sht_abcd/g, '');
    expect(findForeign(words, language)).toEqual([]);
    expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
  });

  it('leads to the tokens and the sign-ins in this language', () => {
    const place = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}`;
    for (const path of ['/developer/tokens', '/account/sessions']) {
      expect(mail.text).toContain(place + path);
      expect(mail.html).toContain(`href="${place}${path}"`);
    }
  });
});

it('says so when a token opens everything, and names no more than ten applications', () => {
  expect(writeAccessTokenMail(build({ applicationIds: null })).text).toContain('Applies to: All applications');
  const ids = Array.from({ length: 12 }, (_, index) => `com.example.n${index}`);
  const { text } = writeAccessTokenMail(build({ applicationIds: ids }));
  expect(text).toContain('com.example.n9, …');
  expect(text).not.toContain('com.example.n10');
});

it('shows what was typed as text, and links only where there is something to link to', () => {
  const { html, text } = writeAccessTokenMail(
    build({ tokenName: '<script>x</script>', name: '<b>', origin: '', serviceEmail: '' }),
  );
  expect(html).not.toMatch(/<script|<b>|<a /);
  expect(text).not.toMatch(/undefined|https?:/);
});
