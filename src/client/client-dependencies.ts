import type { ErrorParams } from '#contract/errors/api-error.ts';
import type { SessionEndCode } from '#contract/errors/error-definitions.ts';
import type { CallFailure } from './call-failure.ts';

/** A user-facing message: the key of its text, its values, and its appearance. */
export interface ClientMessage {
  readonly key: string;
  readonly params?: ErrorParams;
  readonly type: 'error' | 'warning';
}

export interface LogEntry {
  readonly event: 'call_failed' | 'call_cancelled' | 'time_fetch_failed';
  readonly call: string;
  readonly failure?: CallFailure;
}

export interface Timers {
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** External dependencies of the clients, replaceable in tests. */
export interface ClientDependencies {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin of the calls; empty for the page's own. */
  readonly baseUrl: string;
  /** Secret of the request signature. */
  readonly secret: string;
  /** Client clock in unix milliseconds. */
  readonly now: () => number;
  readonly timers: Timers;
  /** Random text, different at every call. */
  readonly randomText: () => string;
  /** Local storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly loadingBar: { start(): void; finish(): void };
  /** Whether the catalog has a text for a key. */
  readonly hasMessage: (key: string) => boolean;
  readonly showMessage: (message: ClientMessage) => void;
  readonly log: (entry: LogEntry) => void;
}

/** Sent with a call as `Authorization: <tokenType> <token>`. */
export interface SessionToken {
  readonly token: string;
  readonly tokenType: string;
}

export interface AuthenticatedDependencies extends ClientDependencies {
  readonly findSession: () => SessionToken | null;
  /**
   * Signs out locally: login state, token cookie, back to the root path. `session` is the one the rejected call used;
   * another may have started since.
   */
  readonly endSession: (code: SessionEndCode, session: SessionToken | null) => void;
}

export interface CallOptions {
  /** Cancels the call without showing anything. */
  readonly signal?: AbortSignal;
  /** `false` hides the loading bar. */
  readonly loadingBar?: boolean;
  /** `true` for background calls: a failure shows no message, unless it ends the session. */
  readonly isQuiet?: boolean;
  readonly timeoutMs?: number;
  /** `true` for a small write that must arrive even if the page is left immediately. */
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the dependencies' `fetch`. */
  readonly fetch?: ClientDependencies['fetch'];
  /**
   * Idempotency key of a money call: the same for every attempt of the same intent. Without one each call is
   * independent.
   */
  readonly idempotencyKey?: string;
}
