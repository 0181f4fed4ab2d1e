import type { Database } from '../../db/open-database.ts';
import { storeMessage } from '../../features/outbox/outbox-queries.ts';
import { checkMail } from './check-mail.ts';
import { MailError, type MailSender } from './mail-sender.ts';

export interface OutboxSettings {
  readonly db: Database['db'];
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

/**
 * Stores emails for reading at /dev/outbox. It fails like a mail server: addresses ending in `.invalid` (reserved by
 * RFC 2606) are rejected, those at `later.invalid` deferred.
 */
export function createOutboxMailSender({ db, now }: OutboxSettings): MailSender {
  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, text, html, language, kind } = mail;
      if (to.endsWith('@later.invalid')) throw new MailError('the outbox defers the mail', { isTemporary: true });
      if (to.endsWith('.invalid')) throw new MailError('the outbox refuses the recipient', { isTemporary: false });
      const at = new Date(now());
      await storeMessage(db, { channel: 'email', recipient: to, kind, language, subject, text, html, created_at: at });
    },
    close: () => undefined,
  };
}
