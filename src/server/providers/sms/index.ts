import type { Config } from '../../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { createOutboxSmsSender } from './outbox-sms-sender.ts';
import { SmsFailed, type SmsSender } from './sms-sender.ts';
import { createTwilioSmsSender } from './twilio-sms-sender.ts';

export interface SmsSettings {
  readonly config: Config;
  readonly db: Database['db'];
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

/** Twilio if configured, else the outbox; in production, where strangers must not read codes, no sender. */
export function openSmsSender({ config, db, now }: SmsSettings): SmsSender {
  if (config.SMS_PROVIDER === 'twilio') {
    return createTwilioSmsSender({
      accountSid: config.TWILIO_ACCOUNT_SID,
      authToken: config.TWILIO_AUTH_TOKEN,
      from: config.TWILIO_FROM,
      apiUrl: config.TWILIO_API_URL,
    });
  }
  return usesSmsOutbox(config) ? createOutboxSmsSender({ db, now, config }) : failingSender;
}

/** Whether text messages are stored in the outbox instead of being sent. */
export function usesSmsOutbox({ SMS_PROVIDER, isProduction }: Pick<Config, 'SMS_PROVIDER' | 'isProduction'>): boolean {
  return SMS_PROVIDER !== 'twilio' && !isProduction;
}

const failingSender: SmsSender = {
  send: () => Promise.reject(new SmsFailed('no SMS provider is set (SMS_PROVIDER)')),
};
