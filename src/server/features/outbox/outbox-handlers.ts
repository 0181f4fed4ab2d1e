import { getOutboxStyle, listOutbox, showOutbox, showOutboxMail } from '#contract/outbox/endpoints.ts';
import type { OutboxMessage } from '#contract/outbox/entities.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { listMessages, type OutboxMessage as OutboxRow } from './outbox-queries.ts';
import { OUTBOX_STYLE } from './outbox-style.ts';
import { createShowOutbox } from './show-outbox.ts';
import { createShowOutboxMail } from './show-outbox-mail.ts';

/**
 * The development outbox: for programs, for people, and one mail as it looks. All refused in production
 * (`permissionDenied`).
 */
export function outboxHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  return [
    handle(listOutbox, async ({ to }) => ({ list: (await listMessages(db, { to })).map(presentMessage) })),
    handle(showOutbox, createShowOutbox(services)),
    handle(showOutboxMail, createShowOutboxMail(services)),
    handle(getOutboxStyle, async () => {
      return new Response(OUTBOX_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
    }),
  ];
}

function presentMessage({ channel, recipient, subject, text, created_at }: OutboxRow): OutboxMessage {
  return { channel, to: recipient, subject, text, createdAt: created_at.toISOString() };
}
