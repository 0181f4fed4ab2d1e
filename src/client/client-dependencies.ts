import type { ErrorParams } from '#contract/errors/api-error.ts';
import type { SessionEndCode } from '#contract/errors/error-definitions.ts';
import type { CallFailure } from './call-failure.ts';

/** A message for a person: the key of its text, what the text needs, and how it looks. */
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

/** Everything the clients touch outside themselves, so that tests can stand in for it. */
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
   * Signs out on this side: login state, token cookie, back to the root path. `session` is the one that the refused
   * call carried; another may have begun since.
   */
  readonly endSession: (code: SessionEndCode, session: SessionToken | null) => void;
}

export interface CallOptions {
  /** Cancels the call; nothing of it is shown. */
  readonly signal?: AbortSignal;
  /** `false` keeps the loading bar away. */
  readonly loadingBar?: boolean;
  /** `true` for what nobody asked for: a failure shows no message, unless it ends the session. */
  readonly isQuiet?: boolean;
  readonly timeoutMs?: number;
  /** `true` for a small write that must arrive although the page is left the moment it is sent. */
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends in place of the dependencies' own `fetch`. */
  readonly fetch?: ClientDependencies['fetch'];
  /** Of a money call: the same key for the same intent, however often it is sent. Without one each call is its own. */
  readonly idempotencyKey?: string;
}
