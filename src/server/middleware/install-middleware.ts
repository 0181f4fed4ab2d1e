import type { Hono } from 'hono';
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
}

/**
 * Installs the middleware of all requests, including pages: headers, request ID, log, deny list, size limits, errors.
 */
export function installMiddleware(app: Hono<ScopeVariables>, settings: MiddlewareSettings): void {
  const refuseDenied = createDenyList(settings.denyList);
  app.use('*', securityHeaders(settings));
  app.use('*', requestScope(settings));
  app.use('*', async (context, next) => {
    refuseDenied(context.var.scope.clientAddress);
    checkRequestSize(context.req.raw);
    await next();
  });
  app.onError((error, context) => toErrorResponse(error, settings.log, context.get('scope')?.requestId ?? ''));
}
