import type { WebhookAttempt, WebhookDelivery } from '#contract/webhook/entities.ts';
import { exchangeIdOf } from '#domain/money/order-number.ts';
import type { Row } from '../../db/schema.ts';
import type { DeliveryRow } from './delivery-queries.ts';

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    type: row.type,
    exchangeId: row.order_id === null ? null : exchangeIdOf(row.order_id),
    state: row.state,
    tries: row.tries,
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    lastStatus: row.last_status,
    lastError: row.last_error,
  };
}

export function presentAttempt(row: Row<'webhook_attempts'>): WebhookAttempt {
  return {
    at: row.attempted_at.toISOString(),
    status: row.status,
    error: row.error,
    durationMs: row.duration_ms,
    answer: row.answer,
    isReplay: row.is_replay,
  };
}
