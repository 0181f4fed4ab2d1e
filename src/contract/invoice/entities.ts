import { daySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { CARRIER_TYPE, INVOICE_PRINTING, INVOICE_STATUS, WINNING_TYPE } from '../values/states.ts';

const periodSchema = described('YYYY-MM, the odd month of two', z.string());
const invoiceNumberSchema = described('2 letters and 8 digits', z.string());
const twdSchema = described('TWD', z.int());

/** Taiwan's electronic invoice of a top-up, with its prize in the draw (R3.38). Amounts are in TWD. */
export const invoiceSchema = named(
  'Invoice',
  z.object({
    invoiceNumber: invoiceNumberSchema,
    period: periodSchema,
    randomCode: described('4 digits', z.string()),
    orderId: described('the top-up that it was issued for', z.string()),
    status: stateSchema({ issued: INVOICE_STATUS.issued, voided: INVOICE_STATUS.voided }),
    carrierType: described(
      'what it was stored on when it was issued; null: nothing was bound',
      z.nullable(stateSchema(CARRIER_TYPE)),
    ),
    carrierCode: z.nullable(z.string()),
    winningType: stateSchema(WINNING_TYPE),
    prize: described('in TWD; 0 if nothing was won', z.int()),
    redeemCode: described('our code for printing the certificate; empty if nothing was won', z.string()),
    providerCode: described('short code of the payment provider', z.string()),
    printing: stateSchema(INVOICE_PRINTING),
    amount: twdSchema,
    allowance: described('amount refunded since, in TWD', z.int()),
    issuedAt: momentSchema,
    voidedAt: z.nullable(momentSchema),
    drawnAt: z.nullable(momentSchema),
    redeemFrom: z.nullable(daySchema),
    redeemUntil: described('the last day on which the prize can be claimed', z.nullable(daySchema)),
  }),
);
export type Invoice = z.output<typeof invoiceSchema>;

/** One invoice with everything on the printed sheet. Official names are in Chinese in every language. */
export const invoiceSheetSchema = named(
  'InvoiceSheet',
  z.extend(invoiceSchema, {
    seller: z.object({ name: z.string(), taxId: described('8 digits', z.string()) }),
    items: z.array(z.object({ name: z.string(), quantity: z.int(), unitPrice: twdSchema, amount: twdSchema })),
    salesAmount: described('in TWD, without tax', z.int()),
    taxAmount: twdSchema,
    barcode: described('text of the Code 39 bar code: period, number and random code', z.string()),
    qrCodes: described('texts of the left and the right QR code; empty without INVOICE_QR_KEY', z.array(z.string())),
  }),
);
export type InvoiceSheet = z.output<typeof invoiceSheetSchema>;

/**
 * The invoice carrier of an account. `bindUrl` starts linking a member carrier: null when a carrier is linked, and
 * where the installation has no e-invoice platform.
 */
export const carrierSchema = named(
  'Carrier',
  z.object({
    bound: z.boolean(),
    carrierType: z.nullable(stateSchema(CARRIER_TYPE)),
    carrierCode: z.nullable(z.string()),
    boundAt: z.nullable(momentSchema),
    bindUrl: z.nullable(z.string()),
  }),
);
export type Carrier = z.output<typeof carrierSchema>;

/** An invoice as operators see it: those waiting for a number have no number and no period. */
export const operatorInvoiceSchema = named(
  'OperatorInvoice',
  z.object({
    id: z.int(),
    invoiceNumber: z.nullable(z.string()),
    period: z.nullable(z.string()),
    orderId: z.string(),
    user: z.object({ id: z.int(), account: z.string(), nickname: z.string() }),
    status: stateSchema(INVOICE_STATUS),
    carrierType: z.nullable(stateSchema(CARRIER_TYPE)),
    amount: twdSchema,
    allowance: twdSchema,
    paidAt: momentSchema,
    issuedAt: z.nullable(momentSchema),
    voidedAt: z.nullable(momentSchema),
    winningType: stateSchema(WINNING_TYPE),
    prize: twdSchema,
    printing: stateSchema(INVOICE_PRINTING),
  }),
);
export type OperatorInvoice = z.output<typeof operatorInvoiceSchema>;

/** Numbers issued by the tax office for a period: a prefix and eight digits from `from` to `to`, both included. */
export const invoiceRangeSchema = named(
  'InvoiceRange',
  z.object({
    id: z.int(),
    period: periodSchema,
    prefix: described('2 letters', z.string()),
    from: described('8 digits', z.string()),
    to: described('8 digits', z.string()),
    next: described('8 digits; null when all are used', z.nullable(z.string())),
    used: z.int(),
    left: z.int(),
    createdAt: momentSchema,
  }),
);
export type InvoiceRange = z.output<typeof invoiceRangeSchema>;

/** The winning numbers of a period as last imported, and their effect on the invoices. */
export const invoiceDrawSchema = named(
  'InvoiceDraw',
  z.object({
    period: periodSchema,
    drawnAt: momentSchema,
    importedAt: momentSchema,
    redeemFrom: daySchema,
    redeemUntil: daySchema,
    numbers: z.array(z.object({ number: z.string(), winningType: stateSchema(WINNING_TYPE) })),
    winners: z.int(),
    prizes: described('sum of all prizes, in TWD', z.int()),
  }),
);
export type InvoiceDraw = z.output<typeof invoiceDrawSchema>;
