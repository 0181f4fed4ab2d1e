import { CANCEL_REASON } from '#contract/values/limits.ts';
import type { CallFailure } from './call-failure.ts';
import type { ClientDependencies } from './client-dependencies.ts';

export interface RawReply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The Retry-After header; null without one. */
  readonly retryAfter: string | null;
}

export type FetchOutcome = { readonly reply: RawReply } | { readonly failure: CallFailure };

export interface FetchOrder {
  readonly url: string;
  readonly init: RequestInit;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends a request and reads the whole response; distinguishes cancellation by the caller from a timeout. */
export async function fetchWithTimeout(
  { fetch, timers }: Pick<ClientDependencies, 'fetch' | 'timers'>,
  { url, init, timeoutMs, signal }: FetchOrder,
): Promise<FetchOutcome> {
  if (signal?.aborted) return { failure: { kind: 'cancelled' } };
  const controller = new AbortController();
  const cancel = () => controller.abort(CANCEL_REASON);
  signal?.addEventListener('abort', cancel, { once: true });
  const timer = timers.setTimeout(() => controller.abort('timeout'), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    const text = await response.text();
    const { status, headers } = response;
    const retryAfter = headers.get('retry-after');
    return { reply: { status, contentType: headers.get('content-type') ?? '', text, retryAfter } };
  } catch {
    return { failure: { kind: controller.signal.reason === CANCEL_REASON ? 'cancelled' : 'no_connection' } };
  } finally {
    timers.clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
