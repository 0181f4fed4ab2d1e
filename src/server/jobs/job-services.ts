import type { Config } from '../../config.ts';
import type { BackupSource } from '../backup/write-backup.ts';
import type { Database } from '../db/open-database.ts';
import type { Logger } from '../middleware/logger.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import type { PaymentProviders } from '../providers/payment/index.ts';
import type { SmsSender } from '../providers/sms/sms-sender.ts';
import type { Services } from '../services.ts';
import type { JobQueueSettings } from './job-queue.ts';

export interface JobSettings
  extends Pick<Services, 'files' | 'images' | 'videos' | 'inspector' | 'incomingFolder' | 'metrics' | 'traces'> {
  readonly config: Config;
  readonly database: Pick<Database, 'db' | 'readDb' | 'pool' | 'connection'>;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  /** Key of irreversible hashes, and of encrypted data. */
  readonly hashKey: string;
  readonly payments: PaymentProviders;
  /** What a backup reads. */
  readonly backupSource: () => Promise<BackupSource>;
  readonly isLazy?: JobQueueSettings['isLazy'];
  readonly pollSeconds?: JobQueueSettings['pollSeconds'];
}

/** The dependencies of jobs. */
export interface JobServices extends JobSettings {
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** Lets jobs enqueue other jobs. */
  readonly jobs: Services['jobs'];
}
