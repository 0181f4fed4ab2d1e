import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/** Has the provider pay a refund back; the star coins are taken already. */
export const sendRefund = defineJob({
  name: 'send-refund',
  data: z.object({ refundId: z.int() }),
  retry: { limit: 12, firstDelaySeconds: 10, maxDelaySeconds: 3600 },
  timeoutSeconds: 60,
});

/** Asks the provider about a deposit that nobody told us of; `checks` is how often that was done before. */
export const checkDeposit = defineJob({
  name: 'check-deposit',
  data: z.object({ orderId: z.string(), checks: z.int() }),
  retry: { limit: 5, firstDelaySeconds: 30, maxDelaySeconds: 900 },
  timeoutSeconds: 60,
});
