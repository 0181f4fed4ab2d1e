import { z } from '#contract/schema/schema.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { CodePurpose } from '#contract/verification/entities.ts';
import { defineJob } from '../../jobs/job.ts';

/** A code to be sent; the digits are encrypted because jobs are stored in the database. */
const codeToSend = z.object({
  codeId: z.string(),
  /** Email address, or number like +886912345678. */
  to: z.string(),
  language: z.enum(LOCALES),
  seal: z.string(),
});
export type CodeToSend = z.output<typeof codeToSend>;

/** Sends a code by mail; all attempts fit into its five minutes. */
export const sendCodeMail = defineJob({
  name: 'send-code-mail',
  data: codeToSend,
  retry: { limit: 5, firstDelaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 90,
});

/**
 * Sends a code as a text message, without retries: messages cost money, and one whose response was lost may have
 * arrived.
 */
export const sendCodeSms = defineJob({
  name: 'send-code-sms',
  data: codeToSend,
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  timeoutSeconds: 30,
});

/** Phone numbers get a text message; everything else goes by mail. */
export function codeJobOf(purpose: CodePurpose) {
  return purpose === 'phone' ? sendCodeSms : sendCodeMail;
}
