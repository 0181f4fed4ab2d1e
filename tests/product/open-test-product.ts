import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect } from 'vitest';
import { buildRequest } from '#client/build-request.ts';
import { type Endpoint, type InputOf, isSigned, type ReplyOf } from '#contract/endpoint.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { composeProduct, type ProductParts } from '#server/compose-product.ts';
import type { Database } from '#server/db/open-database.ts';
import { LOG_SERIALIZERS } from '#server/middleware/describe-error.ts';
import { createMessageFiles } from '#server/pages/message-files.ts';
import type { Services } from '#server/services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { keepIdentityKeys } from '#tests/identity/keep-identity-keys.ts';
import { parseConfig } from '../../src/config.ts';
import { createFakeRenderer } from './fake-renderer.ts';
import { withFormInOnePiece } from './form-in-one-piece.ts';
import { watchAnswers } from './watch-answers.ts';

/** Settings, and substitutes for parts that tests cannot use. */
export interface TestProductOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: (services: Services) => Promise<void>;
  /** Where the keys of real identity providers are read. */
  readonly keySetUrls?: ProductParts['keySetUrls'];
  /** How long an upload's connection may be silent. */
  readonly uploadStallMs?: number;
  /** How often retries of jobs are looked for; at least 0.5. */
  readonly jobPollSeconds?: number;
  /** How often streams of changes are looked after. */
  readonly liveTimes?: ProductParts['liveTimes'];
  /** False when measuring CPU time: production does not validate responses against the contract. */
  readonly checksAnswers?: boolean;
  readonly metrics?: ProductParts['metrics'];
  readonly traces?: ProductParts['traces'];
  /** Whether to run maintenance on opening, as in production; it takes two fifths of the opening time. */
  readonly hasUpkeep?: boolean;
  /** Another product, open for longer, whose database and clock this second process shares. */
  readonly beside?: {
    readonly database: TestDatabase & Partial<Database>;
    readonly clock: ReturnType<typeof makeClock>;
  };
  /** The folder of that product, where both share it; else this one has its own. */
  readonly sharedDataDir?: string;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Who calls; the address of the connection. */
  readonly address?: string;
}

/** The failure envelope, with its HTTP status. */
export interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * Sessions are not cached: a test that changes a table directly would otherwise see the change late. Tests of the cache
 * enable it; so does everything that runs the built product (e2e, crash, bench).
 */
const TEST_SETTINGS = { NODE_ENV: 'test', RATE_LIMIT: 'off', SESSION_CACHE: 'off' } as const;
const SECRETS = { sign: 'test sign secret', session: 'test session secret' };
export const OPENED_AT_MS = Date.parse('2026-03-01T04:00:00Z');

/** Shared by all products of a worker: compiling them is most of the opening time, and they never differ. */
const MESSAGES = createMessageFiles();

