import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OrderTotal } from '#contract/order/entities.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { getSalesCharts, listSales } from '#contract/sales/endpoints.ts';
import type { Sale, SalesChart } from '#contract/sales/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { ProductChoice } from './sales-fields.tsx';
import { type ChartSpan, callOfSales, chartSpanOf, daysOfFilter, type SalesFilter } from './sales-filter.ts';

export interface SalesData {
  readonly filter: SalesFilter;
  /** The application in the filter, for the layout's switcher. */
  readonly applicationId: string | undefined;
  /** Choices of the filter, most recently changed first. */
  readonly applications: readonly PortalApplication[];
  /** Products of the selected application. */
  readonly products: readonly ProductChoice[];
  /** Number of sales that match the filter. */
  readonly count: number;
  readonly sales: readonly Sale[];
  readonly totals: readonly OrderTotal[];
  /** One for each currency; empty for test orders and for a search by order number. */
  readonly charts: readonly SalesChart[];
  readonly span: ChartSpan;
}

/** Loads the sales; if the application in the filter no longer exists, those of all applications. */
export async function loadSales(page: Page, filter: SalesFilter): Promise<SalesData> {
  const { applicationId } = filter;
  const request = { lang: page.state.locale, limit: LIMITS.pageSizeMax };
  const { list: applications } = await page.call(listPortalApplications, request);
  try {
    const [products, found] = await Promise.all([loadProducts(page, applicationId), loadFound(page, filter)]);
    return { applicationId, applications, products, ...found };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.applicationNotFound || applicationId === undefined) {
      throw error;
    }
    return loadSales(page, { ...filter, applicationId: undefined, productId: undefined });
  }
}

async function loadFound(page: Page, filter: SalesFilter) {
  const today = businessDayOf(Date.now());
  const { locale: lang } = page.state;
  const { applicationId, productId } = filter;
  const asked = callOfSales(filter, { today, lang });
  const span = chartSpanOf(daysOfFilter(filter, today), today);
  const charted = { lang, applicationId, productId, beginAt: span.begin, endAt: span.end };
  const loadList = (testMode: boolean) =>
    loadPage(filter.page, (part) => page.call(listSales, { ...asked, testMode, ...part }));
  const isNamed = filter.number !== undefined;
  const [first, charts] = await Promise.all([
    loadList(asked.testMode),
    isNamed || asked.testMode ? { list: [] } : page.call(getSalesCharts, charted),
  ]);
  // A search by number also finds test orders.
  const { count, list, totals, number } = isNamed && first.count === 0 ? await loadList(true) : first;
  return { filter: { ...filter, page: number }, count, sales: list, totals, charts: charts.list, span };
}

async function loadProducts(page: Page, applicationId: string | undefined): Promise<readonly ProductChoice[]> {
  if (applicationId === undefined) return [];
  const { list } = await page.call(listOwnProducts, { applicationId, sort: 'name', limit: LIMITS.pageSizeMax });
  return list.map(({ productId, name }) => ({ productId, name }));
}

/** Totals of the filtered sales by currency. */
export function SalesTotals({ totals }: Pick<SalesData, 'totals'>) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={totals}
      countOf={({ count }) => page.t('sales.count', { count })}
      figures={[
        { label: page.t('sales.sold'), amountOf: ({ amount }) => amount },
        { label: page.t('words.refundedAmount'), amountOf: ({ refundedAmount }) => refundedAmount },
        { label: page.t('sales.kept'), amountOf: ({ amount, refundedAmount }) => amount - refundedAmount },
      ]}
    />
  );
}
