/**
 * The winning invoices page; it also shows the sheet of any of the user's invoices, so that sheets work on guarded
 * installations.
 */
export const LOTTERY_PATH = '/store/lottery';
export const INVOICES_PATH = '/store/invoices';

/** The query of an invoice's printable sheet. */
export function sheetQuery(invoiceNumber: string): string {
  return `?${new URLSearchParams({ invoice: invoiceNumber })}`;
}

/** The query of the list of all invoices, without defaults. */
export function invoicesQuery({ period, number }: { period: string | undefined; number: number }): string {
  const query = new URLSearchParams();
  if (period !== undefined) query.set('period', period);
  if (number > 1) query.set('page', String(number));
  return query.size === 0 ? '' : `?${query}`;
}
