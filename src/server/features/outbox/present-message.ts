import type { OutboxMessage } from '#contract/outbox/entities.ts';
import type { OutboxMessage as OutboxRow } from './outbox-queries.ts';

export function presentMessage({ channel, recipient, subject, text, created_at }: OutboxRow): OutboxMessage {
  return { channel, to: recipient, subject, text, createdAt: created_at.toISOString() };
}
