import type { LocaleCode } from '#contract/locales.ts';

/** Who makes a call, as far as the calls need to know. */
export interface CallSession {
  /** The session's own identifier, not its token. */
  readonly id: string;
  readonly userId: number;
  /** 99 is a developer. */
  readonly userType: number;
  readonly isOperator: boolean;
  readonly emailConfirmed: boolean;
}

/** What a handler knows besides its request. */
export interface CallContext {
  readonly session: CallSession | null;
  readonly clientAddress: string;
  readonly userAgent: string;
  /** Language of the page for direct calls; calls over HTTP name theirs in the request. */
  readonly lang?: LocaleCode;
  /** Server clock in unix milliseconds. */
  readonly clock: () => number;
  readonly requestId: string;
  /** HTTP method as sent; absent in direct calls. */
  readonly method?: string;
  readonly headers: Headers;
  /** Headers that the handler adds to the answer, cookies for example. */
  readonly responseHeaders: Headers;
}
