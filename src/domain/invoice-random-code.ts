/** Whether a text can be the random code that proves an invoice to be one's own: four digits. */
export function isInvoiceRandomCode(value: string): boolean {
  return /^\d{4}$/.test(value);
}
