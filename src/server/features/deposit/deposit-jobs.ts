import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/** Asks the provider to pay a refund; the star coins were already taken back. */
export const sendRefund = defineJob({
  name: 'send-refund',
  data: z.object({ refundId: z.int() }),
  retry: { limit: 12, firstDelaySeconds: 10, maxDelaySeconds: 3600 },
  timeoutSeconds: 60,
});

/** Polls the provider about an unsettled deposit; `checks` is the number of earlier polls. */
export const checkDeposit = defineJob({
  name: 'check-deposit',
  data: z.object({ orderId: z.string(), checks: z.int() }),
  retry: { limit: 5, firstDelaySeconds: 30, maxDelaySeconds: 900 },
  timeoutSeconds: 60,
});
