import { setTimeout as sleep } from 'node:timers/promises';
import { getUserProfile, issueGoogleToken, loginWithGoogle, updateUserProfile } from '#contract/account/endpoints.ts';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getReadiness } from '#contract/system/endpoints.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { buildRequest } from '../../src/client/build-request.ts';

export interface Answer {
  readonly name: string;
  /** On the clock of `performance`. */
  readonly askedMs: number;
  readonly ms: number;
  /** 0: the connection broke. */
  readonly status: number;
  /** Of a refusal. */
  readonly code?: number | undefined;
}

export type Calls = Readonly<Record<string, () => Promise<Response>>>;

const PAUSE_MS = 100;
/** Longer than anything may take. */
const TIMEOUT_MS = 30_000;

/** Makes each call again and again, one after the other, until `stop`. */
export function watchCalls(calls: Calls) {
  const answers: Answer[] = [];
  let isOver = false;
  const watch = async (name: string, call: () => Promise<Response>) => {
    while (!isOver) {
      const askedMs = performance.now();
      const { status, code } = await readAnswer(call);
      answers.push({ name, askedMs, ms: performance.now() - askedMs, status, code });
      await sleep(PAUSE_MS);
    }
  };
  const watching = Promise.all(Object.entries(calls).map(([name, call]) => watch(name, call)));
  return {
    answers,
    /** When each call had succeeded that was made at this moment or later. */
    async untilWell(fromMs: number, withinMs: number): Promise<number> {
      const isWell = (name: string) =>
        answers.some((answer) => answer.name === name && answer.askedMs >= fromMs && answer.status === 200);
      while (!Object.keys(calls).every(isWell)) {
        if (performance.now() - fromMs > withinMs) return Number.POSITIVE_INFINITY;
        await sleep(10);
      }
      return performance.now() - fromMs;
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

async function readAnswer(call: () => Promise<Response>): Promise<{ status: number; code?: number }> {
  try {
    const response = await call();
    const text = await response.text();
    if (response.ok || !response.headers.get('content-type')?.includes('json')) return { status: response.status };
    return { status: response.status, code: JSON.parse(text).error?.code };
  } catch {
    return { status: 0 };
  }
}

/** A call of the contract. */
export function ask(origin: string, endpoint: Endpoint, input: object, token?: string): Promise<Response> {
  const { url, body, contentType } = buildRequest(endpoint, input);
  return fetch(origin + url, {
    method: endpoint.method,
    body,
    headers: {
      [HEADERS.clientVersion]: String(LIMITS.clientVersion),
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

export const keptPage = (origin: string) => () =>
  fetch(`${origin}/en-US`, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Calls that need the database, each of another kind: nothing kept can answer them. */
export function databaseCalls(origin: string, token: string): Calls {
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn;
  };
  return {
    list: () => ask(origin, listSortedApplications, { lang: 'vi-VN', search: `x${next()}` }),
    read: () => ask(origin, getUserProfile, {}, token),
    write: () => ask(origin, updateUserProfile, { nickname: `Mei${next()}` }, token),
    'sign-in': async () => {
      const issued = await ask(origin, issueGoogleToken, { email: 'newcomer@example.com' });
      return issued.ok ? ask(origin, loginWithGoogle, { token: (await issued.json()).idToken }) : issued;
    },
    page: () => fetch(`${origin}/vi-VN/games?page=${next()}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    readiness: () => ask(origin, getReadiness, {}),
  };
}
