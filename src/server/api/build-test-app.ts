import { Hono } from 'hono';
import { canonicalParams, makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { installMiddleware, type MiddlewareSettings } from '#server/middleware/install-middleware.ts';
import type { ReplayMemory } from '#server/middleware/replay-memory.ts';
import type { ScopeVariables } from '#server/middleware/request-scope.ts';
import { callSecurityHeaders } from '#server/middleware/security-headers.ts';
import type { BoundHandler } from './bound-handler.ts';
import { createHandlerTable } from './handler-table.ts';
import { type ApiSettings, mountEndpoints, mountNotFound } from './mount-endpoints.ts';

export const TEST_SECRET = 'test secret';
export const TEST_NOW_MS = 1_700_000_000_000;

export interface LoggedEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

export interface TestAppOptions {
  readonly handlers: readonly BoundHandler[];
  readonly api?: Partial<ApiSettings>;
  readonly middleware?: Partial<MiddlewareSettings>;
  /** Collects log entries. */
  readonly logged?: LoggedEntry[];
}

/** An app with the given handlers behind the real middleware, at a fixed time; for tests. */
export function buildTestApp({ handlers, api, middleware, logged = [] }: TestAppOptions): Hono<ScopeVariables> {
  const app = new Hono<ScopeVariables>();
  const keep = (level: LoggedEntry['level']) => (fields: object, message: string) => {
    logged.push({ level, fields, message });
  };
  const log = { debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') };
  const now = () => TEST_NOW_MS;
  installMiddleware(app, {
    log,
    now,
    trustedProxies: 0,
    denyList: [],
    isHttps: false,
    createRequestId: () => 'request-1',
    ...middleware,
  });
  mountEndpoints(app, createHandlerTable(handlers), {
    log,
    now,
    signature: { secret: TEST_SECRET, isEnforced: true, replayMemory: createTestMemory(), now },
    rateLimit: async () => {},
    limits: { count: async () => {} },
    maintenance: { findMaintenance: async () => undefined, isOperator: async () => false },
    publicOrigin: '',
    minimumClientVersion: LIMITS.minimumClientVersion,
    isDevelopment: false,
    baseHeaders: callSecurityHeaders({ isHttps: middleware?.isHttps ?? false }),
    checkReplies: true,
    ...api,
  });
  mountNotFound(app);
  return app;
}

/** Headers of a signed call with the given parameters. */
export async function signedHeaders(
  params: unknown,
  { iat = TEST_NOW_MS / 1000, secret = TEST_SECRET, jti = 'j' } = {},
): Promise<Record<string, string>> {
  const value = await makeSignature({ params: JSON.parse(canonicalParams(params)), iat, secret, jti });
  return { [HEADERS.signature]: `Bearer ${value}`, [HEADERS.clientVersion]: String(LIMITS.clientVersion) };
}

/** Works without a database. */
function createTestMemory(): ReplayMemory {
  const known = new Set<string>();
  return {
    async remember(hash) {
      const name = hash.toString('hex');
      const isFirst = !known.has(name);
      known.add(name);
      return isFirst;
    },
  };
}
