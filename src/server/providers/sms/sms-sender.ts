import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';

export interface Sms {
  /** With plus sign and calling code, `+886912345678`. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. */
export interface SmsSender {
  /** @throws SmsRefused, SmsQuotaUsed or SmsFailed if the message was not accepted. */
  send(sms: Sms): Promise<void>;
}

/** A message that was not accepted. The error text is logged, so it contains neither recipient nor content. */
export abstract class SmsError extends Error {
  abstract readonly code: ErrorCode;
}

/** The provider fails, does not respond, or responds with something unintelligible; the message may have been sent. */
export class SmsFailed extends SmsError {
  override readonly name = 'SmsFailed';
  readonly code = ERROR.smsProviderError;
}

/** The provider does not send to this number. */
export class SmsRefused extends SmsError {
  override readonly name = 'SmsRefused';
  readonly code = ERROR.smsNumberRefused;
}

/** The installation may send no more for now. */
export class SmsQuotaUsed extends SmsError {
  override readonly name = 'SmsQuotaUsed';
  readonly code = ERROR.smsQuotaUsedUp;
}

/** Rejects what no provider accepts: a number without plus sign and calling code, or an empty text. */
export function checkSms({ to, text }: Sms): void {
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new SmsRefused('the number is not an international one');
  if (text.trim() === '') throw new SmsRefused('the message has no text');
}
