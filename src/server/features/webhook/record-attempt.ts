import type { Transaction } from 'kysely';
import { hasFailedTooLong, waitAfterFailure } from '#domain/webhook/webhook-schedule.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { OutgoingOutcome } from '../../outgoing/guarded-client.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { changeDelivery, type DeliveryRow, dropWaiting, insertAttempt, lockDelivery } from './delivery-queries.ts';
import { sendWebhookOffMail } from './send-webhook-off-mail.ts';
import { deliverWebhook, planTry } from './webhook-jobs.ts';
import { changeWebhook, lockWebhook } from './webhook-queries.ts';

type RecordServices = Pick<Services, 'config' | 'database' | 'jobs'>;
type Tried = Pick<DeliveryRow, 'id' | 'webhook_id' | 'type'>;

export interface Attempt extends OutgoingOutcome {
  readonly at: Date;
  readonly durationMs: number;
  /** Number of earlier attempts: in total, and failed ones of this round. */
  readonly tries: number;
  readonly failed: number;
  readonly isReplay: boolean;
}

/** The state after an attempt, locked until the transaction ends in the usual order, webhook first. */
interface Scene {
  readonly trx: Transaction<Schema>;
  readonly webhook: Row<'webhooks'>;
  readonly delivery: Row<'webhook_deliveries'>;
  readonly isTest: boolean;
}

/** Records an attempt and its consequence: a scheduled retry, or turning the webhook off. */
export async function recordAttempt(services: RecordServices, tried: Tried, attempt: Attempt): Promise<void> {
  await services.database.db.transaction().execute(async (trx) => {
    const webhook = await lockWebhook(trx, tried.webhook_id);
    const delivery = webhook && (await lockDelivery(trx, tried.id));
    // Deleted during the request.
    if (webhook === undefined || delivery === undefined) return;
    const scene = { trx, webhook, delivery, isTest: tried.type === 'webhook.test' };
    await logAttempt(scene, attempt);
    if (attempt.error === null) await recordSuccess(scene, attempt);
    else await recordFailure(services, scene, attempt);
  });
}

/** Fails a delivery that cannot be signed. */
export async function giveUpUnsigned({ database }: RecordServices, { id }: Tried, at: Date): Promise<void> {
  await changeDelivery(database.db, id, { state: 'failed', next_try_at: null, updated_at: at });
}

async function logAttempt({ trx, delivery }: Scene, { at, status, error, durationMs, answer, isReplay }: Attempt) {
  await insertAttempt(trx, {
    ...{ delivery_id: delivery.id, attempted_at: at, status, error, answer },
    duration_ms: durationMs,
    is_replay: isReplay,
  });
  await changeDelivery(trx, delivery.id, {
    tries: delivery.tries + 1,
    last_status: status,
    last_error: error,
    updated_at: at,
  });
}

async function recordSuccess({ trx, webhook, delivery }: Scene, { at }: Attempt): Promise<void> {
  await changeDelivery(trx, delivery.id, { state: 'delivered', delivered_at: at, next_try_at: null });
  await changeWebhook(trx, webhook.id, { failing_since: null, last_delivered_at: at });
}

async function recordFailure(services: RecordServices, scene: Scene, attempt: Attempt): Promise<void> {
  const { trx, webhook, delivery, isTest } = scene;
  const failingSince = webhook.failing_since ?? attempt.at;
  const isCounted = webhook.is_enabled && !isTest;
  if (isCounted && webhook.failing_since === null)
    await changeWebhook(trx, webhook.id, { failing_since: failingSince });
  if (isCounted && hasFailedTooLong(failingSince.getTime(), attempt.at.getTime())) {
    await switchOff(services, scene, failingSince, attempt.at);
    return;
  }
  // Failed, replayed or attempted by another job meanwhile, which handles what comes next.
  if (delivery.state !== 'waiting' || delivery.tries !== attempt.tries) return;
  const failed = attempt.failed + 1;
  const waitSeconds = isCounted ? waitAfterFailure(failed) : null;
  if (waitSeconds === null) {
    await changeDelivery(trx, delivery.id, { state: 'failed', next_try_at: null });
    return;
  }
  await changeDelivery(trx, delivery.id, { next_try_at: new Date(attempt.at.getTime() + waitSeconds * 1000) });
  const next = planTry({
    ...{ deliveryId: delivery.id, webhookId: webhook.id, tries: attempt.tries + 1, failed },
    ...{ isReplay: attempt.isReplay, isFailing: true, startAfterSeconds: waitSeconds },
  });
  await services.jobs.enqueue(trx, deliverWebhook, next.data, next.options);
}

/** Turns off a webhook that only fails, and notifies its developer. */
async function switchOff(services: RecordServices, { trx, webhook }: Scene, failingSince: Date, at: Date) {
  await changeWebhook(trx, webhook.id, { is_enabled: false, off_reason: 'failing', updated_at: at });
  await dropWaiting(trx, webhook.id, at);
  const details = { failingSince: failingSince.toISOString() };
  await writeAudit(trx, { actorUserId: null, action: 'webhook.switch_off', subject: `webhook:${webhook.id}`, details });
  await sendWebhookOffMail(services, trx, { webhook, failingSince, at });
}
