import type { CallShape } from '#contract/call-shape.ts';
import { isSigned } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { addQuery, buildRequest } from './build-request.ts';
import { type CallResult, readRefusal } from './call-failure.ts';
import type { CallOptions, ClientDependencies, SessionToken } from './client-dependencies.ts';
import { type FetchOutcome, fetchWithTimeout } from './fetch-with-timeout.ts';
import type { ServerClock } from './server-clock.ts';
import { unwrapReply } from './unwrap-reply.ts';

export interface CallOrder {
  readonly endpoint: CallShape;
  readonly input: unknown;
  readonly options: CallOptions;
  /** Present on the authenticated client only; null if nobody is signed in. */
  readonly session?: SessionToken | null;
}

/** Signs and sends one call and unwraps the response. Never throws and shows nothing but the loading bar. */
export function sendCall(
  dependencies: ClientDependencies,
  clock: ServerClock,
  order: CallOrder,
): Promise<CallResult<unknown>> {
  const run = async (): Promise<CallResult<unknown>> => {
    // Calls sent while leaving the page cannot wait for the server's time; most clocks are accurate enough.
    const isLeaving = order.options.keepalive === true;
    const first = await sendOnce(dependencies, isLeaving ? clock.guessSeconds : clock.nowSeconds, order);
    if (first.failure?.kind !== 'refused' || first.failure.code !== ERROR.invalidTokenTime) return first;
    // The stored offset is outdated (the client's clock was changed): ask the server again.
    clock.forget();
    return sendOnce(dependencies, clock.nowSeconds, order);
  };
  return order.options.loadingBar === false ? run() : withLoadingBar(dependencies, run);
}

/** Unix seconds by the server's clock. */
type AskTime = () => Promise<number> | number;

async function sendOnce(
  dependencies: ClientDependencies,
  askTime: AskTime,
  { endpoint, input, options, session }: CallOrder,
): Promise<CallResult<unknown>> {
  const { url, body, contentType, params } = buildRequest(endpoint, input);
  const headers = new Headers(options.headers);
  headers.set(HEADERS.clientVersion, String(LIMITS.clientVersion));
  if (contentType !== null) headers.set('content-type', contentType);
  if (session) headers.set('authorization', `${session.tokenType} ${session.token}`);
  if (endpoint.idempotency !== undefined) {
    headers.set(HEADERS.idempotency, options.idempotencyKey ?? dependencies.randomText());
  }
  if (isSigned(endpoint.auth)) headers.set(HEADERS.signature, `Bearer ${await sign(dependencies, askTime, params)}`);
  const { timers } = dependencies;
  const outcome = await fetchWithTimeout(
    { fetch: options.fetch ?? dependencies.fetch, timers },
    {
      url: dependencies.baseUrl + (session === undefined ? url : addQuery(url, 'nocache', '1')),
      init: {
        method: endpoint.method,
        headers,
        body,
        credentials: 'same-origin',
        keepalive: options.keepalive ?? false,
      },
      timeoutMs: options.timeoutMs ?? (body instanceof FormData ? LIMITS.uploadTimeoutMs : LIMITS.requestTimeoutMs),
      signal: options.signal,
    },
  );
  return readOutcome(outcome);
}

async function sign({ secret, randomText }: ClientDependencies, askTime: AskTime, params: unknown): Promise<string> {
  return makeSignature({ params, iat: await askTime(), secret, jti: randomText() });
}

function readOutcome(outcome: FetchOutcome): CallResult<unknown> {
  if ('failure' in outcome) return { data: null, failure: outcome.failure };
  const { status, contentType, text, retryAfter } = outcome.reply;
  const body = parseBody(contentType, text);
  if (status >= 200 && status < 300 && body !== undefined && !isFailureEnvelope(body)) {
    return { data: body, failure: null };
  }
  return { data: null, failure: readRefusal(status, body, retryAfter) };
}

function parseBody(contentType: string, text: string): unknown {
  try {
    return unwrapReply(contentType, text);
  } catch {
    return undefined;
  }
}

/** The logout call returns 200 with a code in the body (api.md section 1, "Failure"). */
function isFailureEnvelope(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'result' in body && body.result === false && 'error' in body;
}

/**
 * Shows the loading bar during a call, for at least 200 ms so that it never flickers. The call itself is not delayed,
 * and a longer one is not extended (O118).
 */
async function withLoadingBar<Value>(
  { loadingBar, now, timers }: Pick<ClientDependencies, 'loadingBar' | 'now' | 'timers'>,
  run: () => Promise<Value>,
): Promise<Value> {
  const startedAt = now();
  loadingBar.start();
  try {
    return await run();
  } finally {
    const remainingMs = LIMITS.fetchMinimumDelayMs - (now() - startedAt);
    if (remainingMs > 0) timers.setTimeout(() => loadingBar.finish(), remainingMs);
    else loadingBar.finish();
  }
}
