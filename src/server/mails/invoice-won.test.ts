import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { WINNING_TYPE } from '#contract/values/states.ts';
import { type InvoiceWonMail, writeInvoiceWonMail } from './invoice-won.ts';

const won = (overrides: Partial<InvoiceWonMail> = {}): InvoiceWonMail => ({
  to: 'mei@example.com',
  language: 'zh-TW',
  name: '小美',
  company: 'Starhall',
  origin: 'https://games.example.com',
  invoiceNumber: 'AB00000592',
  period: '2025-11',
  winningType: WINNING_TYPE.second,
  prize: 40_000,
  ...overrides,
});

/** The prize and its first and last payment day, as formatted in each language. */
const FACTS = {
  'zh-TW': ['NT$40,000', '2026年2月6日', '2026年5月5日'],
  'zh-CN': ['NT$40,000', '2026年2月6日', '2026年5月5日'],
  'vi-VN': ['NT$40.000', '6 thg 2, 2026', '5 thg 5, 2026'],
  'en-US': ['NT$40,000', 'Feb 6, 2026', 'May 5, 2026'],
} as const;
const PRIZES = { 'zh-TW': '二獎', 'zh-CN': '二奖', 'vi-VN': 'Giải nhì', 'en-US': 'Second prize' } as const;

it.each(LOCALES)('says in %s which invoice won what, until when it is paid, and where it is printed', (language) => {
  const { subject, text, html, kind } = writeInvoiceWonMail(won({ language }));
  expect(kind).toBe('invoiceWon');
  expect(subject).toContain(FACTS[language][0]);
  const path = language === 'zh-TW' ? '/store/lottery' : `/${language}/store/lottery`;
  for (const body of [text, html]) {
    for (const part of ['AB-00000592', ...FACTS[language], `https://games.example.com${path}`]) {
      expect(body).toContain(part);
    }
    expect(body.toLowerCase()).toContain(PRIZES[language].toLowerCase());
    expect(body).not.toMatch(/mail\.invoiceWon|undefined/);
  }
});

it('escapes names, keeps them on one line, and leaves out links where the address is unknown', () => {
  const { html, text } = writeInvoiceWonMail(won({ name: '<b>Mei</b>\nBcc: x', origin: '' }));
  expect(html).not.toContain('<b>Mei');
  expect(text).toContain('<b>Mei</b> Bcc: x');
  expect(html).not.toContain('href=');
});
