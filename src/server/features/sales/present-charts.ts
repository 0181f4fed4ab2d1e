import type { SalesChart } from '#contract/sales/entities.ts';
import { CURRENCIES, type CurrencyCode, LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { toMajor } from '#domain/money/money.ts';
import type { ChartRow } from './chart-queries.ts';

export interface ChartView {
  /** Every day of the period, including those without a sale. */
  readonly days: readonly string[];
  readonly lang: LocaleCode;
}

/** A chart for each currency with sales, in the currencies' order. */
export function presentCharts(rows: readonly ChartRow[], view: ChartView): SalesChart[] {
  return CURRENCIES.flatMap((currency) => {
    const ofCurrency = rows.filter((row) => row.currency === currency);
    const all = ofCurrency.find(({ part }) => part === 'all');
    return all === undefined ? [] : [{ currency, ...presentSold(all), ...presentParts(ofCurrency, currency, view) }];
  });
}

function presentParts(rows: readonly ChartRow[], currency: CurrencyCode, { days, lang }: ChartView) {
  const none = presentSold({ currency, count: 0, amountMinor: 0, refundedMinor: 0 });
  const byDay = new Map(rows.flatMap((row) => (row.part === 'day' ? [[row.day, row] as const] : [])));
  const products = rows.flatMap((row) => {
    if (row.part !== 'product') return [];
    const { applicationId, productId, names } = row;
    return [{ applicationId, productId, name: names[lang], ...presentSold(row) }];
  });
  return {
    days: days.map((day) => {
      const row = byDay.get(day);
      return { day, ...(row === undefined ? none : presentSold(row)) };
    }),
    products: products.slice(0, LIMITS.salesChartProducts),
    countries: rows.flatMap((row) => (row.part === 'country' ? [{ country: row.country, ...presentSold(row) }] : [])),
  };
}

function presentSold({
  currency,
  count,
  amountMinor,
  refundedMinor,
}: Pick<ChartRow, 'currency' | 'count' | 'amountMinor' | 'refundedMinor'>) {
  return { count, amount: toMajor(amountMinor, currency), refundedAmount: toMajor(refundedMinor, currency) };
}
