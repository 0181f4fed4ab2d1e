import type { InvoiceDraw } from '#contract/invoice/entities.ts';
import { listInvoiceDraws } from '#contract/invoice/operator-endpoints.ts';
import { drawDateOf } from '#domain/invoice/invoice-calendar.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { latestPeriods } from '#web/kit/invoice/latest-periods.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';

/** For how many periods numbers can be imported: those of two years. */
const PERIODS_OFFERED = 12;

export interface DrawsPageData {
  readonly page: number;
  readonly count: number;
  /** The latest period first. */
  readonly draws: readonly InvoiceDraw[];
  /** Periods that numbers may be imported for, the latest first. */
  readonly periods: readonly string[];
  /** The latest period that is drawn already. */
  readonly drawnPeriod: string;
}

export async function loadDraws(page: Page, number: number, nowMs: number): Promise<DrawsPageData> {
  const today = businessDayOf(nowMs);
  const periods = latestPeriods(today, PERIODS_OFFERED);
  const { count, list, number: shown } = await loadPage(number, (span) => page.call(listInvoiceDraws, span));
  const drawnPeriod = periods.find((period) => drawDateOf(period) <= today) ?? today.slice(0, 7);
  return { page: shown, count, draws: list, periods, drawnPeriod };
}
