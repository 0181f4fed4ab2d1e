import type { FeatureHandlers } from '../../api/handler.ts';
import { getOutboxStyle } from './get-outbox-style.ts';
import { listOutbox } from './list-outbox.ts';
import { showOutbox } from './show-outbox.ts';
import { showOutboxMail } from './show-outbox-mail.ts';

/**
 * The development outbox: as an API, as a page, and one rendered mail. All are refused in production
 * (`permissionDenied`).
 */
export const outboxHandlers = {
  listOutbox,
  showOutbox,
  showOutboxMail,
  getOutboxStyle,
} satisfies FeatureHandlers;
