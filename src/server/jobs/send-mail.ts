import { z } from '#contract/schema/schema.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { Logger } from '../middleware/logger.ts';
import { MAIL_KINDS, MailError, type MailSender } from '../providers/mail/mail-sender.ts';
import { bindJob, defineJob, LastingFailure } from './job.ts';

/** Sends an email; retried for some hours, since a mail server may be unavailable or use graylisting. */
export const sendMail = defineJob({
  name: 'send-mail',
  data: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    language: z.enum(LOCALES),
    kind: z.enum(MAIL_KINDS),
    unsubscribeUrl: z.optional(z.string()),
    /** Unix milliseconds after which the email is useless. */
    sendBeforeMs: z.optional(z.int()),
  }),
  retry: { limit: 12, firstDelaySeconds: 5, maxDelaySeconds: 3600 },
  timeoutSeconds: 90,
});

export interface SendMailServices {
  readonly mail: MailSender;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

export function bindSendMail({ mail, log, now }: SendMailServices) {
  return bindJob(sendMail, async ({ sendBeforeMs, ...message }, { id }) => {
    if (sendBeforeMs !== undefined && now() >= sendBeforeMs) {
      log.warn({ kind: message.kind, job: id }, 'a mail expired before it was sent');
      return;
    }
    await mail.send({ ...message, id }).catch((error: unknown) => {
      throw error instanceof MailError && !error.isTemporary ? new LastingFailure(error.message) : error;
    });
  });
}
