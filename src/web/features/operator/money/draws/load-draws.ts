import type { InvoiceDraw } from '#contract/invoice/entities.ts';
import { listInvoiceDraws } from '#contract/invoice/operator-endpoints.ts';
import { drawDateOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import { latestPeriods } from '#web/kit/invoice/latest-periods.ts';
import { loadPage } from '#web/kit/list/page-number.ts';

/** Periods that can be imported: two years. */
const PERIODS_OFFERED = 12;

export interface DrawsPageData {
  readonly page: number;
  readonly count: number;
  /** Latest period first. */
  readonly draws: readonly InvoiceDraw[];
  /** Periods available for import, latest first. */
  readonly periods: readonly string[];
  /** The latest period that has been drawn. */
  readonly drawnPeriod: string;
}

export async function loadDraws(page: Page, number: number, nowMs: number): Promise<DrawsPageData> {
  const today = businessDayOf(nowMs);
  const periods = latestPeriods(today, PERIODS_OFFERED);
  const { count, list, number: shown } = await loadPage(number, (span) => page.call(listInvoiceDraws, span));
  const drawnPeriod = periods.find((period) => drawDateOf(period) <= today) ?? today.slice(0, 7);
  return { page: shown, count, draws: list, periods, drawnPeriod };
}
