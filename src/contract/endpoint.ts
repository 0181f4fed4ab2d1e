import type { AccessTokenScope } from './access-token/entities.ts';
import type { ErrorCode } from './errors/errors.ts';
import type { AnySchema, z } from './schema/schema.ts';

/** Who may make a call (docs/spec/api.md section 1, "Auth groups"). */
export type AuthGroup = 'none' | 'public' | 'user' | 'developer' | 'operator' | 'dev';

/** Stricter rate limits than that of all calls (decisions.md, "Rate limits"); those of codes are the handlers'. */
export type RateLimitClass = 'signIn' | 'none';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A response besides 200 and the errors' statuses: an empty success, a redirect, or a code under another status. */
export interface OtherAnswer {
  readonly status: number;
  readonly code?: ErrorCode;
}

/**
 * One HTTP call as both sides agree on it. `request` describes the query of GET and DELETE and the body of
 * POST and PUT; `reply` the JSON object of a success; `errors` the codes of table 8a that only this call raises
 * (those every call can return are not repeated). `{name}` in `path` is a request field of that name.
 */
export interface Endpoint<Request extends AnySchema = AnySchema, Reply extends AnySchema = AnySchema> {
  readonly name: string;
  readonly group: string;
  readonly summary: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly aliases?: readonly `/${string}`[];
  readonly auth: AuthGroup;
  /**
   * How the body travels; absent for calls without one. `form` is read whole; `multipart` carries one file of any size
   * behind its fields (`upload/incoming-file.ts`), which the handler reads as it comes; `raw` is the field `payload`, exactly
   * as it was sent, for signatures over it.
   */
  readonly body?: 'json' | 'form' | 'multipart' | 'raw';
  /** The media type of the reply if it is not JSON. */
  readonly bytes?: string;
  /** Changes nothing although it is not a GET: a signed copy may be sent twice. */
  readonly readOnly?: true;
  /** Works during maintenance. */
  readonly duringMaintenance?: true;
  /** A page of another site may make this state-changing call (a provider that sends the visitor back). */
  readonly crossOrigin?: true;
  /**
   * Open to access tokens of these scopes (`Authorization: Bearer sht_…`), as to their developer's session, for the
   * applications that they name. Such a call carries no signature: the token is a secret, unlike the key of signatures.
   */
  readonly allowsAccessToken?: readonly AccessTokenScope[];
  /** Open to signed-in users whose email is not verified yet. */
  readonly allowsUnverified?: true;
  /** Open to a device that is not in the list of an account which listed devices only may use (O29). */
  readonly allowsUnlistedDevice?: true;
  /** Takes a session whose sign-in is recent (`recentSignInNeeded`): a browser that was left open must not be enough. */
  readonly needsRecentSignIn?: true;
  /** A write that is open to accounts which their owner has switched off; reading always is. */
  readonly allowsDeactivated?: true;
  /** A session that has ended, or is unknown, is no failure: a logout says so with status 200 (O96), lists answer as to a visitor. */
  readonly takesEndedSession?: true;
  /** A public call that looks at the session where one is sent. */
  readonly heedsSession?: true;
  /**
   * A money call takes the header `Idempotency-Key` (1-255 ASCII characters, per account): the same key and request get
   * the same answer, another request under the same key is `parameterError`. Without it `required` is `invalidFormat`.
   */
  readonly idempotency?: 'required' | 'allowed';
  /** Counted against a stricter limit than the general one, or against none: health checks come from one address. */
  readonly rateLimit?: RateLimitClass;
  readonly request: Request;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  /** Responses with another status. */
  readonly answers?: readonly OtherAnswer[];
}

/** The input of a call: the request before defaults are filled in. */
export type InputOf<E extends Endpoint> = z.input<E['request']>;
/** What a handler receives: parsed, defaults filled in. */
export type RequestOf<E extends Endpoint> = z.output<E['request']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Makes a call directly on the server and over HTTP in the browser; pages know only this. */
export type CallEndpoint = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: PageCallOptions,
) => Promise<ReplyOf<E>>;

/** How a call appears on the page; irrelevant on the server. */
export interface PageCallOptions {
  /** `false` hides the loading bar (R7.12). */
  readonly loadingBar?: boolean;
  /** A failure shows no message: the user did not ask for this call. */
  readonly isQuiet?: boolean;
  /** For a long answer: how long it may take to arrive. */
  readonly timeoutMs?: number;
  /** `true` for a small write that must arrive although the page is left the moment it is sent. */
  readonly keepalive?: boolean;
  /** Of a money call: the same key for the same intent, so that two taps do it once. */
  readonly idempotencyKey?: string;
  /** Cancels the call without a message. */
  readonly signal?: AbortSignal;
  /** Replaces `fetch`, which cannot report upload progress. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

// @__NO_SIDE_EFFECTS__
export function defineEndpoint<Request extends AnySchema, Reply extends AnySchema>(
  endpoint: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> {
  return endpoint;
}

/** Whether calls of the group carry a signature. */
export function isSigned(auth: AuthGroup): boolean {
  return auth !== 'none' && auth !== 'dev';
}

/** Whether a call changes something. */
export function isWrite({ method, readOnly }: Pick<Endpoint, 'method' | 'readOnly'>): boolean {
  return method !== 'GET' && readOnly !== true;
}

/** Whether a session that is sent with the call counts; one that does not count is refused then. */
export function readsSession({ auth, heedsSession }: Pick<Endpoint, 'auth' | 'heedsSession'>): boolean {
  return needsSession(auth) || heedsSession === true;
}

/** Whether calls of the group need a session. */
export function needsSession(auth: AuthGroup): boolean {
  return auth === 'user' || auth === 'developer' || auth === 'operator';
}
