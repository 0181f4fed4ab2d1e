import type { LocaleCode } from '#contract/values/locales.ts';

/** The kinds of emails; the template of a new one belongs in `src/server/mails`. */
export const MAIL_KINDS = [
  'verificationCode',
  'emailChanged',
  'identityChanged',
  'accessToken',
  'orderRefund',
  'invoiceWon',
  'providerReview',
  'applicationRemoval',
  'productRemoval',
  'versionReview',
  'webhookOff',
  'backupFailed',
  'notification',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** An email to one person, in the person's language. */
export interface Mail {
  /** Bare address, `name@example.com`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: LocaleCode;
  readonly kind: MailKind;
  /** One-click unsubscribe address (RFC 8058); absent for emails that cannot be unsubscribed from. */
  readonly unsubscribeUrl?: string | undefined;
  /** Identifies the email, so that duplicates are recognized (letters, digits, hyphens). */
  readonly id?: string | undefined;
}

/** Sends emails. */
export interface MailSender {
  /** @throws MailError if the email was not accepted. */
  send(mail: Mail): Promise<void>;
  /** Closes its connections. */
  close(): void;
}

/** An email that was not accepted. The message is logged, so it contains neither recipient nor content. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether the same email may be accepted later. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary }: { readonly isTemporary: boolean }) {
    super(message);
    this.isTemporary = isTemporary;
  }
}
