import { LIMITS } from '#contract/values/limits.ts';
import type { AuthenticatedDependencies, ClientMessage, LogEntry, SessionToken } from './client-dependencies.ts';

export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answer = (call: SentCall, signal: AbortSignal | null) => Promise<Response> | Response;

export interface TestWorld {
  readonly dependencies: AuthenticatedDependencies;
  readonly sent: SentCall[];
  readonly messages: ClientMessage[];
  readonly logged: LogEntry[];
  readonly ended: number[];
  readonly bar: { event: 'start' | 'finish'; at: number }[];
  readonly storage: Map<string, string>;
  /** Waits until that many calls were sent: signing takes real time before each. */
  untilSent(count?: number): Promise<void>;
  /** Advances the clock and runs due timers, up to `toMs`. */
  advance(byMs: number): Promise<void>;
}

export interface TestWorldOptions {
  readonly answer: Answer;
  readonly session?: SessionToken | null;
  readonly stored?: Readonly<Record<string, string>>;
  readonly messages?: readonly string[];
}

/** Fakes of a client's environment: network, clock, timers, storage, screen. */
export function buildTestWorld(options: TestWorldOptions): TestWorld {
  const clock = createTestClock();
  const sent: SentCall[] = [];
  const messages: ClientMessage[] = [];
  const logged: LogEntry[] = [];
  const ended: number[] = [];
  const bar: TestWorld['bar'] = [];
  const storage = new Map(Object.entries(options.stored ?? { syncServerTime: '0' }));
  let counter = 0;
  const dependencies: AuthenticatedDependencies = {
    async fetch(url, init) {
      const call = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body: init.body };
      sent.push(call);
      return options.answer(call, init.signal ?? null);
    },
    baseUrl: '',
    secret: 'test secret',
    now: clock.now,
    timers: clock,
    randomText() {
      counter += 1;
      return `random-${counter}`;
    },
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    loadingBar: {
      start: () => void bar.push({ event: 'start', at: clock.now() }),
      finish: () => void bar.push({ event: 'finish', at: clock.now() }),
    },
    hasMessage: (key) => (options.messages ?? ['error.30002', 'error.30006', 'error.60003']).includes(key),
    showMessage: (message) => void messages.push(message),
    log: (entry) => void logged.push(entry),
    findSession: () => options.session ?? null,
    endSession: (code) => void ended.push(code),
  };
  const untilSent = async (count = 1) => {
    while (sent.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { dependencies, sent, messages, logged, ended, bar, storage, untilSent, advance: clock.advance };
}

function createTestClock() {
  let nowMs = 1_700_000_000_000;
  const pending = new Set<{ dueMs: number; run: () => void }>();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => nowMs,
    setTimeout(run: () => void, delayMs: number) {
      const timer = { dueMs: nowMs + delayMs, run };
      pending.add(timer);
      return timer;
    },
    clearTimeout(handle: unknown) {
      for (const timer of pending) if (timer === handle) pending.delete(timer);
    },
    async advance(byMs: number) {
      const endMs = nowMs + byMs;
      await settle();
      for (;;) {
        const next = [...pending].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
        if (next === undefined) break;
        pending.delete(next);
        nowMs = Math.max(nowMs, next.dueMs);
        next.run();
        await settle();
      }
      nowMs = endMs;
    },
  };
}

/** A failure as the server sends it. */
export function refusal(code: number, status: number, params?: Record<string, string>): Response {
  return Response.json({ result: false, error: { code, message: '', params } }, { status });
}

/** The payload of a call's signature. */
export function readSigned(call: SentCall | undefined): { iat: number; params: string; jti: string } {
  const token = call?.headers.get('yg-token')?.replace('Bearer ', '') ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

export const CLIENT_VERSION_TEXT = String(LIMITS.clientVersion);
