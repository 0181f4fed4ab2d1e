import type { Carrier, Invoice, InvoiceSheet } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, INVOICE_PRINTING, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';

/** The invoice carrier; none by default. */
export function buildCarrier(overrides: Partial<Carrier> = {}): Carrier {
  return { bound: false, carrierType: null, carrierCode: null, boundAt: null, bindUrl: '/bind', ...overrides };
}

/** An invoice of NT$300 that has won the sixth prize of the draw in January 2026. */
export function buildInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    invoiceNumber: 'AB00000592',
    period: '2025-11',
    randomCode: '0417',
    orderId: 'D2511200123456789A',
    status: INVOICE_STATUS.issued,
    carrierType: CARRIER_TYPE.mobileBarcode,
    carrierCode: '/ABC+123',
    winningType: WINNING_TYPE.sixth,
    prize: 200,
    redeemCode: 'K7Q2M9XR',
    providerCode: 'SBX',
    printing: INVOICE_PRINTING.notYetPrinted,
    amount: 300,
    allowance: 0,
    issuedAt: '2025-11-20T04:05:06.000Z',
    voidedAt: null,
    drawnAt: '2026-01-25T05:30:00.000Z',
    redeemFrom: '2026-02-06',
    redeemUntil: '2026-05-05',
    ...overrides,
  };
}

/** The same with the details of its printed form. */
export function buildInvoiceSheet(overrides: Partial<InvoiceSheet> = {}): InvoiceSheet {
  return {
    ...buildInvoice(),
    seller: { name: '星廳股份有限公司', taxId: '12345675' },
    items: [{ name: '星幣儲值', quantity: 1, unitPrice: 300, amount: 300 }],
    salesAmount: 286,
    taxAmount: 14,
    barcode: '11412AB000005920417',
    qrCodes: [],
    ...overrides,
  };
}
