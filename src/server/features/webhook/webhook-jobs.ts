import { z } from '#contract/schema/schema.ts';
import { defineJob } from '../../jobs/job.ts';

/**
 * Makes one try to deliver a message. What the address answers is no failure of the job: the next try is a job of its
 * own, written together with the outcome of this one. Tried again is only what this installation could not do.
 *
 * A webhook that hangs holds 3 of 10 workers at most; and half of the workers never take tries of webhooks that are
 * known to fail, so however many of these there are, messages to the others go on.
 */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  data: z.object({
    deliveryId: z.int(),
    /** How many tries there were when the job was written: after another one it has nothing to do. */
    tries: z.int(),
    /** How many of this round have failed; a replay begins another one. */
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
  /** Whether the webhook is known to answer nothing well. */
  readonly isFailing: boolean;
  readonly startAfterSeconds?: number;
}

/** A try as the queue takes it. */
export function planTry({ deliveryId, webhookId, tries, ...rest }: PlannedTry) {
  const { failed = 0, isReplay = false, isFailing, startAfterSeconds = 0 } = rest;
  return {
    data: { deliveryId, tries, failed, isReplay },
    options: { group: `webhook ${webhookId}`, priority: isFailing ? BEHIND : ORDINARY, startAfterSeconds },
  };
}
