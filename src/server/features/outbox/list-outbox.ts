import type { OutboxMessage } from '#contract/outbox/entities.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listMessages, type OutboxMessage as OutboxRow } from './outbox-queries.ts';

export function listOutbox(services: Services): Handler<'listOutbox'> {
  const { db } = services.database;
  return async ({ to }) => ({ list: (await listMessages(db, { to })).map(presentMessage) });
}

function presentMessage({ channel, recipient, subject, text, created_at }: OutboxRow): OutboxMessage {
  return { channel, to: recipient, subject, text, createdAt: created_at.toISOString() };
}
