import { daySchema, momentSchema } from '../code-schemas.ts';
import { described, named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { CARRIER_TYPE, INVOICE_PRINTING, WINNING_TYPE } from '../states.ts';

/** Taiwan's electronic invoice of a top-up, with what it won in the draw (R3.38). Amounts are in TWD. */
export const invoiceSchema = named(
  'Invoice',
  z.object({
    invoiceNumber: described('2 letters and 8 digits', z.string()),
    randomCode: described('4 digits', z.string()),
    carrierType: stateSchema(CARRIER_TYPE),
    winningType: stateSchema(WINNING_TYPE),
    prize: described('TWD, 0 where nothing was won', z.int()),
    redeemCode: described('our code for printing the certificate', z.string()),
    providerCode: described('short code of the payment provider', z.string()),
    printing: stateSchema(INVOICE_PRINTING),
    amount: described('TWD', z.int()),
    issuedAt: momentSchema,
    drawnAt: z.nullable(momentSchema),
    redeemUntil: z.nullable(daySchema),
  }),
);
export type Invoice = z.output<typeof invoiceSchema>;

/** What invoices of an account are stored on. `bindUrl` starts the binding of a member carrier, null when bound. */
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
