import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { checkMail } from '../providers/mail/check-mail.ts';
import { type OrderRefundMail, writeOrderRefundMail } from './order-refund.ts';

const NAMES = {
  'zh-TW': ['星港', '寶石'],
  'zh-CN': ['星港镇', '宝石'],
  'vi-VN': ['Cảng Sao', 'Đá quý'],
  'en-US': ['Star Harbor', 'Gem'],
} as const;

function build(overrides: Partial<OrderRefundMail> = {}): OrderRefundMail {
  const [applicationName, productName] = NAMES[overrides.language ?? 'en-US'];
  return {
    to: 'mei@example.com',
    isRefunded: true,
    orderId: 'P2603010123456789',
    applicationName,
    productName,
    quantity: 2,
    amount: 1234.5,
    currency: 'MYR',
    answer: '12345',
    language: 'en-US',
    name: 'Mei',
    company: 'Starhall',
    origin: 'https://games.example.com',
    ...overrides,
  };
}

describe.each(LOCALES)('the mail about a refund in %s', (language) => {
  const refunded = writeOrderRefundMail(build({ language }));
  const declined = writeOrderRefundMail(build({ language, isRefunded: false }));

  it('can be sent, and says which order, what was in it and why', () => {
    for (const mail of [refunded, declined]) {
      expect(() => checkMail(mail)).not.toThrow();
      expect(mail).toMatchObject({ to: 'mei@example.com', language, kind: 'orderRefund' });
      for (const part of ['P2603010123456789', ...NAMES[language], '× 2', 'MYR', '12345']) {
        expect(mail.text).toContain(part);
        expect(mail.html).toContain(part);
      }
    }
    expect(refunded.text).toContain(language === 'vi-VN' ? '1.234,5' : '1,234.5');
  });

  it('says whether the star coins are back', () => {
    expect(refunded.subject).not.toBe(declined.subject);
    expect(refunded.text.split('\n\n')[2]).not.toBe(declined.text.split('\n\n')[2]);
  });

  it('is written in one script, with nothing left to fill in', () => {
    for (const mail of [refunded, declined]) {
      expect(findForeign(mail.text.replaceAll(/https:\S+|\bP26\w+/g, ''), language)).toEqual([]);
      expect(mail.subject + mail.text + mail.html.replaceAll(/<style>.*<\/style>/gs, '')).not.toMatch(/undefined|[{}]/);
    }
  });

  it('links to the records in this language and to the store, and loads nothing', () => {
    const records = `https://games.example.com${language === 'zh-TW' ? '' : `/${language}`}/store/record`;
    expect(refunded.text).toContain(records);
    expect(refunded.html.match(/href="[^"]*"/g)).toEqual(
      [records, 'https://games.example.com'].map((address) => `href="${address}"`),
    );
    expect(refunded.html).not.toMatch(/url\(|@import|src=/);
  });
});

it('shows names and reasons as text, whatever they hold', () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: thief@example.com';
  const mail = writeOrderRefundMail(build({ name: hostile, answer: hostile, productName: hostile, company: hostile }));
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(() => checkMail(mail)).not.toThrow();
});

it('greets a person without a name, and links nowhere where no address is known', () => {
  const { text, html } = writeOrderRefundMail(build({ name: '', origin: '' }));
  expect(text).toContain('\nHello,\n');
  expect(html).not.toContain('<a ');
});
