import type { FeatureHandlers } from '../../api/handler.ts';
import { getOutboxStyle } from './get-outbox-style.ts';
import { listOutbox } from './list-outbox.ts';
import { showOutbox } from './show-outbox.ts';
import { showOutboxMail } from './show-outbox-mail.ts';

/**
 * The development outbox: for programs, for people, and one mail as it looks. All refused in production
 * (`permissionDenied`).
 */
export const outboxHandlers = {
  listOutbox,
  showOutbox,
  showOutboxMail,
  getOutboxStyle,
} satisfies FeatureHandlers;
