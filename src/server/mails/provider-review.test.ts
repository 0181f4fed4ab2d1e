import { describe, expect, it } from 'vitest';
import { PROVIDER_REASONS } from '#contract/provider/operator-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { joinReasons, listReasonTexts } from './provider-reasons.ts';
import { type ProviderReviewMail, writeProviderReviewMail } from './provider-review.ts';

const EVENTS = ['received', 'approved', 'rejected', 'asked', 'timedOut'] as const;
const KINDS = ['application', 'change'] as const;

function build(overrides: Partial<ProviderReviewMail> = {}): ProviderReviewMail {
  return {
    to: 'in-charge@example.com',
    event: 'received',
    kind: 'application',
    reason: '',
    companyName: 'SG-77',
    due: { from: '2026-03-04', to: '2026-03-06' },
    lapsesAt: new Date('2026-03-15T04:00:00Z'),
    language: 'en-US',
    givenName: 'A',
    familyName: 'B',
    company: 'Starhall',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('mails about a review in %s', (language) => {
  const mails = EVENTS.flatMap((event) =>
    KINDS.map((kind) => ({
      event,
      kind,
      mail: writeProviderReviewMail(build({ event, kind, language, reason: '1\n2' })),
    })),
  );

  it('can be sent, say which company it is about, and link into the store in this language', () => {
    for (const { event, kind, mail } of mails) {
      expect(() => checkMail(mail)).not.toThrow();
      expect(mail).toMatchObject({ to: 'in-charge@example.com', language, kind: 'providerReview' });
      expect(mail.text).toContain('SG-77');
      const place =
        kind === 'change' ? '/developer/company' : event === 'approved' ? '/developer' : '/developer/become';
      const address = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}${place}`;
      expect(mail.text).toContain(`${address}\n`);
      expect(mail.html).toContain(`href="${address}"`);
      expect(mail.html).not.toMatch(/url\(|@import|src=/);
    }
  });

  it('are all different, in one script, with nothing left to fill in', () => {
    expect(new Set(mails.map(({ mail }) => mail.subject)).size).toBe(EVENTS.length * KINDS.length);
    for (const { mail } of mails) {
      expect(findForeign(mail.text.replaceAll(/https:\S+/g, ''), language)).toEqual([]);
      expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
    }
  });

  it('R9.3 R4.20 name 3 to 5 business days, and the dates', () => {
    const { text } = writeProviderReviewMail(build({ language }));
    expect(text).toMatch(/3[^0-9]{1,5}5/);
    const day = (text: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
    expect(text).toContain(day('2026-03-04'));
    expect(text).toContain(day('2026-03-06'));
  });

  it('have a text for every reason', () => {
    const texts = listReasonTexts(language);
    expect(texts.map(({ key }) => key)).toEqual([...PROVIDER_REASONS]);
    for (const { text } of texts) expect(findForeign(text, language)).toEqual([]);
    expect(joinReasons(['name_mismatch', 'name_mismatch'], ' x ', language).split('\n')).toEqual([
      texts.find(({ key }) => key === 'name_mismatch')?.text,
      'x',
    ]);
  });
});

it('names people as their language does', () => {
  const greet = (overrides: Partial<ProviderReviewMail>) =>
    writeProviderReviewMail(build(overrides)).text.split('\n')[2];
  expect(greet({ language: 'zh-TW', familyName: '王', givenName: '小明' })).toBe('王小明，您好：');
  expect(greet({ language: 'vi-VN', familyName: 'Lê', givenName: 'Anh' })).toBe('Xin chào Lê Anh,');
  expect(greet({ language: 'en-US', familyName: 'Lee', givenName: 'Ann' })).toBe('Hello Ann Lee,');
  expect(greet({ language: 'en-US', familyName: '', givenName: '' })).toBe('Hello,');
});

it('shows names and reasons as text, whatever they hold', () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: thief@example.com';
  const mail = writeProviderReviewMail(
    build({ event: 'rejected', reason: hostile, companyName: hostile, givenName: hostile, company: hostile }),
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(() => checkMail(mail)).not.toThrow();
});

it('links nowhere where no address is known', () => {
  expect(writeProviderReviewMail(build({ origin: '' })).html).not.toContain('<a ');
});
