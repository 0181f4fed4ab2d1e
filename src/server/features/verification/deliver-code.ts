import { ERROR } from '#contract/errors/errors.ts';
import type { CodeFailure } from '../../db/schema.ts';
import { bindJob, LastingFailure } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { writeCodeMail, writeCodeSms } from '../../mails/verification-code.ts';
import { MailError } from '../../providers/mail/mail-sender.ts';
import { SmsError } from '../../providers/sms/sms-sender.ts';
import { type CodeToSend, sendCodeMail, sendCodeSms } from './code-jobs.ts';
import { openCode } from './one-time-code.ts';
import { type Addressee, findAddressee, recordDelivery } from './verification-queries.ts';

const SMS_FAILURES = [
  ERROR.smsProviderError,
  ERROR.smsNumberRefused,
  ERROR.smsQuotaUsedUp,
] as const satisfies readonly CodeFailure[];

type DeliveryServices = Pick<JobServices, 'database' | 'config' | 'hashKey' | 'now'>;

/** Binds the job that sends codes by mail. */
export function bindSendCodeMail({ mail, ...services }: DeliveryServices & Pick<JobServices, 'mail'>) {
  const { COMPANY_NAME: company, PUBLIC_ORIGIN: origin } = services.config;
  return bindJob(sendCodeMail, (order, { id, attempt }) =>
    deliver(services, order, {
      attempt,
      send: (code, { nickname, purpose }) => {
        const words = { ...order, code, name: nickname ?? '', company, origin, isSignIn: purpose === 'signIn' };
        return mail.send({ ...writeCodeMail(words), id });
      },
      readFailure: (error) => {
        const isLasting = (error instanceof MailError && !error.isTemporary) || attempt > sendCodeMail.retry.limit;
        return isLasting ? ERROR.externalProviderError : null;
      },
    }),
  );
}

/** Binds the job that sends codes as text messages. */
export function bindSendCodeSms({ sms, ...services }: DeliveryServices & Pick<JobServices, 'sms'>) {
  const { COMPANY_NAME: company } = services.config;
  return bindJob(sendCodeSms, (order, { attempt }) =>
    deliver(services, order, {
      attempt,
      send: (code) => sms.send(writeCodeSms({ ...order, code, company })),
      readFailure: (error) =>
        SMS_FAILURES.find((failure) => error instanceof SmsError && error.code === failure) ?? ERROR.smsProviderError,
    }),
  );
}

interface Sending {
  readonly attempt: number;
  readonly send: (code: string, addressee: Addressee) => Promise<void>;
  /** The code of a permanent failure; null if a retry may help. */
  readonly readFailure: (error: unknown) => CodeFailure | null;
}

/** Sends a code that is still valid, and records the result for the waiting call. */
async function deliver(services: DeliveryServices, { codeId, seal }: CodeToSend, sending: Sending): Promise<void> {
  const { database, hashKey, now } = services;
  const addressee = await findAddressee(database.db, codeId, new Date(now()));
  if (addressee === undefined) return;
  try {
    const code = openCode(hashKey, codeId, seal);
    if (code === null) throw new Error('the code of a job cannot be decrypted: SESSION_SECRET has changed');
    await sending.send(code, addressee);
  } catch (error) {
    const failure = sending.readFailure(error);
    await recordDelivery(database.db, codeId, failure === null ? { attempts: sending.attempt } : { failure });
    if (failure === null || !(error instanceof Error)) throw error;
    throw new LastingFailure(error.message, { code: failure });
  }
  await recordDelivery(database.db, codeId, { sent_at: new Date(now()) });
}
