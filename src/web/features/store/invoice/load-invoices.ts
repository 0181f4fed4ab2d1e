import { notFound } from '@tanstack/react-router';
import { ERROR } from '#contract/errors/errors.ts';
import { getCarrier, getInvoice, listInvoices, listWinningInvoices } from '#contract/invoice/endpoints.ts';
import type { Invoice, InvoiceSheet } from '#contract/invoice/entities.ts';
import { isInvoiceNumber } from '#domain/invoice/winning-invoices.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type LotteryFilter, readLotteryFilter } from '../lottery/redeem-state.ts';
import { type InvoicesFilter, invoicesFilter } from './invoices-filter.tsx';

export interface WinningList {
  readonly filter: LotteryFilter;
  readonly invoices: readonly Invoice[];
  /** Days after its draw for which an invoice is listed (R9.5). */
  readonly days: number;
  /** Today in Taiwan, YYYY-MM-DD: server and browser count deadlines from it. */
  readonly today: string;
}

/** The data of the winning invoices page: the list, or one printable invoice. */
export type LotteryData =
  | ({ readonly kind: 'list' } & WinningList)
  | { readonly kind: 'sheet'; readonly sheet: InvoiceSheet };

/** Null for visitors, here and below: they have no invoices. */
export async function loadLottery(page: Page, values: FilterTexts): Promise<LotteryData | null> {
  if (page.state.user === null) return null;
  const { invoice } = values;
  if (invoice !== undefined) return { kind: 'sheet', sheet: await loadSheet(page, invoice) };
  const filter = readLotteryFilter(values);
  const { list, days } = await page.call(listWinningInvoices, filter);
  return { kind: 'list', filter, invoices: list, days, today: businessDayOf(Date.now()) };
}

/** One of the user's invoices; throws "not found" for an unknown or another user's number. */
function loadSheet(page: Page, invoiceNumber: unknown): Promise<InvoiceSheet> {
  if (typeof invoiceNumber !== 'string' || !isInvoiceNumber(invoiceNumber)) throw notFound();
  return page.call(getInvoice, { invoiceNumber }).catch(orNotFound(ERROR.invoiceOrCarrierNotFound));
}

export interface InvoiceList extends Loaded<typeof listInvoices, InvoicesFilter> {
  readonly today: string;
}

export async function loadInvoices(page: Page, values: FilterTexts): Promise<InvoiceList | null> {
  if (page.state.user === null) return null;
  const filter = invoicesFilter.read(values);
  const loaded = await loadList(page, listInvoices, filter, { period: filter.period });
  return { ...loaded, today: businessDayOf(Date.now()) };
}

export async function loadCarrier(page: Page) {
  return page.state.user === null ? null : page.call(getCarrier, {});
}
