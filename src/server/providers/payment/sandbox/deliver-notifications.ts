import type { Kysely } from 'kysely';
import { z } from '#contract/schema/schema.ts';
import type { Schema } from '../../../db/schema.ts';
import { bindJob, defineJob } from '../../../jobs/job.ts';
import type { SendRequest } from '../payment-integration.ts';
import { findUndelivered, recordAttempt } from './cashier-queries.ts';

export interface DeliverySettings {
  readonly db: Kysely<Schema>;
  readonly send: SendRequest;
  /** The store's notification address. */
  readonly notifyUrl: string;
  readonly now: () => number;
}

const TIMEOUT_MS = 10_000;

/** Retries undelivered notifications: after 5 seconds, then at growing intervals, for some hours. */
export const deliverToStore = defineJob({
  name: 'deliver-cashier-notifications',
  data: z.object({ ids: z.array(z.int()).check(z.minLength(1)) }),
  retry: { limit: 10, firstDelaySeconds: 10, maxDelaySeconds: 3600 },
  timeoutSeconds: 120,
});

export const FIRST_RETRY_SECONDS = 5;

export function bindDeliverToStore(settings: DeliverySettings) {
  return bindJob(deliverToStore, async ({ ids }) => {
    const answers = await deliverInOrder(settings, ids);
    if (answers.some((status) => status !== 200)) throw new Error(`the store answered ${answers.join(', ')}`);
  });
}

/** Sends notifications one after the other; returns the HTTP statuses, 0 without a response. */
export async function deliverInOrder(settings: DeliverySettings, ids: readonly number[]): Promise<number[]> {
  const answers: number[] = [];
  for (const notification of await findUndelivered(settings.db, ids)) {
    answers.push(await deliver(settings, notification));
  }
  return answers;
}

/** Sends notifications all at once, like an impatient provider. */
export async function deliverAtOnce(settings: DeliverySettings, ids: readonly number[]): Promise<number[]> {
  const notifications = await findUndelivered(settings.db, ids);
  return Promise.all(notifications.map((notification) => deliver(settings, notification)));
}

async function deliver(
  { db, send, notifyUrl, now }: DeliverySettings,
  { id, body }: { readonly id: number; readonly body: string },
): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(notifyUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const status = await send(request).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  await recordAttempt(db, id, status === 200 ? new Date(now()) : null);
  return status;
}
