import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/** A failure caused by a database outage recovers within minutes. */
const RETRY = { limit: 12, firstDelaySeconds: 5, maxDelaySeconds: 600 } as const;

/** Issues all waiting invoices; without any, it does nothing. */
export const issueInvoices = defineJob({
  name: 'issue-invoices',
  data: z.object({}),
  retry: RETRY,
  timeoutSeconds: 300,
});

/** Applies a refund to its invoice. */
export const refundInvoice = defineJob({
  name: 'refund-invoice',
  data: z.object({ orderId: z.string(), refundedAmount: z.int(), atMs: z.int() }),
  retry: RETRY,
  timeoutSeconds: 60,
});

/** Sends mails to the winners of a period who were not notified yet. */
export const notifyWinners = defineJob({
  name: 'tell-winners',
  data: z.object({ period: z.string() }),
  retry: RETRY,
  timeoutSeconds: 600,
});
