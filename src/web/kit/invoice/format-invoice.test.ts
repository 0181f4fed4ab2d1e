import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { formatCalendarDay, formatInvoiceNumber, formatInvoicePeriod, formatTwd } from './format-invoice.ts';

const WRITTEN = [
  ['zh-TW', '114年11-12月', '115年01-02月', 'NT$10,000,000', '2026年3月6日'],
  ['zh-CN', '2025年11-12月', '2026年1-2月', 'NT$10,000,000', '2026年3月6日'],
  ['vi-VN', 'Tháng 11–12/2025', 'Tháng 1–2/2026', 'NT$10.000.000', '6 thg 3, 2026'],
  ['en-US', 'November–December 2025', 'January–February 2026', 'NT$10,000,000', 'Mar 6, 2026'],
] as const satisfies readonly (readonly [LocaleCode, ...string[]])[];

it('writes the number of an invoice with its letters apart', () => {
  expect(formatInvoiceNumber('AB12345678')).toBe('AB-12345678');
});

describe.each(WRITTEN)('in %s', (locale, lastOfYear, firstOfYear, amount, day) => {
  const page = buildPage({ locale });

  it('names both months of a period in the calendar of its readers', () => {
    expect(formatInvoicePeriod(page, '2025-11')).toBe(lastOfYear);
    expect(formatInvoicePeriod(page, '2026-01')).toBe(firstOfYear);
  });

  it('writes amounts and days as its readers do', () => {
    expect(formatTwd(page, 10_000_000)).toBe(amount);
    expect(formatCalendarDay('2026-03-06', locale)).toBe(day);
  });
});
