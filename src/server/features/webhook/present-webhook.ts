import type { Webhook } from '#contract/webhook/entities.ts';
import type { WebhookRow } from './webhook-queries.ts';

/** Builds the developer view of a webhook, without its secret. */
export function presentWebhook(row: WebhookRow, nowMs: number): Webhook {
  const until = row.old_secret_until;
  return {
    id: row.id,
    applicationId: row.app_id,
    url: row.url,
    description: row.description,
    events: [...row.events],
    isEnabled: row.is_enabled,
    offReason: row.off_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
    oldSecretUntil: until !== null && until.getTime() > nowMs ? until.toISOString() : null,
    waiting: row.waiting,
    failed: row.failed,
  };
}
