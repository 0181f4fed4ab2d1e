import type { Config } from '../../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { storeMessage } from '../../features/outbox/outbox-queries.ts';
import { checkSms, SmsFailed, SmsQuotaUsed, SmsRefused, type SmsSender } from './sms-sender.ts';

export interface OutboxSmsSettings {
  readonly db: Database['db'];
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  readonly config: Pick<Config, 'SMS_OUTBOX_REFUSED' | 'SMS_OUTBOX_FAILING' | 'SMS_OUTBOX_QUOTA'>;
}

/** Stores text messages for reading at /dev/outbox, and fails as its settings say. */
export function createOutboxSmsSender({ db, now, config }: OutboxSmsSettings): SmsSender {
  let left = config.SMS_OUTBOX_QUOTA;
  return {
    async send(sms) {
      checkSms(sms);
      const { to, text } = sms;
      if (config.SMS_OUTBOX_FAILING.includes(to)) throw new SmsFailed('the outbox fails at this number');
      if (config.SMS_OUTBOX_REFUSED.includes(to)) throw new SmsRefused('the outbox refuses this number');
      if (left <= 0) throw new SmsQuotaUsed('the quota of the outbox is used up');
      left -= 1;
      await storeMessage(db, { channel: 'sms', recipient: to, text, created_at: new Date(now()) });
    },
  };
}