function makeClock() {
  let nowMs = OPENED_AT_MS;
  return {
    now: () => nowMs,
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
}

/**
 * Opens the whole service on its own database and folder, without a port: the real middleware, calls and page server,
 * with a stopped clock and a fake renderer in place of React. Close it in `afterAll`.
 */
export async function openTestProduct({
  settings = {},
  seed,
  keySetUrls,
  uploadStallMs,
  jobPollSeconds,
  liveTimes,
  metrics,
  traces,
  checksAnswers = true,
  hasUpkeep = false,
  beside,
  sharedDataDir,
}: TestProductOptions = {}) {
  const database = beside?.database ?? (await createTestDatabase({ isStarted: true, traces }));
  const dataDir = sharedDataDir ?? (await mkdtemp(join(tmpdir(), 'starhall-product-')));
  await keepIdentityKeys(dataDir);
  const clock = beside?.clock ?? makeClock();
  const renderer = createFakeRenderer();
  const logged: Record<string, unknown>[] = [];
  const undescribed = new Set<string>();
  const product = await composeProduct({
    config: parseConfig({ ...TEST_SETTINGS, DEMO: seed === undefined ? 'off' : 'on', ...settings }),
    database: { readDb: database.db, ...database },
    dataDir,
    secrets: SECRETS,
    log: pino(
      { base: null, serializers: LOG_SERIALIZERS, ...(traces && { mixin: traces.logFields }) },
      { write: (line: string) => logged.push(JSON.parse(line)) },
    ),
    now: clock.now,
    render: () => renderer.render,
    seed,
    keySetUrls,
    uploadStallMs,
    jobPollSeconds,
    liveTimes,
    metrics,
    traces,
    // Left out rather than set to true, to test the product's default.
    ...(hasUpkeep ? {} : { hasUpkeep }),
    messages: MESSAGES,
    checkReplies: checksAnswers,
    ...(checksAnswers ? { watchAnswers: watchAnswers((mismatch) => undescribed.add(mismatch)) } : {}),
    // The sandbox cashier speaks to the product as from outside, without a port.
    sendToStore: async (message) =>
      product.app.request(message, {}, { incoming: { socket: { remoteAddress: '198.51.100.9' } } }),
  });

  const request = async (path: string, init: RequestInit = {}, { address = '198.51.100.1' }: CallOptions = {}) =>
    product.app.request(path, await withFormInOnePiece(init), { incoming: { socket: { remoteAddress: address } } });
  const send = async (endpoint: Endpoint, input: object, options: CallOptions = {}): Promise<Response> => {
    const { url, body, contentType, params } = buildRequest(endpoint, input);
    const headers = new Headers(options.headers);
    headers.set(HEADERS.clientVersion, String(LIMITS.clientVersion));
    if (contentType !== null) headers.set('content-type', contentType);
    if (endpoint.idempotency !== undefined && !headers.has(HEADERS.idempotency)) {
      headers.set(HEADERS.idempotency, randomUUID());
    }
    if (isSigned(endpoint.auth)) {
      const iat = Math.floor(clock.now() / 1000);
      const token = await makeSignature({ params, iat, secret: SECRETS.sign, jti: randomUUID() });
      headers.set(HEADERS.signature, `Bearer ${token}`);
    }
    return request(url, { method: endpoint.method, headers, body }, options);
  };
  return {
    ...product,
    database,
    db: database.db,
    connection: database.connection,
    clock,
    renderer,
    logged,
    /** Asks for an address as a browser or a program does, unsigned. */
    request,
    /** Makes a signed call and returns the raw response. */
    send,
    /** Makes a call that must succeed, and validates its reply strictly against the contract. */
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E> & object,
      options?: CallOptions,
    ): Promise<ReplyOf<E>> {
      const response = await send(endpoint, input, options);
      const reply: unknown = await response.json();
      expect(response.status, JSON.stringify(reply)).toBe(200);
      const parsed = endpoint.reply.parse(reply);
      expect(reply).toEqual(parsed);
      // Parsed by the endpoint's own schema, which the generic type cannot express.
      return parsed as ReplyOf<E>;
    },
    /** Makes a call that must fail; the input may be anything. */
    async refuse(endpoint: Endpoint, input: object, options?: CallOptions): Promise<Refusal> {
      const response = await send(endpoint, input, options);
      const reply = await response.json();
      expect(reply).toMatchObject({ result: false, error: { message: expect.any(String) } });
      const { code, fields, params } = reply.error;
      return { status: response.status, code, ...(fields && { fields }), ...(params && { params }) };
    },
    /** Empties the caches now; a change made by the test is only announced a moment later. */
    forget: product.services.cache.clear,
    /** Answers so far that /api/openapi.json does not describe; any of them fails the file when the product is closed. */
    undescribed,
    async close() {
      await product.close();
      if (beside === undefined) await database.drop();
      if (sharedDataDir === undefined) await rm(dataDir, { recursive: true, force: true });
      expect([...undescribed], 'answers that /api/openapi.json does not describe').toEqual([]);
    },
  };
}

export type TestProduct = Awaited<ReturnType<typeof openTestProduct>>;
