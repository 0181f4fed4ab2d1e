import type { MessageKey } from '#i18n/message-key.ts';

/** A sign-in that came to nothing before it reached the server; `messageKey` says why in the visitor's language. */
export class SignInError extends Error {
  readonly messageKey: MessageKey;

  constructor(messageKey: MessageKey, options?: ErrorOptions) {
    super(messageKey, options);
    this.name = 'SignInError';
    this.messageKey = messageKey;
  }
}
