import type { Context, MiddlewareHandler, Next } from 'hono';
import { routePath } from 'hono/route';
import { getHealth, getLiveness, getReadiness } from '#contract/system/endpoints.ts';
import { HEADERS } from '#contract/values/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RequestSpan, Traces } from '../tracing/traces.ts';
import { readClientAddress } from './client-address.ts';
import type { Logger } from './logger.ts';
import { isWhole } from './whole-responses.ts';
import { writableHeaders } from './writable-headers.ts';

/** What the middleware knows about a request and passes on. */
export interface RequestScope {
  readonly requestId: string;
  readonly clientAddress: string;
}

export interface ScopeVariables {
  Variables: { scope: RequestScope };
}

export interface RequestScopeSettings {
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly traces?: Traces | undefined;
  readonly trustedProxies: number;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  readonly createRequestId?: () => string;
  /** A path without what opens something to whoever knows it; the log gets the rest. */
  readonly hideSecrets?: (path: string) => string;
  /** Address of the connection's remote end. */
  readonly findSocketAddress?: (context: Context) => string;
}

/** The name of all pages in metrics and traces: their addresses are countless. */
export const PAGE_ROUTE = 'page';

/** Proxies and supervisors ask these every few seconds: a line for each would hide all others. */
const PROBES: ReadonlySet<string> = new Set([getLiveness.path, getReadiness.path, getHealth.path]);

/** Assigns every request an ID, a client address and, where traces are made, a span, and logs its response. */
export function requestScope(settings: RequestScopeSettings): MiddlewareHandler<ScopeVariables> {
  const { log, metrics, traces, now, createRequestId = () => crypto.randomUUID(), hideSecrets } = settings;
  const answer = async (context: Context<ScopeVariables>, next: Next, span?: RequestSpan) => {
    const begunMs = performance.now();
    const startedAt = now();
    await next();
    const scope = context.get('scope');
    const { status } = context.res;
    if (!isWhole(context.res)) writableHeaders(context).set(HEADERS.requestId, scope.requestId);
    const { method, path } = context.req;
    if (metrics !== undefined || span !== undefined) {
      const route = nameRoute(routePath(context));
      metrics?.request({ method, route, status, begunMs });
      span?.answer({ route, status });
    }
    const line = { ...scope, method, path: hideSecrets?.(path) ?? path, status, ms: now() - startedAt };
    if (status === 200 && PROBES.has(path)) log.debug(line, 'request');
    else log.info(line, 'request');
  };
  return (context, next) => {
    const clientAddress = readClientAddress({
      forwardedFor: context.req.header('x-forwarded-for') ?? null,
      socketAddress: (settings.findSocketAddress ?? findNodeSocketAddress)(context),
      trustedProxies: settings.trustedProxies,
    });
    const scope: RequestScope = { requestId: createRequestId(), clientAddress };
    context.set('scope', scope);
    if (traces === undefined) return answer(context, next);
    const { method } = context.req;
    const traceparent = settings.trustedProxies === 0 ? undefined : context.req.header('traceparent');
    const { requestId } = scope;
    return traces.request({ method, traceparent, requestId }, (span) => answer(context, next, span));
  };
}

const routeNames = new Map([
  ['*', 'refused'],
  ['/*', PAGE_ROUTE],
]);

/** The router's pattern as people write it: `/static/locales/:lang{[^/]+\\.json}` → `/static/locales/:lang.json`. */
function nameRoute(pattern: string): string {
  const known = routeNames.get(pattern);
  if (known !== undefined) return known;
  const name = pattern.replaceAll(/\{\[\^\/\]\+|[\\}]/g, '');
  routeNames.set(pattern, name);
  return name;
}

/** The address as provided by Hono's Node adapter. */
function findNodeSocketAddress(context: Context): string {
  const incoming: unknown = context.env?.incoming;
  const socket = isObject(incoming) && 'socket' in incoming ? incoming.socket : undefined;
  const address = isObject(socket) && 'remoteAddress' in socket ? socket.remoteAddress : undefined;
  return typeof address === 'string' ? address : '127.0.0.1';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
