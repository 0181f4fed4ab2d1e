import type { z } from '#contract/schema/schema.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Config } from '../../../config.ts';
import { bindJob, LastingFailure } from '../../jobs/job.ts';
import { createGuardedClient, type GuardedClient, type OutgoingOutcome } from '../../outgoing/guarded-client.ts';
import type { Services } from '../../services.ts';
import { findDueDelivery } from './delivery-queries.ts';
import { giveUpUnsigned, recordAttempt } from './record-attempt.ts';
import { signMessage } from './sign-message.ts';
import { deliverWebhook } from './webhook-jobs.ts';
import { canSendTo } from './webhook-policy.ts';
import { openWebhookSecret } from './webhook-secrets.ts';

export interface DeliverServices
  extends Pick<Services, 'config' | 'database' | 'hashKey' | 'jobs' | 'metrics' | 'now'> {
  readonly client: GuardedClient;
}

export function bindDeliverWebhook(services: DeliverServices) {
  return bindJob(deliverWebhook, (planned) => deliver(services, planned));
}

/** The HTTP client for messages of this installation. */
export function openWebhookClient({ allowsPrivateWebhooks }: Pick<Config, 'allowsPrivateWebhooks'>): GuardedClient {
  return createGuardedClient({
    allowsPrivate: allowsPrivateWebhooks,
    timeoutMs: LIMITS.webhookTimeoutMs,
    answerBytes: LIMITS.webhookAnswerBytes,
  });
}

export type PlannedDelivery = z.output<typeof deliverWebhook.data>;

/**
 * Makes one attempt and records its result. Nothing is locked during the request, which may be slow: if the process
 * crashes meanwhile, the attempt is repeated, so a message arrives at least once, with the same ID.
 */
export async function deliver(services: DeliverServices, planned: PlannedDelivery): Promise<void> {
  const due = await findDueDelivery(services.database.db, planned.deliveryId, planned.tries);
  if (due === undefined) return;
  const at = new Date(services.now());
  const secrets = openSecrets(services.hashKey, due, at);
  if (secrets === null) {
    await giveUpUnsigned(services, due, at);
    throw new LastingFailure('the secret of a webhook does not open: SESSION_SECRET is not what it was');
  }
  const begunMs = performance.now();
  const outcome = await send(services, due, { at, secrets });
  services.metrics?.webhookTried(outcome.error === null ? 'delivered' : 'failed');
  const durationMs = Math.round(performance.now() - begunMs);
  await recordAttempt(services, due, { ...planned, ...outcome, at, durationMs });
}

type Due = NonNullable<Awaited<ReturnType<typeof findDueDelivery>>>;

/** The signing secrets valid at a time, current first; null if one cannot be decrypted. */
function openSecrets(hashKey: string, due: Due, at: Date): readonly string[] | null {
  const { application_id: application, secret: seal, old_secret: oldSeal, old_secret_until: until } = due;
  const secret = openWebhookSecret(hashKey, application, seal);
  if (secret === null) return null;
  const isOldValid = oldSeal !== null && until !== null && until > at;
  const oldSecret = isOldValid ? openWebhookSecret(hashKey, application, oldSeal) : null;
  return oldSecret === null ? [secret] : [secret, oldSecret];
}

async function send(
  { config, client }: DeliverServices,
  { url, message_id: messageId, payload }: Due,
  { at, secrets }: { readonly at: Date; readonly secrets: readonly string[] },
): Promise<OutgoingOutcome> {
  // The address was validated under the settings of that time.
  if (!canSendTo(url, config)) return { status: null, error: 'address', answer: '' };
  const body = payload ?? '';
  return client.post({ url, headers: signMessage({ messageId, payload: body, at, secrets }), body });
}
