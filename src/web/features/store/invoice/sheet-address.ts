/** The area of winning invoices; the sheet of any own invoice is part of it, so that it opens where pages are guarded. */
export const LOTTERY_PATH = '/store/lottery';
export const INVOICES_PATH = '/store/invoices';

/** The query of the printable sheet of an invoice. */
export function sheetQuery(invoiceNumber: string): string {
  return `?${new URLSearchParams({ invoice: invoiceNumber })}`;
}

/** The query of the list of all invoices, without what is as usual. */
export function invoicesQuery({ period, number }: { period: string | undefined; number: number }): string {
  const query = new URLSearchParams();
  if (period !== undefined) query.set('period', period);
  if (number > 1) query.set('page', String(number));
  return query.size === 0 ? '' : `?${query}`;
}
