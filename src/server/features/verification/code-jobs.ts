import { z } from '#contract/schema/schema.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { CodePurpose } from '#contract/verification/entities.ts';
import { defineJob } from '../../jobs/job.ts';

/** A code on its way; the digits themselves are sealed, since jobs wait in the database. */
const codeToSend = z.object({
  codeId: z.string(),
  /** E-mail address, or number like +886912345678. */
  to: z.string(),
  language: z.enum(LOCALES),
  seal: z.string(),
});
export type CodeToSend = z.output<typeof codeToSend>;

/** Sends a code by mail; the tries fit into its five minutes. */
export const sendCodeMail = defineJob({
  name: 'send-code-mail',
  data: codeToSend,
  retry: { limit: 5, firstDelaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 90,
});

/** Sends a code as text message, once: it costs money, and one whose answer got lost may have arrived. */
export const sendCodeSms = defineJob({
  name: 'send-code-sms',
  data: codeToSend,
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  timeoutSeconds: 30,
});

/** Phone numbers get a text message; all else goes by mail. */
export function codeJobOf(purpose: CodePurpose) {
  return purpose === 'phone' ? sendCodeSms : sendCodeMail;
}
