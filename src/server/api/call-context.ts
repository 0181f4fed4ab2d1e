import type { AccessTokenScope } from '#contract/access-token/entities.ts';
import type { SessionEndCode } from '#contract/errors/error-definitions.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { UserStatus, UserType } from '#contract/values/states.ts';

/** Who makes a call, as far as the calls need to know. */
export interface CallSession {
  /** The session's own identifier, not its token. */
  readonly id: string;
  readonly userId: number;
  readonly userType: UserType;
  readonly userStatus: UserStatus;
  readonly isOperator: boolean;
  readonly emailConfirmed: boolean;
  /** The account's date of birth; absent where an access token stands for it. */
  readonly birthdate?: string | null;
  /** False where only listed devices may use the account and this is none of them (O29). */
  readonly deviceAllowed: boolean;
  /** Whether the account has a company that no operator has switched off. */
  readonly providerEnabled: boolean;
  /** Of an access token: numbers of the applications that it opens, null for all own ones. Absent: no token came. */
  readonly opensApplications?: readonly number[] | null;
  /** What the access token that came may do; absent: no token came. */
  readonly tokenScope?: AccessTokenScope;
}

/** What a handler knows besides its request. */
export interface CallContext {
  readonly session: CallSession | null;
  /** Why there is no session, for the calls that take one that has ended. */
  readonly sessionEnd?: SessionEndCode;
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
