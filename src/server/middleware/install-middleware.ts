import type { Hono } from 'hono';
import type { Freshness } from '../cache/listen-to-changes.ts';
import { createDenyList } from './deny-list.ts';
import { toErrorResponse } from './error-response.ts';
import type { Logger } from './logger.ts';
import { type RequestScopeSettings, requestScope, type ScopeVariables } from './request-scope.ts';
import { checkRequestSize } from './request-size.ts';
import { securityHeaders } from './security-headers.ts';

export interface MiddlewareSettings extends RequestScopeSettings {
  readonly log: Logger;
  /** Blocked addresses and networks (DENY_LIST). */
  readonly denyList: readonly string[];
  /** Whether the product is reached over https. */
  readonly isHttps: boolean;
  /** Whether what is cached may be used. */
  readonly freshness?: Freshness | undefined;
}

/** They say that the process responds, and nothing that another process could contradict. */
const ALIVE: readonly string[] = ['/livez', '/healthz'];

/**
 * Installs the middleware of all requests, including pages: headers, request ID, log, deny list, size limits, errors.
 * A process that has stood still answers nothing before it knows what has changed meanwhile.
 */
export function installMiddleware(app: Hono<ScopeVariables>, settings: MiddlewareSettings): void {
  const { freshness } = settings;
  const refuseDenied = createDenyList(settings.denyList);
  app.use('*', securityHeaders(settings));
  app.use('*', requestScope(settings));
  app.use('*', async (context, next) => {
    refuseDenied(context.var.scope.clientAddress);
    checkRequestSize(context.req.raw);
    if (freshness?.isCurrent() === false && !ALIVE.includes(context.req.path)) await freshness.catchUp();
    await next();
  });
  app.onError((error, context) => toErrorResponse(error, settings.log, context.get('scope')?.requestId ?? ''));
}
