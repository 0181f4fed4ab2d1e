export { findCarrier } from './carrier-queries.ts';
export { findInvoiceNumbers, issueInvoiceLater, voidInvoiceLater } from './invoice-queries.ts';
export { type IssuedInvoice, listIssuedAfter } from './own-invoice-queries.ts';
