import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type EmailChangedMail, writeEmailChangedMail } from './email-changed.ts';
import { maskEmail } from './mask-email.ts';

function build(overrides: Partial<EmailChangedMail> = {}): EmailChangedMail {
  return {
    to: 'mei@example.com',
    newEmail: 'thief@evil.example',
    changedAt: new Date('2026-03-01T04:05:00Z'),
    language: 'en-US',
    name: 'Mei',
    company: 'Starhall',
    serviceEmail: 'help@games.example.com',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('the notice of another address in %s', (language) => {
  const mail = writeEmailChangedMail(build({ language }));

  it('can be sent, and says when, to which address and what to do', () => {
    expect(() => checkMail(mail)).not.toThrow();
    expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'emailChanged' });
    for (const part of ['t•••@evil.example', '2026', '04:05', 'UTC', 'help@games.example.com', 'mei@example.com']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.subject + mail.text + mail.html).not.toContain('thief');
  });

  it('is written in one script, with nothing left to fill in', () => {
    expect(findForeign(mail.text.replaceAll(/https:\S+/g, ''), language)).toEqual([]);
    expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
  });

  it('says the same in plain text, and links to the sign-ins of the account in this language', () => {
    const sessions = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}/account/sessions`;
    expect(mail.text).toContain(sessions);
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(
      [sessions, 'mailto:help@games.example.com', 'https://games.example.com'].map((address) => `href="${address}"`),
    );
    expect(mail.html).not.toMatch(/url\(|@import|src=/);
    const sentences = mail.text.split('\n').map((line) => line.replace(/^\s*(?:\d\. )?/, ''));
    const shown = sentences.filter((line) => line !== '' && line !== '-- ' && !/https:|UTC|•/.test(line));
    expect(shown.length).toBeGreaterThan(8);
    for (const sentence of shown) expect(mail.html).toContain(sentence);
  });
});

it('names neither links nor a service desk that the installation does not have', () => {
  const { html, text } = writeEmailChangedMail(build({ origin: '', serviceEmail: '' }));
  expect(html).not.toContain('<a ');
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(text).not.toMatch(/undefined|https?:|3\. /);
});

it('shows names and addresses as text, whatever they hold', () => {
  const { html, subject } = writeEmailChangedMail(
    build({ name: '<script>x</script>', company: 'A\r\nBcc: x@example.com', newEmail: '<b>@evil.example' }),
  );
  expect(html).not.toMatch(/<script|<b>/);
  expect(subject).not.toMatch(/[\r\n]/);
});

it.each([
  ['mei@example.com', 'm•••@example.com'],
  ['星@example.com', '星•••@example.com'],
  ['@example.com', '•••@example.com'],
  ['mei', '•••'],
  ['', '•••'],
])('masks %j as %j', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});
