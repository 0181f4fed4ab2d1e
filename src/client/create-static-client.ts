import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { addQuery, buildRequest } from './build-request.ts';
import type { ClientDependencies } from './client-dependencies.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

export interface StaticDependencies extends Pick<ClientDependencies, 'fetch' | 'timers' | 'randomText' | 'log'> {
  /** STATIC_BASE: the host of the files; empty for `/static` on the page's own origin. */
  readonly staticBase: string;
}

export interface StaticClient {
  /** Fetches a file of the contract's static group; undefined on failure, which is logged. */
  fetchFile<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E> | undefined>;
}

const OWN_FOLDER = '/static';

/**
 * Fetches static lists and locale files without signature, Authorization or cookies, and with a random query to
 * bypass caches. It sends no custom header, which would require a preflight on another host.
 */
export function createStaticClient(dependencies: StaticDependencies): StaticClient {
  const { staticBase, randomText, log } = dependencies;
  return {
    async fetchFile<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
      const { url } = buildRequest(endpoint, input);
      const outcome = await fetchWithTimeout(dependencies, {
        url: addQuery((staticBase === '' ? OWN_FOLDER : staticBase) + url.slice(OWN_FOLDER.length), 'r', randomText()),
        init: { method: 'GET', credentials: 'omit' },
        timeoutMs: LIMITS.requestTimeoutMs,
        signal: undefined,
      });
      const parsed = 'reply' in outcome ? endpoint.reply.safeParse(parseJson(outcome.reply.text)) : undefined;
      if (!parsed?.success) {
        log({
          event: 'call_failed',
          call: endpoint.name,
          ...('failure' in outcome ? { failure: outcome.failure } : {}),
        });
        return undefined;
      }
      // The endpoint's own schema has just accepted it.
      return parsed.data as ReplyOf<E>;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
