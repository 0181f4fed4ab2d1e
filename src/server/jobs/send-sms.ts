import { z } from '#contract/schema.ts';
import { SmsError, type SmsSender } from '../providers/sms/sms-sender.ts';
import { bindJob, defineJob, LastingFailure } from './job.ts';

/**
 * Sends a text message, once: it costs money, and one whose answer got lost may have arrived. Whoever waits for it is
 * told the code of the failure (`outcomeOf`) and asks again.
 */
export const sendSms = defineJob({
  name: 'send-sms',
  data: z.object({ to: z.string(), text: z.string() }),
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
  timeoutSeconds: 30,
});

export function bindSendSms({ sms }: { readonly sms: SmsSender }) {
  return bindJob(sendSms, async (message) => {
    await sms.send(message).catch((error: unknown) => {
      throw error instanceof SmsError ? new LastingFailure(error.message, { code: error.code }) : error;
    });
  });
}
