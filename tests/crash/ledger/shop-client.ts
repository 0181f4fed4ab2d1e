import { setTimeout as sleep } from 'node:timers/promises';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';

const RETRY_MS = 50;
/** A killed shop is back long before; one that never returns fails the test. */
const GIVE_UP_MS = 120_000;

export interface ShopAnswer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown; readonly error?: { readonly code: number } };
}

export interface ShopRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/**
 * A client that retries until it gets a response; a broken connection and a 5xx of a shop without its database do not
 * count as one.
 */
export function createShopClient(origin: string, token?: string) {
  return async ({ method, path, body, key }: ShopRequest): Promise<ShopAnswer> => {
    const headers = {
      [HEADERS.clientVersion]: String(LIMITS.clientVersion),
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { [HEADERS.idempotency]: key }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const endMs = performance.now() + GIVE_UP_MS;
    for (;;) {
      const answer = await ask(origin + path, init);
      if (typeof answer !== 'string') return answer;
      if (performance.now() > endMs) throw new Error(`${method} ${path} was not answered: ${answer}`);
      await sleep(RETRY_MS);
    }
  };
}

export type ShopClient = ReturnType<typeof createShopClient>;

/** The response, or why there is none. */
async function ask(url: string, init: RequestInit): Promise<ShopAnswer | string> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    if (response.status >= 500) return `${response.status} ${await response.text()}`;
    return { status: response.status, body: await response.json() };
  } catch (error) {
    return String(error);
  }
}

/** Signs in as a program. Returns the token of a session that outlives the shop's process. */
export async function signInProgram(origin: string, email: string): Promise<string> {
  const stranger = createShopClient(origin);
  const issued = await stranger({ method: 'POST', path: '/dev/identity/google/token', body: { email } });
  const token = issued.body.idToken;
  const { status, body } = await stranger({ method: 'POST', path: '/api/provider/google/login', body: { token } });
  if (status !== 200 || typeof body.token !== 'string') throw new Error(`sign-in: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

/** An application of the demo store; each one sells its own star coins. */
export async function findApplication(call: ShopClient): Promise<string> {
  const { body } = await call({ method: 'GET', path: '/api/public/app/list?limit=1' });
  const [first] = readList(body.list);
  return String(first?.applicationId);
}

/** The rows of a list response. */
export function readList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
