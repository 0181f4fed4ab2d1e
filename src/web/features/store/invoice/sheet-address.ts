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
