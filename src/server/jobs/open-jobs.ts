import type { Config } from '../../config.ts';
import type { Database } from '../db/open-database.ts';
import { bindCheckDeposit, bindSendRefund } from '../features/deposit/run-deposit-jobs.ts';
import { bindIssueInvoices, bindRefundInvoice, bindTellWinners } from '../features/invoice/run-invoice-jobs.ts';
import { bindSendCodeMail, bindSendCodeSms } from '../features/verification/deliver-code.ts';
import type { Logger } from '../middleware/logger.ts';
import { openMailSender } from '../providers/mail/index.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import type { PaymentProviders } from '../providers/payment/index.ts';
import { bindDeliverToStore } from '../providers/payment/sandbox/deliver-notifications.ts';
import { openSmsSender } from '../providers/sms/index.ts';
import type { SmsSender } from '../providers/sms/sms-sender.ts';
import type { BoundJob } from './job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { bindSendMail } from './send-mail.ts';

export interface JobSettings {
  readonly config: Config;
  readonly database: Pick<Database, 'db' | 'connection'>;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  /** Key of hashes and seals that must not be reversible. */
  readonly hashKey: string;
  readonly payments: PaymentProviders;
}

/** What jobs work with. */
export interface JobServices extends JobSettings {
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** For what a job has done later by another. */
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

/** Every job there is; a new one gets its line here. */
function bindJobs(services: JobServices): readonly BoundJob[] {
  return [
    bindSendMail(services),
    bindSendCodeMail(services),
    bindSendCodeSms(services),
    bindIssueInvoices(services),
    bindRefundInvoice(services),
    bindTellWinners(services),
    bindCheckDeposit(services),
    bindSendRefund(services),
    ...(services.payments.sandbox === null ? [] : [bindDeliverToStore(services.payments.sandbox.delivery)]),
  ];
}

/** The product's queue, its jobs tied to the providers of the installation. */
export function openJobs(settings: JobSettings): JobQueue {
  const { config, database, log, now } = settings;
  const mail = openMailSender({ config, db: database.db, now });
  const sms = openSmsSender({ config, db: database.db, now });
  const enqueue: JobQueue['enqueue'] = (trx, job, data, options) => queue.enqueue(trx, job, data, options);
  const jobs = bindJobs({ ...settings, mail, sms, jobs: { enqueue } });
  const queue: JobQueue = createJobQueue({ connection: database.connection, log, jobs });
  return {
    ...queue,
    async stop() {
      await queue.stop();
      mail.close();
    },
  };
}
