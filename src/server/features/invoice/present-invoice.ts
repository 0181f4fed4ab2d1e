import { createCipheriv } from 'node:crypto';
import type { Invoice, InvoiceSheet } from '#contract/invoice/entities.ts';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { redeemWindowOf } from '#domain/invoice/invoice-calendar.ts';
import { invoiceBarcode, invoiceQrCodes, type SheetFacts, splitTax, topUpItem } from '#domain/invoice/invoice-sheet.ts';
import { businessDayOf, startOfBusinessDay } from '#domain/money/business-period.ts';
import type { IssuedInvoice } from './own-invoice-queries.ts';

/** The platform's own tool uses this fixed vector for everyone; only the key is secret. */
const VECTOR = Buffer.from('Dt8lyToo17X/XkXaQvihuA==', 'base64');

/** Formats an invoice for its owner. Prize dates appear once its period was drawn, whether it won or not. */
export function presentInvoice(row: IssuedInvoice): Invoice {
  const window = row.drawn_on === null ? null : redeemWindowOf(row.period);
  return {
    invoiceNumber: row.number,
    period: row.period,
    randomCode: row.random_code,
    orderId: row.order_id,
    status: row.status === INVOICE_STATUS.voided ? INVOICE_STATUS.voided : INVOICE_STATUS.issued,
    carrierType: row.carrier_type,
    carrierCode: row.carrier_code,
    winningType: row.winning_type,
    prize: row.prize,
    redeemCode: row.redeem_code,
    providerCode: row.provider_code,
    printing: row.printing,
    amount: row.amount,
    allowance: row.allowance,
    issuedAt: row.issued_at.toISOString(),
    voidedAt: row.voided_at?.toISOString() ?? null,
    drawnAt: row.drawn_on === null ? null : momentOfDay(row.drawn_on),
    redeemFrom: window?.from ?? null,
    redeemUntil: window?.until ?? null,
  };
}

/** Adds the content of the printed sheet; without a key it has no QR codes. */
export function presentSheet(row: IssuedInvoice, qrKey: string): InvoiceSheet {
  const facts: SheetFacts = {
    invoiceNumber: row.number,
    period: row.period,
    randomCode: row.random_code,
    issuedOn: businessDayOf(row.issued_at.getTime()),
    amount: row.amount,
    sellerTaxId: row.seller_tax_id,
  };
  const item = topUpItem(row.amount);
  const verification = qrKey === '' ? null : encryptVerification(qrKey, `${row.number}${row.random_code}`);
  return {
    ...presentInvoice(row),
    seller: { name: row.seller_name, taxId: row.seller_tax_id },
    items: [item],
    ...splitTax(row.amount),
    barcode: invoiceBarcode(facts),
    qrCodes: verification === null ? [] : [...invoiceQrCodes(facts, item, verification)],
  };
}

/** The start of a day (YYYY-MM-DD) in Taiwan. */
export function momentOfDay(day: string): string {
  return new Date(startOfBusinessDay(day)).toISOString();
}

/**
 * Encrypts number and random code of an invoice for the QR codes of Taiwanese invoices: AES-128-CBC, base64, 24
 * characters.
 * @param key 32 hexadecimal digits
 */
function encryptVerification(key: string, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'hex'), VECTOR);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
