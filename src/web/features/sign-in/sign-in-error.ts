import type { MessageKey } from '#i18n/message-key.ts';

/** A sign-in that failed before it reached the server; `messageKey` is the reason to show. */
export class SignInError extends Error {
  readonly messageKey: MessageKey;

  constructor(messageKey: MessageKey, options?: ErrorOptions) {
    super(messageKey, options);
    this.name = 'SignInError';
    this.messageKey = messageKey;
  }
}
