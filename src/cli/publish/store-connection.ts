import { setTimeout as sleepFor } from 'node:timers/promises';
import { readRefusal } from '#client/call-failure.ts';
import type { ErrorParams, FieldErrors } from '#contract/errors/api-error.ts';
import { PublishError } from './publish-error.ts';
import type { StoreAccess } from './read-access.ts';
import { describeErrorCode, describeFieldError, formatFieldName } from './words.ts';

/** The command's environment. */
export interface Surroundings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after a delay; rejects once the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Aborted to stop the command (Ctrl-C). */
  readonly signal: AbortSignal;
}

export const SURROUNDINGS: Omit<Surroundings, 'signal'> = {
  fetch: (url, init) => fetch(url, init),
  sleep: async (ms, signal) => {
    await sleepFor(ms, undefined, { signal });
  },
  now: () => performance.now(),
};

export interface StoreRequest {
  readonly method: string;
  /** Starting with a slash. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
  readonly timeoutMs?: number;
}

/** A response of the store, read completely. */
export interface StoreAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends requests to one store with one token, and retries them while that may help. */
export interface StoreConnection {
  /**
   * Returns the response to a request that the store accepted or finally rejected.
   * @throws PublishError `unreachable` after minutes without success, `interrupted`.
   */
  readonly send: (request: StoreRequest) => Promise<StoreAnswer>;
  /** Like `send`, but throws on rejection. @throws PublishError `refused` */
  readonly ask: (request: StoreRequest) => Promise<StoreAnswer>;
  /** Waits before a retry. @throws PublishError `interrupted` */
  readonly wait: (ms: number) => Promise<void>;
}

const REQUEST_TIMEOUT_MS = 60_000;
/** Seconds between attempts; the last one repeats. */
const WAITS = [1, 2, 4, 8, 15, 30, 60] as const;
/** Maximum consecutive attempts without a response, about ten minutes. */
const TRIES_MAX = 14;
/** Timeout, too early, too many requests; every 5xx is temporary as well. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

export function connectStore({ origin, token }: StoreAccess, surroundings: Surroundings): StoreConnection {
  const { sleep, signal } = surroundings;
  const wait = async (ms: number) => {
    await sleep(ms, signal).catch(() => {});
    requireGoing(signal);
  };
  const send = async (request: StoreRequest): Promise<StoreAnswer> => {
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt(surroundings, `${origin}${request.path}`, withToken(request, token));
      if (typeof outcome !== 'string' && !isPassing(outcome)) return outcome;
      if (tries === TRIES_MAX) throw unreachable(origin, outcome);
      await wait(waitMs(tries, outcome));
    }
  };
  return { send, wait, ask: async (request) => requireSuccess(await send(request)) };
}

function withToken({ headers, ...request }: StoreRequest, token: string): StoreRequest {
  return { ...request, headers: { accept: 'application/json', ...headers, authorization: `Bearer ${token}` } };
}

/** A response, or a short reason why there was none. */
async function attempt(
  { fetch, signal }: Surroundings,
  url: string,
  request: StoreRequest,
): Promise<StoreAnswer | string> {
  const { method, headers = {}, body, timeoutMs = REQUEST_TIMEOUT_MS } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect would send the token elsewhere.
    const init = { method, headers, redirect: 'manual', signal: AbortSignal.any([signal, timeout]) } as const;
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    requireGoing(signal);
    return timeout.aborted ? 'it did not respond in time' : describeFailure(error);
  }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

function requireGoing(signal: AbortSignal): void {
  if (signal.aborted) throw new PublishError('interrupted', 'Stopped. Run the same command again to resume.');
}

function isPassing({ status }: StoreAnswer): boolean {
  return status >= 500 || PASSING_STATUSES.has(status);
}

function waitMs(tries: number, outcome: StoreAnswer | string): number {
  const seconds = WAITS[Math.min(tries, WAITS.length) - 1] ?? WAITS[0];
  const asked = typeof outcome === 'string' ? Number.NaN : Number(outcome.headers.get('retry-after'));
  return 1000 * Math.max(seconds, asked > 0 && asked <= 300 ? asked : 0);
}

function unreachable(origin: string, outcome: StoreAnswer | string): PublishError {
  if (typeof outcome === 'string') return new PublishError('unreachable', `${origin} cannot be reached: ${outcome}.`);
  const { code } = readEnvelope(outcome);
  const said = code === null ? `it responded with status ${outcome.status}.` : describeErrorCode(code);
  return new PublishError('unreachable', `${origin} is unavailable: ${said}`, { code });
}

/** @throws PublishError `refused`, with the store's reasons. */
function requireSuccess(answer: StoreAnswer): StoreAnswer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw refusalOf(answer);
}

/** Describes a rejection. */
export function refusalOf(answer: StoreAnswer): PublishError {
  const { code, fields, params } = readEnvelope(answer);
  if (code === null) {
    const where = answer.headers.get('location');
    const status = `The store responded with status ${answer.status}.`;
    return new PublishError(
      'refused',
      where === null ? status : `The store redirects to ${where}. Is --origin correct?`,
    );
  }
  const problems = Object.entries(fields).map(
    ([field, key]) => [formatFieldName(field), describeFieldError(key, params)] as const,
  );
  return new PublishError('refused', describeErrorCode(code, params), { code, fields: Object.fromEntries(problems) });
}

function readEnvelope({ status, body }: StoreAnswer): {
  code: number | null;
  fields: FieldErrors;
  params: ErrorParams;
} {
  const failure = readRefusal(status, readJson(body));
  return failure.kind === 'refused' ? failure : { code: null, fields: {}, params: {} };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
