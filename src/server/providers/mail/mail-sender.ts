import type { LocaleCode } from '#contract/values/locales.ts';

/** The mails there are; a new one gets its template in `src/server/mails`. */
export const MAIL_KINDS = [
  'verificationCode',
  'emailChanged',
  'accessToken',
  'orderRefund',
  'invoiceWon',
  'providerReview',
  'applicationRemoval',
  'productRemoval',
  'versionReview',
  'webhookOff',
  'notification',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail to one person, in the person's language. */
export interface Mail {
  /** Bare address, `name@example.com`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: LocaleCode;
  readonly kind: MailKind;
  /** Where mail programs end mails of this kind by one click (RFC 8058); not of mails that nobody can end. */
  readonly unsubscribeUrl?: string | undefined;
  /** Names the mail, so that a repeat is known to be one (letters, digits, hyphens). */
  readonly id?: string | undefined;
}

/** Brings mails on their way. */
export interface MailSender {
  /** @throws MailError when nobody has taken the mail over. */
  send(mail: Mail): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

/** A mail that was not taken over. The message names neither its recipient nor its content: it is logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether the same mail may be taken later. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary }: { readonly isTemporary: boolean }) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
