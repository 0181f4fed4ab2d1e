import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/** What failed because the database was away comes right within minutes. */
const RETRY = { limit: 12, firstDelaySeconds: 5, maxDelaySeconds: 600 } as const;

/** Issues whatever waits for a number; one that finds nothing to do is done. */
export const issueInvoices = defineJob({
  name: 'issue-invoices',
  data: z.object({}),
  retry: RETRY,
  timeoutSeconds: 300,
});

/** Takes a refund into an invoice. */
export const refundInvoice = defineJob({
  name: 'refund-invoice',
  data: z.object({ orderId: z.string(), refundedAmount: z.int(), atMs: z.int() }),
  retry: RETRY,
  timeoutSeconds: 60,
});

/** Writes to the winners of a period who do not know yet. */
export const notifyWinners = defineJob({
  name: 'tell-winners',
  data: z.object({ period: z.string() }),
  retry: RETRY,
  timeoutSeconds: 600,
});
