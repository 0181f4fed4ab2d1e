import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { chartSpanOf, daysOfSalesPeriod, SALES_PERIODS } from './sales-filter.ts';

const countDays = (begin: string, end: string) => (Date.parse(end) - Date.parse(begin)) / DAY_MS + 1;
const someDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it.each([
  ['7d', '2026-03-02', { begin: '2026-02-24', end: '2026-03-02' }],
  ['30d', '2026-11-22', { begin: '2026-10-24', end: '2026-11-22' }],
  ['month', '2026-03-31', { begin: '2026-03-01', end: '2026-03-31' }],
  ['lastMonth', '2028-03-31', { begin: '2028-02-01', end: '2028-02-29' }],
  ['lastMonth', '2026-01-05', { begin: '2025-12-01', end: '2025-12-31' }],
  ['year', '2026-11-22', { begin: '2026-01-01', end: '2026-11-22' }],
  ['all', '2026-11-22', { begin: undefined, end: undefined }],
] as const)('%s on %s', (name, today, days) => {
  expect(daysOfSalesPeriod(name, today)).toEqual(days);
});

it('charts never ask for more days than one answer has, and for whole periods where those fit', () => {
  const end = fc.option(someDay, { nil: undefined });
  fc.assert(
    fc.property(end, end, someDay, (begin, typedEnd, today) => {
      const isBackwards = begin !== undefined && typedEnd !== undefined && typedEnd < begin;
      const span = { begin, end: isBackwards ? undefined : typedEnd };
      const chart = chartSpanOf(span, today);
      const days = countDays(chart.begin, chart.end);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(LIMITS.salesChartDays);
      if (!chart.isCut) expect(chart.begin).toBe(begin);
      if (chart.isCut) expect(days).toBe(LIMITS.salesChartDays);
    }),
  );
});

it('named periods but the whole fit into charts', () => {
  for (const name of SALES_PERIODS.filter((one) => one !== 'all')) {
    expect(chartSpanOf(daysOfSalesPeriod(name, '2028-12-31'), '2028-12-31').isCut).toBe(false);
  }
});
