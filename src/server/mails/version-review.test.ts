import { describe, expect, it } from 'vitest';
import { VERSION_NEWS } from '#contract/notification/kinds.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { VERSION_REASONS } from '#contract/version/operator-entities.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { joinVersionReasons, listVersionReasonTexts } from './version-reasons.ts';
import { type VersionReviewMail, writeVersionReviewMail } from './version-review.ts';

function build(overrides: Partial<VersionReviewMail> = {}): VersionReviewMail {
  return {
    to: 'in-charge@example.com',
    event: 'approved',
    reason: '',
    versionId: 77,
    versionName: '1.2.0',
    platform: 6,
    applicationName: 'SG-77',
    language: 'en-US',
    givenName: 'A',
    familyName: 'B',
    company: 'Starhall',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('mails about a version in %s', (language) => {
  const mails = VERSION_NEWS.map((event) => writeVersionReviewMail(build({ event, language, reason: '91\n92' })));

  it('can be sent, name game, version, platform and reason, and link to the version in this language', () => {
    const address = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}/developer/versions/77`;
    for (const mail of mails) {
      expect(() => checkMail(mail)).not.toThrow();
      expect(mail).toMatchObject({ to: 'in-charge@example.com', language, kind: 'versionReview' });
      for (const told of ['SG-77', '1.2.0', 'Android', '• 91\n', '• 92\n', `${address}\n`]) {
        expect(mail.text).toContain(told);
      }
      expect(mail.html).toContain(`href="${address}"`);
      expect(mail.html).not.toMatch(/url\(|@import|src=/);
    }
  });

  it('are all different, in one script, with nothing left to fill in', () => {
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(VERSION_NEWS.length);
    for (const mail of mails) {
      expect(findForeign(mail.text.replaceAll(/https:\S+/g, ''), language)).toEqual([]);
      expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
    }
  });

  it('have a text for every reason', () => {
    const texts = listVersionReasonTexts(language);
    expect(texts.map(({ key }) => key)).toEqual([...VERSION_REASONS]);
    for (const { text } of texts) expect(findForeign(text, language)).toEqual([]);
    expect(joinVersionReasons(['crashes', 'crashes'], ' x ', language).split('\n')).toEqual([
      texts.find(({ key }) => key === 'crashes')?.text,
      'x',
    ]);
  });
});

it('shows names and reasons as text, whatever they hold', () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: thief@example.com';
  const mail = writeVersionReviewMail(
    build({ event: 'rejected', reason: hostile, applicationName: hostile, versionName: hostile, givenName: hostile }),
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(() => checkMail(mail)).not.toThrow();
});

it('links nowhere where no address is known', () => {
  expect(writeVersionReviewMail(build({ origin: '' })).html).not.toContain('<a ');
});
