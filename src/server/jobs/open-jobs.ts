import type { Config } from '../../config.ts';
import type { Database } from '../db/open-database.ts';
import { bindSendCodeMail, bindSendCodeSms } from '../features/verification/deliver-code.ts';
import type { Logger } from '../middleware/logger.ts';
import { openMailSender } from '../providers/mail/index.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import { openSmsSender } from '../providers/sms/index.ts';
import type { SmsSender } from '../providers/sms/sms-sender.ts';
import type { BoundJob } from './job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { bindSendMail } from './send-mail.ts';
import { bindSendSms } from './send-sms.ts';

export interface JobSettings {
  readonly config: Config;
  readonly database: Pick<Database, 'db' | 'connection'>;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  /** Key of hashes and seals that must not be reversible. */
  readonly hashKey: string;
}

/** What jobs work with. */
export interface JobServices extends JobSettings {
  readonly mail: MailSender;
  readonly sms: SmsSender;
}

/** Every job there is; a new one gets its line here. */
function bindJobs(services: JobServices): readonly BoundJob[] {
  return [bindSendMail(services), bindSendSms(services), bindSendCodeMail(services), bindSendCodeSms(services)];
}

/** The product's queue, its jobs tied to the providers of the installation. */
export function openJobs(settings: JobSettings): JobQueue {
  const { config, database, log, now } = settings;
  const mail = openMailSender({ config, db: database.db, now });
  const sms = openSmsSender({ config, db: database.db, now });
  const jobs = bindJobs({ ...settings, mail, sms });
  const queue = createJobQueue({ connection: database.connection, log, jobs });
  return {
    ...queue,
    async stop() {
      await queue.stop();
      mail.close();
    },
  };
}
