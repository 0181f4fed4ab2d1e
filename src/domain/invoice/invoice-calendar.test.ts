import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawDateOf, invoicePeriodOf, isInvoicePeriod, redeemWindowOf } from './invoice-calendar.ts';

it.each([
  ['2025-11', '2026-01-25', '2026-02-06', '2026-05-05'],
  ['2026-01', '2026-03-25', '2026-04-06', '2026-07-05'],
  ['2026-05', '2026-07-25', '2026-08-06', '2026-11-05'],
  ['2026-07', '2026-09-25', '2026-10-06', '2027-01-05'],
  ['2026-09', '2026-11-25', '2026-12-06', '2027-03-05'],
])('draws the period %s on %s and pays from %s to %s', (period, drawn, from, until) => {
  expect(drawDateOf(period)).toBe(drawn);
  expect(redeemWindowOf(period)).toEqual({ from, until });
});

it.each([
  ['2025-11-01', '2025-11'],
  ['2025-12-31', '2025-11'],
  ['2026-01-01', '2026-01'],
  ['2026-02-28T23:59:59+08:00', '2026-01'],
  ['2026-10-05', '2026-09'],
])('counts an invoice of %s to the period %s', (day, period) => {
  expect(invoicePeriodOf(day)).toBe(period);
});

it('knows a period by its odd month', () => {
  for (const period of ['2025-01', '2025-09', '2025-11']) expect(isInvoicePeriod(period)).toBe(true);
  for (const period of ['2025-02', '2025-12', '2025-13', '2025-1', '2025-00', '2025-11-01', ' 2025-11', '']) {
    expect(isInvoicePeriod(period)).toBe(false);
  }
});

it('draws after the period has ended, on the 25th of an odd month, before anything is paid', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, (date) => {
      const day = date.toISOString().slice(0, 10);
      const period = invoicePeriodOf(day);
      const { from, until } = redeemWindowOf(period);
      expect(isInvoicePeriod(period)).toBe(true);
      expect([period, day, drawDateOf(period), from, until].toSorted()).toEqual([
        period,
        day,
        drawDateOf(period),
        from,
        until,
      ]);
      expect(drawDateOf(period)).toMatch(/-(01|03|05|07|09|11)-25$/);
      // No period is skipped: the draw is at most 86 days after the invoice.
      expect((Date.parse(drawDateOf(period)) - Date.parse(day)) / 86_400_000).toBeLessThanOrEqual(86);
    }),
  );
});
