import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/**
 * Makes one attempt to deliver a message. An error response does not fail the job: the retry is a separate job, created
 * in the transaction that records the result. The job itself is retried only after internal errors.
 *
 * A webhook that hangs holds at most 3 of 10 workers, and half of the workers never take jobs of failing webhooks, so
 * any number of these cannot block the others.
 */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  data: z.object({
    deliveryId: z.int(),
    /** Number of attempts when the job was created; if there are more by now, the job does nothing. */
    tries: z.int(),
    /** Number of failures in this round; a replay begins a new round. */
    failed: z.int(),
    isReplay: z.boolean(),
  }),
  retry: { limit: 20, firstDelaySeconds: 5, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  sideBySide: { workers: 10, reserved: 5, perGroup: 3 },
});

const ORDINARY = 0;
const BEHIND = -1;

export interface PlannedTry {
  readonly deliveryId: number;
  readonly webhookId: number;
  readonly tries: number;
  readonly failed?: number;
  readonly isReplay?: boolean;
  /** Whether the webhook's recent attempts all failed. */
  readonly isFailing: boolean;
  readonly startAfterSeconds?: number;
}

/** The queue options of an attempt. */
export function planTry({ deliveryId, webhookId, tries, ...rest }: PlannedTry) {
  const { failed = 0, isReplay = false, isFailing, startAfterSeconds = 0 } = rest;
  return {
    data: { deliveryId, tries, failed, isReplay },
    options: { group: `webhook ${webhookId}`, priority: isFailing ? BEHIND : ORDINARY, startAfterSeconds },
  };
}
