import type { AccessTokenScope } from '#contract/access-token/entities.ts';
import type { SessionEndCode } from '#contract/errors/error-definitions.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { UserStatus, UserType } from '#contract/values/states.ts';

/** The caller, as far as calls need to know. */
export interface CallSession {
  /** The session's ID, not its secret. */
  readonly id: string;
  readonly userId: number;
  readonly userType: UserType;
  readonly userStatus: UserStatus;
  readonly isOperator: boolean;
  readonly emailConfirmed: boolean;
  /** The account's date of birth; absent for access tokens. */
  readonly birthdate?: string | null;
  /** False if the account is restricted to listed devices and this is not one (O29). */
  readonly deviceAllowed: boolean;
  /** Whether the account has a company that is not disabled by an operator. */
  readonly providerEnabled: boolean;
  /** Of an access token: IDs of the applications it may access, null for all own ones. Absent without a token. */
  readonly opensApplications?: readonly number[] | null;
  /** The scope of the access token; absent without one. */
  readonly tokenScope?: AccessTokenScope;
}

/** What a handler gets besides its request. */
export interface CallContext {
  readonly session: CallSession | null;
  /** Why there is no session, for calls that accept an ended one. */
  readonly sessionEnd?: SessionEndCode;
  readonly clientAddress: string;
  readonly userAgent: string;
  /** The page's language for direct calls; HTTP calls specify theirs in the request. */
  readonly lang?: LocaleCode;
  /** Server clock in unix milliseconds. */
  readonly clock: () => number;
  readonly requestId: string;
  /** HTTP method as sent; absent in direct calls. */
  readonly method?: string;
  readonly headers: Headers;
  /** Response headers added by the handler, cookies for example. */
  readonly responseHeaders: Headers;
}
